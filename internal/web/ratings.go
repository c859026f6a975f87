package web

import (
	"net/http"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// ratedGames shows which games are rated, and what a rated game needs.
func (s *Server) ratedGames(w http.ResponseWriter, r *http.Request) {
	p := page.RatedGames{Site: s.site(r)}
	p.Games, p.Others = s.House.RatedGames(r.Context())
	s.answer(w, r, http.StatusOK, p.Render())
}

// leaders shows the strongest players of a game.
func (s *Server) leaders(w http.ResponseWriter, r *http.Request) {
	k := s.kit(r.PathValue("game"))
	if k == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	now := s.House.Season()
	season, ok := now, true
	if text := r.URL.Query().Get("season"); text != "" {
		season, ok = table.ParseSeason(text)
	}
	if !ok || season > now || season < table.FirstSeason {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	list, err := s.House.LeadersOf(r.Context(), k.ID(), season)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Leaders{Site: s.site(r), Game: k.ID(), Games: s.several(), List: list, Season: season.Text(),
		Over: season < now}
	if season > table.FirstSeason {
		p.Before = (season - 1).Text()
	}
	if season < now {
		p.After = (season + 1).Text()
	}
	s.answer(w, r, http.StatusOK, p.Render())
}
