package game

import "slices"

// Drafts are out-of-turn moves that only their author is told of. Those that a later draft supersedes leave the record
// (see [Negotiated]), so that hours of drafting leave only the result.

// draft reports whether the n-th turn is a draft.
func (m *Match) draft(n int) bool {
	return m.steps[n].outOfTurn && m.steps[n].seen == m.Record.Turns[n].Seat.Set() && len(m.allEvents(n)) == 0
}

// overtaken returns the numbers of the turns that a move supersedes, last first.
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

// drop removes turns from the record that told nobody anything, last first. It copies, since copies of the match may
// share the slices.
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

// Made counts the moves that were made, including those that have left the record since.
func (m *Match) Made() int { return m.made }

// After returns the number of the first turn in the record that was made after that many moves.
func (m *Match) After(made int) int {
	n := len(m.steps)
	for n > 0 && m.steps[n-1].made >= made {
		n--
	}
	return n
}
