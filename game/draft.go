package game

import "slices"

// Drafts are moves beside the turn of which nobody but their author is told. Those that a later draft makes vain leave the
// record (see [Negotiated]), so that putting something together for hours leaves no more than what it came to.

// draft tells whether the n-th turn is one.
func (m *Match) draft(n int) bool {
	return m.steps[n].outOfTurn && m.steps[n].seen == m.Record.Turns[n].Seat.Set() && len(m.allEvents(n)) == 0
}

// overtaken are the numbers of the turns that a move makes vain, the last first.
func (m *Match) overtaken(t Turn, st step) (gone []int) {
	if m.reading || !st.outOfTurn || st.seen != t.Seat.Set() {
		return nil
	}
	s := m.State.(Negotiated)
	for n := len(m.steps) - 1; n >= m.Record.Given; n-- {
		switch earlier := m.Record.Turns[n]; {
		case earlier.Seat != t.Seat || !m.steps[n].outOfTurn:
		case !m.draft(n):
			return gone
		case s.Overtakes(t.Move, earlier.Move):
			gone = append(gone, n)
		}
	}
	return gone
}

// drop takes turns out of the record that told nobody anything, the last first. Copies of the match may share what it held.
func (m *Match) drop(gone []int) {
	if len(gone) == 0 {
		return
	}
	turns, steps := slices.Clone(m.Record.Turns), slices.Clone(m.steps)
	for _, n := range gone {
		m.take(turns[n].Seat, steps[n], Room.minus)
		turns, steps = slices.Delete(turns, n, n+1), slices.Delete(steps, n, n+1)
	}
	m.Record.Turns, m.steps = turns, steps
}

// Made counts the moves that were made, those included that have left the record since.
func (m *Match) Made() int { return m.made }

// After is the number of the first turn in the record that was made after so many moves.
func (m *Match) After(made int) int {
	n := len(m.steps)
	for n > 0 && m.steps[n-1].made >= made {
		n--
	}
	return n
}
