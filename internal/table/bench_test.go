package table

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

// endless is sticks for ever: "keep" is always legal and changes nothing. What is measured is the table.
type endless struct{ game.Game }

type eternity struct{ game.State }

func (e endless) New(s game.Setup) (game.State, error) {
	state, err := e.Game.New(s)
	return eternity{state}, err
}

func (eternity) Owing() game.Seats                         { return 1 }
func (eternity) Refuse(game.Seat, game.Move) *game.Refusal { return nil }
func (eternity) Play(game.Seat, game.Move, *game.Log)      {}
func (e eternity) Copy() game.State                        { return eternity{e.State.Copy()} }

// BenchmarkStored1 is a move at one table, durably stored; BenchmarkStored64 at one of 64 that play at once.
func BenchmarkStored1(b *testing.B)  { stored(b, 1) }
func BenchmarkStored64(b *testing.B) { stored(b, 64) }

// gameLength is after how many moves a new table is opened, about a game of Pharaon.
const gameLength = 400

func stored(b *testing.B, tables int) {
	ctx := context.Background()
	s, err := store.Open(ctx, filepath.Join(b.TempDir(), "ennead.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	h, err := Open(ctx, Config{
		Store: s, Bus: bus.New(), Games: []game.Game{endless{sticks.Game}}, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	if err != nil {
		b.Fatal(err)
	}
	defer h.Close()
	keep, err := sticks.Game.Lexicon().Parse("keep")
	if err != nil {
		b.Fatal(err)
	}
	begin := func() (*Table, error) {
		id, err := h.Create(ctx, people(2), ann, 0)
		if err != nil {
			return nil, err
		}
		for seat := range game.Seat(2) {
			if _, err := h.Claim(ctx, id, h.SeatKey(id, seat), ann, ""); err != nil {
				return nil, err
			}
			if err := h.Ready(ctx, id, seat, [16]byte{}); err != nil {
				return nil, err
			}
		}
		return h.Look(ctx, id)
	}
	starts := make([]*Table, tables)
	for i := range starts {
		if starts[i], err = begin(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	b.ResetTimer()
	waited := make([][]time.Duration, tables)
	var all sync.WaitGroup
	for i, at := range starts {
		all.Go(func() {
			var err error
			for n := i; n < b.N && err == nil; n += tables {
				if len(at.Match.Record.Turns) == gameLength {
					if at, err = begin(); err != nil {
						break
					}
				}
				start := time.Now()
				at, err = h.Choose(ctx, at.ID, 0, at.Version, keep)
				waited[i] = append(waited[i], time.Since(start))
			}
			if err != nil {
				b.Error(fmt.Errorf("table %d: %w", i, err))
			}
		})
	}
	all.Wait()
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
	each := slices.Sorted(slices.Values(slices.Concat(waited...)))
	for _, share := range []int{50, 99} {
		b.ReportMetric(each[(len(each)-1)*share/100].Seconds()*1000, fmt.Sprintf("p%d-ms", share))
	}
}
