package clock

import (
	"testing"
	"time"

	"ennead/game"
)

// TestSilence tells how long a sign is waited for of somebody whose time was up.
func TestSilence(t *testing.T) {
	live, days := rule(t, "live normal"), rule(t, "days normal")
	for _, c := range []struct {
		name string
		rule Rule
		what string
	}{
		{"ten minutes live, whether or not the stint goes on", live, `Ani
			5m Ani silent never
			12m Ani steward
			12m Ani silent 22m
			13m Ani moves: Bek
			20m Ani silent 22m
			20m Bek silent never
			25m Ani silent 22m`},
		{"a sign ends it", live, `Ani
			12m Ani steward
			15m Bek sign
			15m Ani silent 22m
			16m Ani sign
			16m Ani silent never`},
		{"so do coming back, and being absent", live, `Ani Bek
			12m Ani steward
			12m Bek steward
			13m Ani back
			13m Ani silent never
			14m Bek absent
			14m Bek silent never`},
		{"a pause does not count", live, `Ani
			12m Ani steward
			14m pause 5m
			15m Ani silent 27m
			16m resume
			17m Ani silent 24m`},
		{"nor a time without servers", live, `Ani
			12m Ani steward
			20m credit 6m
			20m Ani silent 28m`},
		{"three days over days, quiet hours included", days, `Ani
			72h Ani steward
			72h Ani silent 144h`},
		{"without the days of a vacation, which begins at the next quarter", days, `Ani
			72h Ani steward
			80h1m Ani vacation 1d
			80h1m Ani silent 168h
			90h Ani back
			90h Ani silent never`},
		{"a steward for a stint that is not there waits for nobody", live, `Ani
			12m Bek steward
			12m Bek silent never`},
	} {
		t.Run(c.name, func(t *testing.T) { tell(t, c.rule, begun, c.what) })
	}
}

// TestSilenceCharged: what has counted stays counted, however often the wait is interrupted.
func TestSilenceCharged(t *testing.T) {
	r := rule(t, "live normal")
	s := New(r, Turn{At: begun, Owing: 1})
	at := begun.Add(r.Bank)
	s.Event(Event{At: at, Kind: Steward})
	for n := range 5 {
		at = at.Add(time.Minute)
		s.Event(Event{At: at, Kind: Pause, For: 3 * time.Minute})
		at = at.Add(3 * time.Minute)
		if got, want := s.Silent(at)[0], at.Add(time.Duration(9-n)*time.Minute); !got.Equal(want) {
			t.Fatalf("after %d pauses it is waited for until %s, not %s", n+1, got, want)
		}
	}
	late := at.Add(time.Hour)
	s.Event(Event{At: late, Kind: Pause, For: 3 * time.Minute})
	got := s.Silent(late)[0]
	if got.IsZero() || got.After(late.Add(3*time.Minute)) || s.Unheard(late) != game.Seats(1) {
		t.Errorf("a wait that is over ends again at %s", got)
	}
	s.Event(Event{At: late.Add(time.Second), Kind: Pause})
	if !s.Silent(late.Add(time.Hour))[0].IsZero() || s.Unheard(late.Add(time.Hour)) != game.Seats(1) {
		t.Error("in a pause without end the wait ends")
	}
}
