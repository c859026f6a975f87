package web

import (
	"io"
	"net/http"
)

// health tells a monitor that the site answers, and that games can be stored and read. Otherwise it says in one line
// what is wrong, without file names.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	err := s.House.Well(r.Context())
	if err == nil {
		_, _ = io.WriteString(w, "ok\n")
		return
	}
	w.WriteHeader(http.StatusServiceUnavailable)
	_, _ = io.WriteString(w, unwell(err)+"\n")
}

// robots keeps crawlers away from tables: their addresses are shared, not published.
func (s *Server) robots(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, "User-agent: *\nDisallow: /t/\nDisallow: /u/\nDisallow: /events\n")
}
