package codec

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// What a loaded position must hold besides: that the steps it waits for belong to this moment of the
// game, and that what they work on is there.

// circle checks how many quarters lie there.
func (l *loader) circle(placed int) {
	l.That(placed == l.Laid(), "/circle: %d quarters lie there, not %d (PHA-2.1)", placed, l.Laid())
}

// moment checks that the round is one in which the steps can wait.
func (l *loader) moment() {
	bottom := l.Bottom()
	least, most := 1, pharaon.Rounds
	switch bottom.Step {
	case pharaon.Done:
		least = pharaon.Rounds
	case pharaon.StepStart:
		least, most = 0, 0
	case pharaon.StepRound:
		least, most = 0, pharaon.Rounds-1
	}
	l.That(least <= int(l.Round) && int(l.Round) <= most,
		"/round: %d; %d to %d fits with what waits (PHA-3.1)", l.Round, least, most)
	drawn := l.waiting(pharaon.StepFirst) == 0 &&
		(bottom.Step != pharaon.StepStart || bottom.A == 1) // in solo the start draws it later
	l.That(l.First != pharaon.NoSeat || !drawn, "/first: nobody is First Player; a seat fits (PHA-2.8)")
}

// passes checks who has passed: all when the round ends, not all while it goes on, nobody outside; and
// that discs fill the rows of the Pyramid from the lowest, the last to pass left out (PHA-7.1, PHA-7.2).
func (l *loader) passes() {
	passed, discs, rows := 0, 0, 0
	for i := range l.Count {
		p := &l.Player[i]
		if p.Passed {
			passed++
		}
		if p.Row > 0 {
			discs++
			rows |= 1 << p.Row
		}
	}
	all := passed == int(l.Count)
	switch l.Bottom().Step {
	case pharaon.StepNext:
		l.That(!all, "/players: all have passed, and the round goes on; it would end (PHA-8.1)")
		l.That(discs == passed,
			"/players: %d have passed, with %d discs on the Pyramid; each has one (PHA-7.1)", passed, discs)
	case pharaon.StepEnd:
		l.That(all && discs == passed-1,
			"/players: %d have passed, with %d discs; as a round ends all have passed, "+
				"all but the last with discs (PHA-7.2)",
			passed, discs)
	default:
		l.That(passed == 0, "/players: %d have passed; nobody has before a round begins (PHA-3.1)", passed)
	}
	l.That(rows == 1<<(discs+1)-2, "/players: %d discs are on other rows than the lowest %d (PHA-7.1)", discs, discs)
}

// laidOut checks circle and tiles, which are only half there while they are laid out.
func (l *loader) laidOut() {
	tiles, painted := l.tiles()
	for i := range pharaon.Quarters {
		for k := range i {
			l.That(i >= l.Laid() || l.Circle[i] != l.Circle[k],
				"/circle/%d: %s lies there twice; each quarter lies there once (PHA-2.1)", i,
				pharaon.QuarterNames[l.Circle[i]])
			if l.Solo {
				l.That(i >= tiles || l.Plot.Tiles[i] != l.Plot.Tiles[k],
					"/traitor/tiles/%d: %s lies there twice; each tile lies there once (PHA-15.3)",
					i, pharaon.TileNames[l.Plot.Tiles[i]])
				l.That(i >= painted || l.Plot.Colour[i] != l.Plot.Colour[k],
					"/traitor/colours/%d: %s is there twice; each tile has its own (PHA-15.4)",
					i, pharaon.ColourNames[l.Plot.Colour[i]])
			}
		}
		l.That(!l.Solo || (l.Plot.Fill[i] > 0) == (i < painted),
			"/traitor/spaces/%d: %d are covered; the first is when the tile has its colour (PHA-15.4)", i,
			l.Plot.Fill[i])
	}
}

// tiles is how many of the Traitor's tiles lie there, and how many have their colour.
func (l *loader) tiles() (placed, painted int) {
	placed, painted = pharaon.TileCount, pharaon.TileCount
	for f := range l.Frames() {
		switch f.Step {
		case pharaon.StepTileOrder:
			placed, painted = int(f.A), 0
		case pharaon.StepTileDark:
			painted = 0
		case pharaon.StepTileColour:
			painted = min(int(f.A), painted)
		}
	}
	return placed, painted
}

// filling checks the lots: one alone may be half there, the first that is not whole, while lots are filled; and
// what is still to be drawn for them and the bonus zone is there (PHA-8.3.2).
func (l *loader) filling() {
	const half = "/lots/%d: holds one token; two fit, or one while the first lot that misses one is filled (PHA-8.3.2)"
	fill, _ := l.Waits(pharaon.StepRefill)
	halves, whole := 0, true
	for i, lot := range l.Lots {
		l.That(lot[1] == pharaon.NoToken || lot[0] != pharaon.NoToken, half, i)
		if lot[0] != pharaon.NoToken && lot[1] == pharaon.NoToken {
			halves++
			l.That(whole && fill.A > 0, half, i)
		}
		whole = whole && lot[1] != pharaon.NoToken
	}
	want, left := 2*int(fill.A)-halves+int(fill.B), l.Bag.Total()+l.State.Spent.Total()
	l.That(want <= left, "/pending: %d offerings are to be drawn, and %d are left (PHA-8.3.2)", want, left)
}

// picks checks the starting picks: whose they are, nobles set aside, and those still to be dealt (PHA-2.9).
func (l *loader) picks() {
	var picking, waits game.Seats // those who pick, and those of whom no noble has been put aside yet
	deals := l.waiting(pharaon.StepDeal)
	for f := range l.Frames() {
		if f.Step != pharaon.StepPick && f.Step != pharaon.StepSilver {
			continue
		}
		l.That(!picking.Has(f.Seat), "/pending: seat %d picks twice; each picks once (PHA-2.9)", f.Seat+1)
		picking = picking.With(f.Seat)
		if f.Step == pharaon.StepPick {
			deals += 2
		}
		if f.Step == pharaon.StepPick || l.waiting(pharaon.StepKeep) > 0 {
			waits = waits.With(f.Seat)
		}
	}
	setup := l.Bottom().Step == pharaon.StepStart
	for i := range l.Player {
		aside := l.Player[i].Aside
		l.That(aside == 0 || setup && !l.Solo && !waits.Has(game.Seat(i)),
			"/players/%d/aside: %d, and no noble is set aside now; nothing fits (PHA-2.9.1)", i, aside)
	}
	l.That(l.NobleDeck.Len() >= deals,
		"/pending: %d nobles are to be dealt, and %d are left (PHA-2.9.1)", deals, l.NobleDeck.Len())
	l.starting()
	l.learning(setup)
}

// starting checks the hand of who keeps one of two nobles (PHA-2.9.1).
func (l *loader) starting() {
	keeping := l.waiting(pharaon.StepKeep) > 0
	var dealing [2]bool // cards still to be dealt
	for f := range l.Frames() {
		if f.Step == pharaon.StepDeal {
			dealing[f.A] = true
		}
	}
	for i, n := range l.Hand {
		l.That((n != 0) == (keeping && !dealing[i]),
			"/hand/%d: %d; a noble is there once it is dealt, until one of two is kept (PHA-2.9.1)", i, n)
	}
}

// learning checks the Scribes that are not dealt yet (PHA-14.1).
func (l *loader) learning(setup bool) {
	n, want := l.Scribes.Len(), l.waiting(pharaon.StepScribe)
	l.That(n == 0 || setup && l.Learners != 0,
		"/scribes: %d are there; all have been dealt or shuffled back (PHA-14.3)", n)
	l.That(n >= want, "/scribes: %d are to be dealt, and %d are there (PHA-14.1)", want, n)
}

// plot checks the Traitor's jars (PHA-15.8).
func (l *loader) plot() {
	if !l.Solo {
		return
	}
	known, unseen := l.Plot.Own.Len(), l.JarPile.Len()
	l.That(l.Mixed() >= 0 && l.PileLeft() >= 0,
		"/traitor/jars: %d; %d to %d fit with those known and unseen (PHA-15.5)", l.Plot.Jars, known, known+unseen)
	steps := 0
	for _, step := range []pharaon.Step{pharaon.StepPlotUpper, pharaon.StepPlotWheel, pharaon.StepUpper} {
		steps += l.waiting(step)
	}
	placing := steps > 0 && l.waiting(pharaon.StepPlotJar) == 0
	l.That((l.Plot.Jar != 0) == placing,
		"/traitor/jar: %d; one is there while it is placed, and only then (PHA-15.8)", l.Plot.Jar)
}

// paying checks that what is being paid for can be (PHA-3.5, PHA-5.5).
func (l *loader) paying() {
	if f, open := l.Waits(pharaon.StepAccess); open {
		l.access(f.Seat, &l.Buy)
	} else if f, open := l.Waits(pharaon.StepPay); open {
		l.payment(f.Seat, &l.Buy)
	} else {
		l.That(l.Buy == pharaon.Purchase{Access: pharaon.NoToken},
			"/buy: nothing is being paid for, and nothing fits (PHA-5.5)")
	}
}

// access checks a purchase whose access is to be paid.
func (l *loader) access(seat game.Seat, b *pharaon.Purchase) {
	top, quarter := l.Top().Step, pharaon.QuarterNames[b.Quarter]
	if fit, ok := l.chosenIn(top); ok {
		l.That(b.Quarter == fit, "/buy/quarter: %s, where no %s is chosen now; %s fits (PHA-5.5)",
			quarter, pharaon.Steps[top].Name, pharaon.QuarterNames[fit])
	}
	l.That(b.Access == pharaon.NoToken, "/buy/access: is paid already; nothing fits (PHA-5.1)")
	why := l.WhyNotAct(seat, b.Quarter)
	if l.That(why.No == 0, "/buy/quarter: seat %d cannot act in %s (PHA-3.5)", seat+1, quarter) {
		l.That(top != pharaon.StepExtra || l.Affords(seat, b),
			"/buy/colour: seat %d cannot pay in it (PHA-3.5)", seat+1)
	}
}

// chosenIn is the quarter in which something is chosen before access is paid (PHA-5.5).
func (l *loader) chosenIn(top pharaon.Step) (fit pharaon.Quarter, ok bool) {
	switch top {
	case pharaon.StepOption:
		return pharaon.Nile, true
	case pharaon.StepExtra:
		return pharaon.Offerings, true
	case pharaon.StepColour:
		if l.waiting(pharaon.StepExtra) > 0 {
			return pharaon.Offerings, true
		}
		return pharaon.Artisans, true
	}
	return 0, false
}

// payment checks a purchase whose access is paid.
func (l *loader) payment(seat game.Seat, b *pharaon.Purchase) {
	if !l.That(l.Bare(seat)&(1<<b.Quarter) == 0,
		"/buy/quarter: there is nothing to buy in %s (PHA-3.5)", pharaon.QuarterNames[b.Quarter]) {
		return
	}
	l.That(b.Access != pharaon.NoToken, "/buy/access: is not paid; a token fits (PHA-5.1)")
	l.That(b.Class == l.Classes(seat, b), "/buy/class: %v; %v fits (PHA-4.2.5)", b.Class, l.Classes(seat, b))
	l.That(l.Completes(seat, b), "/buy: seat %d cannot pay the rest (PHA-5.6)", seat+1)
}
