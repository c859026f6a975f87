package kemet

import (
	"math/bits"

	"ennead/game"
)

// Tokens: where they may be placed (KEM-4.2.4 to KEM-4.7) and the Balance rule.

const Golden = 2 // among the actions of a turn, after the own token's and the silver one's

// Balanced tells whether covering those spaces leaves the Balance rule possible (KEM-4.5): every level
// without a token can still get one.
func (s *State) Balanced(covered uint16, own, silver uint8) bool {
	left := int(own)
	if own > 0 && silver == TokenReady {
		left++
	}
	return left >= len(s.Data.level) || s.bare(covered) <= left
}

// bare counts the levels without a token.
func (s *State) bare(covered uint16) (n int) {
	for _, level := range s.Data.level {
		if covered&level == 0 {
			n++
		}
	}
	return n
}

// fitting is the set of free spaces where an own token leaves Balance possible, if need be with the
// silver token on another level (KEM-4.2.4, KEM-4.5). All spaces of a level are worth the same.
func (s *State) fitting(seat game.Seat) (set uint16) {
	p := &s.Player[seat]
	if int(p.Tokens) > len(s.Data.level) { // enough are left for every level
		return (s.Data.level[0] | s.Data.level[1] | s.Data.level[2]) &^ p.Covered
	}
	for _, level := range s.Data.level {
		covered := p.Covered | level
		fits := s.Balanced(covered, p.Tokens-1, p.Silver)
		for _, other := range s.Data.level {
			fits = fits || p.Silver == TokenReady && other&^covered != 0 && s.Balanced(covered|other, p.Tokens-1, TokenUsed)
		}
		if fits {
			set |= level &^ p.Covered
		}
	}
	return set
}

func tokenTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(ActionCount) {
		dst = append(dst, game.Move{Verb: VToken, A: i})
	}
	return dst
}

// tokenLegal looks at levels instead of spaces.
func tokenLegal(s *State, f Frame, dst []game.Move) []game.Move {
	for fit := s.fitting(f.Seat); fit != 0; fit &= fit - 1 {
		dst = append(dst, game.Move{Verb: VToken, A: uint8(bits.TrailingZeros16(fit))})
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
	log.Announce(EvToken, f.Seat, m.A, 0, 0, 0)
	s.Push(StepNext, f.Seat, 0, 0)
	if p.Silver == TokenReady || p.Golden == TokenReady { // mostly neither
		s.Push(StepGolden, f.Seat, 0, 0)
		s.Push(StepSilver, f.Seat, 0, 0)
	}
}

func silverSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Silver != TokenReady }

func silverTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for i := range uint8(ActionCount) {
		dst = append(dst, game.Move{Verb: VSilver, A: i})
	}
	return append(dst, game.Move{Verb: VDone})
}

// silverWhy: tested once, after all tokens of the turn (KEM-4.5).
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
	log.Announce(EvSilver, f.Seat, m.A, 0, 0, 0)
}

func goldenSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Golden != TokenReady }

func goldenTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VGolden, A: 0}, game.Move{Verb: VGolden, A: 1}, game.Move{Verb: VDone})
}

func goldenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.Player[f.Seat].Golden = TokenUsed
	s.Acts, s.Act[Golden] = s.Acts|1<<Golden, m.A
	log.Announce(EvGolden, f.Seat, m.A, 0, 0, 0)
}

// tokenFits: the active player has an own token left (KEM-4.2.4).
func tokenFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && s.Player[f.Seat].Tokens > 0 }

// furtherFits: the silver and the golden token come after the own one (KEM-4.3, KEM-9.31).
func furtherFits(s *State, f, _ Frame) bool { return f.Seat == s.Active && s.Acts&1 != 0 }
