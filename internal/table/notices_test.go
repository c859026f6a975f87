package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// listens has people ask to be told.
func (h *house) listens(all ...PersonID) {
	h.t.Helper()
	for _, id := range all {
		must(h.t, h.conf.Store.EditPerson(h.t.Context(), string(id), func(p *store.Person) error {
			p.Notices = "all"
			return nil
		}))
	}
}

// noted returns of what a person is to be told, by kind, each with how long after the last change.
func (h *house) noted(id ID, person PersonID) map[NoticeKind]time.Duration {
	h.t.Helper()
	all, err := h.conf.Store.NoticesOf(h.t.Context(), string(person))
	must(h.t, err)
	kinds := map[NoticeKind]time.Duration{}
	for _, n := range all {
		if _, twice := kinds[NoticeKind(n.Kind)]; twice || n.Table != string(id) {
			h.t.Errorf("noted for %s: %+v", person, all)
		}
		kinds[NoticeKind(n.Kind)] = time.UnixMilli(n.Due).Sub(h.look(id).Updated)
	}
	return kinds
}

// word returns what a person is told now; nil if nothing.
func (h *house) word(id ID, person PersonID, kind NoticeKind) *Word {
	h.t.Helper()
	w, _, err := h.Word(h.t.Context(), id, person, kind)
	must(h.t, err)
	return w
}

// duel begins a game of ann and bek, who both want to be told.
func duel(t *testing.T, rule string) (*house, ID) {
	h := open(t, func(c *Config) { c.Notices, c.Steward = true, "first" })
	t.Cleanup(h.shut)
	return h, h.duel(people(2).timed(rule), ann, bek)
}

// duel begins a game of ann and bek; some want to be told.
func (h *house) duel(spec Spec, listening ...PersonID) ID {
	t := h.t
	t.Helper()
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "")
	must(t, err)
	h.listens(listening...) // as long as they sit nowhere they may be forgotten
	for seat := range game.Seat(2) {
		must(t, h.Ready(t.Context(), id, seat, [16]byte{byte(seat), 7}))
	}
	return id
}

// A stint is noted once, however often others take something back meanwhile, and it is gone with the stint.
func TestNotedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := duel(t, "")
		if n := h.noted(id, bek); len(n) != 1 || n[NoticeTurn] != lookWithin {
			t.Fatalf("at the beginning: %v", n)
		}
		time.Sleep(time.Minute)
		seat := h.upToReal(id)
		one, other := ann, bek
		if seat == 0 {
			one, other = bek, ann
		}
		if h.word(id, one, NoticeTurn) != nil || h.word(id, other, NoticeTurn) == nil {
			t.Error("whose turn it is is told wrongly")
		}
		before := h.noted(id, other)[NoticeTurn]
		for range 3 { // whoever chose last takes it back, and chooses again
			time.Sleep(time.Second)
			_, err := h.Undo(t.Context(), id, 1-seat, h.look(id).Version)
			must(t, err)
			time.Sleep(time.Second)
			h.upToReal(id)
			h.noted(id, other) // once at most
		}
		if n := h.noted(id, other); n[NoticeTurn] > lookWithin || n[NoticeTurn] < before-time.Minute {
			t.Errorf("after undo: %v", n)
		}
		w := h.word(id, other, NoticeTurn)
		if w.Table != id || w.Game != "sticks" || len(w.Others) != 1 || w.Others[0] != h.look(id).Seats[1-seat].Name ||
			!w.Due.IsZero() {
			t.Errorf("they are told %+v", w)
		}
		h.finish(id)
		for _, who := range []PersonID{ann, bek} {
			if n := h.noted(id, who); n[NoticeOver] != lookWithin {
				t.Errorf("at the end: %v", n)
			}
			if h.word(id, who, NoticeTurn) != nil || h.word(id, who, NoticeOver) == nil {
				t.Error("the end is told wrongly")
			}
		}
		if h.word(id, cem, NoticeOver) != nil {
			t.Error("a stranger is told of the end")
		}
	})
}

// Nothing is noted for those who did not ask, for people alone, and where nobody sends it.
func TestNotNoted(t *testing.T) {
	h := open(t, func(c *Config) { c.Notices = true })
	none := func(id ID) {
		t.Helper()
		h.finish(id)
		for _, who := range []PersonID{ann, bek} {
			if n := h.noted(id, who); len(n) > 0 {
				t.Errorf("noted: %v", n)
			}
		}
	}
	both, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	h.listens(ann)
	h.begin(both) // ann holds both seats
	none(both)
	alone := people(2)
	alone.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
	none(h.begun(alone))
	id := h.duel(people(2), ann)
	if len(h.noted(id, ann)) == 0 || len(h.noted(id, bek)) > 0 {
		t.Error("noted for those who did not ask, or not for the one who did")
	}
	must(t, h.conf.Store.DropNotices(t.Context(), string(ann), string(id), string(NoticeTurn)))
	h.reopen(func(c *Config) { c.Notices = false })
	id = h.duel(people(2), ann, bek)
	none(id)
}

// Whoever plays with clocks is told what is left, when it is little, and when a steward has played.
func TestNotedClocks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := duel(t, "days quick")
		low := 36*time.Hour - lowTime
		if n := h.noted(id, bek); n[NoticeTurn] != lookWithin || n[NoticeLow] != low {
			t.Fatalf("at the beginning: %v", n)
		}
		began := h.look(id).Updated
		w, again, err := h.Word(t.Context(), id, bek, NoticeLow)
		must(t, err)
		if w != nil || !again.Equal(began.Add(low)) {
			t.Errorf("too early: %v, %s", w, again)
		}
		time.Sleep(low)
		if w := h.word(id, bek, NoticeLow); w == nil || !w.Due.Equal(began.Add(36*time.Hour)) {
			t.Errorf("when little time is left: %+v", w)
		}
		h.move(id, 1, "hide left")
		if w := h.word(id, bek, NoticeLow); w != nil {
			t.Errorf("after the choice: %+v", w)
		}
		h.after(id, lowTime)
		if n := h.noted(id, ann); n[NoticeLate] != lookWithin {
			t.Errorf("when the time is up: %v", n)
		}
		if w := h.word(id, ann, NoticeLate); w == nil || w.Absent {
			t.Errorf("when the time was up once: %+v", w)
		}
		if n := h.noted(id, bek); n[NoticeLate] != 0 {
			t.Errorf("of another: %v", n)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		h, id := duel(t, "live quick")
		if n := h.noted(id, bek); n[NoticeTurn] != lookWithinLive || len(n) != 1 {
			t.Fatalf("live: %v", n)
		}
	})
}

// Quiet hours and vacations are rest.
func TestRest(t *testing.T) {
	quiet := ParseHours(`{"quiet":"Europe/Paris 22:00 06:00"}`)
	at := func(text string) time.Time {
		moment, err := time.Parse(time.RFC3339, text)
		must(t, err)
		return moment
	}
	until, rests := quiet.Rest(at("2026-11-20T23:30:00+01:00"))
	if !rests || !until.Equal(at("2026-11-21T06:00:00+01:00")) {
		t.Errorf("at night: %v until %s", rests, until)
	}
	if until, rests := quiet.Rest(at("2026-11-20T21:30:00+01:00")); rests {
		t.Errorf("in the evening until %s", until)
	}
	from, to := at("2026-11-20T12:00:00Z"), at("2026-11-22T12:00:00Z")
	away := Hours{Vacations: []Vacation{{from, to}}}
	if _, rests := away.Rest(from.Add(-time.Second)); rests {
		t.Error("before the vacation")
	}
	if until, rests := away.Rest(from); !rests || !until.Equal(to) {
		t.Errorf("on vacation: %v until %s", rests, until)
	}
	if _, rests := away.Rest(to); rests {
		t.Error("after the vacation")
	}
}
