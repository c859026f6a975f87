package storetest

import (
	"testing"
	"time"

	"ennead/internal/store"
)

// ages are longer than a test takes, an instant is over before its next step.
const (
	ages    = time.Hour
	instant = time.Millisecond
)

// due returns the names of the jobs that are due.
func due(t *testing.T, s store.Store, most int, kinds ...string) (ids []store.JobID) {
	t.Helper()
	list, _, err := s.DueJobs(t.Context(), kinds, most)
	must(t, err)
	for _, j := range list {
		ids = append(ids, j.JobID)
	}
	return ids
}

func claim(t *testing.T, s store.Store, id store.JobID, server string, hold time.Duration) store.Claim {
	t.Helper()
	c, err := s.ClaimJob(t.Context(), id, server, hold)
	must(t, err)
	return c
}

func ends(t *testing.T, s store.Store, id store.JobID, server string, c store.Claim, want bool) {
	t.Helper()
	done, err := s.EndJob(t.Context(), id, server, c)
	must(t, err)
	same(t, done, want)
}

func queued(t *testing.T, s store.Store) {
	one, two, later := store.JobID{Kind: "bot", Key: "a"}, store.JobID{Kind: "tea", Key: "a"},
		store.JobID{Kind: "bot", Key: "b"}
	then := time.Now().Add(ages).UnixMilli()
	must(t, s.PutJobs(t.Context(), store.Job{JobID: one, Due: 2}, store.Job{JobID: two, Due: 1},
		store.Job{JobID: later, Due: then}))
	for kind, want := range map[string]int64{"bot": then, "tea": 0} {
		_, next, err := s.DueJobs(t.Context(), []string{kind}, 9)
		must(t, err)
		same(t, next, want)
	}
	same(t, due(t, s, 9, "bot", "tea"), []store.JobID{two, one})
	same(t, due(t, s, 1, "bot", "tea"), []store.JobID{two})
	same(t, due(t, s, 9, "bot"), []store.JobID{one})
	same(t, due(t, s, 9), []store.JobID(nil))

	must(t, s.PutJobs(t.Context(), store.Job{JobID: later, Due: 1}))
	same(t, due(t, s, 9, "bot"), []store.JobID{later, one})

	_, err := s.Job(t.Context(), store.JobID{Kind: "tea", Key: "b"})
	wants(t, err, store.ErrNotFound)
	read, err := s.Job(t.Context(), one)
	must(t, err)
	same(t, read, &store.Job{JobID: one, Due: 2})
}

func claimed(t *testing.T, s store.Store) {
	id := store.JobID{Kind: "bot", Key: "a"}
	must(t, s.PutJobs(t.Context(), store.Job{JobID: id, Due: 1}))
	mine := claim(t, s, id, "one", ages)
	if !mine.Held || claim(t, s, id, "two", ages).Held {
		t.Fatal("not exactly one server holds the job")
	}
	if again := claim(t, s, id, "one", ages); again != mine {
		t.Fatalf("who holds it claims it again, and gets %v instead of %v", again, mine)
	}
	same(t, due(t, s, 9, "bot"), []store.JobID(nil))
	must(t, s.NoteJob(t.Context(), id, "two", []byte("not mine")))
	must(t, s.NoteJob(t.Context(), id, "one", []byte("half \x00\xff")))
	read, err := s.Job(t.Context(), id)
	must(t, err)
	same(t, read.Note, []byte("half \x00\xff"))

	// Queued again meanwhile, it does not end with a claim from before.
	must(t, s.PutJobs(t.Context(), store.Job{JobID: id, Due: 1}))
	ends(t, s, id, "one", mine, false)
	if claim(t, s, id, "two", ages).Held {
		t.Fatal("a job queued again is lost to who holds it")
	}
	mine = claim(t, s, id, "one", ages)
	ends(t, s, id, "one", mine, true)
	ends(t, s, id, "one", mine, true)
	_, err = s.Job(t.Context(), id)
	wants(t, err, store.ErrNotFound)

	// Nobody has queued it: it can be held all the same.
	if mine = claim(t, s, id, "one", ages); !mine.Held || claim(t, s, id, "two", ages).Held {
		t.Fatal("a job that is not queued cannot be held")
	}
	ends(t, s, id, "one", mine, true)
	if !claim(t, s, id, "two", ages).Held {
		t.Fatal("a claim that has ended is still held")
	}
}

// A server that dies, or closes, leaves its jobs to the others.
func abandoned(t *testing.T, s store.Store) {
	id, kept := store.JobID{Kind: "bot", Key: "a"}, store.JobID{Kind: "bot", Key: "b"}
	must(t, s.PutJobs(t.Context(), store.Job{JobID: id, Due: 1}, store.Job{JobID: kept, Due: 1}))
	dead := claim(t, s, id, "dead", instant)
	claim(t, s, kept, "dead", instant)
	must(t, s.RenewJobs(t.Context(), "dead", []store.JobID{kept}, ages))
	time.Sleep(20 * instant)
	same(t, due(t, s, 9, "bot"), []store.JobID{id})
	next := claim(t, s, id, "next", ages)
	if !next.Held || claim(t, s, kept, "next", ages).Held {
		t.Fatal("a claim outlives its time, or a renewed one does not")
	}
	ends(t, s, id, "dead", dead, true) // too late: it is another's
	must(t, s.RenewJobs(t.Context(), "dead", []store.JobID{id}, ages))
	if _, err := s.Job(t.Context(), id); err != nil {
		t.Fatalf("who has lost a job ended it: %v", err)
	}
	must(t, s.RenewJobs(t.Context(), "next", []store.JobID{id}, 0))
	must(t, s.RenewJobs(t.Context(), "next", nil, ages))
	same(t, due(t, s, 9, "bot"), []store.JobID{id})
}

// Jobs of a table are queued and ended with its change, or not at all.
func changeJobs(t *testing.T, s store.Store) {
	table := sample("a")
	table.Jobs = []store.Job{{JobID: store.JobID{Kind: "bot", Key: "ignored"}, Due: 3}}
	must(t, s.Create(t.Context(), table))
	id := store.JobID{Kind: "bot", Key: "a"}
	same(t, due(t, s, 9, "bot", "tea"), []store.JobID{id})
	mine := claim(t, s, id, "one", ages)

	c := change(table)
	c.Jobs = []store.Job{{JobID: store.JobID{Kind: "tea"}, Due: 1}, {JobID: store.JobID{Kind: "bot"}, Due: 2}}
	must(t, s.Change(t.Context(), c))
	same(t, due(t, s, 9, "bot", "tea"), []store.JobID{{Kind: "tea", Key: "a"}})
	ends(t, s, id, "one", mine, false)

	c = change(table) // of a version that is gone
	c.Jobs, c.Ended = []store.Job{{JobID: store.JobID{Kind: "cake"}, Due: 1}}, []string{"tea"}
	wants(t, s.Change(t.Context(), c), store.ErrStale)
	same(t, due(t, s, 9, "tea", "cake"), []store.JobID{{Kind: "tea", Key: "a"}})

	c = change(table)
	c.Expected, c.Ended = 2, []string{"bot", "none"}
	must(t, s.Change(t.Context(), c))
	same(t, due(t, s, 9, "tea", "bot"), []store.JobID{{Kind: "tea", Key: "a"}})
	ends(t, s, id, "one", mine, true)
}
