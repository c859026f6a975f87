package cli

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// archived is how many finished games of each kind are packed. The figures of docs/performance.md are those of 40.
const archived = 8

// finishedGames stores finished games in a place, with times as people make moves.
func finishedGames(t *testing.T, at place) (moves int) {
	t.Helper()
	db, err := at.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	house, err := table.Open(t.Context(), table.Config{Store: db, Bus: bus.New(), Games: games.All(), Roles: []table.Role{},
		Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, g := range games.All() {
		id, err := house.Import(t.Context(), strings.NewReader(sealedGame(t, g)), owner, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, err := db.Load(t.Context(), string(id))
		if err != nil {
			t.Fatal(err)
		}
		for i := range archived {
			now := time.Date(2026, 11, i%30, 20, 0, 0, 0, time.UTC).UnixMilli()
			for n := range s.Moves {
				now += random.Int64N(20_000)
				s.Moves[n].At = now
			}
			s.ID = fmt.Sprintf("%s%02d%s", id[:6], i, id[8:])
			if err := db.Create(t.Context(), s); err != nil {
				t.Fatal(err)
			}
			moves += len(s.Moves)
		}
		if err := house.Delete(t.Context(), id); err != nil {
			t.Fatal(err)
		}
	}
	house.Close()
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return moves
}

// packedIn packs what is in a place, and returns how long it takes to read a table before and after.
func packedIn(t *testing.T, at place) (before, after time.Duration) {
	t.Helper()
	db, err := at.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	before = reading(t, db)
	if n, err := db.Pack(t.Context(), string(table.Over), time.Now().UnixMilli()+1); n != archived*len(games.All()) ||
		err != nil {
		t.Errorf("%d are packed: %v", n, err)
	}
	after = reading(t, db)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return before, after
}

// reading returns how long it takes to read a table.
func reading(t *testing.T, db store.Store) time.Duration {
	t.Helper()
	ids, err := db.IDs(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	for _, id := range ids {
		if _, err := db.Load(t.Context(), id); err != nil {
			t.Fatal(err)
		}
	}
	return time.Since(began) / time.Duration(len(ids))
}

// emptyRoom returns the size of a house in which nothing has happened yet: that of its relations themselves.
func emptyRoom(t *testing.T, at place) int64 {
	t.Helper()
	db, err := at.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return room(t, at)
}

// room returns the size of a copy without gaps of a data folder, or that of the relations of a database without gaps.
func room(t *testing.T, at place) (size int64) {
	t.Helper()
	if at.Store == "" {
		db, err := sql.Open("sqlite", database(at.Data))
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		path := filepath.Join(t.TempDir(), "copy.db")
		if _, err := db.ExecContext(t.Context(), "VACUUM INTO $1", path); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	c, err := pgx.Connect(t.Context(), at.Store)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(context.WithoutCancel(t.Context()))
	for _, r := range store.Relations {
		if _, err := c.Exec(t.Context(), "VACUUM FULL "+r.Name); err != nil {
			t.Fatal(err)
		}
		var one int64
		if err := c.QueryRow(t.Context(), "SELECT pg_total_relation_size($1::text::regclass)", r.Name).Scan(&one); err != nil {
			t.Fatal(err)
		}
		size += one
	}
	return size
}

// Packed games take a fraction of the room in both engines; a check reads them, and finds what is damaged.
func TestPackedGames(t *testing.T) {
	folder := place{Data: filepath.Join(t.TempDir(), "house")}
	server := place{Store: pgtest.Shared(t).Database(t)}
	for name, at := range map[string]place{"SQLite": folder, "PostgreSQL": server} {
		empty := emptyRoom(t, at)
		moves := finishedGames(t, at)
		before := room(t, at) - empty
		slow, fast := packedIn(t, at)
		after := room(t, at) - empty
		tables := int64(archived * len(games.All()))
		t.Logf("%s: %d finished games of %d moves, %d rows before and %d after, %d bytes a game before and %d after, "+
			"read in %v and %v", name, tables, int64(moves)/tables, moves, tables, before/tables, after/tables, slow, fast)
		if after*3 > before {
			t.Errorf("%s: %d bytes have become %d", name, before, after)
		}
		well(t, at, fmt.Sprintf("%d tables with", tables))
	}

	db, err := sql.Open("sqlite", database(folder.Data))
	if err != nil {
		t.Fatal(err)
	}
	for _, damage := range []string{
		"UPDATE archive SET record = substr(record, 1, length(record) - 9) WHERE rowid = 1",
		"UPDATE archive SET moves = moves + 1 WHERE rowid = 2",
		"UPDATE tables SET packed = FALSE WHERE rowid = (SELECT max(rowid) FROM tables)",
	} {
		if _, err := db.ExecContext(t.Context(), damage); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	out, _, code := says(t, "en", "check", "--data", folder.Data)
	hasAll(t, out, "3 tables cannot be used", "Not all is well")
	if code != exitFailure {
		t.Errorf("it ends with %d", code)
	}
}
