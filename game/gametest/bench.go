package gametest

import (
	"fmt"
	"testing"

	"ennead/game"
)

// Allocations fails if listing moves, dealing, playing or copying allocates, over whole random games.
func Allocations(t testing.TB, g game.Game, setups []game.Setup) {
	t.Helper()
	for _, setup := range setups {
		start := begin(t, g, setup)
		s := start.Copy()
		dice, buf := game.NewDice(s), make([]game.Move, 0, 256)
		seed := uint64(0)
		if n := testing.AllocsPerRun(20, func() {
			seed++
			r := game.NewRand(seed)
			s.CopyFrom(start)
			quick(s, &dice, &r, buf)
		}); n != 0 {
			t.Errorf("%d players: %v allocations a game", setup.Players, n)
		}
		if b, ok := s.(game.Bargained); ok {
			deals := make([]game.Move, 0, 1024)
			if n := testing.AllocsPerRun(20, func() {
				seed++
				r := game.NewRand(seed)
				s.CopyFrom(start)
				haggle(b, &dice, &r, buf, deals)
			}); n != 0 {
				t.Errorf("%d players: %v allocations a game, dealing beside the turn", setup.Players, n)
			}
		}
	}
}

// haggle plays a game on as quick does; before every choice some seat deals if it may.
func haggle(s game.Bargained, dice *game.Dice, r *game.Rand, buf, deals []game.Move) {
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		dealer := game.Seat(r.Intn(s.Seats()))
		if list := s.Deals(deals[:0], dealer); len(list) > 0 {
			s.Play(dealer, list[r.Intn(len(list))], nil)
		}
		seat := s.Owing().First()
		if seat == game.Nature {
			s.Play(seat, dice.Roll(r), nil)
			continue
		}
		moves := s.Moves(buf[:0], seat)
		s.Play(seat, moves[r.Intn(len(moves))], nil)
	}
}

// RandomPlay measures whole random games of every number of players. Nature's moves are not counted but
// their time is.
func RandomPlay(b *testing.B, g game.Game) {
	least, most := g.Players()
	for players := least; players <= most; players++ {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			start := begin(b, g, game.Setup{Players: players})
			s, r := start.Copy(), game.NewRand(1)
			dice, buf := game.NewDice(s), make([]game.Move, 0, 256)
			total := 0
			b.ReportAllocs()
			for b.Loop() {
				s.CopyFrom(start)
				total += quick(s, &dice, &r, buf)
			}
			b.ReportMetric(float64(total)/b.Elapsed().Seconds(), "choices/s")
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(total), "ns/choice")
		})
	}
}

// moments are the states of a random game of four players at which a player owes a choice, with what
// was chosen.
func moments(b *testing.B, g game.Game) (states []game.State, chosen []game.Turn) {
	b.Helper()
	r := game.NewRand(7)
	watch(begin(b, g, game.Setup{Players: 4}), &r, func(s game.State, t game.Turn) {
		if t.Seat != game.Nature {
			states, chosen = append(states, s.Copy()), append(chosen, t)
		}
	})
	return states, chosen
}

// Moves measures listing the legal moves of one moment after another of a game.
func Moves(b *testing.B, g game.Game) {
	states, chosen := moments(b, g)
	buf := make([]game.Move, 0, 256)
	i, listed := 0, 0
	for b.Loop() {
		buf = states[i].Moves(buf[:0], chosen[i].Seat)
		listed += len(buf)
		i = (i + 1) % len(states)
	}
	b.ReportMetric(float64(listed)/float64(b.N), "moves")
}

// Play measures copying one moment after another of a game and playing the move chosen there.
func Play(b *testing.B, g game.Game) {
	states, chosen := moments(b, g)
	s, i := states[0].Copy(), 0
	for b.Loop() {
		s.CopyFrom(states[i])
		s.Play(chosen[i].Seat, chosen[i].Move, nil)
		i = (i + 1) % len(states)
	}
}

// Copy measures copying a state, and tells how large one is.
func Copy(b *testing.B, g game.Game, size uintptr) {
	start := begin(b, g, game.Setup{Players: 4})
	s := start.Copy()
	for b.Loop() {
		s.CopyFrom(start)
	}
	b.ReportMetric(float64(size), "bytes")
}

// Mask measures copying one moment after another of a game and masking it for the first seat.
func Mask(b *testing.B, g game.Game) { veil(b, g, func(game.State, *game.Rand) {}) }

// Guess measures the same, and filling in again what was hidden.
func Guess(b *testing.B, g game.Game) {
	veil(b, g, func(s game.State, r *game.Rand) { s.Guess(0, r) })
}

func veil(b *testing.B, g game.Game, after func(game.State, *game.Rand)) {
	states, _ := moments(b, g)
	s, r, i := states[0].Copy(), game.NewRand(3), 0
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(states[i])
		s.Mask(0)
		after(s, &r)
		i = (i + 1) % len(states)
	}
}

// Replay measures replaying the record of a whole game of four players, every move checked.
func Replay(b *testing.B, g game.Game) {
	record := &game.Record{Game: g.ID(), Version: g.Version(), Setup: game.Setup{Players: 4}}
	r := game.NewRand(7)
	watch(begin(b, g, record.Setup), &r, func(_ game.State, t game.Turn) { record.Turns = append(record.Turns, t) })
	for b.Loop() {
		if _, err := game.Replay(g, record); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(record.Turns)), "moves")
}
