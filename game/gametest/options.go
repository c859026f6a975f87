package gametest

import (
	"fmt"
	"strings"
	"testing"

	"ennead/game"
)

// BadSetup is a setup that must be refused. Want is part of the error.
type BadSetup = struct {
	Players          int
	Key, Value, Want string // Key may be empty: no option
}

// BadSetups checks that too few or too many players, unknown options and the given setups are refused with a short
// error, both for new and for loaded games.
func BadSetups(t testing.TB, g game.Game, bad ...BadSetup) {
	t.Helper()
	least, most := g.Players()
	for _, players := range []int{least - 1, most + 1, -1} {
		bad = append(bad, BadSetup{Players: players, Want: fmt.Sprintf("%d to %d players, not %d", least, most,
			players)})
	}
	bad = append(bad, BadSetup{least, "speed", "fast", "option"}, BadSetup{least, strings.Repeat("x", 1000), "",
		"option"})
	for _, b := range bad {
		setup := game.Setup{Players: b.Players}
		if b.Key != "" {
			setup.Options = map[string]string{b.Key: b.Value}
		}
		_, err := g.New(setup)
		if err == nil || !strings.Contains(err.Error(), b.Want) || len(err.Error()) > 300 {
			t.Errorf("%d players, %.20s=%s: %v, want %q", b.Players, b.Key, b.Value, err, b.Want)
		}
		if _, err := g.Load(setup, []byte("{}")); err == nil || !strings.Contains(err.Error(), b.Want) {
			t.Errorf("loading %d players, %.20s=%s: %v, want %q", b.Players, b.Key, b.Value, err, b.Want)
		}
	}
}

// Readings returns setups in which the other reading of every ruling is chosen that the game offers: one with the
// fewest players, one with the most.
func Readings(g game.Game) []game.Setup {
	least, most := g.Players()
	var all []game.Setup
	for _, players := range []int{least, most} {
		setup := game.Setup{Players: players, Options: map[string]string{}}
		for _, o := range g.Options() {
			if o.Ruling != "" && o.Least <= players && players <= o.Most {
				setup.Options[o.Key] = o.Values[len(o.Values)-1]
			}
		}
		all = append(all, setup)
	}
	return all
}

// Options checks that every value of every option is accepted, and that an option of a ruling has two values, ours
// first.
func Options(t testing.TB, g game.Game) {
	t.Helper()
	for _, o := range g.Options() {
		if o.Ruling != "" && (len(o.Values) != 2 || len(o.Many) > 0 || o.Values[0] != o.Default) {
			t.Errorf("%s: a ruling has its own reading, the default, and another one", o.Key)
		}
		values := append([]string{o.Default}, o.Values...)
		if len(o.Many) > 0 {
			values = append(values, strings.Join(o.Many, ","))
		}
		for _, value := range values {
			if _, err := g.New(game.Setup{Players: o.Most, Options: map[string]string{o.Key: value}}); err != nil {
				t.Errorf("%s=%s: %v", o.Key, value, err)
			}
		}
	}
}
