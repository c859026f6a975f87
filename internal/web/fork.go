package web

import (
	"net/http"
	"strconv"

	"ennead/internal/nickname"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// fork continues from a moment of a finished game, as practice.
func (s *Server) fork(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return
	}
	turns, err := strconv.Atoi(r.PostForm.Get("turns"))
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	names := s.names(t, s.site(r))
	var seats []table.SeatSpec
	for _, seat := range playerSeats(t) {
		who := r.PostForm.Get("seat-" + strconv.Itoa(int(seat)+1))
		if who == page.SeatMe {
			name, _ := nickname.Clean(names[seat]) // the former player may have had a name that is no longer allowed
			seats = append(seats, table.SeatSpec{Kind: table.Person, Name: name})
		} else {
			seats = append(seats, table.SeatSpec{Kind: table.Bot, Level: who})
		}
	}
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	id, err := s.House.Fork(r.Context(), t.ID, turns, person, seats)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}

// retry opens a table that tries a decision of a finished game again.
func (s *Server) retry(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	turns, err := strconv.Atoi(r.PostForm.Get("turns"))
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	strongest := ""
	if n := len(s.Levels); n > 0 {
		strongest = s.Levels[n-1]
	}
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	id, err := s.House.Retry(r.Context(), t.ID, turns, seat, person, strongest)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, nil)
}
