package cli

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/internal/bus/nats/natstest"
	"ennead/internal/store/postgres/pgtest"
)

// cookies is a browser that keeps its cookies; one of another port is one of another server to it, so it can carry
// them there.
type cookies struct {
	*http.Client
	t *testing.T
}

func newCookies(t *testing.T) cookies {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return cookies{&http.Client{Jar: jar}, t}
}

// post sends a form and returns where it led, and the page.
func (c cookies) post(at, path string, form url.Values) (where, page string) {
	c.t.Helper()
	answer, err := c.PostForm("http://"+at+path, form)
	if err != nil {
		c.t.Fatal(err)
	}
	return c.read(answer)
}

func (c cookies) get(at, path string) (where, page string) {
	c.t.Helper()
	answer, err := c.Get("http://" + at + path)
	if err != nil {
		c.t.Fatal(err)
	}
	return c.read(answer)
}

func (c cookies) read(answer *http.Response) (where, page string) {
	c.t.Helper()
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		c.t.Fatalf("%s: %v, status %d\n%.300s", answer.Request.URL, err, answer.StatusCode, text)
	}
	return answer.Request.URL.Path, string(text)
}

// hinted reads the stream of a table until it ends.
func (c cookies) hinted(at, table string) <-chan string {
	c.t.Helper()
	answer, err := c.Get("http://" + at + "/events?table=" + table)
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(func() { answer.Body.Close() })
	found := make(chan string, 64)
	go func() {
		defer close(found)
		for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				found <- data
			}
		}
	}()
	return found
}

// freePort returns an address that nobody listens at.
func freePort(t *testing.T) string {
	t.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer free.Close()
	return free.Addr().String()
}

// counted looks for figures among those of a server.
func counted(t *testing.T, at string, figures ...string) {
	t.Helper()
	_, text := newCookies(t).get(at, "/metrics")
	for _, want := range figures {
		pattern := strings.NewReplacer("{", `\{`, "}", `\}`).Replace(want)
		if !regexp.MustCompile(`(?m)^` + pattern).MatchString(text) {
			t.Errorf("%s is missing", want)
		}
	}
}

var versionShown = regexp.MustCompile(`data-version="(\d+)"`)

// Two servers of one database hear of each other's changes by NATS.
func TestServersHearOfEachOther(t *testing.T) {
	database, hints := pgtest.Shared(t).Database(t), natstest.Run(t).URL()
	watching := freePort(t)
	one := serving(t, "--store", database, "--nats", hints)
	two := serving(t, "--store", database, "--nats", hints, "--metrics", watching)
	ann := newCookies(t)
	path, _ := ann.post(one, "/tables", url.Values{"game": {"pharaon"}, "quick": {"device"}, "name": {"Ann"}})
	heard := ann.hinted(two, strings.TrimPrefix(path, "/t/"))
	first := <-heard
	_, page := ann.post(one, path+"/ready", url.Values{})
	version := versionShown.FindStringSubmatch(page)
	if version == nil || strings.Contains(first, `"version":`+version[1]) {
		t.Fatalf("after %s comes version %v", first, version)
	}
	patience := time.After(time.Minute)
	for {
		select {
		case hint := <-heard:
			if strings.Contains(hint, `"version":`+version[1]) {
				counted(t, watching, `ennead_hints_received_total [1-9]`, `ennead_streams 1`,
					`ennead_hints_lost_seconds \d`, `ennead_pool_connections_max [1-9]`, `ennead_pool_waits_total \d`,
					`ennead_clock_offset_seconds `, `ennead_requests_total{code="200",route="GET /healthz"} [1-9]`)
				return
			}
		case <-patience:
			t.Fatal("nobody hears of a change on the other server")
		}
	}
}

// A server that is told to stop says that it is not ready, goes on answering for a while, and ends by itself.
func TestDrainBeforeStopping(t *testing.T) {
	at, folder := freePort(t), t.TempDir()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	ended := make(chan int, 1)
	c, _ := paper(t, "en")
	c.err = io.Discard
	go func() { ended <- c.obey(ctx, []string{"serve", "--listen", at, "--data", folder, "--drain", "2s"}) }()
	ready := func() int {
		answer, err := http.Get("http://" + at + "/readyz")
		if err != nil {
			return 0
		}
		defer answer.Body.Close()
		return answer.StatusCode
	}
	until := func(want int) {
		t.Helper()
		for end := time.Now().Add(time.Minute); ready() != want; time.Sleep(20 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("/readyz never answers %d", want)
			}
		}
	}
	until(http.StatusOK)
	stop()
	told := time.Now()
	until(http.StatusServiceUnavailable)
	newCookies(t).get(at, "/")
	select {
	case code := <-ended:
		if took := time.Since(told); code != 0 || took < 1500*time.Millisecond {
			t.Errorf("the server ended with %d after %v", code, took)
		}
	case <-time.After(time.Minute):
		t.Fatal("the server does not end")
	}
}

// A server drains by itself only where another one can take over.
func TestUsualDrain(t *testing.T) {
	second := time.Second
	for _, test := range []struct {
		operation
		unvisited bool
		want      time.Duration
	}{
		{operation{}, false, 0}, {operation{NATS: "nats://x"}, false, usualDrain},
		{operation{Drain: &second}, false, second}, {operation{NATS: "nats://x", Drain: new(time.Duration)}, false, 0},
		{operation{NATS: "nats://x"}, true, 0}, {operation{NATS: "nats://x", Drain: &second}, true, second},
	} {
		if got := test.drain(!test.unvisited); got != test.want {
			t.Errorf("%+v: %v, want %v", test.operation, got, test.want)
		}
	}
}

// One server lets visitors in and another, which opens no port for them, thinks for the bots.
func TestServersShareTheWork(t *testing.T) {
	database, hints := pgtest.Shared(t).Database(t), natstest.Run(t).URL()
	front := serving(t, "--store", database, "--nats", hints, "--roles", "web", "--pause", "10ms")
	free, watching := freePort(t), freePort(t)
	c, printed := paper(t, "en")
	c.err = io.Discard
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan int, 1)
	go func() {
		ended <- c.obey(ctx, []string{"serve", "--store", database, "--nats", hints, "--roles", "bots", "--listen", free,
			"--metrics", watching, "--pause", "10ms"})
	}()
	ann := newCookies(t)
	path, _ := ann.post(front, "/tables", url.Values{"game": {"pharaon"}, "quick": {"custom"}, "name": {"Ann"},
		"seat-1": {"scribe"}, "seat-2": {"me"}})
	ann.post(front, path+"/ready", url.Values{})
	thought := regexp.MustCompile(`(?m)^ennead_thought_seconds_count\{level="scribe"\} [1-9]`)
	offered := regexp.MustCompile(`name="move" value="([^"]*)"`)
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if _, figures := newCookies(t).get(watching, "/metrics"); thought.MatchString(figures) {
			break
		}
		if _, page := ann.get(front, path); offered.MatchString(page) { // chance may have let the person begin
			ann.post(front, path+"/choose", url.Values{"move": {offered.FindStringSubmatch(page)[1]}, "seat": {"2"},
				"version": {versionShown.FindStringSubmatch(page)[1]}, "sure": {"yes"}})
		}
		if time.Now().After(end) {
			t.Fatal("no bot moves")
		}
	}
	for _, path := range []string{"/livez", "/readyz"} {
		ann.get(watching, path)
	}
	if _, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", free); err == nil {
		t.Error("visitors can come to a server that thinks for bots")
	}
	stop()
	if code := <-ended; code != 0 || !strings.Contains(printed.String(), "Ennead works for other servers (bots)") {
		t.Errorf("the server ended with %d:\n%s", code, printed)
	}
}
