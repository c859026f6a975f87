package arena_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
)

// At every game, each level wins at least three of four two-player games against the one before it. The priest thinks
// for long, so it is matched only with -ladder, as in docs/strength.md.
func TestLevelsAreApart(t *testing.T) {
	games, most := 30, len(bot.Levels)-1
	if *ladder {
		games, most = 60, len(bot.Levels)
	}
	for n := 1; n < most; n++ {
		lower, upper := bot.Levels[n-1].Name, unhurried(bot.Levels[n].Spec).String()
		for name, c := range two(t, games, upper, lower) {
			if b := run(t, c).Bots[0]; b.WinRate < 0.75 {
				t.Errorf("%s: %s wins %.3f %v against %s", name, bot.Levels[n].Name, b.WinRate, b.WinRateCI95, lower)
			} else {
				t.Logf("%s: %s wins %.3f %v against %s", name, bot.Levels[n].Name, b.WinRate, b.WinRateCI95, lower)
			}
		}
	}
}

// The priest is ahead of the scribe even with few of its iterations. No clock is involved: the same program
// plays the same games on every machine.
func TestPriestThinksBetter(t *testing.T) {
	priest := unhurried(bot.Levels[len(bot.Levels)-1].Spec)
	priest.Iterations /= 400
	for name, c := range two(t, 24, priest.String(), "scribe") {
		b := run(t, c).Bots[0]
		verdict := fmt.Sprintf("%s: wins %.2f, points ahead %+.2f %+.2f", name, b.WinRate, b.Margin, b.MarginCI95)
		if b.Margin <= 0 {
			t.Error(verdict)
		} else {
			t.Log(verdict)
		}
	}
}

// few is the priest's number of iterations against its rivals in matches that every test run plays.
const few = 300

// No equally cheap search is better than a level: at no game does one win three of four, and over all games none wins
// three of five. A vizier once looked one turn ahead, and lost four of five games to a search that did not.
func TestNoCheaperSearchBeatsALevel(t *testing.T) {
	games := 20
	if *ladder {
		games = 60
	}
	for _, level := range bot.Levels {
		spec := unhurried(level.Spec)
		if !*ladder {
			spec.Iterations = min(spec.Iterations, few)
		}
		for _, rival := range rivals(spec) {
			holdsOut(t, level.Name, spec, rival, games)
		}
	}
}

// holdsOut matches a level with a rival: of so many games at each game it wins more than one in four, and over all
// games more than two in five. Games that could no longer change this verdict are not played; those that take longest
// come last.
func holdsOut(t *testing.T, level string, spec, rival bot.Spec, games int) {
	t.Helper()
	matches, all := two(t, games, spec.String(), rival.String()), 0.0
	most := float64(games * len(matches))
	for _, name := range []string{"pharaon", "osiris", "pyramidion", "tekhenu", "kemet"} {
		c, wins, played, decided := matches[name], 0.0, 0, errors.New("the verdict is certain")
		c.Record = func(_ int, r *game.Record) error {
			won, err := winOf(c.Game, r, spec.String())
			if wins, played = wins+won, played+1; err == nil && wins > float64(games)/4 && all+wins > most*2/5 {
				return decided
			}
			return err
		}
		if _, err := arena.Run(t.Context(), c); err != nil && !errors.Is(err, decided) {
			t.Fatal(err)
		}
		if all += wins; wins <= float64(games)/4 {
			t.Errorf("%s: %s, as %s, wins %.1f of %d against %s", name, level, spec, wins, played, rival)
		}
		t.Logf("%s: %s wins %.1f of %d against %s", name, level, wins, played, rival)
	}
	if all <= most*2/5 {
		t.Errorf("%s, as %s, wins %.1f of %.0f against %s", level, spec, all, most, rival)
	}
}

// winOf returns the bot's part in the victory of a game between two.
func winOf(g game.Game, r *game.Record, name string) (float64, error) {
	match, err := game.Replay(g, r)
	if err != nil {
		return 0, err
	}
	seat := game.Seat(slices.Index(r.Names, name))
	switch s := match.State; {
	case s.Rank(seat) > 1:
		return 0, nil
	case s.Rank(1-seat) == 1:
		return 0.5, nil
	}
	return 1, nil
}

// rivals returns searches that cost no more than that one and are as tempted by points: the default settings with half
// of its iterations and with all of them, one that looks a turn ahead, and one that plays at random and explores less.
func rivals(of bot.Spec) (list []bot.Spec) {
	usual := of
	usual.Tuning = bot.Defaults
	usual.Tuning.Points = of.Tuning.Points
	half := usual
	half.Iterations = max(of.Iterations/2, 1)
	near, narrow := usual, usual
	near.Tuning.Turns = 1
	narrow.Tuning.History, narrow.Tuning.Explore = 1, bot.Defaults.Explore/2
	for _, rival := range []bot.Spec{half, usual, near, narrow} {
		if rival != of {
			list = append(list, rival)
		}
	}
	return list
}

// unhurried returns the spec without a time limit, so that obvious choices do not end it early either.
func unhurried(spec bot.Spec) bot.Spec {
	spec.Time = 0
	return spec
}

// two sets up the same match for two players at every game.
func two(t *testing.T, games int, specs ...string) map[string]arena.Config {
	return map[string]arena.Config{
		"pharaon":    pharaohs(t, 2, games, specs...),
		"kemet":      gods(t, 2, games, specs...),
		"tekhenu":    suns(t, 2, games, specs...),
		"osiris":     barges(t, 2, games, specs...),
		"pyramidion": foremen(t, 2, games, specs...),
	}
}
