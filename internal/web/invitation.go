package web

import (
	"errors"
	"net/http"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// invitation shows the page behind the link of a seat. Visiting it changes nothing, since mail programs fetch links
// too.
func (s *Server) invitation(w http.ResponseWriter, r *http.Request) {
	s.invite(w, r, r.PathValue("key"), http.StatusOK, page.Notice{})
}

func (s *Server) invite(w http.ResponseWriter, r *http.Request, key string, status int, notice page.Notice) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	person := s.visitor(r)
	seat, use, err := s.House.Opens(t, key)
	if errors.Is(err, table.ErrKey) {
		var ok bool
		if t, ok = s.look(w, r); !ok {
			return
		}
	}
	if seat != game.Spectator && s.House.Held(t, person).Has(seat) {
		back(w, r, t.ID, nil)
		return
	}
	if err != nil {
		s.deadLink(w, r, t, err)
		return
	}
	// The address is a secret: even the files that this page loads must not receive it, as a proxy's log would keep
	// it.
	w.Header().Set("Referrer-Policy", "origin")
	p := page.Invitation{Site: s.site(r), Table: t, Seat: seat, Key: key, Use: use, Notice: notice}
	p.Sitter = s.names(t, p.Site)[seat]
	if use == table.Invites || use == table.HandOver {
		if p.Guest, err = s.guestSeat(r, t); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	if person != "" {
		if p.Name, err = s.House.Name(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, p.Render())
}

// deadLink says that the link of a seat no longer works, and leads to the table.
func (s *Server) deadLink(w http.ResponseWriter, r *http.Request, t *table.Table, err error) {
	status, notice := s.explain(r, err)
	if !errors.Is(err, table.ErrUsed) && !errors.Is(err, table.ErrEnded) && !errors.Is(err, table.ErrFullTable) {
		s.problem(w, r, status, notice)
		return
	}
	s.answer(w, r, status, page.DeadLink(s.site(r), t.ID, notice))
}
