package kemet

import "ennead/game"

// PowerOf returns the sum of a power over the seat's tiles (KEM-9.1).
func (s *State) PowerOf(seat game.Seat, p Power) (n int) {
	for t := s.Player[seat].Tiles & s.Data.with[p]; t != 0; t = t.Rest() {
		tile := &s.Data.Tiles[t.First()]
		for i, each := range tile.Powers {
			if each == p {
				n += tile.N[i]
			}
		}
	}
	return n
}

// sold returns the set of tiles that players own.
func (s *State) sold() (all Tiles) {
	for i := range s.Player {
		all |= s.Player[i].Tiles
	}
	return all
}

// ownsArt reports whether the seat has a tile with that illustration (KEM-5.3.2).
func (s *State) ownsArt(seat game.Seat, art uint8) bool {
	return s.Player[seat].Tiles&s.Data.art[art] != 0
}

// TilePrice returns the PP that a tile costs the seat (KEM-5.3.3).
func (s *State) TilePrice(seat game.Seat, tile uint8) int {
	return s.Expense(seat, max(0, s.Data.Tiles[tile].Level-s.PowerOf(seat, PowerPriestess)))
}
