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

// Levels are the named bots, weakest first. The strongest thinks for so long that even a chain of
// choices is made within three seconds on one core.
var Levels = []Level{
	{"apprentice", Spec{Kind: MCTS, Iterations: 8, Trees: 1, Tuning: Tuning{Depth: 20, Explore: 0.2, Rank: 0.3}}},
	{"scribe", Spec{Kind: MCTS, Iterations: 300, Trees: 1, Tuning: Defaults}},
	{"vizier", Spec{Kind: MCTS, Time: 700 * time.Millisecond, Trees: 1, Tuning: Defaults}},
}

func levelNames() string {
	var names []string
	for _, level := range Levels {
		names = append(names, level.Name)
	}
	return strings.Join(names, ", ")
}
