package e2e

import (
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"ennead/internal/bus/nats/natstest"
	"ennead/internal/store/postgres/pgtest"
)

// openPair starts two servers of one house, on PostgreSQL, with NATS between them, under a name for which browsers have
// passkeys. Each request goes to the other server than the one before.
func openPair(t *testing.T, env ...string) *house {
	t.Helper()
	var nodes []*url.URL
	var turn atomic.Uint64
	front := httptest.NewServer(&httputil.ReverseProxy{
		FlushInterval: -1, // streams
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(nodes[turn.Add(1)%uint64(len(nodes))])
			r.Out.Host = r.In.Host
			r.SetXForwarded()
		},
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, _ error) { w.WriteHeader(http.StatusBadGateway) },
		ErrorLog:     log.New(io.Discard, "", 0),
	})
	t.Cleanup(func() {
		front.CloseClientConnections() // streams
		front.Close()
	})
	name := strings.Replace(front.URL, "127.0.0.1", "localhost", 1)
	args := []string{"--store", pgtest.Shared(t).Database(t), "--nats", natstest.Run(t).URL()}
	for range 2 {
		h := &house{t: t, data: t.TempDir(), env: append(env, "ENNEAD_URL="+name), args: args}
		h.start("127.0.0.1:0")
		t.Cleanup(h.kill)
		at, err := url.Parse(h.url)
		must(t, err)
		nodes = append(nodes, at)
	}
	return &house{t: t, url: name}
}
