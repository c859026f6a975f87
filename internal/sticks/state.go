package sticks

import (
	"slices"

	"ennead/game"
)

type step uint8

const (
	dealing step = iota
	hiding
	throwing
	choosing
	laying
	over
)

var stepNames = []string{"deal", "hide", "throw", "choose", "lay", "over"}

const bankMost = 10

// State is one moment of the game.
type State struct {
	rules           game.Under
	players, rounds uint8
	step            step
	round, turn     uint8 // from 0
	face            uint8
	player          [4]player
}

type player struct {
	amulet uint8 // 0 until dealt, Unknown when masked
	hand   uint8 // 0 until chosen, Unknown when masked
	worn   bool
	bank   [2]uint8
}

// Seats counts the places.
func (s *State) Seats() int { return int(s.players) }

// Automata is empty.
func (s *State) Automata() game.Seats { return 0 }

// Owing says who owes a choice.
func (s *State) Owing() game.Seats {
	switch s.step {
	case dealing, throwing:
		return game.Nature.Set()
	case hiding:
		var owing game.Seats
		for i := range s.players {
			if s.player[i].hand == 0 {
				owing = owing.With(game.Seat(i))
			}
		}
		return owing
	case choosing, laying:
		return game.Seat(s.turn).Set()
	}
	return 0
}

// Moves are the legal choices.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) {
		return dst
	}
	for _, m := range s.candidates() {
		if s.Why(seat, m).No == 0 {
			dst = append(dst, m)
		}
	}
	return dst
}

// Candidates is what could be pointed at.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) {
		return dst
	}
	return append(dst, s.candidates()...)
}

func (s *State) candidates() []game.Move {
	switch s.step {
	case dealing:
		return []game.Move{{Verb: vAmulet, A: 1}, {Verb: vAmulet, A: 2}, {Verb: vAmulet, A: 3}}
	case hiding:
		return []game.Move{{Verb: vHide, A: 1}, {Verb: vHide, A: 2}}
	case throwing:
		return []game.Move{{Verb: vThrow, A: 1}, {Verb: vThrow, A: 2}, {Verb: vThrow, A: 3}, {Verb: vThrow, A: 4},
			{Verb: vThrow, A: 5}}
	case choosing:
		return []game.Move{{Verb: vKeep}, {Verb: vLeave}, {Verb: vWear}}
	case laying:
		return []game.Move{{Verb: vLay, A: 0}, {Verb: vLay, A: 1}}
	}
	return nil
}

// The kinds of refusals.
const (
	noWorn = game.NotNow + 1 + iota
	noBanks
	noBank // A: which
)

// Why says why a move is not legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	if !s.Owing().Has(seat) {
		return game.Reason{No: game.NotYours}
	}
	switch {
	case !slices.Contains(s.candidates(), m):
		return game.Reason{No: game.NotNow}
	// Before rules 2 (STK-4, until 9999-12-31): the amulet is worn once in a game.
	case m.Verb == vWear && s.player[seat].worn && s.rules.Before(2):
		return game.Reason{No: noWorn}
	case (m.Verb == vKeep || m.Verb == vWear) && s.full(seat):
		return game.Reason{No: noBanks}
	case m.Verb == vLay && s.player[seat].bank[m.A] == bankMost:
		return game.Reason{No: noBank, A: m.A}
	}
	return game.Reason{}
}

func (s *State) full(seat game.Seat) bool { return s.player[seat].bank == [2]uint8{bankMost, bankMost} }

// Weight is the odds of an outcome.
func (s *State) Weight(m game.Move) int {
	if m.Verb == vThrow {
		return odds[m.A]
	}
	return 1
}
