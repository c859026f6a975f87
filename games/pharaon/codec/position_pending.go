package codec

import (
	"ennead/game/flow"
	"ennead/games/pharaon"
	"ennead/games/position"
)

// The steps that a loaded position waits for: each must wait where play could have put it, and there
// must be something to do.

// pendingSteps is how many steps a position may have waiting.
const pendingSteps = flow.Size / 2

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	if p.Buy != nil {
		l.buy(p.Buy)
	}
	position.Wait(&l.Reader, &pharaon.Steps, l.State, &l.Stack, p.Pending, pendingSteps)
	if jar, ok := l.Waits(pharaon.StepDiplomat); ok {
		l.JarPile = l.JarPile.Without(jar.A)
	}
}

// waiting counts the steps of a kind.
func (l *loader) waiting(step pharaon.Step) (n int) {
	for f := range l.Frames() {
		if f.Step == step {
			n++
		}
	}
	return n
}

func (l *loader) buy(p *buyJSON) {
	b := &l.Buy
	b.Quarter = pharaon.Quarter(l.Word("buy: quarter", p.Quarter, pharaon.QuarterNames))
	b.Option = l.Number("buy: option", p.Option, 0, len(l.Data.Options)-1)
	if p.Colour != "" {
		b.Colour = pharaon.Colour(l.Word("buy: colour", p.Colour, pharaon.ColourNames))
	}
	b.Extra, b.Full, b.Access = p.Extra, p.Full, l.token("buy: access", p.Access)
	l.That(b.Access < pharaon.Prestige1 || b.Access == pharaon.NoToken, "buy: access: %.40q pays nothing", p.Access)
	for i, n := range position.Each(&l.Reader, "buy: class", p.Class, pharaon.Colours) {
		b.Class[i] = l.Number("buy: class", n, 0, i)
	}
	for i, n := range position.Each(&l.Reader, "buy: need", p.Need, pharaon.Colours) {
		b.Need += pharaon.Tally(l.Number("buy: need", n, 0, 5)) * pharaon.One(uint8(i))
	}
	b.Jokers = l.Number("buy: jokers", p.Jokers, 0, 5)
	l.Counts("buy: paid", p.Paid, pharaon.TokenNames, 99, b.Paid[:])
}
