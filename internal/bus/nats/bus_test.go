package nats

import (
	"log/slog"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ennead/internal/bus"
	"ennead/internal/bus/nats/natstest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const patience = 20 * time.Second

func open(t *testing.T, url string) *Bus {
	t.Helper()
	b, err := Open(url, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}

func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("never: " + what)
		}
	}
}

// subscribed subscribes, and waits until the other servers know.
func subscribed(t *testing.T, b *Bus, tables ...string) *bus.Subscription {
	t.Helper()
	s := b.Subscribe(tables...)
	t.Cleanup(s.Close)
	if err := b.conn.Flush(); err != nil {
		t.Fatal(err)
	}
	return s
}

func next(t *testing.T, s *bus.Subscription) bus.Notice {
	t.Helper()
	select {
	case n := <-s.Notices():
		return n
	case <-time.After(patience):
		t.Fatal("no notice came")
	}
	return bus.Notice{}
}

// none fails if a notice has arrived by now. A notice to another table makes sure that everything sent has.
func none(t *testing.T, from *Bus, at *Bus, s *bus.Subscription) {
	t.Helper()
	last := subscribed(t, at, "last")
	from.Publish(bus.Notice{Table: "last"})
	next(t, last)
	select {
	case n := <-s.Notices():
		t.Errorf("%+v has come", n)
	default:
	}
}

// What one server publishes reaches those who want it on every server, once and in order.
func TestNoticesCross(t *testing.T) {
	url := natstest.Run(t).URL()
	one, two := open(t, url), open(t, url)
	here, there, other := subscribed(t, one, "a"), subscribed(t, two, "a"), subscribed(t, two, "b")
	for v := range int64(12) {
		want := bus.Notice{Table: "a", Version: v, Unaffected: uint16(v), Chat: v, Analysis: v%2 == 0}
		one.Publish(want)
		for name, s := range map[string]*bus.Subscription{"here": here, "there": there} {
			if got := next(t, s); got != want {
				t.Errorf("%s: %+v instead of %+v", name, got, want)
			}
		}
	}
	none(t, one, two, other)
	none(t, one, one, here)
	if got, want := one.Counts(), (bus.Counts{Published: 14}); got != want {
		t.Errorf("who publishes counted %+v, want %+v", got, want)
	}
	eventually(t, "both have heard the last notice", func() bool { return two.Counts().Received >= 14 })
	if got, want := two.Counts(), (bus.Counts{Received: 14}); got != want {
		t.Errorf("who hears counted %+v, want %+v", got, want)
	}
	if w := two.Watched(); w["a"] != 11 || len(w) != 3 {
		t.Errorf("watched: %v", w)
	}
}

// While the connection is cut, notices may be lost, and for a while after it; then they arrive again.
func TestCut(t *testing.T) {
	s := natstest.Run(t)
	one, two := open(t, s.URL()), open(t, s.URL())
	there := subscribed(t, two, "a")
	one.lost.Store(0)
	two.lost.Store(0)
	if one.Lost() || two.Lost() {
		t.Error("notices are lost over a good connection")
	}
	s.Stop()
	eventually(t, "the loss is noticed", func() bool { return one.Lost() && two.Lost() })
	if one.Counts().Cuts != 1 || two.Counts().Cuts != 1 {
		t.Errorf("%d and %d cuts are counted", one.Counts().Cuts, two.Counts().Cuts)
	}
	one.Publish(bus.Notice{Table: "a", Version: 5})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the servers are connected", func() bool { return one.Connected() && two.Connected() })
	if !two.Lost() {
		t.Error("what was lost before is forgotten at once")
	}
	if err := two.conn.Flush(); err != nil {
		t.Fatal(err)
	}
	one.Publish(bus.Notice{Table: "a", Version: 6})
	if got := next(t, there); got.Version != 6 {
		t.Errorf("after the cut comes %+v", got)
	}
}

// A network that loses everything is noticed soon, although it breaks nothing off.
func TestSilence(t *testing.T) {
	s := natstest.Run(t)
	b := open(t, s.URL())
	eventually(t, "the server is connected", b.Connected)
	time.Sleep(3 * pings / 2) // a ping has been answered
	b.lost.Store(0)
	if cuts := b.Counts().Cuts; cuts > 0 || b.Lost() {
		t.Errorf("%d cuts of a good connection", cuts)
	}
	s.Silence(true)
	began := time.Now()
	eventually(t, "the loss is noticed", b.Lost)
	if took := time.Since(began); took > 3*pings {
		t.Errorf("the loss is noticed after %v", took)
	}
	s.Silence(false)
	eventually(t, "the server is connected again", b.Connected)
}

// A server starts without NATS, and serves its own readers.
func TestNoServer(t *testing.T) {
	b := open(t, "nats://127.0.0.1:1")
	s := b.Subscribe("a")
	b.Publish(bus.Notice{Table: "a", Version: 3})
	if got := next(t, s); got.Version != 3 || !b.Lost() {
		t.Errorf("%+v, lost %t", got, b.Lost())
	}
	s.Close()
	if _, err := Open("nats://[", nil); err == nil {
		t.Error("an address that is none is accepted")
	}
}

// A topic ends once nobody has read it for a while; ids that no table can have open none.
func TestTopicsEnd(t *testing.T) {
	b := open(t, natstest.Run(t).URL())
	first, second := subscribed(t, b, "a"), subscribed(t, b, "a")
	odd := subscribed(t, b, "", "*", ">", "a.b", "a b")
	if len(b.heard) != 1 {
		t.Errorf("%d topics", len(b.heard))
	}
	first.Close()
	b.forget(root + "a") // somebody still reads it
	if len(b.heard) != 1 || b.heard[root+"a"].idle != nil {
		t.Error("a topic ended while it was read")
	}
	second.Close()
	odd.Close()
	if b.heard[root+"a"].idle == nil {
		t.Error("nothing will end the topic")
	}
	again := subscribed(t, b, "a")
	if b.heard[root+"a"].idle != nil {
		t.Error("a topic that is read again will end")
	}
	again.Close()
	b.forget(root + "a")
	if len(b.heard) != 0 {
		t.Errorf("%d topics remain", len(b.heard))
	}
}

// Whatever others send to the same subjects harms nobody.
func TestForeignMessages(t *testing.T) {
	url := natstest.Run(t).URL()
	one, two := open(t, url), open(t, url)
	s := subscribed(t, two, "a")
	for _, data := range []string{"", "{", "[]", "1", `{"Table": "b"}`, `{"Table": 1}`, `{"Version": "x"}`} {
		if err := one.conn.Publish(root+"a", []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	none(t, one, two, s)
}
