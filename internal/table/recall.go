package table

import (
	"slices"
	"sync"
	"time"

	"ennead/game"
)

// recall keeps the bots that have chosen last, at most as many as think at the same time: one that chooses again at
// once goes on from what it has found out. Bots look at the position themselves, so whatever has happened since does no
// harm.
type recall struct {
	mu   sync.Mutex
	room int
	last []recalled // the oldest first
}

// recalled is a bot that has chosen.
type recalled struct {
	asked
	Player
	chose time.Time
}

// asked says for whom a bot chooses, and how.
type asked struct {
	table  ID
	seat   game.Seat
	level  string
	effort Effort
}

// take returns the bot that has been asked the same, nil if it is forgotten. Nobody else gets it meanwhile.
func (r *recall) take(a asked) Player {
	r.mu.Lock()
	defer r.mu.Unlock()
	i := slices.IndexFunc(r.last, func(k recalled) bool { return k.asked == a })
	if i < 0 {
		return nil
	}
	p := r.last[i].Player
	r.last = slices.Delete(r.last, i, i+1)
	return p
}

// put keeps a bot that has chosen now, and forgets the oldest if there are too many.
func (r *recall) put(a asked, p Player, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last = append(r.last, recalled{a, p, now})
	if n := len(r.last) - r.room; n > 0 {
		r.last = slices.Delete(r.last, 0, n)
	}
}

// idle forgets the bots that have not chosen since.
func (r *recall) idle(since time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last = slices.DeleteFunc(r.last, func(b recalled) bool { return b.chose.Before(since) })
}
