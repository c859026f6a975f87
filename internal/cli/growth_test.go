package cli

import (
	"bytes"
	"context"
	"database/sql"
	"flag"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"ennead/game"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

var grown = flag.String("grown", "1000,2000", "how many tables TestGrowth stores, one number after the other")

// engine is what differs between the engines in the statements that copy finished games.
type engine struct {
	numbers string // the rows n from $1 to $2
	letters string // eight, of a number
	more    string // columns that only this engine has
	exec    func(ctx context.Context, text string, args ...any) error
}

func (p place) engine(t *testing.T) engine {
	t.Helper()
	if p.Store == "" {
		db, err := sql.Open("sqlite", database(p.Data))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		return engine{
			numbers: `WITH RECURSIVE k(n) AS (SELECT $1 UNION ALL SELECT n + 1 FROM k WHERE n < $2) SELECT n FROM k`,
			letters: `replace(replace(replace(replace(printf('%08d', n), '0', 'a'), '1', 'b'), '8', 'c'), '9', 'd')`,
			exec: func(ctx context.Context, text string, args ...any) error {
				_, err := db.ExecContext(ctx, text, args...)
				return err
			},
		}
	}
	c, err := pgx.Connect(t.Context(), p.Store)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close(context.WithoutCancel(t.Context())) })
	return engine{
		numbers: `SELECT n FROM generate_series($1::int, $2::int) AS n`,
		letters: `translate(lpad(n::text, 8, '0'), '0189', 'abcd')`,
		more:    ", writers",
		exec: func(ctx context.Context, text string, args ...any) error {
			_, err := c.Exec(ctx, text, args...)
			return err
		},
	}
}

// copies copies the games of which the reason says that they are the first, with everything that belongs to them, for
// all numbers from one to another. A game ended each minute, all of them are public, each person sat at twenty of them
// and each network opened sixty.
func (e engine) copies(t *testing.T, from, to int) {
	t.Helper()
	with := `WITH c AS (SELECT n, ` + e.letters + ` AS letters, 60000 * CAST(n AS BIGINT) AS at FROM (` + e.numbers + `) AS k),
		first AS (SELECT *, row_number() OVER (ORDER BY id) - 1 AS nth FROM tables WHERE reason = 'first')
		SELECT substr(first.id, 1, 6) || letters || substr(first.id, 15), `
	among := ` FROM c JOIN first ON nth = n % (SELECT count(*) FROM first) `
	of := func(part string) string { return among + `JOIN ` + part + ` s ON s.table_id = first.id` }
	for _, text := range []string{
		`INSERT INTO tables (id, version, game, status, reason, public, owner, owing, created, updated, moved, marks, packed` +
			e.more + `) ` + with + `version, game, status, '', public, 'P' || (n / 20) || '-0', owing, at, at, at, marks, packed` +
			e.more + among,
		`INSERT INTO headers (table_id, header) ` + with + `header` + of("headers"),
		`INSERT INTO secrets (table_id, secret) ` + with + `secret` + of("secrets"),
		`INSERT INTO origins (table_id, network) ` + with + `'N' || (n / 60)` + among,
		`INSERT INTO seats (table_id, seat, kind, name, level, person, ask, link, offer, until, agreed, plan) ` + with +
			`seat, s.kind, name, level, 'P' || (n / 20) || '-' || seat, ask, link, offer, until, agreed, plan` + of("seats"),
		`INSERT INTO archive (table_id, record, moves, size) ` + with + `record, moves, size` + of("archive"),
	} {
		if err := e.exec(t.Context(), text, from, to); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
	}
}

// middle returns the median of how long something takes, in milliseconds.
func middle(t *testing.T, times int, do func() error) float64 {
	t.Helper()
	var took []time.Duration
	for range times {
		began := time.Now()
		if err := do(); err != nil {
			t.Fatal(err)
		}
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	return took[len(took)/2].Seconds() * 1000
}

// grownHouse measures what people and the house do most, in a place with that many tables.
func grownHouse(t *testing.T, at place, tables int) string {
	t.Helper()
	ctx := t.Context()
	began := time.Now()
	db, err := at.open(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	house, err := table.Open(ctx, table.Config{Store: db, Bus: bus.New(), Games: games.All(), Roles: []table.Role{},
		Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	defer house.Close()
	opened := time.Since(began).Seconds() * 1000
	random := rand.New(rand.NewPCG(3, uint64(tables)))
	ended, err := db.ByPerson(ctx, "P1-0", 1)
	if err != nil || len(ended) == 0 {
		t.Fatal("no game has ended: ", err)
	}
	digits := strings.NewReplacer("a", "0", "b", "1", "c", "8", "d", "9").Replace(ended[0].ID[6:14])
	one, err := strconv.Atoi(digits)
	if err != nil {
		t.Fatal(err)
	}
	some := func() string { // a copy of the same game
		n := one + archived*len(games.All())*random.IntN((tables-one)/(archived*len(games.All()))+1)
		letters := strings.NewReplacer("0", "a", "1", "b", "8", "c", "9", "d").Replace(fmt.Sprintf("%08d", n))
		return ended[0].ID[:6] + letters + ended[0].ID[14:]
	}
	playing, err := house.Import(ctx, bytes.NewReader(begun(t, games.All()[0], 2, uint64(tables))), owner, nil)
	if err != nil {
		t.Fatal(err)
	}
	var line []string
	for _, part := range []struct {
		what string
		do   func() error
	}{
		{"a person's tables", func() error {
			list, err := db.ByPerson(ctx, fmt.Sprintf("P%d-1", random.IntN(max(1, tables/20))), 100)
			if err == nil && len(list) == 0 {
				return fmt.Errorf("nobody sits there")
			}
			return err
		}},
		{"public tables", func() error { _, err := house.Public(ctx, ""); return err }},
		{"a finished game", func() error { _, err := db.Load(ctx, some()); return err }},
		{"a move", func() error { return advance(ctx, house, playing) }},
		{"a new table", func() error {
			_, err := house.Create(ctx, table.Spec{Game: "pharaon", Seats: []table.SeatSpec{{Kind: table.Person, Name: "Ann"},
				{Kind: table.Person}}}, owner, 0)
			return err
		}},
		{"tables opened by a network", func() error {
			_, _, err := db.Opened(ctx, string(table.Over), "P3-1", fmt.Sprintf("N%d", random.IntN(max(1, tables/60))), 0)
			return err
		}},
		{"work of the janitor", func() error {
			_, err := db.Pack(ctx, string(table.Over), 1)
			if err == nil {
				_, err = db.Forget(ctx, string(table.Gathering), 1)
			}
			return err
		}},
		{"due jobs", func() error { _, _, err := db.DueJobs(ctx, []string{"bot"}, 16); return err }},
	} {
		line = append(line, fmt.Sprintf("%s %.2f", part.what, middle(t, 40, part.do)))
	}
	return fmt.Sprintf("%d tables: opened in %.0f ms; ms: %s", tables, opened, strings.Join(line, ", "))
}

// advance makes the first of the moves that are allowed.
func advance(ctx context.Context, house *table.House, id table.ID) error {
	at, err := house.Look(ctx, id)
	if err != nil {
		return err
	}
	seat := at.Owing().First()
	_, err = house.Choose(ctx, id, seat, at.Version, at.Match.State.Moves([]game.Move(nil), seat)[0])
	return err
}

// TestGrowth measures how long it takes what people and the house do most, with more and more tables. It sets no bound to
// times: in the gate, with few tables, it shows that the measurement works. docs/performance.md has the figures.
func TestGrowth(t *testing.T) {
	folder := place{Data: filepath.Join(t.TempDir(), "house")}
	server := place{Store: pgtest.Shared(t).Database(t)}
	for name, at := range map[string]place{"SQLite": folder, "PostgreSQL": server} {
		finishedGames(t, at)
		packedIn(t, at)
		last := 0
		for _, text := range strings.Split(*grown, ",") {
			tables, err := strconv.Atoi(text)
			if err != nil {
				t.Fatal(err)
			}
			e := at.engine(t)
			if last == 0 {
				if err := e.exec(t.Context(), "UPDATE tables SET reason = 'first', public = TRUE, updated = 0"); err != nil {
					t.Fatal(err)
				}
			}
			e.copies(t, last+1, tables)
			last = tables
			if err := e.exec(t.Context(), "ANALYZE"); err != nil {
				t.Fatal(err)
			}
			t.Logf("%s: %s; %d bytes a table", name, grownHouse(t, at, tables), room(t, at)/int64(tables))
		}
	}
}
