package clock

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
)

// TestPresets: each is valid, has its name as its text, and comes back from it.
func TestPresets(t *testing.T) {
	var names []string
	for _, p := range Presets() {
		names = append(names, p.Name)
		got, err := ParseRule(p.Name)
		if err != nil || got != p.Rule || p.Rule.Valid() != nil || p.Rule.Text() != p.Name {
			t.Errorf("%s: %v, %v, %v, %s", p.Name, got, err, p.Rule.Valid(), p.Rule.Text())
		}
		if pace, _, _ := strings.Cut(p.Name, " "); pace != p.Rule.Pace() {
			t.Errorf("%s has the pace %s", p.Name, p.Rule.Pace())
		}
		if _, err := ParseRule(p.Rule.inFull()); !errors.Is(err, ErrRule) {
			t.Errorf("%s has two texts", p.Name)
		}
	}
	want := []string{"live quick", "live normal", "live calm", "days quick", "days normal", "days calm"}
	if !slices.Equal(names, want) {
		t.Errorf("they are %q", names)
	}
}

// TestCustomRules: what is within the bounds is read and written in one way, and nothing else is.
func TestCustomRules(t *testing.T) {
	for _, text := range []string{
		"live bank=10m step=20s cap=15m reply=5s talk=0s hold=0s",
		"live bank=61s step=5s cap=61s reply=3s talk=2m hold=119s",
		"live bank=2h step=10m cap=4h reply=1m talk=0s hold=0s",
		"days bank=3d step=16h cap=5d reply=4h talk=0s hold=6h",
		"days bank=12h step=1h cap=12h reply=1m talk=1d hold=1d",
		"days bank=30d step=7d cap=60d reply=1d talk=0s hold=0s",
	} {
		r, err := ParseRule(text)
		if err != nil || r.Text() != text {
			t.Errorf("%s: %v, %s", text, err, r.Text())
		}
	}
	const fits = "live bank=10m step=20s cap=15m reply=5s talk=0s hold=0s"
	for _, change := range [][2]string{
		{fits, ""}, {fits, "live"}, {fits, "live fast"}, {fits, "Live normal"}, {fits, "live normal "},
		{"live", "days"}, {"live", "weeks"}, {"live ", ""}, {" ", "  "}, {"hold=0s", "hold=0s x=0s"},
		{"bank=10m", "bank=59s"}, {"bank=10m", "bank=121m"}, {"bank=10m", "bank=600s"}, {"bank=10m", "bank=16m"},
		{"bank=10m", "10m"}, {"bank=10m", "bank=+10m"}, {"bank=10m", "bank=010m"}, {"bank=10m", "bank=10"},
		{"bank=10m", "bank=m"}, {"bank=10m", "bank=1e1m"}, {"bank=10m", "bank=-10m"}, {"bank=10m", "bank=10m0s"},
		{"bank=10m", "bank=99999999999999999999m"}, {"bank=10m", "bank=9999999d"},
		{"bank=10m step=20s", "step=20s bank=10m"},
		{"step=20s", "step=4s"}, {"step=20s", "step=601s"}, {"cap=15m", "cap=9m"}, {"cap=15m", "cap=241m"},
		{"reply=5s", "reply=2s"}, {"reply=5s", "reply=61s"}, {"talk=0s", "talk=121s"}, {"hold=0s", "hold=121s"},
		{"hold=0s", "hold=0m"}, {"hold=0s", "hold="},
	} {
		text := strings.Replace(fits, change[0], change[1], 1)
		if r, err := ParseRule(text); !errors.Is(err, ErrRule) || r != (Rule{}) {
			t.Errorf("%q is read as %+v, %v", text, r, err)
		}
	}
	odd := rule(t, fits)
	odd.Bank++
	if err := odd.Valid(); !errors.Is(err, ErrRule) {
		t.Error("a rule of parts of a second is valid")
	}
}

// TestQuietHours: which hours there are, and how they are written.
func TestQuietHours(t *testing.T) {
	for _, text := range []string{"", "Europe/Paris 22:00 06:00", "UTC 00:00 10:00", "Asia/Kathmandu 23:59 00:00"} {
		q, err := ParseQuiet(text)
		if err != nil || q.Text() != text || q.Valid() != nil {
			t.Errorf("%q: %v, %q", text, err, q.Text())
		}
	}
	for _, text := range []string{
		" ", "UTC", "UTC 22:00", " 22:00 06:00", "Local 22:00 06:00", "Europe/Thebes 22:00 06:00", "../UTC 22:00 06:00",
		"UTC 22:00 22:00", "UTC 22:00 08:01", "UTC 24:00 06:00", "UTC 22:60 06:00", "UTC -1:00 06:00", "UTC 22:0 06:00",
		"UTC 22:00 6:00", "UTC 22:00 06:00 ", "UTC 22:00  06:00", "UTC 22:00 06:00 x", "utc 22:00-06:00",
		"UTC 99999:00 06:00",
	} {
		if q, err := ParseQuiet(text); !errors.Is(err, ErrQuiet) || q != (Quiet{}) {
			t.Errorf("%q is read as %+v, %v", text, q, err)
		}
	}
	if err := (Quiet{From: 60, To: 120}).Valid(); !errors.Is(err, ErrQuiet) {
		t.Error("there are quiet hours without a zone")
	}
}

// TestEvents: which events there are, how they are stored, and that others change nothing.
func TestEvents(t *testing.T) {
	live, days := rule(t, "live normal"), rule(t, "days normal")
	for _, c := range []struct {
		kind       Kind
		seat       game.Seat
		value      string
		live, days bool
	}{
		{Pause, game.Spectator, "0s", true, true},
		{Pause, game.Spectator, "15m", true, true},
		{Pause, game.Spectator, "16m", false, true},
		{Pause, game.Spectator, "61d", false, false},
		{Resume, game.Spectator, "0s", true, true},
		{Resume, game.Spectator, "1s", false, false},
		{Vacation, 1, "14d", false, true},
		{Vacation, 1, "15d", false, false},
		{Vacation, 1, "25h", false, false},
		{Vacation, 1, "0s", false, false},
		{Vacation, 8, "1d", false, false},
		{Credit, game.Spectator, "40m", true, true},
		{Credit, game.Spectator, "0s", false, false},
		{Steward, 0, "0s", true, true},
		{Absent, 7, "0s", true, true},
		{Back, game.Nature, "0s", false, false},
		{NoMore, 1, "0s", true, true},
		{NoMore, 1, "1s", false, false},
		{Hours, 1, "UTC 22:00 06:00", false, true},
		{Hours, 1, "", false, true},
		{Hours, 9, "UTC 22:00 06:00", false, false},
		{"party", 1, "0s", false, false},
	} {
		e, err := ParseEvent(begun.Add(time.Hour), c.kind, c.seat, c.value)
		if err != nil || e.Value() != c.value {
			t.Errorf("%s %q: %v, %q", c.kind, c.value, err, e.Value())
		}
		for _, r := range []Rule{live, days} {
			err, want := e.Valid(r), r.Quiet && c.days || !r.Quiet && c.live
			if (err == nil) != want || err != nil && !errors.Is(err, ErrEvent) {
				t.Errorf("%s %s of seat %s in %s: %v", c.kind, c.value, c.seat.Text(), r.Pace(), err)
			}
			s := New(r, Turn{At: begun, Seat: game.Spectator, Owing: 0b11})
			if was := s; !want {
				if s.Event(e); s != was {
					t.Errorf("%s %s of seat %s changes something in %s", c.kind, c.value, c.seat.Text(), r.Pace())
				}
			}
		}
	}
	for kind, values := range map[Kind][]string{
		Pause: {"", "15", "900s", "-1s", "1.5h", " 15m"}, Hours: {"22:00 06:00", "UTC 06:00 22:00"},
	} {
		for _, value := range values {
			if _, err := ParseEvent(begun, kind, 0, value); !errors.Is(err, ErrEvent) && !errors.Is(err, ErrQuiet) {
				t.Errorf("%s %q is read: %v", kind, value, err)
			}
		}
	}
	if err := (Event{Kind: Back, Quiet: Quiet{time.UTC, 0, 60}}).Valid(days); err == nil {
		t.Error("somebody comes back with quiet hours")
	}
}

// TestPauses: pauses are counted, each once.
func TestPauses(t *testing.T) {
	s := New(rule(t, "live normal"), Turn{At: begun, Seat: game.Spectator, Owing: 1})
	for i, e := range []Event{{Kind: Pause}, {Kind: Pause, For: time.Minute}, {Kind: Resume}, {Kind: Pause}} {
		e.At = begun.Add(time.Duration(i) * time.Second)
		s.Event(e)
	}
	if s.Pauses() != 2 || s.Rule() != rule(t, "live normal") {
		t.Errorf("%d pauses under %s", s.Pauses(), s.Rule().Text())
	}
}
