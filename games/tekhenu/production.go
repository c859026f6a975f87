package tekhenu

import "ennead/game"

// Production (chapter 15, TEK-16.5.1, TEK-16.5.9).

// yield packs the value produced and the value before T13, with which a Blessing repeats the action. yields splits
// them.
func yield(value, plain uint8) uint8 { return value | plain<<3 }

func yields(b uint8) (value, plain uint8) { return b & valueBits, b >> 3 }

// produce begins a Production and pushes nothing on top of it. If T13 can change the value, the player chooses one
// first (TEK-16.6.9).
func (s *State) produce(seat game.Seat, t Token, value uint8, log *game.Log) {
	if s.tech(seat, TechStretch) {
		s.toProduce(seat, t, value)
		return
	}
	runRun(s, Frame{Step: StepRun, Seat: seat, A: uint8(t), B: yield(value, value)}, log)
}

// toProduce pushes a Production without starting it.
func (s *State) toProduce(seat game.Seat, t Token, value uint8) {
	if s.tech(seat, TechStretch) {
		s.Push(StepStretch, seat, uint8(t), value)
		return
	}
	s.Push(StepRun, seat, uint8(t), yield(value, value))
}

// stretches returns the lowest and the highest value that T13 can make of one (TEK-RUL-29).
func (s *State) stretches(value uint8) (least, most uint8) {
	by := s.Data.Techs[TechStretch].Adjust
	return max(value, by+1) - by, min(value+by, 6)
}

func stretchCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for least, most := s.stretches(f.B); least <= most; least++ {
		dst = append(dst, game.Move{Verb: VValue, A: least})
	}
	return dst
}

func stretchPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.Push(StepRun, f.Seat, f.A, yield(m.A, f.B))
}

// keeps returns how many tokens a Production adds to the stock at most.
func (s *State) keeps(seat game.Seat, t Token, value uint8) uint8 {
	marker := s.Player[seat].Production[t]
	if !s.tech(seat, TechStretch) {
		return min(value, marker)
	}
	_, most := s.stretches(value)
	return min(most, marker) + s.Data.Techs[TechStretch].Same
}

// runRun limits each Production by the marker (TEK-15.3). T13's extra token is never surplus.
func runRun(s *State, f Frame, log *game.Log) {
	p, t := &s.Player[f.Seat], Token(f.A)
	value, plain := yields(f.B)
	kept := min(value, p.Production[t])
	surplus := value - kept
	log.Add(Yield{Token: t, Value: value, Surplus: surplus}.event(f.Seat))
	s.take(f.Seat, t, kept, log)
	p.Surplus[t] = min(p.Surplus[t], MostTokens-surplus) + surplus
	if s.tech(f.Seat, TechStretch) {
		log.Add(techPaid(f.Seat, TechStretch))
		s.take(f.Seat, t, s.Data.Techs[TechStretch].Same, log)
	}
	if surplus > 0 && s.tech(f.Seat, TechSurplus) { // T12
		log.Add(techPaid(f.Seat, TechSurplus))
		s.points(f.Seat, PartCards, s.Data.Techs[TechSurplus].Each*int(surplus), log)
	}
	if t == Bread {
		s.techPays(f.Seat, TechBread, log)
	}
	s.payValueOne(f.Seat, value, log)
	if s.Turn.Seat == f.Seat && p.Blessings&producing != 0 { // TEK-RUL-07
		s.Push(StepBless, f.Seat, f.A, plain)
	}
}

// blessCandidates offers the Blessings of a Production until the player is done (TEK-4.12).
func blessCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = plays(s.Player[f.Seat].Blessings&producing, dst)
	return append(dst, game.Move{Verb: VDone})
}

func blessSkip(s *State, f Frame, _ *game.Log) bool {
	return s.Player[f.Seat].Blessings&producing == 0
}

// blessPlay applies a Blessing. B21 and B22 repeat the Production, which asks for Blessings again (TEK-16.5.9).
func blessPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.bless(f.Seat, m.A, log)
	card := &s.Data.Blessings[m.A]
	s.gain(f.Seat, &card.Gains, PartCards, log)
	if card.Again == 0 {
		s.Push(StepBless, f.Seat, f.A, f.B)
	}
	for range card.Again {
		s.toProduce(f.Seat, Token(f.A), f.B)
	}
}

// stretchFits accepts a Production with a value on a die, which T13 can change (TEK-16.6.9).
func stretchFits(_ *State, f, _ Frame) bool { return f.A < Goods && f.B >= 1 && f.B <= 6 }

// runFits requires that both values are on a die (TEK-15.3).
func runFits(_ *State, f, _ Frame) bool {
	value, plain := yields(f.B)
	return f.A < Goods && value >= 1 && value <= 6 && plain >= 1 && plain <= 6
}

// blessFits requires a Production in the player's own turn (TEK-4.12).
func blessFits(s *State, f, under Frame) bool {
	return turnsFits(s, f, under) && stretchFits(s, f, under)
}
