package web

import (
	"io"
	"net/http"
)

// health tells a supervisor that the site answers and its store can be read.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	if _, err := s.House.Public(r.Context()); err != nil {
		s.Log.Error("unhealthy", "err", err)
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = io.WriteString(w, "the store does not answer\n")
		return
	}
	_, _ = io.WriteString(w, "ok\n")
}

// robots keeps machines away from tables: their addresses are shared, not published.
func (s *Server) robots(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, "User-agent: *\nDisallow: /t/\nDisallow: /events\n")
}
