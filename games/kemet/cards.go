package kemet

import "ennead/game"

// Divine intervention cards: drawing them (KEM-3.8) and what they do (chapter 10).

// drawFits: players draw cards in the set-up and in one step of the Night (KEM-2.5, KEM-7.6).
func drawFits(s *State, _, _ Frame) bool {
	return s.Bottom().Step == StepSunrise || s.Bottom().A == 7
}

func drawCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return kindCandidates(VCard, s.Pile.kinds(), dst)
}

func kindCandidates(verb uint8, kinds Kinds, dst []game.Move) []game.Move {
	for ; kinds != 0; kinds = kinds.Rest() {
		dst = append(dst, game.Move{Verb: verb, A: kinds.First()})
	}
	return dst
}

// drawSkip reports whether neither pile nor discard has a card, so that nobody draws (KEM-3.8, KEM-Q53).
func drawSkip(s *State, _ Frame, _ *game.Log) bool {
	s.reshuffle()
	return s.PileN == 0
}

// reshuffle turns the discard into a new pile when the pile is empty (KEM-Q54).
func (s *State) reshuffle() {
	if s.PileN > 0 {
		return
	}
	s.Pile, s.Discard = s.Discard, Hand{}
	s.PileN = uint8(s.Pile.Len())
}

func (s *State) fromPile(card uint8) {
	s.Pile[card]--
	s.PileN--
	s.reshuffle()
}

func drawPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	s.fromPile(m.A)
	p.Cards[m.A]++
	s.hold(f.Seat, 1)
	log.Add(drew(f.Seat, m.A))
}

// whyNotCard returns the reason why the seat cannot play a card in a window (KEM-3.9, KEM-10.16).
func (s *State) whyNotCard(seat game.Seat, kind WindowKind, card uint8) reason {
	switch {
	case s.Player[seat].Cards[card] == 0:
		return reason{No: NoCard, A: card}
	case s.Data.Cards[card].Combat:
		return reason{No: NoCombatCard, A: card}
	case !s.Data.window[kind].Has(card):
		return reason{No: NoMoveCard, A: card}
	}
	return s.whyNotNow(seat, kind, &s.Data.Cards[card])
}

// whyNotNow is whyNotCard for a card in hand that belongs in windows of this kind.
func (s *State) whyNotNow(seat game.Seat, kind WindowKind, c *Card) reason {
	switch {
	case c.Effect == CardEscape && (kind != BeforeCombat || s.Fight.Side[1].Seat != seat):
		return reason{No: NoEscape}
	case int(s.Player[seat].Prayer) < s.Expense(seat, c.Cost):
		return reason{No: NoPrayer, A: uint8(s.Expense(seat, c.Cost))}
	}
	return s.whyNoEffect(seat, c)
}

// whyNoEffect returns the reason why a card would do nothing (KEM-3.9).
func (s *State) whyNoEffect(seat game.Seat, c *Card) reason {
	switch c.Effect {
	case CardEnlist:
		if s.Reserve(seat) == 0 || s.places(seat, true) == 0 {
			return reason{No: NoPlace}
		}
	case CardFire:
		if !s.anyTarget(seat) {
			return reason{No: NoTarget}
		}
	case CardEscape:
		if s.Units[seat][s.Fight.Space] == 0 || s.fleeTo(seat, s.Fight.Space) == 0 {
			return reason{No: NoFlight}
		}
	}
	return reason{}
}

// discard moves a card from a hand to the discard, face up. An empty pile stays empty until the next draw (KEM-Q54).
func (s *State) discard(seat game.Seat, card uint8) {
	s.Player[seat].Cards[card]--
	s.hold(seat, -1)
	s.Discard[card]++
}

// resolve applies the effect of a paid card (chapter 10).
func (s *State) resolve(seat game.Seat, card uint8, log *game.Log) {
	c := &s.Data.Cards[card]
	switch c.Effect {
	case CardPrayer:
		n := c.N
		if s.reads(readPrayer) { // KEM-Q41
			n += s.PowerOf(seat, PowerPriest)
		}
		s.pray(seat, n, log)
	case CardTheft:
		for other := range game.Seat(s.Count) {
			if other != seat && s.Player[other].Prayer > 0 {
				s.Player[other].Prayer--
				log.Add(robbed(other, 1))
			}
		}
		s.pray(seat, 1, log)
	case CardEnlist:
		if s.Fight.Space == NoSpace {
			s.Push(StepFights, seat, 0, 0)
		}
		least := uint8(1)
		if s.Fight.Begun { // KEM-10.9: at least one unit, but only in a window
			least = 0
		}
		s.Push(StepEnlist, seat, uint8(c.N), least)
	case CardFire:
		s.Push(StepBurn, seat, 0, 0)
	case CardSwift:
		s.March.Swift += uint8(c.N)
	case CardTeleport:
		s.March.Leaps += uint8(c.N)
	case CardGates:
		s.March.OpenGates = true
	case CardEscape:
		s.Push(StepEscape, seat, 0, 0)
	default:
		s.strengthen(seat, card)
	}
}

// targets appends the units that Raining Fire may destroy (KEM-10.10).
func (s *State) targets(seat game.Seat, dst []game.Move) []game.Move {
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		for spaces := s.held[other]; spaces != 0; spaces = spaces.Rest() {
			dst = append(dst, game.Move{Verb: VBurn, A: uint8(other), B: spaces.First()})
		}
	}
	return dst
}

// burnFits: in a combat only a fighter uses Raining Fire (KEM-10.10).
func burnFits(_ *State, f, under Frame) bool { return under.Step == StepSettle || f.Seat == under.Seat }

func burnCandidates(s *State, f Frame, dst []game.Move) []game.Move { return s.targets(f.Seat, dst) }

func burnSkip(s *State, f Frame, _ *game.Log) bool { return !s.anyTarget(f.Seat) }

// anyTarget reports whether an opponent of the seat has a unit on the board.
func (s *State) anyTarget(seat game.Seat) bool {
	for other := range game.Seat(s.Count) {
		if other != seat && s.held[other] != 0 {
			return true
		}
	}
	return false
}

// burnPlay destroys one unit (KEM-10.10, KEM-Q39). Its owner gives back VP at once, but others gain them only when
// the window or the combat settles (KEM-8.11).
func burnPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.lose(game.Seat(m.A), m.B, 1, log)
}

// fleeTo returns the spaces to which a troop may retreat or escape (KEM-6.13).
func (s *State) fleeTo(loser game.Seat, from uint8) (to Set) {
	for around := s.Board().Land[from]; around != 0; around = around.Rest() {
		space := around.First()
		owner := s.OwnerOf(space)
		if s.Enemy(NoSeat, space) == NoSeat && (owner == NoSeat || owner == loser) {
			to |= bit(space)
		}
	}
	return to
}

// escapeFits reports whether the seat is the defender of a combat that has not begun (KEM-10.14).
func escapeFits(s *State, f, _ Frame) bool {
	return s.Fight.Space != NoSpace && f.Seat == s.Fight.Side[1].Seat && s.Waiting(StepFight)
}

func escapeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return spaceCandidates(VFlee, s.fleeTo(f.Seat, s.Fight.Space), dst)
}

func spaceCandidates(verb uint8, spaces Set, dst []game.Move) []game.Move {
	for ; spaces != 0; spaces = spaces.Rest() {
		dst = append(dst, game.Move{Verb: verb, A: spaces.First()})
	}
	return dst
}

func escapeSkip(s *State, f Frame, _ *game.Log) bool { return s.fleeTo(f.Seat, s.Fight.Space) == 0 }

// escapePlay moves the defender's troop out of the space of the combat (KEM-10.14, KEM-Q13).
func escapePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.moveAll(f.Seat, s.Fight.Space, m.A)
	s.Fight.Escaped = true
	log.Add(Flight{Seat: f.Seat, From: s.Fight.Space, To: m.A}.escaped())
}

// moveAll moves a whole troop with its creature to an empty space.
func (s *State) moveAll(seat game.Seat, from, to uint8) {
	s.station(seat, to, s.Units[seat][to]+s.Units[seat][from])
	s.station(seat, from, 0)
	for beasts := s.BeastsAt(seat, from); beasts != 0; beasts &= beasts - 1 {
		s.house(first8(beasts), to)
	}
	s.leave(seat, from)
}

// CardsOut counts by kind the cards that are not in the pile.
func (s *State) CardsOut() (out [CardKinds]int) {
	add := func(h *Hand) {
		for k, n := range h {
			out[k] += int(n)
		}
	}
	for seat := range s.Count {
		add(&s.Player[seat].Cards)
	}
	for i := range s.Fight.Side {
		add(&s.Fight.Side[i].Hidden)
	}
	add(&s.Discard)
	add(&s.Vision)
	add(&s.Spent)
	return out
}
