package web

import (
	"net/http"
	"net/netip"
	"sync"
	"time"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// How many requests an address may send at once, and per second in the long run.
const (
	burst     = 240
	perSecond = 40
	// How many event streams may be open at the same time: for one visitor, and for all from one address, which may
	// be a school's.
	streamsOfVisitor = 24
	streamsOfAddress = 256
)

// limiter holds a token bucket for each address.
type limiter struct {
	mu      sync.Mutex
	buckets map[netip.Prefix]*bucket
	streams map[table.PersonID]int // open ones per visitor, by cookie
	swept   time.Time
}

type bucket struct {
	left    float64
	at      time.Time
	streams int
}

func newLimiter() *limiter {
	return &limiter{buckets: map[netip.Prefix]*bucket{}, streams: map[table.PersonID]int{}}
}

// take reports whether the address may send one more request now.
func (l *limiter) take(who netip.Prefix, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	b := l.bucket(who, now)
	b.left = min(burst, b.left+perSecond*now.Sub(b.at).Seconds())
	b.at = now
	if b.left < 1 {
		return false
	}
	b.left--
	return true
}

// stream counts one more stream of the address and the visitor, unless one has too many; done uncounts it. A visitor
// without a cookie counts only by address.
func (l *limiter) stream(who netip.Prefix, visitor table.PersonID, now time.Time) (done func(), ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	b := l.bucket(who, now)
	if b.streams >= streamsOfAddress || l.streams[visitor] >= streamsOfVisitor {
		return nil, false
	}
	b.streams++
	if visitor != "" {
		l.streams[visitor]++
	}
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		b.streams--
		if l.streams[visitor]--; l.streams[visitor] <= 0 {
			delete(l.streams, visitor)
		}
	}, true
}

// bucket returns the bucket of an address. Full ones are dropped now and then, since they limit nobody.
func (l *limiter) bucket(who netip.Prefix, now time.Time) *bucket {
	if now.Sub(l.swept) > time.Minute {
		l.swept = now
		for address, b := range l.buckets {
			if b.streams == 0 && now.Sub(b.at) > burst/perSecond*time.Second {
				delete(l.buckets, address)
			}
		}
	}
	b := l.buckets[who]
	if b == nil {
		b = &bucket{left: burst, at: now}
		l.buckets[who] = b
	}
	return b
}

// limited refuses requests that come too fast from one address.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.limits.take(s.address(r), time.Now()) {
			w.Header().Set("Retry-After", "5")
			s.problem(w, r, http.StatusTooManyRequests, page.Notice{Key: "site.problem.fast"})
			return
		}
		next.ServeHTTP(w, r)
	})
}
