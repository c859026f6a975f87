package nodes

import (
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"sync/atomic"
	"testing"
)

// balancer sends each request to the next server in turn. It goes on to another one if that cannot be reached or is not
// available, and, where a request may be made twice, if the connection breaks before an answer begins.
type balancer struct {
	nodes []*node
	turn  atomic.Uint64
	by    http.RoundTripper
	went  atomic.Int64 // how often it went on
}

func balance(t *testing.T, nodes []*node) *httptest.Server {
	t.Helper()
	by := &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true}
	front := httptest.NewServer(&httputil.ReverseProxy{
		Transport: &balancer{nodes: nodes, by: by}, FlushInterval: -1,
		Rewrite: func(r *httputil.ProxyRequest) {
			r.Out.URL.Scheme, r.Out.Host = "http", r.In.Host
			r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"]
		},
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, _ error) { w.WriteHeader(http.StatusBadGateway) },
		ErrorLog:     quiet,
	})
	t.Cleanup(func() {
		front.CloseClientConnections() // streams
		front.Close()
		by.CloseIdleConnections()
	})
	return front
}

func (b *balancer) RoundTrip(r *http.Request) (answer *http.Response, err error) {
	var body []byte
	if r.Body != nil {
		if body, err = io.ReadAll(r.Body); err != nil {
			return nil, err
		}
		r.Body.Close()
	}
	first := b.turn.Add(1)
	for i := range b.nodes {
		if answer != nil {
			answer.Body.Close()
		}
		at := b.nodes[(first+uint64(i))%uint64(len(b.nodes))]
		next := r.Clone(r.Context())
		next.URL.Host = at.address
		if next.Body = http.NoBody; len(body) > 0 {
			next.Body = io.NopCloser(bytes.NewReader(body))
		}
		answer, err = b.by.RoundTrip(next)
		switch {
		case err == nil && answer.StatusCode != http.StatusServiceUnavailable:
			return answer, nil
		case err != nil && r.Method != http.MethodGet && !unreached(err):
			return nil, err
		}
		b.went.Add(1)
	}
	return answer, err
}

// unreached reports whether nobody has got the request.
func unreached(err error) bool {
	var op *net.OpError
	return errors.As(err, &op) && op.Op == "dial"
}
