package storetest

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"ennead/internal/store"
)

// announces changes a contest, and has people be told of it.
func announces(t *testing.T, s store.Store, contest string, all ...store.Notice) {
	t.Helper()
	must(t, s.EditContest(t.Context(), contest, func(c *store.Contest) error {
		c.Notices = all
		return nil
	}))
}

// announcements: a change of a contest and a decision bring along of what people are to be told, whole or not at all,
// and those are told as what happens at tables is.
func announcements(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Create(ctx, sample("a")))
	must(t, s.CreateContest(ctx, announced("cup", "ann"), 9))
	listening(t, s, "ann", "bek")
	must(t, s.SetName(ctx, "deaf", "Deaf"))
	due, of := told(t, s)
	begun := store.Notice{Person: "ann", Kind: "begun", About: "cup", Mark: 1, At: 5, Due: 30}
	hers := store.Notice{Person: "bek", Kind: "begun", About: "cup", Mark: 1, At: 5, Due: 10}
	announces(t, s, "cup", begun, hers, store.Notice{Person: "deaf", Kind: "begun", About: "cup", Mark: 1},
		store.Notice{Person: "nobody", Kind: "begun", About: "cup", Mark: 1})
	of("deaf")
	of("nobody")
	announces(t, s, "cup", store.Notice{Person: "ann", Kind: "begun", About: "cup", Mark: 1, At: 9, Due: 9})
	of("ann", begun) // once for each mark

	wants(t, s.EditContest(ctx, "cup", func(c *store.Contest) error {
		c.Notices = []store.Notice{{Person: "ann", Kind: "ended", About: "cup", Mark: 2}}
		return store.ErrStale
	}), store.ErrStale)
	wants(t, s.EditContest(ctx, "cup", func(c *store.Contest) error {
		c.Title, c.Notices = "of nobody", []store.Notice{{Person: "ann", Kind: "\x00", About: "cup", Mark: 2}}
		return nil
	}), store.ErrText)
	read, err := s.Contest(ctx, "cup")
	must(t, err)
	same(t, read.Title, announced("cup", "ann").Title)
	same(t, len(read.Notices), 0)
	of("ann", begun)

	turn := store.Notice{Person: "ann", Kind: "turn", Table: "a", Mark: 1, At: 6, Due: 20}
	note(t, s, "a", turn)
	of("ann", begun, turn)
	due(9, 9)
	due(10, 9, hers)
	due(30, 9, hers, turn, begun)
	due(30, 1, hers)

	answer := mutes("m", "bek")
	answer.Notices = []store.Notice{{Person: "bek", Kind: "answer", About: "m", Mark: 7, At: 7, Due: 8}}
	must(t, s.Rule(ctx, answer))
	must(t, s.Rule(ctx, answer)) // sent again
	of("bek", hers, answer.Notices[0])
	due(30, 9, answer.Notices[0], hers, turn, begun)

	begun.Due = 50
	must(t, s.PutOffNotice(ctx, begun))
	due(30, 9, answer.Notices[0], hers, turn)
	must(t, s.DropNotice(ctx, answer.Notices[0]))
	must(t, s.TakeNotice(ctx, hers, 40))
	wants(t, s.TakeNotice(ctx, hers, 41), store.ErrNotFound)
	hers.Sent = 40
	hers.Ways, hers.Tries = "hook", 1
	must(t, s.RepeatNotice(ctx, hers, 60))
	hers.Again = 60
	repeats := func(now int64, want ...store.Notice) {
		t.Helper()
		got, err := s.DueRepeats(ctx, now, 9)
		must(t, err)
		same(t, got, want)
	}
	repeats(59)
	repeats(60, hers)

	must(t, s.DropAnnouncements(ctx, "ann", "other"))
	due(50, 9, turn, begun)
	must(t, s.DropAnnouncements(ctx, "ann", "cup")) // they have looked
	due(50, 9, turn)
	must(t, s.DropAnnouncements(ctx, "bek", "cup"))
	repeats(60)
	hers.Again = 0
	of("bek", hers)
	must(t, s.SweepNotices(ctx, 41))
	of("bek")
}

// announcedOnce: of many that make an announcement at once, one may.
func announcedOnce(t *testing.T, s store.Store) {
	must(t, s.CreateContest(t.Context(), announced("cup", "ann"), 9))
	listening(t, s, "ann")
	n := store.Notice{Person: "ann", Kind: "begun", About: "cup", Mark: 1, Due: 1}
	announces(t, s, "cup", n)
	var all sync.WaitGroup
	var had atomic.Int64
	for range 8 {
		all.Go(func() {
			switch err := s.TakeNotice(t.Context(), n, 2); {
			case err == nil:
				had.Add(1)
			case !errors.Is(err, store.ErrNotFound):
				t.Error(err)
			}
		})
	}
	all.Wait()
	same(t, had.Load(), int64(1))
}
