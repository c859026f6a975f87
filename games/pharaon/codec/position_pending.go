package codec

import (
	"ennead/game/flow"
	"ennead/games/pharaon"
	"ennead/games/position"
)

// The steps that a loaded position waits for: each must wait where play could have put it, and there
// must be something to do.

// pendingSteps is how many steps a position may have waiting.
const pendingSteps = flow.Size / 2

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	position.Wait(l.Reader, &pharaon.Steps, l.State, &l.Stack, p.Pending, pendingSteps)
	if jar, ok := l.Waits(pharaon.StepDiplomat); ok {
		l.JarPile = l.JarPile.Without(jar.A)
	}
}

// waiting counts the steps of a kind.
func (l *loader) waiting(step pharaon.Step) (n int) {
	for f := range l.Frames() {
		if f.Step == step {
			n++
		}
	}
	return n
}
