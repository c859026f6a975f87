package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// The Pyramid of Time: section 7.

// enter puts the disc on the lowest row without one (PHA-7.1).
func (s *State) enter(seat game.Seat, log *game.Log) {
	highest := 0
	for i := range s.Player {
		highest = max(highest, int(s.Player[i].Row)) // they fill from the lowest
	}
	row := uint8(highest) + 1
	p := &s.Player[seat]
	p.Row, p.Cell = row, 0
	log.Announce(evPass, seat, row, 0, 0, 0)
	if row == 1 && s.First != seat {
		s.First = seat
		log.Announce(evTookFirst, seat, 0, 0, 0, 0)
	}
}

// step moves the disc one cell, if there is one more (PHA-7.5).
func (s *State) step(seat game.Seat, log *game.Log) bool {
	p := &s.Player[seat]
	if p.Row == 0 || int(p.Cell)+1 >= len(s.Data.Rows[p.Row-1]) {
		return false
	}
	p.Cell++
	log.Announce(evAdvance, seat, p.Row, p.Cell, 0, 0)
	return true
}

func advanceRun(s *State, f Frame, log *game.Log) {
	if s.step(f.Seat, log) {
		s.Push(StepPyramid, f.Seat, 0, 0)
	}
}

func pyramidTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: vGain, A: gainBasic}, game.Move{Verb: vGain, A: gainSilver}, game.Move{Verb: vGain, A: gainOffering})
}

// pyramidWhy: the cell reached or any further left (PHA-7.5), if it can be given now (PHA-7.7).
func pyramidWhy(s *State, f Frame, m game.Move) reason {
	p := &s.Player[f.Seat]
	reached := false
	for _, cell := range s.Data.Rows[p.Row-1][:p.Cell+1] {
		reached = reached || cell == CellBasic+Cell(m.A)
	}
	switch {
	case !reached:
		return reason{No: noCell, A: m.A}
	case m.A == gainBasic && !s.basicLeft():
		return reason{No: noBasics}
	case m.A == gainSilver && s.Supply[Silver] == 0:
		return reason{No: noSupply, A: uint8(Silver)}
	case m.A == gainOffering && !s.bonusLeft():
		return reason{No: noOfferings}
	}
	return reason{}
}

// reach works out what each cell gives, or one further left.
func (c *Components) reach() {
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

// gains are those of a player's cell and further left that can be given now, as a set.
func (s *State) gains(seat game.Seat) (set uint8) {
	p := &s.Player[seat]
	set = s.Data.reached[p.Row-1][p.Cell%maxCells]
	if set&(1<<gainBasic) != 0 && !s.basicLeft() {
		set &^= 1 << gainBasic
	}
	if set&(1<<gainSilver) != 0 && s.Supply[Silver] == 0 {
		set &^= 1 << gainSilver
	}
	if set&(1<<gainOffering) != 0 && !s.bonusLeft() {
		set &^= 1 << gainOffering
	}
	return set
}

func pyramidLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, vGain, s.gains(f.Seat))
}

func pyramidSkip(s *State, f Frame, _ *game.Log) bool { return s.gains(f.Seat) == 0 }

func pyramidPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.A {
	case gainBasic:
		s.Push(StepBasic, f.Seat, 0, game.Unknown)
	case gainSilver:
		s.gain(f.Seat, log, Silver)
	case gainOffering:
		s.Push(StepBonus, f.Seat, 0, 0)
	}
}
