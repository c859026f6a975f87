package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// God actions: the rules that all six share (TEK-4.7, chapters 9 to 14).

// mode holds flags for how an action is done. A frame stores it in one byte together with the value, see [mode.with].
type mode uint8

const (
	nested    mode = 8   // an action inside another action
	free      mode = 16  // D23 waives its Resources
	given     mode = 32  // a reward of the setup: no Happiness cost, no Statue bonuses (TEK-RUL-07)
	quarry    mode = 64  // only in a quarry (S02)
	workshop  mode = 128 // only in a workshop (S03)
	valueBits      = 7
)

// with packs a value and the mode into one byte. unpack splits them.
func (m mode) with(value uint8) uint8 { return uint8(m) | value }

func unpack(b uint8) (value uint8, m mode) { return b & valueBits, mode(b &^ valueBits) }

// ValueOf returns the value of the action that a step belongs to. The step's frame stores it in B.
func ValueOf(f Frame) uint8 { return f.B & valueBits }

// Technologies that the rules refer to by number (TEK-16.6).
const (
	TechOsiris    = 1 + iota // T01 pays after an Osiris action
	TechRa                   // T02 pays after a Ra action
	TechThoth                // T03 pays after a Thoth action
	TechHorus                // T04 pays before and after a Horus action
	TechHathor               // T05 pays for each Column in line with a new Building
	TechBastet               // T06 pays after a Bastet action
	TechBonus                // T07 adds to the bonus of a Statue
	TechForbidden            // T08 lets Forbidden dice be taken
	TechLight                // T09 makes tiles work in any light
	TechJoker                // T10 lets Gold and Scribes stand in for each other and for Resources
	TechOne                  // T11 pays for a value of 1
	TechSurplus              // T12 pays for surplus
	TechStretch              // T13 moves the value of a Production
	TechBend                 // T14 moves the value of the action of a god
	TechFaith                // T15 pays at Maat, and breaks ties
	TechOrder                // T16 pays for the new turn order
	TechBread                // T17 feeds the Buildings
	TechPure                 // T18 pays for a pure die
	TechFirstly              // T19 puts a Production before an action
	TechPapyrus              // T20 pays before a Thoth action
	TechLoaf                 // T21 pays before a Hathor action
	TechStone                // T22 makes the stones stand in for each other
	TechAnubis               // T23 pays for an Anubis action
	TechBlessed              // T24 pays for a Blessing
)

// tech reports whether the seat has a Technology that works now. A new one starts to work after the current action
// (TEK-RUL-61).
func (s *State) tech(seat game.Seat, number uint8) bool {
	p := &s.Player[seat]
	return (p.Techs &^ p.New).Has(number)
}

// paysBefore are the Technologies that pay tokens before an action's price is due. paysAfter pay after the action
// (TEK-RUL-54).
var (
	paysBefore = [Gods]uint8{Horus: TechHorus, Hathor: TechLoaf, Thoth: TechPapyrus}
	paysAfter  = [Gods]uint8{Horus: TechHorus, Ra: TechRa, Bastet: TechBastet, Thoth: TechThoth, Osiris: TechOsiris}
)

// act begins a god action and pushes nothing on top of it. If T14 can change the value, the player chooses one first
// (TEK-16.6.10).
func (s *State) act(seat game.Seat, g God, value uint8, m mode, log *game.Log) {
	if s.tech(seat, TechBend) {
		s.Push(StepBend, seat, uint8(g), m.with(value))
		return
	}
	godRun(s, Frame{Step: StepGod, Seat: seat, A: uint8(g), B: m.with(value)}, log)
}

// bends returns the lowest and the highest value that T14 can make of one (TEK-RUL-29).
func (s *State) bends(seat game.Seat, value uint8) (least, most uint8) {
	if !s.tech(seat, TechBend) {
		return value, value
	}
	by := s.Data.Techs[TechBend].Adjust
	return max(value, by+1) - by, min(value+by, 6)
}

// godLegal reports whether a god action is possible with a value, or with one that T14 can make of it (TEK-1.11).
func (s *State) godLegal(seat game.Seat, g God, value uint8, m mode) bool {
	return s.possible(seat, g, m).near(s.bend(seat)).Has(value)
}

// godWhy returns why a god action is impossible with exactly this value, or no reason (TEK-1.11).
func (s *State) godWhy(seat game.Seat, g God, value uint8, m mode) reason {
	switch g {
	case Horus:
		return s.horusWhy(seat, value, m)
	case Ra:
		return s.raWhy(seat, value, m)
	case Hathor:
		return s.hathorWhy(seat, m)
	case Bastet:
		return s.costWhy(seat, Bastet, s.Data.Bastet.Papyrus, m)
	case Thoth:
		return s.thothWhy(seat, value, m)
	default:
		return s.osirisWhy(seat, value, m)
	}
}

// costWhy returns why the seat cannot pay for a god action, or no reason. Tokens that a Technology pays beforehand
// count.
func (s *State) costWhy(seat game.Seat, g God, n int, m mode) reason {
	if m&free != 0 {
		return reason{}
	}
	due := n
	if first := paysBefore[g]; first != 0 && s.tech(seat, first) {
		due -= int(s.Data.Techs[first].Gains.Tokens[PrintedToken[g]])
	}
	if s.affords(seat, Due(g), due) {
		return reason{}
	}
	return reason{No: NoCost, A: uint8(PrintedToken[g]), B: uint8(n)}
}

// charge asks the seat to pay for a god action before the stack continues. If there is only one way to pay, it pays.
func (s *State) charge(seat game.Seat, g God, n int, m mode, log *game.Log) {
	if m&free != 0 || n <= 0 {
		return
	}
	if f := (Frame{Step: StepPay, Seat: seat, A: uint8(g), B: uint8(n)}); !paySkip(s, f, log) {
		s.Push(f.Step, f.Seat, f.A, f.B)
	}
}

func bendCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	value, _ := unpack(f.B)
	for least, most := s.bends(f.Seat, value); least <= most; least++ {
		dst = append(dst, game.Move{Verb: VValue, A: least})
	}
	return dst
}

func bendWhy(s *State, f Frame, m game.Move) reason {
	_, how := unpack(f.B)
	return s.godWhy(f.Seat, God(f.A), m.A, how)
}

func bendPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	_, how := unpack(f.B)
	s.Push(StepGod, f.Seat, f.A, how.with(m.A))
}

// godRun pays what Technologies give beforehand, then pushes the steps of the action.
func godRun(s *State, f Frame, log *game.Log) {
	g := God(f.A)
	value, m := unpack(f.B)
	log.Add(Acting{God: g, Value: value}.event(f.Seat))
	if first := paysBefore[g]; first != 0 && s.tech(f.Seat, first) {
		log.Add(techPaid(f.Seat, first))
		for t, n := range s.Data.Techs[first].Gains.Tokens {
			s.take(f.Seat, Token(t), n, log)
		}
	}
	s.Push(StepGodDone, f.Seat, f.A, f.B)
	switch g {
	case Horus:
		s.Push(StepStatue, f.Seat, 0, f.B)
		s.charge(f.Seat, g, s.Data.Costs.Statue[s.Player[f.Seat].Statues], m, log)
	case Ra:
		s.Push(StepCell, f.Seat, 0, f.B)
		s.charge(f.Seat, g, int(s.Data.Tiles[s.Display[s.Data.Shown[value]]].Limestone), m, log)
	case Hathor:
		s.Push(StepBuilding, f.Seat, 0, f.B)
	case Bastet:
		s.Push(StepFestival, f.Seat, 0, f.B)
		s.charge(f.Seat, g, s.Data.Bastet.Papyrus, m, log)
	case Thoth:
		s.Push(StepThoth, f.Seat, 0, f.B)
	case Osiris:
		s.Push(StepDistrict, f.Seat, 0, f.B)
	}
}

// fresh is a flag in A of StepGodDone: the Horus action has just built the player's first Statue for Horus.
const fresh = 128

// godDoneRun pays the Technologies that follow an action, then the Statue bonuses (TEK-9.8).
func godDoneRun(s *State, f Frame, log *game.Log) {
	g := God(f.A &^ fresh)
	value, m := unpack(f.B)
	if last := paysAfter[g]; last != 0 && s.tech(f.Seat, last) {
		pays := &s.Data.Techs[last].Gains
		log.Add(techPaid(f.Seat, last))
		s.points(f.Seat, PartCards, pays.VP, log)
		s.raisePopulation(f.Seat, pays.Population, log)
		s.raiseHappiness(f.Seat, pays.Happiness, log)
	}
	s.payValueOne(f.Seat, value, log)
	if m&given == 0 {
		s.payStatues(f.Seat, g, f.A&fresh != 0, log)
	}
}

// payValueOne pays T11 for an action with value 1 (TEK-16.6.7).
func (s *State) payValueOne(seat game.Seat, value uint8, log *game.Log) {
	if value == 1 && s.tech(seat, TechOne) {
		log.Add(techPaid(seat, TechOne))
		s.points(seat, PartCards, s.Data.Techs[TechOne].Gains.VP, log)
	}
}

// bendFits accepts a god action that is possible with a value T14 can reach (TEK-16.6.10).
func bendFits(s *State, f, under Frame) bool {
	value, how := unpack(f.B)
	return f.A < Gods && value >= 1 && value <= 6 && s.godLegal(f.Seat, God(f.A), value, how) && raises(f, under)
}

// godDoneFits allows the fresh flag in a Horus action only (TEK-9.8).
func godDoneFits(_ *State, f, under Frame) bool {
	value, _ := unpack(f.B)
	return f.A&^fresh < Gods && value >= 1 && value <= 6 && (f.A&fresh == 0 || f.A == fresh) && raises(f, under)
}

// raises requires that an action triggered by a Column belongs to the player who raises it (TEK-16.1.4).
func raises(f, under Frame) bool { return under.Step != StepColumn || f.Seat == under.Seat }

// ends reports whether a StepGodDone frame ends an action of this god.
func ends(done Frame, g God) bool { return God(done.A&^fresh) == g }

// doing reports whether a step belongs to the god action that the frame under it ends: the mode and value must be
// equal.
func doing(g God, f, under Frame) bool { return ends(under, g) && f.B == under.B }

// Sets of die values: which values allow an action (TEK-1.11), computed for all six at once. [State.godWhy] explains
// one value; tests compare the two in every game they play.

// Values is a set of die values: bit n is value n.
type Values uint8

// anyValue is the set of all six values.
const anyValue Values = 1<<7 - 2

// Has reports whether the set contains a value.
func (v Values) Has(value uint8) bool { return v>>(value&valueBits)&1 != 0 }

// first returns the lowest value of a set that is not empty.
func (v Values) first() uint8 { return uint8(bits.TrailingZeros8(uint8(v))) }

// last returns the highest value, or 0 for the empty set.
func (v Values) last() uint8 { return uint8(bits.Len8(uint8(v)|1)) - 1 }

// near returns the values at most so many steps away from a value of the set. Values never wrap (TEK-4.6).
func (v Values) near(steps uint8) Values {
	return nearby[min(steps, allSteps)][v&anyValue]
}

// possible returns the values with which the god action is possible as it is, without T14 (TEK-1.11).
func (s *State) possible(seat game.Seat, g God, m mode) Values {
	p, ok := &s.Player[seat], false
	switch g {
	case Horus:
		if p.Statues < Statues && s.Data.Costs.Statue[p.Statues] <= s.spending(seat, Horus, m) {
			return s.freeSiteValues()
		}
	case Ra:
		if p.Columns < Columns && s.emptyCell() {
			return s.affordableTiles(s.spending(seat, Ra, m))
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

// helpful are the Technologies that help to pay for actions: [jokers], and those that pay tokens beforehand.
const helpful = jokers | 1<<TechHorus | 1<<TechLoaf | 1<<TechPapyrus

// spending returns the highest price of a god action that the seat can pay, including tokens paid beforehand
// (TEK-RUL-54).
func (s *State) spending(seat game.Seat, g God, m mode) int {
	if m&free != 0 || s.waives(seat, Due(g)) != 0 {
		return MaxPaid
	}
	p, t := &s.Player[seat], PrintedToken[g]
	n := int(p.Stock[t]) + int(p.Stock[Gold])
	if works := p.Techs &^ p.New; works&helpful != 0 {
		n += s.standIns(seat, t)
		if first := paysBefore[g]; works.Has(first) {
			n += int(s.Data.Techs[first].Gains.Tokens[t])
		}
	}
	return n
}

// freeSiteValues returns the values for which a Horus action finds a free site (TEK-9.2).
func (s *State) freeSiteValues() (v Values) {
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

// affordableTiles returns the values that take a tile costing at most this much Limestone (TEK-10.1).
func (s *State) affordableTiles(limestone int) (v Values) {
	for place, t := range s.Display {
		if t != 0 && int(s.Data.Tiles[t].Limestone) <= limestone {
			v |= s.Data.Taking[place]
		}
	}
	return v
}

// bend returns how many steps T14 can move a value: 0 without it (TEK-RUL-29).
func (s *State) bend(seat game.Seat) uint8 {
	if !s.tech(seat, TechBend) {
		return 0
	}
	return s.Data.Techs[TechBend].Adjust
}
