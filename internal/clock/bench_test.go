package clock

import (
	"math/rand/v2"
	"testing"
	"time"
)

// long returns a history of a thousand turns; over days with quiet hours.
func long(days bool) *history {
	for seed := uint64(0); ; seed++ {
		r := rand.New(rand.NewPCG(seed, 7))
		h := random(r, time.Millisecond, []Kind{NoMore})
		if h.rule.Quiet != days {
			continue
		}
		if days {
			h.kinds = []Kind{Hours, NoMore}
		}
		for len(h.turns) < 1000 {
			h.next()
		}
		return h
	}
}

func BenchmarkFold(b *testing.B) {
	for _, pace := range []string{"live", "days"} {
		b.Run(pace, func(b *testing.B) {
			h := long(pace == "days")
			b.ReportAllocs()
			for b.Loop() {
				h.anew()
			}
		})
	}
}

func BenchmarkBook(b *testing.B) {
	h := long(true)
	s := h.anew()
	b.ReportAllocs()
	for b.Loop() {
		s.Book(h.now)
	}
}

// TestNoAllocation: neither a turn, nor an event, nor a book allocates anything.
func TestNoAllocation(t *testing.T) {
	for _, days := range []bool{false, true} {
		h := long(days)
		s := New(h.rule, h.start)
		if n := testing.AllocsPerRun(3, func() { s = h.anew(); s.Book(h.now) }); n > 0 {
			t.Errorf("over days %t: %d turns and %d events allocate %v times", days, len(h.turns), len(h.events), n)
		}
	}
}
