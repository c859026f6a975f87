package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// The Nile: section 6.2.

func optionCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for i := range s.Data.Options {
		dst = append(dst, game.Move{Verb: VOption, A: uint8(i) + 1})
	}
	return dst
}

// optionWhy allows any option that can be paid, even if all its tracks are full (PHA-RUL-28).
func optionWhy(s *State, f Frame, m game.Move) Reason {
	if !s.Affords(f.Seat, &Purchase{Quarter: Nile, Option: m.A - 1}) {
		return Reason{No: NoMeansOption}
	}
	return Reason{}
}

// optionLegal counts the hand once for all options.
func optionLegal(s *State, f Frame, dst []game.Move) []game.Move {
	var h hand
	s.handFor(&h, f.Seat, Nile)
	return flow.List(dst, VOption, h.covered(h.tariff.all)<<1)
}

func optionPlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Buy.Option = m.A - 1 }

// nileGainFits accepts a place among the gains of an option, or the end of the list (PHA-6.2.2).
func nileGainFits(s *State, f, _ Frame) bool {
	return s.human(f.Seat) && int(f.A) < len(s.Data.Options) && int(f.B) <= len(s.Data.Options[f.A].Gains)
}

func nileGainRun(s *State, f Frame, log *game.Log) { s.nileGain(f.Seat, f.A, f.B, log) }

// nileGain gives the gains of option n from index from on, left to right, then its arrows (PHA-6.2.1). A jar
// interrupts it: the rest waits on the stack.
func (s *State) nileGain(seat game.Seat, n, from uint8, log *game.Log) {
	option := &s.Data.Options[n]
	if at := s.takeAll(seat, option.Gains, from, log); int(at) < len(option.Gains) {
		s.Push(StepNileGain, seat, n, at+1)
		s.Push(StepDrawJar, seat, 0, 0)
		return
	}
	for i := len(option.Arrows) - 1; i >= 0; i-- {
		s.Push(StepTrack, seat, option.Arrows[i], 0)
	}
}

// takeAll gives the resources of a list from index at to the next jar. It returns the index of that jar, or the
// length of the list (PHA-6.2.2, PHA-6.5.2).
func (s *State) takeAll(seat game.Seat, gains []Gain, at uint8, log *game.Log) uint8 {
	var list [4]Colour
	n := 0
	for ; int(at) < len(gains) && gains[at] != GainJar; at++ {
		list[n] = Colour(gains[at])
		n++
	}
	s.gain(seat, log, list[:n]...)
	return at
}

// trackFits accepts any set of tracks that is not empty (PHA-6.2.2).
func trackFits(s *State, f, _ Frame) bool { return s.human(f.Seat) && within(f.A, 1, 1<<Colours-1) }

func trackCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for c := range uint8(Colours) {
		dst = append(dst, game.Move{Verb: VTrack, A: c})
	}
	return dst
}

func trackLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VTrack, s.tracks(f))
}

// tracks returns the tracks that an arrow allows and that have room (PHA-6.2.2, PHA-6.2.3).
func (s *State) tracks(f Frame) (set uint8) {
	for c, cell := range s.Player[f.Seat].Nile {
		if cell < TopCell {
			set |= 1 << c
		}
	}
	return set & f.A
}

// trackWhy refuses tracks that the arrow does not allow, and full ones (PHA-6.2.2, PHA-6.2.3).
func trackWhy(s *State, f Frame, m game.Move) Reason {
	switch {
	case f.A&(1<<m.A) == 0:
		return Reason{No: NoTrack, A: m.A}
	case s.Player[f.Seat].Nile[m.A] == TopCell:
		return Reason{No: NoRoom, A: m.A}
	}
	return Reason{}
}

// trackSkip loses an arrow without room (PHA-6.2.3, PHA-RUL-8).
func trackSkip(s *State, f Frame, log *game.Log) bool {
	if s.tracks(f) != 0 {
		return false
	}
	log.Add(arrowLost(f.Seat))
	return true
}

func trackPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.advanceNile(f.Seat, Colour(m.A), log)
}

// advanceNile moves a disc one cell up a track that has room.
func (s *State) advanceNile(seat game.Seat, c Colour, log *game.Log) {
	p := &s.Player[seat]
	p.Nile[c]++
	log.Add(nileStep(seat, c, p.Nile[c]))
}
