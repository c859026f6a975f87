package web

import (
	"net/http"
	"strconv"
	"time"

	"ennead/internal/table"
)

// pause agrees to a pause of so many minutes in a live game, of so many days in one over days.
func (s *Server) pause(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.heldForm(w, r)
	if !ok {
		return
	}
	unit := time.Minute
	if rule, _ := t.Clock(); rule.Quiet {
		unit = 24 * time.Hour
	}
	n, err := strconv.Atoi(r.PostForm.Get("for"))
	if err != nil || n < 1 || n > 60 {
		s.fail(w, r, table.ErrPause)
		return
	}
	after, err := s.House.Pause(r.Context(), t.ID, seat, s.visitor(r), time.Duration(n)*unit)
	s.acted(w, r, t.ID, after, err)
}
