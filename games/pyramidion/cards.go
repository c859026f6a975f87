package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Playing cards on the active site, and recruiting: PYR-9.2, PYR-9.3.

func turnRun(s *State, f Frame, log *game.Log) { s.turn(f.Seat, log) }

// turn asks the seat, or the next one clockwise that has not passed; when all have, the site is resolved (PYR-9.2.1).
func (s *State) turn(seat game.Seat, log *game.Log) {
	most := s.ByPlayers().MostCards
	for range s.Count {
		p := &s.Player[seat]
		switch {
		case p.Passed:
		case p.Hold() == 0, p.Played == most: // PYR-9.2.2, PYR-15.4
			p.Passed = true
			log.Add(hadToPass(seat))
		default:
			s.Push(StepCard, seat, 0, 0)
			return
		}
		seat = s.next(seat)
	}
	s.resolve(log)
}

func cardCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(flow.List(dst, VPlay, s.Player[f.Seat].Hand), game.Move{Verb: VPass})
}

// cardLegal lists what cardWhy is not against.
func cardLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p := &s.Player[f.Seat]
	dst = flow.List(dst, VPlay, p.Hand)
	if p.Played == 0 && s.ByPlayers().MustPlay {
		return dst
	}
	return append(dst, game.Move{Verb: VPass})
}

// cardWhy: with two players nobody may pass before having played a card (PYR-15.3).
func cardWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VPass && s.ByPlayers().MustPlay && s.Player[f.Seat].Played == 0 {
		return reason{No: NoIdle}
	}
	return reason{}
}

// cardFar: what a card that is not in the hand is.
func cardFar(_ *State, _ Frame, m game.Move) reason {
	if m.Verb == VPlay || m.Verb == VRecruit {
		return reason{No: NoCard, A: m.A}
	}
	return reason{No: notNow}
}

// cardPlay: the events of PYR-9.2.5 follow one another.
func cardPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VPass {
		s.pass(f.Seat, log)
		return
	}
	p, c := &s.Player[f.Seat], Card(m.A)
	s.leaves(f.Seat, c)
	p.InPlay = p.InPlay.With(m.A)
	p.Played++
	log.Add(played(f.Seat, c))
	if !s.Data.Acting.Has(m.A) {
		s.playOn(f.Seat, c, log)
		return
	}
	s.Push(StepTurn, s.next(f.Seat), 0, 0)
	s.Push(StepTrigger, f.Seat, m.A, 0)
	s.act(f.Seat, c, s.Data.Card[c].Effect, log)
}

// pass: who has played no card here may recruit at once (PYR-9.3.1).
func (s *State) pass(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	p.Passed = true
	log.Add(passed(seat))
	if p.Played > 0 || !s.ByPlayers().Recruits {
		s.turn(s.next(seat), log)
		return
	}
	s.Push(StepTurn, s.next(seat), 0, 0)
	s.Push(StepRecruit, seat, 0, 0)
}

// leaves takes a card out of a hand.
func (s *State) leaves(seat game.Seat, c Card) {
	p := &s.Player[seat]
	p.Hand, p.Known = p.Hand.Without(uint8(c)), p.Known.Without(uint8(c))
	if s.Shuffles > 0 && !c.Base() {
		s.From[c] = 0
	}
}

func recruitCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(flow.List(dst, VRecruit, s.Player[f.Seat].Hand), game.Move{Verb: VDecline})
}

// recruitWhy: a card must be there to be drawn; a deck card just discarded may be it (PYR-9.3.2).
func recruitWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == VRecruit && Card(m.A).Base() && s.drawable() == 0 {
		return reason{No: NoDraw}
	}
	return reason{}
}

// recruitLegal lists what recruitWhy is not against.
func recruitLegal(s *State, f Frame, dst []game.Move) []game.Move {
	cards := s.Player[f.Seat].Hand
	if s.drawable() == 0 {
		cards &= s.Data.Deck
	}
	return append(flow.List(dst, VRecruit, cards), game.Move{Verb: VDecline})
}

// recruitSkip: nothing could be drawn at all. Of another's hand everybody knows the base cards.
func recruitSkip(s *State, f Frame, _ *game.Log) bool {
	p := &s.Player[f.Seat]
	return s.drawable() == 0 && p.Hand&s.Data.Deck == 0 && p.Closed == 0
}

// drawable are the cards that could be drawn, now or after shuffling.
func (s *State) drawable() int { return s.DeckLen() + s.Spent.Len() }

func recruitPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDecline {
		return
	}
	s.leaves(f.Seat, Card(m.A))
	s.discard(Card(m.A))
	log.Add(recruited(f.Seat, Card(m.A)))
	s.Push(StepDraw, f.Seat, 1, 0)
}

// discard lays a card where it belongs: deck cards on the discard pile, base cards set aside (PYR-9.5.1). Those set
// aside are neither in a hand nor in play.
func (s *State) discard(c Card) {
	if !c.Base() {
		s.Spent = s.Spent.With(uint8(c))
	}
}

// turnFits: cards are played on a site that has been activated (PYR-9.2.1).
func turnFits(s *State, f, _ Frame) bool { return bare(f) && s.Site != NoSite }

// cardFits: who has passed, has no card, or has played as many as may be is not asked (PYR-9.2.2, PYR-15.4).
func cardFits(s *State, f, _ Frame) bool {
	p := &s.Player[f.Seat]
	return bare(f) && s.Site != NoSite && !p.Passed && p.Hand != 0 && p.Played != s.ByPlayers().MostCards
}

// recruitFits: PYR-9.3.1.
func recruitFits(s *State, f, under Frame) bool {
	return bare(f) && under.Seat == s.next(f.Seat) && s.recruits(f.Seat)
}

// recruits tells whether a seat has passed without having played a card, so that it may recruit (PYR-9.3.1).
func (s *State) recruits(seat game.Seat) bool {
	p := &s.Player[seat]
	return p.Passed && p.Played == 0 && s.ByPlayers().Recruits
}

// acts tells whether a seat has just played a card, so that the turn of the next one waits (PYR-9.2.5).
func (s *State) acts(seat game.Seat, turn Frame) bool {
	p := &s.Player[seat]
	return turn.Seat == s.next(seat) && !p.Passed && p.Played > 0
}
