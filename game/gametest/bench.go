package gametest

import (
	"fmt"
	"testing"

	"ennead/game"
	"ennead/game/pace"
)

// Allocations plays random games and fails if listing moves, negotiating, playing or copying allocates memory.
func Allocations(t testing.TB, g game.Game, setups []game.Setup) {
	t.Helper()
	for _, setup := range setups {
		start := begin(t, g, setup)
		s := start.Copy()
		dice, buf := game.NewDice(s), make([]game.Move, 0, pace.Room)
		seed := uint64(0)
		if n := testing.AllocsPerRun(20, func() {
			seed++
			r := game.NewRand(seed)
			s.CopyFrom(start)
			pace.PlayOut(s, &dice, &r, buf)
		}); n != 0 {
			t.Errorf("%d players: %v allocations per game: %s", setup.Players, n, allocating(start, g.Lexicon()))
		}
		if b, ok := s.(game.Negotiated); ok {
			negotiation := make([]game.Move, 0, 1024)
			if n := testing.AllocsPerRun(20, func() {
				seed++
				r := game.NewRand(seed)
				s.CopyFrom(start)
				haggle(b, &dice, &r, buf, negotiation)
			}); n != 0 {
				t.Errorf("%d players: %v allocations per game with negotiation", setup.Players, n)
			}
		}
	}
}

// allocating returns the first choice of a random game at which memory is allocated, and the operation that does so.
func allocating(start game.State, lexicon *game.Lexicon) string {
	s, ahead, r, buf := start.Copy(), start.Copy(), game.NewRand(1), make([]game.Move, 0, pace.Room)
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		seat := owing.First()
		moves := s.Moves(buf[:0], seat)
		m := moves[r.Intn(len(moves))]
		text := seat.Text() + " " + lexicon.Text(m)
		for _, c := range []struct {
			name string
			call func()
		}{
			{"Moves before", func() { s.Moves(buf[:0], seat) }},
			{"CopyFrom before", func() { ahead.CopyFrom(s) }},
			{"Weight before", func() { s.Weight(m) }},
			{"Play of", func() { ahead.CopyFrom(s); ahead.Play(seat, m, nil) }},
		} {
			if c.name == "Weight before" && seat != game.Nature {
				continue
			}
			if testing.AllocsPerRun(3, c.call) > 0 {
				return fmt.Sprintf("%s %q does; look for a slice, closure, interface or new value in the rules of "+
					"that step", c.name, text)
			}
		}
		s.Play(seat, m, nil)
	}
	return "not in Moves, CopyFrom, Weight or Play of one game; look at Owing"
}

// haggle plays a game to its end like [pace.PlayOut], but before every choice some seat negotiates if it can.
func haggle(s game.Negotiated, dice *game.Dice, r *game.Rand, buf, negotiation []game.Move) {
	for owing := s.Owing(); owing != 0; owing = s.Owing() {
		negotiator := game.Seat(r.Intn(s.Seats()))
		if list := s.OutOfTurn(negotiation[:0], negotiator); len(list) > 0 {
			s.Play(negotiator, list[r.Intn(len(list))], nil)
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

// randomPlay measures whole random games for every number of players. It does not count Nature's moves, but their time.
func randomPlay(b *testing.B, g game.Game) {
	least, most := g.Players()
	for players := least; players <= most; players++ {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			total := measure(b, pace.RandomPlay(begin(b, g, game.Setup{Players: players})))
			b.ReportMetric(float64(total)/b.Elapsed().Seconds(), "choices/s")
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(total), "ns/choice")
		})
	}
}

// measure repeats the work as often as the benchmark asks.
func measure(b *testing.B, w pace.Work) (things int) {
	b.Helper()
	b.ReportAllocs()
	b.ResetTimer()
	return w(b.N)
}

// four returns the setup that is measured in addition to random play: four players, or the game's maximum.
func four(g game.Game) game.Setup {
	_, most := g.Players()
	return game.Setup{Players: min(4, most)}
}

// Bench runs all benchmarks of a game, each under its own name. size is the size of a state.
func Bench(b *testing.B, g game.Game, size uintptr) {
	for _, part := range []struct {
		name    string
		measure func(*testing.B, game.Game)
	}{
		{"RandomPlay", randomPlay},
		{"Moves", listing},
		{"Play", playing},
		{"Copy", func(b *testing.B, g game.Game) { copying(b, g, size) }},
		{"Mask", masking},
		{"Guess", guessing},
		{"Replay", replaying},
	} {
		b.Run(part.name, func(b *testing.B) { part.measure(b, g) })
	}
}

// listing measures listing the legal moves, at one moment of a game after another.
func listing(b *testing.B, g game.Game) {
	m := pace.Game(begin(b, g, four(g)))
	measure(b, m.List())
}

// playing measures copying a state and playing a move, at one moment of a game after another.
func playing(b *testing.B, g game.Game) {
	m := pace.Game(begin(b, g, four(g)))
	measure(b, m.Play())
}

// copying measures copying a state, and reports its size.
func copying(b *testing.B, g game.Game, size uintptr) {
	measure(b, pace.Copy(begin(b, g, four(g))))
	b.ReportMetric(float64(size), "bytes")
}

// masking measures copying a state and masking it for the first seat, at one moment of a game after another.
func masking(b *testing.B, g game.Game) {
	m := pace.Game(begin(b, g, four(g)))
	measure(b, m.Mask())
}

// guessing measures the same plus Determinize.
func guessing(b *testing.B, g game.Game) {
	m := pace.Game(begin(b, g, four(g)))
	measure(b, m.Guess())
}

// replaying measures replaying the record of a whole game, every move checked.
func replaying(b *testing.B, g game.Game) {
	w, moves, err := pace.Replay(g, four(g))
	if err != nil {
		b.Fatal(err)
	}
	measure(b, w)
	b.ReportMetric(float64(moves), "moves")
}
