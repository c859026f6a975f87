package kemet

import (
	"fmt"
	"testing"
	"unsafe"

	"ennead/game"
)

// random plays from a start position to the end and counts the players' choices, forced ones included;
// it tells the turns to keep unless that is nil.
func random(s game.State, r *game.Rand, buf []game.Move, keep func(game.State, game.Turn)) (choices int, _ []game.Move) {
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

func started(b *testing.B, players int) game.State {
	b.Helper()
	s, err := Game.New(game.Setup{Players: players})
	if err != nil {
		b.Fatal(err)
	}
	return s
}

// BenchmarkRandomPlay plays whole games at random. Nature's moves are not counted but their time is.
func BenchmarkRandomPlay(b *testing.B) {
	for players := 2; players <= maxSeats; players++ {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			start := started(b, players)
			s := start.Copy()
			r := game.NewRand(1)
			buf := make([]game.Move, 0, 256)
			total, choices := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				s.CopyFrom(start)
				choices, buf = random(s, &r, buf, nil)
				total += choices
			}
			b.ReportMetric(float64(total)/b.Elapsed().Seconds(), "choices/s")
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(total), "ns/choice")
		})
	}
}

// moments are the states of a random game of four players at which a player owes a choice, with what
// was chosen.
func moments(b *testing.B) (states []game.State, turns []game.Turn) {
	b.Helper()
	r := game.NewRand(7)
	random(started(b, 4), &r, nil, func(s game.State, t game.Turn) {
		if t.Seat != game.Nature {
			states, turns = append(states, s.Copy()), append(turns, t)
		}
	})
	return states, turns
}

// BenchmarkMoves lists the legal moves of one moment after another of a game.
func BenchmarkMoves(b *testing.B) {
	states, turns := moments(b)
	buf := make([]game.Move, 0, 256)
	i, listed := 0, 0
	for b.Loop() {
		buf = states[i].Moves(buf[:0], turns[i].Seat)
		listed += len(buf)
		if i++; i == len(states) {
			i = 0
		}
	}
	b.ReportMetric(float64(listed)/float64(b.N), "moves")
}

// BenchmarkPlay copies one moment after another of a game and plays the move chosen there.
func BenchmarkPlay(b *testing.B) {
	states, turns := moments(b)
	s := states[0].Copy()
	i := 0
	for b.Loop() {
		s.CopyFrom(states[i])
		s.Play(turns[i].Seat, turns[i].Move, nil)
		if i++; i == len(states) {
			i = 0
		}
	}
}

func BenchmarkCopy(b *testing.B) {
	start := started(b, 4)
	s := start.Copy()
	for b.Loop() {
		s.CopyFrom(start)
	}
	b.ReportMetric(float64(unsafe.Sizeof(State{})), "bytes")
}

// BenchmarkMask copies moments of a game and masks them for the first seat; BenchmarkGuess also fills
// in again what was hidden.
func BenchmarkMask(b *testing.B) { veil(b, func(game.State, *game.Rand) {}) }

func BenchmarkGuess(b *testing.B) {
	veil(b, func(s game.State, r *game.Rand) { s.Guess(0, r) })
}

func veil(b *testing.B, after func(game.State, *game.Rand)) {
	states, _ := moments(b)
	s := states[0].Copy()
	r := game.NewRand(3)
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(states[i])
		s.Mask(0)
		after(s, &r)
		if i++; i == len(states) {
			i = 0
		}
	}
}

// BenchmarkReplay replays the record of a whole game of four players, every move checked.
func BenchmarkReplay(b *testing.B) {
	record := &game.Record{Game: "kemet", Version: Game.Version(), Setup: game.Setup{Players: 4}}
	r := game.NewRand(7)
	random(started(b, 4), &r, nil, func(_ game.State, t game.Turn) { record.Turns = append(record.Turns, t) })
	for b.Loop() {
		if _, err := game.Replay(Game, record); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(record.Turns)), "moves")
}
