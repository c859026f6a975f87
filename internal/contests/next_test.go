package contests

import (
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"ennead/internal/contest"
	"ennead/internal/store"
)

// Contests of every kind end whatever their people do: they withdraw, are banned, and come as reserves. What was paired
// follows from the seed to the last round.
func TestNext(t *testing.T) {
	for _, kind := range Kinds {
		t.Run(string(kind), func(t *testing.T) {
			for n := range 12 {
				lived(t, kind, rand.New(rand.NewPCG(20, uint64(n))))
			}
		})
	}
}

// lived plays a contest with results by chance.
func lived(t *testing.T, kind contest.Kind, r *rand.Rand) {
	t.Helper()
	terms := Terms{Table: 2 + r.IntN(3), Least: 2, Length: 1 + r.IntN(6), Size: 8}
	var s contest.Seed
	s[0] = byte(r.IntN(256))
	if kind == contest.Knockout {
		terms.Length, terms.Ahead = 0, 1
	}
	if kind == contest.Knockout || kind == contest.Swiss {
		terms.Size = 0
	}
	c := &store.Contest{Seed: s[:], ContestRow: store.ContestRow{Kind: string(kind), State: store.ContestOpen,
		Seal: s.Seal(), Spec: terms.text()}}
	enter := func(waits bool) {
		number := len(c.Entries) + 1
		for _, e := range c.Entries {
			number = max(number, e.Number+1)
		}
		c.Entries = append(c.Entries, store.ContestEntry{Number: number, Person: strconv.Itoa(number),
			Rating: 1400 + r.IntN(200), Waits: waits, Account: true})
	}
	for range 7 + r.IntN(20) {
		enter(false)
	}
	if kind == contest.League && len(c.Entries) == 11 { // one division is too few for them, and two are too many
		wants(t, next(c, time.UnixMilli(1<<40), nil), ErrFew)
		enter(false)
	}
	at := time.UnixMilli(1 << 40)
	must(t, next(c, at, nil))
	for c.State == store.ContestRunning {
		round := &c.Rounds[len(c.Rounds)-1]
		if round.Number > contest.MaxRounds {
			t.Fatal("the contest does not end")
		}
		before := len(c.Rounds)
		must(t, next(c, at, nil)) // as long as a result is missing, nothing happens
		if len(c.Rounds) != before {
			t.Fatal("a round begins before the last one has ended")
		}
		for i := range round.Tables {
			at := &round.Tables[i]
			for range at.Seats {
				at.Ranks = append(at.Ranks, 1)
			}
			if win := r.IntN(len(at.Seats) + 1); win < len(at.Seats) {
				for seat := range at.Ranks {
					if seat != win {
						at.Ranks[seat] = 2
					}
				}
			}
			if r.IntN(8) == 0 {
				at.Absent = []int{at.Seats[0]}
			}
		}
		for range r.IntN(3) {
			_ = leave(c, r.IntN(len(c.Entries))) // who has withdrawn already stays so
		}
		if r.IntN(3) == 0 {
			c.Entries[r.IntN(len(c.Entries))].Account = false
		}
		if r.IntN(2) == 0 {
			enter(true)
		}
		must(t, next(c, at, nil))
	}
	if c.State != store.ContestFinished || c.Due != 0 {
		t.Fatalf("in the end the contest is %s", c.State)
	}
	must(t, contest.Verify(history(c, terms), &s))
}

// playing counts the entries of a round.
func playing(c *store.Contest, round int) (n int) {
	for _, e := range c.Entries {
		if !e.Waits && e.Begins <= round && (e.Leaves == 0 || e.Leaves > round) {
			n++
		}
	}
	return n
}

// held returns a contest whose entries are about to play.
func held(kind contest.Kind, terms Terms, entries int) *store.Contest {
	var s contest.Seed
	c := &store.Contest{Seed: s[:], ContestRow: store.ContestRow{Kind: string(kind), State: store.ContestOpen,
		Seal: s.Seal(), Spec: terms.text()}}
	for n := range entries {
		c.Entries = append(c.Entries, store.ContestEntry{Number: n + 1, Person: strconv.Itoa(n + 1),
			Rating: 1500 - n, Account: true})
	}
	return c
}

// tied gives all tables of the last round a result.
func tied(c *store.Contest) {
	tables := c.Rounds[len(c.Rounds)-1].Tables
	for i := range tables {
		tables[i].Ranks = make([]int, len(tables[i].Seats))
		for seat := range tables[i].Ranks {
			tables[i].Ranks[seat] = 1
		}
	}
}

// A contest ends when no group can fill a table any more, although all groups together could.
func TestFewInEveryGroup(t *testing.T) {
	at := time.UnixMilli(1 << 40)
	for _, kind := range []contest.Kind{contest.Groups, contest.League} {
		c := held(kind, Terms{Table: 3, Least: 3, Length: 4, Size: 8}, 16)
		must(t, next(c, at, nil))
		left := map[int]int{}
		for _, n := range c.Rounds[0].Byes {
			must(t, leave(c, n-1))
		}
		for _, r := range c.Rounds[0].Tables {
			for _, n := range r.Seats {
				if left[r.Division]++; left[r.Division] > 2 {
					must(t, leave(c, n-1))
				}
			}
		}
		tied(c)
		if n := playing(c, 2); n < 3 {
			t.Fatalf("%s: only %d are left", kind, n)
		}
		must(t, next(c, at, nil))
		if c.State != store.ContestFinished || len(c.Rounds) != 1 {
			t.Errorf("%s: the contest is %s in round %d", kind, c.State, len(c.Rounds))
		}
	}
}

// After the last round nobody is called or withdrawn, and whoever leaves in it has played all.
func TestNobodyCalledAtTheEnd(t *testing.T) {
	at := time.UnixMilli(1 << 40)
	for kind, n := range map[contest.Kind]int{contest.Swiss: 6, contest.League: 6, contest.Knockout: 3} {
		terms := Terms{Table: 3, Least: 2, Length: 1, Size: 6}
		if kind != contest.League {
			terms.Size = 0
		}
		if kind == contest.Knockout {
			terms.Length, terms.Ahead = 0, 1
		}
		c := held(kind, terms, n)
		must(t, next(c, at, nil))
		must(t, leave(c, 0))
		c.Entries[1].Account = false
		c.Entries = append(c.Entries, store.ContestEntry{Number: n + 1, Person: "reserve", Waits: true, Account: true})
		tied(c)
		must(t, next(c, at, nil))
		if c.State != store.ContestFinished || !c.Entries[n].Waits || c.Entries[1].Leaves != 0 {
			t.Errorf("%s: in the end the contest is %s, with the entries %+v", kind, c.State, c.Entries)
		}
		all, err := contest.Standings(history(c, terms), seed(c))
		must(t, err)
		for _, s := range all {
			if s.Out {
				t.Errorf("%s: entry %s counts as withdrawn after the last round", kind, s.Entry)
			}
		}
		must(t, contest.Verify(history(c, terms), seed(c)))
	}
}
