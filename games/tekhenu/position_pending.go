package tekhenu

import (
	"ennead/game/flow"
	"ennead/games/position"
)

// A position as a state: the steps that wait. Each must wait where play could have put it, with numbers that fit, and there
// must be something to do.

// beneath says on which steps each may wait; Done is the bottom. Steps left out never wait.
var beneath = func() (all [stepCount][]Step) {
	var any []Step
	for step := range stepCount {
		any = append(any, step)
	}
	for step := range stepCount {
		all[step] = any
	}
	return all
}()

// pendingSteps is how many steps a position may have waiting, so that there is room for those that follow.
const pendingSteps = flow.Size - 8

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	position.Push(&l.Reader, &steps, &l.Stack, p.Pending, pendingSteps, beneath[:], func(f, under Frame) string {
		return ""
	})
}

// has tells whether a step waits.
func (l *loader) has(step Step) bool {
	_, ok := l.Waits(step)
	return ok
}

func (l *loader) moment() {}
