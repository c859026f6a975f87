package codec

import (
	"ennead/game/flow"
	"ennead/games/position"
	"ennead/games/tekhenu"
)

// A position as a state: the steps that wait.

// pendingSteps is how many steps a position may have waiting, so that there is room for those that follow.
const pendingSteps = flow.Size - 12

// pending reads the steps; the rules say where each may wait, and with what numbers.
func (l *loader) pending(p *positionJSON) {
	position.Wait(l.Reader, &tekhenu.Steps, l.State, &l.Stack, p.Pending, pendingSteps)
}

// has tells whether a step waits.
func (l *loader) has(step tekhenu.Step) bool {
	_, ok := l.Waits(step)
	return ok
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
