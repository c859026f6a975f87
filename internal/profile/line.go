package profile

import (
	"ennead/arena"
	"ennead/internal/table"
)

// Line sums up games of some kind.
type Line struct {
	Games int
	Won   float64 // a shared victory is won in equal parts
	Ranks int     // the sum of the ranks
	Even  float64 // what would be won if all players were equal
}

// Add counts how a seat came off.
func (l *Line) Add(g table.PastGame, s table.PastSeat) {
	l.Games++
	l.Ranks += s.Rank
	l.Even += 1 / float64(max(len(g.Seats), 1))
	if s.Rank == 1 {
		l.Won += 1 / float64(max(g.Firsts, 1))
	}
}

// Few reports whether there are too few games for a number.
func (l Line) Few(least int) bool { return l.Games < least }

// Share is the part of the games that were won, with its interval.
func (l Line) Share() arena.Share { return arena.ShareOf(l.Won, float64(l.Games)) }

// Rank is the mean rank.
func (l Line) Rank() float64 { return float64(l.Ranks) / float64(max(l.Games, 1)) }

// Luck is the part that luck alone would win.
func (l Line) Luck() float64 { return l.Even / float64(max(l.Games, 1)) }
