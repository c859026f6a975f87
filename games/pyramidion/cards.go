package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Playing cards on the active site, and recruiting: PYR-9.2, PYR-9.3.

func turnRun(s *State, f Frame, log *game.Log) { s.nextTurn(f.Seat, log) }

// nextTurn asks the seat, or the next seat clockwise that has not passed. When all have passed, it resolves the site
// (PYR-9.2.1).
func (s *State) nextTurn(seat game.Seat, log *game.Log) {
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

// cardLegal lists the moves that cardWhy allows.
func cardLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p := &s.Player[f.Seat]
	dst = flow.List(dst, VPlay, p.Hand)
	if p.Played == 0 && s.ByPlayers().MustPlay {
		return dst
	}
	return append(dst, game.Move{Verb: VPass})
}

// cardWhy: with two players, nobody can pass before they have played a card (PYR-15.3).
func cardWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VPass && s.ByPlayers().MustPlay && s.Player[f.Seat].Played == 0 {
		return reason{No: NoIdle}
	}
	return reason{}
}

// cardFar explains why a card outside the hand cannot be played.
func cardFar(_ *State, _ Frame, m game.Move) reason {
	if m.Verb == VPlay || m.Verb == VRecruit {
		return reason{No: NoCard, A: m.A}
	}
	return reason{No: notNow}
}

// cardPlay plays a card, then its effects in the order of PYR-9.2.5.
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

// pass lets a player who has played no card here recruit at once (PYR-9.3.1).
func (s *State) pass(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	p.Passed = true
	log.Add(passed(seat))
	if p.Played > 0 || !s.ByPlayers().Recruits {
		s.nextTurn(s.next(seat), log)
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

// recruitWhy requires a card to draw. A deck card that the player discards now can be that card (PYR-9.3.2).
func recruitWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == VRecruit && Card(m.A).Base() && s.drawable() == 0 {
		return reason{No: NoDraw}
	}
	return reason{}
}

// recruitLegal lists the moves that recruitWhy allows.
func recruitLegal(s *State, f Frame, dst []game.Move) []game.Move {
	cards := s.Player[f.Seat].Hand
	if s.drawable() == 0 {
		cards &= s.Data.Deck
	}
	return append(flow.List(dst, VRecruit, cards), game.Move{Verb: VDecline})
}

// recruitSkip skips the step if no card could be drawn. It must not depend on hidden cards: everybody knows which
// base cards a hand contains.
func recruitSkip(s *State, f Frame, _ *game.Log) bool {
	p := &s.Player[f.Seat]
	return s.drawable() == 0 && p.Hand&s.Data.Deck == 0 && p.Closed == 0
}

// drawable counts the cards that can be drawn, now or after shuffling.
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

// discard puts deck cards on the discard pile and sets base cards aside (PYR-9.5.1). A base card set aside is neither
// in a hand nor in play.
func (s *State) discard(c Card) {
	if !c.Base() {
		s.Spent = s.Spent.With(uint8(c))
	}
}

// turnFits requires an active site (PYR-9.2.1).
func turnFits(s *State, _, _ Frame) bool { return s.Site != NoSite }

// cardFits excludes players who have passed, have no card, or have played as many cards as allowed (PYR-9.2.2,
// PYR-15.4).
func cardFits(s *State, f, _ Frame) bool {
	p := &s.Player[f.Seat]
	return s.Site != NoSite && !p.Passed && p.Hand != 0 && p.Played != s.ByPlayers().MostCards
}

// recruitFits accepts a player who has just passed and may recruit (PYR-9.3.1).
func recruitFits(s *State, f, under Frame) bool {
	return under.Seat == s.next(f.Seat) && s.mayRecruit(f.Seat)
}

// mayRecruit reports whether a seat can recruit: it has passed without playing a card (PYR-9.3.1).
func (s *State) mayRecruit(seat game.Seat) bool {
	p := &s.Player[seat]
	return p.Passed && p.Played == 0 && s.ByPlayers().Recruits
}

// hasJustPlayed reports whether a seat has just played a card, so that the next seat's turn waits (PYR-9.2.5).
func (s *State) hasJustPlayed(seat game.Seat, turn Frame) bool {
	p := &s.Player[seat]
	return turn.Seat == s.next(seat) && !p.Passed && p.Played > 0
}
