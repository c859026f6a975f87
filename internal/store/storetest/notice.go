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

// told returns two checks: of what so many people at most are to be told at a moment, and of what a person is told in
// all.
func told(t *testing.T, s store.Store) (due func(int64, int, ...store.Notice), of func(string, ...store.Notice)) {
	due = func(now int64, persons int, want ...store.Notice) {
		t.Helper()
		got, err := s.DueNotices(t.Context(), now, persons)
		must(t, err)
		same(t, got, want)
	}
	of = func(person string, want ...store.Notice) {
		t.Helper()
		got, err := s.NoticesOf(t.Context(), person)
		must(t, err)
		same(t, got, want)
	}
	return due, of
}

func notices(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b"} {
		must(t, s.Create(ctx, sample(id)))
	}
	listening(t, s, "ann", "bek")
	must(t, s.SetName(ctx, "deaf", "Deaf"))
	due, of := told(t, s)
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

// noticed: a chat line and an invitation bring along of what people are to be told, once until they look, and an
// invitation that is withdrawn takes it along.
func noticed(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Create(ctx, sample("a")))
	listening(t, s, "ann", "bek")
	must(t, s.SetName(ctx, "deaf", "Deaf"))
	of := func(person string, want ...store.Notice) {
		t.Helper()
		got, err := s.NoticesOf(ctx, person)
		must(t, err)
		same(t, got, want)
	}
	to := func(person, kind string, at int64) store.Notice {
		return store.Notice{Person: person, Kind: kind, Table: "a", At: at, Due: at + 10}
	}
	say := func(at int64, people ...string) {
		t.Helper()
		var tell []store.Notice
		for _, who := range people {
			tell = append(tell, to(who, "message", at))
		}
		_, err := s.Say(ctx, "a", store.Line{Text: "hello", Said: at}, 9, tell...)
		must(t, err)
	}
	say(1, "ann", "bek", "deaf", "nobody")
	say(2, "ann")
	of("ann", to("ann", "message", 1))
	of("bek", to("bek", "message", 1))
	of("deaf")
	_, err := s.Say(ctx, "none", store.Line{Text: "hello"}, 9, to("ann", "message", 3))
	wants(t, err, store.ErrNotFound)
	_, err = s.Say(ctx, "a", store.Line{Text: "hello"}, 9, store.Notice{Person: "ann", Kind: "\x00"})
	wants(t, err, store.ErrText)
	must(t, s.TakeNotice(ctx, to("ann", "message", 1), 20))
	say(21, "ann")
	told := to("ann", "message", 1)
	told.Sent = 20
	of("ann", told)
	must(t, s.DropNotices(ctx, "ann", "a", "message"))
	of("ann", told)
	must(t, s.ForgetNotices(ctx, "ann", "a", "message", "turn"))
	must(t, s.ForgetNotices(ctx, "bek", "a", "turn"))
	of("ann")
	say(30, "ann")
	of("ann", to("ann", "message", 30))
	of("bek", to("bek", "message", 1))

	bek := store.Invite{Table: "a", Person: "bek", Seat: store.AnySeat, Since: 40}
	wants(t, s.Invite(ctx, store.Invite{Table: "none", Person: "bek"}, to("bek", "invite", 40)), store.ErrNotFound)
	wants(t, s.Invite(ctx, bek, store.Notice{Person: "bek", Kind: "\xff"}), store.ErrText)
	must(t, s.Invite(ctx, bek, to("bek", "invite", 40)))
	must(t, s.Invite(ctx, store.Invite{Table: "a", Person: "deaf"}, to("deaf", "invite", 40)))
	of("bek", to("bek", "message", 1), to("bek", "invite", 40))
	of("deaf")
	must(t, s.Uninvite(ctx, "a", "bek", "invite"))
	of("bek", to("bek", "message", 1))
	must(t, s.Invite(ctx, bek, to("bek", "invite", 41)))
	must(t, s.TakeNotice(ctx, to("bek", "invite", 41), 60))
	must(t, s.Uninvite(ctx, "a", "bek", "invite"))
	must(t, s.Invite(ctx, bek, to("bek", "invite", 70))) // a host may not write to somebody again and again
	told = to("bek", "invite", 41)
	told.Sent = 60
	of("bek", to("bek", "message", 1), told)
}

// wishing lists people by what they want to hear of, a few at a time.
func wishing(t *testing.T, s store.Store) {
	ctx := t.Context()
	for id, text := range map[string]string{"a": "", "b": `{"mail":"daily"}`, "c": `{"mail":"weekly"}`,
		"d": `{"lang":"en","mail":"daily","x":1}`, "e": "daily", "f": `{"mail":"daily"}`} {
		must(t, s.EditPerson(ctx, id, func(p *store.Person) error {
			p.Notices, p.Renamed = text, []int64{7}
			return nil
		}))
	}
	ids := func(text, after string, most int) (list []string) {
		t.Helper()
		all, err := s.Wishing(ctx, text, after, most)
		must(t, err)
		for _, p := range all {
			same(t, p.Renamed, []int64{7})
			list = append(list, p.ID)
		}
		return list
	}
	same(t, ids(`"mail":"daily"`, "", 9), []string{"b", "d", "f"})
	same(t, ids(`"mail":"daily"`, "", 2), []string{"b", "d"})
	same(t, ids(`"mail":"daily"`, "d", 2), []string{"f"})
	same(t, ids(`"mail":"daily"`, "f", 2), []string(nil))
	same(t, ids(`"mail":"weekly"`, "", 9), []string{"c"})
}

// repeats: what was sent is brought again in some ways, until one caller has it, or it was seen, or there is a later
// one.
func repeats(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Create(ctx, sample("a")))
	listening(t, s, "ann", "bek")
	due := func(now int64, persons int, want ...store.Notice) {
		t.Helper()
		got, err := s.DueRepeats(ctx, now, persons)
		must(t, err)
		same(t, got, want)
	}
	taken := func(person, kind string, mark int64) store.Notice {
		t.Helper()
		n := store.Notice{Person: person, Kind: kind, Table: "a", Mark: mark, At: mark, Due: mark}
		note(t, s, "a", n)
		must(t, s.TakeNotice(ctx, n, 10))
		n.Sent = 10
		return n
	}
	again := func(n store.Notice, at int64, ways string) store.Notice {
		t.Helper()
		n.Ways, n.Tries = ways, n.Tries+1
		must(t, s.RepeatNotice(ctx, n, at))
		n.Again = at
		return n
	}
	turn, over, hers := taken("ann", "turn", 1), taken("ann", "over", 1), taken("bek", "turn", 1)
	due(99, 9)
	turn, over, hers = again(turn, 30, "hook"), again(over, 50, "hook mail"), again(hers, 20, "push")
	due(19, 9)
	due(49, 9, hers, turn)
	due(50, 9, hers, turn, over)
	due(50, 1, hers)
	bad := hers
	bad.Ways = "\x00"
	wants(t, s.RepeatNotice(ctx, bad, 9), store.ErrText)

	var all sync.WaitGroup
	var had atomic.Int64
	for range 8 {
		all.Go(func() {
			switch err := s.RepeatNotice(ctx, hers, 0); {
			case err == nil:
				had.Add(1)
			case !errors.Is(err, store.ErrNotFound):
				t.Error(err)
			}
		})
	}
	all.Wait()
	same(t, had.Load(), int64(1))
	hers.Again = 0
	hers = again(hers, 70, "push")
	same(t, hers.Tries, int64(2))
	due(70, 9, turn, over, hers)

	must(t, s.DropNotices(ctx, "ann", "a", "over", "late"))
	due(70, 9, turn, hers)
	note(t, s, "a", store.Notice{Person: "ann", Kind: "turn", Table: "a", Mark: 2, At: 2, Due: 900})
	due(70, 9, hers)
	must(t, s.SweepNotices(ctx, 11))
	due(70, 9)
	wants(t, s.RepeatNotice(ctx, hers, 0), store.ErrNotFound)
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
