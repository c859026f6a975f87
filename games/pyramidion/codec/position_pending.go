package codec

import (
	"ennead/games/position"
	"ennead/games/pyramidion"
)

// pendingSteps is how many steps a position may have waiting: as many as while revolt tokens are turned up.
const pendingSteps = 10

// pending reads the steps that wait, of which the table says where each may, and with which numbers.
func (l *loader) pending(p *positionJSON) {
	position.Wait(l.Reader, &pyramidion.Steps, l.State, &l.Stack, p.Pending, pendingSteps)
}
