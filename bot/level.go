package bot

import (
	"strings"
	"time"
)

// Level is a bot with a name that people can choose it by.
type Level struct {
	Name string // also the last word of its catalogue key
	Spec Spec
}

// Levels are the named bots, weakest first. Each wins at least three of four games of two against the one
// before it, by the matches of docs/performance.md. They think in iterations, so that they play alike on a busy
// machine and on a quiet one; only the vizier may be cut short, so that nobody waits for a second.
//
// The apprentice tries eight things, plays on at random for a while, and takes what turned out best: it does what
// makes sense at once and overlooks the rest. The scribe tries nearly everything and looks at what comes of
// it. The vizier works out the whole of its turn, what others may cut in with and what chance may bring.
var Levels = []Level{
	{"apprentice", Spec{Kind: MCTS, Iterations: 8, Trees: 1, Tuning: Tuning{Depth: 10, History: 1, Explore: 0.2, Rank: 0.3}}},
	{"scribe", Spec{Kind: MCTS, Iterations: 30, Trees: 1, Tuning: Tuning{Depth: 4, History: 1, Explore: 0.2, Rank: 0.3}}},
	{"vizier", Spec{Kind: MCTS, Iterations: 3000, Time: 900 * time.Millisecond, Trees: 1, Tuning: Tuning{Depth: 4, History: 1, Turns: 1, Explore: 0.4, Rank: 0.3}}},
}

func levelNames() string {
	var names []string
	for _, level := range Levels {
		names = append(names, level.Name)
	}
	return strings.Join(names, ", ")
}
