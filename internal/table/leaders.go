package table

import (
	"context"
	"time"

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

// FirstSeason is the one in which games were first rated.
var FirstSeason = rating.SeasonOf(time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC))

// ParseSeason reads a season such as 2026-4; false if it is none.
func ParseSeason(text string) (rating.Season, bool) { return rating.ParseSeason(text) }

// Season returns the season that it is now.
func (h *House) Season() rating.Season { return rating.SeasonOf(h.now()) }

// Leaders lists the strongest players of a game in this season; [ErrNoGame] if there is no such game.
func (h *House) Leaders(ctx context.Context, game string) ([]Leader, error) {
	return h.LeadersOf(ctx, game, h.Season())
}

// LeadersOf lists them in a season, for one that is over as they were at its end.
func (h *House) LeadersOf(ctx context.Context, game string, season rating.Season) ([]Leader, error) {
	if h.Newest(game) == nil {
		return nil, ErrNoGame
	}
	all, err := h.conf.Store.Leaders(ctx, game, season, LeastGames, mostLeaders)
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

// Finish is how a rated game ended for somebody.
type Finish struct {
	Table    ID        `json:"table"`
	Game     string    `json:"game"`
	Finished time.Time `json:"finished"`
	Rank     int       `json:"rank"`
	Players  int       `json:"players"`
	Void     bool      `json:"void,omitempty"` // moderators decided that it does not count
}

// Finishes lists how the rated games of somebody ended, in the order in which they were counted.
func (h *House) Finishes(ctx context.Context, person PersonID) ([]Finish, error) {
	all, err := h.conf.Store.ResultsOf(ctx, string(person))
	list := make([]Finish, len(all))
	for i, r := range all {
		list[i] = Finish{Table: ID(r.Table), Game: r.Game, Finished: time.UnixMilli(r.Finished).UTC(),
			Players: len(r.Seats), Void: r.Void > 0}
		for _, seat := range r.Seats {
			if seat.Person == string(person) {
				list[i].Rank = seat.Rank
			}
		}
	}
	return list, err
}
