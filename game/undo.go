package game

import "slices"

// Information comes only from Nature or from another seat, so a seat may take back its last choice as long as neither
// has told it anything since. Out-of-turn moves (see [Negotiated]) are never taken back.

// Undoable returns how many turns before the end the seat's last choice is, which undo would take back. It returns zero
// if information has come in since: another seat's choice, or one of several possible outcomes of Nature. Moves that
// the table made (see [Match.AutoPass], [Match.AutoPlay]) and choices that are still sealed reveal nothing. Out of
// turn, mere words bind nobody, whoever made them; any other move that the seat knows of, including its own, prevents
// undo.
func (m *Match) Undoable(seat Seat) int {
	at, kept := m.lastChoice(seat)
	if at < 0 {
		return 0
	}
	if kept {
		if _, err := m.without(at); err != nil {
			return 0
		}
	}
	return len(m.steps) - at
}

// Undo takes back the seat's last choice if [Match.Undoable] allows it.
func (m *Match) Undo(seat Seat) error {
	at, kept := m.lastChoice(seat)
	if at < 0 {
		return ErrBarrier
	}
	shorter, err := m.without(at)
	switch {
	case err != nil && kept:
		return ErrBarrier
	case err != nil:
		return err
	}
	*m = *shorter
	return nil
}

// lastChoice returns the index of the seat's last choice, or -1 if it has learned something since, and whether turns
// after it must be kept: others' secret choices, and words.
func (m *Match) lastChoice(seat Seat) (at int, kept bool) {
	for i := len(m.steps) - 1; i >= 0; i-- {
		t, st := m.Record.Turns[i], m.steps[i]
		switch {
		case t.Waived && !st.outOfTurn:
		case st.words, st.outOfTurn && m.Sealed(i, seat):
			kept = true
		case st.outOfTurn, t.Seat == seat && m.opened(i):
			return -1, false
		case t.Seat == seat:
			return i, kept
		case t.Seat == Nature && !st.news:
		case t.Seat != Nature && m.Sealed(i, seat):
			kept = true
		default:
			return -1, false
		}
	}
	return -1, false
}

// Sealed reports whether the n-th turn, counted from 0, was another's that told that seat nothing: it may know neither
// the move nor any of its results.
func (m *Match) Sealed(n int, seat Seat) bool {
	if m.Record.Turns[n].Seat == seat || m.steps[n].seen.Has(seat) || m.Over() {
		return false
	}
	for _, e := range m.allEvents(n) {
		if e.Audience.Has(seat) {
			return false
		}
	}
	return true
}

// opened reports whether the n-th turn revealed what others had sealed: it was the last of several simultaneous secret
// choices, and had results that others see, too.
func (m *Match) opened(n int) bool {
	seat := m.Record.Turns[n].Seat
	if m.steps[n].seen&^seat.Set() == Everyone&^seat.Set() || !slices.ContainsFunc(m.allEvents(n), func(e Event) bool {
		return e.Audience&^seat.Set() != 0
	}) {
		return false
	}
	for i := n - 1; i >= 0; i-- {
		if who := m.Record.Turns[i].Seat; who != seat && !m.steps[i].outOfTurn {
			return who != Nature && m.Sealed(i, seat)
		}
	}
	return false
}

// without returns the match without a choice. Others' secret choices after it stay, and so do words, if they are legal
// without it; what followed automatically will follow again.
func (m *Match) without(at int) (*Match, error) {
	r := *m.Record
	r.Turns = append([]Turn(nil), r.Turns[:at]...)
	for i, t := range m.Record.Turns[at+1:] {
		if t.Seat != Nature && (!t.Waived || m.steps[at+1+i].outOfTurn) {
			r.Turns = append(r.Turns, t)
		}
	}
	return m.again(&r)
}
