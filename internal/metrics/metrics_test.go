package metrics

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

// pooled is a store with a pool of connections.
type pooled struct{ store.Store }

func (pooled) Pool() store.Pool {
	return store.Pool{Busy: 2, Idle: 3, Most: 8, Waits: 4, Waited: 1500 * time.Millisecond}
}

// eager is a bot that makes the first move.
type eager struct{}

func (eager) Choose(_ context.Context, view game.State, seat game.Seat) (game.Move, error) {
	return view.Moves(nil, seat)[0], nil
}

func scrape(t *testing.T, m *Metrics) string {
	t.Helper()
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	text, err := io.ReadAll(w.Result().Body)
	if err != nil || w.Code != http.StatusOK {
		t.Fatalf("%v, status %d", err, w.Code)
	}
	return string(text)
}

// Whoever watches over a server sees what it does, and nothing of its tables.
func TestMetrics(t *testing.T) {
	m := New(Program{Version: "1.2", Games: map[string]int{"sticks": 1}, Levels: []string{"scribe"}})
	db, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "ennead.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	notices := bus.New()
	house, err := table.Open(t.Context(), table.Config{Store: db, Bus: notices, Games: []game.Game{sticks.Game},
		Log: slog.New(slog.DiscardHandler), Meter: m,
		Bots: func(string, game.Game, uint64, table.Effort) (table.Player, error) { return eager{}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	defer house.Close()
	m.Watch(Parts{House: house, Bus: notices, Store: pooled{db}, Streams: func() int { return 7 },
		Free: func() (uint64, bool) { return 4096, true }})
	m.Answered("GET /t/{id}", http.StatusOK, 3*time.Millisecond)
	m.Answered("GET /events", http.StatusOK, time.Hour)
	m.Answered("", http.StatusNotFound, time.Millisecond)

	id, err := house.Create(t.Context(), table.Spec{Game: "sticks", Setup: game.Setup{Players: 2},
		Seats: []table.SeatSpec{{Kind: table.Person, Name: "Nefertari"}, {Kind: table.Bot, Level: "mcts:4711"}}},
		"somebody at this table", 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := house.Ready(t.Context(), id, 0, [16]byte{}); err != nil {
		t.Fatal(err)
	}
	for over := false; !over; {
		at, err := house.Look(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if over = at.Status == table.Over; over || !at.Owing().Has(0) {
			time.Sleep(time.Millisecond)
			continue
		}
		_, _ = house.Choose(t.Context(), id, 0, at.Version, at.Match.State.Moves(nil, 0)[0])
		_, _ = house.Choose(t.Context(), id, 0, 1, at.Match.State.Moves(nil, 0)[0]) // long answered
	}
	after, err := table.Open(t.Context(), table.Config{Store: db, Bus: notices, Games: []game.Game{sticks.Game},
		Log: slog.New(slog.DiscardHandler), Meter: m, Roles: []table.Role{}})
	if err != nil {
		t.Fatal(err)
	}
	defer after.Close()
	if _, err := after.Look(t.Context(), id); err != nil { // from the store
		t.Fatal(err)
	}
	text := scrape(t, m)
	for _, want := range []string{
		`ennead_requests_total{code="200",route="GET /t/{id}"} 1`, `ennead_requests_total{code="404",route="none"} 1`,
		`ennead_requests_total{code="200",route="GET /events"} 1`,
		`ennead_request_seconds_bucket{route="GET /t/{id}",le="0.005"} 1`,
		`ennead_changes_total{outcome="stored"} [1-9]`, `ennead_changes_total{outcome="conflict"} \d`,
		`ennead_changes_total{outcome="(stale|refused)"} [1-9]`,
		`ennead_choice_seconds_count{by="person"} [1-9]`, `ennead_choice_seconds_count{by="bot"} [1-9]`,
		`ennead_load_seconds_count [1-9]`, `ennead_replay_seconds_count{game="sticks"} [1-9]`,
		`ennead_thought_seconds_count{level="other"} [1-9]`, `ennead_thought_seconds_count{level="scribe"} 0`,
		`ennead_build_info{version="1.2"} 1`, `ennead_rules_known{game="sticks",version="1"} 1`,
		`ennead_rules_tables{game="sticks",version="1"} 1`, `ennead_tables_cached 1`, `ennead_tables_watched \d`,
		`ennead_streams 7`, `ennead_bots{state="thinking"} 0`, `ennead_bots{state="waiting"} 0`,
		`ennead_hints_published_total [1-9]`, `ennead_hints_received_total 0`, `ennead_hints_dropped_total 0`,
		`ennead_jobs_held 0`, `ennead_jobs_late_seconds 0`,
		`ennead_hints_cuts_total 0`, `ennead_hints_repaired_total 0`, `ennead_hints_lost_seconds 0`,
		`ennead_clock_offset_seconds `, `ennead_disk_free_bytes 4096`, `ennead_pool_connections{state="busy"} 2`,
		`ennead_pool_connections{state="idle"} 3`, `ennead_pool_connections_max 8`, `ennead_pool_waits_total 4`,
		`ennead_pool_wait_seconds_total 1.5`, `go_goroutines `,
	} {
		pattern := strings.NewReplacer("{", `\{`, "}", `\}`).Replace(want)
		if !regexp.MustCompile(`(?m)^` + pattern).MatchString(text) {
			t.Errorf("%s is missing", want)
		}
	}
	for _, secret := range []string{string(id), "Nefertari", "somebody at", "mcts"} {
		if strings.Contains(text, secret) {
			t.Errorf("the metrics name %s", secret)
		}
	}
	if t.Failed() {
		t.Log(regexp.MustCompile(`(?m)^(#|go_|process_).*\n`).ReplaceAllString(text, ""))
	}
}
