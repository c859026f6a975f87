package table

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
)

// wire is a bus whose notices arrive at all servers of a test.
type wire struct {
	*bus.Local
	all *[]*wire
}

func (w *wire) Publish(n bus.Notice) {
	for _, one := range *w.all {
		one.Local.Publish(n)
	}
}

func (w *wire) Watched() map[string]int64 { return w.Tables() }

// mortal is a store that a dead server no longer reaches.
type mortal struct {
	store.Store
	dead atomic.Bool
}

var errDead = errors.New("this server is dead")

func (m *mortal) alive() error {
	if m.dead.Load() {
		return errDead
	}
	return nil
}

func (m *mortal) Change(ctx context.Context, c *store.Change) error {
	if err := m.alive(); err != nil {
		return err
	}
	return m.Store.Change(ctx, c)
}

func (m *mortal) ClaimJob(ctx context.Context, id store.JobID, s string, hold time.Duration) (store.Claim, error) {
	if err := m.alive(); err != nil {
		return store.Claim{}, err
	}
	return m.Store.ClaimJob(ctx, id, s, hold)
}

func (m *mortal) RenewJobs(ctx context.Context, s string, ids []store.JobID, hold time.Duration) error {
	if err := m.alive(); err != nil {
		return err
	}
	return m.Store.RenewJobs(ctx, s, ids, hold)
}

func (m *mortal) EndJob(ctx context.Context, id store.JobID, s string, c store.Claim) (bool, error) {
	if err := m.alive(); err != nil {
		return false, err
	}
	return m.Store.EndJob(ctx, id, s, c)
}

// servers are several servers of one house.
type servers struct {
	t        *testing.T
	houses   []*House
	stores   []*mortal
	thoughts atomic.Int64 // how often a bot has been asked for a move
}

// counted counts what a bot thinks about.
type counted struct {
	Player
	thoughts *atomic.Int64
}

func (c counted) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	c.thoughts.Add(1)
	return c.Player.Choose(ctx, view, seat)
}

// serve opens that many servers on one store.
func serve(t *testing.T, n int, engine func(t *testing.T) func() store.Store, change func(i int, c *Config)) *servers {
	t.Helper()
	s := &servers{t: t}
	another, wires := engine(t), []*wire{}
	for range n {
		wires = append(wires, &wire{bus.New(), &wires})
	}
	for i := range n {
		m := &mortal{Store: another()}
		conf := Config{Store: m, Bus: wires[i], Games: []game.Game{sticks.Game}, Workers: 2,
			Bots: func(level string, g game.Game, seed uint64, effort Effort) (Player, error) {
				p, err := testBots(level, g, seed, effort)
				return counted{p, &s.thoughts}, err
			},
			Log: slog.New(slog.DiscardHandler)}
		if change != nil {
			change(i, &conf)
		}
		h, err := Open(t.Context(), conf)
		must(t, err)
		t.Cleanup(h.Close)
		s.houses, s.stores = append(s.houses, h), append(s.stores, m)
	}
	return s
}

var engines = enginetest.Engines

// bothEngines runs a test on each engine.
func bothEngines(t *testing.T, test func(t *testing.T, engine func(t *testing.T) func() store.Store)) {
	for name, engine := range engines {
		t.Run(name, func(t *testing.T) { test(t, engine) })
	}
}

// begun opens a table of that many rounds, with ann on its first seat and bek on those of other persons.
func (s *servers) begun(spec Spec, rounds string) ID {
	s.t.Helper()
	spec.Setup.Options = map[string]string{"rounds": rounds}
	h := s.houses[0]
	id, err := h.Create(s.t.Context(), spec, ann, 0)
	must(s.t, err)
	for i, seat := range spec.Seats {
		if seat.Kind == Person {
			if i > 0 {
				at, err := h.Look(s.t.Context(), id)
				must(s.t, err)
				_, err = h.Claim(s.t.Context(), id, h.SeatKey(at, game.Seat(i)), bek, "")
				must(s.t, err)
			}
			must(s.t, h.Ready(s.t.Context(), id, game.Seat(i), [16]byte{byte(i), 7}))
		}
	}
	return id
}

// turn makes a move of a person on that server if one is owed and no bot is to move, whose thought that might make
// vain. It returns the table as it was.
func (s *servers) turn(id ID, at int) *Table {
	s.t.Helper()
	h := s.houses[at]
	now, err := h.Look(s.t.Context(), id)
	must(s.t, err)
	if now.Owing().Has(0) && now.botOwing() == game.Spectator {
		_, err := h.Choose(s.t.Context(), id, 0, now.Version, now.Match.State.Moves(nil, 0)[0])
		must(s.t, err)
	}
	return now
}

// eventually waits until the table is as it should be on every server that lives.
func (s *servers) eventually(id ID, within time.Duration, what string, is func(*Table) bool) {
	s.t.Helper()
	for end := time.Now().Add(within); ; time.Sleep(5 * time.Millisecond) {
		left := 0
		for i, h := range s.houses {
			if t, err := h.Look(s.t.Context(), id); s.stores[i].alive() == nil && (err != nil || !is(t)) {
				left++
			}
		}
		if left == 0 {
			return
		}
		if time.Now().After(end) {
			s.t.Fatalf("%d servers do not show after %v: %s", left, within, what)
		}
	}
}

// Four servers think about a bot's move once, whoever makes the moves of people where.
func TestOneServerThinks(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		s := serve(t, 4, engine, func(_ int, c *Config) { c.Pause = 10 * time.Millisecond })
		r := rand.New(rand.NewPCG(4, 4))
		var ids []ID
		for range 8 {
			ids = append(ids, s.begun(bots("first", "first"), "3"))
		}
		for over := 0; over < len(ids); {
			over = 0
			for _, id := range ids {
				if s.turn(id, r.IntN(len(s.houses))).Status == Over {
					over++
				}
			}
		}
		made := 0
		for _, id := range ids {
			at, err := s.houses[0].Look(t.Context(), id)
			must(t, err)
			for _, turn := range at.Match.Record.Turns {
				if turn.Seat != game.Nature && at.Seats[turn.Seat].Kind == Bot && !turn.Waived {
					made++
				}
			}
		}
		each := float64(s.thoughts.Load()) / float64(made)
		t.Logf("%.3f thoughts for each of %d moves", each, made)
		if made < 50 || each > 1.02 {
			t.Errorf("%d bots' moves took %.3f thoughts each", made, each)
		}
	})
}

// thinking makes moves of a person until a server has taken up the thought of a bot, and returns which.
func (s *servers) thinking(id ID) int {
	s.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		s.turn(id, 0)
		for i, h := range s.houses {
			if len(h.jobs.holding()) > 0 {
				return i
			}
		}
	}
	s.t.Fatal("no server thinks")
	return 0
}

// The table of a server that dies during the bots' turn goes on within six seconds.
func TestServerDies(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		s := serve(t, 2, engine, func(_ int, c *Config) { c.Pause = 200 * time.Millisecond })
		id := s.begun(bots("first", "first"), "3")
		dies := s.thinking(id)
		before, err := s.houses[1-dies].Look(t.Context(), id)
		must(t, err)
		s.stores[dies].dead.Store(true)
		if before.botOwing() == game.Spectator {
			t.Fatal("no bot is to move")
		}
		s.eventually(id, 6*time.Second, "a move", func(t *Table) bool { return t.Version > before.Version })
	})
}

// A server that only answers leaves the bots to those that think, and so it leaves analyses and windows.
func TestRoles(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		s := serve(t, 3, engine, func(i int, c *Config) {
			c.Roles = [][]Role{{RoleWeb}, {RoleBots}, {RoleJobs}}[i]
			by(count)(c)
		})
		id := s.begun(bots("first"), "1")
		for s.turn(id, 0).Status != Over {
		}
		must(t, s.houses[0].Analyse(t.Context(), id))
		s.eventually(id, patience, "the analysis", func(at *Table) bool {
			a, err := s.houses[0].Analysis(t.Context(), id)
			return err == nil && a.State == AnalysisDone
		})
		a, err := s.houses[1].Analysis(t.Context(), id)
		must(t, err)
		if a.State != AnalysisDone || len(s.houses[1].analyst.queue) > 0 {
			t.Errorf("%v", a.State)
		}
	})
}

// A person may write as many lines on several servers as on one.
func TestChatLimitOfAllServers(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		s := serve(t, 3, engine, nil)
		id := s.begun(people(2), "1")
		said := 0
		for n := range 3 * mostAtOnce {
			switch err := s.houses[n%3].Say(t.Context(), id, ann, 0, fmt.Sprint("Well met ", n)); {
			case err == nil:
				said++
			case !errors.Is(err, ErrTooFast):
				t.Fatal(err)
			}
		}
		if said != mostAtOnce {
			t.Errorf("%d lines within a moment, %d are allowed", said, mostAtOnce)
		}
	})
}

// A server whose clock is ahead makes nobody wait, and the time of a table never runs backwards.
func TestClockAhead(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		var said notes
		s := serve(t, 2, engine, func(i int, c *Config) {
			c.Pause, c.Log = 10*time.Millisecond, slog.New(slog.NewTextHandler(&said, nil))
			if i == 0 {
				c.Roles = []Role{RoleWeb}
				c.Now = func() time.Time { return time.Now().Add(time.Hour) }
			}
		})
		id := s.begun(bots("first"), "3")
		for n := 0; s.turn(id, n%2).Status != Over; n++ {
			s.eventually(id, patience, "the bot's move", func(t *Table) bool { return t.botOwing() == game.Spectator })
		}
		for _, h := range s.houses {
			at, err := h.Look(t.Context(), id)
			must(t, err)
			if off := time.Since(at.Updated); off.Abs() > time.Minute || at.stirred.After(at.Updated) {
				t.Errorf("the table last changed %v ago", off)
			}
			at.Updated = at.Updated.Add(time.Hour)
			if now := h.nowAfter(at); now.Before(at.Updated) {
				t.Errorf("the time runs back by %v", at.Updated.Sub(now))
			}
		}
		if text := said.String(); text != "" {
			t.Errorf("the servers complain:\n%s", text)
		}
	})
}
