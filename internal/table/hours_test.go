package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

func quietHours(t *testing.T, text string) clock.Quiet {
	t.Helper()
	q, err := clock.ParseQuiet(text)
	must(t, err)
	return q
}

// Quiet hours hold at tables that begin later and, from the next stint on, at those that are running; for whoever sits
// down, theirs and not those of who sat there before.
func TestQuietHours(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // it is midnight
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		running, live := h.apart("days normal"), h.apart("live quick")
		time.Sleep(time.Second)
		must(t, h.SetQuiet(t.Context(), ann, quietHours(t, "UTC 00:00 08:00")))
		wants(t, h.SetQuiet(t.Context(), ann, clock.Quiet{Zone: time.UTC, To: 12 * 60}), ErrHours)
		if c := h.left(running, 0); c.Status != clock.Runs {
			t.Errorf("in the stint in which they change: %+v", c)
		}
		if c := h.left(live, 0); c.Status != clock.Runs {
			t.Errorf("in a live game: %+v", c)
		}
		h.shut()
		h.reopen()
		later := h.apart("days normal")
		if c := h.left(later, 0); c.Status != clock.InQuiet || time.Until(c.Due) != 112*time.Hour-time.Second {
			t.Errorf("at a table that began later: %+v, due in %s", c, time.Until(c.Due))
		}
		if c := h.left(later, 1); c.Status != clock.Runs {
			t.Errorf("of somebody else: %+v", c)
		}
		time.Sleep(time.Minute)
		_, err := h.Leave(t.Context(), later, 0, ann)
		must(t, err)
		_, err = h.Claim(t.Context(), later, h.key(later, 0), dan, "Dan")
		must(t, err)
		time.Sleep(time.Minute)
		for seat := range game.Seat(3) {
			if h.look(later).Owing().Has(seat) {
				h.move(later, seat, "hide left")
			}
		}
		time.Sleep(time.Minute)
		for stint := h.left(later, 0).Since; h.left(later, 0).Since.Equal(stint) || !h.look(later).Owing().Has(0); {
			h.step(later)
			h.after(later, time.Second)
		}
		if c := h.left(later, 0); c.Status != clock.Runs {
			t.Errorf("of who sat down: %+v", c)
		}
	})
}

// On vacation the clocks of all games over days stand, also of those that begin meanwhile.
func TestVacation(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		running := h.apart("days quick")
		time.Sleep(time.Hour + time.Minute)
		for _, days := range []int{0, -1, 15} {
			wants(t, h.GoAway(t.Context(), ann, days), ErrVacation)
		}
		must(t, h.GoAway(t.Context(), ann, 10))
		h.shut()
		h.reopen()
		later := h.apart("days quick")
		time.Sleep(20 * time.Minute)
		for _, id := range []ID{running, later} {
			if c := h.left(id, 0); c.Status != clock.Away {
				t.Errorf("%+v", c)
			}
		}
		hours, err := h.Hours(t.Context(), ann)
		must(t, err)
		if v, ok := hours.On(time.Now()); !ok || v.To.Sub(v.From) != 10*24*time.Hour || hours.Left(time.Now()) != 20 {
			t.Errorf("%+v, %d days left", v, hours.Left(time.Now()))
		}
		must(t, h.GoAway(t.Context(), ann, 12)) // longer: from now on
		wants(t, h.GoAway(t.Context(), ann, 14), ErrVacation)
		must(t, h.ComeBack(t.Context(), ann))
		must(t, h.ComeBack(t.Context(), ann))
		for _, id := range []ID{running, later} {
			if c := h.left(id, 0); c.Status != clock.Runs {
				t.Errorf("they are back: %+v", c)
			}
		}
		if hours, err = h.Hours(t.Context(), ann); err != nil || hours.Left(time.Now()) != 29 {
			t.Errorf("%d days are left, %v", hours.Left(time.Now()), err)
		}
	})
}

// A vacation counts for a year from its beginning, in days that have begun.
func TestVacationDays(t *testing.T) {
	now := time.UnixMilli(1_000_000_000_000)
	ago := func(days, long time.Duration) Vacation {
		return Vacation{now.Add(-days * day), now.Add(-days*day + long)}
	}
	for _, test := range []struct {
		taken []Vacation
		left  int
	}{
		{nil, 30},
		{[]Vacation{ago(300, 14*day), ago(100, 14*day)}, 2},
		{[]Vacation{ago(366, 14*day), ago(100, 14*day)}, 16},
		{[]Vacation{ago(1, 1), ago(1, day), ago(1, day+1)}, 26},
		{[]Vacation{ago(90, 14*day), ago(60, 14*day), ago(30, 14*day)}, 0},
	} {
		if got := (Hours{Vacations: test.taken}).Left(now); got != test.left {
			t.Errorf("%v: %d days are left, want %d", test.taken, got, test.left)
		}
	}
}

// Hours are read back as they were written; what is none counts as none.
func TestStoredHours(t *testing.T) {
	now := time.UnixMilli(1_000_000_000_000)
	want := Hours{Quiet: quietHours(t, "Europe/Paris 22:00 06:30"),
		Vacations: []Vacation{{now, now.Add(day)}, {now.Add(3 * day), now.Add(4 * day)}}}
	got := ParseHours(want.text())
	if got.text() != want.text() || got.Quiet.Text() != want.Quiet.Text() || len(got.Vacations) != 2 {
		t.Errorf("%+v, not %+v", got, want)
	}
	if got.Zone == nil || got.Zone.String() != "Europe/Paris" {
		t.Errorf("quiet hours in %v", got.Zone)
	}
	if got := ParseHours(Hours{Zone: got.Zone}.text()); got.Zone == nil || got.Quiet != (clock.Quiet{}) {
		t.Errorf("a zone alone is read back as %+v", got)
	}
	for _, text := range []string{"", "{", "[]", `{"zone":"Mars/Base"}`, `{"zone":"Local"}`,
		`{"quiet":"Mars/Base 22:00 06:00"}`,
		`{"away":[[1]]}`, `{"away":"x"}`} {
		if h := ParseHours(text); h.Quiet != (clock.Quiet{}) || h.Zone != nil {
			t.Errorf("%s: %+v", text, h)
		}
	}
}
