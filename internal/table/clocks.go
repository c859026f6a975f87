package table

import (
	"fmt"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// times is what the clocks of a game follow from, see package clock. It never changes.
type times struct {
	start   clock.Turn // who was to move when the game began
	turns   []clock.Turn
	events  []clock.Event
	credits []clock.Event // for outages
	known   int           // how many outages are taken into account
	state   clock.State
	by      []bool // whether a steward made the turn
}

// Clocks returns what each seat has now; false unless the game is played with clocks.
func (h *House) Clocks(t *Table) (clock.Book, bool) {
	if t.times == nil || t.Status != Playing {
		return clock.Book{}, false
	}
	now := h.now()
	if now.Before(t.Updated) {
		now = t.Updated
	}
	return t.times.state.Book(now), true
}

// Clock returns the rule of the clocks; false unless the table has any.
func (t *Table) Clock() (r clock.Rule, ok bool) {
	r, err := clock.ParseRule(t.Terms.Clock)
	return r, err == nil
}

// tick has something happen to the clocks with the change that is being made, and at its time.
func (t *Table) tick(kind clock.Kind, seat game.Seat) {
	if t.times != nil {
		t.ticks = append(t.ticks, clock.Event{Kind: kind, Seat: seat})
	}
}

// retime brings the clocks from one table to the next, which c stores.
func (h *House) retime(old, t *Table, c *store.Change) error {
	rule, timed := t.Clock()
	if !timed || t.Match == nil || t.Status == Gathering {
		return nil
	}
	w := times{}
	if old.times == nil {
		if old.Status != Gathering {
			return nil // what happened to its clocks is not known any more
		}
		w.start = clock.Start(old.Match.State, t.Updated)
		w.credit(h.outages.list(), rule)
	} else {
		w = *old.times
	}
	from, events := c.From, len(w.events)
	m := old.Match.Copy()
	if from < len(old.Match.Record.Turns) {
		var err error
		if m, err = old.Match.Upto(from); err != nil {
			return err
		}
	}
	made := make([]int64, len(c.Moves))
	for i, move := range c.Moves {
		made[i] = move.At
	}
	more, err := clock.Follow(m, t.Match.Record.Turns[from:], made)
	if err != nil {
		return fmt.Errorf("follow the clocks: %w", err)
	}
	same := from == len(w.turns)
	w.turns = append(slices.Clip(w.turns[:from]), more...)
	for _, seat := range t.silent(old, w.turns) {
		t.tick(clock.NoMore, seat)
	}
	for _, e := range t.ticks {
		e.At = t.Updated
		w.events = append(slices.Clip(w.events), e)
	}
	if same {
		w.add(more, w.events[events:])
	} else {
		w.fold(rule)
	}
	t.times = &w
	return nil
}

// silent returns the seats for which a choice has just been kept open although nobody is there who could add to it.
func (t *Table) silent(old *Table, turns []clock.Turn) (seats []game.Seat) {
	if len(turns) == 0 || old.times != nil && old.times.held() != 0 {
		return nil
	}
	for seat := range turns[len(turns)-1].Held.All() {
		if int(seat) < len(t.Seats) && (t.Seats[seat].Kind != Person || !t.Seats[seat].Taken || t.Handed().Has(seat)) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// held returns the seats for which a choice is kept open.
func (w *times) held() game.Seats {
	if len(w.turns) == 0 {
		return w.start.Held
	}
	return w.turns[len(w.turns)-1].Held
}

// add advances by turns and events of one moment or later.
func (w *times) add(turns []clock.Turn, events []clock.Event) {
	w.by = slices.Clip(w.by)
	for _, turn := range turns {
		w.turn(turn)
	}
	for _, e := range events {
		w.state.Event(e)
	}
}

func (w *times) turn(t clock.Turn) {
	w.by = append(w.by, w.state.Handed(t.At).Has(t.Seat))
	w.state.Turn(t)
}

// fold computes everything anew.
func (w *times) fold(rule clock.Rule) {
	w.state, w.by = clock.New(rule, w.start), nil
	events := w.all()
	for _, turn := range w.turns {
		for len(events) > 0 && events[0].At.Before(turn.At) {
			w.state.Event(events[0])
			events = events[1:]
		}
		w.turn(turn)
	}
	w.add(nil, events)
}

// clockMarks is what the store keeps of [times]: the rest follows from the record.
type clockMarks struct {
	Start  int64       `json:"start"` // in milliseconds since 1970
	Events []clockMark `json:"events,omitempty"`
}

type clockMark struct {
	At    int64      `json:"at"`
	Kind  clock.Kind `json:"kind"`
	Seat  game.Seat  `json:"seat,omitempty"`
	Value string     `json:"value,omitempty"`
}

func (w *times) marks() *clockMarks {
	if w == nil {
		return nil
	}
	m := &clockMarks{Start: w.start.At.UnixMilli()}
	for _, e := range w.events {
		m.Events = append(m.Events, clockMark{e.At.UnixMilli(), e.Kind, e.Seat, e.Value()})
	}
	return m
}

// remembered returns the clocks of a stored table; nil if it has none.
func (m *clockMarks) remembered(t *Table) (*times, error) {
	rule, timed := t.Clock()
	if m == nil || !timed {
		return nil, nil
	}
	begin, err := t.Match.Upto(0)
	if err != nil {
		return nil, err
	}
	w := &times{start: clock.Start(begin.State, time.UnixMilli(m.Start))}
	made := make([]int64, len(t.Match.Record.Turns))
	copy(made, t.made)
	if w.turns, err = clock.Follow(begin, t.Match.Record.Turns, made); err != nil {
		return nil, err
	}
	for _, one := range m.Events {
		e, err := clock.ParseEvent(time.UnixMilli(one.At), one.Kind, one.Seat, one.Value)
		if err == nil {
			err = e.Valid(rule)
		}
		if err != nil {
			return nil, err
		}
		w.events = append(w.events, e)
	}
	w.fold(rule)
	return w, nil
}
