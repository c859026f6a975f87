package table

import (
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
)

// A bot that chooses again is the same one, as long as no others have chosen in between; nobody gets another seat's.
func TestBotsGoOn(t *testing.T) {
	var made atomic.Int32
	var thoughts atomic.Int64
	h := open(t, func(c *Config) {
		c.Bots = func(level string, g game.Game, seed uint64, effort Effort) (Player, error) {
			made.Add(1)
			b, err := testBots(level, g, seed, effort)
			return counted{b, &thoughts}, err
		}
	})
	id := h.begun(bots("first"))
	h.eventually(id, "over", func(at *Table) bool { h.step(id); return at.Status == Over })
	if made.Load() != 2 || thoughts.Load() < 3 { // the first only shows that there is such a level
		t.Errorf("%d bots for %d choices of one seat", made.Load(), thoughts.Load())
	}
}

func TestRecall(t *testing.T) {
	r, begun := recall{room: 2}, time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)
	one, two, three := &testBot{"1"}, &testBot{"2"}, &testBot{"3"}
	at := func(seat game.Seat, level string) asked { return asked{"t", seat, level, Effort{Part: 1}} }
	r.put(at(0, "priest"), one, begun)
	if r.take(at(1, "priest")) != nil || r.take(at(0, "vizier")) != nil {
		t.Error("another seat, or another level, gets a bot")
	}
	r.put(at(1, "priest"), two, begun)
	r.put(at(2, "priest"), three, begun.Add(time.Minute))
	if r.take(at(0, "priest")) != nil {
		t.Error("the oldest of three is still there, with room for two")
	}
	if p := r.take(at(1, "priest")); p != two {
		t.Errorf("got %v", p)
	}
	if r.take(at(1, "priest")) != nil {
		t.Error("two get the same bot")
	}
	r.put(at(1, "priest"), two, begun)
	r.idle(begun.Add(time.Second))
	if r.take(at(1, "priest")) != nil || r.take(at(2, "priest")) != three {
		t.Error("not exactly the bots are forgotten that have been idle")
	}
}
