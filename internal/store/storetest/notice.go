package storetest

import (
	"errors"
	"math"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"

	"ennead/internal/store"
)

// note changes a table, and has people be told of it.
func note(t *testing.T, s store.Store, id string, all ...store.Notice) {
	t.Helper()
	c := change(load(t, s, id))
	c.Notices = all
	must(t, s.Change(t.Context(), c))
}

func listening(t *testing.T, s store.Store, people ...string) {
	t.Helper()
	for _, id := range people {
		must(t, s.EditPerson(t.Context(), id, func(p *store.Person) error {
			p.Notices = "turn"
			return nil
		}))
	}
}

func notices(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b"} {
		must(t, s.Create(ctx, sample(id)))
	}
	listening(t, s, "ann", "bek")
	must(t, s.SetName(ctx, "deaf", "Deaf"))
	due := func(now int64, persons int, want ...store.Notice) {
		t.Helper()
		got, err := s.DueNotices(ctx, now, persons)
		must(t, err)
		same(t, got, want)
	}
	of := func(person string, want ...store.Notice) {
		t.Helper()
		got, err := s.NoticesOf(ctx, person)
		must(t, err)
		same(t, got, want)
	}
	turn := store.Notice{Person: "ann", Kind: "turn", Table: "a", Mark: 1, At: 1, Due: 30}
	low := store.Notice{Person: "ann", Kind: "low", Table: "a", Mark: 1, At: 1, Due: 50}
	hers := store.Notice{Person: "bek", Kind: "turn", Table: "a", Mark: 1, At: 1, Due: 20}
	note(t, s, "a", turn, low, hers, store.Notice{Person: "deaf", Kind: "turn", Mark: 1},
		store.Notice{Person: "nobody", Kind: "turn", Mark: 1})
	elsewhere := store.Notice{Person: "ann", Kind: "turn", Table: "b", Mark: 2, At: 2, Due: 10}
	note(t, s, "b", elsewhere)
	of("deaf")
	of("nobody")
	due(9, 9)
	due(29, 9, elsewhere, hers)
	due(50, 9, elsewhere, turn, low, hers)
	due(50, 1, elsewhere, turn, low)

	// A change that fails tells nothing.
	late := change(load(t, s, "a"))
	late.Expected--
	late.Notices = []store.Notice{{Person: "ann", Kind: "turn", Mark: 9}}
	wants(t, s.Change(ctx, late), store.ErrStale)
	late.Expected++
	late.Notices[0].Kind = "\x00"
	wants(t, s.Change(ctx, late), store.ErrText)
	of("ann", low, turn, elsewhere)

	// A later one replaces it, but not what has been told; no mark is told twice.
	again := turn
	again.Mark, again.At, again.Due = 3, 3, 33
	note(t, s, "a", again)
	of("ann", low, elsewhere, again)
	must(t, s.TakeNotice(ctx, again, 40))
	wants(t, s.TakeNotice(ctx, again, 41), store.ErrNotFound)
	wants(t, s.TakeNotice(ctx, turn, 41), store.ErrNotFound)
	told := again
	told.Sent = 40
	again.Due = 99
	note(t, s, "a", again)
	of("ann", low, elsewhere, told)
	due(math.MaxInt64, 1, elsewhere, low)
	last := turn
	last.Mark, last.At, last.Due = 4, 4, 44
	note(t, s, "a", last)
	of("ann", low, elsewhere, told, last)

	// What could not be sent is sent later, and what has been told cannot be dropped.
	must(t, s.DropNotice(ctx, again))
	told.Due = 60
	must(t, s.PutOffNotice(ctx, told))
	told.Sent = 41
	wants(t, s.PutOffNotice(ctx, told), store.ErrNotFound)
	told.Sent = 0
	of("ann", low, elsewhere, told, last)
	must(t, s.TakeNotice(ctx, told, 70))
	told.Sent = 70
	must(t, s.DropNotices(ctx, "ann", "a", "turn", "over"))
	of("ann", low, elsewhere, told)
	of("bek", hers)
	must(t, s.DropNotice(ctx, low))
	must(t, s.SweepNotices(ctx, 70))
	of("ann", elsewhere, told)
	must(t, s.SweepNotices(ctx, 71))
	of("ann", elsewhere)
	must(t, s.Delete(ctx, "b", load(t, s, "b").Version))
	of("ann")
}

// toldOnce: of many that take a notice at once, one gets it.
func toldOnce(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	listening(t, s, "ann")
	var all sync.WaitGroup
	for i := range 5 {
		n := store.Notice{Person: "ann", Kind: "kind " + strconv.Itoa(i), Table: "a", Mark: 1, Due: 1}
		note(t, s, "a", n)
		var taken atomic.Int64
		for range 8 {
			all.Go(func() {
				switch err := s.TakeNotice(t.Context(), n, 2); {
				case err == nil:
					taken.Add(1)
				case !errors.Is(err, store.ErrNotFound):
					t.Error(err)
				}
			})
		}
		all.Wait()
		same(t, taken.Load(), int64(1))
	}
}
