package tekhenu

import "ennead/game"

// The actions of a turn, one after the other: TEK-4.7, TEK-4.13, and the extra action of Happiness 21 (TEK-12.6).

// actions offers the actions of the die that are still to come.
func (s *State) actions(dst []game.Move) []game.Move {
	t := &s.Turn
	if t.Normal {
		dst = t.normals(dst)
	}
	if t.Beside > 0 {
		before, after := t.From.Beside()
		dst = append(dst, game.Move{Verb: VAlso, A: uint8(before)}, game.Move{Verb: VAlso, A: uint8(after)})
	}
	if t.Across > 0 {
		dst = append(dst, game.Move{Verb: VAlso, A: uint8(t.From.Across())})
	}
	return dst
}

// normals offers what the die itself can do: any action of all in an Anubis action (TEK-4.7, TEK-4.8).
func (t *Turn) normals(dst []game.Move) []game.Move {
	if t.Anubis == NoAnubis {
		dst = append(dst, game.Move{Verb: VGod, A: uint8(t.From)})
		if t.Colour != Gray { // TEK-15.1
			dst = append(dst, game.Move{Verb: VProduce, A: uint8(t.Colour)})
		}
		return dst
	}
	return everything(dst)
}

// everything offers the actions of all gods and all Productions.
func everything(dst []game.Move) []game.Move {
	for g := range uint8(Gods) {
		dst = append(dst, game.Move{Verb: VGod, A: g})
	}
	for t := range uint8(Goods) {
		dst = append(dst, game.Move{Verb: VProduce, A: t})
	}
	return dst
}

// legalActions offers those of them that are legal.
func (s *State) legalActions(seat game.Seat, dst []game.Move) []game.Move {
	t, n := &s.Turn, len(dst)
	if t.Normal && t.Anubis == NoAnubis && t.Beside+t.Across == 0 { // nearly always: the god's action and a Production
		if m := (game.Move{Verb: VGod, A: uint8(t.From)}); s.allows(seat, m) {
			dst = append(dst, m)
		}
		if t.Colour != Gray {
			dst = append(dst, game.Move{Verb: VProduce, A: uint8(t.Colour)})
		}
		return dst
	}
	dst = s.actions(dst)
	for _, m := range dst[n:] {
		if s.allows(seat, m) {
			dst[n] = m
			n++
		}
	}
	return dst[:n]
}

// allows tells whether an action of the die is legal (TEK-1.11). The Production of T19 may bring what the normal action
// costs (TEK-RUL-70).
func (s *State) allows(seat game.Seat, m game.Move) bool {
	return m.Verb == VProduce || s.godLegal(seat, God(m.A), s.Turn.Value, 0) || m.Verb == VGod && s.firstly(seat, God(m.A))
}

// whyNotAction is the reason why it is not.
func (s *State) whyNotAction(seat game.Seat, m game.Move) reason {
	if s.allows(seat, m) {
		return reason{}
	}
	return s.godWhy(seat, God(m.A), s.Turn.Value, 0)
}

// farAction is why an action is not one of this die.
func (s *State) farAction(m game.Move) reason {
	t := &s.Turn
	switch {
	case m.Verb == VAlso:
		return reason{No: NoExtra}
	case m.Verb == VGod && t.Normal:
		return reason{No: NoSection, A: uint8(t.From)}
	case m.Verb == VProduce && t.Normal && t.Colour == Gray:
		return reason{No: NoGray}
	case m.Verb == VProduce && t.Normal:
		return reason{No: NoProduce, A: uint8(t.Colour)}
	}
	return reason{No: notNow}
}

// perform begins an action of the die.
func (s *State) perform(seat game.Seat, m game.Move, log *game.Log) {
	t := &s.Turn
	switch m.Verb {
	case VProduce:
		t.Normal = false
		s.Push(StepActed, seat, 0, 0)
		s.produce(seat, Token(m.A), t.Value, log)
	case VGod:
		t.Normal = false
		if s.firstly(seat, God(m.A)) {
			s.Push(StepFirstly, seat, m.A, 0)
			return
		}
		s.beginGod(seat, God(m.A), log)
	case VAlso:
		if God(m.A) == t.From.Across() {
			t.Across--
		} else {
			t.Beside--
		}
		s.beginGod(seat, God(m.A), log)
	}
}

func (s *State) beginGod(seat game.Seat, g God, log *game.Log) {
	s.Push(StepActed, seat, 0, 0)
	s.act(seat, g, s.Turn.Value, 0, log)
}

// nextCandidates: TEK-DP-21.
func nextCandidates(s *State, _ Frame, dst []game.Move) []game.Move { return s.actions(dst) }

func nextWhy(s *State, f Frame, m game.Move) reason { return s.whyNotAction(f.Seat, m) }

func nextFar(s *State, _ Frame, m game.Move) reason { return s.farAction(m) }

func nextPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Push(StepNext, f.Seat, 0, 0)
	s.perform(f.Seat, m, log)
}

// nextSkip: what is legal in no form is passed over (TEK-RUL-52).
func nextSkip(s *State, f Frame, _ *game.Log) bool { return !s.ready(f.Seat) }

// lastCandidates: whoever holds B07 or B08 is asked once more (TEK-4.12).
func lastCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VDone})
}

func lastPlay(*State, Frame, game.Move, *game.Log) {}

func lastSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Blessings&anyTime == 0 }

// actedRun: an action is over, with its Technologies and the bonuses of Statues. What was gained in it works from now
// on (TEK-RUL-61), the action of Happiness 21 comes now (TEK-RUL-08), and after T19's Production the god's action.
func actedRun(s *State, f Frame, log *game.Log) {
	p := &s.Player[f.Seat]
	p.New = 0
	switch {
	case p.Feast:
		p.Feast = false
		if f.A > 0 {
			s.Push(StepActed, f.Seat, f.A, 0)
		}
		s.Push(StepFeast, f.Seat, 0, 0)
	case f.A > 0:
		s.tryGod(f.Seat, God(f.A-1), log)
	}
}

// firstly tells whether T19's Production can come before the normal action of a god (TEK-16.6.15), which must be legal
// after it.
func (s *State) firstly(seat game.Seat, g God) bool {
	t := &s.Turn
	if t.Anubis != NoAnubis || t.Purity != Tainted || t.Colour == Gray || !s.tech(seat, TechFirstly) {
		return false
	}
	pay := int(s.Data.Techs[TechFirstly].Pay)
	if s.means(seat, DueScribe) < pay {
		return false
	}
	look := *s
	look.spend(seat, pay)
	look.Player[seat].Stock[t.Colour] += s.keeps(seat, Token(t.Colour), t.Value)
	return look.godLegal(seat, g, t.Value, 0)
}

const (
	firstlyNo uint8 = iota
	firstlyYes
)

func firstlyCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VFirstly, A: firstlyYes}, game.Move{Verb: VFirstly, A: firstlyNo})
}

// firstlyWhy: either way the god's action must be legal, unless it is lost anyhow.
func firstlyWhy(s *State, f Frame, m game.Move) reason {
	g, value := God(f.A), s.Turn.Value
	if first := s.firstly(f.Seat, g); first == (m.A == firstlyYes) || first && s.godLegal(f.Seat, g, value, 0) {
		return reason{}
	}
	if m.A == firstlyYes {
		return reason{No: NoCost, A: uint8(Scribe), B: s.Data.Techs[TechFirstly].Pay}
	}
	return s.godWhy(f.Seat, g, value, 0)
}

// firstlyPlay: the Production is an action of its own (TEK-RUL-31).
func firstlyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.A == firstlyNo {
		s.tryGod(f.Seat, God(f.A), log)
		return
	}
	s.Push(StepActed, f.Seat, f.A+1, 0)
	s.toProduce(f.Seat, Token(s.Turn.Colour), s.Turn.Value)
	s.Push(StepPay, f.Seat, uint8(DueScribe), s.Data.Techs[TechFirstly].Pay)
}

// tryGod begins the normal action of a god after T19, or it is lost (TEK-RUL-52).
func (s *State) tryGod(seat game.Seat, g God, log *game.Log) {
	if s.godLegal(seat, g, s.Turn.Value, 0) {
		s.beginGod(seat, g, log)
		return
	}
	log.Add(Undone{Normal: 1}.event(seat))
}

// What an extra action is for: A of StepFeast.
const (
	feastJoy    uint8 = iota // Happiness 21
	feastDecree              // D23
)

// feastMode: D23 waives the Resources of its action (TEK-RUL-11).
func feastMode(what uint8) mode {
	if what == feastDecree {
		return free
	}
	return 0
}

// feastCandidates: TEK-DP-14. Only what Happiness gives may be declined; D23 has been played.
func feastCandidates(_ *State, f Frame, dst []game.Move) []game.Move {
	dst = everything(dst)
	if f.A == feastJoy {
		dst = append(dst, game.Move{Verb: VNot})
	}
	return dst
}

// feastWhy: an action is legal if it is with some value.
func feastWhy(s *State, f Frame, m game.Move) (why reason) {
	if m.Verb != VGod {
		return reason{}
	}
	for value := uint8(6); value > 0; value-- {
		if why = s.godWhy(f.Seat, God(m.A), value, feastMode(f.A)); why.No == 0 {
			break
		}
	}
	return why
}

func feastPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	switch m.Verb {
	case VGod:
		s.Push(StepFeastAt, f.Seat, m.A, uint8(feastMode(f.A)))
	case VProduce:
		s.Push(StepFeastAt, f.Seat, Gods+m.A, uint8(feastMode(f.A)))
	}
}

func feastAtCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for value := uint8(1); value <= 6; value++ {
		dst = append(dst, game.Move{Verb: VValue, A: value})
	}
	return dst
}

func feastAtWhy(s *State, f Frame, m game.Move) reason {
	if f.A >= Gods {
		return reason{}
	}
	return s.godWhy(f.Seat, God(f.A), m.A, mode(f.B))
}

// feastAtPlay: the value is free, so T13 and T14 have nothing to move (TEK-RUL-71). Outside a turn the market is
// refilled after the action (TEK-RUL-56).
func feastAtPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	if s.Turn.Seat == NoSeat {
		s.Push(StepFill, 0, s.Open, 0)
	}
	s.Push(StepActed, f.Seat, 0, 0)
	if f.A >= Gods {
		s.Push(StepRun, f.Seat, f.A-Gods, yield(m.A, m.A))
		return
	}
	s.Push(StepGod, f.Seat, f.A, mode(f.B).with(m.A))
}

// firstlyFits: T19 can come before the action of a god (TEK-16.6.15).
func firstlyFits(s *State, f, under Frame) bool {
	return turnsFits(s, f, under) && f.A < Gods && s.firstly(f.Seat, God(f.A))
}

// actedFits: A is the god whose action T19 has put off, if any (TEK-16.6.15).
func actedFits(_ *State, f, under Frame) bool { return f.A <= Gods && takes(f, under) }

// feastFits: the extra action of Happiness 21 or of D23 (TEK-12.6, TEK-RUL-11).
func feastFits(s *State, f, under Frame) bool {
	return f.A <= feastDecree && s.feasts(f.Seat, f.A) && takes(f, under)
}

// feastAtFits: … and what it does; D23 waives its Resources.
func feastAtFits(s *State, f, under Frame) bool {
	switch mode(f.B) {
	case feastMode(feastJoy):
		return f.A < Gods+Goods && s.feasts(f.Seat, feastJoy) && takes(f, under)
	case feastMode(feastDecree):
		return f.A < Gods+Goods && s.feasts(f.Seat, feastDecree) && takes(f, under)
	}
	return false
}

// feasts tells whether a seat can have an extra action: that of Happiness 21 once all rewards were had (TEK-12.6),
// that of D23 before the last scoring (TEK-8.1).
func (s *State) feasts(seat game.Seat, what uint8) bool {
	p := &s.Player[seat]
	if what == feastDecree {
		return s.Scored == 1 && p.Scored.Has(DecreeAction)
	}
	return int(p.Reached) == len(s.Data.Rewards)
}

// takes: where cards of the market are being taken (TEK-13.6), nobody else acts.
func takes(f, under Frame) bool { return under.Step != StepTake || f.Seat == under.Seat }
