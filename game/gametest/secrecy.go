package gametest

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"

	"ennead/game"
)

// secrecy is law 7. For every seat, a world that it cannot tell from the real one must look the same to it in every
// way, now and as play continues.
func (p *player) secrecy(game.Seat) error {
	p.whole = p.Game.Position(p.state)
	for seat := range game.Seat(p.state.Seats()) {
		if err := p.twin(seat); err != nil {
			return fmt.Errorf("%s: %w", whom(seat), err)
		}
	}
	if err := p.twin(game.Spectator); err != nil {
		return fmt.Errorf("%s: %w", whom(game.Spectator), err)
	}
	return nil
}

func (p *player) twin(seat game.Seat) error {
	view := p.state.Copy()
	view.Mask(seat)
	again := view.Copy()
	again.Mask(seat)
	if !again.Equal(view) {
		return fmt.Errorf("masking twice is not masking once; Mask must not change what it has hidden:\n%s",
			differences(view, again, "masked once", "masked twice"))
	}
	text := p.Game.Position(view)
	if !bytes.Equal(text, p.whole) {
		if _, err := p.Game.Load(p.setup, text); err == nil {
			return fmt.Errorf("a masked position loads as if nothing were hidden: let Position write a hidden thing "+
				"as \"?\", "+
				"or as a count, and Load refuse that: %s", text)
		}
	}
	guess := view.Copy()
	guess.Determinize(seat, &p.rand)
	if p.Conserve != nil {
		if err := p.Conserve(guess); err != nil {
			return fmt.Errorf("a determinized world: %w; Determinize must fill in exactly what Mask hides:\n%s", err,
				differences(p.state, guess, "in play", "determinized"))
		}
	}
	masked := guess.Copy()
	masked.Mask(seat)
	if !masked.Equal(view) {
		return fmt.Errorf("Mask(Determinize(s)) is not Mask(s); Determinize may change only what Mask hides:\n%s",
			differences(view, masked, "masked", "determinized and masked"))
	}
	if !bytes.Equal(p.Game.Position(masked), text) {
		return fmt.Errorf(
			"the positions of equal masked states differ; Position must depend only on the state:\n%s\n%s", text,
			p.Game.Position(masked))
	}
	if err := p.same(seat, p.state, guess); err != nil {
		return err
	}
	return p.onward(seat, p.state, guess, worlds{p.someNegotiator(p.state), false})
}

// same compares what the seat is shown of two worlds that are equal when masked for it.
func (p *player) same(seat game.Seat, a, b game.State) error {
	va, vb := a.Copy(), b.Copy()
	va.Mask(seat)
	vb.Mask(seat)
	if !va.Equal(vb) {
		return fmt.Errorf("the worlds differ:\n%s", differences(va, vb, "in one", "in the other"))
	}
	if va.Owing() != vb.Owing() {
		return fmt.Errorf("different seats are to move in the two worlds; this must depend only on public facts")
	}
	for _, worlds := range [][2]game.State{{a, b}, {a, va}} {
		if err := sameWindows(worlds[0], worlds[1]); err != nil {
			return err
		}
		if game.HeldFor(worlds[0]) != game.HeldFor(worlds[1]) {
			return fmt.Errorf("a choice is kept open for others in only one world; this must depend only on " +
				"public facts")
		}
	}
	if err := p.sameOnly(seat, a, b); err != nil {
		return err
	}
	if !slices.Equal(va.Moves(nil, seat), vb.Moves(nil, seat)) ||
		!slices.Equal(a.Moves(nil, seat), vb.Moves(nil, seat)) {
		return fmt.Errorf("legal moves or their order differ %s: they depend on what the seat must not know. "+
			"In one world %s, in the other %s, masked %s",
			p.asks(seat), p.texts(a.Moves(nil, seat)), p.texts(b.Moves(nil, seat)), p.texts(va.Moves(nil, seat)))
	}
	if !slices.Equal(game.OutOfTurnOf(va, nil, seat), game.OutOfTurnOf(vb, nil, seat)) ||
		!slices.Equal(game.OutOfTurnOf(a, nil, seat), game.OutOfTurnOf(vb, nil, seat)) {
		return fmt.Errorf("legal moves out of turn differ: they depend on what the seat must not know")
	}
	if said := p.Game.Prompt(va, seat); !reflect.DeepEqual(said, p.Game.Prompt(a, seat)) ||
		!reflect.DeepEqual(said, p.Game.Prompt(b, seat)) {
		return fmt.Errorf("prompts differ: they depend on what the seat must not know. In one world %v, "+
			"in the other %v, masked %v",
			p.Game.Prompt(a, seat), p.Game.Prompt(b, seat), said)
	}
	return p.sameRefusals(seat, a, b, va)
}

// sameRefusals compares why the seat may not make some moves. The state itself is asked, not the seat's view.
func (p *player) sameRefusals(seat game.Seat, a, b, view game.State) error {
	if int(seat) >= a.Seats() {
		return nil
	}
	lexicon := p.Game.Lexicon()
	p.asked = game.OutOfTurnOf(a, a.Candidates(p.asked[:0], seat), seat)
	for range 8 {
		m := lexicon.At(p.rand.Intn(lexicon.Len()))
		if len(p.asked) > 0 && p.rand.Intn(4) > 0 {
			m = evenly(p.asked, &p.rand)
		}
		if !lexicon.Knows(m) {
			continue
		}
		no := p.refusal(view, seat, m)
		for _, s := range []game.State{a, b} {
			if other := p.refusal(s, seat, m); !reflect.DeepEqual(no, other) {
				return fmt.Errorf("refusals of %s differ: they depend on what the seat must not know: %+v, %+v",
					p.text(seat, m), no, other)
			}
		}
	}
	return nil
}

// onward plays the same moves in both worlds for as long as they are legal in both, and compares what the seat is told.
func (p *player) onward(seat game.Seat, a, b game.State, w worlds) error {
	a, b = a.Copy(), b.Copy()
	negotiator := w.negotiator
	for range 12 {
		if err := p.crossed(seat, a, b); err != nil {
			return err
		}
		if p.rand.Intn(4) == 0 && !w.closed {
			negotiator = p.someNegotiator(a)
		}
		who, m, ok := p.inBoth(a, b, negotiator)
		if !ok {
			return nil
		}
		seenA, seenB := a.VisibleTo(who, m), b.VisibleTo(who, m)
		outOfTurn, _ := game.IsOutOfTurn(a, m)
		one := seenA.Has(seat) != seenB.Has(seat)
		if seenA != seenB && !outOfTurn || one && who == seat {
			return fmt.Errorf("%s is secret in only one world: VisibleTo depends on what the seat must not know",
				p.text(who, m))
		}
		if one {
			// Whom another seat tells may be part of its secret draft; being told then reveals it.
			return nil
		}
		var la, lb game.Log
		wasA, wasB := a.Copy(), b.Copy()
		a.Play(who, m, &la)
		b.Play(who, m, &lb)
		va, vb := a.Copy(), b.Copy()
		va.Mask(seat)
		vb.Mask(seat)
		shown := p.parted(seat, wasA, wasB, la.Events, lb.Events)
		if outOfTurn && who != seat {
			la.Events, lb.Events = existing(seat, seenA, la.Events), existing(seat, seenB, lb.Events)
		}
		err := differentEvents(seat, la.Events, lb.Events)
		switch alike := va.Equal(vb); {
		case !alike && err == nil && (w.closed || !outOfTurn || len(la.Events) == 0) && !p.opened(a) &&
			a.Owing() != 0 && b.Owing() != 0:
			return fmt.Errorf("%s shows a difference between the worlds without an event. Mask must hide it, "+
				"or an event with this seat in its audience must tell it:\n%s",
				p.text(who, m), differences(va, vb, "in one world", "in the other"))
		case !alike || shown:
			// The move itself has shown the difference, for example by revealing a card.
			return nil
		case err != nil:
			return fmt.Errorf("%s: %w", p.text(who, m), err)
		}
		if err := p.sameWords(seat, a, b, la.Events, lb.Events); err != nil {
			return fmt.Errorf("%s: %w", p.text(who, m), err)
		}
		if err := p.same(seat, a, b); err != nil {
			return err
		}
	}
	return nil
}

// worlds describes two worlds that a seat must not be able to tell apart.
type worlds struct {
	negotiator game.Seat // who negotiates first, in games with negotiation
	closed     bool      // they differ in a part of an offer that only its author may see
}

// someNegotiator returns a random seat.
func (p *player) someNegotiator(s game.State) game.Seat { return game.Seat(p.rand.Intn(s.Seats())) }

// inBoth returns a random move that is legal in both worlds: of a seat that is to move, or now and then out of turn.
func (p *player) inBoth(a, b game.State, negotiator game.Seat) (who game.Seat, m game.Move, ok bool) {
	owing := a.Owing()
	if owing == 0 {
		return who, m, false
	}
	who = owing.First()
	moves, others := a.Moves(nil, who), b.Moves(nil, who)
	if _, bargained := a.(game.Negotiated); bargained && p.rand.Intn(2) == 0 {
		if len(game.OutOfTurnOf(a, nil, negotiator)) > 0 {
			who, moves, others = negotiator, game.OutOfTurnOf(a, nil, negotiator), game.OutOfTurnOf(b, nil, negotiator)
		}
	}
	moves = slices.DeleteFunc(moves, func(m game.Move) bool { return !slices.Contains(others, m) })
	if len(moves) == 0 {
		return who, m, false
	}
	return who, evenly(moves, &p.rand), true
}

// existing returns the events of another's out-of-turn move, none if the seat is told nothing.
func existing(seat game.Seat, seen game.Seats, events []game.Event) []game.Event {
	if tells(seat, seen, events) {
		return events
	}
	return nil
}

// parted reports whether the move showed something that differs between the worlds, such as a card that was revealed
// and is hidden again.
func (p *player) parted(seat game.Seat, wasA, wasB game.State, a, b []game.Event) bool {
	if p.Shows == nil {
		return false
	}
	pick := func(was game.State, events []game.Event) (shown []game.Event) {
		for _, e := range events {
			if p.Shows(was, e) {
				shown = append(shown, e.For(seat))
			}
		}
		return shown
	}
	return !slices.Equal(pick(wasA, a), pick(wasB, b))
}

func differentEvents(seat game.Seat, a, b []game.Event) error {
	if len(a) != len(b) {
		return fmt.Errorf("%d events in one world, %d in the other: their number tells the worlds apart", len(a),
			len(b))
	}
	for i := range a {
		if a[i].For(seat) != b[i].For(seat) {
			return fmt.Errorf("event %d tells the worlds apart: %s in one, %s in the other; "+
				"its Audience contains a seat that must not know, or Mask still hides what the move has revealed",
				i+1, happened(a[i]), happened(b[i]))
		}
	}
	return nil
}
