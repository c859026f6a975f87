package tekhenu

import "ennead/game"

// The bonus of the gods: TEK-9.8 to TEK-9.10, TEK-17.4.

// statuesOn counts the Statues of a seat for a god.
func (s *State) statuesOn(seat game.Seat, g God) (n int) {
	for _, owner := range s.GodSites[g] {
		if owner == seat {
			n++
		}
	}
	return n
}

// payStatues pays everybody who has a Statue for the god of an action, once each: first who follows in turn order
// (TEK-RUL-04). With two, the one who acts is paid as well, but not for a Statue that this action built (TEK-RUL-06).
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

// served are the seats that have a Statue for a god.
func (s *State) served(g God) (seats game.Seats) {
	for _, owner := range s.GodSites[g] {
		if owner != NoSeat {
			seats |= owner.Set()
		}
	}
	return seats
}

// godBonus pays what is printed at the slot where the tile of the god lies.
func (s *State) godBonus(seat game.Seat, g God, log *game.Log) {
	slot := s.Slot[g]
	log.Add(bonusOf(seat, g, slot))
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
