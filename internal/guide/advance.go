package guide

import (
	"errors"

	"ennead/game"
)

// ErrLeft says that the game does not follow this guide, or no longer does.
var ErrLeft = errors.New("the game has left its guide")

// Advance makes every move that is not the learner's: chance, reaction windows that the script does not use, the
// other players' moves, and everybody's moves of the set-up. It stops when the learner is to choose, or at the end of
// the script.
func (g *Guide) Advance(m *game.Match) (Place, error) {
	for {
		if _, err := m.Draw(g.Fair()); err != nil {
			return Place{}, err
		}
		p, ok := g.Place(m.Record.Turns)
		if !ok {
			return p, ErrLeft
		}
		if p.Over() {
			return p, nil
		}
		if passed, err := p.pass(m); err != nil {
			return p, err
		} else if passed {
			continue
		}
		if p.Waits() {
			return p, nil
		}
		moves := p.Moves(m.State)
		if len(moves) == 0 {
			return p, game.Wrong(nil, "problem.guide.stuck", "lesson {lesson}: seat {seat} cannot do what the "+
				"script says", "lesson", p.Lesson().Name, "seat", p.Seat().Text())
		}
		if err := m.Play(p.Seat(), moves[0]); err != nil {
			return p, game.Wrong(nil, "problem.guide.lesson", "lesson {lesson}: {what}", "lesson", p.Lesson().Name,
				"what", err)
		}
	}
}

// pass declines one reaction window that the script does not use, and reports whether there was one.
func (p Place) pass(m *game.Match) (bool, error) {
	for seat := range m.State.Owing().All() {
		_, open := game.WindowOf(m.State, seat)
		if open && (p.Seat() != seat || len(p.Moves(m.State)) == 0) {
			return true, m.AutoPass(seat)
		}
	}
	return false, nil
}
