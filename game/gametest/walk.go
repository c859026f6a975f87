package gametest

import (
	"testing"

	"ennead/game"
)

// begin is the start of a game.
func begin(t testing.TB, g game.Game, setup game.Setup) game.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatalf("%d players, %v: %v", setup.Players, setup.Options, err)
	}
	return s
}

// Walk plays a random game and shows every state that a player or Nature finds, until it is over or has
// been seen enough of.
func Walk[S game.State](t testing.TB, g game.Game, setup game.Setup, seed uint64, see func(S) (enough bool)) S {
	t.Helper()
	s, r := begin(t, g, setup), game.NewRand(seed)
	for s.Owing() != 0 && !see(s.(S)) {
		step(s, &r)
	}
	return s.(S)
}

// step plays a random move of who owes one first.
func step(s game.State, r *game.Rand) game.Turn {
	seat := s.Owing().First()
	list := s.Moves(nil, seat)
	m := list[r.Intn(len(list))]
	s.Play(seat, m, nil)
	return game.Turn{Seat: seat, Move: m}
}

// Roll lets Nature do what she owes.
func Roll(s game.State, r *game.Rand) {
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
}

// quick plays a game on from where it stands as fast as simulations do, and counts the choices of players,
// forced ones included; it tells the turns to keep unless that is nil.
func quick(s game.State, r *game.Rand, buf []game.Move, keep func(game.State, game.Turn)) (choices int, _ []game.Move) {
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		seat := owing.First()
		var m game.Move
		if seat == game.Nature {
			m, buf = r.Roll(s, buf)
		} else {
			buf = s.Moves(buf[:0], seat)
			m = buf[r.Intn(len(buf))]
			choices++
		}
		if keep != nil {
			keep(s, game.Turn{Seat: seat, Move: m})
		}
		s.Play(seat, m, nil)
	}
	return choices, buf
}
