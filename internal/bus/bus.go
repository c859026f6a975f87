package bus

import "sync"

// Notice says that a table has reached a version, or that its analysis or chat has changed.
type Notice struct {
	Table    string
	Version  int64
	Analysis bool  // the analysis has progressed; the table itself is unchanged
	Chat     int64 // number of the chat line just added, or 0; the table itself is unchanged
	// Unaffected is the bit set of those who learn nothing from the change: seats by number, and bit 14 for spectators.
	// They need not be notified.
	Unaffected uint16
}

// Bus distributes notices within this process. Use [New] to make one.
type Bus struct {
	mu    sync.RWMutex
	every map[*Subscription]struct{}
	of    map[string]map[*Subscription]struct{}
}

// Subscription receives notices until it is closed.
type Subscription struct {
	bus     *Bus
	tables  []string
	notices chan Notice
	once    sync.Once
}

// buffered is the number of notices buffered per subscriber; those who fall further behind lose notices.
const buffered = 16

// New returns a bus without subscribers.
func New() *Bus {
	return &Bus{every: map[*Subscription]struct{}{}, of: map[string]map[*Subscription]struct{}{}}
}

// Publish sends a notice to its subscribers. It never blocks.
func (b *Bus) Publish(n Notice) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	for s := range b.every {
		s.offer(n)
	}
	for s := range b.of[n.Table] {
		s.offer(n)
	}
}

// Subscribe subscribes to the notices of some tables, or of all if none is named. The caller closes the subscription.
func (b *Bus) Subscribe(tables ...string) *Subscription {
	s := &Subscription{bus: b, tables: tables, notices: make(chan Notice, buffered)}
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

// Notices returns the channel of notices; [Subscription.Close] closes it.
func (s *Subscription) Notices() <-chan Notice { return s.notices }

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
	close(s.notices) // no Publish is in progress: it holds the lock for reading
}

// offer drops the oldest notice if the buffer is full, so that the newest always arrives.
func (s *Subscription) offer(n Notice) {
	for {
		select {
		case s.notices <- n:
			return
		default:
		}
		select {
		case lost := <-s.notices:
			if lost.Table == n.Table {
				n.Unaffected &= lost.Unaffected // whoever missed something is notified now
			}
		default:
		}
	}
}
