package table

import (
	"context"
	"slices"
)

// Reliability says how sure it is that somebody plays a game to its end. It follows from the games that they have
// played with people, and from nothing else.
type Reliability struct {
	Points int // from 0 to 100
	Games  int // of how many games
	Stayed int // how many games they have finished since they last left one
}

// What a game costs that somebody does not finish: after they have offered their seat, and at once.
const (
	SaidPoints = 5
	LeftPoints = 15
)

// How points are won and lost otherwise, and what they are for.
const (
	firstPoints = 80
	mostPoints  = 100
	latePoints  = 3   // what it costs each time that somebody's time is up
	ratedPoints = 40  // with fewer, somebody plays unrated
	amends      = 5   // until they have finished so many games in a row
	newGames    = 5   // with fewer games, somebody is new
	mostCounted = 200 // games, the last ones
)

// ReliabilityOf returns how reliable somebody is by the last of these games, of which those that ended last come first.
func ReliabilityOf(games []PastGame) Reliability {
	r := Reliability{Points: firstPoints}
	for _, g := range slices.Backward(games[:min(len(games), mostCounted)]) {
		if g.Mine < 0 || len(g.Seats)-g.Bots < 2 {
			continue
		}
		r.Games++
		me := g.Seats[g.Mine]
		change := 1 - latePoints*me.Strikes
		r.Stayed++
		if me.Went {
			r.Stayed, change = 0, change-1-LeftPoints
			if me.Announced {
				change += LeftPoints - SaidPoints
			}
		}
		r.Points = min(mostPoints, max(0, r.Points+change))
	}
	return r
}

// New reports whether too little is known of somebody for a number.
func (r Reliability) New() bool { return r.Games < newGames }

// Rateable reports whether somebody may play rated games.
func (r Reliability) Rateable() bool { return r.Points >= ratedPoints || r.Stayed >= amends }

// Reliability returns how reliable somebody is. Games at tables that are not public count, too: what is asked is
// whether somebody stays, not who knows of it.
func (h *House) Reliability(ctx context.Context, person PersonID) (Reliability, error) {
	games, err := h.Past(ctx, person, false, mostCounted)
	return ReliabilityOf(games), err
}
