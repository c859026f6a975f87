package web

import (
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/netip"
	"strings"
	"testing"
	"time"

	"ennead/internal/sticks"
	"ennead/internal/table"
)

// browserAt returns a browser whose requests come from that address of this machine.
func (s *site) browserAt(address string) *browser {
	s.t.Helper()
	jar, err := cookiejar.New(nil)
	must(s.t, err)
	dial := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(address)}}
	transport := &http.Transport{DialContext: dial.DialContext}
	s.t.Cleanup(transport.CloseIdleConnections)
	return &browser{Client: &http.Client{Jar: jar, Transport: transport}, s: s, header: map[string]string{}}
}

// A visitor who opens tables without end, with a new cookie for each, is stopped, is told so, and leaves room on the
// home page for others.
func TestFloodOfTables(t *testing.T) {
	s := openHouse(t, sticks.Game, func(c *table.Config) {
		c.Quotas = table.Quotas{Open: 2, OpenNetwork: 8, Running: 10, RunningNetwork: 10, Opening: 100,
			OpeningNetwork: 100}
	})
	fields := []string{"game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "open", "public", "yes"}
	opened := 0
	for range 50 {
		if s.browserAt("127.0.0.2").post("/tables", append(fields, "name", "Yves")...).status == 200 {
			opened++
		}
	}
	if opened != 8 {
		t.Errorf("%d tables were opened from one network, not 8", opened)
	}
	s.browserAt("127.0.0.2").post("/tables", fields...).wants(t, 429).has(t, "are waiting for players")

	ann := s.browserAt("127.0.0.3")
	ann.open(append(fields, "name", "Ann")...)
	home := s.browser().get("/play").wants(t, 200)
	if n := strings.Count(home.body, "Yves"); n > 6 {
		t.Errorf("%d tables of one network are in the lobby", n)
	}
	home.has(t, "Ann")
	ann.open(append(fields, "name", "Ann")...)
	ann.post("/tables", fields...).wants(t, 429)
}

// A visitor may have a limited number of streams; others from the same address have their own.
func TestStreamsOfAVisitor(t *testing.T) {
	s := open(t)
	ann := s.browser()
	table := ann.open("quick", "device")
	stream := func(b *browser) int {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+table+"/events", nil)
		must(t, err)
		got, err := b.Do(r)
		must(t, err)
		t.Cleanup(func() { _ = got.Body.Close() })
		return got.StatusCode
	}
	for range streamsOfVisitor {
		if got := stream(ann); got != 200 {
			t.Fatalf("a stream is answered with %d", got)
		}
	}
	if got := stream(ann); got != 429 {
		t.Errorf("one stream too many is answered with %d", got)
	}
	bek := s.browser()
	bek.open("quick", "device")
	if got := stream(bek); got != 200 {
		t.Errorf("the stream of another visitor is answered with %d", got)
	}
}

// An address may have a limited number of streams, and closing one makes room for another.
func TestStreamsOfAnAddress(t *testing.T) {
	l, school, now := newLimiter(), netip.MustParsePrefix("192.0.2.1/32"), time.Now()
	var done func()
	for n := range streamsOfAddress {
		var ok bool
		if done, ok = l.stream(school, "", now); !ok {
			t.Fatalf("stream %d is refused", n)
		}
	}
	if _, ok := l.stream(school, "somebody", now); ok {
		t.Error("one stream too many is accepted")
	}
	if _, ok := l.stream(netip.MustParsePrefix("192.0.2.2/32"), "somebody", now); !ok {
		t.Error("another address is held up")
	}
	done()
	if _, ok := l.stream(school, "somebody", now); !ok {
		t.Error("a stream is refused after another was closed")
	}
}
