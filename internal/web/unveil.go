package web

import (
	"net/http"
	"strconv"

	"ennead/internal/web/page"
)

// unveil lets a seat of several look, once the device is in the right hands.
func (s *Server) unveil(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.formTable(w, r)
	if !ok {
		return
	}
	if !s.House.Held(t, s.visitor(r)).Has(seat) {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return
	}
	s.setCookie(w, r, &http.Cookie{Name: "as", Value: strconv.Itoa(int(seat)), Path: "/t/" + string(t.ID)})
	back(w, r, t.ID, nil)
}
