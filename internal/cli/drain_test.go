package cli

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/bus/nats/natstest"
	"ennead/internal/load"
	"ennead/internal/store/postgres/pgtest"
)

// balancer sends requests to servers by turns, as long as they are ready, and asks them often.
type balancer struct {
	servers []string
	ready   []atomic.Bool
	turn    atomic.Int64
}

// look asks one server.
func (b *balancer) look(i int) {
	answer, err := http.Get("http://" + b.servers[i] + "/readyz")
	if err == nil {
		answer.Body.Close()
	}
	b.ready[i].Store(err == nil && answer.StatusCode == http.StatusOK)
}

func (b *balancer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for range b.servers {
		i := int(b.turn.Add(1)) % len(b.servers)
		if !b.ready[i].Load() {
			continue
		}
		(&httputil.ReverseProxy{FlushInterval: -1, Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(&url.URL{Scheme: "http", Host: b.servers[i]})
			r.Out.Host = r.In.Host
			r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"]
		}}).ServeHTTP(w, r)
		return
	}
	w.WriteHeader(http.StatusBadGateway)
}

// One of two servers with one database stops while many play. No request fails, and no acknowledged move is lost.
func TestStopOneOfTwoServers(t *testing.T) {
	database, hints := pgtest.Shared(t).Database(t), natstest.Run(t).URL()
	flags := []string{"--store", database, "--nats", hints, "--proxies", "127.0.0.1", "--drain", "2s"}
	stays, goes := serving(t, flags...), freePort(t)
	going, stop := context.WithCancel(t.Context())
	defer stop()
	ended := make(chan int, 1)
	c, _ := paper(t, "en")
	c.err = io.Discard
	go func() {
		ended <- c.obey(going, append([]string{"serve", "--listen", goes, "--data", t.TempDir()}, flags...))
	}()
	b := &balancer{servers: []string{stays, goes}, ready: make([]atomic.Bool, 2)}
	for end := time.Now().Add(time.Minute); !b.ready[0].Load() || !b.ready[1].Load(); {
		if time.Now().After(end) {
			t.Fatal("the servers are not ready")
		}
		time.Sleep(20 * time.Millisecond)
		b.look(0)
		b.look(1)
	}
	looking, enough := context.WithCancel(t.Context())
	var looks sync.WaitGroup
	for i := range b.servers { // apart, for one that is slow must not hide that another stops
		looks.Go(func() {
			for looking.Err() == nil {
				time.Sleep(200 * time.Millisecond)
				b.look(i)
			}
		})
	}
	front := httptest.NewServer(b)
	t.Cleanup(func() {
		enough()
		looks.Wait()
		front.Close()
	})
	time.AfterFunc(3*time.Second, stop)
	p, text := paper(t, "en")
	p.err = io.Discard
	code := p.obey(t.Context(), []string{"load", front.URL, "--tables", "6", "--watchers", "2", "--think", "200ms",
		"--duration", "9s", "--json"})
	var r load.Report
	if err := json.Unmarshal(text.Bytes(), &r); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if code != 0 || r.Moves == 0 || r.Missing != 0 || len(r.Errors) > 0 || r.Reconnects == 0 {
		t.Errorf("%d: %+v", code, r)
	}
	select {
	case code := <-ended:
		if code != 0 {
			t.Errorf("the server ended with %d", code)
		}
	case <-time.After(time.Minute):
		t.Error("the server does not end")
	}
	if answer, err := http.Get("http://" + goes + "/livez"); err == nil {
		answer.Body.Close()
		t.Error("the server still answers")
	}
	t.Logf("%+v", r)
}
