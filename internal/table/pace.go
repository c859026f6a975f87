package table

import (
	"sync"
	"time"
)

// pace remembers what was done lately, and by whom, so that nobody does too much of it at once.
type pace struct {
	mu   sync.Mutex
	done map[string]recently
}

// recently is when somebody did something, oldest first, and how long that counts.
type recently struct {
	times  []time.Time
	within time.Duration
}

// share is how often somebody may do a thing within a time. Nobody ("") may do it as often as there is somebody else to ask.
type share struct {
	who    string
	most   int
	within time.Duration
}

// mostPaced is how many are remembered before those are forgotten who may do everything again.
const mostPaced = 1024

// may notes that a thing is done now, unless that is too much at once for one of those who share in it.
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

// lately is when that was done within the time of the share.
func (p *pace) lately(s share, now time.Time) []time.Time {
	times := p.done[s.who].times
	for len(times) > 0 && now.Sub(times[0]) >= s.within {
		times = times[1:]
	}
	return times
}

// sweep forgets those who may do everything again, once many are remembered.
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
