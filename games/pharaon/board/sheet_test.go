package board_test

import (
	"testing"

	"ennead/games/pharaon"
)

// TestSheet draws many kinds of decisions. Everything that a drawing refers to must be in the sheet of symbols or in
// the drawing itself, and the style sheet must contain all its classes.
func TestSheet(t *testing.T) {
	for players := 1; players <= 5; players++ {
		for _, step := range []pharaon.Step{
			pharaon.StepKeep, pharaon.StepPickJar, pharaon.StepTurn, pharaon.StepOption, pharaon.StepColour,
			pharaon.StepExtra, pharaon.StepAccess, pharaon.StepPay, pharaon.StepLot, pharaon.StepBonus,
			pharaon.StepTrack, pharaon.StepNoble,
			pharaon.StepArtist, pharaon.StepPyramid, pharaon.StepBasic, pharaon.Done,
		} {
			scene := reach(t, players, uint64(players), 0, step)
			if scene.State == nil {
				continue
			}
			scene.Words = words(t).In("fr").With(names)
			suite.Check(t, scene, suite.Sheet(t, scene))
		}
	}
}
