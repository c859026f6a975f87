package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
)

func TestMain(m *testing.M) {
	playUntilKilled()
	goleak.VerifyTestMain(pgtest.Main{M: m})
}

const (
	ann PersonID = "ann-ann-ann-ann-ann"
	bek PersonID = "bek-bek-bek-bek-bek"
	cem PersonID = "cem-cem-cem-cem-cem"
	dan PersonID = "dan-dan-dan-dan-dan"
)

// house is a house for tests, on a file that outlives it.
type house struct {
	*House
	t    *testing.T
	path string
	conf Config
	log  *notes
}

// notes is a log whose text a test can read.
type notes struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (n *notes) Write(b []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(b)
}

func (n *notes) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}

// open opens a house; each change alters its configuration.
func open(t *testing.T, changes ...func(*Config)) *house {
	log := &notes{}
	h := &house{t: t, path: sqlitetest.Database(t), log: log, conf: Config{
		Games: []game.Game{sticks.Game}, Bots: testBots, Workers: 2,
		Log: slog.New(slog.NewJSONHandler(log, nil)),
	}}
	h.reopen(changes...)
	t.Cleanup(h.shut)
	return h
}

func (h *house) reopen(changes ...func(*Config)) {
	h.t.Helper()
	h.shut()
	s, err := sqlite.Open(h.t.Context(), h.path)
	must(h.t, err)
	h.conf.Store, h.conf.Bus = s, bus.New()
	for _, change := range changes {
		change(&h.conf)
	}
	h.House, err = Open(h.t.Context(), h.conf)
	must(h.t, err)
}

func (h *house) shut() {
	if h.House == nil {
		return
	}
	h.Close()
	must(h.t, h.conf.Store.Close())
	h.House = nil
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

// people describes a table of sticks for that many people.
func people(n int) Spec {
	return Spec{Game: "sticks", Seats: make([]SeatSpec, n),
		Setup: game.Setup{Options: map[string]string{"rounds": "3"}}}.with(Person)
}

func (s Spec) with(kind Kind) Spec {
	for i := range s.Seats {
		s.Seats[i] = SeatSpec{Kind: kind, Name: fmt.Sprintf("Seat %d", i+1)}
	}
	return s
}

// begun creates a table where ann holds every person's seat, and begins the game.
func (h *house) begun(spec Spec) ID {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), spec, ann, 0)
	must(h.t, err)
	h.begin(id)
	return id
}

func (h *house) begin(id ID) {
	h.t.Helper()
	for i, s := range h.look(id).Seats {
		if s.Kind == Person {
			if !s.Taken {
				_, err := h.Claim(h.t.Context(), id, h.key(id, game.Seat(i)), ann, "")
				must(h.t, err)
			}
			must(h.t, h.Ready(h.t.Context(), id, game.Seat(i), [16]byte{byte(i), 7}))
		}
	}
}

// key returns the key of a seat's current link.
func (h *house) key(id ID, seat game.Seat) string { return h.SeatKey(h.look(id), seat) }

func (h *house) look(id ID) *Table {
	h.t.Helper()
	t, err := h.Look(h.t.Context(), id)
	must(h.t, err)
	return t
}

// move makes a move given as text.
func (h *house) move(id ID, seat game.Seat, text string) *Table {
	h.t.Helper()
	m, err := sticks.Game.Lexicon().Parse(text)
	must(h.t, err)
	t, err := h.Choose(h.t.Context(), id, seat, h.look(id).Version, m)
	must(h.t, err)
	return t
}

// step makes the first legal move of the first person's seat to move, or reports that there is none.
func (h *house) step(id ID) bool {
	h.t.Helper()
	t := h.look(id)
	for seat := range t.Owing().All() {
		if t.Seats[seat].Kind == Person {
			_, err := h.Choose(h.t.Context(), id, seat, t.Version, t.Match.State.Moves(nil, seat)[0])
			if errors.Is(err, ErrFrozen) { // a bot may have failed meanwhile
				return false
			}
			if !errors.Is(err, ErrStale) { // a bot may be faster
				must(h.t, err)
			}
			return true
		}
	}
	return false
}

// finish plays a table of persons to its end.
func (h *house) finish(id ID) *Table {
	h.t.Helper()
	for h.step(id) {
	}
	return h.look(id)
}

// patience is how long a test waits for anything to happen on a busy machine.
const patience = time.Minute

// eventually waits for bots to bring about the condition, as long as anything happens.
func (h *house) eventually(id ID, what string, is func(*Table) bool) *Table {
	h.t.Helper()
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	for {
		if t := h.look(id); is(t) {
			return t
		}
		select {
		case <-notices.Notices():
		case <-time.After(patience):
			h.t.Fatalf("table is not %s: %v\n%s", what, h.look(id).Status, h.log)
		}
	}
}

func record(t *testing.T, g game.Game, r *game.Record) string {
	t.Helper()
	var text strings.Builder
	must(t, game.WriteRecord(&text, g, r))
	return text.String()
}

// testBots makes bots that do what their level says.
func testBots(level string, g game.Game, seed uint64, _ Effort) (Player, error) {
	switch level {
	case "first", "panic", "error", "illegal", "foreign", "slow":
		return &testBot{level}, nil
	}
	return nil, fmt.Errorf("no level %q", level)
}

type testBot struct{ level string }

func (b *testBot) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	again := view.Copy()
	if again.Mask(seat); !again.Equal(view) {
		return game.Move{}, errors.New("the view is not masked")
	}
	switch b.level {
	case "panic":
		panic("the bot is broken")
	case "error":
		return game.Move{}, errors.New("the bot gives up")
	case "illegal":
		return game.Move{Verb: 2, A: 5}, nil // Nature's
	case "foreign":
		return game.Move{Verb: 200}, nil
	case "slow":
		<-ctx.Done()
		return game.Move{}, ctx.Err()
	}
	return view.Moves(nil, seat)[0], nil
}
