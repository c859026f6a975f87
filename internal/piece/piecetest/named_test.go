package piecetest

import (
	"testing"

	"ennead/game"
)

// The text on a choice is part of its name, word by word; on a place of the board it need not be.
func TestNamed(t *testing.T) {
	for _, test := range []struct {
		drawn           string
		misnamed, stuck bool
	}{
		{`<span data-move="a" aria-label="Bread: 3. Raise Bread"><b>Bread</b>: <i>3</i></span>`, false, false},
		{`<span data-move="a" aria-label="Raise Bread (up to 7)">bread!</span>`, false, false},
		// written together, it is read together
		{`<span data-move="a" aria-label="Raise Bread">Bread<b>3</b></span>`, true, true},
		{`<span data-move="a" aria-label="Raise Bread">Bread <i aria-hidden="true">3</i></span>`, true, false},
		{`<span data-move="a" aria-label="Raise Bread"><svg><text>3</text></svg></span>`, true, false},
		{`<span data-move="a" aria-label="Raise Bread"><svg><title>three</title></svg>Bread</span>`, false, false},
		{`<span data-move="a" aria-label="Raise Bread">Bre</span>`, true, false},
		{`<span data-move="a" aria-label="Bread3"><b>Bread</b><i>3</i></span>`, false, true},
		{`<g data-move="a" aria-label="Raise Bread"><text>3</text></g>`, false, false},
		{`<span>3</span>`, false, false},
	} {
		misnamed, stuck := false, false
		for _, e := range (Suite{Game: unnamed{}}).elements(t, test.drawn) {
			misnamed, stuck = misnamed || e.misnamed(), stuck || e.stuck
		}
		if misnamed != test.misnamed || stuck != test.stuck {
			t.Errorf("%s: misnamed is %t, stuck %t", test.drawn, misnamed, stuck)
		}
	}
}

// unnamed is a game that is asked only for its name.
type unnamed struct{ game.Game }

func (unnamed) ID() string { return "unnamed" }
