package table

import (
	"sync"
	"time"
)

// pace is a rate limiter: it remembers who did what recently, so that nobody does too much at once.
type pace struct {
	mu   sync.Mutex
	done map[string]recently
}

// recently lists when somebody did something, oldest first, and how long that counts.
type recently struct {
	times  []time.Time
	within time.Duration
}

// share is how often somebody may do a thing within a time. A share without a name limits nobody.
type share struct {
	who    string
	most   int
	within time.Duration
}

// mostPaced is how many entries are kept before those that no longer limit anybody are dropped.
const mostPaced = 1024

// may records that something is done now, unless that exceeds one of the shares.
func (p *pace) may(now time.Time, shares ...share) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.sweep(now)
	for _, s := range shares {
		if s.who != "" && len(p.lately(s, now)) >= s.most {
			return false
		}
	}
	for _, s := range shares {
		if s.who != "" {
			p.done[s.who] = recently{append(p.lately(s, now), now), s.within}
		}
	}
	return true
}

// lately returns when it was done within the time of the share.
func (p *pace) lately(s share, now time.Time) []time.Time {
	times := p.done[s.who].times
	for len(times) > 0 && now.Sub(times[0]) >= s.within {
		times = times[1:]
	}
	return times
}

// sweep drops the entries that no longer limit anybody, once there are many.
func (p *pace) sweep(now time.Time) {
	if p.done == nil {
		p.done = map[string]recently{}
	}
	if len(p.done) < mostPaced {
		return
	}
	for who, r := range p.done {
		if now.Sub(r.times[len(r.times)-1]) >= r.within {
			delete(p.done, who)
		}
	}
}
