package codec

import (
	"ennead/games/pharaon"
)

// What a loaded position must hold besides: that the steps it waits for belong to this moment of the
// game, and that what they work on is there.

// moment checks that the round is one in which the steps can wait.
func (l *loader) moment() {
	bottom := l.Bottom().Step
	least, most := 1, pharaon.Rounds
	switch bottom {
	case pharaon.Done:
		least = pharaon.Rounds
	case pharaon.StepStart:
		least, most = 0, 0
	case pharaon.StepRound:
		least, most = 0, pharaon.Rounds-1
	}
	l.Number("round", int(l.Round), least, most)
	drawn := l.waiting(pharaon.StepFirst) == 0 && (bottom != pharaon.StepStart || l.Bottom().A == 1) // in solo the start draws it later
	l.That(l.First != pharaon.NoSeat || !drawn, "first: nobody is First Player")
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
		l.That(!all, "players: all have passed, and the round goes on")
		l.That(discs == passed, "players: who has passed has a disc on the Pyramid")
	case pharaon.StepEnd:
		l.That(all && discs == passed-1, "players: the round ends when all have passed, all but the last with discs on the Pyramid")
	default:
		l.That(passed == 0, "players: nobody has passed before a round begins")
	}
	l.That(rows == 1<<(discs+1)-2, "players: discs fill the rows from the lowest")
}

// laidOut checks circle and tiles, which are only half there while they are laid out.
func (l *loader) laidOut() {
	placed, tiles, painted := l.Laid(), pharaon.TileCount, pharaon.TileCount
	for f := range l.Frames() {
		switch f.Step {
		case pharaon.StepTileOrder:
			tiles, painted = int(f.A), 0
		case pharaon.StepTileDark:
			painted = 0
		case pharaon.StepTileColour:
			painted = min(int(f.A), painted)
		}
	}
	for i := range pharaon.Quarters {
		for k := range i {
			l.That(i >= placed || l.Circle[i] != l.Circle[k], "circle: %s comes twice", pharaon.QuarterNames[l.Circle[i]])
			l.That(!l.Solo || i >= tiles || l.Plot.Tiles[i] != l.Plot.Tiles[k], "traitor: a tile comes twice")
			l.That(!l.Solo || i >= painted || l.Plot.Colour[i] != l.Plot.Colour[k], "traitor: a colour comes twice")
		}
		l.That(!l.Solo || (l.Plot.Fill[i] > 0) == (i < painted), "traitor: space 1 of a tile is covered when its colour is known (PHA-15.4)")
	}
}

// filling checks the lots: one alone may be half there, the first that is not whole, while lots are filled; and
// what is still to be drawn for them and the bonus zone is there (PHA-8.3.2).
func (l *loader) filling() {
	fill, _ := l.Waits(pharaon.StepRefill)
	halves, whole := 0, true
	for _, lot := range l.Lots {
		l.That(lot[1] == pharaon.NoToken || lot[0] != pharaon.NoToken, "lots: half a lot")
		if lot[0] != pharaon.NoToken && lot[1] == pharaon.NoToken {
			halves++
			l.That(whole && fill.A > 0, "lots: half a lot")
		}
		whole = whole && lot[1] != pharaon.NoToken
	}
	l.That(2*int(fill.A)-halves+int(fill.B) <= l.Bag.Total()+l.State.Spent.Total(), "pending: refill: too few offerings are left")
}

// picks checks the starting picks: hands, nobles set aside, Scribes not dealt yet (PHA-2.9, PHA-14.1).
func (l *loader) picks() {
	var picking [5]int
	var waits [5]bool // no noble of theirs has been put aside yet
	var dealing [2]bool
	deals := 0
	for f := range l.Frames() {
		switch f.Step {
		case pharaon.StepPick:
			picking[f.Seat]++
			waits[f.Seat] = true
			deals += 2
		case pharaon.StepSilver:
			picking[f.Seat]++
			waits[f.Seat] = waits[f.Seat] || l.waiting(pharaon.StepKeep) > 0
		case pharaon.StepDeal:
			deals++
			l.That(!dealing[f.A], "pending: a noble is dealt twice")
			dealing[f.A] = true
		}
	}
	setup := l.Bottom().Step == pharaon.StepStart
	for i := range l.Player {
		l.That(picking[i] <= 1, "pending: seat %d picks twice", i+1)
		l.That(l.Player[i].Aside == 0 || setup && !l.Solo && !waits[i], "aside: seat %d has set no noble aside", i+1)
	}
	for i, n := range l.Hand {
		l.That((n != 0) == (l.waiting(pharaon.StepKeep) > 0 && !dealing[i]), "hand: two nobles to keep one of, some still to be dealt")
	}
	l.That(l.NobleDeck.Len() >= deals, "nobles: too few to deal")
	l.That(l.Scribes == 0 || setup && l.Learners != 0, "scribes: have been dealt or shuffled back")
	l.That(l.Scribes.Len() >= l.waiting(pharaon.StepScribe), "scribes: too few to deal")
}

// plot checks the Traitor's jars (PHA-15.8).
func (l *loader) plot() {
	if !l.Solo {
		return
	}
	l.That(l.Mixed() >= 0 && l.PileLeft() >= 0, "traitor: more jars than there are")
	placing := l.waiting(pharaon.StepPlotUpper)+l.waiting(pharaon.StepPlotWheel)+l.waiting(pharaon.StepUpper) > 0 && l.waiting(pharaon.StepPlotJar) == 0
	l.That((l.Plot.Jar != 0) == placing, "traitor: a jar is there while it is placed")
}

// purchase checks that what is being paid for can be (PHA-3.5, PHA-5.5).
func (l *loader) purchase() {
	s, b := l.State, &l.Buy
	paid, open := s.Waits(pharaon.StepAccess)
	if !open {
		paid, open = s.Waits(pharaon.StepPay)
	}
	if !open {
		l.That(*b == pharaon.Purchase{Access: pharaon.NoToken}, "buy: nothing is being paid for")
		return
	}
	seat := paid.Seat
	_, extra := s.Waits(pharaon.StepExtra)
	switch s.Top().Step {
	case pharaon.StepOption:
		l.That(b.Quarter == pharaon.Nile, "buy: no option is chosen there")
	case pharaon.StepExtra:
		l.That(b.Quarter == pharaon.Offerings, "buy: no extra is chosen there")
	case pharaon.StepColour:
		l.That(b.Quarter == pharaon.Offerings && extra || b.Quarter == pharaon.Artisans && !extra, "buy: no colour is chosen there")
	}
	if paid.Step == pharaon.StepAccess {
		if l.That(b.Access == pharaon.NoToken && s.WhyNotAct(seat, b.Quarter) == (pharaon.Reason{}), "buy: the %s quarter cannot be used", pharaon.QuarterNames[b.Quarter]) && s.Top().Step == pharaon.StepExtra {
			l.That(s.Affords(seat, b), "buy: cannot be paid")
		}
		return
	}
	if !l.That(s.Bare(seat)&(1<<b.Quarter) == 0, "buy: there is nothing to buy") {
		return
	}
	l.That(b.Access != pharaon.NoToken && b.Class == s.Classes(seat, b), "buy: access has not been paid")
	l.That(s.Completes(seat, b), "buy: cannot be paid")
}
