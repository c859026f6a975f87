package osiris

import "ennead/game"

// Who knows what: chapter 13. Secret are city cards in hands and pending ones, the kinds of workers that are not
// placed, those left in the bag, what a governor has only begun to choose, and what is spoken of beside the turn with
// others. Tokens behind screens are not shown, but all that enters or leaves a screen is public, so that anybody may
// reckon them (OSI-13.2): a masked state keeps them, and it is its position, its board and its labels that leave them
// out.

// VisibleTo: cards and workers that are drawn are seen by their governor alone, and so is which card is kept. What is chosen
// of an action is the chooser's own until it takes effect, since it may come to nothing (OSI-5.0.4, OSI-7.3.9); then
// events tell it all. Nobody else can tell which choice is the last one, so all of them are.
func (s *State) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	if m.Verb >= FirstBeside {
		return s.seenBeside(seat, m)
	}
	switch f := s.Top(); {
	case f.Step == StepDraw || f.Step == StepWorker:
		return f.Seat.Set()
	case f.Step == StepShare || f.Step == StepStudy || Choosing(f.Step) && m.Verb != VCorner:
		return seat.Set()
	}
	return game.Everyone
}

// Choosing tells whether what is chosen in a step has not taken effect.
func Choosing(step Step) bool { return step >= StepAct && step <= StepShort }

// OnTurn is the seat whose turn it is, [NoSeat] if nobody's is.
func (s *State) OnTurn() game.Seat {
	if f, ok := s.Waits(StepEndTurn); ok {
		return f.Seat
	}
	return NoSeat
}

// Mask hides what the seat must not know; how many cards lie in the pile is known, see [State.Pile].
func (s *State) Mask(seat game.Seat) {
	viewer := uint8(seat) + 1
	if s.Viewer != 0 && s.Viewer != viewer {
		viewer = uint8(game.Spectator) + 1
	}
	s.Viewer = viewer
	s.maskTurn(seat)
	for other := range game.Seat(s.Count) {
		if other != seat {
			s.screen(seat, other)
		}
	}
	if seat != s.Regent || s.drawing() { // OSI-13.3
		s.Unseen += s.Bag.Sum()
		s.Bag = Workers{}
	}
	s.Book.mask(seat, s.OnTurn())
}

// maskTurn hides what another has chosen of an action, and the cards before them.
func (s *State) maskTurn(seat game.Seat) {
	actor := s.OnTurn()
	if actor == NoSeat || actor == seat {
		return
	}
	for i, c := range s.Pending {
		if c != 0 && c != Card(game.Unknown) {
			s.Deck, s.Pending[i] = s.Deck.With(uint8(c)), Card(game.Unknown)
		}
	}
	if Choosing(s.Top().Step) {
		s.undecided()
	}
}

// undecided drops what has been chosen of an action that has not taken effect.
func (s *State) undecided() {
	for s.Top().Step != StepEndTurn {
		s.Pop()
	}
	s.Turn = Turn{}
	s.Push(StepAct, s.Top().Seat, 0, 0)
	Steps.Await(&s.Stack)
}

// screen hides what a viewer does not know behind another's screen: OSI-13.1, OSI-13.7.
func (s *State) screen(viewer, seat game.Seat) {
	p := &s.Player[seat]
	p.Idle += p.Workers.Sum()
	p.Workers = Workers{}
	var known Cards
	for to := range p.Known {
		if game.Seat(to) == viewer {
			known = p.Known[to]
		} else {
			p.Known[to] = 0
		}
	}
	closed := p.Cards &^ known
	p.Closed += uint8(closed.Len())
	p.Cards &= known
	s.Deck |= closed
}

// Pile is the number of cards in the draw pile, which everybody knows (OSI-13.2).
func (s *State) Pile() int {
	n := s.Deck.Len()
	for seat := range s.Count {
		n -= int(s.Player[seat].Closed)
	}
	for _, c := range s.Pending {
		if c == Card(game.Unknown) {
			n--
		}
	}
	return n
}

// Hand is the number of city cards that a seat holds, which everybody knows.
func (p *Player) Hand() int { return p.Cards.Len() + int(p.Closed) }

// Unplaced is the number of workers behind a seat's screen, which everybody knows.
func (p *Player) Unplaced() uint8 { return p.Workers.Sum() + p.Idle }

// Sees tells whether a state, if it is masked, is so for somebody who knows the tokens of a seat.
func (s *State) Sees(seat game.Seat) bool {
	return s.Viewer == 0 || s.Open || s.Viewer == uint8(seat)+1
}

// learn notes that a viewer knows a card to be in a hand: one that was given, received or shown (OSI-13.7).
func (s *State) learn(holder, viewer game.Seat, c Card) {
	if holder != viewer {
		known := &s.Player[holder].Known[viewer]
		*known = known.With(uint8(c))
	}
}

// leaves takes a card out of a hand. Those who cannot see which one it is no longer know what is there.
func (s *State) leaves(holder game.Seat, c Card, closedTo game.Seats) {
	p := &s.Player[holder]
	p.Cards = p.Cards.Without(uint8(c))
	for viewer := range p.Known {
		if closedTo.Has(game.Seat(viewer)) {
			p.Known[viewer] = 0
		} else {
			p.Known[viewer] = p.Known[viewer].Without(uint8(c))
		}
	}
}

// A world that a viewer cannot tell from the real one.

// Determinize deals the unknown cards and workers, each deal that fits the counts as likely as any other, but that what is
// known to lie in an open bribe must be there (OSI-7.5.2).
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.Viewer = 0
	s.guessWorkers(r)
	for i, c := range s.Pending {
		if c == Card(game.Unknown) {
			s.Pending[i] = 0
			s.pend(Card(s.guess(r)))
		}
	}
	if s.Book.Used {
		s.guessBribes()
	}
	for other := range game.Seat(s.Count) {
		for p := &s.Player[other]; p.Closed > 0; {
			s.give(p, s.guess(r))
		}
	}
	s.guessBook(seat, r)
}

// guessBribes puts the cards that are known to be bound by open bribes into the hands of those who bribe.
func (s *State) guessBribes() {
	for other := range game.Seat(s.Count) {
		for i := range s.Book.Bribes[other] {
			for due := s.Book.Bribes[other][i].Give.Cards & s.Deck; due != 0; due = due.Rest() {
				s.give(&s.Player[other], due.First())
			}
		}
	}
}

// guess is a card that the viewer does not know, and takes it from among them.
func (s *State) guess(r *game.Rand) uint8 {
	c := s.Deck.At(r.Intn(s.Deck.Len()))
	s.Deck = s.Deck.Without(c)
	return c
}

// give puts an unknown card into a hand.
func (s *State) give(p *Player, c uint8) {
	s.Deck, p.Cards = s.Deck.Without(c), p.Cards.With(c)
	p.Closed--
}

// guessWorkers deals the workers that are nowhere to be seen behind the screens; the others are in the bag.
func (s *State) guessWorkers(r *game.Rand) {
	rest := s.nowhere()
	take := func(p *Player, w, n uint8) {
		p.Workers[w] += n
		rest[w] -= n
		p.Idle -= n
	}
	for other := range game.Seat(s.Count) {
		if p := &s.Player[other]; p.Idle > 0 && s.Book.Used {
			for i := range s.Book.Bribes[other] {
				for w, n := range s.Book.Bribes[other][i].Give.Workers {
					take(p, uint8(w), n)
				}
			}
		}
	}
	for other := range game.Seat(s.Count) {
		for p := &s.Player[other]; p.Idle > 0; {
			take(p, rest.nth(r.Intn(int(rest.Sum()))), 1)
		}
	}
	if s.Unseen > 0 {
		s.Bag, s.Unseen = rest, 0
	}
}

// nowhere are the workers that are nowhere to be seen.
func (s *State) nowhere() Workers {
	rest, seen := s.Data.Setup[s.Count].Workers, s.Somewhere()
	for w := range rest {
		rest[w] -= seen[w]
	}
	return rest
}

// Somewhere are the workers that are on the board, on their cartouche, in the bag or behind a screen, as far as they
// can be seen.
func (s *State) Somewhere() Workers {
	seen := s.Pool
	for stood := s.Stood; stood != 0; stood = stood.Rest() {
		seen[s.Standing[stood.First()].Worker]++
	}
	for w := range seen {
		seen[w] += s.Bag[w]
		for seat := range s.Count {
			seen[w] += s.Player[seat].Workers[w]
		}
	}
	return seen
}
