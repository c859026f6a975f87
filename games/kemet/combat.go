package kemet

import "ennead/game"

// Combat: chapter 6, up to the reveal.

// combat opens a combat. By Day a window comes first (KEM-6.2).
func (s *State) combat(attacker, defender game.Seat, space uint8, night bool, log *game.Log) {
	s.Fight = Fight{Space: space, Night: night}
	s.Fight.Side[0].Seat, s.Fight.Side[1].Seat = attacker, defender
	log.Add(Attacked{Attacker: attacker, Defender: defender, Space: space}.event())
	s.Push(StepFight, attacker, 0, 0)
	if !night {
		s.Push(StepWindow, 0, BeforeCombat, 0)
	}
}

// SideOf returns 0 for the attacker and 1 for the defender.
func (s *State) SideOf(seat game.Seat) int {
	if s.Fight.Side[1].Seat == seat {
		return 1
	}
	return 0
}

// calledOff reports whether one side has no unit left in the space or the defender has escaped (KEM-6.19).
func (s *State) calledOff() bool {
	if s.Fight.Escaped {
		return true
	}
	for i := range s.Fight.Side {
		if s.Units[s.Fight.Side[i].Seat][s.Fight.Space] == 0 {
			return true
		}
	}
	return false
}

// attackerFits reports whether the seat is the attacker of the combat (KEM-6.2).
func attackerFits(s *State, f, _ Frame) bool {
	return s.Fight.Space != NoSpace && f.Seat == s.Fight.Side[0].Seat
}

// fightFits reports whether the seat is the attacker, and if the step waits on StepFights also the player who placed
// the units (KEM-5.4.2).
func fightFits(s *State, f, under Frame) bool {
	return attackerFits(s, f, under) && (under.Step == StepSettle || f.Seat == under.Seat)
}

// fightRun begins step 0, or calls the combat off.
func fightRun(s *State, _ Frame, log *game.Log) {
	if s.calledOff() {
		log.Add(calledOff(s.Fight.Side[0].Seat, s.Fight.Space))
		s.Fight = Fight{Space: NoSpace}
		s.gainVP(log)
		return
	}
	s.Fight.Begun = true
	attacker, defender := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
	s.Push(StepFightEnd, attacker, 0, 0)
	s.Push(StepLosses, attacker, 0, 0)
	s.Push(StepCompare, attacker, 0, 0)
	s.Push(StepWound, defender, 0, 0)
	s.Push(StepWound, attacker, 0, 0)
	s.Push(StepClash, defender, 0, 0)
	s.Push(StepClash, attacker, 0, 0)
	s.Push(StepReveal, attacker, 0, 0)
	s.Push(StepHide, 0, s.hiders(), 0)
	s.council()
	if n := s.PowerOf(attacker, PowerInitiative); n > 0 { // KEM-6.18, KEM-9.14
		log.Add(initiative(attacker))
		s.lose(defender, s.Fight.Space, n, log)
	}
}

// council asks both fighters for their battle cards at once. With Prescience the other fighter chooses first and
// shows the card (KEM-6.3, KEM-9.29).
func (s *State) council() {
	for i := range s.Fight.Side {
		me, other := s.Fight.Side[i].Seat, s.Fight.Side[1-i].Seat
		if s.PowerOf(me, PowerPrescience) > 0 {
			s.Push(StepCouncil, 0, 1<<me, 0)
			s.Push(StepShow, other, 0, 0)
			s.Push(StepCouncil, 0, 1<<other, 0)
			return
		}
	}
	s.Push(StepCouncil, 0, s.fighters(), 0)
}

// fighters returns the set of the two seats.
func (s *State) fighters() uint8 { return 1<<s.Fight.Side[0].Seat | 1<<s.Fight.Side[1].Seat }

// councilFits reports whether fighters choose. With Prescience its owner chooses alone, after seeing the other's card
// (KEM-6.3, KEM-9.29).
func councilFits(s *State, f, under Frame) bool {
	return hideFits(s, f, under) && f.A != 0 && (under.Step == StepHide || f.A == 1<<under.Seat)
}

func councilCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	me := &s.Fight.Side[s.SideOf(f.Seat)]
	hand := s.Player[f.Seat].Battle.InHand
	if me.Keep == 0 {
		return battleCandidates(VKeep, hand, dst)
	}
	return battleCandidates(VDrop, hand&^(1<<(me.Keep-1)), dst)
}

func councilPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	me, waiting := &s.Fight.Side[s.SideOf(f.Seat)], f.A
	if m.Verb == VKeep {
		me.Keep = m.A
	} else {
		me.Drop = m.A
		waiting &^= 1 << f.Seat
	}
	if waiting != 0 {
		s.Push(StepCouncil, 0, waiting, 0)
	}
}

// showFits reports whether a fighter shows a card to the other, who then chooses (KEM-9.29).
func showFits(s *State, f, under Frame) bool {
	return s.Fighting(f.Seat) && under.A == s.fighters()&^(1<<f.Seat)
}

// showRun shows the battle card only to the owner of Prescience (KEM-Q81).
func showRun(s *State, f Frame, log *game.Log) {
	i := s.SideOf(f.Seat)
	s.Fight.Shown |= 1 << i
	other := s.Fight.Side[1-i].Seat
	log.Add(shown(f.Seat, s.Fight.Side[i].Keep, other))
}

// hiders returns the set of the fighters who hold any card. Hand sizes are public (KEM-14.2).
func (s *State) hiders() uint8 { return s.fighters() & s.armed }

// hideFits reports whether only fighters hide cards (KEM-6.4).
func hideFits(s *State, f, _ Frame) bool { return s.Fight.Space != NoSpace && f.A&^s.fighters() == 0 }

func hideSkip(_ *State, f Frame, _ *game.Log) bool { return f.A == 0 }

// hideCandidates asks about one card at a time, so that each player makes as many choices as they have cards. The
// number of choices does not reveal how many cards are hidden (KEM-12.6).
func hideCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	me := &s.Fight.Side[s.SideOf(f.Seat)]
	before := 0
	for k, n := range s.Player[f.Seat].Cards {
		before += int(n + me.Hidden[k])
		if int(me.Asked) < before {
			return append(dst, game.Move{Verb: VHide, A: uint8(k)}, game.Move{Verb: VHold, A: uint8(k)})
		}
	}
	return dst
}

// hidePlay hides a card or holds it (KEM-6.4). Others still count a hidden card as held (KEM-12.6).
func hidePlay(s *State, f Frame, m game.Move, _ *game.Log) {
	waiting := f.A
	me, p := &s.Fight.Side[s.SideOf(f.Seat)], &s.Player[f.Seat]
	me.Asked++
	if m.Verb == VHide {
		p.Cards[m.A]--
		me.Hidden[m.A]++
		me.HiddenN++
	}
	if me.Asked == p.CardsN {
		waiting &^= 1 << f.Seat
	}
	if waiting != 0 {
		s.Push(StepHide, 0, waiting, 0)
	}
}

// revealRun reveals all cards at the same time (KEM-6.5). The other battle card goes face down and is never shown.
func revealRun(s *State, _ Frame, log *game.Log) {
	s.Fight.Open = true
	for i := range s.Fight.Side {
		me := &s.Fight.Side[i]
		p := &s.Player[me.Seat]
		s.hold(me.Seat, -int(me.HiddenN))
		me.HiddenN, me.Asked = 0, 0
		p.Battle.InHand &^= 1<<(me.Keep-1) | 1<<(me.Drop-1)
		p.Battle.Open |= 1 << (me.Keep - 1)
		p.Battle.Down |= 1 << (me.Drop - 1)
		p.Battle.HandN -= 2
		p.Battle.DownN++
		me.Drop = 0
		log.Add(revealed(me.Seat, me.Keep))
		for card, n := range me.Hidden {
			for range n {
				log.Add(revealedCard(me.Seat, uint8(card)))
			}
		}
	}
}
