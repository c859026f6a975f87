package web

import (
	"context"
	"net/http"
	"net/url"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// Changes to seats other than sitting down: each form names a seat, and [table.House] decides who may send it.

// makeLink makes a new link for a seat, or ends it.
func (s *Server) makeLink(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.heldForm(w, r)
	if !ok {
		return
	}
	use, person := r.PostForm.Get("use"), s.visitor(r)
	var err error
	if use == "none" {
		t, err = s.House.DropLink(r.Context(), t.ID, seat, person)
	} else {
		t, err = s.House.MakeLink(r.Context(), t.ID, seat, person, table.Purpose(use))
	}
	s.seated(w, r, t, err)
}

// deed is a method of [table.House] by which a person changes a seat.
type deed func(ctx context.Context, id table.ID, seat game.Seat, person table.PersonID) (*table.Table, error)

// own handles it for a seat held by the visitor.
func (s *Server) own(do deed) http.HandlerFunc { return s.ofSeat(s.heldForm, do) }

// ofSeat handles it for the seat that a form names.
func (s *Server) ofSeat(read func(http.ResponseWriter, *http.Request) (*table.Table, game.Seat, bool),
	do deed) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if t, seat, ok := read(w, r); ok {
			t, err := do(r.Context(), t.ID, seat, s.visitor(r))
			s.seated(w, r, t, err)
		}
	}
}

// free agrees to a plan for a seat that is free or whose person is absent, or withdraws the agreement.
func (s *Server) free(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	level, person := r.PostForm.Get("level"), s.visitor(r)
	var err error
	switch r.PostForm.Get("do") {
	case "free":
		t, err = s.House.Agree(r.Context(), t.ID, seat, person, "")
	case "bot":
		t, err = s.House.Agree(r.Context(), t.ID, seat, person, level)
	case "withdraw":
		t, err = s.House.Agree(r.Context(), t.ID, seat, person, table.Withdraws)
	case "object":
		t, err = s.House.Object(r.Context(), t.ID, seat, person)
	default:
		err = errBadForm
	}
	s.seated(w, r, t, err)
}

// seated answers with the table after a change of a seat. Without a script it redirects to the panel of the seats.
func (s *Server) seated(w http.ResponseWriter, r *http.Request, t *table.Table, err error) {
	id := table.ID(r.PathValue("id"))
	if err != nil || fragment(r) {
		s.acted(w, r, id, t, err)
		return
	}
	to := url.URL{Path: "/t/" + string(id), Fragment: "places"}
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
}

// absences returns the seats that hold up a game, with what the visitor may decide about them.
func (s *Server) absences(t *table.Table, person table.PersonID) (all []page.Absence) {
	if t.Status != table.Playing {
		return nil
	}
	for i := range t.Seats {
		a := page.Absence{Seat: game.Seat(i)}
		from, waited := s.House.Waited(t, a.Seat)
		until, offered := s.House.Offering(t, a.Seat)
		switch {
		case offered:
			a.Until = until
		case t.Free().Has(a.Seat):
		case waited:
			a.Since, a.From = t.Moved, from
			if _, timed := t.Clock(); timed {
				a.Since = from
			}
		default:
			continue
		}
		a.Now, a.Mine = s.House.MayPlan(t, a.Seat, person)
		a.Deciding, _ = s.House.Deciding(t, a.Seat)
		a.Level, a.Agreed = t.Plan(a.Seat)
		a.Lacks = s.House.Lacks(t, a.Seat)
		_, a.Most = t.Clock()
		a.Deserted, a.Withdraws = t.Deserted().Has(a.Seat), t.MayWithdraw(a.Seat)
		if a.Most && a.Until.IsZero() && a.Agreed == 0 && s.House.Held(t, person).Has(a.Seat) {
			continue // they come back by a click
		}
		if a.Deciding != 0 || a.Mine || a.Since.IsZero() {
			all = append(all, a)
		}
	}
	return all
}
