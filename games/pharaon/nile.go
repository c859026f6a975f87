package pharaon

import "ennead/game"

// The Nile: section 6.2.

func optionTries(s *State, _ Frame, dst []game.Move) []game.Move {
	for i := range s.Data.Options {
		dst = append(dst, game.Move{Verb: vOption, A: uint8(i) + 1})
	}
	return dst
}

// optionWhy: any option that can be paid, even if all its tracks are full (PHA-RUL-28).
func optionWhy(s *State, f Frame, m game.Move) reason {
	if !s.affords(f.Seat, &Purchase{Quarter: Nile, Option: m.A - 1}) {
		return reason{no: noMeansOption}
	}
	return reason{}
}

// optionLegal works out hand and terms once for all options.
func optionLegal(s *State, f Frame, dst []game.Move) []game.Move {
	h := s.handFor(f.Seat, Nile)
	var p price
	w := s.terms(&p, f.Seat, Nile)
	for i, whole := range s.Data.prices.all[Nile][w] {
		if p.set(whole); h.affords(&p) {
			dst = append(dst, game.Move{Verb: vOption, A: uint8(i) + 1})
		}
	}
	return dst
}

func optionPlay(s *State, _ Frame, m game.Move, _ *game.Log) { s.Buy.Option = m.A - 1 }

// nileGainRun: PHA-6.2.1, gains from left to right, then the arrows.
func nileGainRun(s *State, f Frame, log *game.Log) {
	option := &s.Data.Options[f.A]
	if left := option.Gains[f.B:]; len(left) > 0 {
		s.push(StepNileGain, f.Seat, f.A, f.B)
		at := &s.stack[s.depth-1]
		at.B += s.take(f.Seat, left, log)
		return
	}
	for i := len(option.Arrows) - 1; i >= 0; i-- {
		s.push(StepTrack, f.Seat, option.Arrows[i], 0)
	}
}

// take gains the resources up to the next jar, or sets that jar going, and tells how many gains that
// was (PHA-6.2.2, PHA-6.5.2).
func (s *State) take(seat game.Seat, gains []Gain, log *game.Log) uint8 {
	if gains[0] == GainJar {
		s.push(StepDrawJar, seat, 0, 0)
		return 1
	}
	var list [4]Colour
	n := 0
	for n < len(gains) && gains[n] != GainJar {
		list[n] = Colour(gains[n])
		n++
	}
	s.gain(seat, log, list[:n]...)
	return uint8(n)
}

func trackTries(s *State, f Frame, dst []game.Move) []game.Move {
	for c := range uint8(colours) {
		dst = append(dst, game.Move{Verb: vTrack, A: c})
	}
	return dst
}

// trackWhy: PHA-6.2.2, PHA-6.2.3.
func trackWhy(s *State, f Frame, m game.Move) reason {
	switch {
	case f.A&(1<<m.A) == 0:
		return reason{no: noTrack, a: m.A}
	case s.Player[f.Seat].Nile[m.A] == topCell:
		return reason{no: noRoom, a: m.A}
	}
	return reason{}
}

// trackSkip: an arrow without room is lost (PHA-6.2.3, PHA-RUL-8).
func trackSkip(s *State, f Frame, log *game.Log) bool {
	for c := range uint8(colours) {
		if trackWhy(s, f, game.Move{Verb: vTrack, A: c}) == (reason{}) {
			return false
		}
	}
	log.Note(evNoArrow, f.Seat, 0, 0, 0, 0)
	return true
}

func trackPlay(s *State, f Frame, m game.Move, log *game.Log) { s.float(f.Seat, Colour(m.A), log) }

// float moves a disc one cell up a track that has room.
func (s *State) float(seat game.Seat, c Colour, log *game.Log) {
	p := &s.Player[seat]
	p.Nile[c]++
	log.Note(evNile, seat, uint8(c), p.Nile[c], 0, 0)
}
