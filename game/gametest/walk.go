package gametest

import (
	"strings"
	"testing"

	"ennead/game"
)

// Begin returns the start of a game.
func Begin[S game.State](t testing.TB, g game.Game, setup game.Setup) S {
	t.Helper()
	return begin(t, g, setup).(S)
}

func begin(t testing.TB, g game.Game, setup game.Setup) game.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatalf("%d players, %v: %v", setup.Players, setup.Options, err)
	}
	return s
}

// Tables returns a setup for each number of players, without options, and then the others.
func Tables(g game.Game, others ...game.Setup) (all []game.Setup) {
	least, most := g.Players()
	for players := least; players <= most; players++ {
		all = append(all, game.Setup{Players: players})
	}
	return append(all, others...)
}

// With returns a setup with options, each written as key=value.
func With(players int, options ...string) game.Setup {
	chosen := map[string]string{}
	for _, o := range options {
		key, value, _ := strings.Cut(o, "=")
		chosen[key] = value
	}
	return game.Setup{Players: players, Options: chosen}
}

// Walk plays a random game, negotiation included, and calls see with every state in which a player or Nature is to
// move, until the game is over or see returns true. A game that does not end fails the test.
func Walk[S game.State](t testing.TB, g game.Game, setup game.Setup, seed uint64, see func(S) (enough bool)) S {
	t.Helper()
	s, r := begin(t, g, setup), game.NewRand(seed)
	for n := 0; s.Owing() != 0 && !see(s.(S)); n++ {
		if n == maxMoves {
			t.Fatalf("seed %d: the game does not end within %d moves", seed, maxMoves)
		}
		step(s, &r)
		chat(s, &r)
	}
	return s.(S)
}

// Reach plays random moves, without negotiation, until the state is as wanted. It returns nil if the game ends first.
func Reach[S game.State](t testing.TB, g game.Game, setup game.Setup, seed uint64, wanted func(S) bool) (found S) {
	t.Helper()
	s, r := Begin[S](t, g, setup), game.NewRand(seed)
	for !wanted(s) {
		if s.Owing() == 0 {
			return found
		}
		step(s, &r)
	}
	return s
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
