package tekhenu

import (
	"ennead/game"
)

// Lookahead: the rules refuse moves that would leave a player without a legal action (TEK-1.11, TEK-RUL-69). Any die of
// an Anubis action and any coloured die can produce, so only a gray die of a normal turn needs this check. It needs a
// god action with a value that Scribes, B09, B10 and T14 can reach, or an extra action (B17 to B20), or a colour (B11,
// B12).

// gray reports whether the die of the turn needs lookahead.
func (s *State) gray() bool { return s.Turn.Colour == Gray && s.Turn.Anubis == NoAnubis }

// ready reports whether the die has a legal action left, with nothing else played first.
func (s *State) ready(seat game.Seat) bool {
	return s.usefulValues(seat).near(s.bend(seat)).Has(s.Turn.Value)
}

// usefulValues returns the values that allow some action of the die, before T14 changes them.
func (s *State) usefulValues(seat game.Seat) (v Values) {
	t := &s.Turn
	if t.Normal {
		if !s.gray() {
			return anyValue
		}
		v = s.possible(seat, t.From, 0)
	}
	if t.Beside > 0 {
		before, after := t.From.Beside()
		v |= s.possible(seat, before, 0) | s.possible(seat, after, 0)
	}
	if t.Across > 0 {
		v |= s.possible(seat, t.From.Across(), 0)
	}
	return v
}

// usableFaces returns which of these faces would give a gray die of the section an action.
func (s *State) usableFaces(seat game.Seat, g God, faces Values) Values {
	v := s.possible(seat, g, 0)
	if v == anyValue {
		return faces
	}
	if s.onlyScribes(seat) {
		return faces & v.near(s.leeway(seat))
	}
	v = v.near(s.bend(seat))
	for left := faces &^ v; left != 0; left &= left - 1 {
		look, face := *s, left.first()
		look.Turn.From, look.Turn.Colour, look.Turn.Face, look.Turn.Value, look.Turn.Normal = g, Gray, face, face, true
		if look.hasAction(seat) {
			v |= 1 << face
		}
	}
	return faces & v
}

// onlyScribes reports whether the player can change a die only with Scribes, and cannot use them in other payments.
func (s *State) onlyScribes(seat game.Seat) bool {
	return s.Player[seat].Blessings&onDie == 0 && !s.tech(seat, TechJoker)
}

// allScribes are enough to move any value to any other.
const allScribes = 3

// leeway returns how far Scribes and T14 together can move a value (TEK-4.6).
func (s *State) leeway(seat game.Seat) uint8 {
	return perScribe*min(s.Player[seat].Stock[Scribe], allScribes) + s.bend(seat)
}

// hasAction reports whether the gray die in its window can get an action with what the player has.
func (s *State) hasAction(seat game.Seat) bool {
	v := s.usefulValues(seat)
	if s.onlyScribes(seat) {
		return v.near(s.leeway(seat)).Has(s.Turn.Value)
	}
	if v.near(s.bend(seat)).Has(s.Turn.Value) {
		return true
	}
	cards := s.Player[seat].Blessings & onDie
	if cards&recolouring != 0 && s.canRecolour(seat) {
		return true
	}
	look := *s
	return look.findsAction(seat, cards)
}

// canRecolour reports whether the die could count as a colour that produces and is not Forbidden in its section.
func (s *State) canRecolour(seat game.Seat) bool {
	for c := range Gray {
		if s.Purity(s.Turn.From, c) != Forbidden {
			return true
		}
	}
	return s.tech(seat, TechForbidden)
}

// findsAction tries every number of Blessings of each sort. It modifies s, which must be a copy. It tries those without
// a price first, as T24 may then pay for the others.
func (s *State) findsAction(seat game.Seat, cards Cards) bool {
	start, turn := s.Player[seat], s.Turn
	for turned := 0; turned <= (cards & turning).Len(); turned++ {
		for across := 0; across <= (cards & oppositeExtra).Len(); across++ {
			for beside := 0; beside <= (cards & adjacentExtra).Len(); beside++ {
				s.Player[seat], s.Turn = start, turn
				if s.playBlessings(seat, turned, across, beside) && s.actsWithScribes(seat, turned > 0) {
					return true
				}
			}
		}
	}
	return false
}

// playBlessings plays that many Blessings of each sort. It returns false if the player cannot pay their prices.
func (s *State) playBlessings(seat game.Seat, turned, across, beside int) bool {
	p := &s.Player[seat]
	for range turned {
		s.payBlessed(seat)
	}
	for range across {
		lose := s.Data.Blessings[oppositeExtra.First()].Lose
		if min(p.Population, p.Happiness) < lose {
			return false
		}
		p.Population -= lose
		p.Happiness -= lose
		s.Turn.Across++
		s.payBlessed(seat)
	}
	for range beside {
		pay := int(s.Data.Blessings[adjacentExtra.First()].Pay)
		if s.means(seat, DueScribe) < pay {
			return false
		}
		s.spend(seat, pay)
		s.Turn.Beside++
		s.payBlessed(seat)
	}
	return true
}

// payBlessed pays T24 for a Blessing during lookahead.
func (s *State) payBlessed(seat game.Seat) {
	if s.tech(seat, TechBlessed) {
		for t, n := range s.Data.Techs[TechBlessed].Gains.Tokens {
			s.Player[seat].Stock[t] += n
		}
	}
}

// spend takes n Scribes. Where T10 lets Gold replace Scribes, it takes Gold for the rest.
func (s *State) spend(seat game.Seat, n int) {
	stock := &s.Player[seat].Stock
	scribes := min(n, int(stock[Scribe]))
	stock[Scribe] -= uint8(scribes)
	stock[Gold] -= uint8(n - scribes)
}

// actsWithScribes reports whether an action is possible with a value that Scribes can reach, or with any value if the
// die is turned.
func (s *State) actsWithScribes(seat game.Seat, turned bool) bool {
	v, bend := s.usefulValues(seat), s.bend(seat)
	if turned {
		return v != 0
	}
	purse := min(s.means(seat, DueScribe), allScribes)
	for n := uint8(0); ; n++ {
		if v.near(perScribe*n + bend).Has(s.Turn.Value) {
			return true
		}
		if int(n) == purse {
			return false
		}
		s.spend(seat, 1) // with T10, this Scribe can no longer help to pay for the action
		v = s.usefulValues(seat)
	}
}

// actsWithin reports whether a gray die with a value from least to most can get an action.
func (s *State) actsWithin(seat game.Seat, least, most uint8) bool {
	look := *s
	for value := least; value <= most; value++ {
		if look.Turn.Value = value; look.hasAction(seat) {
			return true
		}
	}
	return false
}

// actsNudged reports whether B11 or B12 lets a gray die get an action by changing its value.
func (s *State) actsNudged(seat game.Seat) bool {
	look := *s
	look.Turn.Colour = Gray
	by := s.Data.Blessings[recolouring.First()].Adjust
	value := s.Turn.Value
	return look.actsWithin(seat, max(value, by+1)-by, min(value+by, 6))
}

// usableAdjustments returns which of these values let a gray die get an action, after one Scribe is spent on the
// change.
func (s *State) usableAdjustments(seat game.Seat, to Values) (v Values) {
	if s.onlyScribes(seat) {
		scribes := s.Player[seat].Stock[Scribe] - 1
		return to & s.usefulValues(seat).near(perScribe*min(scribes, allScribes)+s.bend(seat))
	}
	look := *s
	look.spend(seat, 1)
	for left := to; left != 0; left &= left - 1 {
		if look.Turn.Value = left.first(); look.hasAction(seat) {
			v |= 1 << look.Turn.Value
		}
	}
	return v
}

// helps reports whether a gray die can get an action after this Blessing.
func (s *State) helps(seat game.Seat, card uint8) bool {
	look := *s
	p, c := &look.Player[seat], &s.Data.Blessings[card]
	p.Blessings = p.Blessings.Without(card)
	look.spend(seat, int(c.Pay))
	look.payBlessed(seat)
	switch {
	case turning.Has(card):
		return look.actsWithin(seat, 1, 6)
	case recolouring.Has(card):
		return look.canRecolour(seat) || look.actsNudged(seat)
	case adjacentExtra.Has(card):
		look.Turn.Beside++
	default:
		p.Population -= c.Lose
		p.Happiness -= c.Lose
		look.Turn.Across++
	}
	return look.hasAction(seat)
}

// freeMeans copies the state to look without the seat's Scribes and Blessings, so that only free means are left
// (TEK-RUL-21).
func (s *State) freeMeans(look *State, seat game.Seat) {
	*look = *s
	look.Player[seat].Stock[Scribe] = 0
	look.Player[seat].Blessings = 0
}

// noFreeAction reports whether every die that the seat can take by free means has no action by free means (TEK-RUL-21 b
// and c).
func (s *State) noFreeAction(seat game.Seat) bool {
	for g, takable := range s.takable(s.tech(seat, TechForbidden)) {
		if s.Dial[g].Sorts&takable&coloured != 0 {
			return false
		}
	}
	var look State
	s.freeMeans(&look, seat)
	for g := range God(Gods) {
		if faces := s.Dial[g].Sorts.Of(Gray); faces != 0 && faces&look.possible(seat, g, 0).near(look.bend(seat)) != 0 {
			return false
		}
	}
	return true
}

// noFreeDie reports whether the seat can take no die by free means (TEK-RUL-21 c).
func (s *State) noFreeDie(seat game.Seat) bool {
	for g, takable := range s.takable(s.tech(seat, TechForbidden)) {
		if s.Dial[g].Sorts&takable != 0 {
			return false
		}
	}
	return true
}

// mayIdle reports whether the player may put down the gray die without an action (TEK-RUL-21 b, TEK-RUL-73). They may
// if free means gave it no action when it was taken and still give none, or if nothing they have can give it one.
func (s *State) mayIdle(seat game.Seat) bool {
	if s.Turn.Idle {
		var look State
		s.freeMeans(&look, seat)
		if !look.ready(seat) {
			return true
		}
	}
	return !s.hasAction(seat)
}
