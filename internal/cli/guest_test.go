package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/forwarded"
	"ennead/internal/lobby"
	"ennead/internal/notice"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
	"ennead/internal/table"
	"ennead/internal/web"

	"github.com/andybalholm/brotli"
)

// opened is the whole server on a port of its own, set up as serve does it.
type opened struct {
	*httptest.Server
	house     *table.House
	transport *http.Transport
	took      atomic.Pointer[busy] // where the time of requests goes; nil while nobody asks
}

// busy records how long the server worked, by route.
type busy struct {
	mu    sync.Mutex
	route map[string][]time.Duration
}

// byRoute returns everything that was recorded.
func (b *busy) byRoute() map[string][]time.Duration {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.route
}

// timed records how long requests take that end.
func (o *opened) timed(site http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		site.ServeHTTP(w, r)
		if b := o.took.Load(); b != nil && r.URL.Path != "/events" {
			b.mu.Lock()
			defer b.mu.Unlock()
			if b.route == nil {
				b.route = map[string][]time.Duration{}
			}
			b.route[r.Method] = append(b.route[r.Method], time.Since(start))
		}
	})
}

func openHouse(tb testing.TB) *opened {
	tb.Helper()
	return openWith(tb, seating{})
}

// openWith starts a server in which those bots can be seated.
func openWith(tb testing.TB, seats seating) *opened {
	tb.Helper()
	must := func(err error) {
		if err != nil {
			tb.Fatal(err)
		}
	}
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	db, err := sqlite.Open(tb.Context(), sqlitetest.Database(tb))
	must(err)
	hints := bus.New()
	house, err := table.Open(tb.Context(), table.Config{Store: db, Bus: hints, Games: games.All(), Bots: seats.bot,
		Levels: seats.levels(), Limit: seats.limit, Log: quiet})
	must(err)
	words, err := catalogues()
	must(err)
	known, err := acquainted(tb.Context(), db, house)
	must(err)
	seekers := lobby.Open(lobby.Config{Store: db, House: house, Log: quiet})
	telling, err := letters{}.courier(tb.Context(), db, house, known, nil, nil, words, quiet)
	must(err)
	told := notice.Open(telling)
	held := contests.Open(contests.Config{Store: db, House: house, Log: quiet})
	site := joined(web.Config{House: house, People: known, Lobby: seekers, Contests: held,
		Clubs: &clubs.Clubs{Store: db, Now: house.Time, Quota: house.Quota}, Notices: told, Bus: hints,
		Words: words, Proxies: forwarded.Loopback, Log: quiet})
	o := &opened{house: house, transport: &http.Transport{MaxIdleConnsPerHost: 64}}
	o.Server = httptest.NewServer(o.timed(site))
	tb.Cleanup(func() {
		o.transport.CloseIdleConnections()
		site.Close()
		o.Close()
		told.Close()
		seekers.Close()
		house.Close()
		must(db.Close())
	})
	return o
}

// guest is a person's browser at one table: its identity, and the page that it shows.
type guest struct {
	o       *opened
	address string // its network address
	person  string // its cookie
	id      table.ID
	page    string // the whole part of the page that changes
	turns   string
	looking sync.Mutex // held while the page changes
}

// newGuest returns a browser with a network address of its own.
func (o *opened) newGuest(number int) *guest {
	return &guest{o: o, address: fmt.Sprintf("10.%d.%d.%d", number>>16&255, number>>8&255, number&255)}
}

// roam continues from another address: this browser's n-th.
func (g *guest) roam(browser, n int) {
	g.address = fmt.Sprintf("11.%d.%d.%d", browser, n>>8&255, n&255)
}

// ask sends a request and returns the answer, unpacked, and how many bytes came, including headers.
func (g *guest) ask(ctx context.Context, method, path string, form url.Values, fragment bool) (string, int, error) {
	r, err := http.NewRequestWithContext(ctx, method, g.o.URL+path, strings.NewReader(form.Encode()))
	if err != nil {
		return "", 0, err
	}
	r.Header.Set("X-Forwarded-For", g.address)
	r.Header.Set("Accept-Encoding", "br")
	r.Header.Set("Accept-Language", "fr")
	if g.person != "" {
		r.Header.Set("Cookie", g.person)
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if fragment {
		r.Header.Set("X-Fragment", "yes")
		r.Header.Set("X-Turns", g.turns)
		r.Header.Set("X-Known", known(g.page))
	}
	answer, err := g.o.transport.RoundTrip(r)
	if err != nil {
		return "", 0, err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		return "", 0, err
	}
	text, err := unpacked(answer, body)
	if err != nil {
		return "", 0, fmt.Errorf("%s %s: %d bytes do not unpack: %w", method, path, len(body), err)
	}
	if answer.StatusCode >= 400 {
		return "", 0, fmt.Errorf("%s %s: %s\n%s", method, path, answer.Status, text)
	}
	size := len(body)
	for name, values := range answer.Header {
		for _, value := range values {
			size += len(name) + len(value) + len(": \r\n")
		}
	}
	for _, c := range answer.Cookies() {
		if c.Name == "ennead" {
			g.person = c.Name + "=" + c.Value
		}
	}
	return text, size, nil
}

// unpacked unpacks a body that was sent compressed; any other is returned as it is.
func unpacked(answer *http.Response, body []byte) (string, error) {
	if answer.Header.Get("Content-Encoding") == "" {
		return string(body), nil
	}
	// brotli.Reader reads 32 kB at a time, and calls a whole body excessive if its last read brings a few bytes only.
	// So the first read is the short one.
	short := len(body) % (32 << 10)
	parts := io.MultiReader(bytes.NewReader(body[:short]), bytes.NewReader(body[short:]))
	text, err := io.ReadAll(brotli.NewReader(parts))
	return string(text), err
}

// open shows the whole page of a table, without the files that it names.
func (g *guest) open(ctx context.Context, id table.ID) (size int, err error) {
	g.id, g.page = id, ""
	text, size, err := g.ask(ctx, http.MethodGet, "/t/"+string(id), nil, false)
	if err != nil {
		return 0, err
	}
	return size, g.show(text)
}

// refresh does what a browser does after a hint.
func (g *guest) refresh(ctx context.Context) (size int, err error) {
	text, size, err := g.ask(ctx, http.MethodGet, "/t/"+string(g.id), nil, true)
	if err != nil {
		return 0, err
	}
	return size, g.show(text)
}

// act sends a form of the table's page.
func (g *guest) act(ctx context.Context, what string, form url.Values) (size int, err error) {
	text, size, err := g.ask(ctx, http.MethodPost, "/t/"+string(g.id)+"/"+what, form, true)
	if err != nil {
		return 0, err
	}
	return size, g.show(text)
}

// known returns what the script sends in the X-Known header.
func known(page string) string {
	var all []string
	for {
		_, after, more := strings.Cut(page, ` data-part="`)
		if !more {
			return strings.Join(all, ",")
		}
		head, _, _ := strings.Cut(after, ">")
		hash, attrs, _ := strings.Cut(head, `"`)
		all = append(all, between(attrs, ` id="`, `"`)+"="+hash)
		page = after
	}
}

// between returns the text from the first mark to the next, empty if there is none.
func between(text, first, next string) string {
	_, rest, _ := strings.Cut(text, first)
	found, _, _ := strings.Cut(rest, next)
	return found
}

// show restores, from the page before, what an answer left out, as the script does.
func (g *guest) show(text string) error {
	page, ok := elements(text)["page"]
	if !ok {
		return fmt.Errorf("the answer is not a table: %.300s", text)
	}
	start, end := elementAt(text, page)
	text = text[start:end]
	before := elements(g.page)
	const left = ` data-same></`
	var whole strings.Builder
	for {
		at := strings.Index(text, left)
		if at < 0 {
			break
		}
		from := strings.LastIndexByte(text[:at], '<')
		was, ok := before[between(text[from:], ` id="`, `"`)]
		if !ok {
			return fmt.Errorf("%s is said to be the same, but did not exist", text[from:at])
		}
		first, last := elementAt(g.page, was)
		whole.WriteString(text[:from])
		whole.WriteString(g.page[first:last])
		at += len(left)
		text = text[at+strings.IndexByte(text[at:], '>')+1:]
	}
	whole.WriteString(text)
	g.page = whole.String()
	g.turns = between(g.page, ` data-turns="`, `"`)
	return nil
}

// version returns the version that the page shows.
func (g *guest) version() int64 {
	n, _ := strconv.ParseInt(between(g.page, ` data-version="`, `"`), 10, 64)
	return n
}

// elements returns where the id of each element of a page is.
func elements(text string) map[string]int {
	const name = ` id="`
	found := map[string]int{}
	for at := 0; ; at += len(name) {
		next := strings.Index(text[at:], name)
		if next < 0 {
			return found
		}
		at += next
		id, _, _ := strings.Cut(text[at+len(name):], `"`)
		if _, twice := found[id]; !twice {
			found[id] = at
		}
	}
}

// elementAt returns where the element whose id is there begins and ends.
func elementAt(text string, at int) (start, end int) {
	start = strings.LastIndexByte(text[:at], '<')
	tag, _, _ := strings.Cut(text[start+1:], " ")
	depth := 0
	for at = start; ; {
		next := strings.IndexByte(text[at:], '<')
		if next < 0 {
			return start, len(text)
		}
		at += next
		head := text[at : at+strings.IndexByte(text[at:], '>')+1]
		at += len(head)
		switch name, _, _ := strings.Cut(strings.TrimRight(head[1:], "/>"), " "); {
		case name == "/"+tag:
			depth--
		case name == tag && !strings.HasSuffix(head, "/>"):
			depth++
		}
		if depth == 0 {
			return start, at
		}
	}
}

// choose presses the button of a move that was legal in that version, whether or not the page shows it already.
func (g *guest) choose(ctx context.Context, seat game.Seat, version int64, move string) (size int, err error) {
	return g.act(ctx, "choose", url.Values{
		"move": {move}, "seat": {strconv.Itoa(int(seat) + 1)}, "version": {strconv.FormatInt(version, 10)},
		"sure": {"yes"}, // choices that do nothing, too
	})
}
