package arena_test

import (
	"fmt"
	"testing"

	"ennead/arena"
	"ennead/bot"
)

// Each level wins at least three of four games of two against the one before it, at every game. The vizier thinks
// for long: it is matched with -ladder, as in docs/performance.md.
func TestLevelsAreApart(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	games, most := 30, len(bot.Levels)-1
	if *ladder {
		games, most = 60, len(bot.Levels)
	}
	for n := 1; n < most; n++ {
		lower, upper := bot.Levels[n-1].Name, bot.Levels[n].Name
		for name, c := range two(t, games, upper, lower) {
			if b := run(t, c).Bots[0]; b.WinRate < 0.75 {
				t.Errorf("%s: %s wins %.3f %v against %s", name, upper, b.WinRate, b.WinRateCI95, lower)
			} else {
				t.Logf("%s: %s wins %.3f %v against %s", name, upper, b.WinRate, b.WinRateCI95, lower)
			}
		}
	}
}

// The vizier is ahead of the scribe with a tenth of its iterations already. No clock decides anything: the same
// program plays the same games on every machine.
func TestVizierThinksBetter(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	vizier := bot.Levels[len(bot.Levels)-1].Spec
	vizier.Iterations, vizier.Time = vizier.Iterations/10, 0
	for name, c := range two(t, 24, vizier.String(), "scribe") {
		b := run(t, c).Bots[0]
		if verdict := fmt.Sprintf("%s: wins %.2f, points ahead %+.2f %+.2f", name, b.WinRate, b.Margin, b.MarginCI95); b.Margin <= 0 {
			t.Error(verdict)
		} else {
			t.Log(verdict)
		}
	}
}

// two is the same match for two players at every game.
func two(t *testing.T, games int, specs ...string) map[string]arena.Config {
	return map[string]arena.Config{"pharaon": pharaohs(t, 2, games, specs...), "kemet": gods(t, 2, games, specs...)}
}
