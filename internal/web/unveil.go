package web

import (
	"net/http"
	"strconv"
)

// unveil shows the view of one of several seats, once the device is in the right hands.
func (s *Server) unveil(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.heldForm(w, r)
	if !ok {
		return
	}
	s.setCookie(w, r, &http.Cookie{Name: "as", Value: strconv.Itoa(int(seat)), Path: "/t/" + string(t.ID)})
	back(w, r, t.ID, nil)
}
