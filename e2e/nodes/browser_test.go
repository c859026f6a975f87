package nodes

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// browser shows one table to one person. It asks for pages, hears of changes, and tries again, as the script of the
// page does.
type browser struct {
	site    string // where the load balancer is
	from    string // its network address
	client  *http.Client
	table   string
	waiting sync.Mutex // held during a request, as the script makes one at a time

	mu    sync.Mutex
	page  view
	stale []change // what has happened since the page that it shows, oldest first
	known int64    // the last version that the test knows of
	ages  []time.Duration

	reconnect time.Duration // after a stream has broken, as the server says

	did []string // lately, with the time, to explain an old page
}

// note keeps in mind what the browser did last.
func (b *browser) note(format string, args ...any) {
	const most = 30
	b.mu.Lock()
	defer b.mu.Unlock()
	b.did = append(b.did[max(0, len(b.did)-most):], time.Now().Format("05.000 ")+fmt.Sprintf(format, args...))
}

// view is what a browser shows.
type view struct {
	version int64
	turns   int
	moves   []string // that its buttons would make
	seat    string
}

// change is a version of a table, and when it was there.
type change struct {
	version int64
	at      time.Time
}

// What the script of the page does, see live.ts and table.ts.
const (
	reopen  = 500 * time.Millisecond // after a stream has been refused, more or less; then longer
	longest = time.Minute
	soon    = 500 * time.Millisecond // after a page could not be fetched, more or less; then longer
	late    = 8 * time.Second
)

func newBrowser(site string, number int) *browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		panic(err) // it never fails
	}
	return &browser{site: site, from: fmt.Sprintf("10.1.%d.%d", number/250, number%250+1), client: &http.Client{
		Jar: jar, Transport: &http.Transport{DisableCompression: true, MaxIdleConnsPerHost: 4}, Timeout: 0,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// ask sends a request to the site, or to a server of it, and returns the answer.
func (b *browser) ask(
	ctx context.Context, method, at, path string, form url.Values, fragment bool,
) (status int, where, text string, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, at+path, strings.NewReader(form.Encode()))
	if err != nil {
		return 0, "", "", err
	}
	r.Header.Set("X-Forwarded-For", b.from)
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if fragment {
		r.Header.Set("X-Fragment", "yes")
	}
	answer, err := b.client.Do(r)
	if err != nil {
		return 0, "", "", err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	return answer.StatusCode, answer.Header.Get("Location"), string(body), err
}

var (
	shownPage  = regexp.MustCompile(`<div id="page"[^>]* data-version="(\d+)" data-turns="(\d+)"`)
	moveShown  = regexp.MustCompile(`name="move" value="([^"]*)"`)
	seatShown  = regexp.MustCompile(`name="seat" value="(\d+)"`)
	errNoTable = errors.New("the answer shows no table")
)

// show shows an answer, unless it is older than what is shown: scripts drop the answers to requests that they have
// overtaken.
func (b *browser) show(text string) (view, error) {
	found := shownPage.FindStringSubmatch(text)
	if found == nil {
		return view{}, fmt.Errorf("%w: %.200s", errNoTable, text)
	}
	var p view
	p.version, _ = strconv.ParseInt(found[1], 10, 64) // digits
	p.turns, _ = strconv.Atoi(found[2])
	for _, move := range moveShown.FindAllStringSubmatch(text, -1) {
		p.moves = append(p.moves, strings.Clone(html.UnescapeString(move[1])))
	}
	if seat := seatShown.FindStringSubmatch(text); seat != nil {
		p.seat = strings.Clone(seat[1])
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.page = p
	for len(b.stale) > 0 && b.stale[0].version <= p.version {
		b.ages = append(b.ages, time.Since(b.stale[0].at))
		b.stale = b.stale[1:]
	}
	return p, nil
}

func (b *browser) shows() view {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.page
}

// learn notes that a version is there which the page has to show; it returns for how long that has not been so, and what
// the browser did meanwhile.
func (b *browser) learn(version int64) (old time.Duration, did string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	newest := max(b.page.version, b.known)
	if b.known == 0 {
		newest = max(newest, version) // what was there before
	}
	if version > b.known {
		b.known = version
		if version <= b.page.version {
			b.ages = append(b.ages, 0)
		}
	}
	if n := len(b.stale); n > 0 {
		newest = b.stale[n-1].version
	}
	if version > newest {
		b.stale = append(b.stale, change{version, time.Now()})
	}
	if len(b.stale) == 0 {
		return 0, ""
	}
	first := b.stale[0]
	return time.Since(first.at), fmt.Sprintf("version %d since %s; %s", first.version, first.at.Format("05.000"),
		strings.Join(b.did, "; "))
}

// refresh fetches the page until it shows a version.
func (b *browser) refresh(ctx context.Context, version int64) {
	for wait := soon; ctx.Err() == nil; wait = min(2*wait, late) {
		b.waiting.Lock()
		if b.shows().version >= version {
			b.waiting.Unlock()
			return
		}
		status, _, text, err := b.ask(ctx, http.MethodGet, b.site, "/t/"+b.table, nil, true)
		if err == nil && status < http.StatusInternalServerError {
			if _, err = b.show(text); err == nil {
				b.waiting.Unlock()
				return
			}
		}
		b.waiting.Unlock()
		b.note("cannot fetch version %d: status %d, %v", version, status, err)
		sleep(ctx, around(wait))
	}
}

// reload opens the page again, until that succeeds.
func (b *browser) reload(ctx context.Context) {
	b.mu.Lock()
	b.page.version = 0
	b.mu.Unlock()
	b.refresh(ctx, 1)
}

// listen hears of changes until the context ends, and fetches the page after each.
func (b *browser) listen(ctx context.Context) {
	for wait := reopen; ctx.Err() == nil; {
		if b.hear(ctx) {
			wait = reopen
			sleep(ctx, b.reconnect)
			continue
		}
		sleep(ctx, around(wait))
		wait = min(2*wait, longest)
	}
}

// hear reads one stream to its end, and reports whether it was one.
func (b *browser) hear(ctx context.Context) bool {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, b.site+"/events?table="+b.table, nil)
	if err != nil {
		panic(err) // the address is ours
	}
	r.Header.Set("X-Forwarded-For", b.from)
	answer, err := b.client.Do(r)
	if err != nil {
		b.note("no stream: %v", err)
		return true // a browser tries again after the same time
	}
	defer answer.Body.Close()
	b.note("stream: status %d", answer.StatusCode)
	if answer.StatusCode != http.StatusOK {
		return false
	}
	defer func() { b.note("the stream has ended") }()
	fetching := sync.WaitGroup{}
	defer fetching.Wait()
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		if wait, ok := strings.CutPrefix(lines.Text(), "retry: "); ok {
			if n, err := strconv.Atoi(wait); err == nil {
				b.reconnect = time.Duration(n) * time.Millisecond
			}
		}
		data, ok := strings.CutPrefix(lines.Text(), "data: ")
		if !ok {
			continue
		}
		var hint struct{ Version int64 }
		if err := json.Unmarshal([]byte(data), &hint); err == nil && hint.Version > b.shows().version {
			b.note("hint of version %d", hint.Version)
			fetching.Go(func() { b.refresh(ctx, hint.Version) })
		}
	}
	return true
}

// press makes a move by its button, and returns the page before, the page after, and what became of the move.
func (b *browser) press(ctx context.Context, pick *rand.Rand) (was, is view, move string, o outcome) {
	b.waiting.Lock()
	defer b.waiting.Unlock()
	if was = b.shows(); len(was.moves) == 0 || was.seat == "" {
		return was, is, "", unmade
	}
	move = was.moves[pick.IntN(len(was.moves))]
	status, _, text, err := b.ask(ctx, http.MethodPost, b.site, "/t/"+b.table+"/choose", url.Values{"move": {move},
		"seat": {was.seat}, "version": {strconv.FormatInt(was.version, 10)}, "sure": {"yes"}}, true)
	if err != nil || status >= http.StatusInternalServerError {
		return was, is, move, unsure
	}
	if is, err = b.show(text); err != nil {
		return was, is, move, unsure
	}
	if status != http.StatusOK {
		return was, is, move, refused
	}
	return was, is, move, acknowledged
}

// outcome is what a person knows of a move.
type outcome int

const (
	unmade outcome = iota
	acknowledged
	refused
	unsure
)

// around returns a time that is about as long.
func around(d time.Duration) time.Duration { return time.Duration(float64(d) * (0.5 + rand.Float64())) }

func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
