package tekhenu

import "ennead/game"

// Horus: chapter 9.

// players is the number of players whose rules apply. A solo game follows the rules for two (TEK-18.1).
func (s *State) players() int { return int(s.Count) }

// freeGodSite returns a free usable site of a god. A god's sites are all alike (TEK-9.3).
func (s *State) freeGodSite(g God) (n int, ok bool) {
	for n = range s.Data.GodSites[s.players()] {
		if s.GodSites[g][n] == NoSeat {
			return n, true
		}
	}
	return n, false
}

func (s *State) horusWhy(seat game.Seat, value uint8, m mode) reason {
	p := &s.Player[seat]
	if p.Statues == Statues {
		return reason{No: NoPiece, A: 1}
	}
	if _, ok := s.freeGodSite(s.HorusTiles[value-1]); !ok && !s.freePeopleSite() {
		return reason{No: NoGodSite, A: uint8(s.HorusTiles[value-1])}
	}
	return s.costWhy(seat, Horus, s.Data.Costs.Statue[p.Statues], m)
}

func statueCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	value, _ := unpack(f.B)
	g := s.HorusTiles[value-1]
	n, _ := s.freeGodSite(g)
	dst = append(dst, game.Move{Verb: VSite, A: FirstGodSite + 3*uint8(g) + uint8(n)})
	for i := range uint8(PeopleSites) {
		dst = append(dst, game.Move{Verb: VSite, A: FirstPeopleSite + i})
	}
	return dst
}

// statueLegal lists the moves that statueWhy allows.
func statueLegal(s *State, f Frame, dst []game.Move) []game.Move {
	value, _ := unpack(f.B)
	g := s.HorusTiles[value-1]
	if n, free := s.freeGodSite(g); free {
		dst = append(dst, game.Move{Verb: VSite, A: FirstGodSite + 3*uint8(g) + uint8(n)})
	}
	for i, owner := range s.People {
		if owner == NoSeat {
			dst = append(dst, game.Move{Verb: VSite, A: FirstPeopleSite + uint8(i)})
		}
	}
	return dst
}

func statueWhy(s *State, _ Frame, m game.Move) reason {
	if m.A >= FirstPeopleSite {
		if s.People[m.A-FirstPeopleSite] != NoSeat {
			return reason{No: NoTaken, A: m.A}
		}
		return reason{}
	}
	if g := God(m.A-FirstGodSite) / 3; s.GodSites[g][(m.A-FirstGodSite)%3] != NoSeat {
		return reason{No: NoGodSite, A: uint8(g)}
	}
	return reason{}
}

func statuePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Player[f.Seat].Statues++
	log.Add(statueAt(f.Seat, m.A))
	if m.A >= FirstPeopleSite {
		s.forPeople(f.Seat, m.A-FirstPeopleSite, log)
		return
	}
	s.forGod(f.Seat, God(m.A-FirstGodSite)/3, int(m.A-FirstGodSite)%3, log)
}

// forGod builds a Statue for a god (TEK-9.3). With three players the first one pays at once (TEK-9.9).
func (s *State) forGod(seat game.Seat, g God, n int, log *game.Log) {
	first := s.statuesOn(seat, g) == 0
	s.GodSites[g][n] = seat
	if !first {
		return
	}
	if s.players() == 3 {
		s.godBonus(seat, g, log)
	}
	if g == Horus {
		done := s.Pop()
		s.Push(done.Step, done.Seat, done.A|fresh, done.B)
	}
}

// forPeople builds a Statue for the people (TEK-9.5) and scores the Columns in line at the temple (TEK-9.6).
func (s *State) forPeople(seat game.Seat, n uint8, log *game.Log) {
	s.People[n] = seat
	at := &s.Data.People[n]
	if s.PeopleGold&(1<<n) != 0 {
		s.PeopleGold &^= 1 << n
		s.take(seat, Gold, at.Gold, log)
	}
	if at.Line != NoLine {
		s.points(seat, PartStatues, s.PeopleWorth(seat, int(n)), log)
	}
}

// statueFits requires a possible Horus action, which may already be paid for (TEK-9.2).
func statueFits(s *State, f, under Frame) bool {
	value, how := unpack(under.B)
	return doing(Horus, f, under) && s.horusWhy(f.Seat, value, how|free).No == 0
}

// The bonuses of the gods (TEK-9.8 to TEK-9.10, TEK-17.4).

// statuesOn counts the Statues of a seat for a god.
func (s *State) statuesOn(seat game.Seat, g God) (n int) {
	for _, owner := range s.GodSites[g] {
		if owner == seat {
			n++
		}
	}
	return n
}

// payStatues pays each player who has a Statue for the action's god once, starting with the player after the actor in
// turn order (TEK-RUL-04). With two players the actor is paid too, but not for a Statue built in this action
// (TEK-RUL-06).
func (s *State) payStatues(actor game.Seat, g God, built bool, log *game.Log) {
	served := s.served(g)
	if s.Count > 2 || built {
		served &^= actor.Set()
	}
	if served == 0 {
		return
	}
	for at := s.Place(actor); served != 0; {
		if at++; at >= int(s.Count) {
			at = 0
		}
		if seat := s.Order[at]; served.Has(seat) {
			served &^= seat.Set()
			s.godBonus(seat, g, log)
		}
	}
}

// served returns the seats that have a Statue for a god.
func (s *State) served(g God) (seats game.Seats) {
	for _, owner := range s.GodSites[g] {
		if owner != NoSeat {
			seats |= owner.Set()
		}
	}
	return seats
}

// godBonus pays the bonus printed at the slot with the god's tile.
func (s *State) godBonus(seat game.Seat, g God, log *game.Log) {
	slot := s.Slot[g]
	log.Add(bonusOf(seat, g))
	if s.Solo && seat == Bot {
		s.gain(seat, &s.Data.BotSlots[slot], PartBonus, log)
		return
	}
	s.gain(seat, &s.Data.Slots[slot], PartBonus, log)
	if s.tech(seat, TechBonus) { // T07
		log.Add(techPaid(seat, TechBonus))
		s.gain(seat, &s.Data.Techs[TechBonus].Gains, PartCards, log)
	}
}
