package postgres

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
)

// mark is in the arguments of the writes whose connection is lost.
const mark = "fateful"

// fate is how the connection of a write is lost.
type fate int

const (
	unsent     fate = iota // the server never hears of it
	unanswered             // the server has committed, and its answer is lost
	late                   // the server hears of it when everybody has forgotten
)

// wire connects to the server, and loses the connection of the next marked write.
type wire struct {
	mu   sync.Mutex
	fate fate
	lost func()   // called when the connection is lost
	done bool     // it has been lost
	held []byte   // what the server has not heard yet
	to   net.Conn // and where it goes
}

// next loses the connection of the next marked write.
func (w *wire) next(f fate, lost func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.fate, w.lost, w.done = f, sync.OnceFunc(lost), false
}

// line is one connection.
type line struct {
	net.Conn
	wire *wire
	cut  bool
	deaf bool
}

func (l *line) Write(p []byte) (int, error) {
	l.wire.mu.Lock()
	defer l.wire.mu.Unlock()
	if l.cut {
		return len(p), nil
	}
	if l.wire.done || !bytes.Contains(p, []byte(mark)) {
		return l.Conn.Write(p)
	}
	l.wire.done = true
	switch l.wire.fate {
	case unanswered:
		l.deaf = true
		return l.Conn.Write(p)
	case late:
		l.wire.held, l.wire.to = slices.Clone(p), l.Conn
	}
	l.cut = true
	return len(p), nil
}

func (l *line) Read(p []byte) (int, error) {
	l.wire.mu.Lock()
	cut, deaf := l.cut, l.deaf
	l.wire.mu.Unlock()
	if !cut && !deaf {
		return l.Conn.Read(p)
	}
	if deaf {
		if _, err := l.Conn.Read(p); err != nil {
			return 0, err
		}
	}
	l.wire.lost()
	return 0, io.ErrUnexpectedEOF
}

func (l *line) Close() error {
	l.wire.mu.Lock()
	defer l.wire.mu.Unlock()
	if l.Conn == l.wire.to {
		return nil
	}
	return l.Conn.Close()
}

// arrive lets the server hear what was held, and waits for its answer.
func (w *wire) arrive(t *testing.T) {
	t.Helper()
	if w.to == nil {
		return
	}
	answer := make([]byte, 1<<16)
	if _, err := w.to.Write(w.held); err != nil {
		t.Fatal(err)
	}
	if _, err := w.to.Read(answer); err != nil {
		t.Fatal(err)
	}
	if err := w.to.Close(); err != nil {
		t.Fatal(err)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.to = nil
}

// wired opens a database over a wire.
func wired(t *testing.T, address string, w *wire) *Store {
	t.Helper()
	conf, err := configuration(address)
	if err != nil {
		t.Fatal(err)
	}
	conf.ConnConfig.DialFunc = func(ctx context.Context, network, address string) (net.Conn, error) {
		c, err := (&net.Dialer{}).DialContext(ctx, network, address)
		return &line{Conn: c, wire: w}, err
	}
	s, err := openWith(t.Context(), conf, migrate)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func example(id string) *store.Table {
	return &store.Table{Row: store.Row{ID: id, Version: 1, Seats: []store.Seat{{Kind: "person"}}},
		Moves: []store.Move{{Text: "one"}}}
}

func fateful(id string) *store.Change {
	return &store.Change{ID: id, Expected: 1, Status: mark, From: 1, Moves: []store.Move{{Text: "two"}},
		Happened: []store.Happening{{Kind: "sat"}}}
}

// TestLostConnections loses the connection of a write before, during and after its work: it happens once, and the
// answer is the true one.
func TestLostConnections(t *testing.T) {
	plain, w := opened(t), &wire{done: true}
	s := wired(t, plain.pool.Config().ConnString(), w)
	change := func(ctx context.Context, id string) error { return s.Change(ctx, fateful(id)) }
	others := func(n int) func(id string) error {
		return func(id string) error {
			version, err := plain.Version(context.Background(), id)
			for range n {
				c := &store.Change{ID: id, Expected: version, Status: "other", From: 1}
				err = errors.Join(err, plain.Change(context.Background(), c))
				version++
			}
			return err
		}
	}
	for name, test := range map[string]struct {
		write  func(ctx context.Context, id string) error
		others func(id string) error // what they do while the connection is lost
		want   map[fate]error
	}{
		"a change": {write: change},
		"a change before others": {write: change, others: others(2),
			want: map[fate]error{unsent: store.ErrStale, late: store.ErrStale}},
		"a change before very many": {write: change, others: others(remembered),
			want: map[fate]error{unsent: store.ErrStale, late: store.ErrStale, unanswered: store.ErrUnknown}},
		"a new table": {write: func(ctx context.Context, id string) error {
			table := example(id + " new")
			table.Header = mark
			return s.Create(ctx, table)
		}},
		"a table that exists": {write: func(ctx context.Context, id string) error {
			table := example(id)
			table.Header = mark
			return s.Create(ctx, table)
		}, want: map[fate]error{unsent: store.ErrExists, unanswered: store.ErrExists, late: store.ErrExists}},
		"a table that goes": {write: func(ctx context.Context, id string) error { return s.Delete(ctx, id, 1) }},
		"a name":            {write: func(ctx context.Context, id string) error { return s.SetName(ctx, id, "Ann") }},
		"a session": {write: func(ctx context.Context, id string) error {
			return s.Arrive(ctx, store.Person{ID: id}, store.Session{Hash: id, Agent: mark})
		}},
		"a credential": {write: func(ctx context.Context, id string) error {
			return errors.Join(plain.SetName(ctx, id, ""),
				s.AddCredential(ctx, store.Credential{ID: id, Person: id, Label: mark, Data: []byte{}}))
		}},
		"a name of one's own": {write: func(ctx context.Context, id string) error {
			return s.EditPerson(ctx, id, func(p *store.Person) error {
				p.Name, p.NameKey = mark, id
				return nil
			})
		}},
	} {
		for _, fate := range []fate{unsent, unanswered, late} {
			id := fmt.Sprint(mark, " ", name, " ", fate)
			if err := plain.Create(t.Context(), example(id)); err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithCancel(t.Context())
			w.next(fate, func() {
				cancel() // the caller goes away, too
				if test.others == nil {
					return
				}
				if err := test.others(id); err != nil {
					t.Error(err)
				}
			})
			if err := test.write(ctx, id); !errors.Is(err, test.want[fate]) || !w.done {
				t.Errorf("%s: %v, want %v", id, err, test.want[fate])
			}
			before := contents(t, plain)
			w.arrive(t)
			if diff := cmp.Diff(before, contents(t, plain)); diff != "" {
				t.Errorf("%s: it comes a second time\n%s", id, diff)
			}
		}
	}
}

// opened opens a new database.
func opened(t *testing.T) *Store {
	t.Helper()
	s, err := Open(t.Context(), pgtest.Shared(t).Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// contents returns all tables of a store.
func contents(t *testing.T, s *Store) (all []*store.Table) {
	t.Helper()
	ids, err := s.IDs(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		table, err := s.Load(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, table)
	}
	return all
}

// TestLostLines: a line whose connection is lost is said once.
func TestLostLines(t *testing.T) {
	plain, w := opened(t), &wire{done: true}
	s := wired(t, plain.pool.Config().ConnString(), w)
	for _, fate := range []fate{unsent, unanswered, late} {
		id := fmt.Sprint(fate)
		if err := plain.Create(t.Context(), example(id)); err != nil {
			t.Fatal(err)
		}
		w.next(fate, func() {
			if _, err := plain.Say(context.Background(), id, store.Line{Text: "between"}, 9); err != nil {
				t.Error(err)
			}
		})
		number, err := s.Say(t.Context(), id, store.Line{Text: mark}, 9)
		want := map[string]int64{"between": 1, mark: 2}
		if fate == unanswered {
			want = map[string]int64{"between": 2, mark: 1}
		}
		if err != nil || number != want[mark] || !w.done {
			t.Errorf("fate %d: number %d, %v", fate, number, err)
		}
		w.arrive(t)
		lines, err := plain.Lines(t.Context(), id, 9)
		got := map[string]int64{}
		for _, l := range lines {
			got[l.Text] = l.Number
		}
		if diff := cmp.Diff(want, got); err != nil || diff != "" || len(lines) != 2 {
			t.Errorf("fate %d: %v\n%s", fate, err, diff)
		}
	}
}

// TestNothingCanBeLearned: the server does not come back, and the answer says that nobody knows.
func TestNothingCanBeLearned(t *testing.T) {
	server := pgtest.Shared(t)
	w := &wire{done: true}
	s := wired(t, server.Database(t), w)
	s.wait = 500 * time.Millisecond
	if err := s.Create(t.Context(), example("a")); err != nil {
		t.Fatal(err)
	}
	w.next(unanswered, func() {
		if err := server.Stop(); err != nil {
			t.Error(err)
		}
	})
	if err := s.Change(t.Context(), fateful("a")); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("got %v, want %v", err, store.ErrUnknown)
	}
	err := s.Change(t.Context(), fateful("a"))
	if !errors.Is(err, store.ErrUnreachable) || errors.Is(err, store.ErrUnknown) {
		t.Errorf("before anything was sent: got %v, want %v", err, store.ErrUnreachable)
	}
	if _, err := s.Load(t.Context(), "a"); !errors.Is(err, store.ErrUnreachable) {
		t.Errorf("a reader: got %v, want %v", err, store.ErrUnreachable)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Load(t.Context(), "a"); err != nil || got.Status != mark || got.Version != 2 {
		t.Errorf("once it is back: %+v, %v", got, err)
	}
}
