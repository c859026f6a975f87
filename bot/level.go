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

// Levels are the named bots, weakest first. Each wins at least three of four two-player games against the one before
// it; docs/performance.md has the matches. They think in iterations, so that they play equally well on a busy
// machine; only the vizier has a time limit, so that nobody waits longer than a second.
//
// The apprentice tries three moves and looks at their results until the end of its turn: it does the obvious and
// overlooks the rest. The scribe tries nearly everything that its turn allows. The vizier has time to look beyond its
// turn, at the others' replies and at chance; with few iterations, that would cost more than it gains. Near the end of
// a game it goes through all lines.
var Levels = []Level{
	{"apprentice", Spec{Kind: MCTS, Iterations: 3, Trees: 1, Tuning: Defaults.ahead(1)}},
	{"scribe", Spec{Kind: MCTS, Iterations: 50, Trees: 1, Tuning: Defaults.ahead(1)}},
	{"vizier", Spec{Kind: MCTS, Iterations: 50_000, Time: 900 * time.Millisecond, Trees: 1, Tuning: Defaults}},
}

// ahead returns the same settings for a search that looks that many turns ahead.
func (t Tuning) ahead(turns int) Tuning {
	t.Turns = turns
	return t
}

func levelNames() string {
	var names []string
	for _, level := range Levels {
		names = append(names, level.Name)
	}
	return strings.Join(names, ", ")
}
