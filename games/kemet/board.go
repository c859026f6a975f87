package kemet

import "ennead/game"

// Units, control and creatures on the map: chapter 1.

// Enemy returns a seat other than the given one with units in a space, or NoSeat.
func (s *State) Enemy(seat game.Seat, space uint8) game.Seat {
	for other := range game.Seat(s.Count) {
		if other != seat && s.held[other].Has(space) {
			return other
		}
	}
	return NoSeat
}

// Held returns the spaces where the seat has units.
func (s *State) Held(seat game.Seat) Set { return s.held[seat] }

// OwnerOf returns the seat whose city a district belongs to, or NoSeat.
func (s *State) OwnerOf(space uint8) game.Seat {
	city := s.Board().City[space]
	if city == NoCity {
		return NoSeat
	}
	return s.owner[city]
}

// Controller returns the seat that controls a space, or NoSeat (KEM-1.11, KEM-1.12).
func (s *State) Controller(space uint8) game.Seat {
	owner := s.OwnerOf(space)
	if owner == NoSeat {
		return s.Enemy(NoSeat, space)
	}
	if invader := s.Enemy(owner, space); invader != NoSeat {
		return invader
	}
	return owner
}

// Reserve returns how many units the seat has off the board (KEM-1.2).
func (s *State) Reserve(seat game.Seat) int { return int(s.spare[seat]) }

// TroopLimit returns how many units the seat may have in one space (KEM-1.4).
func (s *State) TroopLimit(seat game.Seat) int {
	if legion := s.PowerOf(seat, PowerLegion); legion > 0 {
		return legion
	}
	return s.Data.Limit.Troop
}

// District returns the space of a district of the seat's city. place is from 0 to 2.
func (s *State) District(seat game.Seat, place uint8) uint8 {
	return s.Board().Districts[s.Player[seat].City][place]
}

// pyramidAt returns the owner and colour of the pyramid in a space; ok is false if there is none.
func (s *State) pyramidAt(space uint8) (owner game.Seat, c Colour, ok bool) {
	owner = s.OwnerOf(space)
	if owner == NoSeat {
		return NoSeat, 0, false
	}
	p := &s.Player[owner]
	for c := range Colour(Colours) {
		if p.Level[c] > 0 && s.District(owner, p.Place[c]) == space {
			return owner, c, true
		}
	}
	return owner, 0, false
}

// Best returns the highest level of a pyramid of that colour that the seat controls (KEM-1.15).
func (s *State) Best(seat game.Seat, c Colour) (level uint8) {
	for owner := range game.Seat(s.Count) {
		p := &s.Player[owner]
		if p.Level[c] > level && s.Controller(s.District(owner, p.Place[c])) == seat {
			level = p.Level[c]
		}
	}
	return level
}

// lose moves up to n units to the reserve and returns how many. Creatures without units leave too, and the player
// gives back the VP that depend on the troop (KEM-1.14, KEM-8.11, KEM-9.62).
func (s *State) lose(seat game.Seat, space uint8, n int, log *game.Log) int {
	n = min(n, int(s.Units[seat][space]))
	if n > 0 {
		s.station(seat, space, s.Units[seat][space]-uint8(n))
		log.Add(Loss{Seat: seat, Units: uint8(n), Space: space}.lost())
		s.leave(seat, space)
	}
	return n
}

// leave takes back what depends on a troop that has gone: creatures and temporary VP.
func (s *State) leave(seat game.Seat, space uint8) {
	if s.Units[seat][space] > 0 {
		return
	}
	for beasts := s.BeastsAt(seat, space); beasts != 0; beasts &= beasts - 1 {
		s.house(first8(beasts), NoSpace)
	}
	if s.TempleVP[space] == seat {
		s.award(space, &s.TempleVP[space], NoSeat)
	}
	if owner, c, ok := s.pyramidAt(space); ok && owner != seat && s.PyrVP[owner][c] == seat {
		s.award(space, &s.PyrVP[owner][c], owner)
	}
}

// gainVP gives every temporary VP to the player who controls its space. The rules test this when an effect is
// complete (KEM-8.11). A player who controls a space without a troop already has its VP: leave gave it back.
func (s *State) gainVP(log *game.Log) {
	var gain Set
	for seat, held := range s.held {
		gain |= held &^ s.lent[seat]
	}
	if gain &= s.Board().Temples | s.tops; gain != 0 {
		_, contested := s.Occupied()
		gain &^= contested
	}
	for t := gain & s.Board().Temples; t != 0; t = t.Rest() {
		who := s.Enemy(NoSeat, t.First())
		s.award(t.First(), &s.TempleVP[t.First()], who)
		log.Add(tookTemple(who, t.First()))
	}
	for t := gain & s.tops; t != 0; t = t.Rest() {
		who := s.Enemy(NoSeat, t.First())
		owner, c, _ := s.pyramidAt(t.First())
		s.award(t.First(), &s.PyrVP[owner][c], who)
		log.Add(tookPyramid(who, t.First()))
	}
}

// pray adds PP, up to the end of the track (KEM-0.2).
func (s *State) pray(seat game.Seat, n int, log *game.Log) { s.gain(seat, n, GainPlain, log) }

// gain adds PP as pray does and logs the reason.
func (s *State) gain(seat game.Seat, n int, why Gain, log *game.Log) {
	p := &s.Player[seat]
	before := p.Prayer
	p.Prayer = uint8(min(int(p.Prayer)+n, s.Data.Limit.Prayer))
	if p.Prayer > before {
		log.Add(gained(seat, p.Prayer-before, why))
	}
}

// Expense returns what a price of n PP costs the seat: Priest of Ra takes one off every expense (KEM-0.3, KEM-9.45).
func (s *State) Expense(seat game.Seat, n int) int {
	return max(0, n-s.PowerOf(seat, PowerRa))
}

func (s *State) spend(seat game.Seat, n int, log *game.Log) {
	if n > 0 {
		s.Player[seat].Prayer -= uint8(n)
		log.Add(paid(seat, uint8(n)))
	}
}
