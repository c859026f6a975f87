package senet

import (
	"ennead/game"
	"ennead/game/flow"
)

const players, maxHouses, maxSteps = 2, 60, 9

// State is one moment of the game.
type State struct {
	flow.Stack
	box  *contents
	path [maxHouses + 1]uint8 // by house, from 1: whose pawn stands there, see pawn, or 0
	out  [players]uint8       // pawns that left the board
}

func pawn(seat game.Seat) uint8 { return uint8(seat) + 1 }

func (s *State) Moves(dst []game.Move, q game.Seat) []game.Move {
	return steps.Moves(s, &s.Stack, dst, q)
}
func (s *State) Tries(dst []game.Move, q game.Seat) []game.Move {
	return steps.Tries(s, &s.Stack, dst, q)
}
func (s *State) Why(q game.Seat, m game.Move) game.Reason { return steps.Why(s, &s.Stack, q, m) }
func (s *State) Weight(m game.Move) int                   { return s.box.Sticks[m.A] }

func (s *State) Seats() int                           { return players }
func (s *State) Automata() game.Seats                 { return 0 }
func (s *State) Seen(game.Seat, game.Move) game.Seats { return game.Everyone }
func (s *State) Mask(game.Seat)                       {} // nothing is hidden
func (s *State) Guess(game.Seat, *game.Rand)          {}
func (s *State) Copy() game.State                     { c := *s; return &c }
func (s *State) CopyFrom(from game.State)             { *s = *from.(*State) }
func (s *State) Equal(other game.State) bool          { return *s == *other.(*State) }

// Play applies a legal move, and whatever follows from it without a choice.
func (s *State) Play(q game.Seat, m game.Move, log *game.Log) {
	f := s.Take(q)
	steps[f.Step].Play(s, f, m, log)
	steps.Settle(s, &s.Stack, log)
}

// Houses is the length of the path, and On whose pawn stands on a house, if any does.
func (s *State) Houses() int { return s.box.Houses }
func (s *State) On(house int) (game.Seat, bool) {
	return game.Seat(s.path[house]) - 1, s.path[house] != 0
}

// Score is SEN-4.1.
func (s *State) Score(seat game.Seat) int { return int(s.out[seat]) }

// Rank is the place of a seat.
func (s *State) Rank(seat game.Seat) int { return 1 + min(1, max(0, s.Score(1-seat)-s.Score(seat))) }

// Sheet is one line.
func (s *State) Sheet() []game.Category {
	return []game.Category{{Key: "senet.sheet.out", Points: []int{s.Score(0), s.Score(1)}}}
}

// Judge is an opinion for bots: a pawn is worth the part of its way that it has gone.
func Judge(state game.State, values []float32) {
	s := state.(*State)
	for seat := range values {
		values[seat] = float32(s.out[seat])
	}
	for house, who := range s.path {
		if who != 0 {
			values[who-1] += float32(house) / float32(s.box.Houses+1)
		}
	}
}
