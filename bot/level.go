package bot

import (
	"strings"
	"time"
)

// Level is a bot with a name that people can choose.
type Level struct {
	Name string // also the last part of its catalogue key
	Spec Spec
}

// Levels are the named bots, weakest first. The scribe and the vizier win at least three of four two-player games
// against the level before them; docs/strength.md has the matches, and those of the priest. Levels think in iterations,
// so that they play equally well on a busy machine; only the priest has a time limit, so that nobody waits longer than
// a second.
//
// The lower levels err as people do, not at random. The apprentice sees the points that it can score this turn, and
// nothing else. The scribe looks as far and begins to see what a position is worth. The vizier looks beyond its turn,
// and still takes points that it sees rather than what would bring more. The priest has time to look at the others'
// replies and at chance, plays on further before it evaluates, and goes through all lines near the end of a game.
var Levels = []Level{
	{"apprentice", Spec{Kind: MCTS, Iterations: 12, Trees: 1, Tuning: Defaults.ahead(1).tempted(1).alone()}},
	{"scribe", Spec{Kind: MCTS, Iterations: 12, Trees: 1, Tuning: Defaults.ahead(1).tempted(0.7).alone()}},
	{"vizier", Spec{Kind: MCTS, Iterations: 500, Trees: 1, Tuning: Defaults.tempted(0.4).alone()}},
	{"priest", Spec{Kind: MCTS, Iterations: 200_000, Time: 900 * time.Millisecond, Trees: 1, Tuning: Strongest}},
}

// Strongest are the settings of the highest level, with which analyses, hints and puzzles search, too.
var Strongest = Defaults.further(8)

// further returns the same settings for a search whose random play goes on for that many choices. It takes longer, and
// sees investments pay that a turn alone does not show.
func (t Tuning) further(choices int) Tuning {
	t.Depth = choices
	return t
}

// ahead returns the same settings for a search that looks that many turns ahead.
func (t Tuning) ahead(turns int) Tuning {
	t.Turns = turns
	return t
}

// alone returns the same settings for a search that has learnt nothing about moves.
func (t Tuning) alone() Tuning {
	t.Prior = 0
	return t
}

// tempted returns the same settings for a search that gives points scored so far that much weight.
func (t Tuning) tempted(points float64) Tuning {
	t.Points = points
	return t
}

func levelNames() string {
	var names []string
	for _, level := range Levels {
		names = append(names, level.Name)
	}
	return strings.Join(names, ", ")
}
