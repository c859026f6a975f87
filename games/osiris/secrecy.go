package osiris

import "ennead/game"

// Secrecy (chapter 13). Secret are: city cards in hands and pending ones, the kinds of unplaced workers, the workers
// left in the bag, unfinished choices, and private negotiation.
//
// Tokens behind screens are not shown. But everything that enters or leaves a screen is public, so anybody can work
// them out (OSI-13.2). A masked state therefore keeps them; positions, boards and labels leave them out.

// VisibleTo returns the seats that see a move. Only the governor who draws sees a card or a worker, and only they see
// which card they keep.
//
// Choices of an action are private until the action takes effect, because the governor may still drop them (OSI-5.0.4,
// OSI-7.3.9). Events then report them. Other seats cannot tell which choice is the last one, so every choice is
// private.
func (s *State) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	if m.Verb >= FirstOutOfTurn {
		return s.visibleOutOfTurn(seat, m)
	}
	switch f := s.Top(); {
	case f.Step == StepDraw || f.Step == StepWorker:
		return f.Seat.Set()
	case f.Step == StepShare || f.Step == StepStudy || Choosing(f.Step) && m.Verb != VCorner:
		return seat.Set()
	}
	return game.Everyone
}

// Choosing reports whether the choices made in a step have not taken effect yet.
func Choosing(step Step) bool { return step >= StepAct && step <= StepShort }

// OnTurn returns the active governor, or [NoSeat].
func (s *State) OnTurn() game.Seat {
	if f, ok := s.Waits(StepEndTurn); ok {
		return f.Seat
	}
	return NoSeat
}

// Mask hides what the seat must not know. The number of cards in the pile stays known, see [State.Pile].
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

// maskTurn hides the pending cards and the unfinished choices of another seat.
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
	if s.DrawnFirst != 0 { // only the governor who draws sees the order
		s.DrawnFirst = Card(game.Unknown)
	}
	if Choosing(s.Top().Step) {
		s.undecided()
	}
}

// undecided drops the choices of an action that has not taken effect.
func (s *State) undecided() {
	s.restartTurn()
	Steps.Await(&s.Stack)
}

// screen hides the goods behind a screen that the viewer does not know (OSI-13.1, OSI-13.7).
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

// Pile returns the number of cards in the draw pile, which is public (OSI-13.2).
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

// Hand returns the number of city cards in hand, which is public.
func (p *Player) Hand() int { return p.Cards.Len() + int(p.Closed) }

// Unplaced returns the number of unplaced workers, which is public.
func (p *Player) Unplaced() uint8 { return p.Workers.Sum() + p.Idle }

// Sees reports whether the viewer of this state may see the tokens of a seat.
func (s *State) Sees(seat game.Seat) bool {
	return s.Viewer == 0 || s.Open || s.Viewer == uint8(seat)+1
}

// learn records that a viewer knows a card in a hand because it was given, received or shown (OSI-13.7).
func (s *State) learn(holder, viewer game.Seat, c Card) {
	if holder != viewer {
		known := &s.Player[holder].Known[viewer]
		*known = known.With(uint8(c))
	}
}

// leaves removes a card from a hand. Seats in closedTo do not see which card it is, so they no longer know any card of
// that hand.
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

// Determinization: a random world that a viewer cannot tell from the real one.

// Determinize deals the unknown cards and workers. Every deal that fits the counts is equally likely, except that goods
// known to be in an open bribe stay with the briber (OSI-7.5.2). Any unknown pending card may have been drawn first.
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.Viewer = 0
	s.determinizeWorkers(r)
	for i, c := range s.Pending {
		if c == Card(game.Unknown) {
			s.Pending[i] = 0
			s.pend(Card(s.takeUnknown(r)))
		}
	}
	if s.Book.Used {
		s.determinizeBribes()
	}
	for other := range game.Seat(s.Count) {
		for p := &s.Player[other]; p.Closed > 0; {
			s.give(p, s.takeUnknown(r))
		}
	}
	s.determinizeBook(seat, r)
}

// determinizeBribes deals the known cards of open bribes to the seats that offer them.
func (s *State) determinizeBribes() {
	for other := range game.Seat(s.Count) {
		for i := range s.Book.Bribes[other] {
			for due := s.Book.Bribes[other][i].Give.Cards & s.Deck; due != 0; due = due.Rest() {
				s.give(&s.Player[other], due.First())
			}
		}
	}
}

// takeUnknown removes a random card from those that the viewer does not know.
func (s *State) takeUnknown(r *game.Rand) uint8 {
	c := s.Deck.At(r.Intn(s.Deck.Len()))
	s.Deck = s.Deck.Without(c)
	return c
}

// give adds an unknown card to a hand.
func (s *State) give(p *Player, c uint8) {
	s.Deck, p.Cards = s.Deck.Without(c), p.Cards.With(c)
	p.Closed--
}

// determinizeWorkers deals the unseen workers behind the screens; the rest go into the bag.
func (s *State) determinizeWorkers(r *game.Rand) {
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

// nowhere returns the unseen workers.
func (s *State) nowhere() Workers {
	rest, seen := s.Data.Setup[s.Count].Workers, s.Somewhere()
	for w := range rest {
		rest[w] -= seen[w]
	}
	return rest
}

// Somewhere returns the visible workers: on the board, on their cartouche, in the bag and behind screens.
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
