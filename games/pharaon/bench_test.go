package pharaon

import (
	"fmt"
	"testing"
	"unsafe"

	"ennead/game"
)

// BenchmarkRandomPlay plays whole games at random. A choice is a player's, forced ones included;
// Nature's moves are not counted but their time is.
func BenchmarkRandomPlay(b *testing.B) {
	for _, players := range []int{1, 2, 3, 4, 5} {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			start, err := Game.New(game.Setup{Players: players})
			if err != nil {
				b.Fatal(err)
			}
			s := start.Copy()
			r := game.NewRand(1)
			buf := make([]game.Move, 0, 256)
			choices := 0
			b.ReportAllocs()
			for b.Loop() {
				s.CopyFrom(start)
				for s.Owing() != 0 {
					seat := s.Owing().First()
					var m game.Move
					if seat == game.Nature {
						m, buf = r.Roll(s, buf)
					} else {
						buf = s.Moves(buf[:0], seat)
						m = buf[r.Intn(len(buf))]
						choices++
					}
					s.Play(seat, m, nil)
				}
			}
			b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(choices), "ns/choice")
		})
	}
}

func BenchmarkCopy(b *testing.B) {
	start, err := Game.New(game.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	s := start.Copy()
	for b.Loop() {
		s.CopyFrom(start)
	}
	b.ReportMetric(float64(unsafe.Sizeof(State{})), "bytes")
}

// BenchmarkReplay replays the record of a whole game of four players, every move checked.
func BenchmarkReplay(b *testing.B) {
	r := &game.Record{Game: "pharaon", Version: Game.Version(), Setup: game.Setup{Players: 4}}
	s, err := Game.New(r.Setup)
	if err != nil {
		b.Fatal(err)
	}
	rand := game.NewRand(7)
	var buf []game.Move
	for s.Owing() != 0 {
		seat := s.Owing().First()
		var m game.Move
		if seat == game.Nature {
			m, buf = rand.Roll(s, buf)
		} else {
			buf = s.Moves(buf[:0], seat)
			m = buf[rand.Intn(len(buf))]
		}
		s.Play(seat, m, nil)
		r.Turns = append(r.Turns, game.Turn{Seat: seat, Move: m})
	}
	for b.Loop() {
		if _, err := game.Replay(Game, r); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(r.Turns)), "moves")
}
