package kemet

import (
	"encoding/binary"
	"math/bits"

	"ennead/game"
	"ennead/game/set"
)

// Code written for speed. Each function equals a plainer one, and fast_test.go compares them: a step's Legal lists
// the Candidates that its Why allows, and the other comments name what the function replaces.

// kinds returns the set of kinds with at least one card.
func (h *Hand) kinds() Kinds {
	low, high := binary.LittleEndian.Uint64(h[:]), binary.LittleEndian.Uint64(h[CardKinds-8:])
	return Kinds(set.Eight(low)) | Kinds(set.Eight(high))<<(CardKinds-8)
}

// askLegal looks only at the cards for the window.
func askLegal(s *State, f Frame, dst []game.Move) []game.Move {
	for kinds := s.Player[f.Seat].Cards.kinds() & s.Data.window[f.A]; kinds != 0; kinds = kinds.Rest() {
		if k := kinds.First(); s.whyNotNow(f.Seat, f.A, &s.Data.Cards[k]).No == 0 {
			dst = append(dst, game.Move{Verb: VCard, A: k})
		}
	}
	if s.inReserve(f.Seat) != 0 {
		dst = s.newcomers(f.Seat, dst)
	}
	return append(dst, game.Move{Verb: VPass})
}

// tokenLegal decides for whole levels instead of single spaces.
func tokenLegal(s *State, f Frame, dst []game.Move) []game.Move {
	for fit := s.fitting(f.Seat); fit != 0; fit &= fit - 1 {
		dst = append(dst, game.Move{Verb: VToken, A: uint8(bits.TrailingZeros16(fit))})
	}
	return dst
}

// raiseLegal adds up the costs from level to level.
func raiseLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p, rebate := &s.Player[f.Seat], s.PowerOf(f.Seat, PowerMagic)
	most := int(p.Prayer) + s.PowerOf(f.Seat, PowerRa)
	for c := range Colour(Colours) {
		cost := 0
		for level := p.Level[c] + 1; level <= TopLevel; level++ {
			if cost += max(0, s.Data.Cost.Raise[level]-rebate); cost > most {
				break
			}
			dst = append(dst, raiseTo(c, level))
		}
	}
	return append(dst, game.Move{Verb: VDone})
}

// buyLegal works out once up to which level the seat can buy.
func buyLegal(s *State, f Frame, dst []game.Move) []game.Move {
	rebate := s.PowerOf(f.Seat, PowerPriestess) + s.PowerOf(f.Seat, PowerRa)
	most := min(int(s.Best(f.Seat, Colour(f.A))), int(s.Player[f.Seat].Prayer)+rebate)
	for t := s.Data.colour[f.A] &^ s.sold(); t != 0; t = t.Rest() {
		if tile := &s.Data.Tiles[t.First()]; tile.Level <= most && !s.ownsArt(f.Seat, tile.Art) {
			dst = append(dst, game.Move{Verb: VBuy, A: t.First()})
		}
	}
	return append(dst, game.Move{Verb: VDone})
}

// marchLegal looks ahead once for all steps.
func marchLegal(s *State, f Frame, dst []game.Move) []game.Move {
	w := s.walk(f.Seat)
	easy := w.easy()
	for _, verb := range stepKinds {
		for to := w.open(verb); to != 0; to = to.Rest() {
			if easy.Has(to.First()) || w.someGroup(verb, to.First()) {
				dst = append(dst, game.Move{Verb: verb, A: to.First()})
			}
		}
	}
	if w.stops() {
		dst = append(dst, game.Move{Verb: VDone})
	}
	return dst
}

// groupLegal looks ahead once, and not at all for groups small enough to stop there.
func groupLegal(s *State, f Frame, dst []game.Move) []game.Move {
	w := s.walk(f.Seat)
	easy := w.easyUnits(s.March.To)
	for n := uint8(1); n <= w.units[s.March.At]; n++ {
		if n <= easy || w.whyNotUnits(f.A, s.March.To, n).No == 0 {
			dst = append(dst, game.Move{Verb: VUnits, A: n})
		}
	}
	return dst
}

// easy returns spaces that one unit can enter alone and stop in: no wall bars it, and no limit is exceeded there or
// where the group is. Other spaces may be legal too, but need a full look-ahead.
func (w *walk) easy() Set {
	here := w.march.At
	if behind := w.units[here] - 1; behind > 0 && !w.fits(behind, w.beastsAt(here)) {
		return 0
	}
	var full, one Set // spaces without room, and spaces with at least one creature
	for held := w.held; held != 0; held = held.Rest() {
		if space := held.First(); w.units[space] >= w.most {
			full |= bit(space)
		}
	}
	for beasts := w.mine; beasts != 0; beasts &= beasts - 1 {
		at := bit(w.beast[first8(beasts)])
		full |= one & at
		one |= at
	}
	return ^(full | w.walled())
}

// easyUnits returns the largest number of units that can enter a space without creatures and stop; smaller groups can
// too. It returns 0 if the space needs a full look-ahead.
func (w *walk) easyUnits(to uint8) uint8 {
	if !w.easy().Has(to) {
		return 0
	}
	return min(w.units[w.march.At], w.most-w.units[to])
}

// walled returns the districts that only a group with a creature that ignores walls may enter (KEM-5.5.9).
func (w *walk) walled() (set Set) {
	if w.march.OpenGates {
		return 0
	}
	for city, owner := range w.owner {
		if owner != NoSeat && owner != w.seat {
			set |= w.Board().Homes[city]
		}
	}
	if !w.march.Entered {
		set &^= w.Board().Land[w.march.Start]
	}
	return set
}

// turn begins a turn with the free step and a window (KEM-4.2.1, KEM-3.4). Without a creature in reserve it opens the
// window at once, because the free step would be skipped.
func (s *State) turn(seat game.Seat) {
	if s.inReserve(seat) == 0 {
		s.window(BeforeAction, 0)
		return
	}
	s.Push(StepWindow, 0, BeforeAction, 0)
	s.Push(StepFree, seat, 0, 0)
}

// further asks for the silver and the golden token (KEM-4.3, KEM-9.31). Usually neither is ready, and both steps
// would be skipped.
func (s *State) further(seat game.Seat) {
	if p := &s.Player[seat]; p.Silver == TokenReady || p.Golden == TokenReady {
		s.Push(StepGolden, seat, 0, 0)
		s.Push(StepSilver, seat, 0, 0)
	}
}

// fitting returns the free action spaces where an own token keeps Balance possible, if necessary with the silver
// token on another level (KEM-4.2.4, KEM-4.5). All spaces of a level are equal here.
func (s *State) fitting(seat game.Seat) (set uint16) {
	p := &s.Player[seat]
	if int(p.Tokens) > len(s.Data.level) { // enough tokens are left for every level
		return (s.Data.level[0] | s.Data.level[1] | s.Data.level[2]) &^ p.Covered
	}
	for _, level := range s.Data.level {
		covered := p.Covered | level
		fits := s.Balanced(covered, p.Tokens-1, p.Silver)
		for _, other := range s.Data.level {
			fits = fits ||
				p.Silver == TokenReady && other&^covered != 0 && s.Balanced(covered|other, p.Tokens-1, TokenUsed)
		}
		if fits {
			set |= level &^ p.Covered
		}
	}
	return set
}
