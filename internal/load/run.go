package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Plan says how much is to be played, and where.
type Plan struct {
	Servers  []string // addresses such as http://127.0.0.1:8080; requests go to them by turns
	Games    []string // tables play them by turns
	Tables   int
	Players  int           // at each table
	Watch    int           // every that many tables have a spectator; 0 for none
	Think    time.Duration // of a player before a click, on average
	Stay     time.Duration // how long a stream is kept, on average
	Chat     float64       // how many clicks come with a line of chat: 0.01 is one of a hundred
	Duration time.Duration
	Moves    int // after which it ends before its time; 0 for no such limit
}

// What a program does to a server must end, whatever was asked for.
const (
	MostTables    = 20_000
	MostDuration  = 24 * time.Hour
	longestAnswer = time.Minute
	checkTime     = 5 * time.Minute
	seating       = 16              // tables opened at the same time
	quiet         = 8 * time.Second // without a choice for anybody, after which a game counts as over
)

// run is a plan being carried out.
type run struct {
	Plan
	client   *http.Client
	turn     atomic.Int64
	browsers atomic.Int64
	streams  atomic.Int64
	enough   context.CancelFunc

	page, stored     times
	clicks           clicks
	moves, stale     atomic.Int64
	said, reconnects atomic.Int64
	games            atomic.Int64
	seated           atomic.Int64 // tables at which a first game has begun
	checked, missing atomic.Int64
	most             atomic.Int64 // streams at once
	mu               sync.Mutex
	errors           map[string]int
}

// next returns the address of the server for the next request.
func (r *run) next() string { return r.Servers[int(r.turn.Add(1))%len(r.Servers)] }

// fail counts an error, unless everything is ending.
func (r *run) fail(ctx context.Context, err error) {
	if ctx.Err() != nil {
		return
	}
	var no *refused
	var address *url.Error
	what := err.Error()
	switch {
	case errors.As(err, &no):
		what = no.Error()
	case errors.As(err, &address):
		what = address.Err.Error()
		if i := strings.LastIndex(what, ": "); i >= 0 { // without addresses and ports, which differ each time
			what = what[i+2:]
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.errors[what]++
}

// Play opens tables and plays at them as people with browsers do. In the end it looks whether each move that a server
// has acknowledged is in the record of its table. It returns what was measured so far if the context ends.
func Play(ctx context.Context, p Plan) Report {
	transport := &http.Transport{MaxIdleConnsPerHost: 512, MaxIdleConns: 2048, IdleConnTimeout: 30 * time.Second}
	defer transport.CloseIdleConnections()
	r := &run{Plan: p, errors: map[string]int{}, clicks: newClicks(),
		client: &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error {
			return http.ErrUseLastResponse // to no other host, whatever an answer says
		}}}
	began := time.Now()
	playing, enough := context.WithTimeout(ctx, p.Duration)
	defer enough()
	r.enough = enough
	seats := make(chan struct{}, seating)
	var tables sync.WaitGroup
	for i := range p.Tables {
		tables.Go(func() {
			for n := 0; playing.Err() == nil; {
				if r.table(ctx, playing, i, n, seats) {
					n++
				}
			}
		})
	}
	tables.Wait()
	return r.report(time.Since(began))
}

// settle forgets the times from before everybody was seated, when servers did other work than in play.
func (r *run) settle() {
	for _, t := range []*times{&r.page, &r.stored, &r.clicks.took} {
		t.reset()
	}
}

// table plays a game, the first one at this table or a later one, and checks its record. The time for the check comes
// on top. It is false if no game could begin.
func (r *run) table(ctx, playing context.Context, number, nth int, seats chan struct{}) bool {
	select {
	case seats <- struct{}{}:
	case <-playing.Done():
		return false
	}
	people, err := r.sit(playing, r.Games[(number+nth)%len(r.Games)])
	<-seats
	if err != nil {
		r.fail(playing, err)
		sleep(playing, time.Second)
		return false
	}
	r.games.Add(1)
	if nth == 0 && r.seated.Add(1) == int64(r.Tables) {
		r.settle()
	}
	round, over := context.WithCancel(playing)
	var all sync.WaitGroup
	audience := people
	if r.Watch > 0 && number%r.Watch == 0 {
		w := r.browser()
		if err := w.open(playing, people[0].table); err != nil {
			r.fail(playing, err)
		} else {
			audience = append(slices.Clip(audience), w)
		}
	}
	for _, b := range audience {
		all.Go(func() { b.follow(round, r.Stay) })
	}
	var g pace
	g.last.Store(time.Now().UnixNano())
	for _, b := range people {
		all.Go(func() { r.play(round, b, &g) })
	}
	for round.Err() == nil {
		sleep(round, time.Second)
		if now := r.streams.Load(); now > r.most.Load() {
			r.most.Store(now)
		}
		if g.over() {
			break
		}
	}
	over()
	all.Wait()
	check, stop := context.WithTimeout(ctx, checkTime)
	defer stop()
	r.check(check, people)
	return true
}

// sit opens a table, has everybody take a seat, and begins the game.
func (r *run) sit(ctx context.Context, game string) ([]*browser, error) {
	form := url.Values{"game": {game}, "quick": {"custom"}, "name": {"Load 1"}, "seat-1": {"me"}}
	for i := 2; i <= r.Players; i++ {
		form.Set("seat-"+strconv.Itoa(i), "open")
	}
	host := r.browser()
	a, err := host.ask(ctx, http.MethodPost, "/tables", form, false)
	if err != nil {
		return nil, err
	}
	table, ok := strings.CutPrefix(a.where, "/t/")
	if !ok {
		return nil, errNoTable
	}
	if a, err = host.ask(ctx, http.MethodGet, "/t/"+table, nil, false); err != nil {
		return nil, err
	}
	people, keys := []*browser{host}, map[string]bool{}
	for _, link := range seatLink.FindAllStringSubmatch(a.body, -1) {
		if keys[link[1]] || len(people) == r.Players {
			continue
		}
		keys[link[1]] = true
		b := r.browser()
		people = append(people, b)
		if _, err := b.ask(ctx, http.MethodPost, "/t/"+table+"/claim", url.Values{"key": {link[1]},
			"name": {fmt.Sprintf("Load %d", len(people))}}, false); err != nil {
			return nil, err
		}
	}
	if len(people) < r.Players {
		return nil, errors.New("a table has too few seats")
	}
	for _, b := range people {
		if _, err := b.ask(ctx, http.MethodPost, "/t/"+table+"/ready", url.Values{}, false); err != nil {
			return nil, err
		}
	}
	for _, b := range people {
		if err := b.open(ctx, table); err != nil {
			return nil, err
		}
	}
	return people, nil
}

// pace is what shows whether a game is over.
type pace struct {
	thinking atomic.Int64 // people who are about to click
	last     atomic.Int64 // when somebody last was, in nanoseconds since 1970
}

// over reports whether nobody has had a choice for a while.
func (g *pace) over() bool {
	return g.thinking.Load() == 0 && time.Since(time.Unix(0, g.last.Load())) > quiet
}

// think lets a person think before a click.
func (g *pace) think(ctx context.Context, most time.Duration) {
	g.thinking.Add(1)
	sleep(ctx, most)
	g.last.Store(time.Now().UnixNano())
	g.thinking.Add(-1)
}

// play clicks whenever the page offers something.
func (r *run) play(ctx context.Context, b *browser, g *pace) {
	for ctx.Err() == nil {
		b.mu.Lock()
		asked := len(b.choices.moves) > 0
		b.mu.Unlock()
		if !asked {
			select {
			case <-b.news:
			case <-ctx.Done():
			}
			continue
		}
		g.think(ctx, time.Duration(rand.ExpFloat64()*float64(r.Think)))
		if ctx.Err() != nil {
			return
		}
		if _, err := b.click(context.WithoutCancel(ctx)); err != nil { // what was clicked is waited for
			r.fail(ctx, err)
			sleep(ctx, time.Second)
			if err := b.open(ctx, b.table); err != nil {
				r.fail(ctx, err)
			}
		}
		if rand.Float64() < r.Chat {
			if err := b.say(ctx); err != nil {
				r.fail(ctx, err)
			}
		}
		if r.Moves > 0 && int(r.moves.Load()) >= r.Moves {
			r.enough()
		}
	}
}

// check looks for each acknowledged move in the record of the table, as the seat that made it sees it. The record may
// hold more: moves that the table made by itself, and those whose answer was lost.
func (r *run) check(ctx context.Context, people []*browser) {
	for _, b := range people {
		b.mu.Lock()
		var a answer
		var err error
		for range 5 {
			if a, err = b.ask(ctx, http.MethodGet, "/t/"+b.table+"/record", nil, false); err == nil {
				break
			}
			sleep(ctx, time.Second)
		}
		made, seat := b.made, b.seat
		b.mu.Unlock()
		if err != nil {
			r.fail(ctx, err)
			r.missing.Add(int64(len(made)))
			continue
		}
		r.checked.Add(int64(len(made)))
		r.missing.Add(int64(absent(made, a.body, seat)))
	}
}

// absent returns how many moves of a seat are not in a record, in their order.
func absent(made []string, record, seat string) (n int) {
	_, lines, _ := strings.Cut(record, "\nmoves\n")
	var found []string
	for line := range strings.Lines(lines) {
		if who, move, ok := strings.Cut(strings.TrimSpace(line), " "); ok && who == seat {
			if at := strings.Index(move, ` "`); at >= 0 {
				move = move[:at] // without a note
			}
			found = append(found, move)
		}
	}
	at := 0
	for _, move := range made {
		next := at
		for next < len(found) && found[next] != move {
			next++
		}
		if next == len(found) {
			n++
			continue
		}
		at = next + 1
	}
	return n
}
