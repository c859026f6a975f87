package table

import (
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// Who is invited is told so after a minute, once for a table. A seat that no longer waits for them, or never did, is
// not told.
func TestNotedInvitation(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Notices = true })
		t.Cleanup(h.shut)
		ctx := t.Context()
		h.account(bek, "Bek", "bek")
		h.account(cem, "Cem", "cem")
		h.acquainted(ann, dan)
		h.listens(bek, cem)
		spec := people(3)
		spec.Terms.Private = true
		id, err := h.Create(ctx, spec, ann, 0)
		must(t, err)
		invite := func(name string) {
			t.Helper()
			_, err := h.Invite(ctx, id, ann, name)
			must(t, err)
		}
		invite("Bek")
		if n := h.noted(id, bek); n[NoticeInvite] != inviteWithin || len(n) != 1 {
			t.Fatalf("noted: %v", n)
		}
		w := h.word(id, bek, NoticeInvite)
		if w == nil || w.Game != "sticks" || !slices.Equal(w.Others, []string{"Seat 1", "Seat 2", "Seat 3"}) {
			t.Errorf("they are told %+v", w)
		}
		for _, who := range []PersonID{ann, cem, dan} {
			if w := h.word(id, who, NoticeInvite); w != nil {
				t.Errorf("%s is told %+v", string(who), w)
			}
		}
		_, err = h.Uninvite(ctx, id, ann, "Bek")
		must(t, err)
		if n := h.noted(id, bek); len(n) > 0 {
			t.Errorf("withdrawn, and still noted: %v", n)
		}
		invite("Bek")
		must(t, h.Decline(ctx, id, bek))
		if n := h.noted(id, bek); len(n) > 0 {
			t.Errorf("declined, and still noted: %v", n)
		}

		h.tie(cem, store.TieBlock, ann)
		invite("Cem")
		if w := h.word(id, cem, NoticeInvite); w != nil {
			t.Errorf("of somebody whom they have blocked they are told %+v", w)
		}
		h.untie(cem, store.TieBlock, ann)
		if h.word(id, cem, NoticeInvite) == nil {
			t.Error("then they are not told")
		}
		must(t, h.Join(ctx, id, 1, cem, ""))
		if w := h.word(id, cem, NoticeInvite); w != nil {
			t.Errorf("who sits there is told %+v", w)
		}
		invite("Bek")
		must(t, h.conf.Store.SetName(ctx, string(dan), "Dan"))
		_, err = h.Claim(ctx, id, h.key(id, 2), dan, "Dan")
		must(t, err)
		if w := h.word(id, bek, NoticeInvite); w != nil {
			t.Errorf("at a full table they are told %+v", w)
		}
	})
}

// Those who play a game again have seats kept for them.
func TestNotedRematch(t *testing.T) {
	h := open(t, func(c *Config) { c.Notices = true })
	last := h.duel(people(2), ann, bek)
	h.finish(last)
	next, err := h.Rematch(t.Context(), last, ann)
	must(t, err)
	all, err := h.conf.Store.NoticesOf(t.Context(), string(bek))
	must(t, err)
	if !slices.ContainsFunc(all, func(n store.Notice) bool {
		return n.Table == string(next) && n.Kind == string(NoticeInvite)
	}) || h.word(next, bek, NoticeInvite) == nil || h.word(next, ann, NoticeInvite) != nil {
		t.Errorf("noted: %+v", all)
	}
}

// Whoever sits at the table is told that somebody wrote, once until they look; not by those whom they do not want to
// read, and not of what they wrote themselves.
func TestNotedMessage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Notices = true })
		t.Cleanup(h.shut)
		ctx := t.Context()
		h.acquainted(ann, bek, cem)
		id := h.pair3()
		_, err := h.Claim(ctx, id, h.key(id, 2), cem, "Cem")
		must(t, err)
		h.listens(ann, bek, cem)
		say := func(who PersonID, seat game.Seat) {
			t.Helper()
			time.Sleep(time.Minute)
			must(t, h.Say(ctx, id, who, seat, "hello"))
		}
		noted := func(who PersonID) *store.Notice {
			t.Helper()
			all, err := h.conf.Store.NoticesOf(ctx, string(who))
			must(t, err)
			if len(all) > 1 || len(all) == 1 && all[0].Kind != string(NoticeMessage) {
				t.Fatalf("noted: %+v", all)
			}
			if len(all) == 0 {
				return nil
			}
			return &all[0]
		}
		h.tie(cem, store.TieMute, ann)
		say(ann, 0)
		first := time.Now().UnixMilli()
		say(ann, 0)
		if n := noted(bek); n == nil || n.At != first || n.Due != first+lookWithin.Milliseconds() {
			t.Errorf("noted: %+v", n)
		}
		if noted(ann) != nil || noted(cem) != nil {
			t.Error("noted for the writer, or for somebody who has muted them")
		}
		if w := h.word(id, bek, NoticeMessage); w == nil || !slices.Equal(w.Others, []string{"Seat 1", "Cem"}) ||
			!w.Due.IsZero() {
			t.Errorf("they are told %+v", w)
		}
		for _, who := range []PersonID{ann, cem, dan} {
			if w := h.word(id, who, NoticeMessage); w != nil {
				t.Errorf("%s is told %+v", string(who), w)
			}
		}
		h.tie(bek, store.TieBlock, ann)
		if w := h.word(id, bek, NoticeMessage); w != nil {
			t.Errorf("muted meanwhile, and told %+v", w)
		}
		say(bek, 1)
		if noted(cem) == nil || noted(ann) == nil || h.word(id, ann, NoticeMessage) == nil {
			t.Error("who writes is heard by those who do not mute them")
		}
		must(t, h.conf.Store.Unsay(ctx, string(id), 1, 0, time.Now().UnixMilli()))
		if w := h.word(id, ann, NoticeMessage); w != nil {
			t.Errorf("what was said is gone, and they are told %+v", w)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		h, id := duel(t, "live calm")
		must(t, h.Say(t.Context(), id, ann, 0, "hello"))
		if n := h.noted(id, bek); n[NoticeMessage] < lookWithinLive || n[NoticeMessage] > lookWithin/2 {
			t.Errorf("in a live game: %v", n)
		}
	})
}

// The first time a steward plays a stint, then until they are back, and at last to the end. The words differ.
func TestNotedStrikes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := duel(t, "live quick")
		h.reopen(func(c *Config) { c.Pause = time.Minute }) // until the steward moves
		seat := h.upToReal(id)
		who := []PersonID{ann, bek}[seat]
		for n := 1; n <= finalAt; n++ {
			h.after(id, time.Until(h.left(id, seat).Due)+clock.Grace)
			w := h.word(id, who, NoticeLate)
			if w == nil || w.Absent != (n >= absentAt) || w.Final != (n >= finalAt) ||
				h.noted(id, who)[NoticeLate] == 0 {
				t.Fatalf("after %d times: %+v", n, w)
			}
			time.Sleep(time.Second)
			if n < finalAt {
				_, err := h.Back(t.Context(), id, seat, who)
				must(t, err)
			}
		}
	})
}

// The news of a person are what is true now at all their tables.
func TestNews(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Notices, c.Steward = true, "first" })
		t.Cleanup(h.shut)
		ctx := t.Context()
		h.account(bek, "Bek", "bek")
		h.listens(bek)
		untimed := h.duel(people(2))
		slow := h.duel(people(2).timed("days calm"))
		quick := h.duel(people(2).timed("days quick"))
		h.move(quick, 0, "hide left")
		since := time.Now()
		news := func(kinds ...NoticeKind) News {
			t.Helper()
			all, err := h.News(ctx, bek, since, kinds)
			must(t, err)
			for kind := range all {
				if len(all[kind]) > 0 && !slices.Contains(kinds, kind) {
					t.Errorf("they did not ask for %s", kind)
				}
			}
			return all
		}
		at := func(list []Word, want ...ID) {
			t.Helper()
			var ids []ID
			for _, w := range list {
				ids = append(ids, w.Table)
			}
			if !slices.Equal(ids, want) {
				t.Errorf("told of %q, not %q", ids, want)
			}
		}
		all := NoticeKinds()
		at(news(all...)[NoticeTurn], quick, slow, untimed)
		at(news(NoticeLow)[NoticeLow])
		at(news(NoticeOver, NoticeInvite, NoticeMessage)[NoticeTurn])
		time.Sleep(30 * time.Hour)
		at(news(NoticeLow)[NoticeLow], quick)
		at(news(all...)[NoticeTurn], quick, slow, untimed) // once each

		h.after(quick, 7*time.Hour)
		late := news(all...)
		at(late[NoticeLate], quick)
		at(late[NoticeTurn], slow, untimed)
		since = time.Now()
		at(news(all...)[NoticeLate])
		since = since.Add(-8 * time.Hour)
		h.finish(untimed)
		at(news(all...)[NoticeOver], untimed)
		at(news(NoticeTurn)[NoticeOver])
		next, err := h.Rematch(ctx, untimed, ann)
		must(t, err)
		now := news(all...)
		at(now[NoticeOver], untimed)
		at(now[NoticeInvite], next)
		time.Sleep(time.Minute)
		since = time.Now()
		must(t, h.Say(ctx, untimed, ann, 0, "well played"))
		now = news(all...)
		at(now[NoticeOver]) // that there is a next game is no end
		at(now[NoticeMessage], untimed)

		alone := people(2)
		alone.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
		_, err = h.Create(ctx, alone, bek, 0)
		must(t, err)
		if turns := news(all...)[NoticeTurn]; len(turns) > 2 {
			t.Errorf("of a table of their own they are told %+v", turns)
		}
	})
}

// After a month in which nothing has happened at a table there are no news of it.
func TestOldNews(t *testing.T) {
	var passed atomic.Int64
	h := open(t, func(c *Config) {
		c.Notices, c.Now = true, func() time.Time { return time.Now().Add(time.Duration(passed.Load())) }
	})
	h.account(bek, "Bek", "bek")
	h.listens(bek)
	over := h.duel(people(2))
	h.finish(over)
	_, err := h.Rematch(t.Context(), over, ann)
	must(t, err)
	h.duel(people(2))
	for _, want := range []int{1, 0} {
		news, err := h.News(t.Context(), bek, time.Time{}, NoticeKinds())
		must(t, err)
		for _, kind := range []NoticeKind{NoticeTurn, NoticeOver, NoticeInvite} {
			if len(news[kind]) != want {
				t.Errorf("after %s: %s %+v", time.Duration(passed.Load()), kind, news[kind])
			}
		}
		passed.Add(int64(dormant + time.Hour))
	}
}

// Dates are when the time of those is up who are to move, and when games begin.
func TestDates(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		ctx := t.Context()
		dates := func(who PersonID) []Date {
			t.Helper()
			all, err := h.Dates(ctx, who)
			must(t, err)
			return all
		}
		h.duel(people(2))
		timed := h.duel(people(2).timed("days quick"))
		began := h.look(timed).Updated
		d := dates(bek)
		if len(d) != 1 || d[0].Kind != DateDue || d[0].Table != timed || !d[0].At.Equal(began.Add(36*time.Hour)) ||
			!d[0].Known.Equal(began) || len(d[0].Others) != 1 {
			t.Errorf("dates: %+v", d)
		}
		if d := dates(cem); len(d) > 0 {
			t.Errorf("dates of a stranger: %+v", d)
		}
		h.move(timed, 1, "hide left")
		if d := dates(bek); len(d) > 0 {
			t.Errorf("after the choice: %+v", d)
		}
		spec := people(2)
		spec.Terms.Begins = time.Now().Add(time.Hour).UnixMilli()
		set, err := h.Create(ctx, spec, cem, 0)
		must(t, err)
		d = dates(cem)
		if len(d) != 1 || d[0].Kind != DateBegins || d[0].Table != set || d[0].At.UnixMilli() != spec.Terms.Begins {
			t.Errorf("dates: %+v", d)
		}
		time.Sleep(2 * time.Hour)
		if d := dates(cem); len(d) > 0 {
			t.Errorf("when it is past: %+v", d)
		}
	})
}
