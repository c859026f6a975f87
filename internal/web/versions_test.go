package web

import (
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/netip"
	"net/url"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/forwarded"
	"ennead/internal/gamekit"
	"ennead/internal/lobby"
	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/sticks"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

func TestMain(m *testing.M) { os.Exit(pgtest.Run(m)) }

// program is a running program: a site with its own house, bots and connection to the database.
type program struct {
	*httptest.Server
	house *table.House
	log   *notes
	close func()
}

// oldKit knows the first rules of sticks, newKit the second as well.
var (
	oldKit = gamekit.Kit{Game: sticks.Game, Board: plainBoard{sticks.Game}}
	newKit = gamekit.Kit{Game: sticks.Corrected, Board: plainBoard{sticks.Corrected},
		Older: []*gamekit.Kit{{Game: sticks.Game}}}
)

// runProgram starts a program with that game on a database.
func runProgram(t *testing.T, database string, kit *gamekit.Kit) *program {
	t.Helper()
	db, err := postgres.Open(t.Context(), database)
	must(t, err)
	log, hints, held := &notes{}, bus.New(), make(chan struct{}, 1)
	conf := table.Config{
		Store: db, Bus: hints, Games: kit.Versions(), Log: slog.New(slog.NewTextHandler(log, nil)), Analyst: analyst,
		Workers: 2,
		Bots: func(level string, _ game.Game, _ uint64, _ table.Effort) (table.Player, error) {
			if level != "scribe" {
				return nil, fmt.Errorf("no level %q", level)
			}
			return first{held}, nil
		},
	}
	house, err := table.Open(t.Context(), conf)
	must(t, err)
	words, err := locale.New(Words, sticksWords)
	must(t, err)
	near := forwarded.Proxies{netip.MustParsePrefix("127.0.0.0/8")}
	seekers := lobby.Open(lobby.Config{Store: db, House: house, Log: conf.Log})
	letters := notice.Open(notice.Config{Store: db, House: house, Key: []byte("key"), Log: conf.Log})
	web := New(Config{House: house, People: people(db, house), Lobby: seekers, Notices: letters, Bus: hints,
		Contests: contests.Open(contests.Config{Store: db, House: house, Log: conf.Log}),
		Clubs:    &clubs.Clubs{Store: db, Now: house.Time, Quota: house.Quota},
		Kits:     []*gamekit.Kit{kit},
		Levels:   []string{"scribe"}, Words: words, Key: []byte("0123456789abcdef0123456789abcdef"), Log: conf.Log,
		Proxies: near})
	p := &program{Server: httptest.NewServer(web), house: house, log: log}
	p.close = sync.OnceFunc(func() {
		web.Close()
		p.Server.Close()
		letters.Close()
		seekers.Close()
		house.Close()
		must(t, db.Close())
		if text := log.String(); strings.Contains(text, "level=ERROR") || strings.Contains(text, "level=WARN") {
			t.Errorf("the log says %s", text)
		}
	})
	t.Cleanup(p.close)
	return p
}

// balancer hands requests to programs in turn, and what one answers with 503 and Retry-After on to the next.
type balancer struct {
	mu       sync.Mutex
	programs []*program
	next     int
	handed   atomic.Int64 // how often a request was handed on
}

// between hands requests to these programs from now on.
func (b *balancer) between(programs ...*program) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.programs = programs
}

func (b *balancer) turn() (all []*program, first int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.next++
	return b.programs, b.next
}

// RoundTrip sends a request to one program after the other until one answers it.
func (b *balancer) RoundTrip(r *http.Request) (*http.Response, error) {
	var body []byte
	if r.Body != nil {
		var err error
		if body, err = io.ReadAll(r.Body); err != nil {
			return nil, err
		}
	}
	all, first := b.turn()
	for i := range all {
		to, err := url.Parse(all[(first+i)%len(all)].URL)
		if err != nil {
			return nil, err
		}
		r.URL.Host, r.Body = to.Host, io.NopCloser(bytes.NewReader(body))
		got, err := http.DefaultTransport.RoundTrip(r)
		if last := i == len(all)-1; err != nil || last || got.StatusCode != http.StatusServiceUnavailable ||
			got.Header.Get("Retry-After") == "" {
			return got, err
		}
		b.handed.Add(1)
		_ = got.Body.Close()
	}
	return nil, io.ErrUnexpectedEOF
}

// serve serves what the balancer stands before.
func (b *balancer) serve(t *testing.T) *site {
	front := httptest.NewServer(&httputil.ReverseProxy{Transport: b, Rewrite: func(r *httputil.ProxyRequest) {
		r.Out.URL.Scheme, r.Out.URL.Host, r.Out.Host = "http", "program", r.In.Host
		r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"]
	}})
	t.Cleanup(front.Close)
	return &site{Server: front, t: t}
}

// seated is a person at a table with a bot.
type seated struct {
	*browser
	path  string
	page  answer // that is shown
	rules int
	worn  int // how often the amulet was worn
}

// sitDown opens a table with a bot and begins the game.
func (s *site) sitDown(number int) *seated {
	b := s.browser()
	b.header["X-Forwarded-For"] = fmt.Sprintf("10.0.%d.%d", number/250, number%250+1)
	p := &seated{browser: b}
	p.path = b.open("quick", "custom", "seat-1", "me", "seat-2", "scribe", "option-rounds", "2")
	b.post(p.path+"/ready").wants(s.t, 200)
	return p
}

// move makes one move, or looks whether there is one to make; false if the game is over.
func (p *seated) move() bool {
	move := moveButton.FindStringSubmatch(p.page.body)
	switch {
	case strings.Contains(p.page.body, "Score sheet"):
		return false
	case move == nil:
		p.page = p.get(p.path).wants(p.s.t, 200)
		return true
	}
	text := move[1]
	if strings.Contains(p.page.body, `name="move" value="wear"`) {
		text = "wear"
		p.worn++
	}
	p.page = p.post(p.path+"/choose", "move", text, "seat", seatField.FindStringSubmatch(p.page.body)[1], "version",
		versionField.FindStringSubmatch(p.page.body)[1])
	if p.page.status == http.StatusServiceUnavailable {
		p.s.t.Errorf("%s: nobody answers a move", p.path)
	}
	return true
}

// all does something with all persons, several at a time.
func all(people []*seated, do func(*seated)) {
	var group sync.WaitGroup
	places := make(chan struct{}, 4)
	for _, p := range people {
		places <- struct{}{}
		group.Go(func() {
			defer func() { <-places }()
			do(p)
		})
	}
	group.Wait()
}

// A change of the rules stops no table. A hundred games begin under the old program. The new one joins, and takes the
// place of the old one: from then on tables begin under the new rules. Then an old program comes back, and both go on
// side by side: every game ends under the rules it began with, and whoever is sent to a program that does not know them
// is handed on. Finished games of both versions stay readable.
func TestChangeOfRulesStopsNoTable(t *testing.T) {
	old, fresh := 100, 12
	if testing.Short() { // under the race detector, which is slow; all of them are played without it
		old, fresh = 10, 3
	}
	database := pgtest.Shared(t).Database(t)
	front := &balancer{}
	s := front.serve(t)
	before := runProgram(t, database, &oldKit)
	front.between(before)
	var people []*seated
	open := func(n, rules int) {
		t.Helper()
		for range n {
			p := s.sitDown(len(people))
			p.rules = rules
			people = append(people, p)
		}
	}
	open(old, 1)
	all(people, func(p *seated) { p.move() })

	after := runProgram(t, database, &newKit)
	front.between(before, after)
	open(fresh, 1) // as long as not all know the new rules
	all(people[:old/2], func(p *seated) { p.move() })
	if front.handed.Load() > 0 {
		t.Errorf("%d requests were handed on, though all tables have the old rules", front.handed.Load())
	}
	front.between(after)
	before.close()
	open(fresh, 2)

	before = runProgram(t, database, &oldKit)
	front.between(before, after)
	open(fresh, 1)
	all(people, func(p *seated) {
		for p.move() {
		}
	})
	if front.handed.Load() == 0 {
		t.Error("no request was handed on")
	}

	again := 0
	all(people, func(p *seated) {
		end, err := after.house.Look(t.Context(), id(p.path))
		if err != nil || end.Status != table.Over || end.Rules != p.rules || end.Match.Game.Version() != p.rules {
			t.Errorf("%s: %+v, %v", p.path, end, err)
		}
		if p.rules == 1 && p.worn > 1 {
			t.Errorf("%s: the amulet was worn %d times", p.path, p.worn)
		}
	})
	for _, p := range people {
		if p.rules == 2 && p.worn > 1 {
			again++
		}
	}
	if again == 0 {
		t.Error("the new rules make no difference")
	}
	for _, p := range []*seated{people[0], people[old+fresh], people[old+2*fresh]} {
		p.readable()
	}
}

// readable looks at a finished game in all ways, twice, so that both programs are asked.
func (p *seated) readable() {
	t := p.s.t
	for range 2 {
		p.get(p.path).wants(t, 200).has(t, "draws recomputed, every move legal").lacks(t, "Played under version")
		p.get(p.path+"?at=7").wants(t, 200).has(t, "Play from here")
		record := p.get(p.path+"/record").wants(t, 200).has(t, fmt.Sprintf("\nrules %d\n", p.rules))
		p.post(p.path+"/analysis").wants(t, 200)
		p.get(p.path+"/analysis").wants(t, 200)
		fork := p.post(p.path+"/fork", "turns", "5", "seat-1", "me", "seat-2", "scribe").wants(t, 200)
		p.get(fork.path+"/record").wants(t, 200).has(t, fmt.Sprintf("\nrules %d\n", p.rules))
		kit := newKit.At(p.rules)
		r, err := game.ReadRecord(strings.NewReader(record.body), func(string) game.Game { return kit.Game })
		must(t, err)
		if _, err := game.Verify(kit.Game, r); err != nil {
			t.Errorf("%s: %v", p.path, err)
		}
	}
}

// A program says that another has the rules of a table: with 503, when to try again, and a sentence, on every page of
// the table and for every act, and it changes nothing.
func TestTableThatOthersHave(t *testing.T) {
	s := open(t)
	later := s.again(func(c *table.Config) { c.Games = []game.Game{sticks.Corrected} })
	path := later.browser().open("quick", "device")
	version := later.look(path).Version
	ann := s.browser()
	for _, page := range []string{"", "?at=1", "/record", "/chat", "/analysis", "/seat/aaaa", "/why/1", "/events"} {
		if a := ann.get(path+page).wants(t, 503); a.header.Get("Retry-After") == "" {
			t.Errorf("%q does not say when to try again", page)
		}
	}
	for _, act := range []string{"/choose", "/claim", "/join", "/ready", "/undo", "/ask", "/fork", "/chat", "/mute",
		"/deal", "/unveil", "/analysis", "/retry", "/hint", "/leave", "/free", "/close", "/offer", "/stay", "/end",
		"/playon"} {
		a := ann.post(path+act, "seat", "1", "version", "1", "turns", "0", "move", "hide left", "key", "aaaa")
		if a.status != 503 || a.header.Get("Retry-After") == "" {
			t.Errorf("%s: %d", act, a.status)
		}
	}
	ann.get(path).has(t, "under a version of the rules that this server doesn’t have")
	ann.header["Accept-Language"] = "fr"
	ann.get(path).wants(t, 503).has(t, "une version des règles que ce serveur n’a pas")
	if now := later.look(path); now.Version != version || now.Status != table.Playing && now.Status != table.Gathering {
		t.Errorf("it was changed: %+v", now)
	}
}
