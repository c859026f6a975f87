package web

import (
	"net/http"
	"net/netip"
	"runtime/debug"
	"time"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/trace"
	"ennead/internal/web/page"
)

// Only our own scripts, styles and pictures; nothing inline, nothing framed.
const contentPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; " +
	"base-uri 'none'; frame-ancestors 'none'"

// Limits on request bodies: for a record, with what a form puts around it, and for all other forms.
const (
	maxUpload = game.MaxRecord + 4<<10
	maxForm   = 64 << 10
)

// maxBody returns the limit of a request's body.
func maxBody(r *http.Request) int64 {
	if r.URL.Path == "/records" {
		return maxUpload
	}
	return maxForm
}

// chain wraps the handler in what every request passes through, outermost first.
func (s *Server) chain(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.cross"})
	}))
	if s.URL != nil {
		if err := cross.AddTrustedOrigin(s.URL.String()); err != nil {
			panic(err) // it is a scheme and a host
		}
	}
	return s.placed(s.logged(s.guarded(s.parting(s.limited(s.housed(s.recognized(cross.Handler(next))))))))
}

// placed stores in each request the network it comes from, for the quotas of [table.House], and its trace: that of its
// header, or a new one, with a place for who sent it. It comes first: all others see this request.
func (s *Server) placed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id, ok := trace.Parse(r.Header.Get(trace.Header))
		if !ok {
			id = trace.New()
		}
		next.ServeHTTP(w, r.WithContext(trace.With(table.From(withSender(r.Context()), s.address(r)), id)))
	})
}

// guarded sets the headers of every answer, and turns a panic into a page.
func (s *Server) guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", contentPolicy)
		h.Set("X-Content-Type-Options", "nosniff")
		// Not no-referrer: browsers would then send "Origin: null" with our own forms.
		h.Set("Referrer-Policy", "same-origin")
		if !fragment(r) { // what is put into a page has the permissions of that page
			h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
			h.Set("Cross-Origin-Opener-Policy", "same-origin")
		}
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		if s.secure(r) {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		defer func() {
			broken := recover()
			if broken == nil {
				return
			}
			if broken == http.ErrAbortHandler {
				panic(broken)
			}
			s.Log.ErrorContext(r.Context(), "handler panicked", "method", r.Method, "route", r.Pattern, "panic", broken,
				"stack", string(debug.Stack()))
			s.problem(w, r, http.StatusInternalServerError, page.Notice{Key: "site.problem.broken"})
		}()
		r.Body = http.MaxBytesReader(w, r.Body, maxBody(r))
		next.ServeHTTP(w, r)
	})
}

// logged measures each request, and logs it by its route, if the operator wants that. Addresses of seats are secrets,
// so it writes no paths, nor anything else that the visitor sent. Of the visitor's address it writes the network, which
// many share.
func (s *Server) logged(next http.Handler) http.Handler {
	if !s.LogRequests && s.Meter == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		seen := &observed{ResponseWriter: w, status: http.StatusOK}
		defer func() { // a stream that is cut off is logged too
			took := time.Since(start)
			if s.Meter != nil {
				s.Meter.Answered(r.Pattern, seen.status, took)
			}
			if !s.LogRequests {
				return
			}
			s.Log.InfoContext(r.Context(), "request", "method", method(r), "route", r.Pattern, "status", seen.status,
				"bytes", seen.bytes, "took", took.Round(10*time.Microsecond), "network", shared(s.address(r)))
		}()
		next.ServeHTTP(seen, r)
	})
}

// method returns the method of a request if it is a standard one: a visitor may send any word.
func method(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost:
		return r.Method
	}
	return "other"
}

// shared returns a network large enough to say nothing about a single visitor.
func shared(address netip.Prefix) string {
	bits := 24
	if address.Addr().Is6() {
		bits = 48
	}
	network, err := address.Addr().Prefix(bits)
	if err != nil {
		return ""
	}
	return network.String()
}

// observed records the status and length of an answer.
type observed struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (w *observed) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

func (w *observed) Write(b []byte) (int, error) {
	n, err := w.ResponseWriter.Write(b)
	w.bytes += int64(n)
	return n, err
}

// Unwrap lets [http.ResponseController] reach the connection.
func (w *observed) Unwrap() http.ResponseWriter { return w.ResponseWriter }
