package sticks

import "ennead/game"

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

// Owing returns the seats to move.
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

// Moves lists the legal moves.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) {
		return dst
	}
	for _, m := range s.candidates() {
		if s.Refuse(seat, m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

// Tries lists the moves that could be tried.
func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move {
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
		return []game.Move{{Verb: vThrow, A: 1}, {Verb: vThrow, A: 2}, {Verb: vThrow, A: 3}, {Verb: vThrow, A: 4}, {Verb: vThrow, A: 5}}
	case choosing:
		return []game.Move{{Verb: vKeep}, {Verb: vLeave}, {Verb: vWear}}
	case laying:
		return []game.Move{{Verb: vLay, A: 0}, {Verb: vLay, A: 1}}
	}
	return nil
}

// Refuse says why a move is illegal.
func (s *State) Refuse(seat game.Seat, m game.Move) *game.Refusal {
	no := func(rule, key string, args ...any) *game.Refusal {
		return &game.Refusal{Message: game.Say(rule, "sticks.refuse."+key, args...)}
	}
	if !s.Owing().Has(seat) {
		return no("STK-3", "turn")
	}
	listed := false
	for _, c := range s.candidates() {
		listed = listed || c == m
	}
	switch {
	case !listed:
		return no("STK-4", "now")
	case m.Verb == vWear && s.player[seat].worn:
		return no("STK-4", "worn")
	case (m.Verb == vKeep || m.Verb == vWear) && s.full(seat):
		return no("STK-5", "banks", "most", bankMost)
	case m.Verb == vLay && s.player[seat].bank[m.A] == bankMost:
		return no("STK-5", "bank", "bank", game.Term("sticks.bank."+banks[m.A]), "most", bankMost)
	}
	return nil
}

func (s *State) full(seat game.Seat) bool { return s.player[seat].bank == [2]uint8{bankMost, bankMost} }

// Weight returns the odds of an outcome.
func (s *State) Weight(m game.Move) int {
	if m.Verb == vThrow {
		return odds[m.A]
	}
	return 1
}
