package pharaon

import (
	"slices"

	"ennead/game"
)

// What a loaded position must hold besides names: that nothing is there twice, and that the steps it
// waits for can be done.

// conserve puts what lies nowhere into the supply, the decks and the bag (PHA-1.2, PHA-1.3).
func (l *loader) conserve() {
	s := l.State
	nobles, artisans := s.Gone|s.Scribes, s.GoneArtists
	jars := s.JarSpent | s.Plot.Own
	l.check(s.JarSpent&s.Plot.Own == 0, "a jar is in two places")
	l.check(s.Gone&s.Scribes == 0, "a noble is in two places")
	add := func(set *Cards, n uint8, what string) {
		if n != 0 {
			l.check(!set.Has(n), "%s %d is in two places", what, n)
			*set = set.With(n)
		}
	}
	for _, n := range s.NoblesShown {
		add(&nobles, n, "noble")
	}
	for _, n := range s.Hand {
		add(&nobles, n, "noble")
	}
	for _, n := range s.Shown {
		add(&artisans, n, "artisan")
	}
	for _, n := range s.Jars {
		add(&jars, n, "jar")
	}
	add(&jars, s.Plot.Jar, "jar")
	for i := range s.Player {
		p := &s.Player[i]
		add(&nobles, p.Aside, "noble")
		for own := p.Nobles; own != 0; own = own.Rest() {
			add(&nobles, own.First(), "noble")
		}
		for own := p.Artisans; own != 0; own = own.Rest() {
			add(&artisans, own.First(), "artisan")
		}
	}
	s.NobleDeck &^= nobles
	s.ArtisanDeck &^= artisans
	s.JarPile &^= jars
	out := s.tokensOut()
	for t, n := range out {
		if t < len(s.Supply) {
			if l.check(n <= int(s.Data.Total[t]), "%d tokens %s, there are %d", n, tokenNames[t], s.Data.Total[t]) {
				s.Supply[t] = s.Data.Total[t] - uint8(n)
			}
			continue
		}
		kind := t - int(ResourceOffering)
		if l.check(n <= int(s.Data.Copies[kind]), "%d tokens %s, there are %d", n, tokenNames[t], s.Data.Copies[kind]) {
			s.Bag[kind] = s.Data.Copies[kind] - uint8(n)
		}
	}
}

// tokensOut counts the tokens of each kind that are neither in the supply nor in the bag.
func (s *State) tokensOut() (out [Tokens]int) {
	count := func(t Token) {
		if t < Tokens {
			out[t]++
		}
	}
	for i := range s.Player {
		for t, n := range s.Player[i].Tokens {
			out[t] += int(n)
		}
	}
	for c := range s.Wheel {
		for _, t := range s.Wheel[c] {
			count(t)
		}
	}
	for i := range s.Plot.Spaces {
		for _, t := range s.Plot.Spaces[i] {
			count(t)
		}
	}
	for _, lot := range s.Lots {
		count(lot[0])
		count(lot[1])
	}
	for _, t := range s.Bonus {
		count(t)
	}
	for k, n := range s.Spent {
		out[int(ResourceOffering)+k] += int(n)
	}
	return out
}

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	if !l.check(len(p.Pending) <= stackSize/2, "pending: over %d steps", stackSize/2) {
		return
	}
	if p.Buy != nil {
		l.buy(p.Buy)
	}
	for _, j := range p.Pending {
		step := Step(slices.IndexFunc(steps[:], func(r row) bool { return r.name == j.Step && r.name != "" }))
		if !l.check(step > 0 && step < stepCount, "pending: %.40q is no step", j.Step) {
			return
		}
		seat := game.Seat(l.number("pending: "+j.Step+": seat", max(j.Seat, 1), 1, l.Seats()) - 1)
		f := Frame{step, seat, l.number("pending: a", j.A, 0, 255), l.number("pending: b", j.B, 0, 255)}
		if !l.check(l.fits(f), "pending: %s: a or b does not fit", j.Step) {
			return
		}
		l.push(f.Step, f.Seat, f.A, f.B)
		if step == StepJar || step == StepDiplomat {
			l.check(l.JarPile.Has(f.A), "pending: jar %d is in two places", f.A)
			l.JarPile = l.JarPile.Without(f.A)
		}
	}
	l.check(len(p.Circle) == l.laid(), "circle: %d quarters lie there, not %d", l.laid(), len(p.Circle))
	l.laidOut()
	l.check(!l.Solo || l.mixed() >= 0 && l.pileLeft() >= 0, "traitor: more jars than there are")
	if l.depth == 0 || len(l.wrong) > 0 {
		return
	}
	top := l.Top()
	r := &steps[top.Step]
	if !l.check(r.run == nil && (r.skip == nil || !r.skip(l.State, top, nil)), "pending: %s: there is nothing to choose", r.name) {
		return
	}
	l.check(len(l.Moves(nil, l.Owing().First())) > 0, "pending: %s: no choice is possible", r.name)
}

// laidOut checks what is only half there during the setup: circle, tiles, hand of nobles.
func (l *loader) laidOut() {
	placed, tiles, painted := l.laid(), tileCount, tileCount
	var dealt [2]bool
	for i, f := range l.stack[:l.depth] {
		switch f.Step {
		case StepTileOrder:
			tiles = int(f.A)
		case StepTileColour:
			painted = int(f.A)
		case StepKeep:
			for _, above := range l.stack[i:l.depth] {
				if above.Step == StepDeal {
					dealt[above.A] = true
				}
			}
			l.check((l.Hand[0] != 0 || dealt[0]) && (l.Hand[1] != 0 || dealt[1]), "hand: two nobles to keep one of")
		}
	}
	for i := range quarters {
		for k := range i {
			l.check(i >= placed || l.Circle[i] != l.Circle[k], "circle: %s comes twice", quarterNames[l.Circle[i]])
			l.check(!l.Solo || i >= tiles || l.Plot.Tiles[i] != l.Plot.Tiles[k], "traitor: a tile comes twice")
			l.check(!l.Solo || i >= painted || l.Plot.Colour[i] != l.Plot.Colour[k], "traitor: a colour comes twice")
		}
	}
}

// fits tells whether the numbers of a frame are in range for its step, and the step has what it needs.
func (l *loader) fits(f Frame) bool {
	s := l.State
	within := func(n, least, most int) bool { return least <= n && n <= most }
	a, b := int(f.A), int(f.B)
	under := Frame{}
	if s.depth > 0 {
		under = s.stack[s.depth-1]
	}
	switch f.Step {
	case StepCircle:
		return within(a, 1, quarters-1)
	case StepTileOrder, StepTileColour, StepPlotPile:
		return s.Solo && within(a, 0, tileCount-1)
	case StepTileDark:
		return s.Solo && within(a, 1, tileCount)
	case StepRefill:
		return within(a, 0, len(s.Lots)) && within(b, 0, len(s.Bonus)) && a+s.lots() <= len(s.Lots) && b+s.bonusCount() <= len(s.Bonus)
	case StepShowJar:
		return within(a, 0, len(s.Jars))
	case StepDeal:
		return within(a, 0, 1) && s.NobleDeck != 0
	case StepDrawNoble:
		return s.NobleDeck != 0
	case StepDrawArtist:
		return s.ArtisanDeck != 0
	case StepPlotJar:
		return s.Solo && s.Plot.Jars > 0
	case StepUpper, StepPlotUpper:
		return s.Solo && (s.Plot.Jar != 0 || f.Step == StepPlotUpper)
	case StepTurn:
		return under.Step == StepNext && under.Seat == f.Seat && !s.Player[f.Seat].Passed
	case StepNext, StepAdvance, StepEnd, StepExchange, StepPassJar:
		return true
	case StepPyramid:
		return s.Player[f.Seat].Row > 0
	case StepOption, StepColour, StepExtra, StepAccess:
		return s.Buy.Access == NoToken
	case StepPay:
		return s.Buy.Access != NoToken && s.Buy.Left() > 0 && s.payment(f.Seat)
	case StepSpend:
		return (s.Data.wise | s.Data.treasurers).Has(f.A)
	case StepDiplomat, StepJar:
		return within(a, 1, jarCount) && within(b, 0, 1)
	case StepTrack:
		return within(a, 1, 1<<colours-1)
	case StepGains:
		return within(a, 1, artisanCount) && b <= len(s.Data.Artisans[a].Gain)
	case StepNileGain:
		return a < len(s.Data.Options) && b <= len(s.Data.Options[a].Gains)
	case StepPower:
		return within(a, 1, nobleCount) && b <= len(s.Data.Nobles[a].Effects)
	case StepSilver:
		return within(a, 0, 4)
	case StepPlot, StepPlotBasic:
		return s.Solo
	case StepPlace:
		return s.Solo && within(a, 0, colours-1)
	case StepPlotWheel:
		return s.Solo && (a < colours || f.A == game.Unknown)
	case StepIcon:
		return s.Solo && within(a, int(EffectStep), int(EffectTrack)) && (EffectKind(a) != EffectGod || b < quarters)
	case StepStart:
		return within(a, 0, 1)
	}
	return true
}

// payment tells whether what is left of the purchase can be paid.
func (s *State) payment(seat game.Seat) bool {
	h := s.handFor(seat, s.Buy.Quarter)
	return s.Buy.Need.short(h.have.gather(&s.Buy.Class)) <= s.Buy.Jokers+h.jokers
}

func (l *loader) buy(p *buyJSON) {
	b := &l.Buy
	b.Quarter = Quarter(l.word("buy: quarter", p.Quarter, quarterNames))
	b.Option = l.number("buy: option", p.Option, 0, len(l.Data.Options)-1)
	if p.Colour != "" {
		b.Colour = Colour(l.word("buy: colour", p.Colour, colourNames))
	}
	b.Extra, b.Full, b.Access = p.Extra, p.Full, l.token("buy: access", p.Access)
	for i, n := range p.Class[:min(len(p.Class), colours)] {
		b.Class[i] = l.number("buy: class", n, 0, i)
	}
	for i, n := range p.Need[:min(len(p.Need), colours)] {
		b.Need += tally(l.number("buy: need", n, 0, 5)) * one(uint8(i))
	}
	b.Jokers = l.number("buy: jokers", p.Jokers, 0, 5)
	l.counts("buy: paid", p.Paid, b.Paid[:], 0)
}
