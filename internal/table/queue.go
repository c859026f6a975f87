package table

import (
	"context"
	"math"
	"slices"
	"sync"
	"time"
)

// queue shares the workers among the bots that wait for one. Bots of a table that a person is looking at come first;
// then the visitor whose bots think least at the moment and have thought least recently; then that visitor's table by
// the same measure. A table belongs to the visitor who opened it. So visitors who open very many tables make only
// themselves wait.
type queue struct {
	workers int
	watched func(ID) bool
	now     func() time.Time

	mu       sync.Mutex
	busy     int            // turns being thought about
	thinking map[string]int // of those, the ones of each visitor
	waiting  []*turn        // in order of arrival
	spent    map[string]spent
}

// turn is a bot that thinks, or waits for a worker.
type turn struct {
	table   ID
	visitor string
	takes   time.Duration // how long it thinks at most
	granted chan struct{} // closed when it may think

	began time.Time // when that was
	part  int       // the divisor of its usual effort; 1 in a quiet house
}

// spent is how long somebody's bots have thought recently: it halves with every half-life.
type spent struct {
	time time.Duration
	at   time.Time
}

const halfLife = 30 * time.Second

func newQueue(workers int, watched func(ID) bool, now func() time.Time) *queue {
	return &queue{workers: workers, watched: watched, now: now, thinking: map[string]int{}, spent: map[string]spent{}}
}

// most returns how many bots of one visitor may think at the same time: half of the workers, so that others find one
// free.
func (q *queue) most() int { return (q.workers + 1) / 2 }

// visitorOf returns the visitor charged for the thinking of a table's bots.
func visitorOf(t *Table) string {
	if t.owner != "" {
		return t.owner
	}
	return "table " + string(t.ID)
}

// enter waits until a bot of the table may think for at most takes; leave lets the next one in.
func (q *queue) enter(ctx context.Context, t *Table, takes time.Duration) (*turn, error) {
	w := &turn{table: t.ID, visitor: visitorOf(t), takes: takes, granted: make(chan struct{})}
	q.mu.Lock()
	q.waiting = append(q.waiting, w)
	q.grant()
	q.mu.Unlock()
	select {
	case <-w.granted:
		return w, nil
	case <-ctx.Done():
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	if i := slices.Index(q.waiting, w); i >= 0 {
		q.waiting = slices.Delete(q.waiting, i, i+1)
	} else {
		q.end(w)
	}
	return nil, ctx.Err()
}

// leave says that the bot has finished thinking.
func (q *queue) leave(w *turn) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.end(w)
}

func (q *queue) end(w *turn) {
	q.busy--
	if q.thinking[w.visitor]--; q.thinking[w.visitor] == 0 {
		delete(q.thinking, w.visitor)
	}
	took := q.now().Sub(w.began)
	q.charge(w.visitor, took)
	q.charge(tableKey(w.table), took)
	q.grant()
}

// grant lets bots think while a worker is free.
func (q *queue) grant() {
	for q.busy < q.workers {
		next := q.next()
		if next < 0 {
			return
		}
		w := q.waiting[next]
		q.waiting = slices.Delete(q.waiting, next, next+1)
		q.busy++
		q.thinking[w.visitor]++
		w.began, w.part = q.now(), q.part(w.visitor)
		close(w.granted)
	}
}

// next returns the index of the next bot, or -1.
func (q *queue) next() int {
	best, least := -1, order{}
	for i, w := range q.waiting {
		if q.thinking[w.visitor] >= q.most() {
			continue
		}
		o := order{!q.watched(w.table), q.thinking[w.visitor], q.lately(w.visitor), q.lately(tableKey(w.table))}
		if best < 0 || o.before(least) {
			best, least = i, o
		}
	}
	return best
}

// order decides who is next; ties go to the first in line.
type order struct {
	unseen         bool
	thinking       int
	visitor, table time.Duration
}

func (o order) before(p order) bool {
	switch {
	case o.unseen != p.unseen:
		return p.unseen
	case o.thinking != p.thinking:
		return o.thinking < p.thinking
	case o.visitor != p.visitor:
		return o.visitor < p.visitor
	}
	return o.table < p.table
}

func tableKey(id ID) string { return "table " + string(id) }

// lately returns how long the bots of a visitor or table have thought recently.
func (q *queue) lately(key string) time.Duration {
	s, ok := q.spent[key]
	if !ok {
		return 0
	}
	return time.Duration(float64(s.time) * math.Exp2(-float64(q.now().Sub(s.at))/float64(halfLife)))
}

func (q *queue) charge(key string, took time.Duration) {
	q.spent[key] = spent{q.lately(key) + took, q.now()}
}

// forget drops entries too old to matter.
func (q *queue) forget() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for key := range q.spent {
		if q.lately(key) < time.Millisecond {
			delete(q.spent, key)
		}
	}
}

// full reports whether all workers are busy.
func (q *queue) full() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.busy >= q.workers
}

// soon is how long somebody's bots may have to wait in a house that does not count as busy.
const soon = 2 * time.Second

// mostParts limits by how much bots think less in a busy house.
const mostParts = 8

// part returns the divisor of a bot's usual effort: 1 if those who would share the workers with it are done soon,
// otherwise 2, 4 or 8. It counts the bots of its own visitor and one of every other visitor, so nobody's bots think
// less because another visitor has very many tables. Tables that nobody looks at do not count.
func (q *queue) part(visitor string) (part int) {
	own, others := time.Duration(0), map[string]time.Duration{}
	for _, w := range q.waiting {
		switch {
		case !q.watched(w.table):
		case w.visitor == visitor:
			own += w.takes
		default:
			others[w.visitor] = max(others[w.visitor], w.takes)
		}
	}
	for _, takes := range others {
		own += takes
	}
	wait := own / time.Duration(q.workers)
	for part = 1; part < mostParts && wait > soon*time.Duration(part); {
		part *= 2
	}
	return part
}

// partFor returns the same divisor for other work on behalf of a table.
func (q *queue) partFor(t *Table) int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.part(visitorOf(t))
}

// Other work on somebody's behalf waits while all workers are busy with bots, but not for ever: a house full of bots
// would otherwise never analyse a game.
const (
	glimpse      = 20 * time.Millisecond
	mostPatience = 50 // glimpses
)

func (q *queue) giveWay(ctx context.Context) {
	for n := 0; n < mostPatience && q.full() && ctx.Err() == nil; n++ {
		timer := time.NewTimer(glimpse)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
		}
	}
}
