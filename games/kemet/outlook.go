package kemet

import "ennead/game"

// What a picture of the game tells beside what lies on the table: prices, limits and the coming Night.

// Reserve is how many units the seat has off the map (KEM-1.2).
func (s *State) Reserve(seat game.Seat) int { return s.reserve(seat) }

// TroopLimit is how many units the seat may have in a space (KEM-1.4).
func (s *State) TroopLimit(seat game.Seat) int { return s.limit(seat) }

// TeleportPrice is what a teleport step costs the seat (KEM-5.5.5).
func (s *State) TeleportPrice(seat game.Seat) int { return s.teleportCost(seat) }

// RecruitPrice is what so many units, the free ones not counted, cost the seat together (KEM-5.4.1).
func (s *State) RecruitPrice(seat game.Seat, units int) int {
	return s.recruitCost(seat, uint8(units))
}

// NightPrayer is what the seat would gain if the Night fell now: what everybody gains, its tiles, and the
// temples it controls; what it could sacrifice in the Delta is not counted (KEM-7.4, KEM-7.5).
func (s *State) NightPrayer(seat game.Seat) int {
	n := s.Data.Gain.Night + s.power(seat, PowerNight)
	for t := s.Board().Temples; t != 0; t = t.Rest() {
		if s.Controller(t.First()) == seat {
			n += s.Data.Spaces[t.First()].Prayer
		}
	}
	return n
}

// Spends is what a legal move changes in the seat's prayer points: less than zero where it pays.
// A recruitment is paid at its end, so a unit counts what it adds to that; a prayer token brings what
// praying gains.
func (s *State) Spends(seat game.Seat, m game.Move) int {
	switch m.Verb {
	case vCard:
		if s.Top().Step == StepAsk {
			return -s.CardPrice(seat, m.A)
		}
	case vUse:
		if !s.idle(seat, &s.Data.Cards[m.A]) { // KEM-6.7
			return -s.CardPrice(seat, m.A)
		}
	case vRaise:
		if s.Top().Step == StepRaise {
			return -s.raiseCost(seat, Colour(m.A), m.B)
		}
	case vBuy:
		return -s.tilePrice(seat, m.A)
	case vTeleport:
		return -s.teleportCost(seat)
	case vPlace:
		if s.Top().Step == StepRecruit && s.Free == 0 {
			return -s.recruitCost(seat, s.Paid+1)
		}
	case vToken, vSilver:
		if s.Data.Actions[m.A].Action == ActPray {
			return s.Data.Gain.Pray + s.power(seat, PowerPriest)
		}
	case vOffer:
		if s.Top().Step == StepDelta {
			return s.Data.Gain.Prayer
		}
	}
	return 0
}
