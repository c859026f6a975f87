package kemet

import "ennead/game"

// The Strength, Damage and Defence of each side of a combat, term by term (KEM-6.8, KEM-6.10). The rules add up these
// terms, and boards show them.

// Figure is one of the three sums that a combat compares.
type Figure uint8

// The figures.
const (
	Strength Figure = iota
	Damage
	Defence
)

// Source is where a term comes from.
type Source uint8

// The sources. Of says which card, tile or creature.
const (
	FromTroop  Source = iota // the units
	FromBattle               // battle card Of, from 1
	FromCard                 // all paid cards of kind Of
	FromTile                 // power tile Of
	FromWound                // cards discarded for Divine Wound, tile Of
	FromBeast                // creature Of
	FromCity                 // a district of the fighter's own city
)

// Term is one addend of a figure.
type Term struct {
	Source Source
	Of     uint8
	N      int8
}

// maxTerms is an upper bound on the terms of one figure of a side.
const maxTerms = 24

// Terms appends the terms of a side's figure that are not 0. The battle card counts from the reveal on. From the
// comparison on, troop and creature are those that were compared.
func (s *State) Terms(i int, what Figure, dst []Term) []Term {
	me := &s.Fight.Side[i]
	add := func(from Source, of uint8, n int) {
		if n != 0 {
			dst = append(dst, Term{from, of, int8(n)})
		}
	}
	if what == Strength {
		add(FromTroop, 0, s.fought(i))
	}
	if s.Fight.Open {
		b := &s.Data.Battle[me.Keep-1]
		add(FromBattle, me.Keep, [...]int{b.Strength, b.Damage, b.Defence}[what])
	}
	for kinds := me.Paid.kinds(); kinds != 0; kinds = kinds.Rest() {
		k := kinds.First()
		if c := &s.Data.Cards[k]; c.Effect == [...]CardEffect{CardStrength, CardDamage, CardDefence}[what] {
			add(FromCard, k, int(me.Paid[k])*c.N)
		}
	}
	for t := s.Player[me.Seat].Tiles & s.Data.adds[what]; t != 0; t = t.Rest() {
		tile := &s.Data.Tiles[t.First()]
		for k, p := range tile.Powers {
			switch {
			case p == PowerWound && what == Strength:
				add(FromWound, t.First(), int(me.Wound)*tile.N[k])
			case p != PowerCount && fightPowers[p]&(1<<what) != 0 && (p != PowerCharge || i == 0) &&
				(p != PowerDefence || i == 1):
				add(FromTile, t.First(), tile.N[k])
			}
		}
	}
	if beast := s.Ally(i); beast != NoBeast && !s.Silenced(i) {
		b := &s.Data.Beasts[beast]
		add(FromBeast, beast, [...]int{b.Strength, b.Damage, b.Defence}[what])
	}
	if what == Strength && s.OwnerOf(s.Fight.Space) == me.Seat {
		add(FromCity, 0, 1)
	}
	return dst
}

// fightPowers maps each power of tiles to the set of figures it adds to.
var fightPowers = [PowerCount]uint8{
	PowerCharge: 1 << Strength, PowerDefence: 1 << Strength, PowerBlades: 1 << Strength,
	PowerCarnage: 1 << Damage, PowerShields: 1 << Defence,
}

// Figure returns the sum of the terms of a side's figure.
func (s *State) Figure(i int, what Figure) (sum int) {
	var terms [maxTerms]Term
	for _, t := range s.Terms(i, what, terms[:0]) {
		sum += int(t.N)
	}
	return sum
}

// Strength returns the Strength of a side: troop, cards, tiles, creature and city (KEM-6.8).
func (s *State) Strength(i int) int { return s.Figure(i, Strength) }

// fought returns how many units of a side fight, or fought once the comparison is done.
func (s *State) fought(i int) int {
	if s.Fight.Compared {
		return int(s.Fight.Side[i].Stood)
	}
	return int(s.Units[s.Fight.Side[i].Seat][s.Fight.Space])
}

// Ally returns the creature that fights on a side, or NoBeast. Its troop must have a unit (KEM-6.20).
func (s *State) Ally(i int) uint8 {
	if s.Fight.Compared {
		return s.Fight.Side[i].With
	}
	seat := s.Fight.Side[i].Seat
	if s.Units[seat][s.Fight.Space] == 0 {
		return NoBeast
	}
	if here := s.BeastsAt(seat, s.Fight.Space); here != 0 {
		return first8(here)
	}
	return NoBeast
}

// Silenced reports whether the creature of a side adds nothing because the other side's creature cancels it
// (KEM-9.25).
func (s *State) Silenced(i int) bool {
	other := s.Ally(1 - i)
	return other != NoBeast && s.Data.Beasts[other].Cancels
}

// freeze keeps the units and creatures of the comparison, so that the sums can be shown after the losses.
func (s *State) freeze() {
	for i := range s.Fight.Side {
		s.Fight.Side[i].With, s.Fight.Side[i].Stood = s.Ally(i), uint8(s.fought(i))
	}
	s.Fight.Compared = true
}

// forces logs the Strength of both sides in four parts (KEM-6.8).
func (s *State) forces(log *game.Log) {
	for i := range s.Fight.Side {
		var terms [maxTerms]Term
		var parts [4]uint8
		for _, t := range s.Terms(i, Strength, terms[:0]) {
			parts[forcePart[t.Source]] += uint8(t.N)
		}
		seat := s.Fight.Side[i].Seat
		log.Add(Force{Seat: seat, Units: parts[0], Battle: parts[1], Cards: parts[2], Open: parts[3]}.event())
	}
}

// forcePart assigns each source to a part: 0 for units, 1 for the battle card, 2 for other cards, 3 for what is open
// on the table.
var forcePart = [...]uint8{
	FromTroop: 0, FromBattle: 1, FromCard: 2, FromWound: 2, FromTile: 3, FromBeast: 3, FromCity: 3,
}
