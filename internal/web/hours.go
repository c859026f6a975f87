package web

import (
	"net/http"
	"strconv"

	"ennead/internal/clock"
	"ennead/internal/person"
	"ennead/internal/table"
)

// setQuiet sets the quiet hours of a person, or ends them.
func (s *Server) setQuiet(r *http.Request, v *person.Visitor) error {
	form, q := r.PostForm, clock.Quiet{}
	if form.Get("none") == "" {
		var err error
		if q, err = clock.ParseQuiet(form.Get("zone") + " " + form.Get("from") + " " + form.Get("to")); err != nil {
			return table.ErrHours
		}
	}
	return s.House.SetQuiet(r.Context(), table.PersonID(v.ID), q)
}

// goAway sends a person on vacation.
func (s *Server) goAway(r *http.Request, v *person.Visitor) error {
	days, err := strconv.Atoi(r.PostForm.Get("days"))
	if err != nil {
		return table.ErrVacation
	}
	return s.House.GoAway(r.Context(), table.PersonID(v.ID), days)
}

// comeBack ends a vacation.
func (s *Server) comeBack(r *http.Request, v *person.Visitor) error {
	return s.House.ComeBack(r.Context(), table.PersonID(v.ID))
}
