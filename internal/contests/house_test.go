package contests

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strconv"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/contest"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
	"ennead/internal/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(pgtest.Main{M: m}) }

// bothEngines runs a test on each engine.
func bothEngines(t *testing.T, test func(t *testing.T, another func() store.Store)) {
	for name, engine := range enginetest.Engines {
		t.Run(name, func(t *testing.T) { test(t, engine(t)) })
	}
}

// house is a server with contests.
type house struct {
	*Contests
	t      *testing.T
	db     store.Store
	tables *table.House
	shut   func()
}

// open opens a server on a store.
func open(t *testing.T, s store.Store, jobs bool) *house {
	t.Helper()
	quiet := slog.New(slog.DiscardHandler)
	tables, err := table.Open(t.Context(), table.Config{Store: s, Bus: bus.New(), Games: []game.Game{sticks.Game},
		Log: quiet, Steward: "first",
		Bots: func(level string, _ game.Game, _ uint64, _ table.Effort) (table.Player, error) {
			if level != "first" {
				return nil, errors.New("no such level")
			}
			return first{}, nil
		}})
	must(t, err)
	c := Open(Config{Store: s, House: tables, Jobs: jobs, Log: quiet})
	h := &house{Contests: c, t: t, db: s, tables: tables}
	closed := false
	h.shut = func() {
		if !closed {
			closed = true
			c.Close()
			tables.Close()
		}
	}
	t.Cleanup(h.shut)
	return h
}

// openAlone opens a server on a store of its own.
func openAlone(t *testing.T) *house {
	t.Helper()
	s, err := sqlite.Open(t.Context(), sqlitetest.Database(t))
	must(t, err)
	h := open(t, s, true)
	stop := h.shut
	h.shut = func() {
		stop()
		if s != nil {
			must(t, s.Close())
			s = nil
		}
	}
	t.Cleanup(h.shut)
	return h
}

// first is a bot that makes its first legal move.
type first struct{}

func (first) Choose(_ context.Context, view game.State, seat game.Seat) (game.Move, error) {
	return view.Moves(nil, seat)[0], nil
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

// guest returns somebody with a browser, account somebody who can sign in.
func (h *house) guest(name string) table.PersonID {
	h.t.Helper()
	id := "person-of-the-house-" + name
	must(h.t, h.db.Arrive(h.t.Context(), store.Person{ID: id, Kind: "guest"},
		store.Session{Hash: id, Person: id, Used: time.Now().UnixMilli()}))
	return table.PersonID(id)
}

func (h *house) account(name string) table.PersonID {
	h.t.Helper()
	id := h.guest(name)
	h.alter(id, func(p *store.Person) { p.Kind, p.Name, p.NameKey = "account", name, name })
	return id
}

func (h *house) alter(id table.PersonID, change func(*store.Person)) {
	h.t.Helper()
	must(h.t, h.db.EditPerson(h.t.Context(), string(id), func(p *store.Person) error {
		change(p)
		return nil
	}))
}

// draft describes a contest of sticks.
func draft(kind contest.Kind, length int) Draft {
	return Draft{Title: "Nile  cup ", Kind: kind, Game: "sticks", Listed: true,
		Terms: Terms{Table: 3, Length: length, Clock: "days normal"}}
}

// announced announces a contest that n people enter, and returns them with its organiser.
func (h *house) announced(d Draft, n int) (id string, organiser table.PersonID, people []table.PersonID) {
	h.t.Helper()
	organiser = h.account("organiser")
	id, err := h.Create(h.t.Context(), d, organiser)
	must(h.t, err)
	for i := range n {
		who := h.account("player" + strconv.Itoa(i+1))
		people = append(people, who)
		must(h.t, h.Enter(h.t.Context(), id, who))
	}
	return id, organiser, people
}

func (h *house) look(id string) *Contest {
	h.t.Helper()
	k, err := h.Look(h.t.Context(), id, "")
	must(h.t, err)
	return k
}

// verified checks that a contest which is over can be verified by whoever reads its file.
func (h *house) verified(id string) {
	h.t.Helper()
	k := h.look(id)
	history, seed := k.File()
	if seed == nil {
		h.t.Fatal("the seed is not public")
	}
	var text bytes.Buffer
	must(h.t, contest.Write(&text, history, seed))
	read, opened, err := contest.Read(&text)
	must(h.t, err)
	must(h.t, contest.Verify(read, opened))
}

// plays plays all tables of the last round to their end, all at once. Some people never move: stewards do.
func (h *house) plays(id string, absent ...table.PersonID) {
	h.t.Helper()
	k := h.look(id)
	for range 10_000 {
		over, moved := true, false
		for _, at := range k.Rounds[len(k.Rounds)-1].Tables {
			t, err := h.tables.Look(h.t.Context(), table.ID(at.Place))
			must(h.t, err)
			if t.Status == table.Over {
				continue
			}
			over = false
			moved = h.moves(t, absent) || moved
		}
		switch {
		case over:
			return
		case !moved:
			time.Sleep(time.Second) // for the beginning, or for stewards
		}
	}
	h.t.Fatal("the games do not end")
}

// moves makes the first move for somebody who is to move at a table; false if only those do not who are absent.
func (h *house) moves(t *table.Table, absent []table.PersonID) bool {
	h.t.Helper()
	seats := t.Owing() &^ t.Handed()
	for _, who := range absent {
		seats &^= h.tables.Held(t, who)
	}
	if t.Status != table.Playing || seats == 0 {
		return false
	}
	seat := seats.First()
	_, err := h.tables.Choose(h.t.Context(), t.ID, seat, t.Version, t.Match.State.Moves(nil, seat)[0])
	if err != nil && !errors.Is(err, table.ErrStale) {
		must(h.t, err)
	}
	return true
}
