package load

import (
	"math/rand/v2"
	"slices"
	"sync"
	"time"
)

// Report is what was measured. Times are in milliseconds, and those from the moment on when all tables had a game.
type Report struct {
	Seconds    float64        `json:"seconds"`
	Games      int64          `json:"games"`
	Browsers   int64          `json:"browsers"`
	Streams    int64          `json:"streams"` // at most at once
	Moves      int64          `json:"moves"`
	Stale      int64          `json:"stale"` // clicks that came too late
	Chat       int64          `json:"chat"`
	Reconnects int64          `json:"reconnects"`
	Page       Times          `json:"page"`   // a page, or what has changed of it
	Stored     Times          `json:"stored"` // from a click to its answer, the next page
	Seen       Times          `json:"seen"`   // from a click until another browser shows the change
	Errors     map[string]int `json:"errors"`
	Checked    int64          `json:"checked"` // acknowledged moves looked for in the records
	Missing    int64          `json:"missing"` // those of them that are not there
}

// Times are how long something took.
type Times struct {
	Count int64   `json:"count"`
	P50   float64 `json:"p50"`
	P99   float64 `json:"p99"`
	Most  float64 `json:"max"`
}

// report sums up.
func (r *run) report(took time.Duration) Report {
	r.mu.Lock()
	defer r.mu.Unlock()
	return Report{Seconds: took.Seconds(), Games: r.games.Load(), Browsers: r.browsers.Load(), Streams: r.most.Load(),
		Moves: r.moves.Load(), Stale: r.stale.Load(), Chat: r.said.Load(), Reconnects: r.reconnects.Load(),
		Page: r.page.sum(), Stored: r.stored.sum(), Seen: r.clicks.took.sum(), Errors: r.errors,
		Checked: r.checked.Load(), Missing: r.missing.Load()}
}

// times collects durations: all of them, or a fair sample of very many.
type times struct {
	mu    sync.Mutex
	count int64
	most  time.Duration
	kept  []time.Duration
}

const mostKept = 1 << 18

func (t *times) add(d time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.count++
	t.most = max(t.most, d)
	if len(t.kept) < mostKept {
		t.kept = append(t.kept, d)
	} else if i := rand.Int64N(t.count); i < mostKept {
		t.kept[i] = d
	}
}

func (t *times) reset() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.count, t.most, t.kept = 0, 0, nil
}

func (t *times) sum() Times {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.count == 0 {
		return Times{}
	}
	slices.Sort(t.kept)
	part := func(percent int) float64 { return ms(t.kept[(len(t.kept)-1)*percent/100]) }
	return Times{t.count, part(50), part(99), ms(t.most)}
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// clicks measures from a click until others show what it changed. Others may be faster than the answer to the click.
type clicks struct {
	took times

	mu    sync.Mutex
	at    map[click]time.Time   // by what they led to
	early map[click][]time.Time // shown before the answer came
}

func newClicks() clicks {
	return clicks{at: map[click]time.Time{}, early: map[click][]time.Time{}}
}

// click is a version of a table that a click has led to.
type click struct {
	table   string
	version int64
}

// mostClicks limits how many are remembered; the eldest ones nobody shows any more.
const mostClicks = 1 << 16

func (c *clicks) clicked(table string, version int64, at time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.at) > mostClicks {
		clear(c.at)
	}
	id := click{table, version}
	c.at[id] = at
	for _, shown := range c.early[id] {
		c.took.add(shown.Sub(at))
	}
	delete(c.early, id)
}

func (c *clicks) seen(table string, version int64, shown time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	id := click{table, version}
	if at, ok := c.at[id]; ok {
		c.took.add(shown.Sub(at))
		return
	}
	if len(c.early) > mostClicks {
		clear(c.early)
	}
	c.early[id] = append(c.early[id], shown)
}
