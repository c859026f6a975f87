package table_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"testing"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/load"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

// endless is sticks for ever: moves change nothing, so only the table is measured. There are two of them, since the
// table makes an only choice by itself.
type endless struct{ game.Game }

type eternity struct{ game.State }

func (e endless) New(s game.Setup) (game.State, error) {
	state, err := e.Game.New(s)
	return eternity{state}, err
}

var (
	keep, _  = sticks.Game.Lexicon().Parse("keep")
	leave, _ = sticks.Game.Lexicon().Parse("leave")
)

func (eternity) Owing() game.Seats { return 1 }
func (eternity) Moves(dst []game.Move, _ game.Seat) []game.Move {
	return append(dst, keep, leave)
}
func (eternity) Why(game.Seat, game.Move) game.Reason { return game.Reason{} }
func (eternity) Play(game.Seat, game.Move, *game.Log) {}
func (e eternity) Copy() game.State                   { return eternity{e.State.Copy()} }

var storedAt = flag.String("store", "", "address of an empty PostgreSQL database for BenchmarkStored; else SQLite")

// openStored opens the store of a benchmark.
func openStored(ctx context.Context, b *testing.B) (store.Store, error) {
	if *storedAt != "" {
		return postgres.Open(ctx, *storedAt)
	}
	return sqlite.Open(ctx, filepath.Join(b.TempDir(), "ennead.db"))
}

// BenchmarkStored1 measures a durably stored move at one table; BenchmarkStored64 at 64 tables at once.
func BenchmarkStored1(b *testing.B)  { stored(b, 1) }
func BenchmarkStored64(b *testing.B) { stored(b, 64) }

func stored(b *testing.B, tables int) {
	ctx := context.Background()
	s, err := openStored(ctx, b)
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	h, err := table.Open(ctx, table.Config{
		Store: s, Bus: bus.New(), Games: []game.Game{endless{sticks.Game}},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	if err != nil {
		b.Fatal(err)
	}
	defer h.Close()
	crowd, err := load.Sit(ctx, h, "sticks", game.Setup{Players: 2}, tables)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	b.ResetTimer()
	all, each, err := crowd.Play(ctx, b.N)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(b.N)/all.Seconds(), "moves/s")
	for _, share := range []int{50, 99} {
		b.ReportMetric(each[(len(each)-1)*share/100].Seconds()*1000, fmt.Sprintf("p%d-ms", share))
	}
}
