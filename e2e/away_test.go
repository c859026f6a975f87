package e2e

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"
)

// A proxy that finds no server for a while answers 502 itself, to streams and pages. The page stays as it is, and shows
// what has happened meanwhile once there is a server again.
func TestServerIsAway(t *testing.T) {
	t.Parallel()
	h := open(t)
	site, err := url.Parse(h.url)
	must(t, err)
	var away atomic.Bool
	var refused atomic.Int64
	behind := &httputil.ReverseProxy{FlushInterval: -1, Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(site)
		r.Out.Host = r.In.Host
	}}
	front := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if away.Load() {
			if r.URL.Path == "/events" {
				refused.Add(1)
			}
			http.Error(w, "Bad Gateway", http.StatusBadGateway)
			return
		}
		behind.ServeHTTP(w, r)
	}))
	t.Cleanup(front.Close)
	_ = refused.Load()
}
