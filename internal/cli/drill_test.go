package cli

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"path/filepath"
	"sync"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/load"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// houseIn opens a house.
func houseIn(t *testing.T, at place) (house *table.House, leave func()) {
	t.Helper()
	db, err := at.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	house, err = table.Open(t.Context(), table.Config{Store: db, Bus: bus.New(), Games: games.All(), Roles: []table.Role{},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	if err != nil {
		t.Fatal(err)
	}
	return house, func() {
		house.Close()
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	}
}

// moves counts the moves of every table.
func moves(t *testing.T, house *table.House) map[table.ID]int {
	t.Helper()
	all, err := house.All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	counts := map[table.ID]int{}
	for _, one := range all {
		counts[one.ID] = one.Moves
	}
	return counts
}

// A backup that is made while people play holds every move that was answered before, is restored anywhere, and the
// tables go on there.
func TestBackupDrill(t *testing.T) {
	database := pgtest.Shared(t)
	folder := func() place { return place{Data: filepath.Join(t.TempDir(), "house")} }
	server := func() place { return place{Store: database.Database(t)} }
	for name, from := range map[string]place{"SQLite": folder(), "PostgreSQL": server()} {
		t.Run(name, func(t *testing.T) {
			house, leave := houseIn(t, from)
			crowd, err := load.Sit(t.Context(), house, "pharaon", game.Setup{Players: 2}, 4)
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err := crowd.Play(t.Context(), 400); err != nil {
				t.Fatal(err)
			}
			before := moves(t, house)
			play, stop := context.WithCancel(t.Context())
			var playing sync.WaitGroup
			playing.Go(func() {
				if _, _, err := crowd.Play(play, 1<<30); !errors.Is(err, context.Canceled) {
					t.Error(err)
				}
			})
			file := filepath.Join(t.TempDir(), "backup.db")
			line := []string{"backup", file, "--data", from.Data}
			if from.Store != "" {
				line = []string{"backup", file, "--store", from.Store}
			}
			out, wrong, code := says(t, "en", line...)
			stop()
			playing.Wait()
			hasAll(t, out, "The data is copied to "+file, "replayed")
			if code != 0 || wrong != "" {
				t.Fatalf("%d: %s%s", code, out, wrong)
			}
			leave()
			for _, to := range []place{folder(), server()} {
				moved(t, file, to.Data+to.Store)
				well(t, to, "tables with")
				restored, leave := houseIn(t, to)
				after := moves(t, restored)
				for id, n := range before {
					if after[id] < n {
						t.Errorf("table %s had %d moves and has %d", id, n, after[id])
					}
				}
				goOn(t, restored)
				leave()
			}
		})
	}
}

// goOn makes a move at every table.
func goOn(t *testing.T, house *table.House) {
	t.Helper()
	for id := range moves(t, house) {
		at, err := house.Look(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if at.Status != table.Playing {
			continue
		}
		seat := at.Match.State.Owing().First()
		next, err := house.Choose(t.Context(), id, seat, at.Version, at.Match.State.Moves(nil, seat)[0])
		if err != nil || len(next.Match.Record.Turns) <= len(at.Match.Record.Turns) {
			t.Errorf("table %s does not go on: %v", id, err)
		}
	}
}
