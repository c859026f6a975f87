package table

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// Many times are up at the same moment, at a house of three servers of which one dies just before: each is acted
// on once, and soon. With ENNEAD_LONG=1 they are ten thousand, and a house with SQLite has one server, as houses with
// SQLite do.
func TestDeadlines(t *testing.T) {
	tables, ahead, long := 60, 3*time.Second, os.Getenv("ENNEAD_LONG") != ""
	if long {
		tables, ahead = 10_000, 4*time.Minute
	}
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		another, count := engine(t), 3
		if long && strings.HasSuffix(t.Name(), "sqlite") {
			count = 1
		}
		shared := func(*testing.T) func() store.Store { return another }
		due := time.Now().Add(ahead).Truncate(time.Millisecond)
		began := due.Add(-time.Minute - time.Second)
		first := serve(t, 1, shared, func(_ int, c *Config) {
			c.Bus, c.Now, c.Roles = bus.New(), func() time.Time { return began }, []Role{RoleWeb}
		})
		var ids []ID
		for range tables {
			spec := Spec{Game: "sticks", Seats: make([]SeatSpec, 2)}.with(Person)
			ids = append(ids, first.begun(spec.timed("live bank=1m step=5s cap=1m reply=3s talk=0s hold=0s"), "1"))
		}
		s := serve(t, count, shared, func(_ int, c *Config) {
			c.Steward, c.Pause, c.Kept = "first", time.Hour, tables
			if count == 1 {
				c.Bus = bus.New()
			}
		})
		for n, id := range ids { // each server has some of them in memory, as if it had changed them last
			h := s.houses[n%count]
			at, err := h.Look(t.Context(), id)
			must(t, err)
			h.briefs.watch(at)
		}
		if time.Now().After(due) {
			t.Fatalf("the tables took %v longer than they had", time.Since(due))
		}
		time.Sleep(time.Until(due) - 50*time.Millisecond)
		if count > 1 {
			s.stores[0].dead.Store(true)
		}
		first.nothingDue()
		var late []time.Duration
		for _, id := range ids {
			at := s.lateAt(id)
			for _, seat := range []game.Seat{0, 1} {
				if n := at.Strikes(seat); n != 1 {
					t.Fatalf("table %s: the time of seat %d was up %d times", id, seat, n)
				}
			}
			late = append(late, at.Happened[len(at.Happened)-1].At.Sub(due))
		}
		slices.Sort(late)
		t.Logf("%d tables: half acted after %v, 99 %% after %v, the last after %v", tables, late[tables/2],
			late[tables*99/100],
			late[tables-1])
		if soon := 15 * time.Second; tables < 1000 && late[tables*9/10] > soon || late[0] < 0 {
			t.Errorf("they acted after %v to %v", late[0], late[tables-1])
		}
	})
}

// nothingDue waits until no time is up that nobody acts on. Whoever looked at the tables meanwhile would delay them.
func (s *servers) nothingDue() {
	s.t.Helper()
	time.Sleep(time.Second)
	for end := time.Now().Add(5 * patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		jobs, _, err := s.stores[0].DueJobs(s.t.Context(), []string{lapseJob}, 1)
		must(s.t, err)
		if len(jobs) == 0 {
			return
		}
	}
	s.t.Fatal("times are up, and nobody acts on them")
}

// lateAt waits until both times of a table are up.
func (s *servers) lateAt(id ID) *Table {
	s.t.Helper()
	for end := time.Now().Add(5 * patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		at, err := s.houses[len(s.houses)-1].Look(context.Background(), id)
		must(s.t, err)
		if len(at.Happened) >= 2 {
			return at
		}
	}
	s.t.Fatalf("nothing happens at table %s", id)
	return nil
}
