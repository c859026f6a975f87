package board_test

import (
	"testing"

	"ennead/games/osiris"
	"ennead/internal/locale"
)

// TestCollection checks every specimen on the sheet of the collection, and its name in both languages.
func TestCollection(t *testing.T) {
	suite.Collection(t, 5, func(lang string) *locale.Catalogue { return words(t).In(lang).With(names) },
		"grain", "farmer-foreman", "obelisk", "pylon-5", "f1", "c6", "cvb2", "po3", "pp2", "mk4", "rb5",
		"cc25", "thoth", "camel-5", "barge")
}

func TestSize(t *testing.T) {
	for players := 2; players <= 5; players++ {
		scene, ok := reach(players, 1, 140, osiris.StepAct)
		if !ok {
			t.Fatalf("%d players: no action to choose", players)
		}
		scene.Words = words(t).In("fr").With(names)
		suite.Small(t, scene, 13_000, 45_000)
	}
}

func TestPure(t *testing.T) {
	steps := []osiris.Step{
		osiris.StepAct, osiris.StepWhere, osiris.StepSite, osiris.StepPay,
		osiris.StepShare, osiris.StepBonus, osiris.StepStudy,
	}
	for i, step := range steps {
		scene, ok := reach(2+i%4, 1, 0, step)
		if !ok {
			t.Errorf("no game reached step %d", step)
			continue
		}
		scene.Words = words(t).In("en").With(names)
		suite.Pure(t, scene)
	}
}
