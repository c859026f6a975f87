package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// Tokens and where they come from: PHA-1.5, PHA-1.6, section 4.

// gain takes up to four resources from the supply, one by one. A resource that the supply lacks is not gained
// (PHA-1.5). One event reports all that was gained.
func (s *State) gain(seat game.Seat, log *game.Log, list ...Colour) {
	var got [4]uint8
	n := 0
	for _, c := range list {
		if s.Supply[c] == 0 {
			log.Add(notGained(seat, c))
			continue
		}
		s.Supply[c]--
		s.Player[seat].Tokens[c]++
		got[n] = uint8(c) + 1
		n++
	}
	if n > 0 {
		log.Add(gained(seat, got))
	}
}

func silverRun(s *State, f Frame, log *game.Log) { s.gainSilver(f.Seat, int(f.A), log) }

func (s *State) gainSilver(seat game.Seat, n int, log *game.Log) {
	silver := [4]Colour{Silver, Silver, Silver, Silver}
	s.gain(seat, log, silver[:n]...)
}

// giveBack returns a token from a seat to the supply or the offering discard (PHA-4.3).
func (s *State) giveBack(seat game.Seat, t Token) {
	s.Player[seat].Tokens[t]--
	s.restock(t)
}

// restock returns a token to the supply or the offering discard. A marker just disappears (PHA-RUL-24).
func (s *State) restock(t Token) {
	switch {
	case t >= Marker:
	case t < ResourceOffering:
		s.Supply[t]++
	default:
		s.Spent[t-ResourceOffering]++
	}
}

// basicsLeft returns the basic colours that the supply still has.
func (s *State) basicsLeft() (set Cards) {
	for c, n := range s.Supply[:Colours] {
		if n > 0 {
			set |= 1 << c
		}
	}
	return set
}

// allColours offers the five basic colours.
func allColours(_ *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VColour, uint8(1<<Colours-1))
}

// basicFits accepts a gain from a noble or from none, of any colour or of all but one (PHA-1.5).
func basicFits(s *State, f, _ Frame) bool {
	return s.human(f.Seat) && f.A <= NobleCount && (f.B < Colours || f.B == game.Unknown)
}

// basicSkip skips the choice if the supply has no colour to offer (PHA-RUL-27).
func basicSkip(s *State, f Frame, _ *game.Log) bool {
	return s.basicsLeft().Without(f.B) == 0
}

func basicLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VColour, s.basicsLeft().Without(f.B))
}

func basicWhy(s *State, f Frame, m game.Move) Reason {
	switch {
	case m.A == f.B:
		return Reason{No: NoSameColour}
	case s.Supply[m.A] == 0:
		return Reason{No: NoSupply, A: m.A}
	}
	return Reason{}
}

func basicPlay(s *State, f Frame, m game.Move, log *game.Log) { s.gain(f.Seat, log, Colour(m.A)) }

// readyBag refills an empty bag from the offering discard (PHA-1.6). It reports whether a token can be drawn.
func (s *State) readyBag() bool {
	if s.Bag != none {
		return true
	}
	if s.Spent == none {
		return false
	}
	s.Bag, s.Spent = s.Spent, none
	return true
}

// Offered counts offerings by kind.
type Offered [offeringKinds]uint8

var none Offered

func bagCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for k, n := range s.Bag {
		if n > 0 {
			dst = append(dst, game.Move{Verb: VOffering, A: uint8(ResourceOffering) + uint8(k)})
		}
	}
	return dst
}

func drawBagSkip(s *State, _ Frame, _ *game.Log) bool { return !s.readyBag() }

func drawBagPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A-uint8(ResourceOffering)]--
	s.Player[f.Seat].Tokens[m.A]++
	log.Add(tookBonus(f.Seat, Token(m.A), Unseen))
}
