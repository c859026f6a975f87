package game_test

import (
	"bytes"
	"errors"
	"reflect"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// three deals for three players, who then hide their pebbles at the same time.
var three = []string{"* amulet gold", "* amulet clay", "* amulet clay"}

func matchOf(t *testing.T, players int, moves ...string) *game.Match {
	t.Helper()
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: game.Setup{Players: players}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		play(t, m, text)
	}
	return m
}

// TestUndoUnderSealedChoices: what others choose in secret tells nothing until all is opened, so each may
// think again, whoever was faster, and the others' choices stay.
func TestUndoUnderSealedChoices(t *testing.T) {
	with := func(moves ...string) *game.Match { return matchOf(t, 3, append(three[:3:3], moves...)...) }
	m := with("3 hide left", "1 hide left", "2 hide right")
	for seat := range game.Seat(3) {
		if got := m.Undoable(seat); got != 0 {
			t.Errorf("all is open, and seat %d may take back %d", seat+1, got)
		}
	}
	for _, test := range []struct {
		seat game.Seat
		back int
		left []string
	}{
		{0, 2, []string{"3 hide right"}},
		{2, 1, []string{"1 hide left"}},
		{1, 0, nil},
	} {
		m := with("1 hide left", "3 hide right")
		if got := m.Undoable(test.seat); got != test.back {
			t.Errorf("the choice that seat %d may take back stands %d before the end, not %d", test.seat+1, got,
				test.back)
		}
		err := m.Undo(test.seat)
		if test.left == nil {
			if !errors.Is(err, game.ErrBarrier) {
				t.Errorf("seat %d took back: %v", test.seat+1, err)
			}
			continue
		}
		want := with(test.left...)
		if err != nil || !m.State.Equal(want.State) || !reflect.DeepEqual(m.Record.Turns, want.Record.Turns) {
			t.Errorf("seat %d: %v, left with %v", test.seat+1, err, m.Record.Turns)
		}
	}
}

func TestSealed(t *testing.T) {
	m := matchOf(t, 3, append(three[:3:3], "1 hide left", "2 hide right", "3 hide left")...)
	for n, want := range []game.Seats{0b110 | 1<<game.Spectator, 0b101 | 1<<game.Spectator, 0b011 | 1<<game.Spectator,
		0b110 | 1<<game.Spectator, 0b101 | 1<<game.Spectator, 0} {
		for _, seat := range []game.Seat{0, 1, 2, game.Spectator} {
			if got := m.Sealed(n, seat); got != want.Has(seat) {
				t.Errorf("turn %d is sealed to seat %d: %t", n+1, seat+1, got)
			}
		}
	}
}

// jeered has windows: what to do with a throw is only a chance to cut in, and keeping it lets it pass.
type jeered struct{ game.Game }

type jeeredState struct{ game.State }

func (g jeered) New(s game.Setup) (game.State, error) {
	state, err := g.Game.New(s)
	return jeeredState{state}, err
}

func (g jeered) Position(s game.State) []byte { return g.Game.Position(s.(jeeredState).State) }

func (s jeeredState) Copy() game.State { return jeeredState{s.State.Copy()} }

func (s jeeredState) Window(seat game.Seat) (game.Window, bool) {
	keep, _ := sticks.Game.Lexicon().Parse("keep")
	return game.Window{Pass: keep, Touches: true}, s.Why(seat, keep).No == 0
}

func (s jeeredState) Windows() []string { return nil }

func (s jeeredState) Clock(game.Seat) (round, turn int) { return 0, 0 }

func TestWaive(t *testing.T) {
	m, err := game.NewMatch(jeered{sticks.Game}, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range dealt {
		play(t, m, text)
	}
	for _, seat := range []game.Seat{0, game.Nature, game.Spectator} {
		if err := m.AutoPass(seat); !errors.Is(err, game.ErrNotYours) {
			t.Errorf("seat %d waived what was no window: %v", seat, err)
		}
	}
	play(t, m, "* throw 3")
	if err := m.AutoPass(1); !errors.Is(err, game.ErrNotYours) {
		t.Errorf("seat 2 waived the window of seat 1: %v", err)
	}
	if err := m.AutoPass(0); err != nil {
		t.Fatal(err)
	}
	if m.Undoable(0) != 0 || m.Undoable(1) != 0 {
		t.Error("what the table did can be taken back as a choice")
	}
	play(t, m, "1 lay red")
	if got := m.Undoable(0); got != 1 {
		t.Errorf("the choice stands %d before the end", got)
	}
	kept := m.Copy()
	again, err := game.Replay(m.Game, m.Record)
	if err != nil || !reflect.DeepEqual(again.Record.Turns, m.Record.Turns) || !again.Record.Turns[5].Waived {
		t.Fatalf("%v: replayed as %v", err, again.Record.Turns)
	}
	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	if turns := m.Record.Turns; len(turns) != 6 || !turns[5].Waived {
		t.Errorf("left with %v", turns)
	}
	if turns := kept.RecordFor(1).Turns; turns[5].Waived {
		t.Error("another seat reads that the table waived")
	}
}

// TestUndoThroughWaivedWindows: nobody has chosen since, so nothing is known.
func TestUndoThroughWaivedWindows(t *testing.T) {
	m, err := game.NewMatch(jeered{forced{sticks.Game}}, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"* amulet clay", "* amulet clay", "1 hide left", "2 hide left", "* throw 1",
		"1 leave", "* throw 1"} {
		play(t, m, text)
	}
	before := m.Copy()
	if err := m.AutoPass(1); err != nil {
		t.Fatal(err)
	}
	if got := m.Undoable(0); got != 3 {
		t.Errorf("the choice stands %d before the end, not before the throw and the waived window", got)
	}
	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	if shorter, err := before.Upto(5); err != nil || !bytes.Equal(m.Game.Position(m.State),
		m.Game.Position(shorter.State)) || len(m.Record.Turns) != 5 {
		t.Errorf("%v: left with %v", err, m.Record.Turns)
	}
	play(t, before, "2 keep")
	if got := before.Undoable(0); got != 0 {
		t.Errorf("the other let the window pass itself, and seat 1 may take back %d", got)
	}
}
