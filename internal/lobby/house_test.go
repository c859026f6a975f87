package lobby

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(pgtest.Main{M: m}) }

var engines = enginetest.Engines

// bothEngines runs a test on each engine.
func bothEngines(t *testing.T, test func(t *testing.T, another func() store.Store)) {
	for name, engine := range engines {
		t.Run(name, func(t *testing.T) { test(t, engine(t)) })
	}
}

// clock is the time of a test.
type clock struct{ at atomic.Int64 }

func newClock() *clock {
	c := &clock{}
	c.at.Store(time.Date(2026, 11, 26, 20, 0, 0, 0, time.UTC).UnixMilli())
	return c
}

func (c *clock) now() time.Time         { return time.UnixMilli(c.at.Load()) }
func (c *clock) later(by time.Duration) { c.at.Add(by.Milliseconds()) }

// house is a server with a lobby whose rounds the test does.
type house struct {
	*Lobby
	t      *testing.T
	clock  *clock
	tables *table.House
}

// open opens a server. The games are a little one under other names, too.
func open(t *testing.T, s store.Store, c *clock, quotas table.Quotas) *house {
	t.Helper()
	quiet := slog.New(slog.DiscardHandler)
	tables, err := table.Open(t.Context(), table.Config{Store: s, Bus: bus.New(),
		Games: []game.Game{sticks.Game, named{sticks.Game, "knots"}}, Log: quiet, Quotas: quotas,
		Bots: func(level string, _ game.Game, _ uint64, _ table.Effort) (table.Player, error) {
			if level != "scribe" {
				return nil, fmt.Errorf("no level %q", level)
			}
			return idle{}, nil
		}})
	must(t, err)
	l := Open(Config{Store: s, House: tables, Level: "scribe", Now: c.now, Log: quiet})
	t.Cleanup(func() {
		l.Close()
		tables.Close()
	})
	return &house{l, t, c, tables}
}

// named is a game under another name.
type named struct {
	game.Game
	id string
}

func (n named) ID() string { return n.id }

// idle is a bot that is never asked.
type idle struct{}

func (idle) Choose(context.Context, game.State, game.Seat) (game.Move, error) {
	return game.Move{}, errors.New("nobody asks it")
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wants(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("got %v, want %v", err, want)
	}
}

// person returns somebody with a browser.
func (h *house) person(name string) table.PersonID {
	h.t.Helper()
	id := strings.Repeat(name+"-", 16/len(name)+1)
	must(h.t, h.Store.Arrive(h.t.Context(), store.Person{ID: id, Kind: "guest"},
		store.Session{Hash: id, Person: id, Used: time.Now().UnixMilli()}))
	must(h.t, h.Store.SetName(h.t.Context(), id, name))
	return table.PersonID(id)
}

// seeks makes somebody look for a game.
func (h *house) seeks(name, game string, sizes ...int) table.PersonID {
	h.t.Helper()
	p := h.person(name)
	must(h.t, h.Seek(h.t.Context(), Wish{Person: p, Name: name, Game: game, Sizes: sizes}))
	return p
}

// round lets time pass, and does a round at its end.
func (h *house) round(after time.Duration) {
	h.t.Helper()
	h.clock.later(after)
	must(h.t, h.pass(h.t.Context()))
}

// found returns the table for which somebody is asked, nil if there is none.
func (h *house) found(p table.PersonID) *Found {
	h.t.Helper()
	s, err := h.Status(h.t.Context(), p)
	must(h.t, err)
	if s.Search == nil {
		return nil
	}
	return s.Search.Found
}

func (h *house) looks(p table.PersonID) bool {
	h.t.Helper()
	s, err := h.Status(h.t.Context(), p)
	must(h.t, err)
	return s.Search != nil
}

// accept accepts the table for which somebody is asked, and returns it.
func (h *house) accept(p table.PersonID) (id table.ID, open bool) {
	h.t.Helper()
	f := h.found(p)
	if f == nil {
		h.t.Fatalf("%s is asked for nothing", p)
	}
	open, err := h.Accept(h.t.Context(), p, f.ID)
	must(h.t, err)
	return f.ID, open
}

// all returns how many tables there are.
func (h *house) all() int {
	h.t.Helper()
	list, err := h.tables.All(h.t.Context())
	must(h.t, err)
	return len(list)
}
