package table

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

func (s Spec) timed(rule string) Spec {
	s.Terms.Clock = rule
	return s
}

// timed opens a table of sticks with clocks for so many people, in virtual time.
func timed(t *testing.T, rule string, seats int) (*house, ID) {
	t.Helper()
	h := open(t, func(c *Config) { c.Steward = "first" })
	t.Cleanup(h.shut)
	spec := people(seats).timed(rule)
	spec.Setup.Options = map[string]string{"rounds": "3"}
	return h, h.begun(spec)
}

// left returns what a seat has at this moment.
func (h *house) left(id ID, seat game.Seat) clock.Clock {
	h.t.Helper()
	book, ok := h.Clocks(h.look(id))
	if !ok {
		h.t.Fatal("the table has no clocks")
	}
	return book[seat]
}

// upToReal plays until somebody owes something else than a simultaneous choice, and returns whom.
func (h *house) upToReal(id ID) game.Seat {
	h.t.Helper()
	for h.look(id).Owing().Len() != 1 {
		h.step(id)
	}
	return h.look(id).Owing().First()
}

// The clocks of a table run while somebody is to move, and undo gives back exactly.
func TestClocksRun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		if c := h.left(id, 0); c.Status != clock.Runs || c.Left != 5*time.Minute {
			t.Fatalf("at the start: %+v", c)
		}
		time.Sleep(10 * time.Second)
		h.move(id, 0, "hide left")
		if c := h.left(id, 0); c.Status != clock.Idle || c.Left != 5*time.Minute+5*time.Second {
			t.Errorf("after a choice of ten seconds: %+v", c)
		}
		time.Sleep(20 * time.Second)
		_, err := h.Undo(t.Context(), id, 0, h.look(id).Version)
		must(t, err)
		if c := h.left(id, 0); c.Status != clock.Runs || c.Left != 4*time.Minute+30*time.Second {
			t.Errorf("after it is taken back: %+v", c)
		}
		if c := h.left(id, 1); c.Left != 4*time.Minute+30*time.Second {
			t.Errorf("who has not chosen: %+v", c)
		}
	})
}

// Whoever is late is played for until the end of their stint, and a second time until they are back.
func TestTimeIsUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		h.move(id, 1, "hide left")
		seat := game.Seat(0)
		due := h.left(id, seat).Due
		before := h.look(id)
		if at := h.after(id, time.Until(due)); at.Version != before.Version {
			t.Fatal("the steward came without grace")
		}
		at := h.after(id, clock.Grace)
		if n := len(at.Happened); n != 1 || at.Happened[0].What != Late || at.Happened[0].Seat != seat {
			t.Fatalf("when the time is up: %+v", at.Happened)
		}
		made := len(before.Match.Record.Turns)
		for n := made; n < len(at.Match.Record.Turns) && at.Match.Record.Turns[n].Seat == seat; n++ {
			if made++; !at.Stewarded(n) {
				t.Errorf("turn %d was not the steward's", n)
			}
		}
		if made == len(before.Match.Record.Turns) || at.Handed() != 0 {
			t.Fatalf("the steward made %d moves, and plays on for %b", made-len(before.Match.Record.Turns), at.Handed())
		}
		if at.Undoable(seat) != 0 {
			t.Error("what the steward did can be taken back")
		}
		if c := h.left(id, seat); c.Left > 30*time.Second {
			t.Errorf("they have %s left", c.Left)
		}

		// Late again: absent. Others can free the seat then, and no sooner.
		if _, ok := h.Absent(at, seat); ok {
			t.Error("somebody is absent who was late once")
		}
		h.late(id, seat)
		at = h.look(id)
		if at.Happened[len(at.Happened)-1].What != Gone || at.Handed() != seat.Set() {
			t.Fatalf("late again: %+v, %b", at.Happened, at.Handed())
		}
		if _, ok := h.Absent(at, seat); !ok {
			t.Error("nobody may free the seat")
		}
		h.reopen()
		if at = h.look(id); at.Handed() != seat.Set() {
			t.Error("after a restart somebody is back")
		}
		_, err := h.Back(t.Context(), id, seat, bek)
		wants(t, err, ErrNotSeated)
		at, err = h.Back(t.Context(), id, seat, ann)
		must(t, err)
		if at.Handed() != 0 {
			t.Fatal("they are not back")
		}
	})
}

// Who is back before the steward has moved goes on with two steps. The fourth time is the last.
func TestAbsentForGood(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		h.shut()
		h.reopen(func(c *Config) { c.Pause = time.Minute })
		seat := h.upToReal(id)
		for n := 1; n <= finalAt; n++ {
			h.after(id, time.Until(h.left(id, seat).Due)+clock.Grace)
			at := h.look(id)
			if at.Strikes(seat) != n || at.Handed() != seat.Set() || at.Final(seat) != (n == finalAt) {
				t.Fatalf("the time was up %d times: %d strikes, for good %t", n, at.Strikes(seat), at.Final(seat))
			}
			time.Sleep(time.Second)
			at, err := h.Back(t.Context(), id, seat, ann)
			if n == finalAt {
				wants(t, err, ErrFinal)
				_, err = h.Choose(t.Context(), id, seat, h.look(id).Version, h.look(id).Match.State.Moves(nil, seat)[0])
				wants(t, err, ErrFinal)
				return
			}
			must(t, err)
			if c := h.left(id, seat); at.Handed() != 0 || c.Status != clock.Runs || c.Left != 30*time.Second {
				t.Fatalf("back: %b, %+v", at.Handed(), c)
			}
		}
	})
}

// late plays for all others until the time of that seat is up once more.
func (h *house) late(id ID, seat game.Seat) {
	h.t.Helper()
	for was := h.look(id).Strikes(seat); h.look(id).Strikes(seat) == was; {
		at := h.look(id)
		if at.Status != Playing {
			h.t.Fatal("the game is over")
		}
		if at.Owing() == seat.Set() {
			h.after(id, time.Until(h.left(id, seat).Due)+clock.Grace)
			continue
		}
		time.Sleep(time.Second) // what happens in one moment ends no stint
		other := (at.Owing() &^ seat.Set()).First()
		_, err := h.Choose(h.t.Context(), id, other, at.Version, at.Match.State.Moves(nil, other)[0])
		must(h.t, err)
	}
}

// A click of the person, or whoever sits down, ends what the steward does.
func TestBackByAChoice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		seat := h.upToReal(id)
		_, err := h.Leave(t.Context(), id, seat, ann)
		must(t, err)
		at := h.after(id, time.Second)
		if at.Owing().Has(seat) || at.Status != Playing {
			t.Fatal("nobody plays for a free seat")
		}
		if at.Handed() != seat.Set() {
			t.Fatalf("stewards play for %b", at.Handed())
		}
		_, err = h.Claim(t.Context(), id, h.key(id, seat), cem, "Cem")
		must(t, err)
		if at = h.look(id); at.Handed() != 0 || at.Strikes(seat) != 0 {
			t.Errorf("a steward plays for who has just sat down: %b, %d strikes", at.Handed(), at.Strikes(seat))
		}
	})
}

// A frozen table's clocks stand.
func TestFrozenClocks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		seat := h.upToReal(id)
		before := h.left(id, seat).Left
		must(t, h.freeze(t.Context(), h.look(id), ReasonBot))
		h.after(id, time.Hour)
		must(t, h.Thaw(t.Context(), id))
		if at := h.look(id); at.Status != Playing || len(at.Happened) != 0 {
			t.Fatalf("%s: %+v", at.Status, at.Happened)
		}
		if now := h.left(id, seat).Left; now != before {
			t.Errorf("%s were left, and now %s", before, now)
		}
	})
}

// A table's clocks stand in its terms.
func TestClockTerms(t *testing.T) {
	h := open(t)
	_, err := h.Create(t.Context(), people(2).timed("live slow"), ann, 0)
	wants(t, err, ErrTerms)
	for _, p := range clock.Presets() {
		id, err := h.Create(t.Context(), people(2).timed(p.Name), ann, 0)
		must(t, err)
		if r, ok := h.look(id).Clock(); !ok || r != p.Rule {
			t.Errorf("%s: %+v", p.Name, r)
		}
	}
}

// A window of somebody whose time is up is declined, and nothing else happens to them.
func TestWindowOfWhoIsLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, kemetHouse)
		t.Cleanup(h.shut)
		id := h.begun(kemetTable(3).timed("live quick"))
		at := h.upTo(id, "in a window", func(at *Table) bool {
			_, open := game.WindowOf(at.Match.State, at.Owing().First())
			return open
		})
		seat := at.Owing().First()
		after := h.after(id, time.Until(h.left(id, seat).Due)+clock.Grace)
		lapsed(t, at, after, seat)
		if len(after.Happened) != 0 || after.Strikes(seat) != 0 {
			t.Errorf("%+v", after.Happened)
		}
	})
}

// Turns keep their time when a secret choice in front of them is taken back.
func TestTimesStay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "days normal", 3)
		for seat := range game.Seat(2) {
			time.Sleep(time.Hour)
			h.move(id, seat, "hide left")
		}
		when := h.look(id).Made(len(h.look(id).Match.Record.Turns) - 1)
		time.Sleep(time.Hour)
		at, err := h.Undo(t.Context(), id, 0, h.look(id).Version)
		must(t, err)
		n := slices.IndexFunc(at.Match.Record.Turns, func(turn game.Turn) bool { return turn.Seat == 1 })
		if got := at.Made(n); !got.Equal(when) {
			t.Errorf("the choice of the second was made at %s, now at %s", when, got)
		}
		h.reopen()
		if got := h.look(id).Made(n); !got.Equal(when) {
			t.Errorf("after a restart at %s", got)
		}
	})
}

// When no server can be reached, the time counts for nobody, neither now nor after the next restart.
func TestOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		seat := h.upToReal(id)
		time.Sleep(time.Minute)
		synctest.Wait() // the server has shown that it is there
		before := h.left(id, seat).Left
		h.shut()
		time.Sleep(40 * time.Minute)
		h.reopen()
		if at := h.after(id, 0); len(at.Happened) != 0 {
			t.Fatalf("%+v", at.Happened)
		}
		lost := before - h.left(id, seat).Left
		if lost < 0 || lost > wakes+time.Second {
			t.Fatalf("of %s, %s went by", before, lost)
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		h.shut()
		h.reopen()
		if more := before - time.Minute - h.left(id, seat).Left - lost; more < 0 || more > time.Second {
			t.Errorf("a restart cost %s", more)
		}
		h.after(id, time.Until(h.left(id, seat).Due)+clock.Grace)
		if at := h.look(id); at.Strikes(seat) != 1 {
			t.Error("the time is never up")
		}
	})
}

// A house that loses its store for long gives the time back as well, without a restart.
func TestOutageOfTheStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timed(t, "live quick", 2)
		seat := h.upToReal(id)
		before := h.left(id, seat).Left
		time.Sleep(3*time.Minute + wakes/2) // between two signs
		h.House.outages.mu.Lock()
		h.House.outages.all = append(h.House.outages.all, store.Outage{
			From: time.Now().Add(-2 * time.Minute).UnixMilli(), To: time.Now().UnixMilli()})
		h.House.outages.mu.Unlock()
		if lost := before - h.left(id, seat).Left; lost != time.Minute+wakes/2 {
			t.Errorf("%s went by", lost)
		}
	})
}
