package gametest

import (
	"bytes"
	"fmt"
	"slices"

	"ennead/game"
)

// negotiation now and then lets seats negotiate, and checks the laws for what they do.
func (p *player) negotiation() error {
	return p.negotiators.play(p.state, &p.rand, func(t game.Turn, list []game.Move) error {
		text := t.Seat.Text() + " " + p.Game.Lexicon().Text(t.Move)
		if p.rand.Intn(4) == 0 {
			if err := p.listed(t.Seat, list); err != nil {
				return err
			}
		}
		if outOfTurn, _ := game.IsOutOfTurn(p.state, t.Move); !outOfTurn {
			return fmt.Errorf("%s is listed as out of turn but is not of that kind", text)
		}
		if no := p.refusal(p.state, t.Seat, t.Move); no != nil {
			return fmt.Errorf("%s is listed as out of turn but refused: %w", text, no)
		}
		if err := p.secretMoves(t.Seat, list); err != nil {
			return err
		}
		if p.rand.Intn(8) == 0 {
			if err := p.notes(t); err != nil {
				return fmt.Errorf("secret moves: %s, out of turn: %w", text, err)
			}
		}
		p.prev.CopyFrom(p.state)
		if err := p.negotiate(t); err != nil {
			return fmt.Errorf("%s, out of turn: %w", text, err)
		}
		if p.rand.Intn(8) == 0 {
			t.Note = `"so be it", à la Thèbes`
		}
		p.made(t)
		return nil
	})
}

// listed checks that the list contains only out-of-turn moves, each once. It keeps them in p.listing, since such lists
// are long.
func (p *player) listed(seat game.Seat, list []game.Move) error {
	if p.listing == nil {
		p.listing = map[game.Move]bool{}
	}
	clear(p.listing)
	lexicon := p.Game.Lexicon()
	for _, m := range list {
		outOfTurn, _ := game.IsOutOfTurn(p.state, m)
		again := p.listing[m]
		p.listing[m] = true
		switch {
		case again:
			return fmt.Errorf("%s is listed twice as out of turn, for %s", lexicon.Text(m), whom(seat))
		case !lexicon.Knows(m):
			return fmt.Errorf("%v is listed as out of turn but has no text", m)
		case !outOfTurn:
			return fmt.Errorf("%s is listed as out of turn but is not of that kind", lexicon.Text(m))
		}
	}
	return nil
}

// negotiate plays an out-of-turn move. For seats that are told nothing of it, it must not exist.
func (p *player) negotiate(t game.Turn) error {
	p.before.CopyFrom(p.state)
	seen := p.state.VisibleTo(t.Seat, t.Move)
	held, ok := p.state.(game.Held)
	offered := ok && held.OffersAll(t.Seat, t.Move)
	if ok && held.HeldFor()&held.Owing() != 0 {
		return fmt.Errorf("a choice is kept open for the seat that is to make it")
	}
	var log game.Log
	p.state.Play(t.Seat, t.Move, &log)
	if p.Conserve != nil {
		if err := p.Conserve(p.state); err != nil {
			return err
		}
	}
	for _, e := range log.Events {
		if err := p.heard(p.state, e, p.text(t.Seat, t.Move)); err != nil {
			return err
		}
	}
	for seat := range game.Seat(p.state.Seats() + 1) {
		if int(seat) == p.state.Seats() {
			seat = game.Spectator
		}
		if seat == t.Seat || tells(seat, seen, log.Events) {
			continue
		}
		if offered {
			return fmt.Errorf("%s is not told of an offer that OffersAll calls one to everybody", whom(seat))
		}
		if err := p.unchanged(seat); err != nil {
			return fmt.Errorf("%s is told nothing, yet %w", whom(seat), err)
		}
	}
	return nil
}

// tells reports whether a seat learns anything of another's move.
func tells(seat game.Seat, seen game.Seats, events []game.Event) bool {
	return seen.Has(seat) || slices.ContainsFunc(events, func(e game.Event) bool { return e.Audience.Has(seat) })
}

// scratch allocates two views.
func (p *player) scratch() {
	if p.was == nil {
		p.was, p.is = p.state.Copy(), p.state.Copy()
	}
}

// unchanged checks that the seat sees the same as before. It compares derived values only now and then.
func (p *player) unchanged(seat game.Seat) error {
	p.scratch()
	was, is := p.was, p.is
	was.CopyFrom(p.before)
	is.CopyFrom(p.state)
	was.Mask(seat)
	is.Mask(seat)
	if !was.Equal(is) {
		return fmt.Errorf("the worlds differ:\n%s", differences(was, is, "before", "after"))
	}
	if p.rand.Intn(16) > 0 {
		return nil
	}
	if err := p.same(seat, p.before, p.state); err != nil {
		return err
	}
	if !bytes.Equal(p.Game.Position(was), p.Game.Position(is)) {
		return fmt.Errorf("the positions differ: %s\n%s", p.Game.Position(was), p.Game.Position(is))
	}
	return nil
}

// bargains checks for every seat that exactly the listed out-of-turn moves are legal and have labels, and that the
// others are refused with a rule and words.
func (p *player) bargains(game.Seat) error {
	if _, ok := p.state.(game.Negotiated); !ok {
		return nil
	}
	p.before.CopyFrom(p.state)
	for seat := range game.Seat(p.state.Seats()) {
		list := game.OutOfTurnOf(p.state, nil, seat)
		if err := p.listed(seat, list); err != nil {
			return err
		}
		for _, m := range list {
			if err := p.words("the label of "+p.text(seat, m), p.Game.Label(p.state, seat, m)); err != nil {
				return err
			}
			if err := p.besides(seat, m); err != nil {
				return err
			}
		}
		if err := p.offers(seat); err != nil {
			return err
		}
		for range 60 {
			m := p.Game.Lexicon().At(p.rand.Intn(p.Game.Lexicon().Len()))
			if outOfTurn, _ := game.IsOutOfTurn(p.state, m); !outOfTurn || !p.Game.Lexicon().Knows(m) {
				continue
			}
			if err := p.besides(seat, m); err != nil {
				return err
			}
		}
	}
	if !p.state.Equal(p.before) {
		return fmt.Errorf("a refusal changed the state:\n%s", differences(p.before, p.state, "before", "after"))
	}
	return nil
}

// offers checks that a seat can decline all offers of another, one after the other, by moves that are mere words and
// depend on what it sees. p.listing has the seat's moves.
func (p *player) offers(seat game.Seat) error {
	s, ok := p.state.(game.Offering)
	if !ok {
		return nil
	}
	view, after := p.state.Copy(), p.state.Copy()
	view.Mask(seat)
	authors := s.Offerers(seat)
	if authors.Has(seat) || authors != view.(game.Offering).Offerers(seat) {
		return fmt.Errorf("%b make offers to %s", authors, whom(seat))
	}
	for by := range game.Seat(s.Seats()) {
		list := s.Declines(nil, seat, by)
		if !slices.Equal(list, view.(game.Offering).Declines(nil, seat, by)) {
			return fmt.Errorf("what declines offers of %s depends on what %s does not see", whom(by), whom(seat))
		}
		for _, m := range list {
			text := p.text(seat, m)
			switch _, words := s.IsOutOfTurn(m); {
			case !authors.Has(by):
				return fmt.Errorf("%s declines an offer of %s, who makes none", text, whom(by))
			case !p.listing[m] || !words:
				return fmt.Errorf("%s declines an offer, but is not legal or not mere words", text)
			case p.refusal(after, seat, m) != nil:
				return fmt.Errorf("%s is not legal when other offers have been declined", text)
			}
			after.Play(seat, m, nil)
		}
		if left := after.(game.Offering).Declines(nil, seat, by); len(left) > 0 {
			return fmt.Errorf("%s has declined all offers of %s, and still has %d", whom(seat), whom(by), len(left))
		}
	}
	return nil
}

// besides checks that an out-of-turn move is refused if and only if it is not in the last list.
func (p *player) besides(seat game.Seat, m game.Move) error {
	refusal, text := p.refusal(p.state, seat, m), seat.Text()+" "+p.Game.Lexicon().Text(m)
	switch {
	case refusal == nil && !p.listing[m]:
		return fmt.Errorf("%s is neither listed as out of turn nor refused", text)
	case refusal == nil:
		return nil
	case p.listing[m]:
		return fmt.Errorf("%s is listed as out of turn but refused: %w", text, refusal)
	case p.Rule != nil && !p.Rule(refusal.Rule):
		return fmt.Errorf("%s is refused by %q, which is no rule", text, refusal.Rule)
	}
	return p.words("the refusal of "+text, refusal.Message)
}
