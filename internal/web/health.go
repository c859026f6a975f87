package web

import (
	"errors"
	"io"
	"net/http"

	"ennead/internal/table"
)

// health tells a supervisor that the site answers, and that what is played can be stored and read again. What is wrong otherwise
// it says in one line, without names of files.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	err := s.House.Well(r.Context())
	if err == nil {
		_, _ = io.WriteString(w, "ok\n")
		return
	}
	why := "the store does not respond"
	var problem *table.Problem
	if errors.As(err, &problem) {
		why = problem.Error()
	}
	w.WriteHeader(http.StatusServiceUnavailable)
	_, _ = io.WriteString(w, why+"\n")
}

// robots keeps machines away from tables: their addresses are shared, not published.
func (s *Server) robots(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, "User-agent: *\nDisallow: /t/\nDisallow: /events\n")
}
