package pharaon

// What a loaded position must hold besides: that the steps it waits for belong to this moment of the
// game, and that what they work on is there.

// moment checks that the round is one in which the steps can wait.
func (l *loader) moment() {
	bottom := l.Bottom().Step
	least, most := 1, rounds
	switch bottom {
	case Done:
		least = rounds
	case StepStart:
		least, most = 0, 0
	case StepRound:
		least, most = 0, rounds-1
	}
	l.Number("round", int(l.Round), least, most)
	drawn := l.waiting(StepFirst) == 0 && (bottom != StepStart || l.Bottom().A == 1) // in solo the start draws it later
	l.That(l.First != NoSeat || !drawn, "first: nobody is First Player")
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
	case StepNext:
		l.That(!all, "players: all have passed, and the round goes on")
		l.That(discs == passed, "players: who has passed has a disc on the Pyramid")
	case StepEnd:
		l.That(all && discs == passed-1, "players: the round ends when all have passed, all but the last with discs on the Pyramid")
	default:
		l.That(passed == 0, "players: nobody has passed before a round begins")
	}
	l.That(rows == 1<<(discs+1)-2, "players: discs fill the rows from the lowest")
}

// laidOut checks circle and tiles, which are only half there while they are laid out.
func (l *loader) laidOut() {
	placed, tiles, painted := l.laid(), tileCount, tileCount
	for f := range l.Frames() {
		switch f.Step {
		case StepTileOrder:
			tiles, painted = int(f.A), 0
		case StepTileDark:
			painted = 0
		case StepTileColour:
			painted = min(int(f.A), painted)
		}
	}
	for i := range quarters {
		for k := range i {
			l.That(i >= placed || l.Circle[i] != l.Circle[k], "circle: %s comes twice", quarterNames[l.Circle[i]])
			l.That(!l.Solo || i >= tiles || l.Plot.Tiles[i] != l.Plot.Tiles[k], "traitor: a tile comes twice")
			l.That(!l.Solo || i >= painted || l.Plot.Colour[i] != l.Plot.Colour[k], "traitor: a colour comes twice")
		}
		l.That(!l.Solo || (l.Plot.Fill[i] > 0) == (i < painted), "traitor: space 1 of a tile is covered when its colour is known (PHA-15.4)")
	}
}

// filling checks the lots: one alone may be half there, the first that is not whole, while lots are filled; and
// what is still to be drawn for them and the bonus zone is there (PHA-8.3.2).
func (l *loader) filling() {
	fill, _ := l.Waits(StepRefill)
	halves, whole := 0, true
	for _, lot := range l.Lots {
		l.That(lot[1] == NoToken || lot[0] != NoToken, "lots: half a lot")
		if lot[0] != NoToken && lot[1] == NoToken {
			halves++
			l.That(whole && fill.A > 0, "lots: half a lot")
		}
		whole = whole && lot[1] != NoToken
	}
	l.That(2*int(fill.A)-halves+int(fill.B) <= l.Bag.total()+l.State.Spent.total(), "pending: refill: too few offerings are left")
}

// picks checks the starting picks: hands, nobles set aside, Scribes not dealt yet (PHA-2.9, PHA-14.1).
func (l *loader) picks() {
	var picking [5]int
	var waits [5]bool // no noble of theirs has been put aside yet
	var dealing [2]bool
	deals := 0
	for f := range l.Frames() {
		switch f.Step {
		case StepPick:
			picking[f.Seat]++
			waits[f.Seat] = true
			deals += 2
		case StepSilver:
			picking[f.Seat]++
			waits[f.Seat] = waits[f.Seat] || l.waiting(StepKeep) > 0
		case StepDeal:
			deals++
			l.That(!dealing[f.A], "pending: a noble is dealt twice")
			dealing[f.A] = true
		}
	}
	setup := l.Bottom().Step == StepStart
	for i := range l.Player {
		l.That(picking[i] <= 1, "pending: seat %d picks twice", i+1)
		l.That(l.Player[i].Aside == 0 || setup && !l.Solo && !waits[i], "aside: seat %d has set no noble aside", i+1)
	}
	for i, n := range l.Hand {
		l.That((n != 0) == (l.waiting(StepKeep) > 0 && !dealing[i]), "hand: two nobles to keep one of, some still to be dealt")
	}
	l.That(l.NobleDeck.Len() >= deals, "nobles: too few to deal")
	l.That(l.Scribes == 0 || setup && l.Learners != 0, "scribes: have been dealt or shuffled back")
	l.That(l.Scribes.Len() >= l.waiting(StepScribe), "scribes: too few to deal")
}

// plot checks the Traitor's jars (PHA-15.8).
func (l *loader) plot() {
	if !l.Solo {
		return
	}
	l.That(l.mixed() >= 0 && l.pileLeft() >= 0, "traitor: more jars than there are")
	placing := l.waiting(StepPlotUpper)+l.waiting(StepPlotWheel)+l.waiting(StepUpper) > 0 && l.waiting(StepPlotJar) == 0
	l.That((l.Plot.Jar != 0) == placing, "traitor: a jar is there while it is placed")
}

// purchase checks that what is being paid for can be (PHA-3.5, PHA-5.5).
func (l *loader) purchase() {
	s, b := l.State, &l.Buy
	paid, open := s.Waits(StepAccess)
	if !open {
		paid, open = s.Waits(StepPay)
	}
	if !open {
		l.That(*b == Purchase{Access: NoToken}, "buy: nothing is being paid for")
		return
	}
	seat := paid.Seat
	_, extra := s.Waits(StepExtra)
	switch s.Top().Step {
	case StepOption:
		l.That(b.Quarter == Nile, "buy: no option is chosen there")
	case StepExtra:
		l.That(b.Quarter == Offerings, "buy: no extra is chosen there")
	case StepColour:
		l.That(b.Quarter == Offerings && extra || b.Quarter == Artisans && !extra, "buy: no colour is chosen there")
	}
	if paid.Step == StepAccess {
		if l.That(b.Access == NoToken && s.whyNotAct(seat, b.Quarter) == (reason{}), "buy: the %s quarter cannot be used", quarterNames[b.Quarter]) && s.Top().Step == StepExtra {
			l.That(s.affords(seat, b), "buy: cannot be paid")
		}
		return
	}
	object := map[Quarter]bool{
		Nobles: s.NobleDeck != 0 || s.NoblesShown != [3]uint8{}, Nile: true, Offerings: s.lots() > 0,
		Burial: int(s.Player[seat].Step) < len(s.Data.Steps), Artisans: true,
	}
	if !l.That(object[b.Quarter], "buy: there is nothing to buy") {
		return
	}
	var h hand
	s.handFor(&h, seat, b.Quarter)
	_, class := h.cost(h.number(b))
	l.That(b.Access != NoToken && b.Class == *class, "buy: access has not been paid")
	l.That(b.Left() > 0 && b.Need.short(h.have.gather(&b.Class)) <= b.Jokers+h.jokers, "buy: cannot be paid")
}
