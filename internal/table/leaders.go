package table

import (
	"context"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// Leader is somebody in the list of the strongest players of a game.
type Leader struct {
	Place       int    `json:"place"`
	Name        string `json:"name"`
	Rating      int    `json:"rating"` // as people read it
	Provisional bool   `json:"provisional,omitempty"`
	Games       int    `json:"games"`  // that have counted in all
	Lately      int    `json:"season"` // in this season
}

// LeastGames is how many rated games in a season lead into the list of the strongest.
const LeastGames = 10

// mostLeaders is how long that list is.
const mostLeaders = 100

// Leaders lists the strongest players of a game in this season; [ErrNoGame] if there is no such game.
func (h *House) Leaders(ctx context.Context, game string) ([]Leader, error) {
	if h.Newest(game) == nil {
		return nil, ErrNoGame
	}
	all, err := h.conf.Store.Leaders(ctx, game, rating.SeasonOf(h.now()), LeastGames, mostLeaders)
	list := make([]Leader, len(all))
	for i, l := range all {
		list[i] = Leader{Place: i + 1, Name: l.Name, Rating: l.Shown(), Provisional: l.Provisional(), Games: l.Games,
			Lately: l.Lately}
	}
	return list, err
}

// RebuildRatings works all ratings out anew from the results, and says how many were not what follows from them.
func (h *House) RebuildRatings(ctx context.Context) (store.Rebuilt, error) {
	return h.conf.Store.Rebuild(ctx)
}

// Rating is how strong somebody is at a game, as people read it.
type Rating struct {
	Game        string `json:"game"`
	Rating      int    `json:"rating"`
	Provisional bool   `json:"provisional,omitempty"`
	Games       int    `json:"games"` // that have counted
}

// Ratings returns the ratings of somebody, by game.
func (h *House) Ratings(ctx context.Context, person PersonID) ([]Rating, error) {
	all, err := h.conf.Store.RatingsOf(ctx, string(person))
	list := make([]Rating, len(all))
	for i, r := range all {
		list[i] = Rating{r.Game, r.Shown(), r.Provisional(), r.Games}
	}
	return list, err
}
