package gametest

import (
	"testing"

	"ennead/game"
)

// begin returns the start of a game.
func begin(t testing.TB, g game.Game, setup game.Setup) game.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatalf("%d players, %v: %v", setup.Players, setup.Options, err)
	}
	return s
}

// Tables returns a setup for each number of players, without options.
func Tables(g game.Game) (all []game.Setup) {
	least, most := g.Players()
	for players := least; players <= most; players++ {
		all = append(all, game.Setup{Players: players})
	}
	return all
}

// Walk plays a random game, negotiation included, and calls see with every state in which a player or Nature is to
// move, until the game is over or see returns true.
func Walk[S game.State](t testing.TB, g game.Game, setup game.Setup, seed uint64, see func(S) (enough bool)) S {
	t.Helper()
	s, r := begin(t, g, setup), game.NewRand(seed)
	for s.Owing() != 0 && !see(s.(S)) {
		step(s, &r)
		chat(s, &r)
	}
	return s.(S)
}

// step plays a random move of the first seat that is to move.
func step(s game.State, r *game.Rand) game.Turn {
	seat := s.Owing().First()
	list := s.Moves(nil, seat)
	if len(list) == 0 {
		panic(whom(seat) + " owes a choice and has none: let Skip of that step pass it over, or do not push it")
	}
	m := list[r.Intn(len(list))]
	s.Play(seat, m, nil)
	return game.Turn{Seat: seat, Move: m}
}

// Roll makes Nature's moves until none is due.
func Roll(s game.State, r *game.Rand) {
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
}
