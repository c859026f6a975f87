package guide

import (
	"errors"

	"ennead/game"
)

// ErrLeft: the game is none of this guide's, or no more.
var ErrLeft = errors.New("the game has left its guide")

// Advance lets all happen that is not the learner's: chance, windows of which the guide makes nothing, the moves of
// the others, and of everybody those that lay the table. It stops where the learner is to choose, or at the end of the script.
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
			return p, game.Wrong(nil, "problem.guide.stuck", "lesson {lesson}: seat {seat} cannot do what the script says", "lesson", p.Lesson().Name, "seat", p.Seat().Text())
		}
		if err := m.Play(p.Seat(), moves[0]); err != nil {
			return p, game.Wrong(nil, "problem.guide.lesson", "lesson {lesson}: {what}", "lesson", p.Lesson().Name, "what", err)
		}
	}
}

// pass lets one window go by of which the script makes nothing, and tells whether there was one.
func (p Place) pass(m *game.Match) (bool, error) {
	for seat := range m.State.Owing().All() {
		_, open := game.WindowOf(m.State, seat)
		if open && (p.Seat() != seat || len(p.Moves(m.State)) == 0) {
			return true, m.Waive(seat)
		}
	}
	return false, nil
}
