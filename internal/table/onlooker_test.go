package table

import (
	"errors"
	"slices"
	"testing"
	"time"

	"ennead/game"
	pharaonkit "ennead/games/pharaon/kit"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// eve looks on in these tests.
const eve PersonID = "eve-eve-eve-eve-eve"

// lend has the person of a seat make a link, and another look on with its eyes.
func (h *house) lend(id ID, seat game.Seat, holder, to PersonID, name string) error {
	h.t.Helper()
	_, err := h.MakeLink(h.t.Context(), id, seat, holder, Lends)
	must(h.t, err)
	_, err = h.Claim(h.t.Context(), id, h.key(id, seat), to, name)
	return err
}

// Somebody looks on from when they open the link until the seat takes its eyes back; everybody is told of both, and
// nothing else at the table changes.
func TestLookOn(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id := h.company(ann, bek)
	before := h.look(id)
	for _, who := range []PersonID{bek, eve} {
		_, err := h.MakeLink(t.Context(), id, 0, who, Lends)
		wants(t, err, ErrNotSeated)
	}
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	at := h.look(id)
	last := at.Happened[len(at.Happened)-1]
	if last.What != LooksOn || last.Seat != 0 || last.Name != at.Seats[0].Name || last.Next != "Eve" {
		t.Errorf("the table is told %+v", last)
	}
	for seat := range game.Seat(3) {
		if seat == 2 {
			seat = game.Spectator
		}
		if at.VersionFor(seat) != at.Version {
			t.Errorf("seat %d is told nothing", seat)
		}
	}
	if name, ok := at.Onlooker(0); name != "Eve" || !ok || h.Lent(t.Context(), at, eve) != 1 {
		t.Errorf("%q looks on with seat 1: %v; eve with %b", name, ok, h.Lent(t.Context(), at, eve))
	}
	if _, ok := at.Onlooker(1); ok || h.Held(at, eve) != 0 || h.Lent(t.Context(), at, bek) != 0 {
		t.Error("somebody sees what nobody has shown them")
	}
	if !at.StillValid(0, before.Version) || !at.StillValid(1, before.Version) {
		t.Error("a click that is under way does not count any more")
	}
	for name, err := range h.asEve(id) {
		if err == nil {
			t.Errorf("who looks on may %s", name)
		}
	}
	_, err := h.MakeLink(t.Context(), id, 0, ann, Lends)
	wants(t, err, ErrOnlooker)

	h.reopen(w.timed) // and another server knows it
	if h.Lent(t.Context(), h.look(id), eve) != 1 {
		t.Error("a restart ends it")
	}
	_, err = h.TakeBack(t.Context(), id, 0, eve)
	wants(t, err, ErrNotSeated)
	at, err = h.TakeBack(t.Context(), id, 0, ann)
	must(t, err)
	if last := at.Happened[len(at.Happened)-1]; last.What != LooksAway || last.Next != "Eve" {
		t.Errorf("the table is told %+v", last)
	}
	if _, ok := at.Onlooker(0); ok || h.Lent(t.Context(), at, eve) != 0 {
		t.Error("eve still looks on")
	}
	must(t, h.lend(id, 0, ann, eve, "Eve")) // the same seat may show it to her again
	at, err = h.LookAway(t.Context(), id, 0, bek)
	must(t, err)
	if h.Lent(t.Context(), at, eve) != 1 {
		t.Error("another ends it")
	}
	at, err = h.LookAway(t.Context(), id, 0, eve)
	must(t, err)
	if h.Lent(t.Context(), at, eve) != 0 {
		t.Error("eve cannot end it")
	}
	if lost, ok := h.Lost(at, eve); ok {
		t.Errorf("she has lost a seat: %+v", lost)
	}
}

// asEve tries what only the person of the first seat may do.
func (h *house) asEve(id ID) map[string]error {
	h.t.Helper()
	ctx, all := h.t.Context(), map[string]error{}
	all["speak"] = h.Say(ctx, id, eve, 0, "hello")
	_, all["leave"] = h.Leave(ctx, id, 0, eve)
	_, all["offer the seat"] = h.Offer(ctx, id, 0, eve)
	_, all["make a link"] = h.MakeLink(ctx, id, 0, eve, HandOver)
	_, all["forget devices"] = h.Forget(ctx, id, 0, eve)
	_, all["come back"] = h.Back(ctx, id, 0, eve)
	return all
}

// Nobody looks on where the rules of the table do not allow it.
func TestNobodyLooksOn(t *testing.T) {
	h := open(t, lessons(t, "1 leave"))
	h.account(ann, "Ann", "ann")
	h.account(bek, "Bek", "bek")
	lends := func(id ID, want error) {
		t.Helper()
		_, err := h.MakeLink(t.Context(), id, 0, ann, Lends)
		wants(t, err, want)
		if h.look(id).MayLend(0) {
			t.Error("the page offers it")
		}
	}
	lends(h.pair3(), ErrGathering)
	lends(h.begunBy(rated(2), ann, bek), ErrLent)
	lends(h.learn(), ErrLent)

	id := h.company(ann, bek)
	_, err := h.MakeLink(t.Context(), id, 0, ann, Lends)
	must(t, err)
	key := h.key(id, 0)
	h.finish(id)
	_, err = h.Claim(t.Context(), id, key, eve, "Eve")
	wants(t, err, ErrEnded)
	lends(id, ErrOver)
	contest := *h.look(h.company(ann, bek))
	contest.Terms.Contest = "some"
	if !errors.Is(contest.mayLend(), ErrLent) {
		t.Error("somebody may look on at a table of a contest")
	}
}

// Nobody sees one game with the eyes of two seats: not who plays there, not who played, and not who has looked on, with
// whatever link and whenever.
func TestOneSeatsEyes(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	h.acquainted(ann, bek, cem, dan, eve)
	spec := people(3)
	spec.Public = true
	id := h.begunBy(spec, ann, bek, cem)
	h.step(id)
	wants(t, h.lend(id, 0, ann, bek, "Bek"), ErrOtherEyes)
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	wants(t, h.lend(id, 1, bek, eve, "Eve"), ErrOtherEyes)
	refused := func() {
		t.Helper()
		for _, use := range []Purpose{AddDevice, HandOver} {
			_, err := h.MakeLink(ctx, id, 1, bek, use)
			must(t, err)
			_, err = h.Claim(ctx, id, h.key(id, 1), eve, "Eve")
			wants(t, err, ErrOtherEyes)
		}
	}
	refused()
	_, err := h.TakeBack(ctx, id, 0, ann)
	must(t, err)
	refused()
	_, err = h.Leave(ctx, id, 2, cem)
	must(t, err)
	wants(t, h.Join(ctx, id, 2, eve, "Eve"), ErrOtherEyes)
	for who, want := range map[PersonID]game.Seats{eve: 0, dan: 0b100} {
		if may, err := h.MayJoin(ctx, h.look(id), who); err != nil || may != want {
			t.Errorf("%s is offered %b: %v", string(who), may, err)
		}
	}
	_, err = h.Claim(ctx, id, h.key(id, 2), eve, "Eve")
	wants(t, err, ErrOtherEyes)
	wants(t, h.lend(id, 0, ann, cem, "Cem"), ErrOtherEyes) // who has played on another seat

	h.handOver(id, 0, ann, eve, "Eve") // she has seen no other hand
	if at := h.look(id); h.Held(at, eve) != 1 {
		t.Errorf("eve holds %b", h.Held(at, eve))
	}
}

// However a seat changes hands, who looked on with its eyes does so no longer, and all are told. At the end of the game
// there is nothing left to end.
func TestLookingEnds(t *testing.T) {
	for name, end := range map[string]func(t *testing.T, h *house, id ID){
		"leave":     func(t *testing.T, h *house, id ID) { _, err := h.Leave(t.Context(), id, 0, ann); must(t, err) },
		"freed":     func(t *testing.T, h *house, id ID) { _, err := h.FreeSeat(t.Context(), id, 0); must(t, err) },
		"hand over": func(t *testing.T, h *house, id ID) { h.handOver(id, 0, ann, dan, "Dan") },
		"banned": func(t *testing.T, h *house, _ ID) {
			h.ban(eve)
			must(t, h.Withdraw(t.Context(), eve))
		},
		"erased": func(t *testing.T, h *house, _ ID) { must(t, h.Erase(t.Context(), eve)) },
	} {
		t.Run(name, func(t *testing.T) {
			h := open(t)
			h.acquainted(ann, bek, dan, eve)
			id := h.company(ann, bek)
			must(t, h.lend(id, 0, ann, eve, "Eve"))
			end(t, h, id)
			at := h.look(id)
			if _, ok := at.Onlooker(0); ok || h.Lent(t.Context(), at, eve) != 0 {
				t.Error("somebody still looks on")
			}
			if !slices.ContainsFunc(at.Happened, func(h Happening) bool { return h.What == LooksAway }) {
				t.Errorf("nobody is told: %+v", at.Happened)
			}
		})
	}
	h := open(t)
	id := h.company(ann, bek)
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	at := h.finish(id)
	if _, ok := at.Onlooker(0); ok || h.Lent(t.Context(), at, eve) != 0 {
		t.Error("somebody looks on after the end")
	}
	if h.TookPart(at, eve) {
		t.Error("who looked on has taken part")
	}
	if may, err := h.MayRemark(t.Context(), at, eve); err != nil || may {
		t.Errorf("who looked on may say something of a game that is not public: %v", err)
	}
}

// Who is banned while the table is closed does not look on when it goes on.
func TestBannedAtAFrozenTable(t *testing.T) {
	h := open(t)
	h.acquainted(ann, bek, dan, eve)
	id := h.company(ann, bek)
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	must(t, h.CloseTable(t.Context(), id))
	if at := h.look(id); h.Lent(t.Context(), at, eve) != 0 {
		t.Error("somebody looks on at a closed table")
	}
	must(t, h.Thaw(t.Context(), id))
	if at := h.look(id); h.Lent(t.Context(), at, eve) != 1 {
		t.Error("nobody looks on when it goes on")
	}
	must(t, h.CloseTable(t.Context(), id))
	h.ban(eve)
	must(t, h.Withdraw(t.Context(), eve))
	must(t, h.Thaw(t.Context(), id))
	at := h.look(id)
	if _, ok := at.Onlooker(0); ok || at.Happened[len(at.Happened)-1].What != LooksAway {
		t.Errorf("who is banned looks on: %+v", at.Happened)
	}

	must(t, h.lend(id, 1, bek, dan, "Dan"))
	must(t, h.CloseTable(t.Context(), id))
	h.ban(bek)
	must(t, h.Withdraw(t.Context(), bek))
	must(t, h.Thaw(t.Context(), id))
	if at := h.look(id); h.Lent(t.Context(), at, dan) != 0 {
		t.Error("somebody looks on with the eyes of a seat that its person has lost")
	}
}

// Who parts with somebody at the table sees with no eyes but their own, from that moment on; and no link of theirs
// works.
func TestBlockedPeopleDoNotLookOn(t *testing.T) {
	h := open(t)
	h.acquainted(ann, bek, eve)
	id := h.company(ann, bek)
	for _, tie := range [][2]PersonID{{ann, eve}, {eve, ann}, {bek, eve}, {eve, bek}} {
		h.tie(tie[0], store.TieBlock, tie[1])
		wants(t, h.lend(id, 0, ann, eve, "Eve"), ErrEnded)
		h.untie(tie[0], store.TieBlock, tie[1])
	}
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	for _, tie := range [][2]PersonID{{ann, eve}, {eve, bek}} {
		h.tie(tie[0], store.TieBlock, tie[1])
		if h.Lent(t.Context(), h.look(id), eve) != 0 {
			t.Error("eve sees with the eyes of a seat from whose table she keeps apart")
		}
		h.untie(tie[0], store.TieBlock, tie[1])
	}
	if h.Lent(t.Context(), h.look(id), eve) != 1 {
		t.Error("they have made up")
	}
}

// Whoever blocks somebody, and whoever closes their account, ends that one of the two looks on where the other plays,
// and all are told; at a frozen table, too. Who looks on elsewhere goes on.
func TestLookingEndsWithATie(t *testing.T) {
	for name, frozen := range map[string]bool{"running": false, "frozen": true} {
		t.Run(name, func(t *testing.T) {
			h := open(t)
			ctx := t.Context()
			h.acquainted(ann, bek, cem, dan, eve)
			here, there := h.company(ann, bek), h.company(cem, dan)
			look := func(on bool) {
				t.Helper()
				for _, id := range []ID{here, there} {
					if frozen && on {
						must(t, h.CloseTable(ctx, id))
					} else if frozen {
						must(t, h.Thaw(ctx, id))
					}
				}
			}
			looks := func(id ID, want bool) {
				t.Helper()
				at := h.look(id)
				if _, is := at.Onlooker(0); is != want || !want && at.Happened[len(at.Happened)-1].What != LooksAway {
					t.Errorf("somebody looks on: %v, after %+v", is, at.Happened)
				}
			}
			must(t, h.lend(there, 0, cem, eve, "Eve"))
			for _, pair := range [][2]PersonID{{bek, eve}, {eve, bek}} {
				must(t, h.lend(here, 0, ann, eve, "Eve"))
				look(true)
				must(t, h.KeepApart(ctx, pair[0], pair[1]))
				look(false)
				looks(here, false)
				looks(there, true)
			}
			must(t, h.lend(here, 0, ann, eve, "Eve"))
			h.tie(eve, store.TieBlock, bek)
			must(t, h.KeepsApart(ctx, eve))
			looks(here, false)
			look(true)
			must(t, h.LookNoMore(ctx, eve))
			look(false)
			looks(there, false)
		})
	}
}

// Who looks on comes to a closed table, and is not late; before and after they are as anybody else. What was taken back
// does not come back with a delay.
func TestVisitToLookOn(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	h.acquainted(ann, bek, eve)
	for _, terms := range []Terms{{Private: true, Watch: WatchNobody}, {Watch: WatchNobody}, {Delay: 3}} {
		spec := people(2)
		spec.Terms = terms
		id := h.begunBy(spec, ann, bek)
		h.step(id)
		began := h.now()
		w.pass(time.Minute)
		must(t, h.lend(id, 0, ann, eve, "Eve"))
		h.step(id)
		at, err := h.Visit(t.Context(), id, eve)
		must(t, err)
		if at.Behind != 0 || h.Lent(t.Context(), at, eve) != 1 {
			t.Errorf("%+v: %d turns late, with the eyes of %b", terms, at.Behind, h.Lent(t.Context(), at, eve))
		}
		if past, err := at.Before(began, 0); err != nil {
			t.Error(err)
		} else if _, ok := past.Onlooker(0); ok {
			t.Error("a stream tells too early who looks on")
		}
		late, err := at.Late(0)
		must(t, err)
		if terms.Delay > 0 && late.Behind == 0 {
			t.Error("a stream is not late")
		}
		for range 2 {
			h.step(id)
		}
		_, err = h.TakeBack(t.Context(), id, 0, ann)
		must(t, err)
		switch at, err := h.Visit(t.Context(), id, eve); {
		case terms.Delay == 0 && err == nil:
			t.Errorf("%+v: eve may still come", terms)
		case terms.Delay > 0:
			must(t, err)
			if at.Behind == 0 || h.Lent(t.Context(), at, eve) != 0 {
				t.Errorf("%d turns late, with the eyes of %b", at.Behind, h.Lent(t.Context(), at, eve))
			}
		}
	}
}

// Undo is as it was: that somebody looks on is no new hand at the seat, and reveals nothing.
func TestUndoWhileSomebodyLooksOn(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id := h.company(ann, bek)
	undoable := func() [2]int { at := h.look(id); return [2]int{at.Undoable(0), at.Undoable(1)} }
	for undoable() == [2]int{} && h.step(id) {
	}
	before := undoable()
	if before == [2]int{} {
		t.Fatal("nothing can be taken back in the whole game")
	}
	clocks, _ := h.Clocks(h.look(id))
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	_, err := h.TakeBack(t.Context(), id, 0, ann)
	must(t, err)
	if after := undoable(); after != before {
		t.Errorf("%v may be taken back, before %v", after, before)
	}
	if now, _ := h.Clocks(h.look(id)); now != clocks {
		t.Errorf("clocks were %+v, are %+v", clocks, now)
	}
}

// Nobody can show a seat so often that the store forgets how the game began, and that takes nothing from what else may
// become of the seat.
func TestLookingOnIsBounded(t *testing.T) {
	h := open(t)
	id := h.company(ann, bek)
	for n := 0; ; n++ {
		if _, err := h.MakeLink(t.Context(), id, 0, ann, Lends); err != nil {
			wants(t, err, ErrManyLooks)
			if n != mostLooks {
				t.Errorf("that ends after %d times", n)
			}
			break
		}
		if h.look(id).LentOften(0) {
			t.Error("the page says it is over")
		}
		_, err := h.Claim(t.Context(), id, h.key(id, 0), eve, "Eve")
		must(t, err)
		_, err = h.TakeBack(t.Context(), id, 0, ann)
		must(t, err)
		if n > mostOfSeat {
			t.Fatal("there is no end to it")
		}
	}
	at := h.look(id)
	if n := len(at.Happened); n != 2*mostLooks || at.restless(0) {
		t.Errorf("%d things happened", n)
	}
	if !at.LentOften(0) || at.MayLend(0) || !at.MayLend(1) {
		t.Error("the page of one seat offers what only the other may")
	}
	if _, most := pharaonkit.Game.Players(); most*(mostOfSeat+2*mostLooks) > store.MostHappened {
		t.Error("more can become of the seats of a game than the store keeps")
	}
	for range mostOfSeat / 2 {
		_, err := h.Offer(t.Context(), id, 0, ann)
		must(t, err)
		_, err = h.Stay(t.Context(), id, 0, ann)
		must(t, err)
	}
	_, err := h.Offer(t.Context(), id, 0, ann)
	wants(t, err, ErrOften)
}

// Two who open the same link at once do not both look on; and when a seat takes its eyes back while somebody opens its
// link, all are told what has become of it.
func TestLookOnAtOnce(t *testing.T) {
	h := open(t)
	id := h.company(ann, bek)
	once := func(some, other func() error) (error, error) {
		errs := make(chan error, 2)
		go func() { errs <- some() }()
		go func() { errs <- other() }()
		return <-errs, <-errs
	}
	claim := func(key string, who PersonID) func() error {
		return func() error { _, err := h.Claim(t.Context(), id, key, who, "Somebody"); return err }
	}
	back := func() error { _, err := h.TakeBack(t.Context(), id, 0, ann); return err }
	for range mostLooks / 2 {
		_, err := h.MakeLink(t.Context(), id, 0, ann, Lends)
		must(t, err)
		key := h.key(id, 0)
		one, other := once(claim(key, eve), claim(key, dan))
		if (one == nil) == (other == nil) {
			t.Fatalf("the two get %v and %v", one, other)
		}
		if one == nil {
			one = other
		}
		wants(t, one, ErrUsed)
		at := h.look(id)
		if at.looking(string(eve))^at.looking(string(dan)) != 1 {
			t.Errorf("they look on with %b and %b", at.looking(string(eve)), at.looking(string(dan)))
		}
		must(t, back())

		_, err = h.MakeLink(t.Context(), id, 0, ann, Lends)
		must(t, err)
		before := len(h.look(id).Happened)
		one, other = once(claim(h.key(id, 0), eve), back)
		must(t, one)
		must(t, other)
		at = h.look(id)
		_, looks := at.Onlooker(0)
		if became := at.Happened[before:]; became[0].What != LooksOn || looks != (len(became) == 1) {
			t.Errorf("somebody looks on: %v, after %+v", looks, became)
		}
		must(t, back())
	}
}

// Of a further browser that holds a seat the table knows what it sees, and keeps nothing of it once it does so no more.
func TestFurtherBrowserLooksOn(t *testing.T) {
	h := open(t)
	id := h.company(ann, bek)
	device(t, h.House, id, 1, bek, cem)
	h.step(id)
	wants(t, h.lend(id, 0, ann, cem, "Cem"), ErrOtherEyes)
	_, err := h.Forget(t.Context(), id, 1, bek)
	must(t, err)
	must(t, h.lend(id, 0, ann, cem, "Cem"))
	wants(t, h.lend(id, 1, bek, cem, "Cem"), ErrOtherEyes)
}

// A guest who has looked on and an account that plays there are not made one person; all else that a guest has seen is
// the account's.
func TestAdoptWhoLookedOn(t *testing.T) {
	h := open(t)
	h.account(bek, "Bek", "bek")
	h.account(dan, "Dan", "dan")
	id := h.company(ann, bek)
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	wants(t, h.MayAdopt(h.look(id), eve, bek), ErrSecond)
	must(t, h.MayAdopt(h.look(id), eve, dan))
}

// What a guest has seen with the eyes of a seat, an account that brings their games has seen, too, although no table is
// named: it goes on looking, takes no other seat, and where it plays itself nobody looks on any more. That holds at a
// frozen table.
func TestAdoptWhatWasSeen(t *testing.T) {
	for name, frozen := range map[string]bool{"running": false, "frozen": true} {
		t.Run(name, func(t *testing.T) {
			h := open(t)
			h.account(bek, "Bek", "bek")
			h.account(dan, "Dan", "dan")
			ctx := t.Context()
			elsewhere, against := h.company(ann, cem), h.company(ann, bek)
			for _, id := range []ID{elsewhere, against} {
				must(t, h.lend(id, 0, ann, eve, "Eve"))
				if frozen {
					must(t, h.CloseTable(ctx, id))
				}
			}
			adopt := func(to PersonID) {
				t.Helper()
				if brought, err := h.Adopt(ctx, eve, to, nil); err != nil || len(brought) > 0 {
					t.Errorf("%v are brought: %v", brought, err)
				}
				if frozen {
					must(t, h.Thaw(ctx, elsewhere))
					must(t, h.Thaw(ctx, against))
				}
				if known, err := h.Knows(ctx, eve); err != nil || len(known) > 0 {
					t.Errorf("%v still know the guest: %v", known, err)
				}
			}
			adopt(bek)
			if at := h.look(elsewhere); h.Lent(ctx, at, bek) != 1 || h.Lent(ctx, at, eve) != 0 {
				t.Errorf("the account looks on with %b, the guest with %b", h.Lent(ctx, at, bek), h.Lent(ctx, at, eve))
			}
			at := h.look(against)
			if _, ok := at.Onlooker(0); ok || at.Happened[len(at.Happened)-1].What != LooksAway {
				t.Errorf("who plays there looks on: %+v", at.Happened)
			}
			_, err := h.MakeLink(ctx, elsewhere, 1, cem, HandOver)
			must(t, err)
			_, err = h.Claim(ctx, elsewhere, h.key(elsewhere, 1), bek, "")
			wants(t, err, ErrOtherEyes)
		})
	}
}

// Who has played a seat is not made one person with somebody who has looked on with another.
func TestAdoptWhoLeftASeat(t *testing.T) {
	h := open(t)
	h.account(dan, "Dan", "dan")
	id := h.company(ann, bek, cem)
	h.step(id)
	_, err := h.Leave(t.Context(), id, 2, cem)
	must(t, err)
	must(t, h.lend(id, 0, ann, dan, ""))
	wants(t, h.MayAdopt(h.look(id), cem, dan), ErrSecond)
	_, err = h.Adopt(t.Context(), cem, dan, nil)
	must(t, err)
	if at := h.look(id); at.looking(string(dan)) != 0 {
		t.Error("the account looks on with other eyes than those it had as a guest")
	}
}

// While a browser knows the guest of before, an account there takes no seat, and looks on with none, other than the one
// whose hand the guest has seen.
func TestGuestOfBeforeHasSeen(t *testing.T) {
	h := open(t)
	h.account(dan, "Dan", "dan")
	spec := people(3)
	spec.Public = true
	id := h.begunBy(spec, ann, bek, cem)
	h.step(id)
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	claim := func(guest PersonID, want error, uses ...Purpose) {
		t.Helper()
		for _, use := range uses {
			_, err := h.MakeLink(t.Context(), id, 1, bek, use)
			must(t, err)
			_, err = h.Claim(Was(t.Context(), guest), id, h.key(id, 1), dan, "")
			wants(t, err, want)
		}
	}
	claim(eve, ErrOtherEyes, HandOver, AddDevice, Lends)
	claim(ann, ErrOtherEyes, Lends)
	_, err := h.Leave(t.Context(), id, 2, cem)
	must(t, err)
	wants(t, h.Join(Was(t.Context(), eve), id, 2, dan, ""), ErrOtherEyes)
	wants(t, h.Join(Was(t.Context(), ann), id, 2, dan, ""), ErrGuestSits)
	claim(cem, ErrOtherEyes, Lends) // who has left a seat has seen its hand
	claim(dan, nil, Lends)
}

// A table is told of who looks on by whatever server, at once.
func TestLookOnAcrossServers(t *testing.T) {
	h := open(t)
	id := h.company(ann, bek)
	other := h.beside()
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	must(t, h.lend(id, 0, ann, eve, "Eve"))
	var last bus.Notice
	for range 2 { // the link, and that somebody has opened it
		select {
		case last = <-notices.Notices():
		case <-time.After(patience):
			t.Fatal("nobody is told")
		}
	}
	if last.Version != h.look(id).Version || last.Unaffected != 0 {
		t.Errorf("the notice is %+v", last)
	}
	at, err := other.Look(t.Context(), id)
	must(t, err)
	if other.Lent(t.Context(), at, eve) != 1 {
		t.Error("another server knows nothing of it")
	}
}
