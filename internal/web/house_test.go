package web

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/gamekit"
	"ennead/internal/guide"
	"ennead/internal/lobby"
	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
	"ennead/internal/table"

	"maragu.dev/gomponents"
)

// plainBoard shows a position as text, with an element for each move.
type plainBoard struct{ game.Game }

func (plainBoard) Symbols(piece.Scene) string { return piece.Symbols() }
func (plainBoard) Style() string              { return ".plainboard{display:block}" }

func (b plainBoard) Board(s piece.Scene) string {
	moves := ""
	if s.Active {
		for _, m := range s.State.Moves(nil, s.Viewer) {
			moves += fmt.Sprintf(`<g class="may" role="button" tabindex="0" data-move=%q></g>`, b.Lexicon().Text(m))
		}
	}
	return fmt.Sprintf("<svg id=\"b\"><title>%s</title>%s</svg>", s.Game.Position(s.State), moves)
}

func (plainBoard) Left(piece.Scene) gomponents.Node            { return nil }
func (plainBoard) Mine(piece.Scene) gomponents.Node            { return nil }
func (plainBoard) Trail(piece.Scene) gomponents.Node           { return nil }
func (plainBoard) Icon(piece.Scene, game.Move) gomponents.Node { return nil }
func (plainBoard) Status(piece.Scene, game.Seat) string        { return "" }
func (plainBoard) Progress(piece.Scene) gomponents.Node        { return nil }
func (plainBoard) Dial(piece.Scene) gomponents.Node            { return nil }

// first is a bot that makes its first legal move.
type first struct{ held chan struct{} } // full while a test holds up the bots

func (b first) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	select {
	case b.held <- struct{}{}:
		<-b.held
	case <-ctx.Done():
		return game.Move{}, ctx.Err()
	}
	return view.Moves(nil, seat)[0], nil
}

// sticksRules are its rules by language.
var sticksRules = map[string]*rules.Book{
	"en": rules.Read("# Sticks\n\n## 1. Rules\n\n- **STK-1** A <rule>, see STK-2 and chapters 2 and 9.\n\n## 2. " +
		"More\n\n### 2.1 Throwing\n\n- **STK-2** Another.\n"),
	"fr": rules.Read("# Sticks\n\n## 1. Règles\n\n- **STK-1** Une <règle>, voir STK-2 et les chapitres 2 et 9.\n\n## " +
		"2. Plus\n\n### 2.1 Le lancer\n\n- **STK-2** Une autre, à côté.\n"),
}

// catalogues are read once: nobody changes them.
var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(Words, sticksWords) })

// sticksWords are the words that the games of these tests provide.
var sticksWords = func() fstest.MapFS {
	text := `
site.game.sticks.title: Sticks
site.game.barter.title: Barter
site.game.kemet.title: Kemet
site.game.pharaon.title: Pharaon
site.game.pharaon.line: Five rounds.
site.game.sticks.line: A small game.
site.game.sticks.first: One round
site.game.sticks.option.rounds: Rounds
site.game.sticks.option.rounds.1: one
site.game.sticks.option.rounds.2: two
site.game.sticks.option.rounds.3: three
site.game.barter.option.rounds: Rounds
sticks.wait: Wait
sticks.move: "{move}"
`
	for _, lesson := range []string{"hide", "keep", "end"} {
		text += "guide.sticks." + lesson + ": Title of " + lesson + "\nguide.sticks." + lesson + ".text: Text of " +
			lesson + ".\n"
	}
	for _, step := range []string{"deal", "hide", "throw", "choose", "lay", "over"} {
		text += "sticks.ask." + step + ": Ask " + step + " {face}\n"
	}
	for _, kind := range []string{"dealt", "hidden", "shown", "thrown", "laid", "left", "fewer", "worn"} {
		text += "sticks.event." + kind + `: "{seat} ` + kind + " {a} {b}\"\n"
	}
	return fstest.MapFS{"en.yaml": {Data: []byte(text)}, "fr.yaml": {Data: []byte(text)}}
}()

func people(db store.Store, house *table.House) *person.People {
	return person.New(person.Config{Store: db, Key: []byte("key"), Name: house.ChosenName})
}

// site is a running site for tests.
type site struct {
	*httptest.Server
	t     testing.TB
	web   *Server
	house *table.House
	db    store.Store
	path  string        // of its database
	bots  chan struct{} // full while the bots are held up
	conf  table.Config
}

func open(t testing.TB) *site { return openWith(t, sticks.Game) }

// openWith opens a site with that game, and perhaps a guide to it.
func openWith(t testing.TB, g game.Game, guides ...*guide.Guide) *site {
	t.Helper()
	return openHouse(t, g, func(*table.Config) {}, guides...)
}

// openHouse opens a site with that game in a house with an altered configuration.
func openHouse(t testing.TB, g game.Game, change func(*table.Config), guides ...*guide.Guide) *site {
	t.Helper()
	path := sqlitetest.Database(t)
	own, err := sqlite.Open(t.Context(), path)
	must(t, err)
	hints, held := bus.New(), make(chan struct{}, 1)
	taught := map[string]*guide.Guide{}
	for _, lessons := range guides {
		taught[g.ID()] = lessons
	}
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	conf := table.Config{
		Store: own, Bus: hints, Games: []game.Game{g}, Log: quiet,
		Analyst: analyst, Advisor: analyst, Guides: taught, Limit: func(string) time.Duration { return time.Minute },
		Bots: func(level string, _ game.Game, _ uint64, _ table.Effort) (table.Player, error) {
			if level != "scribe" {
				return nil, fmt.Errorf("no level %q", level)
			}
			return first{held}, nil
		},
	}
	change(&conf)
	db := conf.Store
	house, err := table.Open(t.Context(), conf)
	must(t, err)
	words, err := catalogues()
	must(t, err)
	words = words.Reporting(func(err error) {
		if text := err.Error(); strings.Contains(text, "site.") || strings.Contains(text, "table.") ||
			strings.Contains(text, `""`) {
			t.Error(err)
		}
	})
	seekers := lobby.Open(lobby.Config{Store: db, House: house, Level: "scribe", Log: quiet})
	letters := notice.Open(notice.Config{Store: db, House: house, Key: []byte("key"), Log: quiet})
	cups := contests.Open(contests.Config{Store: db, House: house, Log: quiet})
	web := New(Config{
		Contests: cups, Clubs: &clubs.Clubs{Store: db, Now: house.Time, Quota: house.Quota},
		Notices: letters,
		House:   house, People: people(db, house), Lobby: seekers, Bus: hints,
		Kits: []*gamekit.Kit{{Game: g, Board: plainBoard{g}}}, Levels: []string{"scribe"}, Words: words,
		Rules: func(game, lang string) (*rules.Book, bool) {
			if game == "sticks" {
				return sticksRules[lang], true
			}
			return rules.Open(game, lang)
		},
		Key: []byte("0123456789abcdef0123456789abcdef"), Log: quiet,
	})
	s := &site{Server: httptest.NewServer(web), t: t, web: web, house: house, db: db, path: path,
		bots: held, conf: conf}
	t.Cleanup(func() {
		web.Close()
		s.Server.Close()
		letters.Close()
		cups.Close()
		seekers.Close()
		house.Close()
		must(t, own.Close())
	})
	return s
}

// alternates opens a second server on the same tables, and sends requests to the two by turns.
func (s *site) alternates() {
	s.t.Helper()
	house, err := table.Open(s.t.Context(), s.conf)
	must(s.t, err)
	conf := s.web.Config
	conf.House = house
	second := New(conf)
	s.t.Cleanup(func() {
		second.Close()
		house.Close()
	})
	var asked atomic.Int64
	s.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		[]*Server{s.web, second}[asked.Add(1)%2].ServeHTTP(w, r)
	})
}

// alone skips a long test under the race detector: it sends one request after the other, so there is nothing to find.
func alone(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("requests come one after the other")
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// browser is a person's browser: it keeps cookies and follows redirects.
type browser struct {
	*http.Client
	s      *site
	header map[string]string
}

func (s *site) browser() *browser {
	jar, err := cookiejar.New(nil)
	must(s.t, err)
	return &browser{Client: &http.Client{Jar: jar}, s: s, header: map[string]string{}}
}

// answer is the response to a request.
type answer struct {
	status int
	path   string
	header http.Header
	body   string
}

func (b *browser) do(method, path string, body io.Reader, kind string) answer {
	b.s.t.Helper()
	r, err := http.NewRequestWithContext(b.s.t.Context(), method, b.s.URL+path, body)
	must(b.s.t, err)
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	for name, value := range b.header {
		r.Header.Set(name, value)
	}
	got, err := b.Do(r)
	must(b.s.t, err)
	defer got.Body.Close()
	text, err := io.ReadAll(got.Body)
	must(b.s.t, err)
	if strings.HasPrefix(got.Header.Get("Content-Type"), "text/html") {
		piecetest.Headings(b.s.t, string(text), 0)
	}
	return answer{got.StatusCode, got.Request.URL.RequestURI(), got.Header, string(text)}
}

func (b *browser) get(path string) answer {
	b.s.t.Helper()
	return b.do("GET", path, nil, "")
}

func (b *browser) post(path string, fields ...string) answer {
	b.s.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return b.do("POST", path, strings.NewReader(form.Encode()), "application/x-www-form-urlencoded")
}

// open opens a table and returns its address.
func (b *browser) open(fields ...string) string {
	b.s.t.Helper()
	a := b.post("/tables", append([]string{"game", "sticks", "name", "Ann"}, fields...)...)
	if a.status != 200 || !strings.HasPrefix(a.path, "/t/") {
		b.s.t.Fatalf("opening a table: %d at %s\n%s", a.status, a.path, a.shown())
	}
	return a.path
}

var (
	moveButton   = regexp.MustCompile(`name="move" value="([^"]*)"`)
	seatField    = regexp.MustCompile(`name="seat" value="([^"]*)"`)
	versionField = regexp.MustCompile(`name="version" value="([^"]*)"`)
	partMark     = regexp.MustCompile(` data-part="[^"]*"`) // a hash that depends on the version
	seatLink     = regexp.MustCompile(`http://[^"/]*(/t/[a-z2-7]+/seat/[a-z2-7]+)`)
)

// play makes the first move that the page offers; false if it offers none.
func (b *browser) play(page answer) (answer, bool) {
	b.s.t.Helper()
	move := moveButton.FindStringSubmatch(page.body)
	if move == nil {
		return page, false
	}
	return b.post("/t/"+string(id(page.path))+"/choose", "move", move[1], "seat",
		seatField.FindStringSubmatch(page.body)[1],
		"version", versionField.FindStringSubmatch(page.body)[1]), true
}

// wants stops the test unless the answer has that status.
func (a answer) wants(t testing.TB, status int) answer {
	t.Helper()
	if a.status != status {
		t.Fatalf("%s: got %d, want %d\n%s", a.path, a.status, status, a.shown())
	}
	return a
}

// shown returns the part of a page that is worth reading when a test fails.
func (a answer) shown() string {
	text := a.body
	if _, main, ok := strings.Cut(text, "<main"); ok {
		text = main
	}
	return text[:min(len(text), 2000)]
}

func (a answer) has(t testing.TB, texts ...string) answer {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(a.body, text) {
			t.Errorf("%s (%d): %q is missing in\n%s", a.path, a.status, text, a.shown())
		}
	}
	return a
}

func (a answer) lacks(t testing.TB, texts ...string) answer {
	t.Helper()
	for _, text := range texts {
		if strings.Contains(a.body, text) {
			t.Errorf("%s (%d): %q must not be in\n%s", a.path, a.status, text, a.shown())
		}
	}
	return a
}

func id(path string) table.ID {
	path = strings.TrimPrefix(path, "/t/")
	if end := strings.IndexAny(path, "/?"); end >= 0 {
		path = path[:end]
	}
	return table.ID(path)
}

func (s *site) look(path string) *table.Table {
	s.t.Helper()
	t, err := s.house.Look(s.t.Context(), id(path))
	must(s.t, err)
	return t
}

func text(n int) string { return strconv.Itoa(n) }
