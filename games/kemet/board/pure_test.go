package board_test

import (
	"testing"

	"ennead/games/kemet"
)

func TestPure(t *testing.T) {
	drawn := 0
	for i, step := range []kemet.Step{
		kemet.StepPyramid, kemet.StepToken, kemet.StepBuy, kemet.StepMarch, kemet.StepRecruit, kemet.StepHide,
		kemet.StepClash, kemet.StepAsk,
		kemet.StepOrder, kemet.StepWhich, kemet.StepGolden,
	} {
		for seed := uint64(1); seed < 12; seed++ {
			scene := moment(t, 2+i%4, seed, 0, step)
			if scene.State == nil {
				continue
			}
			scene.Words = words(t).In("en").With(names)
			suite.Pure(t, scene)
			drawn++
			break
		}
	}
	if drawn < 9 {
		t.Errorf("drew too few scenes: %d", drawn)
	}
}
