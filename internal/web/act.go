package web

import (
	"errors"
	"net/http"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// acted answers a move: with a redirect to the table, or with the current table and what went wrong.
func (s *Server) acted(w http.ResponseWriter, r *http.Request, id table.ID, after *table.Table, err error) {
	if err == nil {
		s.sendOrBack(w, r, after)
		return
	}
	status, notice := s.explain(r, err)
	if errors.Is(err, table.ErrStale) {
		notice = page.Notice{Key: "site.problem.stale"}
	}
	now, look := s.visit(r, id)
	if errors.Is(err, table.ErrLesson) && look == nil {
		notice = s.waits(now, now.Owing().First())
	}
	if status >= http.StatusInternalServerError || look != nil {
		s.problem(w, r, status, notice)
		return
	}
	s.sendTable(w, r, now, status, notice)
}

// sendOrBack saves a script the redirect: it gets the table as it is after its move.
func (s *Server) sendOrBack(w http.ResponseWriter, r *http.Request, t *table.Table) {
	if fragment(r) {
		s.sendTable(w, r, t, http.StatusOK, page.Notice{})
		return
	}
	back(w, r, t.ID, nil)
}
