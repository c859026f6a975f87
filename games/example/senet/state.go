package senet

import (
	"ennead/game"
	"ennead/game/flow"
)

// Components holds the figures of components.yaml, under the same names.
type Components struct {
	Houses, Pawns       int
	Sticks, Again, Safe []int // Sticks: the weight of each number of steps
	Amulets             []int // how many there are of each number
	Hand                int   // amulets that each player draws
}

// The bounds of the figures.
const (
	Players   = 2
	MaxHouses = 60
	MaxSteps  = 9
	MaxNumber = 3 // on an amulet
)

// State is the state of a game.
type State struct {
	flow.Stack
	Box       *Components
	Path      [MaxHouses + 1]uint8 // by house, from 1: whose pawn is there, see [Pawn], or 0
	Out       [Players]uint8       // pawns that left the board
	Bag, Laid Amulets              // still in the bag; laid open
	Hand      [Players]Amulets     // what each player holds (secret)
	Held      [Players]uint8       // how many that are (public)
}

// Amulets count amulets by their number.
type Amulets [MaxNumber + 1]uint8

// Pawn returns what Path contains where that seat has a pawn.
func Pawn(seat game.Seat) uint8 { return uint8(seat) + 1 }

// On says whose pawn is on a house, if any.
func (s *State) On(house int) (game.Seat, bool) {
	return game.Seat(s.Path[house]) - 1, s.Path[house] != 0
}

func (s *State) Seats() int               { return Players }
func (s *State) Automata() game.Seats     { return 0 }
func (s *State) Copy() game.State         { c := *s; return &c }
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }
func (s *State) Equal(o game.State) bool  { return *s == *o.(*State) }

func (s *State) Moves(dst []game.Move, q game.Seat) []game.Move {
	return Steps.Moves(s, &s.Stack, dst, q)
}
func (s *State) Candidates(dst []game.Move, q game.Seat) []game.Move {
	return Steps.Candidates(s, &s.Stack, dst, q)
}
func (s *State) Why(q game.Seat, m game.Move) game.Reason { return Steps.Why(s, &s.Stack, q, m) }

// Play applies a legal move and whatever follows from it without a choice.
func (s *State) Play(q game.Seat, m game.Move, log *game.Log) {
	f := s.Take(q)
	Steps[f.Step].Play(s, f, m, log)
	Steps.Settle(s, &s.Stack, log)
}

// Weight returns the weight of a throw, or how many amulets of a number are in the bag.
func (s *State) Weight(m game.Move) int {
	if m.Verb == VDraw {
		return int(s.Bag[m.A])
	}
	return s.Box.Sticks[m.A]
}
