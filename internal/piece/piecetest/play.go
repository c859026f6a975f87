package piecetest

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/piece"
)

// Moment is a position of a game that is played at random.
type Moment struct {
	Game  game.Game
	State game.State   // unmasked
	N     int          // choices that led to it, including those of chance
	Next  game.Seat    // who is to move: a seat or chance; a spectator when the game is over
	Moves []game.Move  // of the seat; none for chance
	By    game.Seat    // who chose last, a spectator at the start
	Move  game.Move    // the last move
	Last  []game.Event // its events
	Just  []game.Event // the events since a player last chose, including those of chance
}

// Pick chooses one of the moves.
type Pick func(r *game.Rand, moves []game.Move) game.Move

// Any picks any move.
func Any(r *game.Rand, moves []game.Move) game.Move { return moves[r.Intn(len(moves))] }

// Play plays a game at random, always the same for a seed, and calls see with each position before its choice, and
// the last one, until see has seen enough.
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

// Scene returns what a viewer sees at the moment; its words are still to be chosen.
func (m *Moment) Scene(viewer game.Seat, names []string) piece.Scene {
	view := m.State.Copy()
	if m.Next != game.Spectator { // nothing is hidden when the game is over
		view.Mask(viewer)
	}
	scene := piece.Scene{Game: m.Game, State: view, Viewer: viewer, Active: m.State.Owing().Has(viewer), Names: names}
	for _, e := range m.Just {
		scene.Just = append(scene.Just, e.For(viewer))
	}
	return scene
}
