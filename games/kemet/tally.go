package kemet

import "ennead/game"

// tally holds what follows from units, tiles, creatures and cities and is needed too often to work out each time:
// where units are, and what is in reserve.
type tally struct {
	held   [MaxSeats]Set       // spaces with units of the seat
	lent   [MaxSeats]Set       // spaces for which the seat holds a temporary VP (KEM-8.1)
	tops   Set                 // spaces with a pyramid of the highest level
	spare  [MaxSeats]int8      // units off the board (KEM-1.2); negative if a position has too many
	beasts [MaxSeats]uint8     // set of creatures of the seat's tiles
	placed uint8               // set of creatures on the board
	owner  [MaxSeats]game.Seat // of each city, or NoSeat
	armed  uint8               // set of seats with divine intervention cards in hand
}

// Recount works out the tally again. Call it after changing units, tiles, creatures or cities directly.
func (s *State) Recount() {
	s.tally = tally{}
	for i := range s.owner {
		s.owner[i] = NoSeat
	}
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if p.City != NoCity {
			s.owner[p.City] = seat
		}
		s.hold(seat, 0)
		n := s.Data.Limit.Units
		for space, units := range s.Units[seat] {
			if n -= int(units); units > 0 {
				s.held[seat] |= bit(uint8(space))
			}
		}
		s.spare[seat] = int8(max(n, -1))
		for t := p.Tiles & s.Data.with[PowerBeast]; t != 0; t = t.Rest() {
			s.beasts[seat] |= 1 << s.Data.Tiles[t.First()].Beast
		}
	}
	for b, at := range s.Beast {
		if at != NoSpace {
			s.placed |= 1 << b
		}
	}
	s.recountVP()
}

func (s *State) recountVP() {
	for t := s.Board().Temples; t != 0; t = t.Rest() {
		s.award(t.First(), &s.TempleVP[t.First()], s.TempleVP[t.First()])
	}
	for owner := range game.Seat(s.Count) {
		p := &s.Player[owner]
		for c, level := range p.Level {
			if level == TopLevel && p.City != NoCity {
				space := s.District(owner, p.Place[c])
				s.tops |= bit(space)
				s.award(space, &s.PyrVP[owner][c], s.PyrVP[owner][c])
			}
		}
	}
}

// award gives the temporary VP of a space to a seat, or to NoSeat.
func (s *State) award(space uint8, vp *game.Seat, to game.Seat) {
	if *vp != NoSeat {
		s.lent[*vp] &^= bit(space)
	}
	if to != NoSeat {
		s.lent[to] |= bit(space)
	}
	*vp = to
}

// hold changes the public number of divine intervention cards of a seat by n.
func (s *State) hold(seat game.Seat, n int) {
	p := &s.Player[seat]
	p.CardsN = uint8(int(p.CardsN) + n)
	if p.CardsN > 0 {
		s.armed |= 1 << seat
	} else {
		s.armed &^= 1 << seat
	}
}

// station sets how many units of a seat are in a space. The others are in its reserve.
func (s *State) station(seat game.Seat, space, n uint8) {
	s.spare[seat] += int8(s.Units[seat][space]) - int8(n)
	s.Units[seat][space] = n
	if n > 0 {
		s.held[seat] |= bit(space)
	} else {
		s.held[seat] &^= bit(space)
	}
}

// house sets the space of a creature; NoSpace is its owner's reserve.
func (s *State) house(b, space uint8) {
	s.Beast[b] = space
	if space == NoSpace {
		s.placed &^= 1 << b
	} else {
		s.placed |= 1 << b
	}
}

// Occupied returns the spaces where anybody has units, and those where two players do (KEM-1.13).
func (s *State) Occupied() (once, twice Set) {
	for _, held := range s.held {
		twice |= once & held
		once |= held
	}
	return once, twice
}
