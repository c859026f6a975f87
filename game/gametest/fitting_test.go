package gametest

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/example/senet/kit"
)

// lenient loads any position as the start of a game.
type lenient struct{ game.Game }

func (g lenient) Load(setup game.Setup, _ []byte) (game.State, error) { return g.New(setup) }

// A number that no row checks is reported once, with its step.
func TestFitting(t *testing.T) {
	e := &ear{TB: t}
	(&Suite{Game: lenient{kit.Game}, Setups: Tables(kit.Game)}).fitting(e, 1)
	for _, want := range []string{`/pending/1: step "lay" loads with a 247, where play has `,
		`step "next" loads with b 247, where play has <nil>: in its row of`} {
		if strings.Count(e.heard.String(), want) != 1 {
			t.Errorf("not reported once: %s", want)
		}
	}
}
