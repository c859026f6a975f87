package kemet

import "ennead/game"

// Combat, steps 3 and 4: revealed cards and the comparison (KEM-6.5 to KEM-6.9).

// clashFits reports whether the step is in its place: the attacker resolves their cards before the defender
// (KEM-6.5).
func clashFits(s *State, f, under Frame) bool {
	attacker, defender := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
	return s.Fight.Space != NoSpace &&
		(f.Seat == defender && under.Step == StepWound && under.Seat == attacker ||
			f.Seat == attacker && under.Step == StepClash && under.Seat == defender)
}

func clashSkip(s *State, f Frame, _ *game.Log) bool {
	return s.Fight.Side[s.SideOf(f.Seat)].Hidden == Hand{}
}

func clashCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for kinds := s.Fight.Side[s.SideOf(f.Seat)].Hidden.kinds(); kinds != 0; kinds = kinds.Rest() {
		dst = append(dst, game.Move{Verb: VUse, A: kinds.First()}, game.Move{Verb: VSkip, A: kinds.First()})
	}
	return dst
}

// Idle reports whether a revealed card has no effect in a combat (KEM-Q37).
func (s *State) Idle(seat game.Seat, c *Card) bool {
	switch c.Effect {
	case CardSwift, CardTeleport, CardGates, CardEscape:
		return true
	}
	return s.whyNoEffect(seat, c).No != 0
}

// clashWhy: a player may pay for a card with a printed cost or not, even if discounts bring the price to 0. A free
// card takes effect, and a card that would do nothing costs nothing (KEM-6.5 to KEM-6.7).
func clashWhy(s *State, f Frame, m game.Move) reason {
	c := &s.Data.Cards[m.A]
	free := c.Cost == 0 || s.Idle(f.Seat, c)
	cost := s.Expense(f.Seat, c.Cost)
	switch {
	case m.Verb == VSkip && free:
		return reason{No: NoFreeCard}
	case m.Verb == VUse && !free && cost > int(s.Player[f.Seat].Prayer):
		return reason{No: NoPrayer, A: uint8(cost)}
	}
	return reason{}
}

func clashPlay(s *State, f Frame, m game.Move, log *game.Log) {
	me := &s.Fight.Side[s.SideOf(f.Seat)]
	me.Hidden[m.A]--
	s.Spent[m.A]++
	s.Push(StepClash, f.Seat, 0, 0)
	if m.Verb == VSkip {
		log.Add(unpaid(f.Seat, m.A))
		return
	}
	c := &s.Data.Cards[m.A]
	if s.Idle(f.Seat, c) {
		log.Add(unpaid(f.Seat, m.A))
		return
	}
	log.Add(played(f.Seat, m.A))
	s.spend(f.Seat, s.Expense(f.Seat, c.Cost), log)
	s.resolve(f.Seat, m.A, log)
}

// strengthen adds the figure of a combat card (KEM-10.1 to KEM-10.6).
func (s *State) strengthen(seat game.Seat, card uint8) {
	me, c := &s.Fight.Side[s.SideOf(seat)], &s.Data.Cards[card]
	me.Paid[card]++
	switch c.Effect {
	case CardStrength:
		me.Strength += int8(c.N)
	case CardDamage:
		me.Damage += int8(c.N)
	case CardDefence:
		me.Defence += int8(c.N)
	}
}

// woundFits reports whether the step is in its place: the attacker discards for Divine Wound before the defender
// (KEM-9.11).
func woundFits(s *State, f, under Frame) bool {
	attacker, defender := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
	return s.Fight.Space != NoSpace &&
		(f.Seat == defender && under.Step == StepCompare ||
			f.Seat == attacker && under.Step == StepWound && under.Seat == defender)
}

// woundSkip reports whether the seat is not asked. Divine Wound asks its owner, just before the comparison, if they
// hold any card (KEM-9.11).
func woundSkip(s *State, f Frame, _ *game.Log) bool {
	return s.PowerOf(f.Seat, PowerWound) == 0 || s.Player[f.Seat].CardsN == 0
}

func woundCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = kindCandidates(VWound, s.Player[f.Seat].Cards.kinds(), dst)
	return append(dst, game.Move{Verb: VDone})
}

func woundPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.discard(f.Seat, m.A)
	s.Fight.Side[s.SideOf(f.Seat)].Wound++
	log.Add(wounded(f.Seat, m.A))
	s.Push(StepWound, f.Seat, 0, 0)
}

// compareRun compares Strength; a tie goes to the defender (KEM-6.9). Then it gives the PP of Holy War (KEM-9.43).
func compareRun(s *State, _ Frame, log *game.Log) {
	s.freeze()
	if log != nil {
		s.forces(log)
	}
	a, d := s.Figure(0, Strength), s.Figure(1, Strength)
	s.Fight.Won = 1
	if a > d {
		s.Fight.Won = 0
	}
	winner := s.Fight.Side[s.Fight.Won].Seat
	log.Add(Won{Seat: winner, Attack: uint8(a), Defence: uint8(d), Side: s.Fight.Won}.event())
	s.gain(winner, s.PowerOf(winner, PowerHolyWar), GainHolyWar, log)
}
