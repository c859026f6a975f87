package contests

import (
	"strconv"

	"ennead/internal/contest"
	"ennead/internal/store"
)

// id returns the name of an entry in the history of a contest. It says nothing about its person, who may be erased.
func id(number int) string { return strconv.Itoa(number) }

func ids(numbers []int) (all []string) {
	for _, n := range numbers {
		all = append(all, id(n))
	}
	return all
}

func numbered(ids []string) (all []int) {
	for _, one := range ids {
		n, _ := strconv.Atoi(one) // as id writes it
		all = append(all, n)
	}
	return all
}

// history returns a contest as package contest pairs it. Reserves that nobody has called are not in it.
func history(c *store.Contest, t Terms) *contest.History {
	h := &contest.History{Kind: contest.Kind(c.Kind), Table: t.Table, Least: t.Least, Length: t.Length, Size: t.Size,
		Ahead: t.Ahead, Seal: c.Seal}
	for _, e := range c.Entries {
		if e.Waits {
			continue
		}
		one := contest.Entry{ID: id(e.Number), Rating: e.Rating, From: e.Begins, Out: e.Leaves, Division: e.Division}
		if e.Instead > 0 {
			one.For = id(e.Instead)
		}
		h.Entries = append(h.Entries, one)
	}
	for _, r := range c.Rounds {
		round := contest.Round{Byes: ids(r.Byes)}
		for _, at := range r.Tables {
			round.Tables = append(round.Tables, contest.Pairing{Table: at.Number, Group: at.Division,
				Seats:   ids(at.Seats),
				Outcome: contest.Outcome{Ranks: at.Ranks, Scores: at.Scores, Absent: ids(at.Absent)}})
		}
		h.Rounds = append(h.Rounds, round)
	}
	return h
}

// seed returns the secret seed of a contest.
func seed(c *store.Contest) *contest.Seed {
	var s contest.Seed
	copy(s[:], c.Seed)
	return &s
}
