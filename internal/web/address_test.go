package web

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"ennead/internal/forwarded"
)

// behind lists the proxies of the tests: this machine, and two machines of a network.
var behind = append(forwarded.Proxies{netip.MustParsePrefix("10.0.0.0/31"), netip.MustParsePrefix("fd00::/64")},
	forwarded.Loopback...)

func TestVisitorBehindProxies(t *testing.T) {
	for _, c := range []struct {
		peer      string
		forwarded []string
		want      string
	}{
		{"203.0.113.9:5000", nil, "203.0.113.9/32"},
		{"203.0.113.9:5000", []string{"198.51.100.1"}, "203.0.113.9/32"}, // a stranger's claim
		{"10.0.0.2:5000", []string{"198.51.100.1"}, "10.0.0.2/32"},       // a neighbour of the proxies is not one
		{"127.0.0.1:5000", nil, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{"198.51.100.1"}, "198.51.100.1/32"},
		{"[::ffff:127.0.0.1]:5000", []string{"198.51.100.1"}, "198.51.100.1/32"},
		{"[::1]:5000", []string{"::ffff:198.51.100.1"}, "198.51.100.1/32"},
		{"127.0.0.1:5000", []string{"6.6.6.6, 198.51.100.1"}, "198.51.100.1/32"}, // the visitor's own entry comes first
		{"127.0.0.1:5000", []string{"6.6.6.6", "198.51.100.1"}, "198.51.100.1/32"},
		{"127.0.0.1:5000", []string{"198.51.100.1", "10.0.0.1"}, "198.51.100.1/32"},
		{"127.0.0.1:5000", []string{"6.6.6.6,198.51.100.1 ,\t10.0.0.1,10.0.0.0"}, "198.51.100.1/32"},
		{"127.0.0.1:5000", []string{"198.51.100.1,10.0.0.2,10.0.0.1"}, "10.0.0.2/32"},
		{"127.0.0.1:5000", []string{"10.0.0.0, 10.0.0.1"}, "10.0.0.0/32"}, // somebody on the machine of a proxy
		{"127.0.0.1:5000", []string{"198.51.100.1:4711"}, "198.51.100.1/32"},
		{"127.0.0.1:5000", []string{"2001:db8:1:2:3:4:5:6"}, "2001:db8:1:2::/64"},
		{"127.0.0.1:5000", []string{"[2001:db8:1:2:3:4:5:6]:4711"}, "2001:db8:1:2::/64"},
		{"127.0.0.1:5000", []string{"[2001:db8:1:2:3:4:5:6]"}, "2001:db8:1:2::/64"},
		{"127.0.0.1:5000", []string{"fe80::1%eth0"}, "fe80::/64"},
		{"127.0.0.1:5000", []string{"[fe80::1%eth0]:80, [fd00::7]:90"}, "fe80::/64"},
		{"127.0.0.1:5000", []string{""}, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{"unknown"}, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{"198.51.100.1, unknown"}, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{"198.51.100.1, garbage, 10.0.0.1"}, "10.0.0.1/32"},
		{"127.0.0.1:5000", []string{"198.51.100.1,"}, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{`for=198.51.100.1`}, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{"[198.51.100.1"}, "127.0.0.1/32"},
		{"127.0.0.1:5000", []string{"1.2.3.4%" + strings.Repeat("x", 100)}, "127.0.0.1/32"},
		{"@", []string{"198.51.100.1"}, "invalid Prefix"},
	} {
		s := &Server{Config: Config{Proxies: behind, Log: slog.New(slog.DiscardHandler)}}
		r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/", nil)
		r.RemoteAddr = c.peer
		r.Header["X-Forwarded-For"] = c.forwarded
		r.Header.Set("Forwarded", "for=6.6.6.6")
		if got := s.address(r).String(); got != c.want {
			t.Errorf("%s with %q is %s, want %s", c.peer, c.forwarded, got, c.want)
		}
	}
}
