package table

import (
	"context"
	"errors"
	"sync"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

func parse(t *testing.T, text string) game.Move {
	t.Helper()
	m, err := sticks.Game.Lexicon().Parse(text)
	must(t, err)
	return m
}

func TestChooseRefuses(t *testing.T) {
	h := open(t)
	spec := people(3)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id := h.begun(spec)
	at := h.eventually(id, "past the bot", func(t *Table) bool { return !t.Owing().Has(2) })
	legal := parse(t, "hide left")
	for name, test := range map[string]struct {
		seat    game.Seat
		version int64
		move    game.Move
		want    error
	}{
		"too old":      {0, 1, legal, ErrStale},
		"from nowhere": {0, at.Version + 1, legal, ErrStale},
		"negative":     {0, -1, legal, ErrStale},
		"the bot's":    {2, at.Version, legal, ErrNoSeat},
		"no seat":      {3, at.Version, legal, ErrNoSeat},
		"spectator":    {game.Spectator, at.Version, legal, ErrNoSeat},
		"Nature":       {game.Nature, at.Version, parse(t, "throw 5"), ErrNoSeat},
		"beyond":       {255, at.Version, legal, ErrNoSeat},
		"no move":      {0, at.Version, game.Move{Verb: 99, A: 1}, ErrMove},
		"no value":     {0, at.Version, game.Move{Verb: 1, A: 0}, ErrMove},
	} {
		if _, err := h.Choose(t.Context(), id, test.seat, test.version, test.move); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
	}
	var refusal *game.Refusal
	if _, err := h.Choose(t.Context(), id, 0, at.Version, parse(t, "keep")); !errors.As(err, &refusal) ||
		refusal.Rule != "STK-4" {
		t.Errorf("got %v, want a refusal", err)
	}
	if after := h.look(id); after.Version != at.Version || !after.Updated.Equal(at.Updated) {
		t.Error("something changed")
	}
	at = h.move(id, 0, "hide left")
	_, err := h.Choose(t.Context(), id, 0, at.Version, legal)
	wants(t, err, ErrNotYours)
	at = h.eventually(id, "over", func(t *Table) bool { h.step(id); return t.Status == Over })
	_, err = h.Choose(t.Context(), id, 0, at.Version, legal)
	wants(t, err, ErrOver)
	_, err = h.Undo(t.Context(), id, 0, at.Version)
	wants(t, err, ErrOver)
}

func TestUndo(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	_, err := h.Undo(t.Context(), id, 0, h.look(id).Version)
	wants(t, err, ErrBarrier) // nothing done yet
	h.move(id, 0, "hide left")
	at := h.move(id, 1, "hide left") // now sticks are thrown
	_, err = h.Undo(t.Context(), id, 1, at.Version)
	wants(t, err, ErrBarrier)
	kept := h.move(id, 0, "keep")
	if kept.Undoable(0) != 1 || kept.Undoable(1) != 0 {
		t.Errorf("undoable %d and %d", kept.Undoable(0), kept.Undoable(1))
	}
	for name, test := range map[string]struct {
		seat    game.Seat
		version int64
		want    error
	}{
		"stale": {0, at.Version, ErrStale}, "another's": {1, kept.Version, ErrBarrier},
		"nobody": {7, kept.Version, ErrNoSeat},
	} {
		if _, err := h.Undo(t.Context(), id, test.seat, test.version); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", name, err, test.want)
		}
	}
	undone, err := h.Undo(t.Context(), id, 0, kept.Version)
	must(t, err)
	if !undone.Match.State.Equal(at.Match.State) || undone.Version != kept.Version+1 {
		t.Errorf("undone to version %d: %s", undone.Version, sticks.Game.Position(undone.Match.State))
	}
	if len(kept.Match.Record.Turns) != len(at.Match.Record.Turns)+1 || kept.Match.State.Equal(undone.Match.State) {
		t.Error("an older snapshot changed")
	}
	_, err = h.Choose(t.Context(), id, 0, kept.Version, parse(t, "lay red"))
	wants(t, err, ErrStale) // a click on what was taken back
	h.reopen()
	if again := h.look(id); !again.Match.State.Equal(undone.Match.State) || again.Version != undone.Version {
		t.Errorf("reopened: %+v", again)
	}
	h.move(id, 0, "wear")
	if at := h.finish(id); at.Status != Over {
		t.Fatal(at.Status)
	} else if _, err := game.Verify(sticks.Game, at.Match.Record); err != nil {
		t.Error(err)
	}
}

// TestOneWins lets many clients choose with the same version at once: one click counts.
func TestOneWins(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	for range 8 {
		at := h.look(id)
		if at.Status == Over {
			break
		}
		seat := at.Owing().First()
		moves := at.Match.State.Moves(nil, seat)
		won := make([]*Table, 16)
		var all sync.WaitGroup
		for i := range won {
			all.Go(func() {
				next, err := h.Choose(context.Background(), id, seat, at.Version, moves[i%len(moves)])
				if err != nil && !errors.Is(err, ErrStale) {
					t.Error(err)
				}
				won[i] = next
			})
		}
		all.Wait()
		var winner *Table
		for _, next := range won {
			if next != nil && winner != nil {
				t.Fatal("two have succeeded")
			} else if next != nil {
				winner = next
			}
		}
		if winner == nil || winner.Version != at.Version+1 {
			t.Fatalf("winner %+v", winner)
		}
		if got := h.look(id); got.Version != winner.Version || !got.Match.State.Equal(winner.Match.State) {
			t.Fatalf("%+v is not what the successful one got", got)
		}
	}
}

// faulty is a store that can fail.
type faulty struct {
	store.Store
	mu     sync.Mutex
	err    error
	pulses int
}

func (f *faulty) fail(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

func (f *faulty) Pulse(ctx context.Context, mark []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.pulses++
	if f.err != nil {
		return f.err
	}
	return f.Store.Pulse(ctx, mark)
}

func (f *faulty) Change(ctx context.Context, c *store.Change) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err != nil {
		return f.err
	}
	return f.Store.Change(ctx, c)
}

func TestNothingIsToldBeforeItIsStored(t *testing.T) {
	disk := &faulty{}
	h := open(t, func(c *Config) { disk.Store = c.Store; c.Store = disk })
	id := h.begun(people(2))
	at := h.look(id)
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	disk.fail(store.ErrFull)
	_, err := h.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
	wants(t, err, store.ErrFull)
	if h.look(id) != at || len(notices.Notices()) != 0 {
		t.Error("a change that was not stored is announced")
	}
	disk.fail(nil)
	h.move(id, 0, "hide left")
	if len(notices.Notices()) != 1 {
		t.Error("a stored change is not announced")
	}
}

// TestAnotherProcess changes a table without a house's knowledge. What the other house sealed invalidates no click.
func TestAnotherProcess(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	at := h.look(id)
	other, err := Open(t.Context(), h.conf)
	must(t, err)
	defer other.Close()
	next, err := other.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
	must(t, err)
	if got := h.look(id); got.Version != next.Version || !got.Match.State.Equal(next.Match.State) {
		t.Errorf("%+v, want %+v", got, next)
	}
	_, err = h.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
	wants(t, err, ErrStale)
	_, err = h.Choose(t.Context(), id, 1, at.Version, parse(t, "hide left"))
	must(t, err)
}
