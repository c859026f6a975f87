package web

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"time"
)

// drain is the end of a server whose visitors are to go elsewhere.
type drain struct {
	began chan struct{} // closed when it begins
	ends  time.Time     // when every stream has ended; set before began is closed
}

// mostRetry is the longest time after which a browser whose stream has ended comes back. Each is told another one, so
// that they do not all come at once.
const mostRetry = 5 * time.Second

// Drain makes the server say that it is not ready, and ends the event streams, each at a random moment within that
// time. Everything else is answered as before. Further calls do nothing.
func (s *Server) Drain(over time.Duration) {
	s.drainOnce.Do(func() {
		s.drain.ends = time.Now().Add(over)
		close(s.drain.began)
	})
}

// draining reports whether the server is going to stop.
func (s *Server) draining() bool {
	select {
	case <-s.drain.began:
		return true
	default:
		return false
	}
}

// leaves returns when one more stream ends, once the server drains.
func (s *Server) leaves() <-chan time.Time {
	left := max(time.Until(s.drain.ends), 0)
	return time.After(time.Duration(rand.Float64() * float64(left)))
}

// farewell tells a browser when to come back.
func farewell(w http.ResponseWriter) {
	_, _ = fmt.Fprintf(w, "retry: %d\n\n", rand.Int64N(mostRetry.Milliseconds()))
	_ = http.NewResponseController(w).Flush() // whoever is gone already needs no farewell
}

// parting asks for new connections once the server drains: a proxy makes those elsewhere.
func (s *Server) parting(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.draining() {
			w.Header().Set("Connection", "close")
		}
		next.ServeHTTP(w, r)
	})
}

// live tells whatever restarts a server that this one answers at all.
func (s *Server) live(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, "ok\n")
}
