package contest

import (
	"errors"
	"slices"

	"ennead/game"
)

// Verify recomputes all rounds of a contest. It returns an error that names the first round which differs from what the
// seed gives, or says that the seed is not the sealed one.
func Verify(h *History, seed *Seed) error {
	if err := Check(h); err != nil {
		return err
	}
	if err := seed.opens(h); err != nil {
		return err
	}
	so := *h
	for i := range h.Rounds {
		so.Rounds = h.Rounds[:i]
		want, err := Pair(&so, seed)
		if err != nil && !errors.Is(err, ErrOver) {
			return err
		}
		if err != nil || !same(&want, &h.Rounds[i]) {
			return game.Wrong(nil, "problem.contest.differs", "round {round} is not the one that the seed gives",
				"round", i+1)
		}
	}
	return nil
}

// same reports whether two rounds have the same tables and byes, in whichever order they are listed.
func same(a, b *Round) bool {
	if len(a.Tables) != len(b.Tables) || !slices.Equal(slices.Sorted(slices.Values(a.Byes)),
		slices.Sorted(slices.Values(b.Byes))) {
		return false
	}
	for i := range a.Tables {
		p := &a.Tables[i]
		at := slices.IndexFunc(b.Tables, func(q Pairing) bool { return q.Table == p.Table })
		if at < 0 || p.Group != b.Tables[at].Group || !slices.Equal(p.Seats, b.Tables[at].Seats) {
			return false
		}
	}
	return true
}
