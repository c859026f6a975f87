package web

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"testing"

	"ennead/internal/forwarded"
)

// at gives the site an address, behind these proxies.
func (s *site) at(address string, proxies forwarded.Proxies) {
	s.t.Helper()
	conf := s.web.Config
	conf.Proxies, conf.URL = proxies, nil
	if address != "" {
		u, err := url.Parse(address)
		must(s.t, err)
		conf.URL = u
	}
	s.web.Close()
	s.web = New(conf)
	s.Config.Handler = s.web
}

// asked returns the site's answer to a request from that address, with these headers.
func (s *site) asked(method, target, from string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequestWithContext(s.t.Context(), method, target, nil)
	r.RemoteAddr = from
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	s.web.ServeHTTP(w, r)
	return w
}

const (
	stranger  = "203.0.113.9:5000"
	neighbour = "127.0.0.1:5000"
)

// Links, cookies and HSTS follow the public address; without one, what a trusted proxy says.
func TestPublicAddress(t *testing.T) {
	alone(t)
	for _, c := range []struct {
		name, url string
		proxies   forwarded.Proxies
		from      string
		headers   []string
		host      string
		origin    string
	}{
		{"as it is asked", "", nil, stranger, nil, "192.168.1.5:8080", "http://192.168.1.5:8080"},
		{"a stranger's word", "", forwarded.Loopback, stranger, []string{"X-Forwarded-Proto", "https"},
			"games.example.org", "http://games.example.org"},
		{"no proxy", "", nil, neighbour, []string{"X-Forwarded-Proto", "https"}, "games.example.org",
			"http://games.example.org"},
		{"a proxy's word", "", forwarded.Loopback, neighbour, []string{"X-Forwarded-Proto", "https"},
			"games.example.org", "https://games.example.org"},
		{"the last proxy's word", "", forwarded.Loopback, neighbour, []string{"X-Forwarded-Proto", "https",
			"X-Forwarded-Proto", "https, http"}, "games.example.org", "http://games.example.org"},
		{"a proxy says nothing", "https://games.example.org", forwarded.Loopback, neighbour, nil, "games.example.org",
			"https://games.example.org"},
		{"nobody says anything", "https://games.example.org", nil, stranger, nil, "games.example.org:443",
			"https://games.example.org"},
		{"a port of its own", "https://games.example.org:8443", nil, stranger, nil, "Games.Example.ORG",
			"https://games.example.org:8443"},
		{"without https", "http://games.example.org", forwarded.Loopback, neighbour,
			[]string{"X-Forwarded-Proto", "https"}, "games.example.org", "http://games.example.org"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := open(t)
			s.at(c.url, c.proxies)
			post := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+c.host+"/tables",
				strings.NewReader("game=sticks&name=Ann&quick=friends"))
			post.RemoteAddr = c.from
			post.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			for i := 0; i < len(c.headers); i += 2 {
				post.Header.Add(c.headers[i], c.headers[i+1])
			}
			w := httptest.NewRecorder()
			s.web.ServeHTTP(w, post)
			if w.Code != http.StatusSeeOther {
				t.Fatalf("a table is answered with %d", w.Code)
			}
			secure := strings.HasPrefix(c.origin, "https:")
			name, cookies := visitorCookie, w.Result().Cookies()
			if secure {
				name = "__Host-ennead"
			}
			if len(cookies) != 1 || cookies[0].Name != name || cookies[0].Secure != secure || !cookies[0].HttpOnly ||
				cookies[0].Domain != "" {
				t.Fatalf("the cookies are %v", cookies)
			}
			page := s.asked("GET", "http://"+c.host+w.Header().Get("Location"), c.from,
				append(c.headers, "Cookie", cookies[0].Name+"="+cookies[0].Value)...)
			if !strings.Contains(page.Body.String(), `"`+c.origin+w.Header().Get("Location")+`/seat/`) {
				t.Errorf("no link of a seat begins with %s", c.origin)
			}
			if got := page.Header().Get("Strict-Transport-Security"); (got == "max-age=31536000") != secure ||
				secure == (got == "") {
				t.Errorf("HSTS is %q", got)
			}
		})
	}
}

// A site that moves to https keeps its visitors: the cookie gets its new name at their first visit.
func TestCookieMoves(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	u, err := url.Parse(s.URL)
	must(t, err)
	old := ann.Jar.Cookies(u)[0]
	if old.Name != visitorCookie {
		t.Fatalf("the cookie is called %s", old.Name)
	}
	s.at("https://games.example.org", forwarded.Loopback)
	for _, file := range []string{s.web.files.at("site.css"), "/healthz"} {
		if strings.HasPrefix(file, "/static/") &&
			len(s.asked("GET", "http://games.example.org"+file, neighbour, "Cookie",
				old.String()).Result().Cookies()) > 0 {
			t.Errorf("%s, which shared caches may keep, sets a cookie", file)
		}
	}
	w := s.asked("GET", "http://games.example.org/", neighbour, "Cookie", old.String())
	if !strings.Contains(w.Body.String(), path) {
		t.Error("the visitor's table is gone")
	}
	set := map[string]*http.Cookie{}
	for _, c := range w.Result().Cookies() {
		set[c.Name] = c
	}
	if len(set) != 2 || set[hostCookie] == nil || set[hostCookie].Value != old.Value || set[visitorCookie] == nil ||
		set[visitorCookie].MaxAge >= 0 {
		t.Fatalf("the cookies become %v", set)
	}
	w = s.asked("GET", "http://games.example.org/", neighbour, "Cookie", hostCookie+"="+old.Value)
	if !strings.Contains(w.Body.String(), path) || len(w.Result().Cookies()) > 0 {
		t.Errorf("the second visit differs from the first: %v", w.Result().Cookies())
	}
	// The new one counts: somebody who can set a cookie from another site of the domain achieves nothing.
	eve := s.asked("GET", "http://games.example.org/", neighbour, "Cookie", hostCookie+"=x.y; "+old.String())
	if strings.Contains(eve.Body.String(), path) {
		t.Error("the old cookie still counts next to the new one")
	}
	s.at("", nil)
	plain := s.asked("GET", "http://games.example.org/", neighbour, "Cookie", old.String())
	if !strings.Contains(plain.Body.String(), path) || len(plain.Result().Cookies()) > 0 {
		t.Error("without https the cookie has changed")
	}
}

// A site with a public address answers only by its name; monitors may use any.
func TestOtherHosts(t *testing.T) {
	s := open(t)
	var log bytes.Buffer
	s.web.Log = slog.New(slog.NewTextHandler(&log, nil))
	s.at("https://games.example.org", forwarded.Loopback)
	for _, c := range []struct {
		method, target string
		status         int
	}{
		{"GET", "http://games.example.org/about", 200}, {"GET", "http://GAMES.example.org:443/about", 200},
		{"GET", "http://127.0.0.1:8080/healthz", 200},
		{"GET", "http://127.0.0.1:8080" + s.web.files.at("site.css"), 200},
		{"GET", "http://127.0.0.1:8080/about?x=1", 421}, {"GET", "http://rebound.example.com/", 421},
		{"GET", "http://games.example.org.example.com/", 421}, {"POST", "http://rebound.example.com/tables", 421},
		{"GET", "http://rebound.example.com/healthz/", 421}, {"GET", "http://[::1]:8080/", 421},
	} {
		w := s.asked(c.method, c.target, neighbour)
		if w.Code != c.status {
			t.Errorf("%s %s: %d, want %d", c.method, c.target, w.Code, c.status)
		}
		if c.status == 421 && !strings.Contains(w.Body.String(), `href="https://games.example.org/`) {
			t.Errorf("%s %s does not lead to the site:\n%s", c.method, c.target, w.Body)
		}
		if w.Header().Get("Location") != "" {
			t.Errorf("%s %s redirects, which may never end", c.method, c.target)
		}
	}
	if got := s.asked("GET", "http://127.0.0.1:8080/rules/sticks?q=1", neighbour).Body.String(); !strings.Contains(got,
		`href="https://games.example.org/rules/sticks?q=1"`) {
		t.Errorf("the page itself is not named:\n%s", got)
	}
	if n := strings.Count(log.String(), "level=WARN"); n != 1 || !strings.Contains(log.String(), "Host header") {
		t.Errorf("the operator is warned %d times:\n%s", n, &log)
	}
	// The site's own forms are accepted by their Origin header, whatever a proxy made of the port.
	for origin, status := range map[string]int{"https://games.example.org": 303, "https://example.org": 403,
		"http://games.example.org.example.com": 403} {
		if w := s.asked("POST", "http://games.example.org:8443/settings?", neighbour, "Origin", origin, "Content-Type",
			"multipart/form-data"); w.Code != status {
			t.Errorf("a form from %s: %d, want %d", origin, w.Code, status)
		}
	}
}

// The operator of a proxy that is not trusted is warned, once.
func TestUnbelieved(t *testing.T) {
	for _, c := range []struct {
		from    string
		proxies forwarded.Proxies
		header  string
		told    int
	}{
		{neighbour, nil, "X-Forwarded-For", 1},
		{"172.17.0.1:5000", forwarded.Loopback, "X-Forwarded-For", 1},
		{neighbour, forwarded.Loopback, "X-Forwarded-For", 0},
		{stranger, nil, "X-Forwarded-For", 0},
		{neighbour, nil, "X-Other", 0},
		{"172.17.0.1:5000", forwarded.Proxies{netip.MustParsePrefix("172.16.0.0/12")}, "X-Forwarded-For", 0},
	} {
		s := open(t)
		var log bytes.Buffer
		s.web.Log = slog.New(slog.NewTextHandler(&log, nil))
		s.at("", c.proxies)
		for range 3 {
			s.asked("GET", "http://games.example.org/about", c.from, c.header, "198.51.100.1")
		}
		if got := strings.Count(log.String(), "--proxies"); got != c.told ||
			strings.Contains(log.String(), "198.51.100.1") {
			t.Errorf("%s with %s: warned %d times:\n%s", c.from, c.header, got, &log)
		}
	}
}

// Visitors behind one proxy have limits of their own.
func TestLimitsBehindProxy(t *testing.T) {
	s := open(t)
	s.at("https://games.example.org", forwarded.Loopback)
	ask := func(from string) int {
		return s.asked("GET", "http://games.example.org/robots.txt", neighbour, "X-Forwarded-For",
			"6.6.6.6, "+from).Code
	}
	refused := false
	for range burst + 400 {
		refused = refused || ask("198.51.100.1") == http.StatusTooManyRequests
	}
	if !refused {
		t.Error("nothing limits the first visitor")
	}
	if got := ask("198.51.100.2"); got != http.StatusOK {
		t.Errorf("the second visitor is limited because of the first: %d", got)
	}
}
