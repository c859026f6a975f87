package table

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	kemetkit "ennead/games/kemet/kit"
	"ennead/internal/bus"
)

// dealt returns a table of Kemet, without a house, whose chance has that seed.
func dealt(t *testing.T, players int, seed byte) *Table {
	t.Helper()
	m, err := game.NewMatch(kemetkit.Game, game.Record{Setup: game.Setup{Players: players}})
	must(t, err)
	at := &Table{Version: 1, Status: Playing, Match: m, secret: &[32]byte{seed}, Seats: make([]Seat, players)}
	for i := range at.Seats {
		at.Seats[i].Kind = Person
	}
	return at
}

// public returns a table's record as a spectator sees it, including the moves that the table made itself.
func public(at *Table) (turns []game.Turn) {
	turns = at.Match.RecordFor(game.Spectator).Turns
	for i, t := range at.Match.Record.Turns {
		turns[i].Waived = t.Waived
	}
	return turns
}

// TestHandsDoNotShow plays the same public moves at two tables with different hands: what follows, and in how many
// moves, is the same, whatever the table declines on whose behalf.
func TestHandsDoNotShow(t *testing.T) {
	length, waives, lapses := 0, 0, 0
	for seed := range byte(24) {
		chance := rand.New(rand.NewPCG(uint64(seed), 7))
		players := 2 + int(seed)%4
		a, b := dealt(t, players, seed), dealt(t, players, seed)
		must(t, a.settle())
		for _, turn := range a.Match.Record.Turns { // the cities are public, the cards are not
			if own := b.Match.State.Moves(nil, game.Nature); !b.Match.State.VisibleTo(game.Nature,
				turn.Move).Has(game.Spectator) {
				turn.Move = own[chance.IntN(len(own))]
			}
			must(t, b.Match.Play(game.Nature, turn.Move))
		}
		must(t, b.settle())
		n, lapsed := together(t, a, b, chance)
		length += n
		lapses += lapsed
		waives += waived(a)
	}
	t.Logf("%d moves at two tables, %d windows declined, %d after a while", length, waives, lapses)
	if length < 1000 || waives < 200 || lapses < 50 {
		t.Errorf("too little was seen: %d moves, %d windows declined, %d after a while", length, waives, lapses)
	}
}

// lapseBoth declines the windows of both tables whose time is up at that moment, and reports whether there were any.
func lapseBoth(t *testing.T, a, b *Table, now time.Time) bool {
	t.Helper()
	h := &House{conf: Config{Bus: bus.New(), Now: func() time.Time { return now }}}
	inA, inB := h.lapse(a), h.lapse(b)
	if !errors.Is(inA, inB) {
		t.Fatalf("after the same time one table declines: %v, %v", inA, inB)
	}
	if !errors.Is(inA, errSame) {
		must(t, inA)
	}
	return inA == nil
}

// together plays at both tables until something public differs, and counts the moves and the windows that nobody
// answered in time.
func together(t *testing.T, a, b *Table, chance *rand.Rand) (moves, lapses int) {
	t.Helper()
	for n := range 400 {
		now := time.Unix(int64(n), 0)
		a.stirred, b.stirred = now, now
		for seat := range a.Seats {
			atA, inA := a.Lapses(game.Seat(seat))
			if atB, inB := b.Lapses(game.Seat(seat)); inA != inB || !atA.Equal(atB) {
				t.Fatalf("one table waits for seat %d until %v (%t), the other until %v (%t)", seat+1, atA, inA, atB,
					inB)
			}
		}
		if lapseBoth(t, a, b, now.Add(Briefly-time.Millisecond)) {
			t.Fatal("a window is declined early")
		}
		if chance.IntN(2) == 0 && lapseBoth(t, a, b, now.Add(Briefly)) {
			lapses++
			continue
		}
		if !slices.Equal(public(a), public(b)) || a.Owing() != b.Owing() {
			t.Fatalf("the tables differ:\n%v\n%v", public(a), public(b))
		}
		if a.Owing() == 0 {
			return n, lapses
		}
		if chance.IntN(8) == 0 {
			wisher, ask := game.Seat(chance.IntN(len(a.Seats))), Asks()[chance.IntN(len(Asks()))]
			for _, at := range []*Table{a, b} {
				at.Seats[wisher].ask = at.Seats[wisher].ask.with(ask, at.Match.State.(game.Reactive), wisher)
				must(t, at.settle())
			}
			continue
		}
		if chance.IntN(12) == 0 {
			seat, give := game.Seat(chance.IntN(len(a.Seats))), chance.IntN(3) > 0
			all := a.Orders(seat)
			o := all[chance.IntN(len(all))]
			for _, at := range []*Table{a, b} {
				must(t, at.order(seat, o, give, now))
				must(t, at.settle())
			}
			continue
		}
		seat := a.Owing().First()
		inA, inB := a.Match.State.Moves(nil, seat), b.Match.State.Moves(nil, seat)
		moveA, moveB := inA[chance.IntN(len(inA))], inB[chance.IntN(len(inB))]
		if w, open := game.WindowOf(a.Match.State, seat); open {
			moveA, moveB = w.Pass, w.Pass
		} else if !strings.HasPrefix(kemetkit.Game.Lexicon().Text(moveA), "drop ") { // dropped cards are never shown
			inA = slices.DeleteFunc(inA, func(m game.Move) bool { return !slices.Contains(inB, m) })
			if len(inA) == 0 {
				return n, lapses
			}
			moveA = inA[chance.IntN(len(inA))]
			moveB = moveA
		}
		a.meets(seat)
		b.meets(seat)
		from := len(a.Match.Record.Turns)
		must(t, a.Match.Play(seat, moveA))
		must(t, b.Match.Play(seat, moveB))
		if !slices.Equal(a.Match.Events(from, game.Spectator), b.Match.Events(from, game.Spectator)) {
			return n, lapses
		}
		must(t, a.settle())
		must(t, b.settle())
	}
	return 400, lapses
}
