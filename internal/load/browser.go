package load

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// browser is what one person, or a spectator, has open: a page of one table, with its stream of hints. Every request
// goes to the next server, as behind a balancer.
type browser struct {
	run     *run
	address string // the network address that it says it has
	news    chan struct{}

	mu      sync.Mutex // held while the page changes
	cookie  string
	table   string
	version int64
	turns   string
	known   map[string]string // the parts that it shows, with their hashes
	choices choices
	seat    string   // whose choices it has clicked
	made    []string // moves that the server has acknowledged
	said    time.Time
}

// choices are what a page offers to a seat that is to move.
type choices struct {
	seat, version string
	moves         []string
}

func (r *run) browser() *browser {
	n := r.browsers.Add(1)
	return &browser{run: r, address: fmt.Sprintf("10.%d.%d.%d", n>>16&255, n>>8&255, n&255),
		news: make(chan struct{}, 1)}
}

// answer is what came back.
type answer struct {
	status int
	body   string
	where  string // a redirect
}

// refused is an answer that a browser would show as an error.
type refused struct {
	route  string
	status int
}

func (e *refused) Error() string { return fmt.Sprintf("%s: status %d", e.route, e.status) }

// request makes a request to the next server.
func (b *browser) request(ctx context.Context, method, path string, form url.Values) (*http.Request, error) {
	r, err := http.NewRequestWithContext(ctx, method, b.run.next()+path, strings.NewReader(form.Encode()))
	if err != nil {
		return nil, err
	}
	r.Header.Set("X-Forwarded-For", b.address)
	if b.cookie != "" {
		r.Header.Set("Cookie", b.cookie)
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	return r, nil
}

// ask sends a request; a fragment is a page that leaves out what the browser shows already. The caller holds mu.
func (b *browser) ask(ctx context.Context, method, path string, form url.Values, fragment bool) (a answer, err error) {
	ctx, stop := context.WithTimeout(ctx, longestAnswer)
	defer stop()
	r, err := b.request(ctx, method, path, form)
	if err != nil {
		return a, err
	}
	if fragment {
		r.Header.Set("X-Fragment", "yes")
		r.Header.Set("X-Turns", b.turns)
		r.Header.Set("X-Known", b.shows())
	}
	got, err := b.run.client.Do(r)
	if err != nil {
		return a, err
	}
	defer got.Body.Close()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		return a, err
	}
	for _, c := range got.Cookies() {
		if strings.HasSuffix(c.Name, "ennead") {
			b.cookie = c.Name + "=" + c.Value
		}
	}
	a = answer{got.StatusCode, string(text), got.Header.Get("Location")}
	if a.status >= http.StatusBadRequest {
		return a, &refused{method + " " + kind(path), a.status}
	}
	return a, nil
}

// kind returns what an address is for, without what differs from table to table.
func kind(path string) string {
	path, _, _ = strings.Cut(path, "?")
	parts := strings.Split(path, "/")
	if len(parts) > 2 && parts[1] == "t" {
		parts[2] = "{id}"
	}
	return strings.Join(parts[:min(len(parts), 4)], "/")
}

// around are the parts of a page around its choices. A browser of ours never says that it has them, so the choices come
// with every page.
var around = []string{"main", "rail", "dock", "decision", "choices"}

// shows lists the parts that the browser has.
func (b *browser) shows() string {
	var all []string
	for id, hash := range b.known {
		all = append(all, id+"="+hash)
	}
	return strings.Join(all, ",")
}

var (
	partTag   = regexp.MustCompile(`<[^>]* data-part="([^"]*)"[^>]*>`)
	idOf      = regexp.MustCompile(` id="([^"]*)"`)
	pageTag   = regexp.MustCompile(`<[^>]* id="page"[^>]*>`)
	versionOf = regexp.MustCompile(` data-version="(\d+)"`)
	turnsOf   = regexp.MustCompile(` data-turns="([^"]*)"`)
	field     = regexp.MustCompile(`name="(seat|version)" value="([^"]*)"`)
	button    = regexp.MustCompile(`name="move" value="([^"]*)"`)
	seatLink  = regexp.MustCompile(`/t/[a-z2-7]+/seat/([a-z2-7]+)`)
)

var errNoTable = errors.New("an answer is not the page of a table")

// show takes a page or fragment in.
func (b *browser) show(text string, whole bool) error {
	tag := pageTag.FindString(text)
	version := versionOf.FindStringSubmatch(tag)
	if version == nil {
		return errNoTable
	}
	n, err := strconv.ParseInt(version[1], 10, 64)
	if err != nil || n < b.version { // an answer that was overtaken
		return err
	}
	b.version = n
	if turns := turnsOf.FindStringSubmatch(tag); turns != nil {
		b.turns = turns[1]
	}
	if whole || b.known == nil {
		b.known = map[string]string{}
	}
	for _, part := range partTag.FindAllStringSubmatch(text, -1) {
		if id := idOf.FindStringSubmatch(part[0]); id != nil && !slices.Contains(around, id[1]) {
			b.known[id[1]] = part[1]
		}
	}
	b.choices = choices{}
	if _, form, ok := strings.Cut(text, ` id="choices"`); ok {
		form, _, _ = strings.Cut(form, "</form>")
		for _, f := range field.FindAllStringSubmatch(form, -1) {
			if f[1] == "seat" {
				b.choices.seat = f[2]
			} else {
				b.choices.version = f[2]
			}
		}
		for _, m := range button.FindAllStringSubmatch(form, -1) {
			b.choices.moves = append(b.choices.moves, unescape.Replace(m[1]))
		}
	}
	select {
	case b.news <- struct{}{}:
	default:
	}
	return nil
}

var unescape = strings.NewReplacer("&#39;", "'", "&#34;", `"`, "&lt;", "<", "&gt;", ">", "&amp;", "&")

// open shows the whole page of a table.
func (b *browser) open(ctx context.Context, table string) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.table, b.version = table, 0
	began := time.Now()
	a, err := b.ask(ctx, http.MethodGet, "/t/"+table, nil, false)
	if err != nil {
		return err
	}
	b.run.page.add(time.Since(began))
	return b.show(a.body, true)
}

// refresh fetches what has changed, if the page is older than that version.
func (b *browser) refresh(ctx context.Context, version int64) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.version >= version {
		return nil
	}
	before, began := b.version, time.Now()
	a, err := b.ask(ctx, http.MethodGet, "/t/"+b.table, nil, true)
	if err != nil {
		return err
	}
	now := time.Now()
	b.run.page.add(now.Sub(began))
	if err := b.show(a.body, false); err != nil {
		return err
	}
	if b.version > before {
		b.run.clicks.seen(b.table, b.version, now)
	}
	return nil
}

// click makes one of the moves that the page offers, and reports whether there was one.
func (b *browser) click(ctx context.Context) (bool, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	c := b.choices
	if len(c.moves) == 0 {
		return false, nil
	}
	move := c.moves[rand.IntN(len(c.moves))]
	began := time.Now()
	a, err := b.ask(ctx, http.MethodPost, "/t/"+b.table+"/choose", url.Values{"move": {move}, "seat": {c.seat},
		"version": {c.version}, "sure": {"yes"}}, true)
	var no *refused
	if errors.As(err, &no) && no.status == http.StatusConflict {
		b.run.stale.Add(1)
		return true, b.show(a.body, false)
	}
	if err != nil {
		return true, err
	}
	b.run.stored.add(time.Since(began))
	b.run.moves.Add(1)
	b.seat = c.seat
	b.made = append(b.made, strings.Split(move, ", ")...)
	if err := b.show(a.body, false); err != nil {
		return true, err
	}
	b.run.clicks.clicked(b.table, b.version, began)
	return true, nil
}

// hush is how long a person says nothing more: servers refuse more than five lines within ten seconds, and the same
// line within a minute.
const hush = 3 * time.Second

// say says something at the table, unless the person has just done so.
func (b *browser) say(ctx context.Context) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.choices.seat == "" || time.Since(b.said) < hush {
		return nil
	}
	b.said = time.Now()
	line := fmt.Sprint("well played ", b.run.said.Add(1))
	_, err := b.ask(ctx, http.MethodPost, "/t/"+b.table+"/chat", url.Values{"seat": {b.choices.seat},
		"text": {line}}, true)
	return err
}

// follow reads the stream of the table and shows what is new, until the context ends. When the stream ends, or after
// about that time, it opens another one.
func (b *browser) follow(ctx context.Context, stays time.Duration) {
	retry := 2 * time.Second
	for first := true; ctx.Err() == nil; first = false {
		if !first {
			b.run.reconnects.Add(1)
		}
		once, stop := context.WithTimeout(ctx, time.Duration(rand.ExpFloat64()*float64(stays))+time.Second)
		err := b.read(once, &retry)
		moved := once.Err() != nil
		stop()
		if ctx.Err() != nil {
			return
		}
		if err != nil && !moved {
			b.run.fail(ctx, err)
			retry = max(retry, time.Second)
		}
		if !moved {
			sleep(ctx, retry)
		}
	}
}

// read reads one stream to its end.
func (b *browser) read(ctx context.Context, retry *time.Duration) error {
	b.mu.Lock()
	r, err := b.request(ctx, http.MethodGet, "/events?table="+b.table, nil)
	b.mu.Unlock()
	if err != nil {
		return err
	}
	got, err := b.run.client.Do(r)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	if got.StatusCode != http.StatusOK {
		return &refused{"GET /events", got.StatusCode}
	}
	b.run.streams.Add(1)
	defer b.run.streams.Add(-1)
	for lines := bufio.NewScanner(got.Body); lines.Scan(); {
		if text, ok := strings.CutPrefix(lines.Text(), "retry: "); ok {
			if ms, err := strconv.Atoi(text); err == nil {
				*retry = time.Duration(ms) * time.Millisecond
			}
		}
		text, ok := strings.CutPrefix(lines.Text(), "data: ")
		if !ok {
			continue
		}
		var hint struct{ Version int64 }
		if err := json.Unmarshal([]byte(text), &hint); err != nil {
			return err
		}
		if err := b.refresh(ctx, hint.Version); err != nil && ctx.Err() == nil {
			b.run.fail(ctx, err)
		}
	}
	return nil
}

func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
