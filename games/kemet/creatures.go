package kemet

import "ennead/game"

// Creatures: KEM-9.60 to KEM-9.64.

// BeastOwner returns the seat that owns a creature's tile, or NoSeat.
func (s *State) BeastOwner(b uint8) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].Tiles.Has(s.Data.Beasts[b].Tile) {
			return seat
		}
	}
	return NoSeat
}

// BeastsAt returns the set of the seat's creatures in a space.
func (s *State) BeastsAt(seat game.Seat, space uint8) (set uint8) {
	for beasts := s.beasts[seat] & s.placed; beasts != 0; beasts &= beasts - 1 {
		if b := first8(beasts); s.Beast[b] == space {
			set |= 1 << b
		}
	}
	return set
}

// inReserve returns the set of the seat's creatures in reserve.
func (s *State) inReserve(seat game.Seat) uint8 { return s.beasts[seat] &^ s.placed }

// beastPlaces returns the districts of the seat's city where it has units. If with is true these are the ones with a
// creature of the seat, else those without.
func (s *State) beastPlaces(seat game.Seat, with bool) (set Set) {
	homes := s.held[seat] & s.Board().Homes[s.Player[seat].City]
	for beasts := s.beasts[seat] & s.placed; beasts != 0; beasts &= beasts - 1 {
		set |= bit(s.Beast[first8(beasts)])
	}
	if with {
		return homes & set
	}
	return homes &^ set
}

// creatureMoves offers the creatures in reserve, each in each of the places.
func (s *State) creatureMoves(seat game.Seat, places Set, dst []game.Move) []game.Move {
	for reserve := s.inReserve(seat); reserve != 0; reserve &= reserve - 1 {
		for to := places; to != 0; to = to.Rest() {
			dst = append(dst, game.Move{Verb: VCreature, A: first8(reserve), B: to.First()})
		}
	}
	return dst
}

// CanPlace reports whether a creature in reserve has a place. This is public.
func (s *State) CanPlace(seat game.Seat) bool {
	return s.inReserve(seat) != 0 && s.beastPlaces(seat, false) != 0
}

// placeBeast moves a creature from the reserve to a space. A creature already there goes back (KEM-9.61).
func (s *State) placeBeast(seat game.Seat, b, space uint8, log *game.Log) {
	for other := s.BeastsAt(seat, space); other != 0; other &= other - 1 {
		s.house(first8(other), NoSpace)
	}
	s.house(b, space)
	log.Add(Housed{Seat: seat, Beast: b, Space: space}.event())
}

// MostSwaps limits the creatures placed in one free step. From any arrangement of creatures in three districts,
// four swaps reach any other.
const MostSwaps = 12

// freeCandidates offers the swaps of a turn's free step (KEM-4.2.1). B counts the creatures placed in it.
func freeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = s.creatureMoves(f.Seat, s.beastPlaces(f.Seat, false)|s.beastPlaces(f.Seat, true), dst)
	return append(dst, game.Move{Verb: VDone})
}

func freeWhy(_ *State, f Frame, m game.Move) reason {
	if m.Verb == VCreature && f.B >= MostSwaps {
		return reason{No: NoSwap}
	}
	return reason{}
}

// freeFits reports whether the seat is the active player and has not placed more creatures than it may (KEM-4.2.1).
func freeFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && f.B <= MostSwaps }

func freeSkip(s *State, f Frame, _ *game.Log) bool {
	return s.inReserve(f.Seat) == 0 || s.beastPlaces(f.Seat, false)|s.beastPlaces(f.Seat, true) == 0
}

func freePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.placeBeast(f.Seat, m.A, m.B, log)
	s.Push(StepFree, f.Seat, 0, f.B+1)
}

// beastFits: by Day the player who bought a creature places it; at Night, the player who places units (KEM-9.60,
// KEM-7.11).
func beastFits(s *State, f, under Frame) bool {
	if under.Step == StepFights {
		return s.atNight() && f.Seat == under.Seat
	}
	return f.Seat == s.Active
}

// beastCandidates offers creatures after a purchase, or before a combat at Night (KEM-9.60, KEM-7.11).
func beastCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(s.newcomers(f.Seat, dst), game.Move{Verb: VDone})
}

func beastSkip(s *State, f Frame, _ *game.Log) bool { return !s.CanPlace(f.Seat) }

func beastPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VCreature {
		s.placeBeast(f.Seat, m.A, m.B, log)
		s.Push(StepBeast, f.Seat, 0, 0)
	}
}
