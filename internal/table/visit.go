package table

import (
	"context"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Visit returns the current table as that person may see it; nobody in particular is empty. [ErrNoTable] says that
// there is none, or that they may not know of it; [ErrUnwatched] that those who play there do so without spectators.
// Who looks on at a table with a delay gets it as it was some turns ago, see [Table.Behind], unless a seat lends them
// its eyes, see [House.Lent].
func (h *House) Visit(ctx context.Context, id ID, person PersonID) (*Table, error) {
	t, err := h.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	who := string(person)
	if t.inside(who) || t.Terms.open() {
		return t, nil
	}
	if h.Lent(ctx, t, person) != 0 {
		return t, nil
	}
	invited, err := h.invited(ctx, t.ID, who)
	if err != nil {
		return nil, err
	}
	friend := false
	if t.Terms.Watch == WatchFriends {
		if friend, err = h.friendOf(ctx, who, t.people()); err != nil {
			return nil, err
		}
	}
	switch {
	case t.Terms.Private && !invited && !friend:
		return nil, ErrNoTable
	case t.running() && t.Terms.Watch != WatchAll && !friend:
		return nil, ErrUnwatched
	case t.running() && t.Terms.Delay > 0:
		return h.lates.of(t)
	}
	return t, nil
}

// inside reports whether a person plays at the table or has opened it.
func (t *Table) inside(who string) bool {
	return who != "" && (t.owner == who || held(t.Seats, who) != 0)
}

// open reports whether whoever has the address may see all of the table.
func (t Terms) open() bool { return !t.Private && t.Watch == WatchAll && t.Delay == 0 }

// running reports whether a game has begun and is not over, even if it is frozen.
func (t *Table) running() bool {
	return t.Status == Playing || t.Status == Frozen && (t.Match == nil || !t.Match.Over())
}

// Late returns the table as those see it who look on at least so many turns late: also who sits there is from then.
// Once the game is over nothing is held back.
func (t *Table) Late(turns int) (*Table, error) { return t.lateSince(turns, 0) }

// lateSince is [Table.Late] for who has been shown so many turns, which stay.
func (t *Table) lateSince(turns, kept int) (*Table, error) {
	behind := t.Behind
	if turns = max(turns, t.Terms.Delay); !t.running() || turns == 0 {
		return t, nil
	}
	past := t
	if held := t.holds(turns-behind, kept); held > 0 {
		var err error
		if past, err = t.late(held); err != nil {
			return nil, err
		}
		past.Behind += behind
	}
	if past.Match == nil {
		return past, nil
	}
	n := len(past.Match.Record.Turns)
	return past.seated(func(h Happening) bool { return h.Turns > n }), nil
}

// MaxMinutes is how late a stream may be at most, in minutes.
const MaxMinutes = 60

// Before returns the table as those see it who look on at least so many turns late and see nothing that happened after
// that time, not even that the game is over. Until they see that, the last turns are held back, too.
func (t *Table) Before(at time.Time, turns int) (*Table, error) { return t.before(at, turns, 0) }

// before is [Table.Before] for who has been shown so many turns, which stay.
func (t *Table) before(at time.Time, turns, kept int) (*Table, error) {
	if t.Match == nil {
		return nil, ErrUnwatched
	}
	held := 0 // turns that are too new
	if n, ok := t.turnAfter(at); ok {
		held = len(t.Match.Record.Turns) - n
	}
	if held == 0 && !t.endedAfter(at) && !t.running() {
		return t, nil
	}
	past, err := t.late(max(held, t.holds(max(turns, t.Terms.Delay)-t.Behind, kept)))
	if err != nil {
		return nil, err
	}
	past.Behind += t.Behind
	if past.Status == Over {
		past.Status, past.Reason = Playing, ""
	}
	return past.seated(func(h Happening) bool { return h.At.After(at) }), nil
}

// NextAfter returns when the first thing happened after a time that [Table.Before] holds back: a turn, what became of a
// seat, or the end; false if there is none.
func (t *Table) NextAfter(at time.Time) (next time.Time, ok bool) {
	first := func(one time.Time) {
		if !ok || one.Before(next) {
			next, ok = one, true
		}
	}
	if turn, made := t.turnAfter(at); made {
		first(t.Made(turn))
	}
	for _, h := range t.happenings() {
		if h.At.After(at) {
			first(h.At)
		}
	}
	if t.endedAfter(at) {
		first(t.Moved)
	}
	return next, ok
}

// turnAfter returns the first turn of the record that was made after a time; false if there is none.
func (t *Table) turnAfter(at time.Time) (turn int, ok bool) {
	if t.Match == nil {
		return 0, false
	}
	turn = slices.IndexFunc(t.made[:min(len(t.made), len(t.Match.Record.Turns))], func(made int64) bool {
		return made > at.UnixMilli()
	})
	return turn, turn >= 0
}

// endedAfter reports whether the game was ended after a time, and without a move, which would have a time itself.
func (t *Table) endedAfter(at time.Time) bool { return t.Ended() && t.Moved.After(at) }

// seated returns the table with the seats given back to those who had them before what is new, and without that.
func (t *Table) seated(fresh func(Happening) bool) *Table {
	c := *t
	c.Seats = slices.Clone(t.Seats)
	for _, h := range slices.Backward(t.happenings()) {
		if fresh(h) && !h.keeps() && int(h.Seat) < len(c.Seats) {
			c.Seats[h.Seat] = Seat{Kind: Person, Name: h.Name, Taken: h.lost()}
		}
	}
	c.Happened = slices.DeleteFunc(slices.Clone(t.Happened), fresh)
	return &c
}

// happenings returns all that became of seats until now, even if the reader does not see the last turns yet.
func (t *Table) happenings() []Happening {
	if t.Behind > 0 {
		return t.happened
	}
	return t.Happened
}

// late returns the table as it was at least so many turns ago: before a draw of chance, so that somebody was to move.
func (t *Table) late(turns int) (*Table, error) {
	if t.Match == nil {
		return nil, ErrUnwatched
	}
	all := len(t.Match.Record.Turns)
	for n := max(all-turns, min(t.Match.Record.Given, all)); ; n-- {
		past, err := t.Match.Upto(n)
		if err != nil {
			return nil, err
		}
		if n > 0 && past.State.Owing().Has(game.Nature) {
			continue
		}
		c := *t
		c.Match, c.Behind, c.gestures, c.happened = past, max(1, all-n), nil, t.happenings()
		c.Happened = slices.DeleteFunc(slices.Clone(t.Happened), func(h Happening) bool { return h.Turns > n })
		return &c, nil
	}
}

// invited reports whether a person is invited to a table.
func (h *House) invited(ctx context.Context, id ID, who string) (bool, error) {
	_, ok, err := h.invitation(ctx, id, who)
	return ok, err
}

func (h *House) invitation(ctx context.Context, id ID, who string) (i store.Invite, ok bool, err error) {
	if who == "" {
		return i, false, nil
	}
	all, err := h.conf.Store.Invites(ctx, string(id))
	at := slices.IndexFunc(all, func(i store.Invite) bool { return i.Person == who })
	if err != nil || at < 0 {
		return i, false, err
	}
	return all[at], true, nil
}

// friendOf reports whether a person and one of the others are friends.
func (h *House) friendOf(ctx context.Context, who string, others []string) (bool, error) {
	if who == "" {
		return false, nil
	}
	mine, err := h.conf.Store.Ties(ctx, who)
	if err != nil {
		return false, err
	}
	theirs, err := h.conf.Store.Tied(ctx, who)
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(mine, func(t store.Tie) bool {
		back := func(b store.Tie) bool { return b.Kind == store.TieFriend && b.Person == t.Other }
		return t.Kind == store.TieFriend && slices.Contains(others, t.Other) && slices.ContainsFunc(theirs, back)
	}), nil
}
