package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// TestRanks: each word is a seat: the rank that the game gives it, and how many turns had been made when its person
// went. What is wanted is the places, by seat.
func TestRanked(t *testing.T) {
	for _, c := range []struct{ seats, want string }{
		// Nobody went: as the game says.
		{"1 2", "1 2"}, {"1 1", "1 1"}, {"3 1 2", "3 1 2"}, {"1 3 1 4", "1 3 1 4"}, {"5 4 3 2 1", "5 4 3 2 1"},
		// Of two, the other wins.
		{"1@7 2", "2 1"}, {"2 1@7", "1 2"},
		// Those who stayed are ranked among themselves; the steward's rank does not count.
		{"1@7 2 3", "3 1 2"}, {"2 1@7 3", "1 3 2"}, {"3 1@7 2", "2 3 1"}, {"1@7 2 2", "3 1 1"},
		// Who went later is before who went earlier; who went at the same time shares a place.
		{"1@7 2@9 3", "3 2 1"}, {"1@9 2@9 3", "2 2 1"}, {"4 1@7 2@30 3", "2 4 3 1"}, {"3 1@7 2@7 3", "1 3 3 1"},
		{"1@30 2@20 3@10 4@20", "1 2 4 2"},
		{"5 1@40 4 2@7 3@12", "2 3 1 5 4"}, {"1 1@7 1 4@7 5", "1 4 1 4 3"}, {"5@1 4@2 3@3 2@4 1", "5 4 3 2 1"},
		{"1@5 1@5 1@5 1@5 5", "2 2 2 2 1"},
	} {
		var all []starter
		var rank []int
		for i, word := range strings.Fields(c.seats) {
			s, place := starter{seat: game.Seat(i), name: fmt.Sprint(i)}, 0
			_, s.gone = strings.CutPrefix(word[1:], "@")
			if _, err := fmt.Sscanf(strings.Replace(word+"@0", "@", " ", 1), "%d %d", &place, &s.after); err != nil {
				t.Fatal(c.seats, err)
			}
			all, rank = append(all, s), append(rank, place)
		}
		got := make([]string, len(all))
		list := ranked(all, func(seat game.Seat) int { return rank[seat] })
		for _, r := range list {
			got[r.Seat] = fmt.Sprint(r.Place)
			if r.Gone != all[r.Seat].gone || r.After != all[r.Seat].after || r.Name != all[r.Seat].name {
				t.Errorf("%s: %+v", c.seats, r)
			}
		}
		if is := strings.Join(got, " "); is != c.want {
			t.Errorf("%s: places %s, want %s", c.seats, is, c.want)
		}
		if !slices.IsSortedFunc(list, func(a, b Rank) int { return a.Place - b.Place }) {
			t.Errorf("%s: not in order: %+v", c.seats, list)
		}
	}
}

// placesOf returns the places of a standing by seat, with - for those who went, and no place for those without one.
func placesOf(list []Rank) string {
	text := make([]string, 0, len(list))
	for seat := range game.Seat(game.MaxSeats) {
		for _, r := range list {
			if r.Seat == seat {
				text = append(text, fmt.Sprintf("%d:%d%s", seat, r.Place, map[bool]string{true: "-"}[r.Gone]))
			}
		}
	}
	return strings.Join(text, " ")
}

// allRated reports whether a standing counts for all, or for nobody.
func allRated(t *testing.T, list []Rank) bool {
	t.Helper()
	for _, r := range list {
		if r.Rated != list[0].Rated {
			t.Errorf("it counts for some only: %+v", list)
		}
	}
	return len(list) > 0 && list[0].Rated
}

// playRounds plays on until everybody has begun that many turns.
func (h *house) playTurns(id ID, n int) {
	h.t.Helper()
	for {
		at := h.look(id)
		if begun := at.begun(at.Match); slices.Min(begun[:len(at.Seats)]) >= n {
			return
		}
		time.Sleep(time.Second)
		if !h.step(id) {
			h.t.Fatal("nobody is to move")
		}
	}
}

// goesOn plays one more turn.
func (h *house) goesOn(id ID) {
	h.t.Helper()
	for turns := len(h.look(id).Match.Record.Turns); len(h.look(id).Match.Record.Turns) == turns; {
		if at := h.after(id, time.Second); at.Owing()&^at.Handed() != 0 {
			h.step(id)
		}
	}
}

// finishTimed plays on for those who are there, and lets stewards play for the others, until the game has ended and its
// result is stored.
func (h *house) finishTimed(id ID) *Table {
	h.t.Helper()
	for n := 0; h.look(id).Status == Playing; n++ {
		at := h.after(id, time.Second)
		if seats := at.Owing() &^ at.Handed(); seats != 0 {
			seat := seats.First()
			_, err := h.Choose(h.t.Context(), id, seat, at.Version, at.Match.State.Moves(nil, seat)[0])
			must(h.t, err)
		}
		if n > 1000 {
			h.t.Fatal("the game does not end")
		}
	}
	synctest.Wait() // for what follows from the end
	return h.look(id)
}

// A game of four in which one leaves, one is absent to the end, and one is replaced: all of it ends, by the rules, and
// those who stayed are ranked among themselves.
func TestStandingAtTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live quick", ann, bek, cem, dan)
		if Ranks(h.look(id)) != nil {
			t.Error("a game that goes on has a standing")
		}
		h.playTurns(id, 2)
		_, err := h.Leave(t.Context(), id, 1, bek)
		must(t, err)
		at := h.finishTimed(id)
		list := Ranks(at)
		if len(list) != 4 || list[3].Seat != 1 || !list[3].Gone || list[3].Place != 4 || !allRated(t, list) {
			t.Fatalf("%+v", list)
		}
		for _, a := range list[:3] {
			for _, b := range list[:3] {
				if x, y := at.Match.State.Rank(a.Seat), at.Match.State.Rank(b.Seat); (x < y) != (a.Place < b.Place) {
					t.Errorf("ranks %d and %d of the game are places %d and %d", x, y, a.Place, b.Place)
				}
			}
		}
		h.reopen()
		if again := Ranks(h.look(id)); !slices.Equal(again, list) {
			t.Errorf("read anew: %+v, not %+v", again, list)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live quick", ann, bek, cem, dan)
		h.playTurns(id, 2)
		went := len(h.look(id).Match.Record.Turns)
		_, err := h.Offer(t.Context(), id, 1, bek)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.key(id, 1), "eve-eve-eve-eve-eve", "Eve")
		must(t, err)
		h.goesOn(id)
		seat := game.Seat(2)
		_, err = h.Leave(t.Context(), id, seat, []PersonID{ann, bek, cem, dan}[seat])
		must(t, err)
		at := h.finishTimed(id)
		list := Ranks(at)
		if len(list) != 4 || list[3].Seat != 1 || list[3].Name != "Seat 2" || list[3].After != went ||
			list[2].Seat != seat || list[2].After < went || at.Newcomers() != 0b0010 {
			t.Errorf("%+v, newcomers %b", list, at.Newcomers())
		}
	})
}

// Who is absent when the game ends is gone since then; who came back is not.
func TestStandingOfTheAbsent(t *testing.T) {
	for _, comes := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			h, id := timedCompany(t, "live quick", ann, bek, cem)
			h.playTurns(id, 2)
			seat := h.upToReal(id)
			var went int
			_, err := h.edit(t.Context(), id, func(at *Table) error { // absent, as for want of a sign
				went = len(at.Match.Record.Turns)
				at.steward(clock.Absent, Gone, seat, h.now())
				return nil
			})
			must(t, err)
			h.after(id, time.Second)
			if comes {
				_, err := h.Back(t.Context(), id, seat, []PersonID{ann, bek, cem}[seat])
				must(t, err)
			}
			list := Ranks(h.finishTimed(id))
			for _, r := range list {
				if want := r.Seat == seat && !comes; r.Gone != want || want && (r.Place != 3 || r.After != went) {
					t.Errorf("came back %t: %+v", comes, r)
				}
			}
		})
	}
}

// If somebody went before everybody had begun two turns, the game counts for nobody.
func TestStandingTooEarly(t *testing.T) {
	for turns, want := range map[int]bool{0: false, 1: false, 2: true} {
		synctest.Test(t, func(t *testing.T) {
			h, id := timedCompany(t, "live quick", ann, bek)
			h.playTurns(id, turns)
			_, err := h.Leave(t.Context(), id, 1, bek)
			must(t, err)
			list := Ranks(h.finishTimed(id))
			if got := allRated(t, list); got != want || placesOf(list) != "0:1 1:2-" {
				t.Errorf("after %d turns: it counts %t, %+v", turns, got, list)
			}
		})
	}
}

// Who gave their seat away before the first turn did not begin; who took their own back has not left; and seats of bots
// have no place.
func TestStarters(t *testing.T) {
	h, _ := patient(t)
	spec := people(3)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
	must(t, err)
	_, err = h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), cem, "Cem")
	must(t, err)
	for seat := range game.Seat(2) {
		must(t, h.Ready(t.Context(), id, seat, [16]byte{}))
	}
	h.eventually(id, "under way", func(at *Table) bool { return len(at.Match.Record.Turns) > 3 })
	h.step(id)
	_, err = h.Leave(t.Context(), id, 0, ann)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 0), ann, "Ann")
	must(t, err)
	at := h.eventually(id, "over", func(at *Table) bool { h.step(id); return at.Status == Over })
	list := Ranks(at)
	slices.SortFunc(list, func(a, b Rank) int { return int(a.Seat) - int(b.Seat) })
	if len(list) != 2 || list[0].Gone || list[1].Gone || list[1].Name != "Cem" || at.Newcomers() != 0 {
		t.Errorf("%+v, newcomers %b", list, at.Newcomers())
	}
	// What the store has forgotten may have been anything.
	forgotten := *at // others read the table itself
	forgotten.Happened = slices.Clone(at.Happened)
	for len(forgotten.Happened) < store.MostHappened {
		forgotten.Happened = append(forgotten.Happened, Happening{What: Going, Turns: 9})
	}
	if list := Ranks(&forgotten); allRated(t, list) {
		t.Errorf("it counts: %+v", list)
	}
}

// The games say when everybody has begun two turns: the rounds alone would come too late for some.
func TestUnderWay(t *testing.T) {
	for _, c := range []struct {
		name string
		open func(*Config)
		spec Spec
	}{{"kemet", kemetHouse, kemetTable(3)}} {
		h := open(t, c.open)
		id := h.begun(c.spec)
		before, turns := 0, len(h.look(id).Match.Record.Turns)
		for n := 0; n < 400 && !h.look(id).underWay(turns); n++ {
			if before = turns; !h.step(id) {
				t.Fatalf("%s: nobody is to move", c.name)
			}
			turns = len(h.look(id).Match.Record.Turns) // a step may be several turns
		}
		at := h.look(id)
		if !at.underWay(turns) || at.underWay(before) || at.underWay(0) {
			t.Errorf("%s is not under way from a turn between %d and %d on", c.name, before, turns)
		}
	}
}
