package table

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// gauge is a Meter that remembers what it is told.
type gauge struct {
	mu    sync.Mutex
	times map[string]int
	noted *sync.Cond
}

func newGauge() *gauge {
	g := &gauge{times: map[string]int{}}
	g.noted = sync.NewCond(&g.mu)
	return g
}

func (g *gauge) note(what string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.times[what]++
	g.noted.Broadcast()
}

// await waits until what has been noted. The house notes a choice after everybody was notified of it, so a notice
// about the table does not say that the meter knows.
func (g *gauge) await(t *testing.T, what string) {
	t.Helper()
	late := false
	defer time.AfterFunc(patience, func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		late = true
		g.noted.Broadcast()
	}).Stop()
	g.mu.Lock()
	defer g.mu.Unlock()
	for g.times[what] == 0 {
		if late {
			t.Fatalf("%q was never noted: %v", what, g.times)
		}
		g.noted.Wait()
	}
}

func (g *gauge) count(what string) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.times[what]
}

func (g *gauge) Changed(o Outcome)                     { g.note(string(o)) }
func (g *gauge) Chose(by Kind, _ time.Duration)        { g.note("choice of " + string(by)) }
func (g *gauge) Loaded(time.Duration)                  { g.note("load") }
func (g *gauge) Replayed(game string, _ time.Duration) { g.note("replay of " + game) }
func (g *gauge) Thought(level string, _ time.Duration) { g.note("thought of " + level) }

// The house says what becomes of changes, and how long its steps take.
func TestMeter(t *testing.T) {
	m := newGauge()
	h := open(t, func(c *Config) { c.Meter = m })
	id := h.begun(bots("first"))
	at := h.look(id)
	stored := m.count("stored")
	h.move(id, 0, "hide left")
	_, err := h.Choose(t.Context(), id, 0, at.Version, parse(t, "hide left"))
	wants(t, err, ErrStale)
	m.await(t, "choice of bot")
	for what, least := range map[string]int{"stored": stored + 1, "stale": 1, "choice of person": 1,
		"thought of first": 1} {
		if got := m.count(what); got < least {
			t.Errorf("%s: %d times, want %d", what, got, least)
		}
	}
	if f := h.Figures(); f.Tables != 1 || f.Rules[Played{"sticks", 1}] != 1 || f.Thinking > 1 || f.Lost != 0 {
		t.Errorf("the house says %+v", f)
	}
	h.reopen()
	h.look(id)
	if m.count("load") != 1 || m.count("replay of sticks") != 1 {
		t.Errorf("a load is counted %d times, a replay %d times", m.count("load"), m.count("replay of sticks"))
	}
	if n := m.count("failed"); n > 0 {
		t.Errorf("%d failures are counted", n)
	}
}

func TestOutcomes(t *testing.T) {
	for want, errs := range map[Outcome][]error{
		OutcomeStored: {nil}, OutcomeSame: {errSame}, OutcomeStale: {fmt.Errorf("x: %w", ErrStale)},
		OutcomeConflict: {fmt.Errorf("x: %w", store.ErrStale)},
		OutcomeRefused:  {&game.Refusal{}, ErrOver, &panicked{}, context.Canceled},
		OutcomeFailed:   {store.ErrFull, store.ErrUnknown, errors.New("x")},
	} {
		for _, err := range errs {
			if got := outcomeOf(err); got != want {
				t.Errorf("%v is %s, want %s", err, got, want)
			}
		}
	}
}

// away is a store on a machine whose clock is ahead, and which answers late at times.
type away struct {
	store.Store
	ahead time.Duration
	trips *int
	err   error
}

func (a away) Now(context.Context) (time.Time, error) {
	if *a.trips++; *a.trips%2 == 0 {
		time.Sleep(50 * time.Millisecond) // the answer of a slow trip tells little
	}
	return time.Now().Add(a.ahead), a.err
}

// The house knows how far the store's clock is ahead, and keeps what it knows while the store does not answer.
func TestClockOffset(t *testing.T) {
	trips := 0
	h := &House{conf: Config{Store: away{ahead: 3 * time.Second, trips: &trips}, Now: time.Now}}
	c := &chronometer{house: h}
	if _, known := c.last(); known {
		t.Error("the offset is known before it was measured")
	}
	must(t, c.measure(t.Context()))
	if offset, known := c.last(); !known || (offset-3*time.Second).Abs() > 20*time.Millisecond || trips != 5 {
		t.Errorf("%v, known: %t, by %d trips", offset, known, trips)
	}
	h.conf.Store = away{trips: &trips, err: store.ErrUnreachable}
	wants(t, c.measure(t.Context()), store.ErrUnreachable)
	if offset, known := c.last(); !known || offset < time.Second {
		t.Errorf("%v, known: %t", offset, known)
	}
}
