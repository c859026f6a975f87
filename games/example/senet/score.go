package senet

import "ennead/game"

// Score counts the pawns that left the board (SEN-4.1).
func (s *State) Score(seat game.Seat) int { return int(s.Out[seat]) }

// Rank returns the place of a seat.
func (s *State) Rank(seat game.Seat) int { return 1 + min(1, max(0, s.Score(1-seat)-s.Score(seat))) }

// Sheet has one line.
func (s *State) Sheet() []game.Category {
	return []game.Category{{Key: "senet.sheet.out", Points: []int{s.Score(0), s.Score(1)}}}
}

// Won reports whether somebody has won (SEN-4.1).
func (s *State) Won() bool { return int(max(s.Out[0], s.Out[1])) == s.Box.Pawns }
