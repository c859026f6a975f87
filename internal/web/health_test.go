package web

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/gamekit"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/table"
	"ennead/internal/trace"
)

// failing is a store that cannot write.
type failing struct {
	store.Store
	err error
}

func (f failing) Pulse(context.Context, []byte) error           { return f.err }
func (f failing) Create(context.Context, *store.Table) error    { return f.err }
func (f failing) SetName(context.Context, string, string) error { return f.err }

// again returns a site with another house on the same store; change alters the house's configuration.
func (s *site) again(change func(*table.Config)) *site {
	s.t.Helper()
	c := table.Config{Store: s.db, Bus: bus.New(), Games: s.house.Games(),
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Analyst: analyst}
	change(&c)
	house, err := table.Open(s.t.Context(), c)
	must(s.t, err)
	conf := s.web.Config
	conf.House, conf.Bus = house, c.Bus
	conf.Kits = nil
	for _, g := range c.Games {
		conf.Kits = append(conf.Kits, &gamekit.Kit{Game: g, Board: plainBoard{g}})
	}
	return s.served(New(conf), house)
}

// served returns a site served by another server.
func (s *site) served(web *Server, house *table.House) *site {
	other := &site{Server: httptest.NewServer(web), t: s.t, web: web, house: house, db: s.db, bots: s.bots}
	s.t.Cleanup(func() {
		web.Close()
		other.Server.Close()
		if house != s.house {
			house.Close()
		}
	})
	return other
}

// A monitor learns whether anything can be stored, and a visitor why their table cannot be opened.
func TestHealth(t *testing.T) {
	s := open(t)
	if a := s.browser().get("/healthz").wants(t, 200); a.body != "ok\n" {
		t.Errorf("%q", a.body)
	}
	for name, c := range map[string]struct {
		err       error
		says, key string
		status    int
	}{
		"full disk": {fmt.Errorf("create table abc: %w (/srv/secret)", store.ErrFull), "the server's disk is full\n",
			"The server’s disk is full", 503},
		"damage": {fmt.Errorf("x: %w (malformed)", store.ErrDamaged), "the server's database is damaged\n",
			"The server’s database is damaged", 503},
		"no database": {fmt.Errorf("%w (dial /srv/secret)", store.ErrUnreachable),
			"the server's database does not respond\n", "The server’s database does not respond", 503},
		"nobody knows": {store.ErrUnknown, "the connection to the server's database was lost\n",
			"it is not known whether your last step was saved", 500}, // no proxy may send it again
		"dead disk": {store.ErrDisk, "the server's disk does not respond\n", "The server’s disk does not respond", 503},
		"unknown": {fmt.Errorf("no idea in /srv/secret"), "the store does not respond\n",
			"Something went wrong on our side", 500},
	} {
		t.Run(name, func(t *testing.T) {
			ill := s.again(func(tc *table.Config) { tc.Store = failing{tc.Store, c.err} })
			b := ill.browser()
			if a := b.get("/healthz").wants(t, 503); a.body != c.says {
				t.Errorf("%q, want %q", a.body, c.says)
			}
			b.post("/tables", "game", "sticks", "quick", "device", "name", "Ann").wants(t, c.status).
				has(t, c.key).lacks(t, "/srv")
			b.get("/").wants(t, 200)
		})
	}
}

// newer is sticks with a different version of its rules.
type newer struct {
	game.Game
	broken bool
}

func (newer) Version() int { return 2 }

func (n newer) New(s game.Setup) (game.State, error) {
	if n.broken {
		return nil, fmt.Errorf("there is no such game any more")
	}
	return n.Game.New(s)
}

// A finished game of older rules has all its pages, and says which rules it was played under; one that does not
// replay can be downloaded.
func TestPagesOfOlderRules(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	ann.post(path + "/ready")
	for s.look(path).Status == table.Playing {
		s.until(path, func(t *table.Table) bool { return t.Status != table.Playing || t.Owing().Has(0) }, func() {})
		ann.play(ann.get(path))
	}
	before := ann.get(path+"/record").wants(t, 200).body
	ann.get(path).lacks(t, "Played under version")

	s.house.Close() // the last that had these rules
	later := s.again(func(c *table.Config) { c.Games = []game.Game{newer{Game: sticks.Game}} })
	bek := later.browser()
	line := "Played under version 1 of the rules, shown under version 2"
	bek.get(path).wants(t, 200).has(t, line, "Score sheet", "draws recomputed, every move legal")
	bek.get(path+"?at=3").wants(t, 200).has(t, line, "Play from here")
	bek.get(path+"/analysis").wants(t, 200)
	if a := bek.get(path+"/record").wants(t, 200); a.body != before {
		t.Errorf("the record reads\n%s", a.body)
	}
	bek.header["Accept-Language"] = "fr"
	bek.get(path).has(t, "Jouée sous la version 1 des règles")
	fork := bek.post(path+"/fork", "turns", "3", "seat-1", "me", "seat-2", "me").wants(t, 200)
	if rules := later.look(fork.path).Rules; rules != 2 {
		t.Errorf("practice is played under version %d", rules)
	}

	for _, change := range []func(*table.Config){
		func(c *table.Config) { c.Games = nil },
		func(c *table.Config) { c.Games = []game.Game{newer{sticks.Game, true}} },
	} {
		none := s.again(change)
		cem := none.browser()
		cem.get(path).wants(t, 409).has(t, path+"/record")
		if a := cem.get(path+"/record").wants(t, 200); a.body != before ||
			!strings.Contains(a.header.Get("Content-Disposition"), "attachment") {
			t.Errorf("the record reads\n%s", a.body)
		}
	}
}

// notes is a log that can be read while others write.
type notes struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (n *notes) Write(b []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(b)
}

func (n *notes) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}

// The log of requests says which page was requested, and nothing that a visitor sent or must keep secret.
func TestRequestLog(t *testing.T) {
	quiet := open(t)
	log := &notes{}
	conf := quiet.web.Config
	conf.Log, conf.LogRequests = slog.New(trace.Handler(slog.NewTextHandler(log, nil))), true
	s := quiet.served(New(conf), quiet.house)

	ann, bek := s.browser(), s.browser()
	for _, b := range []*browser{ann, bek} {
		b.header["User-Agent"] = "Papyrus/7 (watched)"
		b.header["Referer"] = s.URL + "/t/refererword"
		b.header["Accept-Language"] = "en, languageword"
	}
	path := ann.open("quick", "friends", "public", "yes", "name", "Nefertari")
	ann.get(path + "?unknown=queryword")
	key := s.house.SeatKey(s.look(path), 1)
	bek.get(path+"/seat/"+key).wants(t, 200)
	bek.post(path+"/claim", "key", key, "name", "Hatshepsut").wants(t, 200)
	bits := []string{strings.Repeat("a1", 16), strings.Repeat("b2", 16)}
	ann.post(path+"/ready", "bits-1", bits[0]).wants(t, 200)
	bek.post(path+"/ready", "bits-2", bits[1]).wants(t, 200)
	ann.post(path+"/chat", "line", "whispered words", "seat", "1")
	for s.look(path).Status == table.Playing {
		if _, ok := ann.play(ann.get(path)); !ok {
			bek.play(bek.get(path))
		}
	}
	ann.get(path+"/record").wants(t, 200)
	ann.post(path+"/fork", "turns", "2", "seat-1", "me", "seat-2", "scribe").wants(t, 200)
	ann.post("/settings", "lang", "fr", "back", "/about")
	ann.get("/rules?q=searchedword")
	ann.get("/nothing/here/lostword")
	ann.do("VERBWORD", "/", nil, "")
	ann.post("/records", "record", "recordword").wants(t, 400)
	ann.get("/t/"+strings.Repeat("a", 16)).wants(t, 404)

	told := log.String()
	site, err := url.Parse(s.URL)
	must(t, err)
	secrets := append([]string{
		key, s.house.SeatKey(s.look(path), 0), string(id(path)), s.look(path).Match.Record.Secret, s.look(path).Seal,
		"Papyrus", "Nefertari", "Hatshepsut", "whispered", "hide", "127.0.0.1", strings.Repeat("a", 16),
	}, bits...)
	for _, word := range []string{"referer", "language", "query", "searched", "lost", "VERB", "record"} {
		secrets = append(secrets, word+"word")
	}
	for _, b := range []*browser{ann, bek} {
		for _, c := range b.Jar.Cookies(site) {
			secrets = append(secrets, c.Value)
			if person, mac, ok := strings.Cut(c.Value, "."); ok {
				secrets = append(secrets, person, mac)
			}
		}
	}
	for _, secret := range secrets {
		if len(secret) > 3 && strings.Contains(strings.ToLower(told), strings.ToLower(secret)) {
			t.Errorf("the log contains %q", secret)
		}
	}
	line := regexp.MustCompile(`^time=\S+ level=INFO msg=request method=(GET|POST|other) ` +
		`route=("[A-Z]+ /[^?"]*"|"") status=\d{3} bytes=\d+ took=\S+ network=127\.0\.0\.0/24 trace=[0-9a-f]{32}$`)
	lines := strings.Split(strings.TrimSpace(told), "\n")
	for _, l := range lines {
		if !line.MatchString(l) {
			t.Errorf("a line of the log reads %s", l)
		}
	}
	for _, want := range []string{`"GET /t/{id}/seat/{key}" status=200`, `"POST /t/{id}/claim" status=303`,
		`"GET /rules" status=200`, `route="" status=404`, `method=other`} {
		if !strings.Contains(told, want) {
			t.Errorf("the log does not say %s", want)
		}
	}
	if len(lines) < 40 {
		t.Errorf("only %d requests are logged", len(lines))
	}
	if strings.Contains(told, "bytes=0 ") && !strings.Contains(told, "status=303 bytes=0") {
		t.Error("bytes are not counted")
	}
}

// A site with damaged pages says so in place of a table.
func TestPageOfUnreadableTable(t *testing.T) {
	s := open(t)
	path := s.browser().open("quick", "device")
	ill := s.again(func(c *table.Config) { c.Store = unreadable{c.Store} })
	ill.browser().get(path).wants(t, 409).has(t, "this table cannot be read")
	for _, rest := range []string{"/record", "/chat", "/analysis", "/seat/aaaa", "/why/1"} {
		if a := ill.browser().get(path + rest); a.status == 500 || a.status == 200 {
			t.Errorf("%s: %d\n%s", rest, a.status, a.shown())
		}
	}
	for _, rest := range []string{"/choose", "/claim", "/join", "/ready", "/undo", "/ask", "/fork", "/chat", "/mute",
		"/deal", "/unveil", "/analysis"} {
		if a := ill.browser().post(path+rest, "seat", "1", "version", "1", "turns", "0"); a.status == 500 ||
			a.status < 400 {
			t.Errorf("%s: %d\n%s", rest, a.status, a.shown())
		}
	}
}

type unreadable struct{ store.Store }

func (unreadable) Load(context.Context, string) (*store.Table, error) {
	return nil, fmt.Errorf("load: %w", store.ErrDamaged)
}

// A proxy may send elsewhere what is answered with 503 and Retry-After. So what may have been done gets another status.
func TestUnsureIsNotSentAgain(t *testing.T) {
	s := open(t)
	for cause, want := range map[error]int{store.ErrUnreachable: 503, store.ErrUnknown: 500} {
		ill := s.again(func(c *table.Config) { c.Store = failing{c.Store, cause} })
		a := ill.browser().post("/tables", "game", "sticks", "name", "Ann", "quick", "device")
		if a.status != want || (a.header.Get("Retry-After") != "") != (want == 503) {
			t.Errorf("%v: %d, Retry-After %q\n%s", cause, a.status, a.header.Get("Retry-After"), a.shown())
		}
	}
}
