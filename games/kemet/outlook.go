package kemet

import "ennead/game"

// What a picture of the game tells beside what lies on the table: prices, limits and the coming Night.

// NightPrayer is what the seat would gain if the Night fell now: what everybody gains, its tiles, and the
// temples it controls; what it could sacrifice in the Delta is not counted (KEM-7.4, KEM-7.5).
func (s *State) NightPrayer(seat game.Seat) int {
	n := s.Data.Gain.Night + s.PowerOf(seat, PowerNight)
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

// TileOwner is who owns a power tile, or NoSeat.
func (s *State) TileOwner(tile uint8) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].Tiles.Has(tile) {
			return seat
		}
	}
	return NoSeat
}

// CardPrice is what a divine intervention card costs the seat now (KEM-9.45).
func (s *State) CardPrice(seat game.Seat, card uint8) int {
	return s.Expense(seat, s.Data.Cards[card].Cost)
}

// WhyNotTile is the reason why the seat could not buy a tile that is left, if it had the action for it; none if it
// could (KEM-5.3.2, KEM-5.3.3).
func (s *State) WhyNotTile(seat game.Seat, tile uint8) game.Reason {
	return s.whyNotTile(seat, tile, s.Best(seat, s.Data.Tiles[tile].Colour))
}
