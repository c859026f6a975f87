package bot

import "strings"

// Level is a bot with a name that people can choose it by.
type Level struct {
	Name string // also the last word of its catalogue key
	Spec Spec
}

// Levels are the named bots, weakest first. The strongest answers within three seconds on one core.
var Levels = []Level{
	{"apprentice", Spec{Kind: MCTS, Iterations: 30, Trees: 1, Tuning: Defaults}},
	{"scribe", Spec{Kind: MCTS, Iterations: 500, Trees: 1, Tuning: Defaults}},
	{"vizier", Spec{Kind: MCTS, Iterations: 20_000, Trees: 1, Tuning: Defaults}},
}

func levelNames() string {
	var names []string
	for _, level := range Levels {
		names = append(names, level.Name)
	}
	return strings.Join(names, ", ")
}
