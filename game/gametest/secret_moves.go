package gametest

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"

	"ennead/game"
)

// secretMoves is law 8. If a seat sees the same after two different moves of another seat or of Nature, it must be
// unable to tell them apart; and whatever it sees of a secret move, an event must have told it. Law 7 plays one move in
// two worlds; here the move itself is the secret.
func (p *player) secretMoves(mover game.Seat, list []game.Move) error {
	if p.rand.Intn(3) > 0 {
		return nil
	}
	one, other, ok := p.pair(list)
	if !ok {
		return nil
	}
	a, b := p.from(p.state, &p.one, mover, one), p.from(p.state, &p.other, mover, other)
	if a.state.Owing() == 0 || b.state.Owing() == 0 || a.state.Equal(b.state) {
		return nil
	}
	for viewer := range p.viewers() {
		if viewer == mover {
			continue
		}
		if err := p.drawn(viewer, a, b); err != nil {
			text := p.Game.Lexicon().Text
			return fmt.Errorf("secret moves: %s to %s or %s, as seen by %s: %w", mover.Text(), text(one), text(other),
				whom(viewer), err)
		}
	}
	return nil
}

// outcome is the result of a move.
type outcome struct {
	turn      game.Turn
	outOfTurn bool
	seen      game.Seats
	state     game.State
	log       game.Log
}

// closeDraws is the number of comparisons after which close looks become rarer.
const closeDraws = 250

// from plays a move on a copy of a state.
func (p *player) from(s game.State, o *outcome, mover game.Seat, m game.Move) *outcome {
	if o.state == nil {
		o.state = s.Copy()
	}
	o.turn, o.seen, o.log.Events = game.Turn{Seat: mover, Move: m}, s.VisibleTo(mover, m), o.log.Events[:0]
	if o.outOfTurn, _ = game.IsOutOfTurn(s, m); o.outOfTurn {
		o.turn.Note = p.Game.Lexicon().Text(m)
	}
	o.state.CopyFrom(s)
	o.state.Play(mover, m, &o.log)
	return o
}

// eventsFor returns the events that exist for a seat.
func (o *outcome) eventsFor(viewer game.Seat) []game.Event {
	if o.outOfTurn {
		return existing(viewer, o.seen, o.log.Events)
	}
	return o.log.Events
}

// pair returns two different moves of a list. Half of the time they differ in only one of their words.
func (p *player) pair(list []game.Move) (one, other game.Move, ok bool) {
	if len(list) < 2 {
		return one, other, false
	}
	one, other = list[p.rand.Intn(len(list))], list[p.rand.Intn(len(list))]
	if p.rand.Intn(2) == 0 {
		n := 0
		for _, m := range list {
			if likeness(one, m) == 3 {
				if n++; p.rand.Intn(n) == 0 {
					other = m
				}
			}
		}
	}
	return one, other, one != other
}

// likeness counts the words that two moves have in common, including the verb.
func likeness(a, b game.Move) (n int) {
	for _, same := range [...]bool{a.Verb == b.Verb, a.A == b.A, a.B == b.B, a.C == b.C} {
		if same {
			n++
		}
	}
	return n
}

// viewers yields all seats, then spectators.
func (p *player) viewers() func(yield func(game.Seat) bool) {
	return (game.Seats(1)<<p.state.Seats() - 1).With(game.Spectator).All()
}

// drawn compares what a seat is shown after either move.
func (p *player) drawn(viewer game.Seat, a, b *outcome) error {
	p.scratch()
	p.was.CopyFrom(a.state)
	p.was.Mask(viewer)
	p.is.CopyFrom(b.state)
	p.is.Mask(viewer)
	alike, seen := p.was.Equal(p.is), (a.seen | b.seen).Has(viewer)
	if !alike && seen {
		return nil
	}
	apart := differentEvents(viewer, a.eventsFor(viewer), b.eventsFor(viewer))
	switch {
	case !alike && apart == nil && !p.opened(a.state):
		return fmt.Errorf("no event tells it anything, but it sees a different state. Mask must hide the difference, "+
			"or an event with this seat in its audience must tell it:\n%s",
			differences(p.was, p.is, "after one", "after the other"))
	case !alike || p.parted(viewer, p.state, p.state, a.log.Events, b.log.Events):
		return nil
	case seen && p.open(a.turn.Move, b.turn.Move):
		return nil
	case seen:
		return fmt.Errorf("it is told the move, but sees the same state: VisibleTo names a seat for which Mask hides " +
			"what the move does")
	}
	p.hidden++
	closed := p.closed(a.turn.Move, b.turn.Move)
	if apart != nil || !closed && p.rand.Intn(1+p.hidden/closeDraws) > 0 {
		return apart
	}
	if err := p.sameMatch(viewer, a, b); err != nil {
		return err
	}
	return p.onward(viewer, a.state, b.state, worlds{a.turn.Seat, closed})
}

// closed reports whether two moves differ only in what their author keeps secret until the negotiation is concluded.
func (p *player) closed(one, other game.Move) bool {
	return p.Closed != nil && p.Closed(one) && p.Closed(other)
}

// open reports whether everybody sees which of two moves is made, although no state records it.
func (p *player) open(one, other game.Move) bool {
	return p.Openly != nil && p.Openly(one) && p.Openly(other) && one.Verb != other.Verb
}

// opened reports whether secrets have just been revealed without an event.
func (p *player) opened(s game.State) bool { return p.Opened != nil && p.Opened(s) }

// crossed is law 8 between two worlds that look the same to a seat. A move in one may look like a different move in the
// other, for example when each keeps a card that exists only in that world.
func (p *player) crossed(viewer game.Seat, a, b game.State) error {
	mover := a.Owing().First()
	if a.Owing() == 0 || mover == viewer || mover == game.Nature {
		return nil
	}
	p.list = a.Moves(p.list[:0], mover)
	m := p.list[p.rand.Intn(len(p.list))]
	if p.list = b.Moves(p.list[:0], mover); slices.Contains(p.list, m) {
		return nil // one world allows both moves
	}
	first := p.from(a, &p.crossing[0], mover, m)
	p.scratch()
	p.is.CopyFrom(first.state)
	p.is.Mask(viewer)
	for range min(len(p.list), 6) {
		n := p.list[p.rand.Intn(len(p.list))]
		second := p.from(b, &p.crossing[1], mover, n)
		p.was.CopyFrom(second.state)
		if p.was.Mask(viewer); !p.was.Equal(p.is) || p.parted(viewer, a, b, first.log.Events, second.log.Events) {
			continue
		}
		if (first.seen | second.seen).Has(viewer) {
			return fmt.Errorf("%s and %s look the same in two worlds, but the seat is told which it is",
				p.Game.Lexicon().Text(m), p.Game.Lexicon().Text(n))
		}
		if err := differentEvents(viewer, first.eventsFor(viewer), second.eventsFor(viewer)); err != nil {
			return err
		}
	}
	return nil
}

// sameMatch compares what the table shows a seat in two games that differ only in their last move.
func (p *player) sameMatch(viewer game.Seat, one, other *outcome) error {
	a, err := p.leading(one.turn)
	if err != nil {
		return err
	}
	b, err := p.leading(other.turn)
	if err != nil {
		return err
	}
	if err := p.same(viewer, a.State, b.State); err != nil {
		return err
	}
	if !a.View(viewer).Equal(b.View(viewer)) || !bytes.Equal(p.Game.Position(a.View(viewer)),
		p.Game.Position(b.View(viewer))) {
		return fmt.Errorf("its views differ")
	}
	if ra, rb := p.record(a, viewer), p.record(b, viewer); ra != rb {
		return fmt.Errorf("its records differ:\n%s\n%s", ra, rb)
	}
	if one.outOfTurn && !tells(viewer, one.seen, one.log.Events) {
		before, err := p.leading()
		if err != nil {
			return err
		}
		if ra, rb := p.record(before, viewer), p.record(a, viewer); ra != rb {
			return fmt.Errorf("its record contains a turn that it must not know of:\n%s\n%s", ra, rb)
		}
	}
	knownA, knownB := known(a, viewer), known(b, viewer)
	if len(knownA) != len(knownB) {
		return fmt.Errorf("it knows %d turns in one game and %d in the other", len(knownA), len(knownB))
	}
	for i, n := range knownA {
		if a.Sealed(n, viewer) != b.Sealed(knownB[i], viewer) {
			return fmt.Errorf("turn %d is sealed in only one game", i+1)
		}
		ea, eb := a.Events(n, viewer), b.Events(knownB[i], viewer)
		if !slices.Equal(ea, eb) {
			return fmt.Errorf("turn %d has different events: %v, %v", i+1, ea, eb)
		}
		if err := p.sameWords(viewer, a.State, b.State, ea, eb); err != nil {
			return err
		}
	}
	if a.Undoable(viewer) != b.Undoable(viewer) {
		return fmt.Errorf("it may take back its choice in only one game")
	}
	return nil
}

// notes checks that only those who may see a move can read its note.
func (p *player) notes(t game.Turn) error {
	seen := p.state.VisibleTo(t.Seat, t.Move)
	loud := t
	t.Note, loud.Note = "so be it", "never"
	a, err := p.leading(t)
	if err != nil {
		return err
	}
	b, err := p.leading(loud)
	if err != nil {
		return err
	}
	for viewer := range p.viewers() {
		if viewer != t.Seat && !seen.Has(viewer) && a.State.Owing() != 0 && p.record(a, viewer) != p.record(b, viewer) {
			return fmt.Errorf("%s can read the note of a move that it may not see", whom(viewer))
		}
	}
	return nil
}

// known returns the numbers of the turns that exist for a seat. The games may differ in how many do not: drafts leave a
// record.
func known(m *game.Match, viewer game.Seat) (numbers []int) {
	for n := range m.Known(viewer) {
		numbers = append(numbers, n)
	}
	return numbers
}

// record returns the text of a record as a seat may read it.
func (p *player) record(m *game.Match, viewer game.Seat) string {
	var text bytes.Buffer
	if err := game.WriteRecord(&text, m.Game, m.RecordFor(viewer)); err != nil {
		panic(err) // writing to a buffer cannot fail
	}
	return text.String()
}

// leading returns a match that begins before the last turn and continues with the given turns.
func (p *player) leading(turns ...game.Turn) (*game.Match, error) {
	from := p.state
	if p.follows {
		from, turns = p.prev, append([]game.Turn{p.turns[len(p.turns)-1]}, turns...)
	}
	m, err := game.NewMatch(moment{p.Game, from}, game.Record{Setup: p.setup})
	if err != nil {
		return nil, err
	}
	for _, t := range turns {
		if err := m.PlayWith(t.Seat, t.Move, t.Note); err != nil {
			return nil, fmt.Errorf("a match from here: %w", err)
		}
	}
	return m, nil
}

// moment is a game that begins in the middle of another.
type moment struct {
	game.Game
	at game.State
}

func (m moment) New(game.Setup) (game.State, error) { return m.at.Copy(), nil }

// sameWords compares the chronicles of a seat in two worlds.
func (p *player) sameWords(seat game.Seat, a, b game.State, ea, eb []game.Event) error {
	if err := differentEvents(seat, ea, eb); err != nil {
		return err
	}
	view := a.Copy()
	view.Mask(seat)
	for i := range ea {
		said := p.Game.Tell(a, ea[i].For(seat))
		if !reflect.DeepEqual(said, p.Game.Tell(b, eb[i].For(seat))) ||
			!reflect.DeepEqual(said, p.Game.Tell(view, ea[i].For(seat))) {
			return fmt.Errorf("event %d has different words: Tell depends on what the seat must not know: %v in one "+
				"world, %v in the other, %v masked",
				i+1, said, p.Game.Tell(b, eb[i].For(seat)), p.Game.Tell(view, ea[i].For(seat)))
		}
	}
	return nil
}
