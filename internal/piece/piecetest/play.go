package piecetest

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/piece"
)

// Moment is a position of a game that is played by chance.
type Moment struct {
	Game  game.Game
	State game.State   // as it is, not as a seat sees it
	N     int          // choices that led to it, those of chance included
	Next  game.Seat    // who chooses now: a seat or chance; a spectator when the game is over
	Moves []game.Move  // of the seat; none of chance
	By    game.Seat    // who chose last, a spectator at the beginning
	Move  game.Move    // what that was
	Last  []game.Event // what it told
	Just  []game.Event // what was told since a player chose, chance included
}

// Pick chooses one of the moves.
type Pick func(r *game.Rand, moves []game.Move) game.Move

// Any picks any move.
func Any(r *game.Rand, moves []game.Move) game.Move { return moves[r.Intn(len(moves))] }

// Play plays a game by chance, always the same by that seed, and shows each position before the choice that is made
// there, and the last one, until see has seen enough.
func Play(t testing.TB, g game.Game, setup game.Setup, seed uint64, pick Pick, see func(*Moment) (enough bool)) {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r, at := game.NewRand(seed), Moment{Game: g, State: s, By: game.Spectator}
	var told, rolled []game.Move
	for ; ; at.N++ {
		at.Next, at.Moves = game.Spectator, nil
		switch owing := s.Owing(); {
		case owing.Has(game.Nature):
			at.Next = game.Nature
		case owing != 0:
			at.Next = owing.First()
			told = s.Moves(told[:0], at.Next)
			at.Moves = told
		}
		if see(&at) || at.Next == game.Spectator {
			return
		}
		if at.By = at.Next; at.By == game.Nature {
			at.Move, rolled = r.Roll(s, rolled)
		} else {
			at.Move, at.Just = pick(&r, at.Moves), nil
		}
		var log game.Log
		s.Play(at.By, at.Move, &log)
		at.Last = log.Events
		at.Just = append(slices.Clip(at.Just), at.Last...)
	}
}

// Scene is what a viewer sees at the moment; its words are still to be chosen.
func (m *Moment) Scene(viewer game.Seat, names []string) piece.Scene {
	view := m.State.Copy()
	if m.Next != game.Spectator { // when it is over nothing is hidden
		view.Mask(viewer)
	}
	scene := piece.Scene{Game: m.Game, State: view, Viewer: viewer, Active: m.State.Owing().Has(viewer), Names: names}
	for _, e := range m.Just {
		scene.Just = append(scene.Just, e.For(viewer))
	}
	return scene
}
