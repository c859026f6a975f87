package tekhenu

import "ennead/game"

// The actions of a turn, one after the other (TEK-4.7, TEK-4.13), and the extra action of Happiness 21 (TEK-12.6).

// actions appends the actions of the die that are still to come.
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

// normals appends the actions of the die itself. An Anubis action may be any action (TEK-4.7, TEK-4.8).
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

// everything appends the actions of all gods and all Productions.
func everything(dst []game.Move) []game.Move {
	for g := range uint8(Gods) {
		dst = append(dst, game.Move{Verb: VGod, A: g})
	}
	for t := range uint8(Goods) {
		dst = append(dst, game.Move{Verb: VProduce, A: t})
	}
	return dst
}

// legalActions appends the legal ones among [State.actions].
func (s *State) legalActions(seat game.Seat, dst []game.Move) []game.Move {
	t, n := &s.Turn, len(dst)
	// the common case: the god action and one Production
	if t.Normal && t.Anubis == NoAnubis && t.Beside+t.Across == 0 {
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

// allows reports whether an action of the die is legal (TEK-1.11). With T19, the Production may earn what the god
// action costs (TEK-RUL-70).
func (s *State) allows(seat game.Seat, m game.Move) bool {
	if m.Verb == VProduce || s.godLegal(seat, God(m.A), s.Turn.Value, 0) {
		return true
	}
	return m.Verb == VGod && s.firstly(seat, God(m.A))
}

// whyNotAction returns why an action of the die is not legal, or no reason.
func (s *State) whyNotAction(seat game.Seat, m game.Move) reason {
	if s.allows(seat, m) {
		return reason{}
	}
	return s.godWhy(seat, God(m.A), s.Turn.Value, 0)
}

// farAction returns why a move is not an action of this die.
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

// nextCandidates offers the actions still to come (TEK-DP-21).
func nextCandidates(s *State, _ Frame, dst []game.Move) []game.Move { return s.actions(dst) }

func nextWhy(s *State, f Frame, m game.Move) reason { return s.whyNotAction(f.Seat, m) }

func nextFar(s *State, _ Frame, m game.Move) reason { return s.farAction(m) }

func nextPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Push(StepNext, f.Seat, 0, 0)
	s.perform(f.Seat, m, log)
}

// nextSkip skips the choice if no action is legal in any form (TEK-RUL-52).
func nextSkip(s *State, f Frame, _ *game.Log) bool { return !s.ready(f.Seat) }

// lastCandidates asks a player who holds B07 or B08 once more (TEK-4.12).
func lastCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VDone})
}

func lastPlay(*State, Frame, game.Move, *game.Log) {}

func lastSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Blessings&anyTime == 0 }

// actedRun ends an action with its Technologies and Statue bonuses. New Technologies work from now on (TEK-RUL-61).
// Next come the action of Happiness 21 (TEK-RUL-08) and, after T19's Production, the god action.
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

// firstly reports whether T19's Production can come before a normal god action, which must be legal after it
// (TEK-16.6.15).
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

// firstlyWhy requires that the god action is legal after either choice, unless it is lost in any case.
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

// firstlyPlay runs the Production as an action of its own (TEK-RUL-31).
func firstlyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.A == firstlyNo {
		s.tryGod(f.Seat, God(f.A), log)
		return
	}
	s.Push(StepActed, f.Seat, f.A+1, 0)
	s.toProduce(f.Seat, Token(s.Turn.Colour), s.Turn.Value)
	s.Push(StepPay, f.Seat, uint8(DueScribe), s.Data.Techs[TechFirstly].Pay)
}

// tryGod begins the normal god action after T19. An illegal one is lost (TEK-RUL-52).
func (s *State) tryGod(seat game.Seat, g God, log *game.Log) {
	if s.godLegal(seat, g, s.Turn.Value, 0) {
		s.beginGod(seat, g, log)
		return
	}
	log.Add(Undone{Normal: 1}.event(seat))
}

// What grants an extra action: A of StepFeast.
const (
	feastJoy    uint8 = iota // Happiness 21
	feastDecree              // D23
)

// feastMode returns the mode of an extra action: D23 waives its Resources (TEK-RUL-11).
func feastMode(what uint8) mode {
	if what == feastDecree {
		return free
	}
	return 0
}

// feastCandidates offers all actions (TEK-DP-14). The player may decline the one for Happiness, but not D23, which is
// already played.
func feastCandidates(_ *State, f Frame, dst []game.Move) []game.Move {
	dst = everything(dst)
	if f.A == feastJoy {
		dst = append(dst, game.Move{Verb: VNot})
	}
	return dst
}

// feastWhy allows an action that is legal with at least one value.
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

// feastAtPlay begins the action with the chosen value. Any value is free, so T13 and T14 do not apply (TEK-RUL-71).
// Outside a turn the market refills after the action (TEK-RUL-56).
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

// firstlyFits requires that T19 can come before the god action (TEK-16.6.15).
func firstlyFits(s *State, f, under Frame) bool {
	return turnsFits(s, f, under) && f.A < Gods && s.firstly(f.Seat, God(f.A))
}

// actedFits bounds A: 0, or the number after that of the god that T19 put off (TEK-16.6.15).
func actedFits(_ *State, f, under Frame) bool { return f.A <= Gods && takes(f, under) }

// feastFits requires an extra action of Happiness 21 or of D23 (TEK-12.6, TEK-RUL-11).
func feastFits(s *State, f, under Frame) bool {
	return f.A <= feastDecree && s.feasts(f.Seat, f.A) && takes(f, under)
}

// feastAtFits requires, in addition, a possible action. D23 waives its Resources.
func feastAtFits(s *State, f, under Frame) bool {
	switch mode(f.B) {
	case feastMode(feastJoy):
		return f.A < Gods+Goods && s.feasts(f.Seat, feastJoy) && takes(f, under)
	case feastMode(feastDecree):
		return f.A < Gods+Goods && s.feasts(f.Seat, feastDecree) && takes(f, under)
	}
	return false
}

// feasts reports whether a seat can have an extra action: for Happiness 21 once it has had all rewards (TEK-12.6), for
// D23 before the last scoring (TEK-8.1).
func (s *State) feasts(seat game.Seat, what uint8) bool {
	p := &s.Player[seat]
	if what == feastDecree {
		return s.Scored == 1 && p.Scored.Has(DecreeAction)
	}
	return int(p.Reached) == len(s.Data.Rewards)
}

// takes requires that nobody else acts while a player takes market cards (TEK-13.6).
func takes(f, under Frame) bool { return under.Step != StepTake || f.Seat == under.Seat }
