package bus

import "sync"

// Hint says that a table has reached a version.
type Hint struct {
	Table    string
	Version  int64
	Analysis bool  // the table is as it was, but its analysis has gone on
	Chat     int64 // the table is as it was, but somebody said the line of that number; 0 if not
	// Blind is the bit set of those whom the change told nothing: seats by number, and bit 14 for onlookers. They
	// need not be woken.
	Blind uint16
}

// Bus hands hints out within this process. The zero value is not ready; see [New].
type Bus struct {
	mu    sync.RWMutex
	every map[*Subscription]struct{}
	of    map[string]map[*Subscription]struct{}
}

// Subscription receives hints until it is closed.
type Subscription struct {
	bus    *Bus
	tables []string
	hints  chan Hint
	once   sync.Once
}

// buffered hints per subscriber; those who are further behind lose hints.
const buffered = 16

// New is a bus without subscribers.
func New() *Bus {
	return &Bus{every: map[*Subscription]struct{}{}, of: map[string]map[*Subscription]struct{}{}}
}

// Publish hands a hint to its subscribers. It never blocks.
func (b *Bus) Publish(h Hint) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	for s := range b.every {
		s.offer(h)
	}
	for s := range b.of[h.Table] {
		s.offer(h)
	}
}

// Subscribe asks for the hints of some tables, or of all if none is named. The caller closes the subscription.
func (b *Bus) Subscribe(tables ...string) *Subscription {
	s := &Subscription{bus: b, tables: tables, hints: make(chan Hint, buffered)}
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(tables) == 0 {
		b.every[s] = struct{}{}
	}
	for _, t := range tables {
		if b.of[t] == nil {
			b.of[t] = map[*Subscription]struct{}{}
		}
		b.of[t][s] = struct{}{}
	}
	return s
}

// Hints is where the hints arrive; it is closed by [Subscription.Close].
func (s *Subscription) Hints() <-chan Hint { return s.hints }

// Close ends the subscription. It may be called more than once.
func (s *Subscription) Close() { s.once.Do(s.leave) }

func (s *Subscription) leave() {
	b := s.bus
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.every, s)
	for _, t := range s.tables {
		delete(b.of[t], s)
		if len(b.of[t]) == 0 {
			delete(b.of, t)
		}
	}
	close(s.hints) // no Publish is under way: it holds the lock for reading
}

// offer drops the oldest hint of a full buffer, so that what arrives last is news.
func (s *Subscription) offer(h Hint) {
	for {
		select {
		case s.hints <- h:
			return
		default:
		}
		select {
		case lost := <-s.hints:
			if lost.Table == h.Table {
				h.Blind &= lost.Blind // whoever has missed something is told now
			}
		default:
		}
	}
}
