package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// The Pyramid of Time: section 7.

// freeRow returns the lowest row of the Pyramid without a disc, from 1. Rows fill from the lowest.
func (s *State) freeRow() (row uint8) {
	for i := range s.Player {
		row = max(row, s.Player[i].Row)
	}
	return row + 1
}

// Passing is what a seat gets for passing now.
type Passing struct {
	Row       uint8  // of the Pyramid of Time, from 1; 0 for the last to pass (PHA-7.1, PHA-7.2)
	Cells     []Cell // the gains of that row, one at each later turn (PHA-7.5)
	First     bool   // the row gives the First Player token (PHA-7.1)
	Keeps     bool   // the seat has that token already (PHA-RUL-30)
	Jar       bool   // (PHA-7.3)
	HeadStart bool   // the General brings the first gain at once (PHA-10.6)
}

// Passing returns what a seat that has not passed yet gets for passing now.
func (s *State) Passing(seat game.Seat) Passing {
	get := Passing{Jar: s.Round < Rounds && s.jarsShown() > 0}
	after := *s
	if after.Player[seat].Passed = true; after.allPassed() {
		return get
	}
	get.Row = s.freeRow()
	get.First, get.Keeps = get.Row == 1, s.First == seat
	get.Cells = s.Data.Rows[get.Row-1][1:]
	get.HeadStart = s.Player[seat].Nobles&s.Data.generals != 0
	return get
}

// enterPyramid puts the disc of a seat on the lowest free row (PHA-7.1).
func (s *State) enterPyramid(seat game.Seat, log *game.Log) {
	row := s.freeRow()
	p := &s.Player[seat]
	p.Row, p.Cell = row, 0
	log.Add(passesInto(seat, row))
	if row == 1 && s.First != seat {
		s.First = seat
		log.Add(takesFirst(seat))
	}
}

// advanceDisc moves the disc one cell, and reports whether there was one more (PHA-7.5).
func (s *State) advanceDisc(seat game.Seat, log *game.Log) bool {
	p := &s.Player[seat]
	if p.Row == 0 || int(p.Cell)+1 >= len(s.Data.Rows[p.Row-1]) {
		return false
	}
	p.Cell++
	log.Add(advances(seat, Disc{Row: p.Row, Cell: p.Cell}))
	return true
}

func advanceRun(s *State, f Frame, log *game.Log) {
	if s.advanceDisc(f.Seat, log) {
		s.Push(StepPyramid, f.Seat, 0, 0)
	}
}

// pyramidFits accepts a seat whose disc is on the Pyramid (PHA-7.5).
func pyramidFits(s *State, f, _ Frame) bool { return s.Player[f.Seat].Row > 0 && s.human(f.Seat) }

func pyramidCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VGain, uint8(1<<GainBasic|1<<GainSilver|1<<GainOffering))
}

// pyramidWhy allows the gain of the cell reached or of any cell to its left (PHA-7.5), if it is available now
// (PHA-7.7).
func pyramidWhy(s *State, f Frame, m game.Move) Reason {
	p := &s.Player[f.Seat]
	switch {
	case s.Data.reached[p.Row-1][p.Cell]&(1<<m.A) == 0:
		return Reason{No: NoCell, A: m.A}
	case m.A == GainBasic && s.basicsLeft() == 0:
		return Reason{No: NoBasics}
	case m.A == GainSilver && s.Supply[Silver] == 0:
		return Reason{No: NoSupply, A: uint8(Silver)}
	case m.A == GainOffering && !s.bonusLeft():
		return Reason{No: NoOfferings}
	}
	return Reason{}
}

// setReached works out the gains of each cell and of the cells to its left.
func (c *Components) setReached() {
	for row, cells := range c.Rows {
		set := uint8(0)
		for at, cell := range cells {
			if cell >= CellBasic {
				set |= 1 << (cell - CellBasic)
			}
			c.reached[row][at] = set
		}
	}
}

// gains returns the gains of a player's cell and of the cells to its left that are available now.
func (s *State) gains(seat game.Seat) (set uint8) {
	p := &s.Player[seat]
	set = s.Data.reached[p.Row-1][p.Cell%MaxCells]
	if set&(1<<GainBasic) != 0 && s.basicsLeft() == 0 {
		set &^= 1 << GainBasic
	}
	if set&(1<<GainSilver) != 0 && s.Supply[Silver] == 0 {
		set &^= 1 << GainSilver
	}
	if set&(1<<GainOffering) != 0 && !s.bonusLeft() {
		set &^= 1 << GainOffering
	}
	return set
}

func pyramidLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VGain, s.gains(f.Seat))
}

func pyramidSkip(s *State, f Frame, _ *game.Log) bool { return s.gains(f.Seat) == 0 }

func pyramidPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.A {
	case GainBasic:
		s.Push(StepBasic, f.Seat, 0, game.Unknown)
	case GainSilver:
		s.gain(f.Seat, log, Silver)
	case GainOffering:
		s.Push(StepBonus, f.Seat, 0, 0)
	}
}
