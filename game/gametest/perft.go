package gametest

import (
	"slices"
	"testing"

	"ennead/game"
)

// Perft counts the leaves of the tree of that many player choices from the state. The seed decides chance between them.
// Pinned counts catch any change of the rules.
func Perft(s game.State, depth int, seed uint64) int {
	r := game.NewRand(seed)
	return perft(s, depth, &r)
}

func perft(s game.State, depth int, r *game.Rand) int {
	Roll(s, r)
	if depth == 0 || s.Owing() == 0 {
		return 1
	}
	ends := 0
	seat := s.Owing().First()
	for _, m := range s.Moves(nil, seat) {
		next, chance := s.Copy(), *r
		next.Play(seat, m, nil)
		ends += perft(next, depth-1, &chance)
	}
	return ends
}

// Lines pins the Perft count from one moment of a game.
type Lines[S game.State] struct {
	From  string
	There func(S) bool // the first state of a random game that it accepts; nil for the start
	Depth int
	Want  map[int]int // by number of players
}

// Perfts compares pinned counts. How it reaches the moments does not depend on the order of moves in a list.
func Perfts[S game.State](t testing.TB, g game.Game, pinned ...Lines[S]) {
	t.Helper()
	lexicon := g.Lexicon()
	for _, p := range pinned {
		for players, want := range p.Want {
			s, r := begin(t, g, game.Setup{Players: players}), game.NewRand(uint64(players))
			for p.There != nil && !p.There(s.(S)) {
				if s.Owing() == 0 {
					t.Fatalf("no game of %d players reaches %s", players, p.From)
				}
				seat := s.Owing().First()
				if seat == game.Nature {
					Roll(s, &r)
					continue
				}
				moves := s.Moves(nil, seat)
				slices.SortFunc(moves, func(a, b game.Move) int { return lexicon.Number(a) - lexicon.Number(b) })
				s.Play(seat, moves[r.Intn(len(moves))], nil)
			}
			if got := Perft(s, p.Depth, 1); got != want {
				t.Errorf("%d players, from %s: %d lines of %d choices, not %d", players, p.From, got, p.Depth, want)
			}
		}
	}
}
