package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// The action of a god: what all six have in common (TEK-4.7, chapters 9 to 14).

// mode says how an action is done; it lies beside the value in a frame.
type mode uint8

// The modes.
const (
	nested    mode = 8   // inside another action
	free      mode = 16  // its Resources are waived (D23)
	given     mode = 32  // in the setup: no Happiness is lost, nobody is paid (TEK-RUL-07)
	quarry    mode = 64  // in a quarry (S02)
	workshop  mode = 128 // in a workshop (S03)
	valueBits      = 7
)

// with packs a value beside a mode; unpack takes them apart.
func (m mode) with(value uint8) uint8 { return uint8(m) | value }

func unpack(b uint8) (value uint8, m mode) { return b & valueBits, mode(b &^ valueBits) }

// ValueOf is the value of the action that a step belongs to; its frame says it in B.
func ValueOf(f Frame) uint8 { return f.B & valueBits }

// Technologies that the rules know by number (TEK-16.6).
const (
	TechOsiris    = 1 + iota // T01 pays after an Osiris action
	TechRa                   // T02 pays after a Ra action
	TechThoth                // T03 pays after a Thoth action
	TechHorus                // T04 pays before and after a Horus action
	TechHathor               // T05 pays for columns beside a new Building
	TechBastet               // T06 pays after a Bastet action
	TechBonus                // T07 adds to the bonus of a Statue
	TechForbidden            // T08 lets Forbidden dice be taken
	TechLight                // T09 makes tiles work in any light
	TechJoker                // T10 makes Gold and Scribes stand in for each other and more
	TechOne                  // T11 pays for a value of 1
	TechSurplus              // T12 pays for surplus
	TechStretch              // T13 moves the value of a Production
	TechBend                 // T14 moves the value of the action of a god
	TechFaith                // T15 pays at Maat, and breaks ties
	TechOrder                // T16 pays for the new order of turns
	TechBread                // T17 feeds the Buildings
	TechPure                 // T18 pays for a pure die
	TechFirstly              // T19 puts a Production before an action
	TechPapyrus              // T20 pays before a Thoth action
	TechLoaf                 // T21 pays before a Hathor action
	TechStone                // T22 makes the stones stand in for each other
	TechAnubis               // T23 pays for an Anubis action
	TechBlessed              // T24 pays for a Blessing
)

// tech tells whether a Technology works for the seat now (TEK-RUL-61).
func (s *State) tech(seat game.Seat, number uint8) bool {
	p := &s.Player[seat]
	return (p.Techs &^ p.New).Has(number)
}

// firsts are the Technologies whose tokens come before an action is paid for, and lasts those that pay after it
// (TEK-RUL-54).
var (
	firsts = [Gods]uint8{Horus: TechHorus, Hathor: TechLoaf, Thoth: TechPapyrus}
	lasts  = [Gods]uint8{Horus: TechHorus, Ra: TechRa, Bastet: TechBastet, Thoth: TechThoth, Osiris: TechOsiris}
)

// act begins the action of a god, once T14 has moved its value (TEK-16.6.10). Nothing else may be put before it.
func (s *State) act(seat game.Seat, g God, value uint8, m mode, log *game.Log) {
	if s.tech(seat, TechBend) {
		s.Push(StepBend, seat, uint8(g), m.with(value))
		return
	}
	godRun(s, Frame{Step: StepGod, Seat: seat, A: uint8(g), B: m.with(value)}, log)
}

// bends are the lowest and the highest value that T14 makes of one (TEK-RUL-29).
func (s *State) bends(seat game.Seat, value uint8) (least, most uint8) {
	if !s.tech(seat, TechBend) {
		return value, value
	}
	by := s.Data.Techs[TechBend].Adjust
	return max(value, by+1) - by, min(value+by, 6)
}

// godLegal tells whether the action of a god can be done with a value, or with one that T14 makes of it (TEK-1.11).
func (s *State) godLegal(seat game.Seat, g God, value uint8, m mode) bool {
	return s.possible(seat, g, m).near(s.bend(seat)).Has(value)
}

// godWhy is the reason why the action of a god cannot be done with just that value (TEK-1.11), or none.
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

// costWhy is the reason why the price of a god's action cannot be paid, or none; what comes before it counts.
func (s *State) costWhy(seat game.Seat, g God, n int, m mode) reason {
	if m&free != 0 {
		return reason{}
	}
	due := n
	if first := firsts[g]; first != 0 && s.tech(seat, first) {
		due -= int(s.Data.Techs[first].Gains.Tokens[PrintedToken[g]])
	}
	if s.affords(seat, Due(g), due) {
		return reason{}
	}
	return reason{No: NoCost, A: uint8(PrintedToken[g]), B: uint8(n)}
}

// charge asks for the price of a god's action before what lies on the stack goes on, if there is a choice.
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

// godRun: what comes first, then the steps of the action itself.
func godRun(s *State, f Frame, log *game.Log) {
	g := God(f.A)
	value, m := unpack(f.B)
	log.Add(acts(f.Seat, g, value))
	if first := firsts[g]; first != 0 && s.tech(f.Seat, first) {
		log.Add(techPaid(f.Seat, first))
		for t, n := range s.Data.Techs[first].Gains.Tokens {
			s.take(f.Seat, Token(t), n, PartCards, log)
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

// fresh marks in a frame of StepGodDone that the Horus action has just put the player's first Statue on Horus.
const fresh = 128

// godDoneRun: the Technologies that pay after an action, then the Statues (TEK-9.8).
func godDoneRun(s *State, f Frame, log *game.Log) {
	g := God(f.A &^ fresh)
	value, m := unpack(f.B)
	if last := lasts[g]; last != 0 && s.tech(f.Seat, last) {
		pays := &s.Data.Techs[last].Gains
		log.Add(techPaid(f.Seat, last))
		s.points(f.Seat, PartCards, pays.VP, log)
		s.populate(f.Seat, pays.Population, log)
		s.cheer(f.Seat, pays.Happiness, log)
	}
	s.one(f.Seat, value, log)
	if m&given == 0 {
		s.payStatues(f.Seat, g, f.A&fresh != 0, log)
	}
}

// one: T11 pays for an action with value 1 (TEK-16.6.7).
func (s *State) one(seat game.Seat, value uint8, log *game.Log) {
	if value == 1 && s.tech(seat, TechOne) {
		log.Add(techPaid(seat, TechOne))
		s.points(seat, PartCards, s.Data.Techs[TechOne].Gains.VP, log)
	}
}

// bendFits: T14 moves the value of an action that is possible (TEK-16.6.10).
func bendFits(s *State, f, under Frame) bool {
	value, how := unpack(f.B)
	return f.A < Gods && value >= 1 && value <= 6 && s.godLegal(f.Seat, God(f.A), value, how) && raises(f, under)
}

// godDoneFits: only the Horus action puts a Statue on Horus (TEK-9.8).
func godDoneFits(_ *State, f, under Frame) bool {
	value, _ := unpack(f.B)
	return f.A&^fresh < Gods && value >= 1 && value <= 6 && (f.A&fresh == 0 || f.A == fresh) && raises(f, under)
}

// raises: an action inside that of a column is done by whose column it is (TEK-16.1.4).
func raises(f, under Frame) bool { return under.Step != StepColumn || f.Seat == under.Seat }

// ends tells whether a frame of StepGodDone is that of the action of a god.
func ends(done Frame, g God) bool { return God(done.A&^fresh) == g }

// doing tells whether a step is one of the action of a god that ends with the frame under it: in the same mode, with
// the same value.
func doing(g God, f, under Frame) bool { return ends(under, g) && f.B == under.B }

// What the values of a die can do, all six at once: TEK-1.11. [State.godWhy] says of one value why it can do nothing;
// every test game holds both against each other.

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

// bend is how far T14 moves a value (TEK-RUL-29).
func (s *State) bend(seat game.Seat) uint8 {
	if !s.tech(seat, TechBend) {
		return 0
	}
	return s.Data.Techs[TechBend].Adjust
}
