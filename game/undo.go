package game

import "slices"

// Information comes from Nature or from another seat alone, so a seat may take back its last choice for as
// long as neither has told it anything since. What is done beside the turn (see [Negotiated]) is never taken back.

// Undoable is how far before the end the choice stands that the seat would take back: its last one. Zero
// where information has come in since: a choice of another seat, or an outcome of Nature's that could have
// been another. Windows that the table let pass tell nothing, nor do choices that are still sealed. Mere words
// beside the turn bind nobody; anything else there that the seat knows of, its own too, is for good.
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

// Undo takes back the last choice of the seat, up to the barrier that [Match.Undoable] knows.
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

// lastChoice is where the seat chose last, -1 if it knows more since, and whether there are turns after it that
// must stay: what others chose in secret, and words.
func (m *Match) lastChoice(seat Seat) (at int, kept bool) {
	for i := len(m.steps) - 1; i >= 0; i-- {
		t, st := m.Record.Turns[i], m.steps[i]
		switch {
		case t.Waived:
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

// Sealed tells whether the n-th turn, counted from 0, was another's that has told that seat nothing: it may
// know neither the move nor anything that came of it.
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

// opened tells whether the n-th turn opened what others had sealed before: it was the last of several
// choices made in secret at the same time, and something came of it that others see too.
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

// without is the match without a choice: others' secret ones after it stay, and so do words, if they can be made
// without it, and what followed by itself will follow again.
func (m *Match) without(at int) (*Match, error) {
	r := *m.Record
	r.Turns = append([]Turn(nil), r.Turns[:at]...)
	for _, t := range m.Record.Turns[at+1:] {
		if !t.Waived && t.Seat != Nature {
			r.Turns = append(r.Turns, t)
		}
	}
	return m.again(&r)
}
