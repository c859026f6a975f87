package bus

import (
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// drain returns what has arrived so far.
func drain(s *Subscription) (got []Notice) {
	for {
		select {
		case n, open := <-s.Notices():
			if !open {
				return got
			}
			got = append(got, n)
		default:
			return got
		}
	}
}

func TestHintsGoWhereTheyAreWanted(t *testing.T) {
	b := New()
	one, two := b.Subscribe("a"), b.Subscribe("a", "b", "a")
	for _, n := range []Notice{{Table: "a", Version: 1}, {Table: "b", Version: 1}, {Table: "c", Version: 1},
		{Table: "a", Version: 2}} {
		b.Publish(n)
	}
	for name, test := range map[string]struct {
		s    *Subscription
		want int
	}{"one": {one, 2}, "two": {two, 3}} {
		if got := drain(test.s); len(got) != test.want {
			t.Errorf("%s got %v, want %d hints", name, got, test.want)
		}
		test.s.Close()
		test.s.Close()
		if _, open := <-test.s.Notices(); open {
			t.Errorf("%s is still open", name)
		}
	}
	b.Publish(Notice{Table: "a", Version: 3})
	b.Find(Notice{Table: "a", Version: 4})
	if got, want := b.Counts(), (Counts{Published: 5}); got != want {
		t.Errorf("counted %+v, want %+v", got, want)
	}
	if len(b.of) != 0 {
		t.Errorf("closed subscriptions remain: %v", b.of)
	}
}

func TestSlowSubscriberLosesTheOldest(t *testing.T) {
	b := New()
	slow := b.Subscribe("a")
	defer slow.Close()
	done := make(chan struct{})
	go func() {
		defer close(done)
		for v := range int64(1000) {
			b.Publish(Notice{Table: "a", Version: v})
		}
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("a slow subscriber blocks")
	}
	got := drain(slow)
	if len(got) != buffered || got[len(got)-1].Version != 999 {
		t.Errorf("got %v, want the last %d", got, buffered)
	}
	if got, want := b.Counts(), (Counts{Published: 1000, Dropped: 1000 - buffered}); got != want {
		t.Errorf("counted %+v, want %+v", got, want)
	}
}

func TestComeAndGoWhileHintsFly(t *testing.T) {
	b := New()
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for v := range int64(2000) {
				b.Publish(Notice{Table: "a", Version: v})
			}
		})
		all.Go(func() {
			for range 500 {
				s := b.Subscribe("a")
				drain(s)
				s.Close()
			}
		})
	}
	all.Wait()
}

func BenchmarkPublish5000(b *testing.B) {
	bus := New()
	for range 5000 {
		defer bus.Subscribe("a").Close()
	}
	for v := range int64(b.N) {
		bus.Publish(Notice{Table: "a", Version: v})
	}
}

// TestLostHintsAreMadeUpFor: a notice also notifies those whom only a lost notice would have notified.
func TestLostHintsAreMadeUpFor(t *testing.T) {
	b := New()
	slow := b.Subscribe("a", "b")
	defer slow.Close()
	b.Publish(Notice{Table: "a", Version: 1, Unaffected: 0b10})
	b.Publish(Notice{Table: "b", Version: 1})
	for v := range int64(buffered) {
		b.Publish(Notice{Table: "a", Version: 2 + v, Unaffected: 0b11})
	}
	got := drain(slow)
	for i, n := range got {
		want := uint16(0b11)
		if i == len(got)-2 {
			want = 0b10 // in place of the first
		}
		if n.Unaffected != want {
			t.Errorf("hint %d of %d is %+v, want %b", i+1, len(got), n, want)
		}
	}
}
