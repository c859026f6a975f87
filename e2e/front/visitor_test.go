package front

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strconv"
	"strings"
	"testing"
)

// site is the host name that the examples use.
const site = "games.example.org"

// visitor is a browser somewhere in the world. It finds the site at ports of this machine.
type visitor struct {
	t      *testing.T
	client *http.Client
}

// visit returns a browser that comes from that address, trusts these roots, and finds http and https at those ports.
func visit(t *testing.T, from string, roots *x509.CertPool, plain, secure int) *visitor {
	t.Helper()
	at := map[string]int{site + ":80": plain, site + ":443": secure}
	dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
	transport := &http.Transport{
		ForceAttemptHTTP2: true,
		TLSClientConfig:   &tls.Config{RootCAs: roots},
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			if port := at[address]; port > 0 {
				address = net.JoinHostPort("127.0.0.1", strconv.Itoa(port))
			}
			return dialer.DialContext(ctx, network, address)
		},
	}
	jar, err := cookiejar.New(nil)
	must(t, err)
	t.Cleanup(transport.CloseIdleConnections)
	return &visitor{t: t, client: &http.Client{Transport: transport, Jar: jar}}
}

// answer is the response: for a redirect, that of its target.
type answer struct {
	*http.Response
	body string
}

// send sends a form, or requests a page if there is none.
func (v *visitor) send(address string, form url.Values, headers ...string) answer {
	v.t.Helper()
	method, body := http.MethodGet, ""
	if form != nil {
		method, body = http.MethodPost, form.Encode()
	}
	r, err := http.NewRequestWithContext(v.t.Context(), method, address, strings.NewReader(body))
	must(v.t, err)
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Origin", "https://"+site)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	got, err := v.client.Do(r)
	must(v.t, err)
	defer got.Body.Close()
	text, err := io.ReadAll(got.Body)
	must(v.t, err)
	return answer{got, string(text)}
}

// listen opens an event stream; it ends with the context. The second result has its status.
func (v *visitor) listen(ctx context.Context, address string) (<-chan string, *http.Response) {
	v.t.Helper()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	must(v.t, err)
	got, err := v.client.Do(r)
	must(v.t, err)
	v.t.Cleanup(func() { _ = got.Body.Close() })
	return lines(got.Body), got
}

// open opens a table for friends and returns its address.
func (v *visitor) open() string {
	v.t.Helper()
	got := v.send("https://"+site+"/tables", url.Values{"game": {"pharaon"}, "quick": {"friends"}, "players": {"2"},
		"name": {"Ann"}, "public": {"yes"}})
	if got.StatusCode != http.StatusOK || !strings.HasPrefix(got.Request.URL.Path, "/t/") {
		v.t.Fatalf("opening a table: %d at %s\n%.3000s", got.StatusCode, got.Request.URL, got.body)
	}
	return "https://" + site + got.Request.URL.Path
}
