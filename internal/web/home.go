package web

import (
	"net/http"
	"time"

	"ennead/internal/web/page"
)

// home shows the home page.
func (s *Server) home(w http.ResponseWriter, r *http.Request) {
	s.showHome(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showHome(w http.ResponseWriter, r *http.Request, status int, notice page.Notice) {
	h := page.Home{Site: s.site(r), Levels: s.Levels, Guided: map[string]bool{}, Now: time.Now(), Notice: notice}
	h.Path = "/"
	for _, id := range s.offered() {
		h.Games = append(h.Games, s.House.Game(id))
		h.Guided[id] = s.House.Guide(id) != nil
	}
	var err error
	if person := s.visitor(r); person != "" {
		if h.Name, err = s.House.Name(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
		if h.Mine, err = s.House.Mine(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	if h.Public, err = s.House.Public(r.Context()); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, h.Render())
}

// offered returns the games that have a board here, in the order of the house.
func (s *Server) offered() (all []string) {
	for _, g := range s.House.Games() {
		if s.Boards[g.ID()] != nil {
			all = append(all, g.ID())
		}
	}
	return all
}
