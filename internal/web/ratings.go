package web

import (
	"context"
	"net/http"
	"slices"

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
	bots, err := s.botRatings(r.Context(), k.ID())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Leaders{Site: s.site(r), Game: k.ID(), Games: s.several(), List: list, Bots: bots, Season: season.Text(),
		Over: season < now}
	if season > table.FirstSeason {
		p.Before = (season - 1).Text()
	}
	if season < now {
		p.After = (season + 1).Text()
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// botRatings returns how strong the levels are that people may seat, at a game, or at all if it is empty.
func (s *Server) botRatings(ctx context.Context, game string) ([]table.BotRating, error) {
	all, err := s.House.BotRatings(ctx, game)
	return slices.DeleteFunc(all, func(b table.BotRating) bool { return !slices.Contains(s.Levels, b.Level) }), err
}
