package gametest

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"

	"ennead/game"
)

// secret moves, law 8. Two moves of another seat, or of Nature, after which a seat sees the same are one move to it, and what it
// sees of a secret move it has been told. Law 7 plays the same move in two worlds; here the move itself is the secret.
func (p *player) draws(mover game.Seat, list []game.Move) error {
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
			return fmt.Errorf("draws: %s to %s or %s, as %s sees it: %w", mover.Text(), text(one), text(other), whom(viewer), err)
		}
	}
	return nil
}

// outcome is what a move leads to.
type outcome struct {
	turn      game.Turn
	outOfTurn bool
	seen      game.Seats
	state     game.State
	log       game.Log
}

// closeDraws is how many comparisons are looked at closely before that becomes rarer.
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

// allEvents returns the events that exist for a seat.
func (o *outcome) differentEvents(viewer game.Seat) []game.Event {
	if o.outOfTurn {
		return existing(viewer, o.seen, o.log.Events)
	}
	return o.log.Events
}

// pair are two different moves of a list, half of the time alike in all but one of their words.
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

// likeness counts the words that two moves have in common, the verb among them.
func likeness(a, b game.Move) (n int) {
	for _, same := range [...]bool{a.Verb == b.Verb, a.A == b.A, a.B == b.B, a.C == b.C} {
		if same {
			n++
		}
	}
	return n
}

// viewers are all seats, and those who look on.
func (p *player) viewers() func(yield func(game.Seat) bool) {
	return (game.Seats(1)<<p.state.Seats() - 1).With(game.Spectator).All()
}

// drawn compares what a seat is shown when one or the other move is made.
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
	apart := differentEvents(viewer, a.differentEvents(viewer), b.differentEvents(viewer))
	switch {
	case !alike && apart == nil && !p.opened(a.state):
		return fmt.Errorf("it is told nothing, and sees another state. Mask must hide this, or an event whose audience the seat belongs to must tell it:\n%s",
			differences(p.was, p.is, "after the one", "after the other"))
	case !alike || p.parted(viewer, p.state, p.state, a.log.Events, b.log.Events):
		return nil
	case seen && p.open(a.turn.Move, b.turn.Move):
		return nil
	case seen:
		return fmt.Errorf("it is told the move, and sees the same state: VisibleTo names a seat for which Mask hides what the move does")
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

// closed tells whether two moves differ in what nobody but their author may see until the deal is done.
func (p *player) closed(one, other game.Move) bool {
	return p.Closed != nil && p.Closed(one) && p.Closed(other)
}

// open tells whether everybody sees which of two moves is made, though no state keeps it.
func (p *player) open(one, other game.Move) bool {
	return p.Openly != nil && p.Openly(one) && p.Openly(other) && one.Verb != other.Verb
}

// opened tells whether what was secret has just been laid open without a word.
func (p *player) opened(s game.State) bool { return p.Opened != nil && p.Opened(s) }

// crossed: law 8 between two worlds that look the same to a seat. What another does in the one may look to it as something else
// does in the other, as when each keeps the card that is there in that world alone.
func (p *player) crossed(viewer game.Seat, a, b game.State) error {
	mover := a.Owing().First()
	if a.Owing() == 0 || mover == viewer || mover == game.Nature {
		return nil
	}
	p.list = a.Moves(p.list[:0], mover)
	m := p.list[p.rand.Intn(len(p.list))]
	if p.list = b.Moves(p.list[:0], mover); slices.Contains(p.list, m) {
		return nil // both can be made in one world
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
			return fmt.Errorf("%s and %s look the same in two worlds, and it is told which it is", p.Game.Lexicon().Text(m), p.Game.Lexicon().Text(n))
		}
		if err := differentEvents(viewer, first.differentEvents(viewer), second.differentEvents(viewer)); err != nil {
			return err
		}
	}
	return nil
}

// sameMatch compares what the table shows to a seat of two games that differ in their last move alone.
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
	if !a.View(viewer).Equal(b.View(viewer)) || !bytes.Equal(p.Game.Position(a.View(viewer)), p.Game.Position(b.View(viewer))) {
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
			return fmt.Errorf("its record tells of a turn that it knows nothing of:\n%s\n%s", ra, rb)
		}
	}
	knownA, knownB := known(a, viewer), known(b, viewer)
	if len(knownA) != len(knownB) {
		return fmt.Errorf("it knows of %d turns in one game, of %d in the other", len(knownA), len(knownB))
	}
	for i, n := range knownA {
		if a.Sealed(n, viewer) != b.Sealed(knownB[i], viewer) {
			return fmt.Errorf("turn %d is sealed in one game alone", i+1)
		}
		ea, eb := a.Events(n, viewer), b.Events(knownB[i], viewer)
		if !slices.Equal(ea, eb) {
			return fmt.Errorf("turn %d is told in other events: %v, %v", i+1, ea, eb)
		}
		if err := p.sameWords(viewer, a.State, b.State, ea, eb); err != nil {
			return err
		}
	}
	if a.Undoable(viewer) != b.Undoable(viewer) {
		return fmt.Errorf("it may take back its choice in one game alone")
	}
	return nil
}

// notes: what is said with a move is read by those who may see the move.
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
			return fmt.Errorf("%s reads a note of a move that it may not see", whom(viewer))
		}
	}
	return nil
}

// known are the numbers of the turns that exist for a seat. Those that do not may be more in one game: drafts leave a record.
func known(m *game.Match, viewer game.Seat) (numbers []int) {
	for n := range m.Known(viewer) {
		numbers = append(numbers, n)
	}
	return numbers
}

// record is the text of a record as a seat may read it.
func (p *player) record(m *game.Match, viewer game.Seat) string {
	var text bytes.Buffer
	if err := game.WriteRecord(&text, m.Game, m.RecordFor(viewer)); err != nil {
		panic(err) // a buffer takes everything
	}
	return text.String()
}

// leading is a match that begins before the last turn and goes on with others.
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

// moment is a game that begins where another one stands.
type moment struct {
	game.Game
	at game.State
}

func (m moment) New(game.Setup) (game.State, error) { return m.at.Copy(), nil }

// sameWords compares what the chronicle of a seat says of two worlds.
func (p *player) sameWords(seat game.Seat, a, b game.State, ea, eb []game.Event) error {
	if err := differentEvents(seat, ea, eb); err != nil {
		return err
	}
	view := a.Copy()
	view.Mask(seat)
	for i := range ea {
		said := p.Game.Tell(a, ea[i].For(seat))
		if !reflect.DeepEqual(said, p.Game.Tell(b, eb[i].For(seat))) || !reflect.DeepEqual(said, p.Game.Tell(view, ea[i].For(seat))) {
			return fmt.Errorf("event %d is told in other words: Tell depends on what the seat must not know: %v in one world, %v in the other, %v masked",
				i+1, said, p.Game.Tell(b, eb[i].For(seat)), p.Game.Tell(view, ea[i].For(seat)))
		}
	}
	return nil
}
