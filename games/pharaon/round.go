package pharaon

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// Rounds and turns: sections 3, 7.8 and 8.

// nextRun: PHA-3.1, PHA-3.6, the turn goes clockwise; who has passed advances (PHA-3.3), if there is a cell more.
func nextRun(s *State, f Frame, log *game.Log) {
	for seat := s.after(f.Seat); ; seat = s.after(seat) {
		switch {
		case s.Solo && seat == TraitorSeat:
			s.plot(log)
		case !s.Player[seat].Passed:
			s.Push(StepNext, seat, 0, 0)
			s.Push(StepTurn, seat, 0, 0)
		case s.step(seat, log):
			s.Push(StepNext, seat, 0, 0)
			s.Push(StepPyramid, seat, 0, 0)
		default:
			continue
		}
		return
	}
}

// Begins tells whether a turn begins with the choice that is owed now, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepTurn }

// after is the next seat clockwise.
func (s *State) after(seat game.Seat) game.Seat {
	if seat++; uint8(seat) == s.Count {
		return 0
	}
	return seat
}

// turnFits: PHA-3.3, who has passed has no turn.
func turnFits(s *State, f, _ Frame) bool { return !s.Player[f.Seat].Passed && s.human(f.Seat) }

func turnCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for q := range uint8(Quarters) {
		dst = append(dst, game.Move{Verb: VQuarter, A: q})
	}
	dst = append(dst, game.Move{Verb: VPass})
	return s.exchangeUses(f.Seat, dst)
}

// turnWhy: PHA-3.2, PHA-3.5; passing is always legal.
func turnWhy(s *State, f Frame, m game.Move) Reason {
	switch m.Verb {
	case VQuarter:
		return s.WhyNotAct(f.Seat, Quarter(m.A))
	case VUse:
		return s.whyNotExchange(f.Seat, m.A)
	}
	return Reason{}
}

func turnLegal(s *State, f Frame, dst []game.Move) []game.Move {
	dst = flow.List(dst, VQuarter, s.actable(f.Seat))
	dst = append(dst, game.Move{Verb: VPass})
	for nobles := s.exchangers(f.Seat); nobles != 0; nobles = nobles.Rest() {
		if n := nobles.First(); s.whyNotExchange(f.Seat, n).No == 0 {
			dst = append(dst, game.Move{Verb: VUse, A: n})
		}
	}
	return dst
}

// actable is the set of quarters in which a seat can act; its tokens are counted once for all.
func (s *State) actable(seat game.Seat) (set uint8) {
	var h hand
	s.hold(&h, seat)
	for open := (1<<Quarters - 1) &^ s.Bare(seat); open != 0; open &= open - 1 {
		q := Quarter(bits.TrailingZeros8(open))
		s.turnTo(&h, q)
		if !s.full(h.facing) || s.ready(seat, s.Data.whenFull.in(q)) != 0 {
			set |= bit(h.affordsSome()) << q
		}
	}
	return set
}

// WhyNotAct is the reason why a seat cannot act in a quarter (PHA-3.5), or no reason.
func (s *State) WhyNotAct(seat game.Seat, q Quarter) Reason {
	if no := s.whyNotOpen(seat, q, s.Facing(q)); no.No != 0 {
		return no
	}
	var h hand
	if s.handFor(&h, seat, q); !h.affordsSome() {
		return Reason{No: NoMeans, A: uint8(q)}
	}
	return Reason{}
}

// whyNotOpen is the reason why a seat cannot act in a quarter that faces w even if it can pay.
func (s *State) whyNotOpen(seat game.Seat, q Quarter, w Colour) Reason {
	switch {
	case s.full(w) && s.ready(seat, s.Data.whenFull.in(q)) == 0:
		return Reason{No: NoSlot, A: uint8(q), B: uint8(s.Slots())}
	case s.Bare(seat)&(1<<q) == 0:
		return Reason{}
	case q == Offerings:
		return Reason{No: NoLot}
	case q == Burial:
		return Reason{No: NoStep}
	}
	return Reason{No: NoCard, A: uint8(q)}
}

// Bare is the set of quarters in which there is nothing left for a seat to have.
func (s *State) Bare(seat game.Seat) (set uint8) {
	if s.NobleDeck == 0 && s.NoblesShown == [3]uint8{} {
		set |= 1 << Nobles
	}
	if s.ArtisanDeck == 0 && s.Shown == [4]uint8{} {
		set |= 1 << Artisans
	}
	if s.Lots == noLots {
		set |= 1 << Offerings
	}
	if int(s.Player[seat].Step) == len(s.Data.Steps) {
		set |= 1 << Burial
	}
	return set
}

func turnPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case VPass:
		s.pass(f.Seat, log)
	case VUse:
		s.Push(StepTurn, f.Seat, 0, 0)
		s.Push(StepSpend, f.Seat, m.A, 0)
	case VQuarter:
		s.Buy = Purchase{Quarter: Quarter(m.A), Access: NoToken}
		log.Add(actsIn(f.Seat, s.Buy.Quarter))
		s.Push(StepAccess, f.Seat, 0, 0)
		switch s.Buy.Quarter { // PHA-5.5 (b): what the cost depends on
		case Nile:
			s.Push(StepOption, f.Seat, 0, 0)
		case Offerings:
			s.Push(StepExtra, f.Seat, 0, 0)
			s.Push(StepColour, f.Seat, 0, 0)
		case Artisans:
			s.Push(StepColour, f.Seat, 0, 0)
		}
	}
}

// costColourWhy: M23, a colour in which the cost can be paid (PHA-6.3.1, PHA-6.5.1).
func costColourWhy(s *State, f Frame, m game.Move) Reason {
	b := s.Buy
	b.Colour = Colour(m.A)
	if !s.Affords(f.Seat, &b) {
		return Reason{No: NoMeansColour, A: m.A, B: uint8(b.Quarter)}
	}
	return Reason{}
}

// costColourLegal works out hand and terms once for all colours.
func costColourLegal(s *State, f Frame, dst []game.Move) []game.Move {
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	return flow.List(dst, VColour, h.covered(h.tariff.all[:Colours]))
}

func costColourPlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Buy.Colour = Colour(m.A) }

// bought: PHA-5.5 (e), what was paid for is taken.
func (s *State) bought(seat game.Seat, log *game.Log) {
	quarter, option, extra := s.Buy.Quarter, s.Buy.Option, s.Buy.Extra
	s.Buy = Purchase{Access: NoToken}
	switch quarter {
	case Nobles:
		s.Push(StepNoble, seat, 0, 0)
	case Nile:
		s.nileGain(seat, option, 0, log)
	case Offerings:
		if extra {
			s.Push(StepBonus, seat, 0, 0)
		}
		s.Push(StepLot, seat, 0, 0)
	case Burial:
		s.build(seat, log)
	case Artisans:
		s.Push(StepArtist, seat, 0, 0)
	}
}

// pass: PHA-7.1, PHA-7.2 and the order of PHA-7.8.
func (s *State) pass(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	p.Passed = true
	last := s.allPassed()
	if last {
		s.Pop() // the turn that would come next
		s.Push(StepEnd, seat, 0, 0)
		log.Add(passesLast(seat))
	}
	if s.exchangers(seat) != 0 {
		s.Push(StepExchange, seat, 0, 0)
	}
	s.Push(StepPassJar, seat, 0, 0)
	if !last {
		s.enter(seat, log)
		if p.Nobles&s.Data.generals != 0 { // PHA-10.6
			s.Push(StepAdvance, seat, 0, 0)
		}
	}
}

func (s *State) allPassed() bool {
	for i := range s.Count {
		if !s.Player[i].Passed {
			return false
		}
	}
	return true
}

// endRun: PHA-8.1 to PHA-8.3.2; the order of the next round is PHA-8.4.
func endRun(s *State, _ Frame, log *game.Log) {
	log.Add(roundEnds(s.Round))
	for i := range s.Player { // PHA-8.2
		p := &s.Player[i]
		p.Passed, p.Row, p.Cell = false, 0, 0
	}
	if s.Round == Rounds { // PHA-12.1
		log.Add(gameEnds())
		return
	}
	for c := range s.Wheel { // PHA-8.3.1
		for _, t := range s.Wheel[c] {
			if t != NoToken {
				s.back(t)
			}
		}
	}
	s.clearWheel()
	s.blockLeftover(log)
	s.Push(StepRound, 0, 0, 0)
	s.refill()
}

// roundRun: PHA-8.3.3 to PHA-8.4, and PHA-2.11 for the first round.
func roundRun(s *State, _ Frame, log *game.Log) {
	if s.Round > 0 {
		if s.Clockwise { // PHA-5.4
			s.Offset = (s.Offset + 4) % Quarters
		} else {
			s.Offset = (s.Offset + 1) % Quarters
		}
		for i := range s.Player {
			s.Player[i].Tilted = 0
		}
	}
	s.Round++
	log.Add(roundBegins(s.First, s.Round))
	s.Push(StepNext, game.Seat((uint8(s.First)+s.Count-1)%s.Count), 0, 0)
	if s.Solo && s.Round > 1 { // PHA-15.14
		s.Push(StepPlotPile, TraitorSeat, s.Round-1, 0)
	}
	if s.Round < Rounds { // PHA-8.3.5
		s.Push(StepShowJar, 0, uint8(s.Data.JarCount[s.Players()]), 0)
	}
}

// blockLeftover: PHA-13.2 to PHA-13.4, PHA-15.6, PHA-15.14: the jar nobody took blocks the wheel.
func (s *State) blockLeftover(log *game.Log) {
	for i, n := range s.Jars {
		if n == 0 {
			continue
		}
		s.Jars[i] = 0
		s.JarSpent = s.JarSpent.With(n)
		if !s.Data.Leftover[s.Players()] {
			continue
		}
		log.Add(jarLeft(n))
		jar := &s.Data.Jars[n]
		for _, c := range [3]Colour{jar.Upper[0], jar.Upper[1], jar.Lower} {
			if s.Supply[c] > 0 && !s.full(c) {
				s.Supply[c]--
				s.place(c, Token(c))
				log.Add(slotBlocked(c))
			}
		}
	}
}
