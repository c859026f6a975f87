package clock

import (
	"slices"
	"time"

	"ennead/game"
)

// Turn is what clocks need of a turn of the record. All of it is public.
type Turn struct {
	At   time.Time // when it was first made, see [Kept]; a click counts by its arrival
	Seat game.Seat // who made it, Nature included; [game.Spectator] for the start of the game

	Beside bool // out of turn, see [game.Negotiated]
	Offer  bool // out of turn, an offer that everybody sees
	Begins bool // a turn of the game begins after it, see [game.Turned]

	Owing   game.Seats // who is to move after it
	Windows game.Seats // which of them only may react, see [game.Reactive]
	// Held are those for whom a choice is kept open after it, see [game.Held]. A table that does not wait for somebody,
	// such as a bot, has them say [NoMore] in the same change; if nobody is left, the clock does not stand.
	Held game.Seats
}

// Start returns the turn with which a fold begins: who is to move first.
func Start(s game.State, at time.Time) Turn { return Turn{Seat: game.Spectator}.After(s, at) }

// Follow plays further turns of a record on a match, and returns what clocks need of each. The times, in milliseconds
// since 1970, are those at which they were made. The errors are those of [game.Match.Replay].
//
// Undo takes turns out of the middle of a record, when others have chosen in secret since. Then the turns behind them
// lead to something else, so they have to be followed anew.
func Follow(m *game.Match, turns []game.Turn, made []int64) ([]Turn, error) {
	list := make([]Turn, 0, len(turns))
	for i, turn := range turns {
		t := Before(m.State, turn.Seat, turn.Move)
		if err := m.Replay(turns[i : i+1]); err != nil {
			return nil, err
		}
		list = append(list, t.After(m.State, time.UnixMilli(made[i])))
	}
	return list, nil
}

// Kept returns when the turns of a record were made, after a change at now to the record before, whose times are
// known. Turns that stay keep their time, also behind one that has left the record: others must not learn from a
// clock that somebody has changed a secret draft. New turns are behind all that stay.
func Kept(before []game.Turn, made []int64, after []game.Turn, now int64) []int64 {
	list, next := make([]int64, len(after)), 0
	for i, t := range after {
		n := slices.Index(before[next:], t)
		if n < 0 {
			next = len(before)
			list[i] = now
			continue
		}
		list[i] = made[next+n]
		next += n + 1
	}
	return list
}

// Before begins a turn with what can be told only before the move is played.
func Before(s game.State, seat game.Seat, m game.Move) Turn {
	t := Turn{Seat: seat}
	t.Beside, _ = game.IsOutOfTurn(s, m)
	if held, ok := s.(game.Held); ok && t.Beside {
		t.Offer = held.OffersAll(seat, m)
	}
	return t
}

// After completes a turn with the state to which the move has led.
func (t Turn) After(s game.State, at time.Time) Turn {
	t.At, t.Owing, t.Held = at, s.Owing(), game.HeldFor(s)
	for seat := range t.Owing.All() {
		if _, open := game.WindowOf(s, seat); open {
			t.Windows = t.Windows.With(seat)
		}
	}
	if turned, ok := s.(game.Turned); ok {
		t.Begins = turned.Begins()
	}
	return t
}
