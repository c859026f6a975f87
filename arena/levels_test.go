package arena_test

import (
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
		for name, c := range map[string]arena.Config{"pharaon": pharaohs(t, 2, games, upper, lower), "kemet": gods(t, 2, games, upper, lower)} {
			if b := run(t, c).Bots[0]; b.WinRate < 0.75 {
				t.Errorf("%s: %s wins %.3f %v against %s", name, upper, b.WinRate, b.WinRateCI95, lower)
			} else {
				t.Logf("%s: %s wins %.3f %v against %s", name, upper, b.WinRate, b.WinRateCI95, lower)
			}
		}
	}
}
