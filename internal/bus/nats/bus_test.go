package nats

import (
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"go.uber.org/goleak"

	"ennead/internal/bus"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const patience = 20 * time.Second

// serve starts a NATS server; port -1 takes a free one.
func serve(t *testing.T, port int) *server.Server {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: port, NoLog: true, NoSigs: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	if !s.ReadyForConnections(patience) {
		t.Fatal("no NATS server")
	}
	t.Cleanup(func() { stop(s) })
	return s
}

func stop(s *server.Server) {
	s.Shutdown()
	s.WaitForShutdown()
}

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
	url := serve(t, -1).ClientURL()
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
	if got, want := two.Counts(), (bus.Counts{Received: 13}); got != want {
		t.Errorf("who hears counted %+v, want %+v", got, want)
	}
	if w := two.Watched(); w["a"] != 11 || len(w) != 3 {
		t.Errorf("watched: %v", w)
	}
}

// While the connection is cut, notices may be lost, and for a while after it; then they arrive again.
func TestCut(t *testing.T) {
	s := serve(t, -1)
	port := s.Addr().(interface{ String() string }).String()
	one, two := open(t, s.ClientURL()), open(t, s.ClientURL())
	there := subscribed(t, two, "a")
	one.lost.Store(0)
	two.lost.Store(0)
	if one.Lost() || two.Lost() {
		t.Error("notices are lost over a good connection")
	}
	stop(s)
	eventually(t, "the loss is noticed", func() bool { return one.Lost() && two.Lost() })
	if one.Counts().Cuts != 1 || two.Counts().Cuts != 1 {
		t.Errorf("%d and %d cuts are counted", one.Counts().Cuts, two.Counts().Cuts)
	}
	one.Publish(bus.Notice{Table: "a", Version: 5})
	var number int
	if _, err := fmt.Sscanf(port, "127.0.0.1:%d", &number); err != nil {
		t.Fatal(err)
	}
	serve(t, number)
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
	b := open(t, serve(t, -1).ClientURL())
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
	url := serve(t, -1).ClientURL()
	one, two := open(t, url), open(t, url)
	s := subscribed(t, two, "a")
	for _, data := range []string{"", "{", "[]", "1", `{"Table": "b"}`, `{"Table": 1}`, `{"Version": "x"}`} {
		if err := one.conn.Publish(root+"a", []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	none(t, one, two, s)
}
