package web

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/table"
)

// node is a server of its own, as `ennead serve` runs one.
type node struct {
	*Server
	listens *http.Server
	url     *url.URL
}

func (s *site) node() node {
	s.t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	must(s.t, err)
	web := New(s.web.Config)
	n := node{web, web.Listener(""), &url.URL{Scheme: "http", Host: listener.Addr().String()}}
	go func() { _ = n.listens.Serve(listener) }() // until it is shut down
	s.t.Cleanup(func() {
		web.Close()
		must(s.t, n.listens.Shutdown(context.WithoutCancel(s.t.Context())))
	})
	return n
}

// robin is a proxy that sends requests to the servers by turns, as long as they are ready. It asks now and then.
type robin struct {
	nodes []node
	ready []atomic.Bool
	next  atomic.Int64
}

// front starts a proxy in front of the servers.
func front(t *testing.T, nodes ...node) *httptest.Server {
	t.Helper()
	p := &robin{nodes: nodes, ready: make([]atomic.Bool, len(nodes))}
	p.look()
	ctx, stop := context.WithCancel(t.Context())
	var asks sync.WaitGroup
	asks.Go(func() {
		for ctx.Err() == nil {
			time.Sleep(100 * time.Millisecond)
			p.look()
		}
	})
	server := httptest.NewServer(p)
	t.Cleanup(func() {
		stop()
		asks.Wait()
		server.Close()
	})
	return server
}

func (p *robin) look() {
	for i, n := range p.nodes {
		answer, err := http.Get(n.url.String() + "/readyz")
		if err == nil {
			answer.Body.Close()
		}
		p.ready[i].Store(err == nil && answer.StatusCode == http.StatusOK)
	}
}

func (p *robin) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for range p.nodes {
		i := int(p.next.Add(1)) % len(p.nodes)
		if !p.ready[i].Load() {
			continue
		}
		(&httputil.ReverseProxy{FlushInterval: -1, Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(p.nodes[i].url)
			r.Out.Host = r.In.Host
		}}).ServeHTTP(w, r)
		return
	}
	w.WriteHeader(http.StatusBadGateway)
}

// reader follows the stream of a table as a browser does, and comes back when it ends, twenty times as soon as it is
// told.
type reader struct {
	version, wrong atomic.Int64 // wrong is the last status that was none of a stream
	mu             sync.Mutex
	ended          []time.Time
	retries        []int64
}

func (e *reader) follow(ctx context.Context, address string) {
	last, retry := "", int64(0)
	for ctx.Err() == nil {
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
		if err != nil {
			e.wrong.Add(1)
			return
		}
		if last != "" {
			r.Header.Set("Last-Event-ID", last)
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			if ctx.Err() == nil {
				e.wrong.Add(1)
			}
			return
		}
		if answer.StatusCode != http.StatusOK { // a browser gives up
			e.wrong.Store(int64(answer.StatusCode))
		}
		for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
			line := lines.Text()
			if id, ok := strings.CutPrefix(line, "id: "); ok {
				var version int64
				_, _ = fmt.Sscan(id, &version)
				last = id
				e.version.Store(max(version, e.version.Load()))
			}
			_, _ = fmt.Sscanf(line, "retry: %d", &retry)
		}
		answer.Body.Close()
		if ctx.Err() == nil {
			e.mu.Lock()
			e.ended, e.retries = append(e.ended, time.Now()), append(e.retries, retry)
			e.mu.Unlock()
			time.Sleep(time.Duration(retry) * time.Millisecond / 20)
		}
	}
}

// One of two servers stops while people play. It says so first, sends its readers away one by one, and finishes what it
// is asked. Nobody is refused anything, and everybody learns of every move.
func TestDrain(t *testing.T) {
	s := open(t)
	one := s.node()
	two := s.again(func(c *table.Config) { c.Bus = s.web.Bus }).node()
	front := front(t, one, two)
	ann := s.browser()
	ann.s = &site{Server: front, t: t}
	path := ann.open("quick", "device", "option-rounds", "3")
	ann.post(path+"/ready").wants(t, 200)

	ctx, stop := context.WithCancel(t.Context())
	readers := make([]reader, 24)
	var all sync.WaitGroup
	defer all.Wait()
	defer stop()
	for i := range readers {
		all.Go(func() { readers[i].follow(ctx, front.URL+path+"/events") })
	}
	until := func(what string, is func() bool) {
		t.Helper()
		for end := time.Now().Add(patience); !is(); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("never: " + what)
			}
		}
	}
	until("all streams are open", func() bool { return one.Streams()+two.Streams() == len(readers) })
	here := one.Streams()
	if here == 0 || here == len(readers) {
		t.Fatalf("%d streams are on one of two servers", here)
	}

	const over = 2 * time.Second
	began, shut := time.Now(), make(chan error, 1)
	one.Drain(over)
	time.AfterFunc(over, func() { shut <- one.listens.Shutdown(context.WithoutCancel(ctx)) })
	moves := 0
	for ; time.Since(began) < over+time.Second; time.Sleep(150 * time.Millisecond) {
		ann.get(path).wants(t, 200)
		at := s.look(path)
		if at.Status != table.Playing {
			continue
		}
		seat := at.Owing().First()
		move := at.Match.Game.Lexicon().Text(at.Match.State.Moves(nil, seat)[0])
		ann.post(path+"/choose", "move", move, "seat", text(int(seat)+1), "version",
			text(int(at.Version))).wants(t, 200)
		moves++
	}
	must(t, <-shut)
	version := s.look(path).Version
	until("everybody knows the last move", func() bool {
		for i := range readers {
			if readers[i].version.Load() != version {
				return false
			}
		}
		return two.Streams() == len(readers) && one.Streams() == 0
	})
	stop()
	all.Wait()
	ends, early, told := 0, 0, map[int64]bool{}
	for i := range readers {
		e := &readers[i]
		if status := e.wrong.Load(); status > 0 {
			t.Errorf("reader %d was refused: %d", i, status)
		}
		for n, at := range e.ended {
			if ends++; at.Sub(began) < over/2 {
				early++
			}
			told[e.retries[n]] = true
			if r := e.retries[n]; r < 0 || r >= mostRetry.Milliseconds() {
				t.Errorf("a reader is to come back after %d ms", r)
			}
		}
	}
	if ends < here || len(told) < here/2 || early == 0 || early == ends {
		t.Errorf("of %d streams %d ended, %d of them early, and were told %d different times", here, ends, early,
			len(told))
	}
	if moves == 0 {
		t.Error("nobody played meanwhile")
	}
}
