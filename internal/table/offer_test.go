package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Whoever must go offers their seat: it stays theirs until somebody comes, or the time is over. The clocks of the
// others go on as ever.
func TestOffer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live normal", ann, bek, cem)
		seat := h.upToReal(id)
		who := []PersonID{ann, bek, cem}[seat]
		_, err := h.Offer(t.Context(), id, seat, dan)
		wants(t, err, ErrNotSeated)
		clocks, _ := h.Clocks(h.look(id))
		at, err := h.Offer(t.Context(), id, seat, who)
		must(t, err)
		if now, _ := h.Clocks(at); now != clocks {
			t.Errorf("an offer changes clocks: %+v, %+v", clocks, now)
		}
		until, ok := h.Offering(at, seat)
		if !ok || !until.Equal(h.now().Add(offersLive)) || h.Vacant(at) != seat.Set() || at.Free() != 0 {
			t.Fatalf("offered until %s, vacant %b, free %b", until, h.Vacant(at), at.Free())
		}
		if last := at.Happened[len(at.Happened)-1]; last.What != Going || last.Name != at.Seats[seat].Name {
			t.Errorf("the others are told %+v", last)
		}
		for one := range game.Seat(3) {
			if at.VersionFor(one) != at.Version {
				t.Errorf("seat %d is told nothing", one)
			}
		}
		if same, err := h.Offer(t.Context(), id, seat, who); err != nil || same.Version != at.Version {
			t.Errorf("offered twice: %v", err)
		}

		// They stay after all, and then go.
		at, err = h.Stay(t.Context(), id, seat, who)
		must(t, err)
		if last := at.Happened[len(at.Happened)-1]; last.What != Stays || h.Vacant(at) != 0 {
			t.Errorf("they stay: %+v, %b", last, h.Vacant(at))
		}
		_, err = h.Offer(t.Context(), id, seat, who)
		must(t, err)
		h.reopen()
		key := h.key(id, seat)
		h.step(id) // they may play meanwhile
		h.after(id, offersLive-time.Second)
		if at = h.look(id); !at.Seats[seat].heldBy(string(who)) {
			t.Fatal("the seat is lost too early")
		}
		at = h.after(id, 2*time.Second)
		last := at.Happened[len(at.Happened)-1]
		if last.What != Left || at.Free() != seat.Set() || !at.Handed().Has(seat) {
			t.Fatalf("when nobody has come: %+v, free %b, stewards for %b", last, at.Free(), at.Handed())
		}
		_, err = h.Claim(t.Context(), id, key, dan, "Dan")
		wants(t, err, ErrEnded)
	})
}

// Somebody who comes takes the seat at once, by its link or from the lobby, and is a newcomer there.
func TestTakenOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Steward = "first" })
		t.Cleanup(h.shut)
		spec := people(3).timed("live normal")
		spec.Public = true
		id := h.begunBy(spec, ann, bek, cem)
		h.until(id, 0b001)
		must(t, h.Say(t.Context(), id, bek, 1, "I must go"))
		_, err := h.Offer(t.Context(), id, 1, bek)
		must(t, err)
		wants(t, h.Join(t.Context(), id, 0, dan, "Dan"), ErrTaken)
		wants(t, h.Join(t.Context(), id, 1, cem, ""), ErrSecond)
		list, err := h.Underway(t.Context(), dan)
		must(t, err)
		if len(list) != 1 || list[0].ID != id || list[0].May != 0b010 {
			t.Fatalf("the lobby shows %+v", list)
		}
		for _, who := range []PersonID{ann, bek} { // they play there
			if list, err = h.Underway(t.Context(), who); err != nil || len(list) != 0 {
				t.Errorf("the lobby shows %+v, %v to a player", list, err)
			}
		}
		must(t, h.Join(t.Context(), id, 1, dan, "Dan"))
		at := h.look(id)
		n := len(at.Happened)
		if h.Held(at, dan) != 0b010 || h.Held(at, bek) != 0 || at.Happened[n-2].What != Left ||
			at.Happened[n-1].What != SatDown || at.Handed() != 0 || at.Seats[1].Name != "Dan" {
			t.Fatalf("%+v, %+v", at.Seats[1], at.Happened)
		}
		if !at.Newcomer(1) || at.Newcomer(0) || at.Newcomers() != 0b010 {
			t.Errorf("newcomers are %b", at.Newcomers())
		}
		if list, err = h.Underway(t.Context(), "eve-eve-eve-eve-eve"); err != nil || len(list) != 0 {
			t.Errorf("the lobby shows %+v, %v", list, err)
		}
		if lost, ok := h.Lost(at, bek); ok {
			t.Errorf("who left by themselves is told that they lost the seat: %+v", lost)
		}

		_, err = h.Offer(t.Context(), id, 2, cem)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.key(id, 2), "eve-eve-eve-eve-eve", "Eve")
		must(t, err)
		if at = h.look(id); at.Newcomers() != 0b110 || at.Seats[2].Name != "Eve" {
			t.Errorf("newcomers are %b", at.Newcomers())
		}
	})
}

// A seat can be offered only in a game, and where nobody may look on the lobby does not tell of it.
func TestNoOffer(t *testing.T) {
	h, _ := patient(t)
	id, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	_, err = h.Offer(t.Context(), id, 0, ann)
	wants(t, err, ErrGathering)
	id = h.company(ann, bek)
	h.finish(id)
	_, err = h.Offer(t.Context(), id, 0, ann)
	wants(t, err, ErrOver)
	for _, watch := range []Watch{WatchNobody, WatchFriends} {
		spec := people(2)
		spec.Public, spec.Terms.Watch = true, watch
		id := h.begunBy(spec, ann, bek)
		_, err = h.Offer(t.Context(), id, 1, bek)
		must(t, err)
		if list, err := h.Underway(t.Context(), dan); err != nil || len(list) != 0 {
			t.Errorf("watched by %q, the lobby shows %+v, %v", watch, list, err)
		}
	}
}

// Without clocks an offer lasts a day, and a link for another device ends it.
func TestOfferWithoutClocks(t *testing.T) {
	h, w := patient(t)
	id := h.company(ann, bek)
	at, err := h.Offer(t.Context(), id, 1, bek)
	must(t, err)
	if until, ok := h.Offering(at, 1); !ok || until.Sub(h.now()) != offersDays {
		t.Errorf("offered until %s", until)
	}
	at, err = h.MakeLink(t.Context(), id, 1, bek, AddDevice)
	must(t, err)
	if last := at.Happened[len(at.Happened)-1]; last.What != Stays || h.Vacant(at) != 0 {
		t.Errorf("%+v", last)
	}
	_, err = h.Offer(t.Context(), id, 1, bek)
	must(t, err)
	w.pass(offersDays)
	h.briefs.look(id)
	if at = h.look(id); at.Free() != 0b10 || at.Handed() != 0 {
		t.Errorf("free %b, stewards for %b", at.Free(), at.Handed())
	}
}

// With clocks, most of those who are there decide about an absent seat; the game goes on while they do.
func TestMostDecide(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live quick", ann, bek, cem, dan)
		seat, names := h.upToReal(id), []PersonID{ann, bek, cem, dan}
		h.late(id, seat)
		h.late(id, seat)
		var others []PersonID
		for i, who := range names {
			if game.Seat(i) != seat {
				others = append(others, who)
			}
		}
		if n := h.Lacks(h.look(id), seat); n != 2 {
			t.Fatalf("%d of three have to agree", n)
		}
		at, err := h.Agree(t.Context(), id, seat, others[0], "")
		must(t, err)
		if h.Lacks(at, seat) != 1 || !at.Seats[seat].Taken {
			t.Fatal("one of three frees a seat")
		}
		h.step(id) // the game goes on, and the vote, too
		if _, agreed := h.look(id).Plan(seat); agreed.Len() != 1 {
			t.Fatal("a move ends the vote")
		}
		h.after(id, time.Second)
		_, err = h.Agree(t.Context(), id, seat, others[1], "")
		must(t, err)
		at = h.look(id)
		if at.Free() != seat.Set() || !at.Handed().Has(seat) {
			t.Fatalf("two of three agreed: free %b, stewards for %b", at.Free(), at.Handed())
		}
	})
	synctest.Test(t, func(t *testing.T) { // who comes back ends the vote
		h, id := timedCompany(t, "live quick", ann, bek, cem, dan)
		seat, names := h.upToReal(id), []PersonID{ann, bek, cem, dan}
		h.late(id, seat)
		h.late(id, seat)
		_, err := h.Agree(t.Context(), id, seat, names[(seat+1)%4], "")
		must(t, err)
		at, err := h.Back(t.Context(), id, seat, names[seat])
		must(t, err)
		if _, agreed := at.Plan(seat); agreed != 0 {
			t.Error("the vote goes on about somebody who is there")
		}
	})
}

// Nobody can have the store forget who began a game by offering a seat, or by coming and going, again and again.
func TestRestless(t *testing.T) {
	h, _ := patient(t)
	spec := people(2)
	spec.Public = true
	id := h.begunBy(spec, ann, bek)
	h.step(id)
	comes := func() (err error) {
		if _, err = h.Offer(t.Context(), id, 1, bek); err == nil {
			_, err = h.Stay(t.Context(), id, 1, bek)
		}
		return err
	}
	err := comes()
	for n := 0; n < 2*store.MostHappened && err == nil; n++ {
		err = comes()
	}
	wants(t, err, ErrOften)
	_, err = h.MakeLink(t.Context(), id, 1, bek, HandOver)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), dan, "Dan")
	wants(t, err, ErrOften)
	_, err = h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	wants(t, h.Join(t.Context(), id, 1, dan, "Dan"), ErrOften)
	if n := len(h.look(id).Happened); n > mostOfSeat+2 {
		t.Errorf("%d things have become of a seat", n)
	}
	_, err = h.Offer(t.Context(), id, 0, ann) // of others nothing has
	must(t, err)
}
