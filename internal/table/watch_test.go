package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
)

// A table with only bots plays only while somebody looks, and then continues where it was. A waiting table costs no
// goroutine.
func TestBotsAloneWantAnAudience(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Pause = 10 * time.Second })
		defer h.shut()
		id, err := h.Create(t.Context(), crowd("first", "first"), ann, game.Spectator)
		must(t, err)
		turns := func() int { return len(h.look(id).Match.Record.Turns) }
		idle := func(what string) {
			t.Helper()
			synctest.Wait()
			before := turns()
			time.Sleep(time.Minute)
			synctest.Wait()
			if n := turns(); n != before {
				t.Errorf("%s: %d turns were played though nobody is looking", what, n-before)
			}
			h.bots.mu.Lock()
			defer h.bots.mu.Unlock()
			if len(h.bots.awake) != 0 {
				t.Errorf("%s: a goroutine waits", what)
			}
		}
		goes := func(what string) {
			t.Helper()
			before := turns()
			time.Sleep(25 * time.Second)
			synctest.Wait()
			if n := turns(); n < before+2 {
				t.Errorf("%s: %d turns were played though somebody is looking", what, n-before)
			}
		}
		idle("at first")
		h.Viewed(id)
		goes("a page was fetched")
		time.Sleep(viewTTL)
		idle("later")
		first, second := h.Watch(id), h.Watch(id)
		goes("two streams")
		first()
		first()
		time.Sleep(viewTTL)
		goes("one stream")
		second()
		time.Sleep(viewTTL + time.Second)
		idle("without a stream")
		h.reopen()
		idle("opened again")
		defer h.Watch(id)()
		h.eventually(id, "over", func(t *Table) bool { return t.Status == Over })
		h.janitor.tidy(t.Context())
	})
}

// A table with a person continues although nobody is looking.
func TestBotsPlayOnWithPersons(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Pause = time.Second })
		defer h.shut()
		id := h.begun(bots("first", "first"))
		time.Sleep(time.Minute)
		synctest.Wait()
		if at := h.look(id); at.botOwing() != game.Spectator {
			t.Errorf("%b are to move", at.Owing())
		}
	})
}

func TestWatchersForget(t *testing.T) {
	now := time.Unix(0, 0)
	w := newWatchers(func() time.Time { return now })
	if !w.view("a") || w.view("a") || !w.look("a") || w.look("b") {
		t.Error("a glance always counts as the first")
	}
	now = now.Add(viewTTL)
	if w.look("a") {
		t.Error("a glance counts for ever")
	}
	w.forget()
	if len(w.seen) != 0 {
		t.Errorf("left over: %v", w.seen)
	}
}
