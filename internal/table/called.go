package table

import (
	"context"
	"errors"
	"slices"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// Placed is how somebody came off at a table that belongs to a round: as the game ranks their seat, whoever played for
// it.
type Placed struct {
	Rank   int // from 1, shared in a tie
	Score  int
	Person PersonID // who began on the seat and has stayed; empty if they went, or somebody played for them at the end
}

// Places returns how those stand for whom a table was opened, see [House.OpenFor], in that order. Where no game has
// begun, those who have stayed share the first place. It is nil if the table cannot be read.
func Places(t *Table) (list []Placed) {
	if t.Match == nil {
		return nil
	}
	state := t.Match.State
	rank := state.Rank
	if t.Status == Gathering {
		rank = func(seat game.Seat) int {
			if t.Seats[seat].Taken {
				return 1
			}
			return 2
		}
	}
	seats := players(state)
	for _, seat := range seats {
		p := Placed{Rank: 1}
		for _, other := range seats {
			if rank(other) < rank(seat) {
				p.Rank++
			}
		}
		if t.Status != Gathering {
			p.Score = state.Score(seat)
		}
		if s, ok := t.starter(seat); ok && !s.gone && t.present(seat) {
			p.Person = PersonID(s.who)
		}
		list = append(list, p)
	}
	return list
}

// present reports whether the person of a seat plays for it: their time was never up, or since it was they have made a
// turn themselves, or come back. In a short game nobody is late twice, so [House.Absent] does not know who never came.
func (t *Table) present(seat game.Seat) bool {
	if t.times == nil {
		return true
	}
	last := -1
	for n, h := range t.Happened {
		if h.Seat == seat && (h.What == Late || h.What == Gone) {
			last = n
		}
	}
	if last < 0 {
		return true
	}
	since := t.Happened[last]
	for n, turn := range t.Match.Record.Turns {
		if n >= since.Turns && turn.Seat == seat && !turn.Waived && !t.Stewarded(n) {
			return true
		}
	}
	return slices.ContainsFunc(t.times.events, func(e clock.Event) bool {
		return e.Kind == clock.Back && e.Seat == seat && !e.At.Before(since.At)
	})
}

// CallTime ends the game of a table, since the time of its round is up. The record stops there, and its secret is
// published. A table at which no game has begun is deleted. It returns the table as it stood.
func (h *House) CallTime(ctx context.Context, id ID) (*Table, error) {
	for {
		t, err := h.edit(ctx, id, func(t *Table) error {
			if t.Status != Playing {
				return errSame
			}
			t.Status, t.Reason, t.ending = Over, ReasonTime, 0
			t.Match.End()
			t.publish()
			return nil
		})
		if err != nil || t.Status != Gathering {
			return t, err
		}
		if err := h.drop(ctx, id, t.Version); !errors.Is(err, store.ErrStale) {
			return t, missing(err)
		}
	}
}
