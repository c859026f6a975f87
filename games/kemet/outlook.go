package kemet

import "ennead/game"

// What players can work out from the table: prices, limits and the coming Night.

// NightPrayer returns the PP that the seat would gain if the Night began now: what every player gains, its tiles, and
// the temples it controls. A sacrifice in the Delta is not included (KEM-7.4, KEM-7.5).
func (s *State) NightPrayer(seat game.Seat) int {
	n := s.Data.Gain.Night + s.PowerOf(seat, PowerNight)
	for t := s.Board().Temples; t != 0; t = t.Rest() {
		if s.Controller(t.First()) == seat {
			n += s.Data.Spaces[t.First()].Prayer
		}
	}
	return n
}

// Spends returns how a legal move changes the seat's PP; a payment is negative. A recruitment is paid at its end, so
// each unit counts for what it adds to the price. A token on Pray counts for what praying gains.
func (s *State) Spends(seat game.Seat, m game.Move) int {
	switch m.Verb {
	case VCard:
		if s.Top().Step == StepAsk {
			return -s.CardPrice(seat, m.A)
		}
	case VUse:
		if !s.Idle(seat, &s.Data.Cards[m.A]) { // KEM-6.7
			return -s.CardPrice(seat, m.A)
		}
	case VRaise:
		if s.Top().Step == StepRaise {
			return -s.RaisePrice(seat, Colour(m.A), m.B)
		}
	case VBuy:
		return -s.TilePrice(seat, m.A)
	case VTeleport:
		return -s.TeleportPrice(seat)
	case VPlace:
		if s.Top().Step == StepRecruit && s.Free == 0 {
			return -s.RecruitPrice(seat, int(s.Paid)+1)
		}
	case VToken, VSilver:
		if s.Data.Actions[m.A].Action == ActPray {
			return s.Data.Gain.Pray + s.PowerOf(seat, PowerPriest)
		}
	case VOffer:
		if s.Top().Step == StepDelta {
			return s.Data.Gain.Prayer
		}
	}
	return 0
}

// TileOwner returns the owner of a power tile, or NoSeat.
func (s *State) TileOwner(tile uint8) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].Tiles.Has(tile) {
			return seat
		}
	}
	return NoSeat
}

// CardPrice returns the PP that a divine intervention card costs the seat now (KEM-9.45).
func (s *State) CardPrice(seat game.Seat, card uint8) int {
	return s.Expense(seat, s.Data.Cards[card].Cost)
}

// WhyNotTile returns the reason why the seat could not buy an unsold tile even with the action for it, or the zero
// reason (KEM-5.3.2, KEM-5.3.3).
func (s *State) WhyNotTile(seat game.Seat, tile uint8) game.Reason {
	return s.whyNotTile(seat, tile, s.Best(seat, s.Data.Tiles[tile].Colour))
}
