package evaluator

import (
	"ennead/game"
	"ennead/games/kemet"
)

// fight adds what a combat that is about to start or in progress may bring: the attacker's Combat VP, the space, and
// the units that both sides will lose.
func (v *view) fight() {
	s := v.s
	f := &s.Fight
	if f.Space == kemet.NoSpace || f.Escaped {
		return
	}
	attacker, defender := f.Side[0].Seat, f.Side[1].Seat
	units := [2]float32{float32(s.Units[attacker][f.Space]), float32(s.Units[defender][f.Space])}
	if units[0] == 0 || units[1] == 0 {
		return
	}
	var odds float32
	switch s.Top().Step {
	case kemet.StepLoser, kemet.StepFlee: // the losses are paid and the VP is given
		if f.Won == 0 {
			odds = 1
		}
	default:
		odds = v.odds()
		lost := [2]float32{min(v.harm(1), units[0]), min(v.harm(0), units[1])}
		units[0] -= lost[0]
		units[1] -= lost[1]
		v.solid[attacker] += odds*combatVP*min(units[0], 1) - unit*v.rest*lost[0]
		v.solid[defender] -= unit * v.rest * lost[1]
	}
	prize := v.prize(f.Space, defender)
	v.solid[attacker] += odds*min(units[0], 1)*prize - (1-odds)*driven*unit*v.rest*units[0]
	v.solid[defender] -= odds * (prize*v.holds(f.Space, defender) + driven*unit*v.rest*units[1])
}

// The weights of a combat, in VP, set by hand from the rules.
const (
	combatVP   = 1.00 // for an attacker who wins and survives (KEM-6.11)
	temple     = 0.75 // a temple (KEM-8.2) …
	foothold   = 0.15 // … the Sanctuary …
	invaded    = 0.10 // … any other space
	unit       = 0.10 // a unit on the board at the start; less as the end comes nearer
	driven     = 0.30 // share of a unit's worth lost when it retreats or is sent back
	perPoint   = 0.13 // odds for each point of Strength; cards add 1 to 4
	cardDamage = 1.3  // average Damage of an unknown battle card …
	cardGuard  = 0.7  // … its Defence …
	cardForce  = 2.5  // … and its Strength
)

// prize returns the worth of the space of a combat to the player who drives the defender out.
func (v *view) prize(space uint8, defender game.Seat) float32 {
	board := v.s.Board()
	switch {
	case board.Temples.Has(space):
		return temple + (1-temple)*v.last
	case board.Sanctuary.Has(space):
		return foothold
	case v.s.OwnerOf(space) != defender:
		return invaded
	}
	return 0 // a foreign district counts as soon as a troop enters it
}

// holds returns 1 if losing the space costs the defender a value already counted as theirs, else 0.
func (v *view) holds(space uint8, defender game.Seat) float32 {
	if v.s.Board().Temples.Has(space) && v.s.TempleVP[space] != defender {
		return 0
	}
	return 1
}

// odds returns the attacker's probability to win. A tie goes to the defender (KEM-6.9).
func (v *view) odds() float32 {
	s := v.s
	more := float32(s.Strength(0)-s.Strength(1)) - 0.5
	if s.Fight.Open {
		more += v.behind(&s.Fight.Side[0], kemet.CardStrength) - v.behind(&s.Fight.Side[1], kemet.CardStrength)
		if more > 0 {
			return 1
		}
		return 0
	}
	more += v.force(0) - v.force(1)
	return min(max(0.5+perPoint*more, 0.03), 0.97)
}

// force returns the Strength that a side's unrevealed cards should add, as far as they are known.
func (v *view) force(i int) float32 {
	f := &v.s.Fight.Side[i]
	n := float32(cardForce)
	if b := v.kept(i); b != nil {
		n = float32(b.Strength)
	}
	return n + v.behind(f, kemet.CardStrength)
}

// harm returns the number of units that a side should destroy (KEM-6.10).
func (v *view) harm(i int) float32 {
	me, other := &v.s.Fight.Side[i], &v.s.Fight.Side[1-i]
	damage, defence := float32(cardDamage), float32(cardGuard)
	if b := v.kept(i); b != nil {
		damage = float32(b.Damage)
	}
	if b := v.kept(1 - i); b != nil {
		defence = float32(b.Defence)
	}
	damage += float32(me.Damage) + v.behind(me, kemet.CardDamage) + v.tiles(me.Seat, kemet.PowerCarnage)
	defence += float32(other.Defence) + v.behind(other, kemet.CardDefence) + v.tiles(other.Seat, kemet.PowerShields)
	return max(damage-defence, 0)
}

// tiles sums a power over a seat's tiles. It leaves out creatures.
func (v *view) tiles(seat game.Seat, power kemet.Power) (n float32) {
	for set := v.s.Player[seat].Tiles; set != 0; set = set.Rest() {
		t := &v.s.Data.Tiles[set.First()]
		for k, p := range t.Powers {
			if p == power {
				n += float32(t.N[k])
			}
		}
	}
	return n
}

// kept returns the battle card that a side will play, or nil if it is unknown.
func (v *view) kept(i int) *kemet.BattleCard {
	keep := int(v.s.Fight.Side[i].Keep) - 1
	if keep < 0 || keep >= len(v.s.Data.Battle) {
		return nil
	}
	return &v.s.Data.Battle[keep]
}

// behind returns what a side's hidden cards of one effect add, if the seat can pay for them.
func (v *view) behind(f *kemet.Fighter, effect kemet.CardEffect) (n float32) {
	for k, count := range f.Hidden {
		if c := &v.s.Data.Cards[k]; count > 0 && c.Effect == effect && c.Cost <= int(v.s.Player[f.Seat].Prayer) {
			n += float32(int(count) * c.N)
		}
	}
	return n
}
