package nats

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"

	"ennead/internal/bus"
)

// Bus is a [bus.Bus] over several servers. Notices of one table arrive in the order in which one server published
// them. A server hears only of the tables that somebody is subscribed to there.
type Bus struct {
	*bus.Local
	conn *nats.Conn
	log  *slog.Logger
	node string // tells this server's own notices from those of others
	lost atomic.Int64

	received, cuts atomic.Uint64

	mu     sync.Mutex
	heard  map[string]*topic
	closed bool
}

// topic is what the server hears of a table.
type topic struct {
	readers int // subscriptions on this server
	heard   *nats.Subscription
	idle    *time.Timer // ends it; nil while there are readers
}

// message is a notice on its way.
type message struct {
	bus.Notice
	Node string
}

const (
	root   = "ennead.table."
	linger = 30 * time.Second // a topic is heard that much longer than it has readers: pages come back
	doubt  = 10 * time.Second // after a cut, notices may have been lost

	// A network that loses everything says nothing of it. A ping that is not answered until the next one tells.
	pings = time.Second
)

// Open connects to the NATS servers at these addresses, separated by commas. They need not be reachable yet.
func Open(urls string, log *slog.Logger) (*Bus, error) {
	b := &Bus{Local: bus.New(), log: log, node: rand.Text(), heard: map[string]*topic{}}
	b.doubt()
	conn, err := nats.Connect(urls, nats.Name("ennead"), nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1),
		nats.ReconnectWait(500*time.Millisecond), nats.ReconnectBufSize(-1), nats.NoEcho(),
		nats.PingInterval(pings), nats.MaxPingsOutstanding(1),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) { b.cut(err) }),
		nats.ReconnectHandler(func(*nats.Conn) { b.doubt() }),
		nats.ConnectHandler(func(*nats.Conn) { b.doubt() }),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { b.cut(err) }))
	if err != nil {
		return nil, fmt.Errorf("connect to NATS: %w", err)
	}
	b.conn = conn
	return b, nil
}

// cut notes that notices may be lost from now on.
func (b *Bus) cut(err error) {
	b.doubt()
	b.cuts.Add(1)
	if err != nil {
		b.log.Warn("notices of other servers may be lost", "error", err)
	}
}

// doubt notes that notices may have been lost until now.
func (b *Bus) doubt() { b.lost.Store(time.Now().Add(doubt).UnixMilli()) }

// Lost implements [bus.Bus].
func (b *Bus) Lost() bool { return !b.conn.IsConnected() || time.Now().UnixMilli() < b.lost.Load() }

// Connected reports whether notices of other servers arrive.
func (b *Bus) Connected() bool { return b.conn.IsConnected() }

// Counts implements [bus.Bus].
func (b *Bus) Counts() bus.Counts {
	all := b.Local.Counts()
	all.Received, all.Cuts = b.received.Load(), b.cuts.Load()
	return all
}

// Watched implements [bus.Bus].
func (b *Bus) Watched() map[string]int64 { return b.Tables() }

// Publish implements [bus.Bus].
func (b *Bus) Publish(n bus.Notice) {
	b.Local.Publish(n)
	data, err := json.Marshal(message{n, b.node})
	if err == nil {
		err = b.conn.Publish(root+n.Table, data)
	}
	if err != nil && !errors.Is(err, nats.ErrReconnectBufExceeded) { // while the connection is cut, nothing is sent
		b.log.Warn("cannot notify other servers", "table", n.Table, "error", err)
	}
}

// Subscribe implements [bus.Bus].
func (b *Bus) Subscribe(tables ...string) *bus.Subscription {
	var subjects []string
	for _, t := range tables {
		if t != "" && !strings.ContainsFunc(t, special) {
			subjects = append(subjects, root+t)
		}
	}
	s := b.Local.SubscribeUntil(func() { b.leave(subjects) }, tables...)
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, subject := range subjects {
		b.hear(subject)
	}
	return s
}

// special reports whether a letter means something in a subject. No table has such an id, whatever a visitor asks for.
func special(r rune) bool { return r <= ' ' || r == '.' || r == '*' || r == '>' }

// hear adds a reader to a topic.
func (b *Bus) hear(subject string) {
	at := b.heard[subject]
	if at == nil {
		at = &topic{}
		b.heard[subject] = at
	}
	at.readers++
	if at.idle != nil {
		at.idle.Stop()
		at.idle = nil
	}
	if at.heard != nil || b.closed {
		return
	}
	var err error
	if at.heard, err = b.conn.Subscribe(subject, b.receive); err != nil {
		b.cut(err)
	}
}

// leave takes readers away.
func (b *Bus) leave(subjects []string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, subject := range subjects {
		at := b.heard[subject]
		if at.readers--; at.readers == 0 && !b.closed {
			at.idle = time.AfterFunc(linger, func() { b.forget(subject) })
		}
	}
}

// forget ends a topic that nobody has read for a while.
func (b *Bus) forget(subject string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	at := b.heard[subject]
	if at == nil || at.readers > 0 || b.closed {
		return
	}
	delete(b.heard, subject)
	if at.heard != nil {
		_ = at.heard.Unsubscribe() // fails only once the connection is closed
	}
}

// receive hands a notice of another server to the subscribers of this one.
func (b *Bus) receive(m *nats.Msg) {
	var got message
	if err := json.Unmarshal(m.Data, &got); err != nil {
		b.log.Warn("a notice cannot be read", "subject", m.Subject, "error", err)
		return
	}
	if got.Node != b.node && m.Subject == root+got.Table {
		b.received.Add(1)
		b.Deliver(got.Notice)
	}
}

// Close ends the connection. Subscriptions stay, and hear of this server alone.
func (b *Bus) Close() {
	b.mu.Lock()
	b.closed = true
	for _, at := range b.heard {
		if at.idle != nil {
			at.idle.Stop()
		}
	}
	b.mu.Unlock()
	b.conn.Close()
}
