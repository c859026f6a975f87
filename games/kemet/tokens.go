package kemet

import "ennead/game"

// Where players may place tokens (KEM-4.2.4 to KEM-4.7), and the Balance rule.

// Golden is the golden token's index among the actions of a turn. The own token's is 0, the silver one's 1.
const Golden = 2

// Balanced reports whether the Balance rule can still be met with those spaces covered: enough tokens are left for
// the levels without one (KEM-4.5). own is the number of own tokens left, silver the state of the silver token.
func (s *State) Balanced(covered uint16, own, silver uint8) bool {
	left := int(own)
	if own > 0 && silver == TokenReady {
		left++
	}
	return s.bare(covered) <= left
}

// bare returns the number of levels without a token.
func (s *State) bare(covered uint16) (n int) {
	for _, level := range s.Data.level {
		if covered&level == 0 {
			n++
		}
	}
	return n
}

// tokenFits reports whether the active player has an own token left (KEM-4.2.4).
func tokenFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && s.Player[f.Seat].Tokens > 0 }

func tokenCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(ActionCount) {
		dst = append(dst, game.Move{Verb: VToken, A: i})
	}
	return dst
}

func tokenWhy(s *State, f Frame, m game.Move) reason {
	p := &s.Player[f.Seat]
	switch {
	case p.Covered&(1<<m.A) != 0:
		return reason{No: NoCovered}
	case s.fitting(f.Seat)&(1<<m.A) == 0:
		return reason{No: NoBalance, A: p.Tokens - 1}
	}
	return reason{}
}

func tokenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	p.Covered |= 1 << m.A
	p.Tokens--
	s.Acts, s.Act[0] = 1, m.A
	log.Add(placed(f.Seat, m.A))
	s.Push(StepNext, f.Seat, 0, 0)
	s.further(f.Seat)
}

// furtherFits reports whether the own token is placed; the silver and golden tokens come after it (KEM-4.3,
// KEM-9.31).
func furtherFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && s.Acts&1 != 0 }

func silverSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Silver != TokenReady }

func silverCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(ActionCount) {
		dst = append(dst, game.Move{Verb: VSilver, A: i})
	}
	return append(dst, game.Move{Verb: VDone})
}

// silverWhy tests the Balance rule once, after all tokens of the turn (KEM-4.5).
func silverWhy(s *State, f Frame, m game.Move) reason {
	p := &s.Player[f.Seat]
	if m.Verb == VDone {
		if !s.Balanced(p.Covered, p.Tokens, TokenReady) {
			return reason{No: NoBalance, A: p.Tokens}
		}
		return reason{}
	}
	if p.Covered&(1<<m.A) != 0 {
		return reason{No: NoCovered}
	}
	if !s.Balanced(p.Covered|1<<m.A, p.Tokens, TokenUsed) {
		return reason{No: NoBalance, A: p.Tokens}
	}
	return reason{}
}

func silverPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	p := &s.Player[f.Seat]
	p.Covered |= 1 << m.A
	p.Silver = TokenUsed
	s.Acts, s.Act[1] = s.Acts|2, m.A
	log.Add(placedSilver(f.Seat, m.A))
}

func goldenSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Golden != TokenReady }

func goldenCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VGolden, A: 0}, game.Move{Verb: VGolden, A: 1}, game.Move{Verb: VDone})
}

func goldenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.Player[f.Seat].Golden = TokenUsed
	s.Acts, s.Act[Golden] = s.Acts|1<<Golden, m.A
	log.Add(placedGolden(f.Seat, m.A))
}
