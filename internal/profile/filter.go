package profile

import (
	"time"

	"ennead/internal/table"
)

// Filter says which games of somebody are listed; its zero value, all of them.
type Filter struct {
	Game    string
	Players int
	Ended   string        // [Won] or [Lost]
	With    string        // the name of another account that played, too
	Within  time.Duration // that ended so long ago at most
	Rated   bool          // only those
}

// How a game may have ended for somebody.
const (
	Won  = "won"
	Lost = "lost"
)

// Fits reports whether a game of somebody is listed now.
func (f Filter) Fits(g table.PastGame, now time.Time) bool {
	if g.Mine < 0 {
		return false
	}
	won := g.Seats[g.Mine].Rank == 1
	switch {
	case f.Game != "" && f.Game != g.Game, f.Players != 0 && f.Players != g.Players, f.Rated && !g.Rated,
		f.Ended == Won && !won, f.Ended == Lost && won, f.Within != 0 && now.Sub(g.Finished) > f.Within:
		return false
	}
	if f.With == "" {
		return true
	}
	for i, s := range g.Seats {
		if i != g.Mine && s.Account && s.Name == f.With {
			return true
		}
	}
	return false
}
