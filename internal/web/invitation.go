package web

import (
	"crypto/hmac"
	"net/http"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// invitation is the page behind the link of a seat. Looking changes nothing: mail programs look too.
func (s *Server) invitation(w http.ResponseWriter, r *http.Request) {
	s.invite(w, r, r.PathValue("key"), http.StatusOK, page.Notice{})
}

func (s *Server) invite(w http.ResponseWriter, r *http.Request, key string, status int, notice page.Notice) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	seat := game.Spectator
	for i, sitting := range t.Seats {
		if sitting.Kind == table.Person && hmac.Equal([]byte(key), []byte(s.House.SeatKey(t.ID, game.Seat(i)))) {
			seat = game.Seat(i)
		}
	}
	if seat == game.Spectator {
		s.fail(w, r, table.ErrKey)
		return
	}
	person := s.visitor(r)
	if s.House.Held(t, person).Has(seat) {
		back(w, r, t.ID, nil)
		return
	}
	p := page.Invitation{Site: s.site(r), Table: t, Seat: seat, Key: key, Notice: notice}
	if t.Seats[seat].Taken {
		p.Sitter = t.Seats[seat].Name
	}
	if person != "" {
		if p.Name, err = s.House.Name(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, p.Render())
}
