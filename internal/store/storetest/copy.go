package storetest

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/internal/store"
)

// Fill stores a house with rows in every relation, such as are hard to keep: texts that sort differently by language,
// empty and missing bytes, numbers that begin late.
func Fill(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	for i, id := range []string{"b", "a", "Z", "é", "zz", "10", "9"} {
		table := sample(id)
		table.Network = strings.Repeat("n", i%2)
		switch i % 3 {
		case 1:
			table.Secret, table.Seats, table.Happened = nil, nil, nil
		case 2:
			table.Secret, table.Moves = []byte{}, nil
		}
		must(t, s.Create(ctx, table))
		for n := range i {
			table = load(t, s, id)
			c := change(table)
			c.Marks = []byte("seen \x00\xff" + strconv.Itoa(n))
			if n%2 == 1 {
				c.Marks = []byte{}
			}
			c.Moves = []store.Move{{Seat: uint8(n), Text: "go " + strconv.Itoa(n), At: int64(n) << 40}}
			must(t, s.Change(ctx, c))
		}
		for n := range 3 {
			_, err := s.Say(ctx, id, store.Line{Seat: uint8(n), Text: "né ☥\n\t\\N", Said: int64(n)}, 2)
			must(t, err)
		}
	}
	over := finished("over")
	must(t, s.Create(ctx, over))
	if n, err := s.Pack(ctx, over.Status, over.Updated+1); n != 1 || err != nil {
		t.Errorf("%d tables are packed: %v", n, err)
	}
	job := store.JobID{Kind: "bot", Key: "é"}
	must(t, s.PutJobs(ctx, store.Job{JobID: job, Due: 1 << 40},
		store.Job{JobID: store.JobID{Kind: "analyse", Key: "a"}}))
	claim(t, s, job, "one", ages)
	must(t, s.NoteJob(ctx, job, "one", []byte("half \x00\xff")))
	must(t, s.SetAnalysis(ctx, "a", []byte("\x00\xff")))
	must(t, s.SetAnalysis(ctx, "Z", []byte{}))
	must(t, s.AddRemark(ctx, store.Remark{Table: "é", ID: "ü", Person: "zo", Turns: 3, Text: "né ☥",
		Made: 1 << 41}, 9, 9))
	must(t, s.SetName(ctx, "ann", "Ankh ☥"))
	must(t, s.SetName(ctx, "Bek", ""))
	fillPeople(t, s)
	must(t, s.Invite(ctx, store.Invite{Table: "é", Person: "zo", Seat: store.AnySeat, Host: "éa", Since: 1 << 40}))
	noted := change(load(t, s, "é"))
	noted.Notices = []store.Notice{{Person: "zo", Kind: "turn é", Mark: 1 << 40, At: 11, Due: 12}}
	must(t, s.Change(ctx, noted))
	must(t, s.AddBox(ctx, store.Box{Hash: "aa", Game: "senet", Name: "é", Text: "x: é\n", Maker: "zo",
		Created: 1 << 40}, 2))
	for n, ranks := range [][2]int{{1, 2}, {1, 1}} {
		must(t, s.AddResult(ctx, store.Result{Table: strconv.Itoa(n), Game: "senet é", Finished: int64(n) << 41,
			Seats: []store.ResultSeat{{Person: "zo", Rank: ranks[0]}, {Person: "Éa", Rank: ranks[1]}}}))
	}
	must(t, s.Sat(ctx, store.Sitting{Table: "é", Person: "zo", Network: "né", At: 1 << 40}, "over"))
	must(t, s.AddSigns(ctx, "1", []store.Sign{{Person: "zo", Other: "Éa", Finished: 1 << 41, Ahead: -1, Expected: 0.1,
		Shared: true, Gave: 3, Got: 1}}))
	must(t, s.OpenCase(ctx, store.Case{ID: "c", Person: "zo", Other: "Éa", Text: "[☥]", Made: 1 << 41}, 0))
	tries(t, s, trial("trial é", "senet é", 1, 2, 3))
	begun(t, s, "cup é")
	announces(t, s, "cup é", store.Notice{Person: "zo", Kind: "begun é", About: "cup é", Mark: 1 << 40, At: 11,
		Due: 12})
	founded(t, s, "club é")
	must(t, s.SetFacts(ctx, "a", load(t, s, "a").Version, []store.Fact{fact("a", 1, "ann", 1<<40),
		fact("a", 0, "bek", 1<<40)}))
	for _, name := range []string{"house key", "Cookie key", "ünused"} {
		_, err := s.Setting(ctx, name, []byte(name+"\x00\xff"))
		must(t, err)
	}
	_, err := s.Setting(ctx, "empty", []byte{})
	must(t, err)
}

// Copied copies a house, and returns what both have in common.
func Copied(t *testing.T, from store.Movable, to store.Draft) store.Copied {
	t.Helper()
	whole, err := from.Snapshot(t.Context())
	must(t, err)
	c, err := store.Copy(t.Context(), whole, to, func(int, int) {})
	must(t, err)
	must(t, to.Commit(t.Context()))
	must(t, errors.Join(to.Close(), whole.Close()))
	return c
}

// RunMoves tests that houses move out of a store and into one. open opens the store of a test, also while the house has
// moved elsewhere, and draft begins one in the same place.
func RunMoves(t *testing.T, open func(t *testing.T) store.Movable, draft func(t *testing.T) (store.Draft, error)) {
	t.Run("every relation is copied", func(t *testing.T) {
		s := open(t)
		defer func() { must(t, s.Close()) }()
		Fill(t, s)
		whole, err := s.Snapshot(t.Context())
		must(t, err)
		defer func() { must(t, whole.Close()) }()
		must(t, whole.Check(t.Context()))
		for _, r := range store.Relations {
			if n, err := whole.Count(t.Context(), r); n == 0 || err != nil {
				t.Errorf("there is no row of %s to copy: %v", r.Name, err)
			}
		}
		again, err := s.Snapshot(t.Context())
		must(t, err)
		defer func() { must(t, again.Close()) }()
		c, err := store.Compare(t.Context(), whole, again)
		must(t, err)
		same(t, c.Tables, 8)
	})
	t.Run("a snapshot stays as it was", func(t *testing.T) { unmoved(t, open(t)) })
	t.Run("a house that has moved stays away", func(t *testing.T) { left(t, open(t)) })
	t.Run("what is not committed has not been", func(t *testing.T) {
		for _, end := range []func(store.Draft) error{
			func(d store.Draft) error { return d.Close() },
			func(d store.Draft) error { return errors.Join(d.Commit(t.Context()), d.Close()) },
		} {
			d, err := draft(t)
			must(t, err)
			must(t, d.Check(t.Context()))
			must(t, d.Write(t.Context(), relation("people"), func(yield func(store.Values, error) bool) {
				yield(store.Values{"ann", "Ankh ☥", "guest", "", int64(1), int64(2), int64(0), true, "", "[]", "", "",
					"", int64(0), int64(0)}, nil)
			}))
			must(t, end(d))
		}
		_, err := draft(t)
		wants(t, err, store.ErrTaken)
		s := open(t)
		defer func() { must(t, s.Close()) }()
		name, err := s.Name(t.Context(), "ann")
		must(t, err)
		same(t, name, "Ankh ☥")
	})
}

func relation(name string) store.Relation {
	return store.Relations[slices.IndexFunc(store.Relations, func(r store.Relation) bool { return r.Name == name })]
}

// unmoved changes a store while it is read, and compares before and after.
func unmoved(t *testing.T, s store.Movable) {
	defer func() { must(t, s.Close()) }()
	Fill(t, s)
	snapshot := func() store.Snapshot {
		t.Helper()
		whole, err := s.Snapshot(t.Context())
		must(t, err)
		_, err = whole.Count(t.Context(), relation("people")) // it has begun
		must(t, err)
		return whole
	}
	before, twin := snapshot(), snapshot()
	c := change(load(t, s, "a"))
	c.Moves = []store.Move{{Seat: 1, Text: "late"}}
	must(t, s.Change(t.Context(), c))
	must(t, s.Delete(t.Context(), "zz", load(t, s, "zz").Version))
	_, err := store.Compare(t.Context(), before, twin)
	must(t, err)
	must(t, twin.Close())
	after := snapshot()
	_, err = store.Compare(t.Context(), before, after)
	var d *store.Difference
	if !errors.As(err, &d) || *d != (store.Difference{Relation: "tables", Table: "a"}) {
		t.Errorf("the change of a table is found as %v", err)
	}
	must(t, errors.Join(before.Close(), after.Close()))
}

// left lets a house move away and come back.
func left(t *testing.T, s store.Movable) {
	defer func() { must(t, s.Close()) }()
	Fill(t, s)
	m, err := s.Moved(t.Context())
	if m != nil || err != nil {
		t.Errorf("it has moved: %v, %v", m, err)
	}
	away := &store.Moved{To: "elsewhere", At: 5}
	must(t, s.SetMoved(t.Context(), away))
	away.Done = true
	must(t, s.SetMoved(t.Context(), away))
	m, err = s.Moved(t.Context())
	must(t, err)
	same(t, m, away)
	load(t, s, "a")
	must(t, s.SetMoved(t.Context(), nil))
	m, err = s.Moved(t.Context())
	if m != nil || err != nil {
		t.Errorf("it has still moved: %v, %v", m, err)
	}
	c := change(load(t, s, "a"))
	must(t, s.Change(t.Context(), c))
}
