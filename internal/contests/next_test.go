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
		wants(t, next(c, time.UnixMilli(1<<40)), ErrFew)
		enter(false)
	}
	at := time.UnixMilli(1 << 40)
	must(t, next(c, at))
	for c.State == store.ContestRunning {
		round := &c.Rounds[len(c.Rounds)-1]
		if round.Number > contest.MaxRounds {
			t.Fatal("the contest does not end")
		}
		before := len(c.Rounds)
		must(t, next(c, at)) // as long as a result is missing, nothing happens
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
		must(t, next(c, at))
	}
	if c.State != store.ContestFinished || c.Due != 0 {
		t.Fatalf("in the end the contest is %s", c.State)
	}
	must(t, contest.Verify(history(c, terms), &s))
}
