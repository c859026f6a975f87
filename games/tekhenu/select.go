package tekhenu

import "ennead/game"

// The window of die selection (TEK-4.3.3, TEK-4.6, TEK-16.5.3, TEK-16.5.4, TEK-16.5.7, TEK-16.5.8).

// perScribe is how far a Scribe can move the value (TEK-4.6). noStep is the adjustment by 0: [VAdjust] numbers
// adjustments from the lowest.
const (
	perScribe = 2
	noStep    = perScribe
)

// asCandidates offers T08 and the recolouring Blessings for a Forbidden die of a normal turn.
func asCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	if s.tech(f.Seat, TechForbidden) {
		dst = append(dst, game.Move{Verb: VAs, A: uint8(Pure)}, game.Move{Verb: VAs, A: uint8(Tainted)})
	}
	return plays(s.Player[f.Seat].Blessings&recolouring, dst)
}

func asPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VAs {
		s.Turn.Purity = Purity(m.A)
		return
	}
	s.recolour(f.Seat, m.A, log)
}

// recolour plays B11 or B12. The player chooses the colour, then may adjust the value.
func (s *State) recolour(seat game.Seat, card uint8, log *game.Log) {
	s.Push(StepNudge, seat, card, 0)
	s.Push(StepColour, seat, 0, 0)
	s.bless(seat, card, log)
}

func colourCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for c := range Colour(Colours) {
		if c != s.Turn.Colour {
			dst = append(dst, game.Move{Verb: VColour, A: uint8(c)})
		}
	}
	return dst
}

// colourWhy takes the purity from the new colour (TEK-RUL-26) and refuses one that is Forbidden.
func colourWhy(s *State, f Frame, m game.Move) reason {
	t := &s.Turn
	switch {
	case t.Anubis != NoAnubis:
	case s.Purity(t.From, Colour(m.A)) == Forbidden:
		if !s.tech(f.Seat, TechForbidden) {
			return reason{No: NoForbidden, A: m.A, B: uint8(t.From)}
		}
	case Colour(m.A) == Gray && !s.actsNudged(f.Seat):
		return reason{No: NoAction, A: uint8(t.From)}
	}
	return reason{}
}

func colourPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	t := &s.Turn
	t.Colour = Colour(m.A)
	t.Purity = s.Purity(t.From, t.Colour)
	if t.Purity == Forbidden && t.Anubis == NoAnubis {
		s.Push(StepAs, f.Seat, 0, 0)
	}
}

func nudgeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	by := s.Data.Blessings[f.A].Adjust
	for step := noStep - by; step <= noStep+by; step++ {
		dst = append(dst, game.Move{Verb: VAdjust, A: step})
	}
	return dst
}

// nudgeWhy refuses an adjustment that leaves a gray die without an action if another one would not.
func nudgeWhy(s *State, f Frame, m game.Move) reason {
	value := s.Turn.Value + m.A - noStep
	switch {
	case !inRange(value):
		return reason{No: NoRange}
	case s.gray() && !s.actsWithin(f.Seat, value, value) && s.actsNudged(f.Seat):
		return reason{No: NoAction, A: uint8(s.Turn.From)}
	}
	return reason{}
}

func nudgePlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Turn.Value += m.A - noStep }

// whyNotAdjust returns why a Scribe cannot make this adjustment, or no reason (TEK-4.6, TEK-RUL-29).
func (s *State) whyNotAdjust(seat game.Seat, step uint8) reason {
	value := s.Turn.Value + step - noStep
	switch {
	case !inRange(value):
		return reason{No: NoRange}
	case s.means(seat, DueScribe) == 0:
		return reason{No: NoCost, A: uint8(Scribe), B: 1}
	case s.gray() && s.usableAdjustments(seat, 1<<value) == 0:
		return reason{No: NoAction, A: uint8(s.Turn.From)}
	}
	return reason{}
}

func faceCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for face := uint8(1); face <= 6; face++ {
		dst = append(dst, game.Move{Verb: VFace, A: face})
	}
	return dst
}

// faceWhy refuses a face that leaves a gray die without an action if another one would not.
func faceWhy(s *State, f Frame, m game.Move) reason {
	if s.gray() && !s.actsWithin(f.Seat, m.A, m.A) && s.actsWithin(f.Seat, 1, 6) {
		return reason{No: NoAction, A: uint8(s.Turn.From)}
	}
	return reason{}
}

// facePlay turns the die. The scales count the new face, and the value starts from it (TEK-RUL-25, TEK-RUL-72).
func facePlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Turn.Face, s.Turn.Value = m.A, m.A }

// selectCandidates offers the moves of the window (TEK-DP-05, TEK-DP-06). Beginning an action closes it.
func selectCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = s.actions(dst)
	for step := range uint8(2*noStep + 1) {
		if step != noStep && inRange(s.Turn.Value+step-noStep) {
			dst = append(dst, game.Move{Verb: VAdjust, A: step})
		}
	}
	dst = plays(s.Player[f.Seat].Blessings&onDie, dst)
	if s.gray() && s.mayIdle(f.Seat) {
		dst = append(dst, game.Move{Verb: VIdle})
	}
	return dst
}

// selectLegal computes the Scribes, and the useful values of a gray die, once for all moves.
func selectLegal(s *State, f Frame, dst []game.Move) []game.Move {
	t, n, scribes := &s.Turn, len(dst), s.means(f.Seat, DueScribe) > 0
	if !scribes && t.Colour != Gray && t.Anubis == NoAnubis && t.Beside+t.Across == 0 &&
		s.Player[f.Seat].Blessings&(onDie|anyTime) == 0 {
		// if the Production were the only choice, it would have begun already
		return append(dst, game.Move{Verb: VGod, A: uint8(t.From)}, game.Move{Verb: VProduce, A: uint8(t.Colour)})
	}
	dst = s.legalActions(f.Seat, dst)
	if scribes {
		dst = s.adjustments(f.Seat, dst)
	}
	for cards := s.Player[f.Seat].Blessings & onDie; cards != 0; cards = cards.Rest() {
		if s.whyNotPlay(f.Seat, cards.First()).No == 0 {
			dst = append(dst, game.Move{Verb: VPlay, A: cards.First()})
		}
	}
	if (len(dst) == n || t.Idle) && s.gray() && s.mayIdle(f.Seat) { // every move offered leads to an action
		dst = append(dst, game.Move{Verb: VIdle})
	}
	return dst
}

// adjustments appends the steps by which a Scribe may move the value (TEK-4.6).
func (s *State) adjustments(seat game.Seat, dst []game.Move) []game.Move {
	value := s.Turn.Value
	to := (Values(1) << value).near(perScribe) &^ (1 << value)
	if s.gray() {
		to &= s.usableAdjustments(seat, to)
	}
	for ; to != 0; to &= to - 1 {
		dst = append(dst, game.Move{Verb: VAdjust, A: noStep + to.first() - value})
	}
	return dst
}

func selectWhy(s *State, f Frame, m game.Move) reason {
	switch m.Verb {
	case VAdjust:
		return s.whyNotAdjust(f.Seat, m.A)
	case VPlay:
		return s.whyNotPlay(f.Seat, m.A)
	case VIdle:
		return reason{}
	}
	return s.whyNotAction(f.Seat, m)
}

// whyNotPlay requires the price of an extra action in advance (TEK-RUL-52, TEK-RUL-79), and an action that a gray die
// can still get.
func (s *State) whyNotPlay(seat game.Seat, card uint8) reason {
	p, c := &s.Player[seat], &s.Data.Blessings[card]
	switch {
	case s.means(seat, DueScribe) < int(c.Pay):
		return reason{No: NoCost, A: uint8(Scribe), B: c.Pay}
	case min(p.Population, p.Happiness) < c.Lose:
		return reason{No: NoLoss, A: c.Lose}
	case s.gray() && !s.helps(seat, card):
		return reason{No: NoAction, A: uint8(s.Turn.From)}
	}
	return reason{}
}

func selectFar(s *State, f Frame, m game.Move) reason {
	switch {
	case m.Verb == VIdle:
		return reason{No: NoIdle}
	case m.Verb == VAdjust && m.A < noStep, m.Verb == VAdjust && m.A > noStep && m.A <= 2*noStep:
		return s.whyNotAdjust(f.Seat, m.A)
	}
	return s.farAction(m)
}

func selectPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case VAdjust:
		s.Turn.Idle = false
		s.Turn.Value += m.A - noStep
		s.Push(StepSelect, f.Seat, 0, 0)
		s.Push(StepPay, f.Seat, uint8(DueScribe), 1)
	case VPlay:
		s.Turn.Idle = false
		s.Push(StepSelect, f.Seat, 0, 0)
		s.playOnDie(f.Seat, m.A, log)
	case VIdle:
		s.Turn.Normal, s.Turn.Beside, s.Turn.Across = false, 0, 0
		s.layDie(f.Seat, log)
	default:
		s.layDie(f.Seat, log)
		s.Push(StepLast, f.Seat, 0, 0)
		if s.Turn.Beside+s.Turn.Across > 0 { // otherwise this is the only action
			s.Push(StepNext, f.Seat, 0, 0)
		}
		s.perform(f.Seat, m, log)
	}
}

// playOnDie plays a Blessing of the window. The price of an extra action is due at once.
func (s *State) playOnDie(seat game.Seat, card uint8, log *game.Log) {
	c := &s.Data.Blessings[card]
	if !recolouring.Has(card) { // recolour discards the card itself
		s.bless(seat, card, log)
	}
	switch {
	case turning.Has(card):
		s.Push(StepFace, seat, 0, 0)
	case recolouring.Has(card):
		s.recolour(seat, card, log)
	case adjacentExtra.Has(card):
		s.Turn.Beside++
		s.Push(StepPay, seat, uint8(DueScribe), c.Pay)
	default:
		s.Turn.Across++
		from := s.Player[seat].Population
		s.Player[seat].Population -= c.Lose
		log.Add(Shift{To: s.Player[seat].Population, From: from}.population(seat))
		s.lowerHappiness(seat, c.Lose, log)
	}
}

// nudgeFits allows each of B11 and B12 once. Both may wait: B11 can make the die Forbidden, and B12 can resolve that
// (TEK-16.5.4).
func nudgeFits(s *State, f, under Frame) bool {
	for other := range s.Frames() {
		if other.Step == StepNudge && other.A == f.A {
			return false
		}
	}
	return turnsFits(s, f, under) && recolouring.Has(f.A)
}
