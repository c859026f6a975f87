package game_test

import (
	"testing"

	"ennead/game"
	"ennead/games"
)

// TestFactors plays every game at random: each legal move is a verb and its slots, which are within their sizes and
// lead back to the same number.
func TestFactors(t *testing.T) {
	for _, g := range games.All() {
		l, r, many := g.Lexicon(), game.NewRand(1), 0
		sizes := l.Sizes()
		least, most := g.Players()
		for players := least; players <= most; players++ {
			s, err := g.New(game.Setup{Players: players})
			if err != nil {
				t.Fatal(err)
			}
			for s.Owing() != 0 {
				seat := s.Owing().First()
				moves := s.Moves(nil, seat)
				for _, m := range game.OutOfTurnOf(s, moves, seat) {
					f := l.Split(l.Number(m))
					if want := (game.Factors{int(m.Verb), int(m.A), int(m.B), int(m.C)}); f != want {
						t.Fatalf("%s: %s is %v", g.ID(), l.Text(m), f)
					}
					for i, size := range sizes[f[0]].Slots {
						if f[1+i] >= size {
							t.Fatalf("%s: %s is %v, beyond %v", g.ID(), l.Text(m), f, sizes[f[0]])
						}
					}
					if n, ok := l.Join(f); !ok || l.At(n) != m {
						t.Fatalf("%s: %s is %v, which is number %d", g.ID(), l.Text(m), f, n)
					}
					many++
				}
				s.Play(seat, moves[r.Intn(len(moves))], nil)
			}
		}
		if many < 1_000 {
			t.Errorf("%s: only %d moves were tried", g.ID(), many)
		}
	}
}

// TestFactorsOfAll takes every number apart, and looks that the sizes come to as many as there are.
func TestFactorsOfAll(t *testing.T) {
	for _, g := range games.All() {
		l, all := g.Lexicon(), 0
		for _, v := range l.Sizes() {
			n := 1
			for _, size := range v.Slots {
				n *= size
			}
			all += n
		}
		if all != l.Len() {
			t.Errorf("%s: the sizes come to %d moves instead of %d", g.ID(), all, l.Len())
		}
		for n := range l.Len() {
			if again, ok := l.Join(l.Split(n)); !ok || again != n {
				t.Fatalf("%s: number %d is %v, which is number %d", g.ID(), n, l.Split(n), again)
			}
		}
	}
}

func TestBadFactors(t *testing.T) {
	l := game.NewLexicon([]game.Verb{{Name: "pass"}, {Name: "move", Slots: [][]string{{"a", "b"}, {"", "1"}}}})
	for _, f := range []game.Factors{{-1}, {2}, {0, 1}, {0, 0, 0, 1}, {1, 2}, {1, -1}, {1, 0, 2}, {1, 0, 256},
		{1, 1, 1, 1}} {
		if n, ok := l.Join(f); ok {
			t.Errorf("%v is number %d", f, n)
		}
	}
}
