package pharaon

import (
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/position"
)

// The steps that a loaded position waits for: each must wait where play could have put it, and there
// must be something to do.

// beneath says on which steps each may wait; Done is the bottom. Steps left out never wait.
var beneath = [stepCount][]Step{
	StepStart: {Done}, StepRound: {Done}, StepNext: {Done}, StepEnd: {Done},

	StepCircle: {StepWheel}, StepWheel: {StepDirection}, StepDirection: {StepScribe, StepShowNoble}, StepScribe: {StepScribe, StepShowNoble},
	StepShowNoble:  {StepShowArtist, StepNext, StepPower, StepPlotUpper, StepPlotWheel, StepPlace, StepIcon},
	StepShowArtist: {StepRefill, StepGains, StepPlotUpper, StepPlotWheel, StepPlace, StepIcon},
	StepRefill:     {StepShowJar, StepRound},
	StepShowJar:    {StepFirst, StepTileOrder, StepPlotPile, StepNext},
	StepTileOrder:  {StepTileDark, StepTileColour}, StepTileDark: {StepTileColour}, StepTileColour: {StepPlotPile}, StepPlotPile: {StepStart, StepNext},
	StepFirst: {StepStart}, StepPick: {StepPick, StepStart}, StepSilver: {StepPick, StepStart, StepFirst},
	StepPickJar: {StepSilver}, StepKeep: {StepPickJar}, StepDeal: {StepKeep, StepDeal},

	StepTurn: {StepNext}, StepPyramid: {StepNext, StepPassJar}, StepPassJar: {StepNext, StepExchange, StepEnd}, StepExchange: {StepNext, StepEnd}, StepSpend: {StepTurn, StepExchange},
	StepAccess: {StepNext}, StepOption: {StepAccess}, StepExtra: {StepAccess}, StepColour: {StepAccess, StepExtra},
	StepPay: {StepNext}, StepLot: {StepNext, StepBonus}, StepNoble: {StepNext}, StepDrawNoble: {StepNext},
	StepArtist: {StepNext, StepPower, StepArtist}, StepDrawArtist: {StepNext, StepPower, StepArtist}, StepGains: {StepNext, StepPower, StepArtist},
	StepNileGain: {StepNext}, StepTrack: {StepNext, StepPower, StepTrack}, StepPower: {StepNext, StepPickJar},
	StepBonus: {StepNext, StepPower, StepBonus}, StepDrawBag: {StepNext, StepPower, StepBonus}, StepDrawJar: {StepGains, StepNileGain},
	StepTutor: {StepNext, StepExchange, StepEnd, StepGains, StepNileGain}, StepDiplomat: {StepNext, StepTutor, StepExchange, StepEnd, StepGains, StepNileGain},
	StepBasic: {StepBasic, StepTutor, StepExchange, StepEnd, StepGains, StepNileGain, StepNext, StepPassJar, StepTurn},

	StepPlotUpper: {StepNext}, StepPlotWheel: {StepNext}, StepUpper: {StepNext}, StepPlotBasic: {StepNext},
	StepPlotJar: {StepPlotUpper}, StepPlace: {StepPlotWheel}, StepIcon: {StepPlotUpper, StepPlotWheel, StepPlace, StepIcon},
}

// anyones are steps that need not be the seat's whose step is beneath.
var anyones = []Step{
	StepStart, StepRound, StepNext, StepEnd, StepCircle, StepWheel, StepDirection, StepScribe, StepShowNoble, StepShowArtist, StepRefill, StepShowJar,
	StepTileOrder, StepTileDark, StepTileColour, StepPlotPile, StepFirst, StepPick, StepSilver, StepUpper,
}

// pendingSteps is how many steps a position may have waiting.
const pendingSteps = flow.Size / 2

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	if p.Buy != nil {
		l.buy(p.Buy)
	}
	position.Push(&l.Reader, &steps, &l.Stack, p.Pending, pendingSteps, beneath[:], func(f, under Frame) string {
		switch {
		case f.Seat != under.Seat && !slices.Contains(anyones, f.Step):
			return "another seat's"
		case !l.fits(f):
			return "does not fit"
		}
		return ""
	})
	for f := range l.Frames() {
		if f.Step == StepDiplomat {
			l.That(l.JarPile.Has(f.A), "pending: jar %d is in two places", f.A)
			l.JarPile = l.JarPile.Without(f.A)
		}
	}
}

// fits tells whether the numbers of a step are in range, and it has what it needs.
func (l *loader) fits(f Frame) bool {
	s := l.State
	within := func(n, least, most int) bool { return least <= n && n <= most }
	a, b := int(f.A), int(f.B)
	under, laid := l.Top().Step, l.Top().Step != StepStart || l.Top().A == 1 // whether all is laid out when the start goes on
	switch f.Step {
	case StepCircle:
		return within(a, 1, quarters-1)
	case StepTileColour:
		return within(a, 0, tileCount-1)
	case StepTileOrder: // the first colour is drawn when all tiles lie there (PHA-15.4)
		return within(a, 0, tileCount-1) && (under != StepTileColour || l.Top().A == 0)
	case StepTileDark:
		return l.Top().A == 0 && within(a, 1, tileCount-bits.OnesCount8(s.Plot.Dark))
	case StepPlotPile:
		return s.Solo && within(a, 0, tileCount-1) && (under == StepNext || a == 0 && !laid)
	case StepFirst:
		return laid == s.Solo
	case StepRefill:
		return within(a, 0, len(s.Lots)-s.lots()) && within(b, 0, len(s.Bonus)-s.bonusCount())
	case StepShowJar:
		return within(a, 0, len(s.Jars))
	case StepDeal:
		return a == btoi(under == StepKeep)
	case StepTurn:
		return !s.Player[f.Seat].Passed && s.human(f.Seat)
	case StepPyramid:
		return s.Player[f.Seat].Row > 0 && s.human(f.Seat)
	case StepAccess, StepPay, StepLot, StepNoble, StepDrawNoble, StepArtist, StepDrawArtist, StepTrack, StepBonus, StepExchange, StepBasic:
		return s.human(f.Seat) && (f.Step != StepTrack || within(a, 1, 1<<colours-1)) &&
			(f.Step != StepBasic || a <= nobleCount && (b < colours || f.B == game.Unknown))
	case StepSpend:
		return s.whyNotExchange(f.Seat, f.A) == (reason{}) && (s.Data.wise | s.Data.treasurers).Has(f.A)
	case StepDiplomat:
		return within(a, 1, jarCount)
	case StepGains:
		return s.human(f.Seat) && within(a, 1, artisanCount) && b <= len(s.Data.Artisans[a].Gain)
	case StepNileGain:
		return s.human(f.Seat) && a < len(s.Data.Options) && b <= len(s.Data.Options[a].Gains)
	case StepPower:
		return s.human(f.Seat) && within(a, 1, nobleCount) && b <= len(s.Data.Nobles[a].Effects)
	case StepPick, StepScribe:
		return laid && (s.human(f.Seat) || f.Step == StepScribe)
	case StepSilver:
		return laid && s.human(f.Seat) && within(a, 0, 4)
	case StepUpper:
		return s.Solo && f.Seat == 0
	case StepPlotUpper, StepPlotBasic:
		return s.Solo && f.Seat == traitor
	case StepPlotWheel:
		return s.Solo && f.Seat == traitor && (a < colours && !s.full(Colour(a)) || f.A == game.Unknown)
	case StepPlace:
		return a < colours
	case StepPlotJar:
		return s.Plot.Jars > 0
	case StepIcon:
		return s.Data.icon(Effect{EffectKind(a), b})
	case StepStart:
		return within(a, 0, 1)
	}
	return true
}

// human tells whether choices may be put to a seat.
func (s *State) human(seat game.Seat) bool { return !s.Solo || seat != traitor }

// icon tells whether an icon is printed on some tile.
func (c *Components) icon(e Effect) bool {
	for _, sides := range c.Tiles {
		for _, side := range sides {
			for _, icons := range side.Spaces {
				if slices.Contains(icons, e) {
					return true
				}
			}
		}
	}
	return false
}

// waiting counts the steps of a kind.
func (l *loader) waiting(step Step) (n int) {
	for f := range l.Frames() {
		if f.Step == step {
			n++
		}
	}
	return n
}

func (l *loader) buy(p *buyJSON) {
	b := &l.Buy
	b.Quarter = Quarter(l.Word("buy: quarter", p.Quarter, quarterNames))
	b.Option = l.Number("buy: option", p.Option, 0, len(l.Data.Options)-1)
	if p.Colour != "" {
		b.Colour = Colour(l.Word("buy: colour", p.Colour, colourNames))
	}
	b.Extra, b.Full, b.Access = p.Extra, p.Full, l.token("buy: access", p.Access)
	l.That(b.Access < Prestige1 || b.Access == NoToken, "buy: access: %.40q pays nothing", p.Access)
	for i, n := range position.Each(&l.Reader, "buy: class", p.Class, colours) {
		b.Class[i] = l.Number("buy: class", n, 0, i)
	}
	for i, n := range position.Each(&l.Reader, "buy: need", p.Need, colours) {
		b.Need += tally(l.Number("buy: need", n, 0, 5)) * one(uint8(i))
	}
	b.Jokers = l.Number("buy: jokers", p.Jokers, 0, 5)
	l.Counts("buy: paid", p.Paid, tokenNames, 99, b.Paid[:])
}
