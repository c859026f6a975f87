package cli

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// clicker is somebody who plays as a greedy bot does, with the buttons of the page.
type clicker struct {
	t     *testing.T
	kit   *gamekit.Kit
	words *locale.Catalogue
	think func(view game.State, seat game.Seat) game.Move
}

// decide returns what the person does about the current question: the moves, and how many clicks they take. Whoever is
// offered a payment takes it.
func (p *clicker) decide(at *game.Match, seat game.Seat) (moves []game.Move, clicks int) {
	view := at.View(seat)
	scene := piece.Scene{Game: p.kit.Game, State: view, Viewer: seat, Words: p.words, Active: true}
	if g := piece.Gestured(p.kit.Board, scene); g != nil {
		if run := p.run(at, seat, len(g.Series)); len(run) == len(g.Series) {
			if n, moves := p.aim(scene, at.State, states(at.State, seat, run, len(run)-1)); n > 0 {
				return moves, n
			}
		}
	}
	legal := view.Moves(nil, seat)
	suggested := piece.Suggested(p.kit.Board, scene, slices.Clone(legal))
	if len(suggested.Series) > 1 {
		return suggested.Series, 1
	}
	m := p.think(view, seat)
	if piece.BeginsGesture(p.kit.Board, scene, m) {
		scene.Aim = []game.Move{m}
		if n, moves := p.aim(scene, at.State, states(at.State, seat, p.run(at, seat, longest), 1)); n > 0 {
			return moves, n + 1 // and the first click, on where it begins
		}
		return []game.Move{m}, 2 // to choose step by step is a click of its own
	}
	moves, clicks = []game.Move{m}, 1
	for _, g := range piece.Groups(p.kit.Board, scene, suggested.Moves) {
		if !slices.Contains(g.Moves, m) {
			continue
		}
		for _, both := range g.With(m) { // a button for what they would choose after it as well
			if slices.Equal(both.Series, p.run(at, seat, len(both.Series))) {
				moves = both.Series
			}
		}
		if g.Ways {
			clicks++ // they are folded
		}
	}
	last := len(moves) - 1
	if _, idle := piece.Idle(p.kit.Board, piece.After(scene, moves[:last]...))[moves[last]]; idle {
		clicks++ // the page asks once whether it is meant
	}
	return moves, clicks
}

// longest is how many small moves of a person in a row are looked at.
const longest = 24

// run returns the next moves of the person by small steps, as long as nobody else chooses.
func (p *clicker) run(at *game.Match, seat game.Seat, most int) (run []game.Move) {
	s := at.State.Copy()
	for len(run) < most && s.Owing() == seat.Set() {
		view := s.Copy()
		view.Mask(seat)
		m := p.think(view, seat)
		s.Play(seat, m, nil)
		run = append(run, m)
	}
	return run
}

// states returns the positions after more than so many of some moves.
func states(s game.State, seat game.Seat, moves []game.Move, more int) (all []game.State) {
	s = s.Copy()
	for i, m := range moves {
		s.Play(seat, m, nil)
		if i >= more {
			all = append(all, s.Copy())
		}
	}
	return all
}

// aim looks for the fewest clicks in a panel that lead to one of some positions, the one that confirms counted. It
// returns 0 if the panel leads to none.
func (p *clicker) aim(scene piece.Scene, from game.State, wanted []game.State) (clicks int, moves []game.Move) {
	lexicon := p.kit.Game.Lexicon()
	seen := map[string]bool{piece.Series(lexicon, scene.Aim): true}
	for aims := [][]game.Move{scene.Aim}; len(aims) > 0; {
		clicks++
		var next [][]game.Move
		for _, aim := range aims {
			scene.Aim = aim
			g := piece.Gestured(p.kit.Board, scene)
			if g == nil {
				p.t.Fatal("a button of a panel leads to no panel")
			}
			if g.Series != nil && leads(from, scene.Viewer, g.Series, wanted) {
				return clicks, g.Series
			}
			for _, f := range g.Fields {
				for _, o := range f.Options {
					if text := piece.Series(lexicon, o.Series); !seen[text] {
						seen[text] = true
						next = append(next, o.Series)
					}
				}
			}
		}
		aims = next
	}
	return 0, nil
}

// leads reports whether moves lead to one of some positions.
func leads(from game.State, seat game.Seat, moves []game.Move, wanted []game.State) bool {
	all := states(from, seat, moves, len(moves)-1)
	return len(all) == 1 && slices.ContainsFunc(wanted, all[0].Equal)
}
