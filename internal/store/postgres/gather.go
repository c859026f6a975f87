package postgres

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// gathering has calls that come at the same time share a statement: while some are at the server, others wait, and then
// go together. A call that comes alone goes at once. A statement costs little more for a hundred rows than for one, so
// what comes all at once, such as many times that are up, is done many times as fast.
type gathering[A, R any] struct {
	key     func(A) string      // of those with the same key only one goes with a statement; nil if all may
	do      func([]*call[A, R]) // answers each of them
	certain bool                // once a call has been taken up, its context ends nothing any more

	mu      sync.Mutex
	waiting []*call[A, R] // in order of arrival
	under   int           // statements under way
}

const (
	abreast = 4   // statements of a gathering at the same time: one that is sent again holds up few
	mostOne = 128 // calls that share one
)

// call is one that waits for its answer.
type call[A, R any] struct {
	ask     A
	answer  R
	err     error
	settled bool // the answer is known
	done    chan struct{}
}

// settle answers a call.
func (c *call[A, R]) settle(answer R, err error) { c.answer, c.err, c.settled = answer, err, true }

// unsettled returns those of the calls that are not answered yet.
func unsettled[A, R any](calls []*call[A, R]) []*call[A, R] {
	return slices.DeleteFunc(slices.Clone(calls), func(c *call[A, R]) bool { return c.settled })
}

// ask waits for the answer to a call.
func (g *gathering[A, R]) ask(ctx context.Context, what A) (answer R, err error) {
	if err := ctx.Err(); err != nil {
		return answer, err
	}
	c := &call[A, R]{ask: what, done: make(chan struct{})}
	g.arrive(c)
	select {
	case <-c.done:
	case <-ctx.Done():
		if g.withdraw(c) || !g.certain {
			return answer, ctx.Err()
		}
		<-c.done
	}
	return c.answer, c.err
}

func (g *gathering[A, R]) arrive(c *call[A, R]) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.waiting = append(g.waiting, c)
	if g.under < abreast {
		g.under++
		go g.work()
	}
}

// withdraw takes a call back; false if it has been taken up.
func (g *gathering[A, R]) withdraw(c *call[A, R]) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	at := slices.Index(g.waiting, c)
	if at >= 0 {
		g.waiting = slices.Delete(g.waiting, at, at+1)
	}
	return at >= 0
}

// work answers calls until none waits.
func (g *gathering[A, R]) work() {
	for calls := g.take(); len(calls) > 0; calls = g.take() {
		g.do(calls)
		for _, c := range calls {
			close(c.done)
		}
	}
}

// take takes up the calls that go with the next statement, after those have arrived that are about to. If there are
// none, there is one statement less.
func (g *gathering[A, R]) take() (calls []*call[A, R]) {
	runtime.Gosched()
	g.mu.Lock()
	defer g.mu.Unlock()
	keys := map[string]bool{}
	g.waiting = slices.DeleteFunc(g.waiting, func(c *call[A, R]) bool {
		if len(calls) == mostOne {
			return false
		}
		if g.key != nil {
			key := g.key(c.ask)
			if keys[key] {
				return false
			}
			keys[key] = true
		}
		calls = append(calls, c)
		return true
	})
	if len(calls) == 0 {
		g.under--
	}
	return calls
}
