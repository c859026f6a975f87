package table

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/clock"
)

// timedCompany opens a table of sticks with clocks, in virtual time, and begins its game.
func timedCompany(t *testing.T, rule string, names ...PersonID) (*house, ID) {
	t.Helper()
	h := open(t, func(c *Config) { c.Steward = "first" })
	t.Cleanup(h.shut)
	return h, h.begunBy(people(len(names)).timed(rule), names...)
}

// begunBy opens a table with one person on each seat, the first of whom has opened it, and begins its game.
func (h *house) begunBy(spec Spec, names ...PersonID) ID {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), spec, names[0], 0)
	must(h.t, err)
	for i, who := range names {
		seat := game.Seat(i)
		if i > 0 {
			_, err := h.Claim(h.t.Context(), id, h.key(id, seat), who, "")
			must(h.t, err)
		}
		must(h.t, h.Ready(h.t.Context(), id, seat, [16]byte{byte(i), 7}))
	}
	return id
}

// struck lets the time of the seat to move be up once, and returns it with the table: the steward has played its stint,
// and another seat is to move.
func (h *house) struck(id ID) (game.Seat, *Table) {
	h.t.Helper()
	seat := h.upToReal(id)
	h.late(id, seat)
	at := h.after(id, time.Second)
	if at.Strikes(seat) != 1 || at.Handed() != 0 || at.Owing().Has(seat) {
		h.t.Fatalf("after one strike: %d strikes, stewards for %b, to move %b", at.Strikes(seat), at.Handed(),
			at.Owing())
	}
	return seat, at
}

// Whoever was late and gives no sign of themselves is absent, although nobody asks them anything.
func TestNoSign(t *testing.T) {
	for rule, wait := range map[string]time.Duration{"live calm": clock.SilenceLive, "days calm": clock.SilenceDays} {
		t.Run(rule, func(t *testing.T) {
			w := newWatch()
			h := open(t, func(c *Config) { c.Now, c.Steward = w.now, "first" })
			id := h.begunBy(people(2).timed(rule), ann, bek)
			pass := func(d time.Duration) {
				w.pass(d)
				h.briefs.look(id)
			}
			seat := h.upToReal(id)
			pass(h.left(id, seat).Due.Add(clock.Grace).Sub(w.now()))
			at := h.eventually(id, "over for the steward", func(at *Table) bool { return !at.Owing().Has(seat) })
			due, whose, ok := at.firstSilent()
			if late := at.Happened[len(at.Happened)-1].At; !ok || whose != seat || !due.Equal(late.Add(wait)) {
				t.Fatalf("absent at %s, late at %s", due, late)
			}
			h.reopen()
			pass(due.Add(-time.Second).Sub(w.now()))
			if at = h.look(id); at.Handed().Has(seat) {
				t.Fatal("absent too early")
			}
			pass(2 * time.Second)
			at = h.look(id)
			gone := slices.IndexFunc(at.Happened, func(h Happening) bool { return h.What == Gone && h.Seat == seat })
			if gone < 0 || at.Strikes(seat) != absentAt || !at.Handed().Has(seat) {
				t.Fatalf("not absent: %+v, %d strikes", at.Happened, at.Strikes(seat))
			}
			// They come back as ever, and what is waited for is over.
			at, err := h.Back(t.Context(), id, seat, []PersonID{ann, bek}[seat])
			must(t, err)
			if at.unheard().Has(seat) || at.Handed().Has(seat) {
				t.Error("they are not back")
			}
		})
	}
}

// A look at the page is a sign, and so is a choice. It is written once, changes nobody's page, and outlives the server.
func TestSigns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live calm", ann, bek)
		names := []PersonID{ann, bek}
		seat, before := h.struck(id)
		who, other := names[seat], names[1-seat]
		look := func(who PersonID) *Table {
			t.Helper()
			at, err := h.Looked(t.Context(), h.look(id), who)
			must(t, err)
			return at
		}
		for _, stranger := range []PersonID{other, cem, ""} {
			if look(stranger).Version != before.Version {
				t.Fatal("somebody else gives a sign of them")
			}
		}
		at := look(who)
		if at.Version != before.Version+1 || at.unheard() != 0 {
			t.Fatalf("no sign: version %d after %d", at.Version, before.Version)
		}
		for _, one := range []game.Seat{0, 1, game.Spectator} {
			if at.VersionFor(one) != before.VersionFor(one) {
				t.Errorf("seat %d is told that somebody looked", one)
			}
			if one != game.Spectator && !at.StillValid(one, before.Version) {
				t.Errorf("a click of seat %d is out of date because somebody looked", one)
			}
		}
		if look(who).Version != at.Version {
			t.Error("every look is written")
		}
		h.reopen()
		if h.look(id).unheard() != 0 {
			t.Error("the sign is forgotten")
		}
		if at = h.after(id, clock.SilenceLive); at.Handed().Has(seat) {
			t.Error("they are absent although they were there")
		}

		again, id := timedCompany(t, "live calm", ann, bek)
		seat, _ = again.struck(id)
		for !again.look(id).Owing().Has(seat) {
			again.step(id)
		}
		again.step(id)
		if at := again.look(id); at.unheard() != 0 {
			t.Error("a choice is no sign")
		}
	})
}
