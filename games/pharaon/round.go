package pharaon

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// Rounds and turns: sections 3, 7.8 and 8.

// nextRun passes the turn clockwise (PHA-3.1, PHA-3.6). Instead of a turn, a player who has passed advances on the
// Pyramid, if a cell is left (PHA-3.3).
func nextRun(s *State, f Frame, log *game.Log) {
	for seat := s.after(f.Seat); ; seat = s.after(seat) {
		switch {
		case s.Solo && seat == TraitorSeat:
			s.plot(log)
		case !s.Player[seat].Passed:
			s.Push(StepNext, seat, 0, 0)
			s.Push(StepTurn, seat, 0, 0)
		case s.advanceDisc(seat, log):
			s.Push(StepNext, seat, 0, 0)
			s.Push(StepPyramid, seat, 0, 0)
		default:
			continue
		}
		return
	}
}

// Begins reports whether the current decision begins a turn, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepTurn }

// after returns the next seat clockwise.
func (s *State) after(seat game.Seat) game.Seat {
	if seat++; uint8(seat) == s.Count {
		return 0
	}
	return seat
}

// turnFits denies a turn to players who have passed (PHA-3.3).
func turnFits(s *State, f, _ Frame) bool { return !s.Player[f.Seat].Passed && s.human(f.Seat) }

func turnCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for q := range uint8(Quarters) {
		dst = append(dst, game.Move{Verb: VQuarter, A: q})
	}
	dst = append(dst, game.Move{Verb: VPass})
	return s.exchangeUses(f.Seat, dst)
}

// turnWhy allows quarters and exchange powers (PHA-3.2, PHA-3.5). Passing is always legal.
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
	dst = flow.List(dst, VQuarter, s.Actable(f.Seat))
	dst = append(dst, game.Move{Verb: VPass})
	for nobles := s.exchangers(f.Seat); nobles != 0; nobles = nobles.Rest() {
		if n := nobles.First(); s.whyNotExchange(f.Seat, n).No == 0 {
			dst = append(dst, game.Move{Verb: VUse, A: n})
		}
	}
	return dst
}

// Actable returns the set of quarters in which a seat can act. It counts the tokens once for all quarters.
func (s *State) Actable(seat game.Seat) (set uint8) {
	var h hand
	s.countHand(&h, seat)
	for open := (1<<Quarters - 1) &^ s.Bare(seat); open != 0; open &= open - 1 {
		q := Quarter(bits.TrailingZeros8(open))
		s.setQuarter(&h, q)
		if !s.full(h.facing) || s.ready(seat, s.Data.whenFull.in(q)) != 0 {
			set |= bit(h.affordsSome()) << q
		}
	}
	return set
}

// WhyNotAct returns why a seat cannot act in a quarter, or the zero reason if it can (PHA-3.5).
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

// whyNotOpen returns why a seat that can pay still cannot act in a quarter facing w: no slot is free (PHA-5.2), or the
// quarter has nothing to act on.
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

// Bare returns the set of quarters that have nothing left for a seat.
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
		switch s.Buy.Quarter { // what the cost depends on (PHA-5.5 (b))
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

// costColourWhy is decision M23: a colour in which the seat can pay the cost (PHA-6.3.1, PHA-6.5.1).
func costColourWhy(s *State, f Frame, m game.Move) Reason {
	b := s.Buy
	b.Colour = Colour(m.A)
	if !s.Affords(f.Seat, &b) {
		return Reason{No: NoMeansColour, A: m.A, B: uint8(b.Quarter)}
	}
	return Reason{}
}

// costColourLegal counts the hand once for all colours.
func costColourLegal(s *State, f Frame, dst []game.Move) []game.Move {
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	return flow.List(dst, VColour, h.covered(h.tariff.all[:Colours]))
}

func costColourPlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Buy.Colour = Colour(m.A) }

// deliver gives the seat what was paid for (PHA-5.5 (e)).
func (s *State) deliver(seat game.Seat, log *game.Log) {
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

// pass ends the turns of a seat for this round (PHA-7.1, PHA-7.2). PHA-7.8 gives the order; steps are pushed in
// reverse.
func (s *State) pass(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	p.Passed = true
	last := s.allPassed()
	if last {
		s.Pop() // the next player's turn
		s.Push(StepEnd, seat, 0, 0)
		log.Add(passesLast(seat))
	}
	if s.exchangers(seat) != 0 {
		s.Push(StepExchange, seat, 0, 0)
	}
	s.Push(StepPassJar, seat, 0, 0)
	if !last {
		s.enterPyramid(seat, log)
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

// endRun cleans up after a round (PHA-8.1 to PHA-8.3.2). PHA-8.4 gives the order of the next round.
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
				s.restock(t)
			}
		}
	}
	s.clearWheel()
	s.blockLeftover(log)
	s.Push(StepRound, 0, 0, 0)
	s.refill()
}

// roundRun starts a round (PHA-8.3.3 to PHA-8.4, PHA-2.11 for the first).
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

// blockLeftover discards the jars that nobody took. With some numbers of players their resources block slots of the
// wheel (PHA-13.2 to PHA-13.4, PHA-15.6, PHA-15.14).
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
