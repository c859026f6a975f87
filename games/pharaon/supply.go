package pharaon

import "ennead/game"

// Tokens and where they come from: PHA-1.5, PHA-1.6, section 4.

// gain takes one resource from the supply; if there is none that gain is ignored (PHA-1.5).
func (s *State) gain(seat game.Seat, c Colour, log *game.Log) {
	if s.Supply[c] == 0 {
		log.Note(evNoGain, seat, uint8(c), 0, 0, 0)
		return
	}
	s.Supply[c]--
	s.Player[seat].Tokens[c]++
	log.Note(evGain, seat, uint8(c), 0, 0, 0)
}

func silverRun(s *State, f Frame, log *game.Log) {
	for range f.A {
		s.gain(f.Seat, Silver, log)
	}
}

// put takes a token out of the area of a seat, to the supply or the offering discard (PHA-4.3).
func (s *State) put(seat game.Seat, t Token) {
	s.Player[seat].Tokens[t]--
	s.back(t)
}

// back returns a token to the supply or the offering discard; a marker is gone (PHA-RUL-24).
func (s *State) back(t Token) {
	switch {
	case t >= Marker:
	case t < ResourceOffering:
		s.Supply[t]++
	default:
		s.Spent[t-ResourceOffering]++
	}
}

func (s *State) basicLeft() bool {
	for _, n := range s.Supply[:colours] {
		if n > 0 {
			return true
		}
	}
	return false
}

// allColours offers the five basic colours.
func allColours(_ *State, _ Frame, dst []game.Move) []game.Move {
	for c := range uint8(colours) {
		dst = append(dst, game.Move{Verb: vColour, A: c})
	}
	return dst
}

// basicSkip: PHA-RUL-27, a gain of choice is ignored if no colour is in supply.
func basicSkip(s *State, f Frame, _ *game.Log) bool {
	for c := range uint8(colours) {
		if s.Supply[c] > 0 && c != f.B {
			return false
		}
	}
	return true
}

func basicWhy(s *State, f Frame, m game.Move) reason {
	switch {
	case m.A == f.B:
		return reason{no: noSameColour}
	case s.Supply[m.A] == 0:
		return reason{no: noSupply, a: m.A}
	}
	return reason{}
}

func basicPlay(s *State, f Frame, m game.Move, log *game.Log) { s.gain(f.Seat, Colour(m.A), log) }

// readyBag returns the offering discard to an empty bag (PHA-1.6) and tells whether a token can be drawn.
func (s *State) readyBag() bool {
	if sum(s.Bag) > 0 {
		return true
	}
	if sum(s.Spent) == 0 {
		return false
	}
	s.Bag, s.Spent = s.Spent, [offeringKinds]uint8{}
	return true
}

func sum(kinds [offeringKinds]uint8) (n int) {
	for _, k := range kinds {
		n += int(k)
	}
	return n
}

func bagTries(s *State, _ Frame, dst []game.Move) []game.Move {
	for k, n := range s.Bag {
		if n > 0 {
			dst = append(dst, game.Move{Verb: vOffering, A: uint8(ResourceOffering) + uint8(k)})
		}
	}
	return dst
}

func drawBagSkip(s *State, _ Frame, _ *game.Log) bool { return !s.readyBag() }

func drawBagPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A-uint8(ResourceOffering)]--
	s.Player[f.Seat].Tokens[m.A]++
	log.Note(evTookBonus, f.Seat, m.A, 1, 0, 0)
}
