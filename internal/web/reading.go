package web

import (
	"io"
	"net/http"
	"strings"

	"ennead/internal/web/page"
)

// rules shows the rules of a game, each with an address of its own.
func (s *Server) rules(w http.ResponseWriter, r *http.Request) {
	site, name := s.site(r), r.PathValue("game")
	if s.House.Game(name) == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	text, ok := s.Rules(name, site.Words.Lang())
	if !ok {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	s.answer(w, r, http.StatusOK, page.Rules{Site: site, Game: name, Text: text}.Render())
}

// rule is the text of one rule: a line of the page that begins with its bold number.
func (s *Server) rule(game, lang, id string) string {
	text, _ := s.Rules(game, lang)
	_, rest, ok := strings.Cut(text, "\n- **"+id+"** ")
	if !ok {
		return ""
	}
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}

// about says what this site is.
func (s *Server) about(w http.ResponseWriter, r *http.Request) {
	s.answer(w, r, http.StatusOK, page.About(s.site(r)))
}

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
