package web

import (
	"errors"
	"net/http"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// acting reads the two fields by which a form says for whom it acts and what it saw, and makes sure
// that the visitor holds that seat.
func (s *Server) acting(w http.ResponseWriter, r *http.Request) (t *table.Table, seat game.Seat, version int64, ok bool) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errBadForm)
		return nil, 0, 0, false
	}
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return nil, 0, 0, false
	}
	seat, err = formSeat(r, t)
	if err == nil {
		version, err = strconv.ParseInt(r.PostForm.Get("version"), 10, 64)
	}
	if err != nil || t.Match == nil {
		s.fail(w, r, errBadForm)
		return nil, 0, 0, false
	}
	if !s.House.Held(t, s.visitor(r)).Has(seat) {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return nil, 0, 0, false
	}
	return t, seat, version, true
}

func formSeat(r *http.Request, t *table.Table) (game.Seat, error) {
	n, err := strconv.Atoi(r.PostForm.Get("seat"))
	if err != nil || n < 1 || n > len(t.Seats) {
		return 0, errBadForm
	}
	return game.Seat(n - 1), nil
}

// acted answers a move: by the way back to the table, or with the table as it is and what went wrong.
func (s *Server) acted(w http.ResponseWriter, r *http.Request, id table.ID, after *table.Table, err error) {
	if err == nil {
		s.sendOrBack(w, r, after)
		return
	}
	status, notice := s.explain(r, err)
	if errors.Is(err, table.ErrStale) {
		notice = page.Notice{Key: "site.problem.stale"}
	}
	now, look := s.House.Look(r.Context(), id)
	if status >= http.StatusInternalServerError || look != nil {
		s.problem(w, r, status, notice)
		return
	}
	s.sendTable(w, r, now, status, notice)
}

// sendOrBack saves a script the way back: it gets the table as it is after its move.
func (s *Server) sendOrBack(w http.ResponseWriter, r *http.Request, t *table.Table) {
	if r.Header.Get(fragmentHeader) != "" {
		s.sendTable(w, r, t, http.StatusOK, page.Notice{})
		return
	}
	back(w, r, t.ID, nil)
}
