package evaluator

import (
	"ennead/game"
	"ennead/games/kemet"
)

// The features of a seat. Permanent VP are counted apart, and so are tiles.
const (
	fTemple     = iota // temples held (KEM-8.2) …
	fTempleDay         // … times the share of the Day's tokens still to play
	fControl           // two temples: a Control VP tonight (KEM-7.3) …
	fControlDay        // … times the same share
	fOffer             // two units in the Sanctuary: a Sanctuary VP tonight (KEM-7.1) …
	fOfferDay          // … times the same share
	fFoothold          // one unit in the Sanctuary
	fDelta             // the Delta: PP for a unit (KEM-7.2)
	fIncome            // printed PP of temples held (KEM-7.4)
	fGuard             // units on temples and in the Sanctuary
	fOutmatched        // units that the largest other troop has above a temple's guard, summed over temples held
	fOwnPyramid        // VP of own pyramids (KEM-8.3)
	fCaptured          // VP of others' pyramids
	fInvading          // districts of others that the seat holds
	fBesieged          // own districts that others hold
	fPrayer            // PP, the first feature that is not VP but a means to gain them …
	fPrayer4           // … up to 4 …
	fPrayer8           // … and up to 8: the first PP pay for every action, the last overflow at Night
	fLevel1            // pyramids of level 1 or more
	fLevel2            // of level 2 or more …
	fLevel3
	fLevel4
	fUsurped // levels of others' pyramids that the seat controls (KEM-1.15)
	fUnits   // units on the board
	fBiggest // the largest troop
	fSecond  // the second largest
	fBeasts  // creatures on the board, weighed by stature
	fCards   // divine intervention cards
	fBattle  // battle cards in hand (KEM-11.2)
	fTokens  // action tokens still to play this Day
	fExtra   // silver and golden tokens ready (KEM-4.3)
	fLate    // places behind the first player on the order track
	fNear    // VP above the trigger of the end less 2 (KEM-4.8)

	baseCount

	firstMeans = fPrayer
)

// fill works out the features of all seats. Each is a sum over what the seat has.
func (v *view) fill() {
	for i := range v.seats {
		v.troops(i)
		v.belongings(i)
	}
	for place, seat := range v.s.Order[:v.seats] {
		if int(seat) < v.seats {
			v.f[seat][fLate] = float32(place)
		}
	}
	v.temples()
	v.pyramids()
	v.clock()
}

// troops fills in the features of a seat's units.
func (v *view) troops(i int) {
	units, first, second := 0, uint8(0), uint8(0)
	for spaces := v.s.Held(game.Seat(i)); spaces != 0; spaces = spaces.Rest() {
		n := v.s.Units[i][spaces.First()]
		units += int(n)
		switch {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	f := &v.f[i]
	f[fUnits], f[fBiggest], f[fSecond] = float32(units), float32(first), float32(second)
}

// belongings fills in the features of a seat off the board: tiles, PP, cards, tokens, pyramid levels.
func (v *view) belongings(i int) {
	s, p, f := v.s, &v.s.Player[i], &v.f[i]
	v.vp[i] = int(p.CombatVP) + int(p.ControlVP) + int(p.SanctuaryVP)
	for set := p.Tiles; set != 0; set = set.Rest() {
		t := &s.Data.Tiles[set.First()]
		art := art(t)
		v.powers[i][0] += v.table[0][art]
		v.powers[i][1] += v.table[1][art]
		for k, power := range t.Powers {
			if power == kemet.PowerDomination || power == kemet.PowerSphinx {
				v.vp[i] += t.N[k]
			}
		}
		if t.Beast != kemet.NoBeast && s.Beast[t.Beast] != kemet.NoSpace {
			f[fBeasts] += stature(&s.Data.Beasts[t.Beast], t.Beast)
		}
	}
	v.solid[i] = float32(v.vp[i])
	prayer := float32(p.Prayer)
	f[fPrayer], f[fPrayer4], f[fPrayer8] = prayer, min(prayer, 4), min(prayer, 8)
	f[fCards], f[fBattle], f[fTokens] = float32(p.CardsN), float32(p.Battle.HandN), float32(p.Tokens)
	if p.Silver == kemet.TokenReady {
		f[fExtra]++
	}
	if p.Golden == kemet.TokenReady {
		f[fExtra]++
	}
	for _, level := range p.Level {
		for k := range min(level, 4) {
			f[fLevel1+k]++
		}
	}
	v.day += float32(p.Tokens)
}

// stature weighs a creature; a common one is about 1. Each differs a little, so that a greedy player does not swap
// two of them for ever (KEM-9.61).
func stature(b *kemet.Beast, number uint8) float32 {
	sum := b.Land + b.Strength + b.Damage + b.Defence
	if b.IgnoresWalls {
		sum++
	}
	if b.Cancels {
		sum++
	}
	return 0.7 + 0.1*float32(sum) + 0.001*float32(number)
}

// temples fills in the features of temples and of the Sanctuary.
func (v *view) temples() {
	s := v.s
	board := s.Board()
	for t := board.Temples; t != 0; t = t.Rest() {
		space := t.First()
		who := s.TempleVP[space]
		if int(who) >= v.seats {
			continue
		}
		f := &v.f[who]
		guard := float32(s.Units[who][space])
		v.vp[who]++
		v.fleeting[who]++
		f[fTemple]++
		f[fIncome] += float32(s.Data.Spaces[space].Prayer)
		f[fGuard] += guard
		f[fOutmatched] += max(v.strongest(int(who))-guard, 0)
		if s.Data.Spaces[space].Delta {
			f[fDelta]++
		}
	}
	for t := board.Sanctuary; t != 0; t = t.Rest() {
		v.sanctuary(t.First())
	}
	apart := float32(0) // 1 if the Delta does not count for a Control VP (KEM-Q51)
	if s.ControlTemples() != board.Temples {
		apart = 1
	}
	for i := range v.seats {
		if f := &v.f[i]; f[fTemple]-apart*f[fDelta] > 1 && !v.night {
			f[fControl] = 1
			v.tonight[i]++
		}
	}
}

// strongest returns the largest troop of the other seats.
func (v *view) strongest(i int) (n float32) {
	for j := range v.seats {
		if j != i {
			n = max(n, v.f[j][fBiggest])
		}
	}
	return n
}

func (v *view) sanctuary(space uint8) {
	who := v.s.Enemy(kemet.NoSeat, space)
	if who == kemet.NoSeat || v.night {
		return
	}
	f := &v.f[who]
	units := int(v.s.Units[who][space])
	f[fGuard] += float32(units)
	if units >= v.s.Data.Gain.OfferUnits {
		f[fOffer]++
		v.tonight[who]++
	} else {
		f[fFoothold]++
	}
}

// foreign returns the spaces where seats other than the given one have units.
func (v *view) foreign(seat game.Seat) (set kemet.Set) {
	for other := range game.Seat(v.seats) {
		if other != seat {
			set |= v.s.Held(other)
		}
	}
	return set
}

// pyramids fills in the features of districts and of the pyramids there.
func (v *view) pyramids() {
	s := v.s
	board := s.Board()
	for owner := range game.Seat(v.seats) {
		p := &s.Player[owner]
		if p.City == kemet.NoCity {
			continue
		}
		invader := [3]game.Seat{kemet.NoSeat, kemet.NoSeat, kemet.NoSeat}
		if board.Homes[p.City]&v.foreign(owner) != 0 { // rarely true, so most cities skip the loop
			for d, space := range board.Districts[p.City] {
				if invader[d] = s.Enemy(owner, space); invader[d] != kemet.NoSeat {
					v.f[invader[d]][fInvading]++
					v.f[owner][fBesieged]++
				}
			}
		}
		for c, level := range p.Level {
			if level > 0 && invader[p.Place[c]] != kemet.NoSeat {
				v.f[invader[p.Place[c]]][fUsurped] += float32(level)
			}
			holder := s.PyrVP[owner][c]
			if int(holder) >= v.seats {
				continue
			}
			v.vp[holder]++
			v.fleeting[holder]++
			if holder == owner {
				v.f[holder][fOwnPyramid]++
			} else {
				v.f[holder][fCaptured]++
			}
		}
	}
}
