package table

import "context"

// What a table asks of those who sit down before its game begins: that they play their games to the end. Who takes over
// a seat later is asked nothing, since a bot would play otherwise, and neither is who plays the rounds of a contest.

// MostReliable is the most reliability that a table may ask for.
const MostReliable = mostPoints

// suits returns why somebody may not sit at a table that has not begun.
func (h *House) suits(ctx context.Context, t *Table, who string) error {
	if t.Status != Gathering || t.Terms.Contest != "" || !t.Terms.Rated && t.Terms.Reliable == 0 {
		return nil
	}
	r, err := h.Reliability(ctx, PersonID(who))
	switch {
	case err != nil:
		return err
	case t.Terms.Rated && !r.Rateable():
		return ErrRatedLeft
	case r.Points < t.Terms.Reliable:
		return ErrUnreliable
	}
	return nil
}

// asksMore reports whether a table with these terms asks more of those who sit there than with others.
func (t Terms) asksMore(than Terms) bool { return t.Reliable > than.Reliable }

// mayAsk returns why the host may not ask for what the terms now say and did not before: of others who have sat down
// nobody finds out later that they do not belong there, and the host asks no more of others than of themselves.
func (h *House) mayAsk(ctx context.Context, t *Table, was Terms, host PersonID) error {
	if !t.Terms.asksMore(was) {
		return nil
	}
	for _, s := range t.Seats {
		if s.Taken && !s.heldBy(string(host)) {
			return ErrAsksLate
		}
	}
	if held(t.Seats, string(host)) == 0 {
		return nil
	}
	return h.suits(ctx, t, string(host))
}
