package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
)

// writer changes a table of its own, and talks there, as long as a test lasts.
type writer struct {
	want *store.Table
	said map[int64]string
}

// write makes one change and says one line. Only one who never got a connection may fail, and then nothing has
// happened.
func (w *writer) write(s *postgres.Store, round int) error {
	c := &store.Change{ID: w.want.ID, Expected: w.want.Version, From: round % 7, Moves: []store.Move{
		{Text: fmt.Sprint(round)}, {Text: "and"}, {Text: "more"}, {Text: "of"}, {Text: "this"}, {Text: "move"}}}
	switch err := s.Change(context.Background(), c); {
	case err == nil:
		w.want.Version++
		w.want.Moves = append(w.want.Moves[:c.From], c.Moves...)
	case errors.Is(err, store.ErrUnknown) || !errors.Is(err, store.ErrUnreachable):
		return err
	}
	text := fmt.Sprint("line ", round)
	switch number, err := s.Say(context.Background(), w.want.ID, store.Line{Text: text}, 1<<30); {
	case err == nil:
		w.said[number] = text
	case errors.Is(err, store.ErrUnknown) || !errors.Is(err, store.ErrUnreachable):
		return err
	}
	return nil
}

// load has several write over two stores while disturb is called, and compares what is stored with their answers.
func load(t *testing.T, address string, disturb func()) {
	t.Helper()
	stores := []*postgres.Store{openAt(t, address), openAt(t, address)}
	writers := make([]writer, 6)
	stopped := make(chan struct{})
	var all sync.WaitGroup
	for i := range writers {
		w := &writers[i]
		w.want, w.said = &store.Table{Row: store.Row{ID: fmt.Sprint(i), Version: 1}}, map[int64]string{}
		for n := range 7 {
			w.want.Moves = append(w.want.Moves, store.Move{Text: fmt.Sprint(n)})
		}
		if err := stores[0].Create(t.Context(), w.want); err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			for round := 0; ; round++ {
				select {
				case <-stopped:
					return
				default:
				}
				if err := w.write(stores[(i+round)%2], round); err != nil {
					t.Errorf("table %d, round %d: %v", i, round, err)
					return
				}
			}
		})
	}
	disturb()
	close(stopped)
	all.Wait()
	for _, s := range stores {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	compare(t, address, writers)
}

func compare(t *testing.T, address string, writers []writer) {
	t.Helper()
	s := openAt(t, address)
	defer s.Close()
	for _, w := range writers {
		got, err := s.Load(t.Context(), w.want.ID)
		if diff := cmp.Diff(w.want, got); err != nil || diff != "" {
			t.Errorf("%v\n%s", err, diff)
		}
		lines, err := s.Lines(t.Context(), w.want.ID, 1<<30)
		said := map[int64]string{}
		for _, l := range lines {
			said[l.Number] = l.Text
		}
		if diff := cmp.Diff(w.said, said); err != nil || diff != "" || len(lines) != len(said) {
			t.Errorf("%v\n%s", err, diff)
		}
		if len(lines) < 3 {
			t.Errorf("table %s: only %d lines were said", w.want.ID, len(lines))
		}
	}
}

// TestCutConnections cuts all connections under load, again and again: every acknowledged change is there, none twice,
// and nothing else.
func TestCutConnections(t *testing.T) {
	server := pgtest.Shared(t)
	load(t, server.Database(t), func() {
		for range 30 {
			time.Sleep(50 * time.Millisecond)
			err := server.Do(t.Context(), "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "+
				"WHERE application_name = 'ennead' AND backend_type = 'client backend'")
			if err != nil {
				t.Error(err)
			}
		}
	})
}

// TestRestart restarts the server under load.
func TestRestart(t *testing.T) {
	server := pgtest.Shared(t)
	load(t, server.Database(t), func() {
		for range 3 {
			time.Sleep(200 * time.Millisecond)
			if err := errors.Join(server.Stop(), server.Start()); err != nil {
				t.Error(err)
			}
		}
		time.Sleep(500 * time.Millisecond)
	})
}
