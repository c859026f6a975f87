package clock

import (
	"slices"
	"testing"
	"time"

	"ennead/game"
)

// TestKept: turns that stay keep their time, in whatever way others have left the record.
func TestKept(t *testing.T) {
	turn := func(seat game.Seat, n uint8) game.Turn { return game.Turn{Seat: seat, Move: game.Move{A: n}} }
	a, b, c, d := turn(0, 1), turn(1, 2), turn(2, 3), turn(0, 4)
	for _, row := range []struct {
		name          string
		before, after []game.Turn
		want          []int64
	}{
		{"a new game", nil, []game.Turn{a, b}, []int64{99, 99}},
		{"more turns", []game.Turn{a, b}, []game.Turn{a, b, c}, []int64{10, 20, 99}},
		{"undo", []game.Turn{a, b, c}, []game.Turn{a}, []int64{10}},
		{"undo in the middle", []game.Turn{a, b, c, d}, []game.Turn{a, c, d}, []int64{10, 30, 40}},
		{"a draft overtaken", []game.Turn{a, b, c}, []game.Turn{b, c, d}, []int64{20, 30, 99}},
		{"a draft overtaken by the same", []game.Turn{a, b, c}, []game.Turn{b, c, a}, []int64{20, 30, 99}},
		{"a turn like one of the past", []game.Turn{a, b, a}, []game.Turn{a, b, a, a}, []int64{10, 20, 30, 99}},
		{"a new turn, then one like an old one", []game.Turn{a, b}, []game.Turn{c, b}, []int64{99, 99}},
	} {
		made := []int64{10, 20, 30, 40}[:len(row.before)]
		if got := Kept(row.before, made, row.after, 99); !slices.Equal(got, row.want) {
			t.Errorf("%s: made at %d, want %d", row.name, got, row.want)
		}
	}
}

// TestFirst: the first time that is up, among the seats that are asked about.
func TestFirst(t *testing.T) {
	r := rule(t, "live normal")
	s := New(r, Turn{At: begun, Seat: game.Spectator, Owing: 0b111, Windows: 0b001})
	s.Turn(Turn{At: begun.Add(time.Second), Seat: 2, Owing: 0b011, Windows: 0b001})
	b := s.Book(begun.Add(time.Minute))
	for _, c := range []struct {
		among game.Seats
		due   time.Duration
		ok    bool
	}{
		{0b111, 12 * time.Minute, true},
		{0b101, 12*time.Minute + 8*time.Second, true},
		{game.Everyone, 12 * time.Minute, true},
		{0b100, 0, false},
		{0, 0, false},
	} {
		first, ok := b.First(c.among)
		if ok != c.ok || ok && !first.Equal(begun.Add(c.due)) {
			t.Errorf("among %b: %s, %t", c.among, first, ok)
		}
	}
}

// TestBackwards: time does not go back, and absurd times end.
func TestBackwards(t *testing.T) {
	r := rule(t, "days normal")
	s := New(r, Turn{At: begun, Seat: game.Spectator, Owing: 0b01})
	s.Event(Event{At: begun, Kind: Hours, Seat: 1, Quiet: Quiet{time.UTC, 0, 60}})
	s.Turn(Turn{At: begun.Add(time.Hour), Seat: 0, Owing: 0b10})
	s.Turn(Turn{At: begun, Seat: 1, Owing: 0b100})
	if got := s.Book(begun); got[1].Left != r.Bank || !got[2].Since.Equal(begun.Add(time.Hour)) {
		t.Errorf("backwards: %+v", got[:3])
	}
	if got := s.Book(time.UnixMilli(1 << 62)); got[2].Left != 0 {
		t.Errorf("at the end of time: %+v", got[2])
	}
	s = New(r, Turn{At: time.UnixMilli(-1 << 62), Seat: game.Spectator, Owing: 0b01})
	if got := s.Book(time.UnixMilli(1000)); got[0].Left != r.Bank-time.Second {
		t.Errorf("from its beginning: %+v", got[0])
	}
}
