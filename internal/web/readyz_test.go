package web

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/bus"
	"ennead/internal/store"
	"ennead/internal/table"
)

// deafBus is a bus over several servers that hears nothing of the others.
type deafBus struct{ *bus.Local }

func (c deafBus) Watched() map[string]int64 { return c.Tables() }
func (deafBus) Lost() bool                  { return true }

// ahead is a store whose clock is ahead.
type ahead struct {
	store.Store
	by time.Duration
}

func (a ahead) Now(context.Context) (time.Time, error) { return time.Now().Add(a.by), nil }

// failing returns the checks that fail, in order, each with its reason.
func (a answer) failing(t *testing.T) (names []string, whys string) {
	t.Helper()
	var is readiness
	must(t, json.Unmarshal([]byte(a.body), &is))
	if len(is.Checks) != 5 || is.Ready != (a.status == 200) {
		t.Errorf("%d: %s", a.status, a.body)
	}
	for _, c := range is.Checks {
		if c.OK != (c.Why == "") {
			t.Errorf("%+v", c)
		}
		if !c.OK {
			names, whys = append(names, c.Name), whys+c.Why+"; "
		}
	}
	return names, whys
}

// A balancer learns whether to send visitors to this server, and a host what is wrong with it.
func TestReady(t *testing.T) {
	s := open(t)
	until := func(what string, is func() bool) {
		t.Helper()
		for end := time.Now().Add(patience); !is(); time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("never: " + what)
			}
		}
	}
	var later atomic.Int64
	room := uint64(1 << 40)
	sites := map[string]*site{
		"": s,
		"store": s.again(func(c *table.Config) {
			c.Store = failing{c.Store, store.ErrFull}
		}),
		"clock": s.again(func(c *table.Config) { c.Store = ahead{c.Store, -8 * time.Second} }),
		"hints": s.again(func(c *table.Config) {
			c.Bus = deafBus{bus.New()}
			c.Now = func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
		}),
		"disk": func() *site {
			conf := s.web.Config
			conf.Free = func() (uint64, bool) { return room, true }
			return s.served(New(conf), s.house)
		}(),
	}
	for name, one := range sites {
		until("the clock is compared", func() bool { return one.house.Figures().Measured })
		if name == "hints" || name == "disk" {
			one.browser().get("/readyz").wants(t, 200)
		}
	}
	until("the loss is noticed", func() bool { return sites["hints"].house.Figures().Lost > 0 })
	later.Store(int64(2 * time.Minute))
	room = 1 << 20
	for name, why := range map[string]string{
		"": "", "store": "the server's disk is full", "clock": "the clock differs from the store's by 8s",
		"hints": "notices of other servers have been lost for 2m", "disk": "the server's disk is nearly full",
	} {
		status, want := 200, []string(nil)
		if name != "" {
			status, want = 503, []string{name}
		}
		b := sites[name].browser()
		got, whys := b.get("/readyz").wants(t, status).failing(t)
		if !slices.Equal(got, want) || !strings.HasPrefix(whys, why) {
			t.Errorf("%q: %q fail (%s)", name, got, whys)
		}
		b.get("/readyz?exclude="+name).wants(t, 200)
		b.get("/livez").wants(t, 200)
	}
}

// A server that drains is not ready, but answers; the names of programs that ask do not matter.
func TestReadyWhileDraining(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.get("/readyz").wants(t, 200)
	if a := b.get("/"); a.header.Get("Connection") == "close" {
		t.Error("connections end although the server stays")
	}
	s.web.Drain(time.Minute)
	s.web.Drain(0)
	if got, _ := b.get("/readyz").wants(t, 503).failing(t); !slices.Equal(got, []string{"serving"}) {
		t.Errorf("%q fail", got)
	}
	b.get("/livez").wants(t, 200)
	b.get("/healthz").wants(t, 200)
	b.get("/").wants(t, 200)
}
