package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// What the values of a die can do, all six at once: TEK-1.11. [State.godWhy] says of one value why it can do nothing; every
// test game holds both against each other.

// Values are values of a die, as bits of their numbers.
type Values uint8

// anyValue are all six.
const anyValue Values = 1<<7 - 2

// Has tells whether a value is among them.
func (v Values) Has(value uint8) bool { return v>>(value&valueBits)&1 != 0 }

// first is the lowest of them, which are not none.
func (v Values) first() uint8 { return uint8(bits.TrailingZeros8(uint8(v))) }

// last is the highest of them, 0 of none.
func (v Values) last() uint8 { return uint8(bits.Len8(uint8(v)|1)) - 1 }

// near are those values and all that are so many steps from one of them; a value never wraps (TEK-4.6).
func (v Values) near(steps uint8) Values {
	return nearby[min(steps, allSteps)][v&anyValue]
}

// allSteps lead from any value to any other; nearby are the values that are near some, by steps.
const allSteps = 5

var nearby = func() (all [allSteps + 1][anyValue + 1]Values) {
	for v := range anyValue + 1 {
		all[0][v] = v & anyValue
		for steps := 1; steps <= allSteps; steps++ {
			near := all[steps-1][v]
			all[steps][v] = (near | near<<1 | near>>1) & anyValue
		}
	}
	return all
}()

// possible are the values with which the action of a god can be done just so (TEK-1.11).
func (s *State) possible(seat game.Seat, g God, m mode) Values {
	p, ok := &s.Player[seat], false
	switch g {
	case Horus:
		if p.Statues < Statues && s.Data.Costs.Statue[p.Statues] <= s.spending(seat, Horus, m) {
			return s.honouring()
		}
	case Ra:
		if p.Columns < Columns && s.emptyCell() {
			return s.displayed(s.spending(seat, Ra, m))
		}
	case Hathor:
		bread, free := s.cheapest()
		ok = free && p.Buildings < Buildings && bread <= s.spending(seat, Hathor, m)
	case Bastet:
		ok = s.Data.Bastet.Papyrus <= s.spending(seat, Bastet, m)
	case Thoth:
		if s.offered(seat) {
			return s.Data.Papyri[min(s.spending(seat, Thoth, m), MaxPaid)]
		}
	default:
		if p.Buildings < Buildings && (m&given != 0 || p.Happiness >= s.Data.HappinessCost) {
			return s.spaces(m)
		}
	}
	if ok {
		return anyValue
	}
	return 0
}

// helpful are the Technologies that help to pay for actions: those that pay beforehand, and those of [jokers].
const helpful = jokers | 1<<TechHorus | 1<<TechLoaf | 1<<TechPapyrus

// spending is the highest price of a god's action that the seat could pay; what comes before it counts (TEK-RUL-54).
func (s *State) spending(seat game.Seat, g God, m mode) int {
	if m&free != 0 || s.waives(seat, Due(g)) != 0 {
		return MaxPaid
	}
	p, t := &s.Player[seat], PrintedToken[g]
	n := int(p.Stock[t]) + int(p.Stock[Gold])
	if works := p.Techs &^ p.New; works&helpful != 0 {
		n += s.standIns(seat, t)
		if first := firsts[g]; works.Has(first) {
			n += int(s.Data.Techs[first].Gains.Tokens[t])
		}
	}
	return n
}

// honouring are the values whose Horus action finds a free site (TEK-9.2).
func (s *State) honouring() (v Values) {
	if s.freePeopleSite() {
		return anyValue
	}
	for slot, g := range s.HorusTiles {
		if _, free := s.freeGodSite(g); free {
			v |= 2 << slot
		}
	}
	return v
}

// displayed are the values that take a tile of the display for so much Limestone (TEK-10.1).
func (s *State) displayed(limestone int) (v Values) {
	for place, t := range s.Display {
		if t != 0 && int(s.Data.Tiles[t].Limestone) <= limestone {
			v |= s.Data.Taking[place]
		}
	}
	return v
}

// spaces are the values of the rows of Osiris that have a free space (TEK-14.2).
func (s *State) spaces(m mode) (v Values) {
	free := uint32(0x80808080) // of owners, a byte each, NoSeat alone has this bit
	switch {
	case m&workshop != 0:
		free = 0x00008080
	case m&quarry != 0:
		free = 0x80800000
	}
	for row := Rows - 1; row >= 0; row-- {
		r := &s.Districts[row]
		spaces := (uint32(r[0]) | uint32(r[1])<<8 | uint32(r[2])<<16 | uint32(r[3])<<24) & free
		v = v<<1 | Values((spaces|-spaces)>>31) // 1 if there is any
	}
	return v << 1
}

// bend is how far T14 moves a value (TEK-RUL-29).
func (s *State) bend(seat game.Seat) uint8 {
	if !s.tech(seat, TechBend) {
		return 0
	}
	return s.Data.Techs[TechBend].Adjust
}
