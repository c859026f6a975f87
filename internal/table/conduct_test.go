package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// conducted plays a game of three to its end after something has happened, and returns the facts of Bek's seat.
func conducted(t *testing.T, happens func(h *house, id ID)) (f store.Fact) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		spec := people(3).timed("live normal")
		spec.Public = true
		id := h.begunBy(spec, ann, bek, cem)
		happens(h, id)
		h.finishTimed(id)
		time.Sleep(time.Second)
		list := h.factsAt(id, ann)
		if len(list) != 3 {
			t.Fatalf("there are facts of %d seats", len(list))
		}
		f = list[1]
		for _, other := range []store.Fact{list[0], list[2]} {
			if other.Strikes != 0 || other.Announced || other.Went {
				t.Errorf("of another: %+v", other)
			}
		}
	})
	return f
}

// The facts of a game know whether who left had offered the seat first and waited, and how often somebody was late.
func TestConduct(t *testing.T) {
	offers := func(h *house, id ID) {
		_, err := h.Offer(h.t.Context(), id, 1, bek)
		must(h.t, err)
	}
	leaves := func(h *house, id ID) {
		_, err := h.Leave(h.t.Context(), id, 1, bek)
		must(h.t, err)
	}
	for name, test := range map[string]struct {
		happens         func(h *house, id ID)
		went, announced bool
		strikes         int
	}{
		"nothing": {happens: func(*house, ID) {}},
		"leaves":  {happens: leaves, went: true},
		"nobody comes": {happens: func(h *house, id ID) {
			offers(h, id)
			h.untilFree(id)
		}, went: true, announced: true},
		"somebody comes": {happens: func(h *house, id ID) {
			h.accounts(dan)
			offers(h, id)
			must(h.t, h.Join(h.t.Context(), id, 1, dan, "Dan"))
		}, went: true, announced: true},
		"somebody comes by the link": {happens: func(h *house, id ID) {
			h.accounts(dan)
			offers(h, id)
			_, err := h.Claim(h.t.Context(), id, h.key(id, 1), dan, "Dan")
			must(h.t, err)
		}, went: true, announced: true},
		"a guest comes": {happens: func(h *house, id ID) { // who may be any of those who play, in another browser
			offers(h, id)
			must(h.t, h.Join(h.t.Context(), id, 1, dan, "Dan"))
			h.accounts(dan)
		}, went: true},
		"a guest comes by the link": {happens: func(h *house, id ID) {
			offers(h, id)
			_, err := h.Claim(h.t.Context(), id, h.key(id, 1), dan, "Dan")
			must(h.t, err)
		}, went: true},
		"does not wait": {happens: func(h *house, id ID) { offers(h, id); leaves(h, id) }, went: true},
		"somebody comes later": {happens: func(h *house, id ID) {
			offers(h, id)
			leaves(h, id)
			time.Sleep(time.Second)
			must(h.t, h.Join(h.t.Context(), id, 1, dan, "Dan"))
		}, went: true},
		"stays, and leaves later": {happens: func(h *house, id ID) {
			offers(h, id)
			_, err := h.Stay(h.t.Context(), id, 1, bek)
			must(h.t, err)
			leaves(h, id)
		}, went: true},
		"is late, and back": {happens: func(h *house, id ID) {
			h.until(id, 0b010)
			h.late(id, 1)
			_, err := h.Back(h.t.Context(), id, 1, bek)
			must(h.t, err)
		}, strikes: 1},
		"another is late on the seat": {happens: func(h *house, id ID) {
			h.accounts(dan)
			offers(h, id)
			must(h.t, h.Join(h.t.Context(), id, 1, dan, "Dan"))
			h.until(id, 0b010)
			h.late(id, 1)
		}, went: true, announced: true},
	} {
		t.Run(name, func(t *testing.T) {
			f := conducted(t, test.happens)
			if f.Went != test.went || f.Announced != test.announced || f.Strikes != test.strikes {
				t.Errorf("%+v", f)
			}
		})
	}
}

// In a rated game whoever takes a seat that is offered comes from elsewhere than all others at the table, or the seat
// was given to a second account of one of them, for all that the house knows.
func TestConductOfNeighbours(t *testing.T) {
	for address, want := range map[string]bool{"192.0.2.7/32": true, "203.0.113.201/32": false,
		"198.51.100.9/32": false, "10.0.0.7/32": true} {
		synctest.Test(t, func(t *testing.T) {
			h := open(t, func(c *Config) { c.Steward = "first" })
			t.Cleanup(h.shut)
			h.accounts(ann, bek, cem, dan)
			id := h.readyFrom([]string{"203.0.113.7/32", "198.51.100.7/32", "10.0.0.7/32"}, ann, bek, cem)
			_, err := h.Offer(t.Context(), id, 1, bek)
			must(t, err)
			_, err = h.Claim(at(t, address), id, h.key(id, 1), dan, "")
			must(t, err)
			h.reopen()
			h.finishTimed(id)
			time.Sleep(time.Second)
			if list := h.factsAt(id, ann); len(list) != 3 || !list[1].Went || list[1].Announced != want {
				t.Errorf("from %s: %+v", address, list)
			}
		})
	}
}

// untilFree waits until seat 1, which is offered, is free.
func (h *house) untilFree(id ID) {
	h.t.Helper()
	for n := 0; !h.look(id).Free().Has(1); n++ {
		if at := h.after(id, time.Second); at.Owing()&^at.Handed()&^game.Seat(1).Set() != 0 && n%5 == 0 {
			h.step(id)
		}
		if n > 1000 {
			h.t.Fatal("the seat stays offered")
		}
	}
}
