package web

import (
	"net/http"
	"slices"
	"time"

	"ennead/internal/gamekit"
	"ennead/internal/piece"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// home shows the home page.
func (s *Server) home(w http.ResponseWriter, r *http.Request) {
	s.showHome(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showHome(w http.ResponseWriter, r *http.Request, status int, notice page.Notice) {
	h, err := s.homeOf(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h.Path, h.Notice = "/", notice
	if person := s.visitor(r); person != "" {
		if h.Mine, err = s.House.Mine(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
		if h.Clocks, err = s.times(r, h.Mine); err != nil {
			s.fail(w, r, err)
			return
		}
		slices.SortStableFunc(h.Mine, func(a, b table.Summary) int {
			if first := waitsFirst(a, b); first != 0 || !a.Waits() {
				return first
			}
			return h.ByTime(a, b)
		})
	}
	s.answer(w, r, status, h.Render())
}

// homeOf returns what pages depend on that begin a game.
func (s *Server) homeOf(r *http.Request) (h page.Home, err error) {
	h = page.Home{Lists: s.lists(r), Games: s.offered(), Guided: map[string]bool{}, Levels: s.Levels,
		Puzzle: s.today()}
	for _, k := range h.Games {
		h.Guided[k.ID()] = s.House.Guide(k.ID()) != nil
	}
	if h.Bots, err = s.botRatings(r.Context(), ""); err != nil {
		return h, err
	}
	if person := s.visitor(r); person != "" {
		h.Name, err = s.House.Name(r.Context(), person)
	}
	return h, err
}

// lists returns what lists of tables depend on.
func (s *Server) lists(r *http.Request) page.Lists {
	return page.Lists{Site: s.site(r), Now: time.Now()}
}

// offered returns the games that can be played here, in their order.
func (s *Server) offered() (all []*gamekit.Kit) {
	for _, k := range s.Kits {
		if s.House.Newest(k.ID()) != nil {
			all = append(all, k)
		}
	}
	return all
}

// kit returns a game with all that belongs to it, nil if the site does not have it.
func (s *Server) kit(game string) *gamekit.Kit {
	for _, k := range s.Kits {
		if k.ID() == game {
			return k
		}
	}
	return nil
}

// boardOf returns the board that draws a table, nil if the site has none.
func (s *Server) boardOf(t *table.Table) piece.Board {
	if t.Match == nil {
		return nil
	}
	if k := gamekit.Of(s.Kits, t.Match.Game); k != nil {
		return k.Board
	}
	return nil
}

// ids returns the ids of games.
func ids(kits []*gamekit.Kit) (all []string) {
	for _, k := range kits {
		all = append(all, k.ID())
	}
	return all
}
