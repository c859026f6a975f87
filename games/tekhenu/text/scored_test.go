package text_test

import (
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/text"
)

// What is scored links to the rule that scores it, not to the one that compares the scores.
func TestRuleOfPoints(t *testing.T) {
	for part, want := range map[tekhenu.Part]string{
		tekhenu.PartColumns: "TEK-10.2", tekhenu.PartHappiness: "TEK-7.4", tekhenu.PartOrder: "TEK-8.4",
	} {
		e := game.Event{Kind: tekhenu.EvPoints, A: 3, B: uint8(part)}
		if got := tekhenu.PointsOf(e); got.Part != part {
			t.Fatalf("the event tells of %+v", got)
		}
		if got := text.Text.Tell(&tekhenu.State{}, e).Rule; got != want {
			t.Errorf("part %d is scored by %s, not by %s", part, got, want)
		}
	}
	for part := range tekhenu.Parts {
		e := game.Event{Kind: tekhenu.EvPoints, A: 3, B: uint8(part)}
		if text.Text.Tell(&tekhenu.State{}, e).Rule == "" {
			t.Errorf("part %d has no rule", part)
		}
	}
}
