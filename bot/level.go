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
// The apprentice tries three things and looks at what comes of them until the end of its turn: it does what makes
// sense at once and overlooks the rest. The scribe tries nearly everything that its turn allows. The vizier has time to
// look beyond its turn, at what others may answer and chance may bring: with few iterations that would cost more than it brings.
var Levels = []Level{
	{"apprentice", Spec{Kind: MCTS, Iterations: 3, Trees: 1, Tuning: Defaults.ahead(1)}},
	{"scribe", Spec{Kind: MCTS, Iterations: 50, Trees: 1, Tuning: Defaults.ahead(1)}},
	{"vizier", Spec{Kind: MCTS, Iterations: 50_000, Time: 900 * time.Millisecond, Trees: 1, Tuning: Defaults}},
}

// ahead are the same settings for a search that looks so many turns ahead.
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
