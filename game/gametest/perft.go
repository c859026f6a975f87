package gametest

import (
	"testing"

	"ennead/game"
)

// Perft counts the ends of all lines of so many choices of players from the state; chance between
// them falls by the seed. Pinned counts catch any change of the rules.
func Perft(s game.State, depth int, seed uint64) int {
	r := game.NewRand(seed)
	return perft(s, depth, &r)
}

func perft(s game.State, depth int, r *game.Rand) int {
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
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

// Allocations fails if listing moves, playing or copying allocates, over whole random games.
func Allocations(t *testing.T, g game.Game, setups []game.Setup) {
	t.Helper()
	for _, setup := range setups {
		start, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := start.Copy()
		buf := make([]game.Move, 0, 256)
		seed := uint64(0)
		if n := testing.AllocsPerRun(20, func() {
			seed++
			r := game.NewRand(seed)
			s.CopyFrom(start)
			for s.Owing() != 0 {
				seat := s.Owing().First()
				var m game.Move
				if seat == game.Nature {
					m, buf = r.Roll(s, buf)
				} else {
					buf = s.Moves(buf[:0], seat)
					m = buf[r.Intn(len(buf))]
				}
				s.Play(seat, m, nil)
			}
		}); n != 0 {
			t.Errorf("%d players: %v allocations a game", setup.Players, n)
		}
	}
}
