package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	osiriskit "ennead/games/osiris/kit"
	"ennead/internal/clock"
)

// apart opens a table of sticks with clocks for ann, bek and cem.
func (h *house) apart(rule string) ID {
	h.t.Helper()
	spec := people(3).timed(rule)
	spec.Setup.Options = map[string]string{"rounds": "3"}
	id, err := h.Create(h.t.Context(), spec, ann, 0)
	must(h.t, err)
	for i, person := range []PersonID{ann, bek, cem} {
		if i > 0 {
			_, err := h.Claim(h.t.Context(), id, h.key(id, game.Seat(i)), person, "")
			must(h.t, err)
		}
		must(h.t, h.Ready(h.t.Context(), id, game.Seat(i), [16]byte{byte(i), 7}))
	}
	return id
}

// All clocks stand once everybody agrees to a pause, until it ends, or until everybody is back.
func TestPauseByConsent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		id := h.apart("live quick")
		paused := func() bool {
			_, ok := h.Paused(h.look(id))
			return ok
		}
		pause := func(long time.Duration, who ...PersonID) {
			t.Helper()
			for i, person := range who {
				_, err := h.Pause(t.Context(), id, game.Seat(i), person, long)
				must(t, err)
			}
		}
		_, err := h.Pause(t.Context(), id, 0, bek, time.Minute)
		wants(t, err, ErrNotSeated)
		_, err = h.Pause(t.Context(), id, 0, ann, time.Hour)
		wants(t, err, ErrPause)
		_, err = h.Resume(t.Context(), id, 0, ann)
		wants(t, err, ErrPause)

		pause(10*time.Minute, ann, bek)
		h.shut()
		h.reopen()
		if p := h.look(id).Pausing(); p.Agreed != 0b011 || p.For != 10*time.Minute || paused() {
			t.Fatalf("two of three agree: %+v, %t", p, paused())
		}
		_, err = h.NoPause(t.Context(), id, 1, bek)
		must(t, err)
		if p := h.look(id).Pausing(); p.Agreed != 0b001 {
			t.Fatalf("one no longer agrees: %+v", p)
		}
		pause(5*time.Minute, ann, bek) // another length is another vote
		if p := h.look(id).Pausing(); p.Agreed != 0b011 || p.For != 5*time.Minute {
			t.Fatalf("another length: %+v", p)
		}
		time.Sleep(time.Minute)
		pause(5*time.Minute, ann, bek, cem)
		if c := h.left(id, 0); !paused() || c.Status != clock.Paused || c.Left != 4*time.Minute {
			t.Fatalf("all agree: %+v", c)
		}
		time.Sleep(4 * time.Minute)
		if c := h.left(id, 0); c.Left != 4*time.Minute {
			t.Errorf("in the pause: %+v", c)
		}
		time.Sleep(2 * time.Minute)
		if c := h.left(id, 0); paused() || c.Left != 3*time.Minute || c.Status != clock.Runs {
			t.Errorf("after the pause: %+v", c)
		}

		pause(5*time.Minute, ann, bek, cem)
		for i, person := range []PersonID{ann, bek, cem} {
			if !paused() {
				t.Fatal("the pause ended before all were back")
			}
			_, err := h.Resume(t.Context(), id, game.Seat(i), person)
			must(t, err)
		}
		if paused() {
			t.Error("all are back, and the pause goes on")
		}
		time.Sleep(time.Second)
		pause(5*time.Minute, ann, bek, cem)
		time.Sleep(5*time.Minute + time.Second)
		_, err = h.Pause(t.Context(), id, 0, ann, time.Minute)
		wants(t, err, ErrPauses)
	})
}

// Who is absent holds up no pause.
func TestPauseWithoutTheAbsent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		id := h.apart("days normal")
		_, err := h.Leave(t.Context(), id, 2, cem)
		must(t, err)
		for i, person := range []PersonID{ann, bek} {
			_, err := h.Pause(t.Context(), id, game.Seat(i), person, 24*time.Hour)
			must(t, err)
		}
		until, ok := h.Paused(h.look(id))
		if !ok || time.Until(until) != 24*time.Hour {
			t.Errorf("paused until %s, %t", until, ok)
		}
	})
}

// A visitor's clock stands until all others have said that they put no more bribes. Nobody waits for bots.
func TestNoMore(t *testing.T) {
	for name, bots := range map[string]int{"people": 0, "a bot": 1, "bots": 2} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := open(t, func(c *Config) { c.Games = append(c.Games, osiriskit.Game) })
				t.Cleanup(h.shut)
				spec := people(3).timed("live normal")
				spec.Game, spec.Setup.Options = "osiris", nil
				for i := range bots {
					spec.Seats[2-i] = SeatSpec{Kind: Bot, Level: "first"}
				}
				id := h.begun(spec)
				visits := func() bool {
					at := h.look(id)
					return at.times.held() != 0 && at.Seats[at.Owing().First()].Kind == Person
				}
				for n := 0; !visits(); n++ {
					at := h.after(id, time.Second)
					seat, owes := person(at)
					if !owes || n > 400 {
						continue
					}
					moves := at.Match.State.Moves(nil, seat)
					_, err := h.Choose(t.Context(), id, seat, at.Version, moves[n%len(moves)])
					must(t, err)
				}
				at := h.look(id)
				visitor := at.Owing().First()
				want := at.times.held() & at.persons()
				if got := h.Adds(at); got != want || got.Len() != 2-bots && visitor == 0 {
					t.Fatalf("%b may put a bribe, want %b", got, want)
				}
				for seat := range want.All() {
					if s := h.left(id, visitor).Status; s != clock.Holds {
						t.Fatalf("the clock of the visitor: %d", s)
					}
					time.Sleep(time.Second)
					_, err := h.NoMore(t.Context(), id, seat, ann)
					must(t, err)
				}
				if c := h.left(id, visitor); c.Status != clock.Runs || h.Adds(h.look(id)) != 0 {
					t.Errorf("nobody puts more: %+v, %b", c, h.Adds(h.look(id)))
				}
			})
		})
	}
}
