package codec

import (
	"ennead/game/flow"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: the steps that wait.

// pendingSteps is how many steps a position may have waiting, so that there is room for those that follow.
const pendingSteps = flow.Size - 8

// pending reads the steps; the rows of the table say which may wait where.
func (l *loader) pending(p *positionJSON) {
	position.Wait(l.Reader, &kemet.Steps, l.State, &l.Stack, p.Pending, pendingSteps)
}
