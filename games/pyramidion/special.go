package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// The effects of special characters: chapter 16. The High Priest is in resolve.go, the Slaver in totals.go.

// act applies the effect of a card when it is played. c is the acting card: for a copied effect the Philosopher
// (PYR-9.2.6, PYR-16.7.2).
func (s *State) act(seat game.Seat, c Card, e Effect, log *game.Log) {
	switch e {
	case Goddess:
		s.Push(StepCategory, seat, uint8(c), 0)
	case Bandit:
		s.Push(StepBandit, seat, uint8(c), 0)
	case Guard:
		s.guard(seat, c, log)
	case Vizier:
		s.Push(StepVizier, seat, uint8(s.Site), 0)
	case Thief:
		s.Push(StepThief, seat, uint8(c), 0)
	case Philosopher:
		s.Push(StepCopy, seat, uint8(c), 0)
	case Lithographer:
		s.lithographer(seat, c, log)
	case Politician:
		s.Push(StepDraw, seat, 1, 0)
		s.Push(StepAdd, seat, 0, 0)
	}
}

func categoryCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VCategory, uint8(1<<CategoryCount-1))
}

// categoryPlay sets the category of a Goddess (PYR-16.1), or of a copied one (PYR-16.7.1).
func categoryPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if s.Data.With[Philosopher].Has(f.A) {
		s.Copied.Category = m.A + 1
	} else {
		s.Player[f.Seat].Category = m.A + 1
	}
	log.Add(chose(f.Seat, Card(f.A), Category(m.A)))
}

// others returns the cards in play except the acting one (PYR-16.11).
func (s *State) others(acts uint8) Cards { return s.InPlay().Without(acts) }

func removeCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VRemove, s.InPlay())
}

// removeWhy: a card never acts on itself (PYR-16.11).
func removeWhy(s *State, f Frame, m game.Move) reason {
	switch {
	case m.Verb == VDismiss:
		if why := dismissWhy(s, f, m); why.No != 0 {
			return reason{No: NoGuarded, A: why.A, B: why.B}
		}
		return reason{}
	case m.A == f.A:
		return reason{No: NoItself}
	}
	return reason{}
}

// removeFar explains why a card that is not in play cannot be chosen.
func removeFar(_ *State, _ Frame, m game.Move) reason {
	switch m.Verb {
	case VRemove, VCopy, VRecall:
		return reason{No: NoInPlay, A: m.A}
	case VDismiss:
		return reason{No: NoElsewhere, A: m.B}
	}
	return reason{No: notNow}
}

// banditAmong allows any other card in play (PYR-16.3).
func banditAmong(s *State, f Frame) (uint8, uint64) { return VRemove, uint64(s.others(f.A)) }

// thiefAmong allows only merchants by printed type (PYR-16.6).
func thiefAmong(s *State, f Frame) (uint8, uint64) {
	return VRemove, uint64(s.others(f.A) & s.Data.Of[Merchant])
}

func thiefWhy(s *State, f Frame, m game.Move) reason {
	if why := removeWhy(s, f, m); why.No != 0 {
		return why
	}
	if !s.Data.Of[Merchant].Has(m.A) {
		return reason{No: NoMerchant, A: m.A}
	}
	return reason{}
}

func removePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDismiss {
		kind, site := DismissalOf(m)
		s.dismiss(f.Seat, kind, site, log)
		return
	}
	owner := s.Holder(Card(m.A))
	log.Add(removed(f.Seat, Card(m.A), owner))
	s.remove(owner, Card(m.A))
	s.discard(Card(m.A))
}

// remove takes a card out of play, with its values and lasting effects (PYR-16.13).
func (s *State) remove(owner game.Seat, c Card) {
	p := &s.Player[owner]
	p.InPlay = p.InPlay.Without(uint8(c))
	switch s.Data.Card[c].Effect {
	case Goddess:
		p.Category = 0
	case Philosopher:
		s.Copied = Copied{}
		s.Raised &^= RaisedCopied
	case Lithographer:
		s.Raised &^= RaisedOwn
	}
}

// guard removes a card or a troop from the site. If there is only one of both, there is no choice (PYR-16.4).
func (s *State) guard(seat game.Seat, c Card, log *game.Log) {
	cards := s.others(uint8(c))
	var posted [TroopCount]game.Move
	n := 0
	for kind := range Troop(TroopCount) {
		if s.Troop[kind][s.Site] != NoSeat {
			posted[n] = dismissal(kind, s.Site)
			n++
		}
	}
	f := Frame{Step: StepGuard, Seat: seat, A: uint8(c)}
	switch {
	case cards.Len()+n > 1:
		s.Push(f.Step, f.Seat, f.A, 0)
	case n == 1:
		removePlay(s, f, posted[0], log)
	case cards != 0:
		removePlay(s, f, game.Move{Verb: VRemove, A: cards.First()}, log)
	}
}

func guardCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = removeCandidates(s, f, dst)
	for kind := range Troop(TroopCount) {
		dst = append(dst, dismissal(kind, s.Site))
	}
	return dst
}

// guardLegal lists the moves that removeWhy allows.
func guardLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return s.postedOn(s.Site, flow.List(dst, VRemove, s.others(f.A)))
}

// postedOn appends the troops of a site that can be sent home.
func (s *State) postedOn(site Site, dst []game.Move) []game.Move {
	for kind := range Troop(TroopCount) {
		if s.Troop[kind][site] != NoSeat {
			dst = append(dst, dismissal(kind, site))
		}
	}
	return dst
}

// dismiss sends a troop home to its owner.
func (s *State) dismiss(seat game.Seat, kind Troop, site Site, log *game.Log) {
	log.Add(dismissed(seat, kind, site, s.Troop[kind][site]))
	s.Troop[kind][site] = NoSeat
}

func vizierWhy(s *State, f Frame, m game.Move) reason {
	why := takeWhy(s, f, m)
	if why.No == NoGoods {
		why.No = NoHere
	}
	return why
}

// vizierPlay takes a resource from the active site (PYR-16.5).
func vizierPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Goods[f.A][m.A]--
	s.Player[f.Seat].Goods[m.A]++
	log.Add(vizierTook(f.Seat, Resource(m.A)))
}

// addAmong allows any resource in the supply (PYR-16.10). The Politician then draws a card.
func addAmong(s *State, _ Frame) (uint8, uint64) { return VAdd, uint64(s.Supply.Sorts()) }

func addCandidates(_ *State, _ Frame, dst []game.Move) []game.Move { return everySort(dst, VAdd) }

func supplyWhy(s *State, _ Frame, m game.Move) reason {
	if s.Supply[m.A] == 0 {
		return reason{No: NoSupply, A: m.A}
	}
	return reason{}
}

func addPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Supply[m.A]--
	s.Goods[s.Site][m.A]++
	log.Add(added(f.Seat, Resource(m.A)))
}

// effectFits requires that the step of an effect names the acting card, whose trigger waits beneath, and that the
// card has that effect (PYR-9.2.5).
func (s *State) effectFits(e Effect, f, under Frame) bool {
	return f.A == under.A && s.EffectOf(Card(under.A)) == e
}

// EffectOf returns the effect of a card in play. For the Philosopher it is the copied effect, once chosen.
func (s *State) EffectOf(c Card) Effect {
	switch {
	case c > MaxCards:
		return NoEffect
	case s.copyist(c) && s.Copied.Card != 0:
		c = s.Copied.Card
	}
	return s.Data.Card[c].Effect
}

// copyist reports whether a card is the Philosopher.
func (s *State) copyist(c Card) bool { return s.Data.With[Philosopher].Has(uint8(c)) }

// categoryFits: a Goddess, or a copy of her, gets its category only once (PYR-16.1, PYR-16.7.1).
func categoryFits(s *State, f, under Frame) bool {
	chosen := s.Player[f.Seat].Category
	if s.copyist(Card(under.A)) {
		chosen = s.Copied.Category
	}
	return s.effectFits(Goddess, f, under) && chosen == 0
}

// banditFits requires a Bandit (PYR-16.3).
func banditFits(s *State, f, under Frame) bool { return s.effectFits(Bandit, f, under) }

// guardFits requires a Guard (PYR-16.4).
func guardFits(s *State, f, under Frame) bool { return s.effectFits(Guard, f, under) }

// thiefFits requires a Thief (PYR-16.6).
func thiefFits(s *State, f, under Frame) bool { return s.effectFits(Thief, f, under) }

// vizierFits requires a Vizier on the active site (PYR-16.5).
func vizierFits(s *State, f, under Frame) bool {
	return f.A == uint8(s.Site) && s.EffectOf(Card(under.A)) == Vizier
}

// addFits requires a Politician, who draws afterwards (PYR-16.10).
func addFits(s *State, _, _ Frame) bool {
	trigger, _ := s.Waits(StepTrigger)
	return s.EffectOf(Card(trigger.A)) == Politician
}
