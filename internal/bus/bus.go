package bus

import (
	"sync"
	"sync/atomic"
)

// Notice says that a table has reached a version, or that its analysis or chat has changed.
type Notice struct {
	Table    string
	Version  int64
	Analysis bool  // the analysis has progressed; the table itself is unchanged
	Chat     int64 // number of the chat line just added, or 0; the table itself is unchanged
	// Unaffected is the bit set of those who learn nothing from the change: seats by number, and bit 14 for spectators.
	// They need not be notified.
	Unaffected uint16
	// Found says that the version was found in the store, and nobody knows what has changed: readers look themselves.
	Found bool
}

// Bus distributes notices. One may be lost: it says only what everybody can also find in the store.
type Bus interface {
	// Publish sends a notice to its subscribers, on all servers. It never blocks.
	Publish(Notice)
	// Subscribe subscribes to the notices of some tables. The caller closes the subscription.
	Subscribe(tables ...string) *Subscription
	// Lost reports whether notices of other servers may have been lost lately.
	Lost() bool
	// Watched returns the tables of the subscriptions on this server, each with the last version published here, or 0;
	// nil if no other server can change a table.
	Watched() map[string]int64
	// Find sends a notice to the subscribers on this server alone.
	Find(Notice)
	// Counts returns what has happened since the bus was opened.
	Counts() Counts
}

// Counts are numbers of notices, and of what befell them.
type Counts struct {
	Published uint64 // on this server
	Received  uint64 // from other servers
	Dropped   uint64 // by subscribers that fell behind; a newer notice made up for each
	Cuts      uint64 // how often notices of other servers began to be lost
}

// Local is a [Bus] within this process. Use [New] to make one.
type Local struct {
	mu sync.RWMutex
	of map[string]*readers

	published, dropped atomic.Uint64
}

// readers are the subscriptions to a table.
type readers struct {
	subscriptions map[*Subscription]struct{}
	version       atomic.Int64 // the last one published
}

// Subscription receives notices until it is closed.
type Subscription struct {
	bus     *Local
	left    func() // called when it is closed; or nil
	tables  []string
	notices chan Notice
	once    sync.Once
}

// buffered is the number of notices buffered per subscriber; those who fall further behind lose notices.
const buffered = 16

// New returns a bus without subscribers.
func New() *Local {
	return &Local{of: map[string]*readers{}}
}

// Publish implements [Bus].
func (b *Local) Publish(n Notice) {
	b.published.Add(1)
	b.Deliver(n)
}

// Deliver sends a notice that was published elsewhere to the subscribers on this server.
func (b *Local) Deliver(n Notice) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	at := b.of[n.Table]
	if at == nil {
		return
	}
	for last := at.version.Load(); last < n.Version && !at.version.CompareAndSwap(last, n.Version); {
		last = at.version.Load()
	}
	for s := range at.subscriptions {
		s.offer(n)
	}
}

// Find implements [Bus].
func (b *Local) Find(n Notice) {
	n.Found = true
	b.Deliver(n)
}

// Counts implements [Bus].
func (b *Local) Counts() Counts {
	return Counts{Published: b.published.Load(), Dropped: b.dropped.Load()}
}

// Lost implements [Bus]: nothing is lost within a process.
func (b *Local) Lost() bool { return false }

// Watched implements [Bus]: nobody else changes anything.
func (b *Local) Watched() map[string]int64 { return nil }

// Tables returns what [Bus.Watched] does for a bus over several servers.
func (b *Local) Tables() map[string]int64 {
	b.mu.RLock()
	defer b.mu.RUnlock()
	all := make(map[string]int64, len(b.of))
	for id, at := range b.of {
		all[id] = at.version.Load()
	}
	return all
}

// Subscribe implements [Bus].
func (b *Local) Subscribe(tables ...string) *Subscription { return b.SubscribeUntil(nil, tables...) }

// SubscribeUntil is Subscribe, and calls left once the subscription is closed.
func (b *Local) SubscribeUntil(left func(), tables ...string) *Subscription {
	s := &Subscription{bus: b, left: left, tables: tables, notices: make(chan Notice, buffered)}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, t := range tables {
		if b.of[t] == nil {
			b.of[t] = &readers{subscriptions: map[*Subscription]struct{}{}}
		}
		b.of[t].subscriptions[s] = struct{}{}
	}
	return s
}

// Notices returns the channel of notices; [Subscription.Close] closes it.
func (s *Subscription) Notices() <-chan Notice { return s.notices }

// Close ends the subscription. It may be called more than once.
func (s *Subscription) Close() {
	s.once.Do(func() {
		s.leave()
		if s.left != nil {
			s.left()
		}
	})
}

func (s *Subscription) leave() {
	b := s.bus
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, t := range s.tables {
		at := b.of[t]
		if at == nil { // it was named twice
			continue
		}
		if delete(at.subscriptions, s); len(at.subscriptions) == 0 {
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
			s.bus.dropped.Add(1)
			if lost.Table == n.Table {
				n.Unaffected &= lost.Unaffected // whoever missed something is notified now
				n.Found = n.Found || lost.Found
			}
		default:
		}
	}
}
