package table

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/bus"
)

// cutBus is a bus over several servers that hears nothing of the others.
type cutBus struct {
	*bus.Local
	lost atomic.Bool
}

func (c *cutBus) Watched() map[string]int64 { return c.Tables() }
func (c *cutBus) Lost() bool                { return c.lost.Load() }

// within returns the notice that comes within that time, if any.
func within(s *bus.Subscription, d time.Duration) (n bus.Notice, came bool) {
	select {
	case n = <-s.Notices():
		return n, true
	case <-time.After(d):
		return n, false
	}
}

// A reader learns of a change on another server although its notice was lost: within 25 s, or 3 s if it is known that
// notices are lost. Once they arrive again, everybody looks once more.
func TestLostNotices(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		cut := &cutBus{Local: bus.New()}
		h := open(t, func(c *Config) { c.Bus = cut })
		defer h.shut()
		id, still := h.begun(people(3)), h.begun(people(3))
		conf := h.conf
		conf.Bus = bus.New()
		other, err := Open(t.Context(), conf)
		must(t, err)
		defer other.Close()
		reader, idle := cut.Subscribe(string(id)), cut.Subscribe(string(still))
		defer reader.Close()
		defer idle.Close()
		for _, s := range []*bus.Subscription{reader, idle} { // nothing has been published since they came
			if _, came := within(s, repairs+hurry); !came {
				t.Fatal("a new reader is not told the version")
			}
		}
		for _, lost := range []bool{false, true} {
			cut.lost.Store(lost)
			at := h.look(id)
			seat := at.Owing().First()
			changed, err := other.Choose(t.Context(), id, seat, at.Version, at.Match.State.Moves(nil, seat)[0])
			must(t, err)
			wait := repairs + hurry
			if lost {
				wait = 2 * hurry
			}
			if n, came := within(reader, wait); !came || !n.Found || n.Version != changed.Version {
				t.Fatalf("lost %t: %+v", lost, n)
			}
			if n, came := within(idle, 2*wait); came {
				t.Fatalf("nothing has happened, but %+v came", n)
			}
		}
		cut.lost.Store(false)
		for _, s := range []*bus.Subscription{reader, idle} {
			if n, came := within(s, 2*hurry); !came || !n.Found {
				t.Errorf("after the cut: %+v", n)
			}
		}
	})
}
