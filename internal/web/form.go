package web

import (
	"context"
	"errors"
	"net/http"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// What most handlers begin with: the table of the address, then its form, a seat that the form names, the right to
// act for that seat, and what it saw. Each step calls the one before; if something is wrong it has already answered.

// look returns the table of a request as the visitor may see it.
func (s *Server) look(w http.ResponseWriter, r *http.Request) (*table.Table, bool) {
	if seen, ok := r.Context().Value(admissionKey{}).(*admission); ok && seen.t != nil {
		t := seen.t
		seen.t = nil // whoever asks again wants what it is by then
		return t, true
	}
	t, err := s.visit(r, table.ID(r.PathValue("id")))
	if err != nil {
		if !s.leftBehind(w, r, err) {
			s.fail(w, r, err)
		}
		return nil, false
	}
	return t, true
}

func (s *Server) visit(r *http.Request, id table.ID) (*table.Table, error) {
	return s.House.Visit(r.Context(), id, s.visitor(r))
}

// admission is a table that its visitor may see, in the context of their request.
type admission struct{ t *table.Table }

type admissionKey struct{}

// admitted lets those through who may see the table of an address. To others there is no such table.
func (s *Server) admitted(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if t, ok := s.look(w, r); ok {
			next(w, r.WithContext(context.WithValue(r.Context(), admissionKey{}, &admission{t})))
		}
	}
}

// tableForm reads a form that was sent to a table.
func (s *Server) tableForm(w http.ResponseWriter, r *http.Request) (*table.Table, bool) {
	t, ok := s.look(w, r)
	if !ok {
		return nil, false
	}
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return nil, false
	}
	return t, true
}

// seatForm reads a form that names a seat of a table.
func (s *Server) seatForm(w http.ResponseWriter, r *http.Request) (*table.Table, game.Seat, bool) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return nil, 0, false
	}
	n, err := strconv.Atoi(r.PostForm.Get("seat"))
	if err != nil || n < 1 || n > len(t.Seats) {
		s.fail(w, r, errBadForm)
		return nil, 0, false
	}
	return t, game.Seat(n - 1), true
}

// heldForm reads a form that names a seat held by the visitor.
func (s *Server) heldForm(w http.ResponseWriter, r *http.Request) (*table.Table, game.Seat, bool) {
	t, seat, ok := s.seatForm(w, r)
	if ok && !s.House.Held(t, s.visitor(r)).Has(seat) {
		s.problem(w, r, http.StatusForbidden, page.Notice{Key: "site.problem.seat"})
		return nil, 0, false
	}
	return t, seat, ok
}

// actForm reads a form that acts for a seat held by the visitor, with the version it saw.
func (s *Server) actForm(
	w http.ResponseWriter, r *http.Request,
) (t *table.Table, seat game.Seat, version int64, ok bool) {
	if t, seat, ok = s.heldForm(w, r); !ok {
		return nil, 0, 0, false
	}
	version, err := strconv.ParseInt(r.PostForm.Get("version"), 10, 64)
	if err != nil || t.Match == nil {
		s.fail(w, r, errBadForm)
		return nil, 0, 0, false
	}
	return t, seat, version, true
}
