package tekhenu

import (
	"ennead/game"
	"ennead/game/flow"
)

// Looking ahead: what would leave a player without a legal action is refused (TEK-1.11, TEK-RUL-69). Any die of an
// Anubis action and any coloured one can produce, so only a gray die of a normal turn needs it: it must come to an
// action of a god with the values that Scribes, B09 and B10, and T14 allow, or as an extra action of B17 to B20, or get a
// colour by B11 or B12.

// gray tells whether the die of the turn is one that needs looking ahead.
func (s *State) gray() bool { return s.Turn.Colour == Gray && s.Turn.Anubis == noAnubis }

// ready tells whether some action of the die that is still to come is legal as things stand.
func (s *State) ready(seat game.Seat) bool { return s.readyAt(seat, s.Turn.Value) }

// readyAt tells whether it is with another value.
func (s *State) readyAt(seat game.Seat, value uint8) bool {
	t := &s.Turn
	if t.Normal && (!s.gray() || s.godLegal(seat, t.From, value, 0)) {
		return true
	}
	if t.Beside > 0 {
		before, after := t.From.Beside()
		if s.godLegal(seat, before, value, 0) || s.godLegal(seat, after, value, 0) {
			return true
		}
	}
	return t.Across > 0 && s.godLegal(seat, t.From.Across(), value, 0)
}

// serves tells whether a gray die that shows a face would come to an action.
func (s *State) serves(seat game.Seat, g God, face uint8) bool {
	why := s.godWhy(seat, g, face, 0)
	switch {
	case why.No == 0:
		return true
	case !s.plain(seat):
		look := *s
		look.Turn.From, look.Turn.Colour, look.Turn.Face, look.Turn.Value, look.Turn.Normal = g, Gray, face, face, true
		return look.reaches(seat)
	case g.whatever(why.No):
		return false
	}
	least, most := s.span(seat, face)
	least, _ = s.bends(seat, least)
	for _, most = s.bends(seat, most); least <= most; least++ {
		if least != face && s.godWhy(seat, g, least, 0).No == 0 {
			return true
		}
	}
	return false
}

// whatever tells whether a reason against the action of a god is one whatever the value.
func (g God) whatever(no flow.No) bool {
	switch no {
	case noPiece, noHappiness, noCell, noCards, noSites:
		return true
	case noCost:
		return g == Horus || g == Hathor || g == Bastet
	}
	return false
}

// plain tells whether Scribes are all that the player can use on a die, and pay for nothing else.
func (s *State) plain(seat game.Seat) bool {
	return s.Player[seat].Blessings&onDie == 0 && !s.tech(seat, tJoker)
}

// span are the lowest and the highest value that the player's Scribes make of one.
func (s *State) span(seat game.Seat, value uint8) (least, most uint8) {
	by := perScribe * min(s.Player[seat].Stock[Scribe], 3)
	return max(value, by+1) - by, min(value+by, 6)
}

// reaches tells whether a gray die in its window comes to an action with what the player has.
func (s *State) reaches(seat game.Seat) bool {
	if s.ready(seat) {
		return true
	}
	if s.plain(seat) {
		for least, most := s.span(seat, s.Turn.Value); least <= most; least++ {
			if least != s.Turn.Value && s.readyAt(seat, least) {
				return true
			}
		}
		return false
	}
	cards := s.Player[seat].Blessings & onDie
	if cards&recolouring != 0 && s.colourful(seat) {
		return true
	}
	look := *s
	return look.seeks(seat, cards)
}

// colourful tells whether a colour that produces is not Forbidden where the die lay.
func (s *State) colourful(seat game.Seat) bool {
	for c := range Gray {
		if s.Purity(s.Turn.From, c) != Forbidden {
			return true
		}
	}
	return s.tech(seat, tForbidden)
}

// seeks tries all numbers of Blessings of each sort, on a state that is its own to spoil. Those without a price come
// first: T24 may pay for the others.
func (s *State) seeks(seat game.Seat, cards Cards) bool {
	start, turn := s.Player[seat], s.Turn
	for turned := 0; turned <= (cards & turning).Len(); turned++ {
		for across := 0; across <= (cards & acrosses).Len(); across++ {
			for beside := 0; beside <= (cards & besides).Len(); beside++ {
				s.Player[seat], s.Turn = start, turn
				if s.tried(seat, turned, across, beside) && s.worth(seat, turned > 0) {
					return true
				}
			}
		}
	}
	return false
}

// tried plays so many Blessings of each sort, if their prices can be paid.
func (s *State) tried(seat game.Seat, turned, across, beside int) bool {
	p := &s.Player[seat]
	for range turned {
		s.blessed(seat)
	}
	for range across {
		lose := s.Data.Blessings[acrosses.First()].Lose
		if min(p.Population, p.Happiness) < lose {
			return false
		}
		p.Population -= lose
		p.Happiness -= lose
		s.Turn.Across++
		s.blessed(seat)
	}
	for range beside {
		pay := int(s.Data.Blessings[besides.First()].Pay)
		if s.means(seat, DueScribe) < pay {
			return false
		}
		s.spend(seat, pay)
		s.Turn.Beside++
		s.blessed(seat)
	}
	return true
}

// blessed is what T24 pays for a Blessing that is tried.
func (s *State) blessed(seat game.Seat) {
	if s.tech(seat, tBlessed) {
		for t, n := range s.Data.Techs[tBlessed].Gains.Tokens {
			s.Player[seat].Stock[t] += n
		}
	}
}

// spend takes Scribes away, and Gold where T10 makes it Scribes; together they are one purse.
func (s *State) spend(seat game.Seat, n int) {
	stock := &s.Player[seat].Stock
	scribes := min(n, int(stock[Scribe]))
	stock[Scribe] -= uint8(scribes)
	stock[Gold] -= uint8(n - scribes)
}

// worth tells whether an action is legal with a value that Scribes reach, or with any if the die is turned.
func (s *State) worth(seat game.Seat, turned bool) bool {
	p, from := &s.Player[seat], s.Turn.Value
	stock, purse := p.Stock, s.means(seat, DueScribe)
	for value := uint8(1); value <= 6; value++ {
		scribes := 0
		if !turned {
			scribes = (int(max(value, from)-min(value, from)) + perScribe - 1) / perScribe
		}
		if scribes > purse {
			continue
		}
		p.Stock = stock
		s.spend(seat, scribes)
		s.Turn.Value = value
		if s.ready(seat) {
			return true
		}
	}
	return false
}

// valued tells whether a gray die that is turned to one of these values comes to an action.
func (s *State) valued(seat game.Seat, least, most uint8) bool {
	look := *s
	for value := least; value <= most; value++ {
		if look.Turn.Value = value; look.reaches(seat) {
			return true
		}
	}
	return false
}

// nudged tells whether a die that counts as gray comes to an action with a value next to its own.
func (s *State) nudged(seat game.Seat) bool {
	look := *s
	look.Turn.Colour = Gray
	by := s.Data.Blessings[recolouring.First()].Adjust
	value := s.Turn.Value
	return look.valued(seat, max(value, by+1)-by, min(value+by, 6))
}

// adjusted tells whether a gray die still comes to an action once a Scribe has moved its value.
func (s *State) adjusted(seat game.Seat, value uint8) bool {
	look := *s
	look.spend(seat, 1)
	look.Turn.Value = value
	return look.reaches(seat)
}

// helpful tells whether a gray die can come to an action once a Blessing is played.
func (s *State) helpful(seat game.Seat, card uint8) bool {
	look := *s
	p, c := &look.Player[seat], &s.Data.Blessings[card]
	p.Blessings = p.Blessings.Without(card)
	look.spend(seat, int(c.Pay))
	look.blessed(seat)
	switch {
	case turning.Has(card):
		return look.valued(seat, 1, 6)
	case recolouring.Has(card):
		return look.colourful(seat) || look.nudged(seat)
	case besides.Has(card):
		look.Turn.Beside++
	default:
		p.Population -= c.Lose
		p.Happiness -= c.Lose
		look.Turn.Across++
	}
	return look.reaches(seat)
}

// freely is the state in which the seat has neither Scribes nor Blessings: only free means are left (TEK-RUL-21).
func (s *State) freely(look *State, seat game.Seat) {
	*look = *s
	look.Player[seat].Stock[Scribe] = 0
	look.Player[seat].Blessings = 0
}

// helpless tells whether no die that can be taken by free means allows an action by free means (TEK-RUL-21 b and c).
func (s *State) helpless(seat game.Seat) bool {
	pardoned := s.tech(seat, tForbidden)
	for g := range God(gods) {
		for c := range Gray {
			if s.Dial[g][c] != 0 && (pardoned || s.Purity(g, c) != Forbidden) {
				return false
			}
		}
	}
	var look State
	s.freely(&look, seat)
	for g := range God(gods) {
		for dice := s.Dial[g][Gray]; dice != 0; {
			face := dice.Lowest()
			if look.godLegal(seat, g, face, 0) {
				return false
			}
			dice = dice.Above(face)
		}
	}
	return true
}

// barred tells whether no die can be taken by free means (TEK-RUL-21 c).
func (s *State) barred(seat game.Seat) bool {
	pardoned := s.tech(seat, tForbidden)
	for g := range God(gods) {
		for c := range Colour(colours) {
			if s.Dial[g][c] != 0 && (pardoned || s.Purity(g, c) != Forbidden) {
				return false
			}
		}
	}
	return true
}

// idle tells whether the gray die in its window may be put down without an action: nothing could be done by free means
// when it was taken, and still cannot, or all means have gone since (TEK-RUL-21 b, TEK-RUL-73).
func (s *State) idle(seat game.Seat) bool {
	if s.Turn.Idle {
		var look State
		s.freely(&look, seat)
		if !look.ready(seat) {
			return true
		}
	}
	return !s.reaches(seat)
}
