package bus

import "sync"

// Hint says that a table has reached a version, or that its analysis or chat has changed.
type Hint struct {
	Table    string
	Version  int64
	Analysis bool  // the analysis has progressed; the table itself is unchanged
	Chat     int64 // number of the chat line just added, or 0; the table itself is unchanged
	// Blind is the bit set of those who learn nothing from the change: seats by number, and bit 14 for spectators.
	// They need not be notified.
	Blind uint16
}

// Bus distributes hints within this process. Use [New] to make one.
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

// buffered is the number of hints buffered per subscriber; those who fall further behind lose hints.
const buffered = 16

// New returns a bus without subscribers.
func New() *Bus {
	return &Bus{every: map[*Subscription]struct{}{}, of: map[string]map[*Subscription]struct{}{}}
}

// Publish sends a hint to its subscribers. It never blocks.
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

// Subscribe subscribes to the hints of some tables, or of all if none is named. The caller closes the subscription.
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

// Hints returns the channel of hints; [Subscription.Close] closes it.
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
	close(s.hints) // no Publish is in progress: it holds the lock for reading
}

// offer drops the oldest hint if the buffer is full, so that the newest always arrives.
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
				h.Blind &= lost.Blind // whoever missed something is notified now
			}
		default:
		}
	}
}
