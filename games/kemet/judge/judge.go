package judge

import (
	"encoding/binary"

	"ennead/game"
	"ennead/games/kemet"
)

// Value fills values with the VP that each seat may expect at the end (a bot.Judge). It allocates
// nothing.
func Value(state game.State, values []float32) {
	s := state.(*kemet.State)
	if s.Top().Step == kemet.Done {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i))) - placeTie*float32(s.Rank(game.Seat(i))-1)
		}
		return
	}
	v := view{s: s, seats: int(s.Count)}
	v.temples()
	v.pyramids()
	for i := range v.seats {
		v.belongings(i)
	}
	v.clock()
	v.fight()
	for i := range values {
		values[i] = v.solid[i] + v.fleeting[i]*v.hold + v.tonight[i]*(1-tokenRisk*v.day) + v.growth[i]*v.ahead
	}
}

const maxSeats = len(kemet.State{}.Player)

// view is a position while it is looked at. The lists are by seat.
type view struct {
	s     *kemet.State
	seats int

	vp       [maxSeats]int     // as the rules count them now
	solid    [maxSeats]float32 // what stays
	fleeting [maxSeats]float32 // temporary VP by their chance to last
	tonight  [maxSeats]float32 // VP that the coming Night should bring
	growth   [maxSeats]float32 // what may still become points

	day   float32 // share of the tokens of this Day still to be played
	ahead float32 // share of the game still to come
	hold  float32 // what the nearness of the end adds to temporary VP
}

// temples looks at the temples and at the Sanctuary.
func (v *view) temples() {
	s := v.s
	board := s.Board()
	var held [maxSeats]int
	for t := board.Temples; t != 0; t = t.Rest() {
		space := t.First()
		who := s.TempleVP[space]
		if int(who) >= v.seats {
			continue
		}
		held[who]++
		v.vp[who]++
		v.fleeting[who] += templeVP + guard*float32(s.Units[who][space])
		v.growth[who] += income * float32(s.Data.Spaces[space].Prayer)
	}
	for i, n := range held {
		switch {
		case n > 1:
			v.tonight[i] += control
		case n == 1:
			v.tonight[i] += firstOfTwo
		}
	}
	for t := board.Sanctuary; t != 0; t = t.Rest() {
		v.sanctuary(t.First())
	}
}

func (v *view) sanctuary(space uint8) {
	who := v.s.Enemy(kemet.NoSeat, space)
	if who == kemet.NoSeat {
		return
	}
	if int(v.s.Units[who][space]) >= v.s.Data.Gain.OfferUnits {
		v.tonight[who] += offering
	} else {
		v.tonight[who] += foothold
	}
}

// pyramids looks at who holds the districts and what stands there.
func (v *view) pyramids() {
	s := v.s
	board := s.Board()
	for owner := range game.Seat(v.seats) {
		p := &s.Player[owner]
		if p.City == kemet.NoCity {
			continue
		}
		var invader [3]game.Seat
		for d, space := range board.Districts[p.City] {
			if invader[d] = s.Enemy(owner, space); invader[d] != kemet.NoSeat {
				v.solid[invader[d]] += invaded
				v.solid[owner] -= invaded
			}
		}
		for c, level := range p.Level {
			worth := pyramid[min(int(level), len(pyramid)-1)]
			v.growth[owner] += worth
			if level == 0 {
				continue
			}
			if other := invader[p.Place[c]]; other != kemet.NoSeat {
				v.growth[owner] -= usurped * worth
				v.growth[other] += usurped * worth
			}
			v.pyramidVP(owner, s.PyrVP[owner][c], board.Districts[p.City][p.Place[c]])
		}
	}
}

func (v *view) pyramidVP(owner, holder game.Seat, space uint8) {
	if int(holder) >= v.seats {
		return
	}
	v.vp[holder]++
	lasts := float32(pyramidVP)
	if holder != owner {
		lasts = captureVP
	}
	v.fleeting[holder] += lasts + guard*float32(v.s.Units[holder][space])
}

// belongings looks at what a seat has got.
func (v *view) belongings(i int) {
	s, p := v.s, &v.s.Player[i]
	sure := int(p.CombatVP) + int(p.ControlVP) + int(p.SanctuaryVP)
	worth := prayer[min(int(p.Prayer), len(prayer)-1)]
	for set := p.Tiles; set != 0; set = set.Rest() {
		t := &s.Data.Tiles[set.First()]
		worth += tile[min(t.Level, len(tile)-1)]
		for k, power := range t.Powers {
			worth += bonus[power]
			if power == kemet.PowerDomination || power == kemet.PowerSphinx {
				sure += t.N[k]
			}
		}
		if t.Beast != kemet.NoBeast && s.Beast[t.Beast] != kemet.NoSpace {
			worth += creature
		}
	}
	standing := troops(&s.Units[i])
	worth += unit*float32(standing) + reserve*float32(s.Data.Limit.Units-standing)
	worth += card*float32(p.CardsN) + battleCard*float32(p.Battle.HandN) + token*float32(p.Tokens)
	if p.Silver == kemet.TokenReady {
		worth += extraToken
	}
	if p.Golden == kemet.TokenReady {
		worth += extraToken
	}
	v.growth[i] += worth
	v.solid[i] += float32(sure)
	v.vp[i] += sure
	v.day += float32(p.Tokens)
}

// troops adds up the units of a seat on the board, eight spaces at a time: they are fewer than a byte holds.
func troops(units *[spaces]uint8) int {
	last := binary.LittleEndian.Uint64(units[spaces-8:])
	sum := last >> (8 * (7 - (spaces-1)%8)) // without those of the words before
	for at := 0; at+8 <= spaces-spaces%8; at += 8 {
		sum += binary.LittleEndian.Uint64(units[at:])
	}
	return int(sum * 0x0101010101010101 >> 56)
}

const spaces = len(kemet.State{}.Units[0])

// ownTokens are the tokens of a seat each Day (KEM-4.1).
const ownTokens = 5

// least is the share of the game that is to come while nobody has triggered its end: this Day.
const least = 0.2

// clock tells how far the end is (KEM-4.8): by the leader's VP, or by the tokens left once it is
// triggered. Temporary VP count the more the fewer tokens can still take them.
func (v *view) clock() {
	v.day = min(v.day/float32(ownTokens*v.seats), 1)
	if v.s.Trigger != kemet.NoSeat {
		v.ahead, v.hold = least*v.day, 1+lastHour*(1-v.day)
		return
	}
	lead := 0
	for _, n := range v.vp[:v.seats] {
		lead = max(lead, n)
	}
	trigger := max(v.s.Data.Trigger, 1)
	v.ahead = least + (1-least)*float32(max(trigger-lead, 0))/float32(trigger)
	v.hold = 1
}
