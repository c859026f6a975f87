package game_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// match is a match of two after these moves.
func match(t *testing.T, moves ...string) *game.Match {
	t.Helper()
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		play(t, m, text)
	}
	return m
}

func play(t *testing.T, m *game.Match, text string) {
	t.Helper()
	seat, move := parse(t, text)
	if err := m.Play(seat, move); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

func parse(t *testing.T, text string) (game.Seat, game.Move) {
	t.Helper()
	seat, err := game.ParseSeat(text[:1])
	if err != nil {
		t.Fatal(err)
	}
	move, err := sticks.Game.Lexicon().Parse(text[2:])
	if err != nil {
		t.Fatal(err)
	}
	return seat, move
}

var dealt = []string{"* amulet gold", "* amulet clay", "1 hide left", "2 hide right"}

func TestPlayRefuses(t *testing.T) {
	m := match(t, append(dealt, "* throw 3")...)
	before, turns := m.State.Copy(), len(m.Record.Turns)
	var refusal *game.Refusal
	seat, move := parse(t, "1 lay red")
	if err := m.Play(seat, move); !errors.As(err, &refusal) || refusal.Rule != "STK-4" {
		t.Errorf("an illegal move gives %v", err)
	}
	for _, text := range []string{"2 keep", "* throw 1"} {
		seat, move := parse(t, text)
		if err := m.Play(seat, move); !errors.Is(err, game.ErrNotYours) {
			t.Errorf("%s gives %v", text, err)
		}
	}
	if err := m.Play(game.Spectator, move); !errors.Is(err, game.ErrNotYours) {
		t.Errorf("a spectator's move gives %v", err)
	}
	if !m.State.Equal(before) || len(m.Record.Turns) != turns {
		t.Error("a refused move changed something")
	}
}

func TestUndoBarrier(t *testing.T) {
	tests := []struct {
		name     string
		moves    []string
		undoable [2]int
	}{
		{"nothing made", nil, [2]int{0, 0}},
		{"chance alone", dealt[:2], [2]int{0, 0}},
		{"own choice", dealt[:3], [2]int{1, 0}},
		{"the other's choice opened both", dealt, [2]int{0, 0}},
		{"chance since", append(dealt, "* throw 3"), [2]int{0, 0}},
		{"first of a chain", append(dealt, "* throw 3", "1 keep"), [2]int{1, 0}},
		{"second of a chain", append(dealt, "* throw 3", "1 keep", "1 lay red"), [2]int{1, 0}},
		{"chance after the chain", append(dealt, "* throw 3", "1 keep", "1 lay red", "* throw 1"), [2]int{0, 0}},
	}
	for _, test := range tests {
		m := match(t, test.moves...)
		for seat, want := range test.undoable {
			if got := m.Undoable(game.Seat(seat)); got != want {
				t.Errorf("%s: seat %d may take back %d, not %d", test.name, seat+1, got, want)
			}
		}
		if m.Undoable(game.Nature) != 0 && len(test.moves) == 0 || m.Undoable(game.Spectator) != 0 {
			t.Errorf("%s: others may take back", test.name)
		}
	}
}

func TestUndo(t *testing.T) {
	m := match(t, append(dealt, "* throw 3", "1 keep", "1 lay red")...)
	if err := m.Undo(1); !errors.Is(err, game.ErrBarrier) {
		t.Errorf("seat 2 took back: %v", err)
	}
	for _, want := range [][]string{append(dealt, "* throw 3", "1 keep"), append(dealt, "* throw 3")} {
		if err := m.Undo(0); err != nil {
			t.Fatal(err)
		}
		replayed := match(t, want...)
		if !m.State.Equal(replayed.State) || !reflect.DeepEqual(m.Record.Turns, replayed.Record.Turns) {
			t.Errorf("after undo the game is not that after %v", want)
		}
	}
	if err := m.Undo(0); !errors.Is(err, game.ErrBarrier) {
		t.Errorf("seat 1 took back before the throw: %v", err)
	}
	play(t, m, "1 leave") // and the game goes on
}

// forced has one outcome alone for a move of Nature: it tells nothing, so undo goes through it.
type forced struct{ game.Game }

type forcedState struct{ game.State }

func (g forced) New(s game.Setup) (game.State, error) {
	state, err := g.Game.New(s)
	return forcedState{state}, err
}

func (s forcedState) Moves(dst []game.Move, seat game.Seat) []game.Move {
	all := s.State.Moves(nil, seat)
	if seat == game.Nature {
		all = all[:1]
	}
	return append(dst, all...)
}

func (g forced) Position(s game.State) []byte { return g.Game.Position(s.(forcedState).State) }

func (s forcedState) Copy() game.State { return forcedState{s.State.Copy()} }

func TestUndoThroughForcedChance(t *testing.T) {
	m, err := game.NewMatch(forced{sticks.Game}, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"* amulet clay", "* amulet clay", "1 hide left", "2 hide left", "* throw 1",
		"1 leave", "* throw 1"} {
		play(t, m, text)
	}
	if got := m.Undoable(0); got != 2 {
		t.Errorf("seat 1 may take back %d moves, not its own and the forced one", got)
	}
	if got := m.Undoable(1); got != 0 {
		t.Errorf("seat 2 may take back %d", got)
	}
}

func TestReplayEqualsPlay(t *testing.T) {
	for players := 2; players <= 4; players++ {
		m := played(t, players, 1000, nil)
		if !m.Over() {
			t.Fatal("the game did not end")
		}
		again, err := game.Replay(sticks.Game, m.Record)
		if err != nil || !again.State.Equal(m.State) {
			t.Errorf("%d players: %v", players, err)
		}
		for n := range m.Record.Turns {
			upto, err := m.Upto(n)
			if err != nil || len(upto.Record.Turns) != n {
				t.Fatalf("upto %d: %v", n, err)
			}
		}
	}
	m := match(t, dealt...)
	for _, n := range []int{-1, 5} {
		if _, err := m.Upto(n); !errors.Is(err, game.ErrRecord) {
			t.Errorf("upto %d: %v", n, err)
		}
	}
}

func TestReplayRefuses(t *testing.T) {
	good := match(t, dealt...).Record
	tests := map[string]struct {
		change func(*game.Record)
		want   error
	}{
		"another game":    {func(r *game.Record) { r.Game = "chess" }, game.ErrRecord},
		"other rules":     {func(r *game.Record) { r.Version = 9 }, game.ErrVersion},
		"too many":        {func(r *game.Record) { r.Setup.Players = 9 }, nil},
		"a hidden move":   {func(r *game.Record) { r.Turns[1].Hidden = true }, game.ErrHidden},
		"not their turn":  {func(r *game.Record) { r.Turns[2].Seat = game.Nature }, game.ErrNotYours},
		"a seat too high": {func(r *game.Record) { r.Turns[2].Seat = 7 }, game.ErrNotYours},
		"a wild move":     {func(r *game.Record) { r.Turns[2].Move = game.Move{Verb: 99} }, nil},
	}
	for name, test := range tests {
		r := *good
		r.Turns = append([]game.Turn{}, good.Turns...)
		test.change(&r)
		if _, err := game.Replay(sticks.Game, &r); err == nil || test.want != nil && !errors.Is(err, test.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	bad := *good
	bad.Turns = append(append([]game.Turn{}, good.Turns...), game.Turn{Seat: 0, Move: game.Move{Verb: 3}})
	m, err := game.Replay(sticks.Game, &bad)
	if err == nil || m == nil || len(m.Record.Turns) != 4 {
		t.Errorf("the match up to the bad move does not come back: %v", err)
	}
}

func TestCopyIsIndependent(t *testing.T) {
	m := match(t, append(dealt, "* throw 3")...)
	a, b := m.Copy(), m.Copy()
	play(t, a, "1 keep")
	play(t, b, "1 leave")
	play(t, m, "1 wear")
	for _, c := range []struct {
		match *game.Match
		verb  uint8
	}{{a, 3}, {b, 4}, {m, 5}} {
		if last := c.match.Record.Turns[len(c.match.Record.Turns)-1]; last.Move.Verb != c.verb {
			t.Errorf("the last move is %v", last.Move)
		}
	}
	if len(b.Events(5, game.Spectator)) != 1 || len(a.Events(5, game.Spectator)) != 0 {
		t.Error("the events are mixed up")
	}
}

func TestCopiesArePlayedAtTheSameTime(t *testing.T) {
	m := match(t, append(dealt, "* throw 3")...)
	seat, move := parse(t, "1 keep")
	var plays sync.WaitGroup
	for _, c := range []*game.Match{m, m.Copy(), m.Copy()} {
		plays.Go(func() {
			if err := c.Play(seat, move); err != nil {
				t.Error(err)
			}
		})
	}
	plays.Wait()
}

func TestEventsAreSeenByWhoMay(t *testing.T) {
	m := match(t, dealt...)
	for seat, want := range map[game.Seat]uint8{0: 3, 1: game.Unknown, game.Spectator: game.Unknown} {
		events := m.Events(0, seat)
		if len(events) != 1 || events[0].A != want {
			t.Errorf("seat %d reads %v", seat, events)
		}
	}
	// The last hand shows both: its own event, and one for each player.
	if events := m.Events(3, game.Spectator); len(events) != 3 || events[2].A != 2 {
		t.Errorf("read %v", events)
	}
}

func TestViewOfARunningGameIsMasked(t *testing.T) {
	m := match(t, dealt...)
	if m.View(0).Equal(m.State) {
		t.Error("seat 1 sees the other's amulet")
	}
	m.View(0).Play(game.Nature, game.Move{Verb: 2, A: 1}, nil)
	if m.State.Equal(match(t, append(dealt, "* throw 1")...).State) {
		t.Error("a view is the state itself")
	}
	over := played(t, 2, 1000, nil)
	if !over.View(game.Spectator).Equal(over.State) {
		t.Error("the view of a finished game is masked")
	}
}

// A match that ends before its rules do hides nothing any more; its past and its record are as ever.
func TestEnd(t *testing.T) {
	m := match(t, dealt[:3]...)
	if hidden := m.RecordFor(1); m.Over() || !hidden.Turns[2].Hidden {
		t.Fatalf("a secret choice is open: %+v", hidden.Turns)
	}
	m.End()
	if open := m.RecordFor(1); !m.Over() || !reflect.DeepEqual(open.Turns, m.Record.Turns) {
		t.Errorf("the record hides something after the end: %+v", open.Turns)
	}
	if !m.View(1).Equal(m.State) || !m.Copy().Over() {
		t.Error("something is hidden after the end")
	}
	if again, err := game.Replay(sticks.Game, m.RecordFor(game.Spectator)); err != nil || !again.Over() {
		t.Errorf("it has not ended when it is read again: %v", err)
	}
	if past, err := m.Upto(len(m.Record.Turns)); err != nil || past.Over() {
		t.Errorf("the past has ended, too: %v", err)
	}
}
