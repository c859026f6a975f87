package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// How far tokens go towards the monuments that can be planned (OSI-5.6). An evaluation asks this more often than
// anything else, so kinds are compared at once.

// plan is a monument to plan on a cartouche that is open.
type plan struct {
	due   lanes
	rate  uint64 // its glory, divided by the square of its price, times 2 to the power of 32
	glory uint64
}

// lanes are tokens with sixteen bits a kind, so that all kinds are compared and multiplied at once.
type lanes uint64

const (
	perKind       = 16
	signs   lanes = 1<<15 | 1<<31 | 1<<47
	// prices are the values of the kinds in the reverse order: multiplied with lanes, they give the value of all in the
	// third lane.
	prices lanes = aStone | aBrick<<perKind | aGrain<<(2*perKind)
)

func spread(t osiris.Tokens) lanes {
	return lanes(t[osiris.Grain]) | lanes(t[osiris.Brick])<<perKind | lanes(t[osiris.Stone])<<(2*perKind)
}

// value returns the worth of tokens; a glory point is worth [aPoint].
func (t lanes) value() uint64 { return uint64(t*prices) >> (2 * perKind) & 0xFFFF }

// worth is the value of each number of tokens of a resource, in glory points.
var worth = func() (table [osiris.ResourceKinds][256]float32) {
	for r, one := range [...]float32{osiris.Grain: aGrain, osiris.Brick: aBrick, osiris.Stone: aStone} {
		for n := range table[r] {
			table[r][n] = float32(n) * one / aPoint
		}
	}
	return table
}()

// price returns the value of tokens in glory points.
func price(t osiris.Tokens) float32 {
	return worth[osiris.Grain][t[osiris.Grain]] + worth[osiris.Brick][t[osiris.Brick]] +
		worth[osiris.Stone][t[osiris.Stone]]
}

// upTo returns the lesser of two amounts, kind by kind, and the signs of the kinds of which t has enough.
func (t lanes) upTo(due lanes) (least, enough lanes) {
	enough = ((t | signs) - due) & signs
	all := enough >> 15 * 0xFFFF
	return due&all | t&^all, enough
}

// plans lists the monuments that can be planned on the open cartouches.
func (v *view) plans() {
	for on := v.s.Data.Planned &^ v.s.Laid; on != 0; on = on.Rest() {
		n := on.First()
		data := &v.s.Data.Plans[n]
		p := plan{due: spread(data.Cost), glory: uint64(v.s.Data.Monument[data.Monument].Glory)}
		if price := p.due.value(); price > 0 {
			p.rate = p.glory << 32 / (price * price)
		}
		v.plan[n] = p
	}
}

// afford computes which monuments can be planned on the open cartouches, and how far the tokens go, now and soon.
// Integers are compared without branches.
func (f *features) afford(v *view, seat game.Seat, tokens, soon osiris.Tokens) {
	var ready, now, next, later, last uint64
	have, will := spread(tokens), spread(soon)
	for on := v.s.Vacant(seat); on != 0; on = on.Rest() {
		p := &v.plan[on.First()]
		paid, enough := have.upTo(p.due)
		pays, _ := will.upTo(p.due)
		glory := p.glory
		if enough != signs {
			glory = 0
		}
		x, y := paid.value(), pays.value()
		x, y = p.rate*x*x, p.rate*y*y
		ready = max(ready, glory)
		next, now = max(next, min(now, x)), max(now, x)
		last, later = max(last, min(later, y)), max(later, y)
	}
	if v.s.Player[seat].Order == 0 {
		f[fReady] = float32(ready)
	}
	const one = 1 << 32
	f[fPlan], f[fNextPlan] = float32(now)/one, float32(next)/one
	f[fGoal], f[fNextGoal] = float32(later)/one, float32(last)/one
}
