package e2e

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"
	"time"
)

// A proxy that finds no server for a while answers 502 itself, to streams and to pages. The page stays as it is, and
// once there is a server again, it shows what has happened meanwhile.
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
	t.Cleanup(front.CloseClientConnections) // streams
	h.url = front.URL
	ann := h.tab(1000, 700)
	ann.fine = []string{"status of 502"}
	ann.open("/")
	ann.click("button[name=quick][value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	link := eval[string](ann, `document.documentElement.innerHTML.match(/\/t\/[a-z2-7]+\/seat\/[a-z2-7]+/)[0]`)
	eval[bool](ann, `window.same = true`) // unless the browser loads the page anew

	away.Store(true)
	front.CloseClientConnections()
	for end := time.Now().Add(patience); refused.Load() < 2; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the page does not ask for its stream again")
		}
	}
	h.url = site.String()
	bek := h.tab(1000, 700)
	bek.open(link)
	bek.typed("main form input[name=name]", "Bek")
	bek.click("main form button")
	bek.wait(`document.querySelector("#ready")`)
	h.url = front.URL
	away.Store(false)
	ann.wait(`document.body.innerText.includes("Bek")`)
	ann.wait(`window.same`)
}
