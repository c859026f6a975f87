package cli

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
	"ennead/games"
	"ennead/internal/table"
)

var (
	liveTables = flag.Int("tables", 1000, "tables of BenchmarkLive")
	liveThink  = flag.Duration("think", 20*time.Second, "how long a table of BenchmarkLive thinks about a move, "+
		"on average")
)

// BenchmarkLive runs a server with many tables where people play at the same time, half of them Kemet: each player
// and some spectators hold a stream of hints, and fetch what changed when a hint comes. An operation is a move. It
// reports, in milliseconds from the click: when the answer with the new page arrives, when the others get the hint,
// and when they see the move; and how long the server itself worked on a move and on a page. Clients and server share
// the processors.
//
//	go test ./internal/cli -run '^$' -bench Live -benchtime 2000x
func BenchmarkLive(b *testing.B) {
	o := openHouse(b)
	before := heap()
	l := &live{o: o, ended: make(chan struct{}), took: map[string][]time.Duration{}}
	for i := range *liveTables {
		l.seat(b, i)
	}
	full := heap()
	ctx, stop := context.WithCancel(b.Context())
	var streams, players sync.WaitGroup
	for _, t := range l.tables {
		for _, g := range t.guests {
			streams.Go(func() { l.listen(ctx, t, g) })
		}
	}
	for l.open.Load() < l.wanted {
		time.Sleep(10 * time.Millisecond)
	}
	watched := heap()
	o.took.Store(&l.busy)
	b.ReportAllocs()
	b.ResetTimer()
	for _, t := range l.tables {
		players.Go(func() { l.play(ctx, t, int64(b.N)) })
	}
	players.Wait()
	b.StopTimer()
	time.Sleep(100 * time.Millisecond) // the last hints
	stop()
	streams.Wait()
	l.report(b)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(full-before)/float64(len(l.tables))/1024, "KiB/table")
	b.ReportMetric(float64(watched-full)/float64(l.wanted)/1024, "KiB/stream")
}

// heap returns how much memory is in use.
func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapInuse + m.StackInuse
}

// live is what runs during the benchmark.
type live struct {
	o      *opened
	tables []*liveTable
	wanted int64 // streams
	open   atomic.Int64
	made   atomic.Int64
	ended  chan struct{} // closed when enough moves are made
	busy   busy

	mu   sync.Mutex
	took map[string][]time.Duration
}

// liveTable is a table with everybody who looks at it.
type liveTable struct {
	id     table.ID
	guests []*guest // by seat, then spectators

	mu      sync.Mutex
	clicked map[int64]time.Time // by the version that resulted
}

// seat opens a table in the middle of a game.
func (l *live) seat(b *testing.B, number int) {
	b.Helper()
	g := games.All()[number%len(games.All())]
	least, _ := g.Players()
	players := max(2, least) + number/2%3
	id, err := l.o.house.Import(b.Context(), bytes.NewReader(begun(b, g, players, uint64(number))),
		"the one who opens all tables", nil)
	if err != nil {
		b.Fatal(err)
	}
	t := &liveTable{id: id, clicked: map[int64]time.Time{}}
	for seat := range players {
		guest := l.o.newGuest(number*16 + seat)
		guest.succeeds(b, id, game.Seat(seat))
		t.guests = append(t.guests, guest)
	}
	if number%4 == 0 {
		t.guests = append(t.guests, l.o.newGuest(number*16+15))
	}
	l.wanted += int64(len(t.guests))
	l.tables = append(l.tables, t)
}

// succeeds takes over a seat from the one who opens all tables.
func (g *guest) succeeds(b *testing.B, id table.ID, seat game.Seat) {
	b.Helper()
	if _, err := g.o.house.MakeLink(b.Context(), id, seat, "the one who opens all tables", table.HandOver); err != nil {
		b.Fatal(err)
	}
	g.claim(b, id, seat)
}

// begun returns the record of a game that was begun at random.
func begun(b testing.TB, g game.Game, players int, seed uint64) []byte {
	b.Helper()
	m, err := game.NewMatch(g, game.Record{Setup: game.Setup{Players: players}})
	if err != nil {
		b.Fatal(err)
	}
	chance := game.NewRand(seed)
	var moves []game.Move
	for !m.Over() {
		var move game.Move
		seat := m.State.Owing().First()
		if seat == game.Nature {
			move, moves = chance.Roll(m.State, moves)
		} else {
			moves = m.State.Moves(moves[:0], seat)
			move = moves[chance.Intn(len(moves))]
		}
		if err := m.Play(seat, move); err != nil {
			b.Fatal(err)
		}
	}
	m.Record.Turns = m.Record.Turns[:len(m.Record.Turns)*(10+int(seed%50))/100]
	var text bytes.Buffer
	if err := game.WriteRecord(&text, g, m.Record); err != nil {
		b.Fatal(err)
	}
	return text.Bytes()
}

// listen reads the stream of a browser, which begins with the table's current version: it fetches what the page lacks
// when a hint names a later one.
func (l *live) listen(ctx context.Context, t *liveTable, g *guest) {
	g.id, g.page = t.id, `<div data-version="0">`
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, l.o.URL+"/events?table="+string(t.id), nil)
	if err != nil {
		panic(err) // the address is ours
	}
	r.Header.Set("X-Forwarded-For", g.address)
	answer, err := l.o.transport.RoundTrip(r)
	if err != nil {
		l.fail(ctx, err)
		return
	}
	defer answer.Body.Close()
	first := true
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		var version int64
		if _, err := fmt.Sscanf(lines.Text(), "id: %d", &version); err != nil {
			continue
		}
		t.mu.Lock()
		click, known := t.clicked[version]
		t.mu.Unlock()
		if known {
			l.note("heard", click)
		}
		g.looking.Lock()
		if g.version() < version {
			if _, err := g.refresh(ctx); err != nil {
				l.fail(ctx, err)
			} else if known {
				l.note("seen", click)
			}
		}
		g.looking.Unlock()
		if first {
			first = false
			l.open.Add(1)
		}
	}
}

// play makes moves at a table until enough have been made at all of them.
func (l *live) play(ctx context.Context, t *liveTable, enough int64) {
	chance := rand.New(rand.NewPCG(uint64(len(t.id)), rand.Uint64()))
	for {
		select {
		case <-time.After(time.Duration(chance.ExpFloat64() * float64(*liveThink))):
		case <-l.ended:
			return
		}
		at, err := l.o.house.Look(ctx, t.id)
		if err != nil {
			l.fail(ctx, err)
			return
		}
		if at.Status != table.Playing {
			return
		}
		made := l.made.Add(1)
		if made > enough {
			return
		}
		seat := at.Owing().First()
		moves := at.Match.State.Moves(nil, seat)
		g := t.guests[seat]
		g.looking.Lock()
		click := time.Now()
		t.mu.Lock()
		t.clicked[at.Version+1] = click
		t.mu.Unlock()
		_, err = g.choose(ctx, seat, at.Version, at.Match.Game.Lexicon().Text(moves[chance.IntN(len(moves))]))
		l.note("answer", click)
		g.looking.Unlock()
		if err != nil {
			l.fail(ctx, err)
		}
		if made == enough {
			close(l.ended)
			return
		}
	}
}

func (l *live) note(what string, since time.Time) {
	took := time.Since(since)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.took[what] = append(l.took[what], took)
}

func (l *live) fail(ctx context.Context, err error) {
	if ctx.Err() == nil {
		panic(err) // in a goroutine of the benchmark
	}
}

// report reports the median and the 99th percentile of everything that was measured.
func (l *live) report(b *testing.B) {
	for path, took := range l.busy.byRoute() {
		l.took["server-"+path] = took
	}
	for what, took := range l.took {
		slices.Sort(took)
		for _, share := range []int{50, 99} {
			b.ReportMetric(took[(len(took)-1)*share/100].Seconds()*1000,
				fmt.Sprintf("%s-p%d-ms", strings.ReplaceAll(what, " ", ""), share))
		}
	}
}

// BenchmarkUpdate measures what one browser fetches after one move, drawn and compressed, in the middle of a game of
// four.
func BenchmarkUpdate(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.ID(), func(b *testing.B) {
			o := openHouse(b)
			id, err := o.house.Import(b.Context(), bytes.NewReader(begun(b, g, 4, 41)), "the one who opens all tables",
				nil)
			if err != nil {
				b.Fatal(err)
			}
			viewer := o.newGuest(1)
			viewer.succeeds(b, id, 0)
			if _, err := viewer.open(b.Context(), id); err != nil {
				b.Fatal(err)
			}
			at, err := o.house.Look(b.Context(), id)
			if err != nil {
				b.Fatal(err)
			}
			seat := at.Owing().First()
			if _, err := o.house.Choose(b.Context(), id, seat, at.Version,
				at.Match.State.Moves(nil, seat)[0]); err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for n := 0; b.Loop(); n++ {
				viewer.address = o.newGuest(n).address // nobody may send requests as fast as this
				if _, _, err := viewer.ask(b.Context(), http.MethodGet, "/t/"+string(id), nil, true); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
