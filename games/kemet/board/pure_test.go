package board_test

import (
	"testing"

	"ennead/games/kemet"
)

// Drawing changes nothing, and the same scene is drawn the same again.
func TestPure(t *testing.T) {
	drawn := 0
	for i, step := range []kemet.Step{
		kemet.StepPyramid, kemet.StepToken, kemet.StepBuy, kemet.StepMarch, kemet.StepRecruit, kemet.StepHide, kemet.StepClash, kemet.StepAsk,
		kemet.StepOrder, kemet.StepWhich, kemet.StepGolden,
	} {
		for seed := uint64(1); seed < 12; seed++ {
			scene := moment(t, 2+i%4, seed, 0, step)
			if scene.State == nil {
				continue
			}
			scene.Words = words(t).In("en").With(names)
			before := scene.State.Copy()
			once, twice := suite.All(t, scene), suite.All(t, scene)
			if once != twice {
				t.Fatalf("step %d is drawn in two ways", step)
			}
			if !scene.State.Equal(before) {
				t.Fatalf("drawing step %d has changed it", step)
			}
			drawn++
			break
		}
	}
	if drawn < 9 {
		t.Errorf("only %d scenes were drawn", drawn)
	}
}
