package board_test

import (
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

// reach plays by chance until the one who is to move has such a step to take, with more than one choice.
func reach(players int, seed uint64, after int, step tekhenu.Step) (piece.Scene, bool) {
	for ; seed < 60; seed++ {
		s, err := tekhenu.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		r := game.NewRand(seed)
		var log game.Log
		for n := 0; s.Owing() != 0; n++ {
			seat := s.Owing().First()
			var m game.Move
			if s.Owing().Has(game.Nature) {
				seat = game.Nature
				m, _ = r.Roll(s, nil)
			} else {
				moves := s.Moves(nil, seat)
				if n > after && s.(*tekhenu.State).Top().Step == step && len(moves) > 1 {
					view := s.Copy()
					view.Mask(seat)
					return piece.Scene{State: view, Viewer: seat, Active: true, Names: names, Just: log.Events}, true
				}
				m = moves[r.Intn(len(moves))]
				log = game.Log{}
			}
			s.Play(seat, m, &log)
		}
	}
	return piece.Scene{}, false
}

// TestPreview writes tables to be opened in a browser: go test ./games/tekhenu/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	for i, m := range []struct {
		name  string
		after int
		step  tekhenu.Step
	}{
		{"die", 300, tekhenu.StepDie}, {"select", 300, tekhenu.StepSelect}, {"cell", 250, tekhenu.StepCell}, {"twist", 350, tekhenu.StepTwist},
		{"building", 250, tekhenu.StepBuilding}, {"statue", 250, tekhenu.StepStatue}, {"thoth", 400, tekhenu.StepThoth}, {"district", 200, tekhenu.StepDistrict},
		{"draft", 0, tekhenu.StepDraft}, {"keep", 0, tekhenu.StepKeep}, {"destiny", 300, tekhenu.StepDestiny}, {"score", 400, tekhenu.StepScore},
		{"raise", 200, tekhenu.StepRaise}, {"feed", 300, tekhenu.StepFeed}, {"early", 60, tekhenu.StepDie},
	} {
		for players := 1; players <= 4; players++ {
			scene, ok := reach(players, 3, m.after, m.step)
			if !ok {
				t.Logf("%d players: no %s", players, m.name)
				continue
			}
			for turn, kind := range map[int]string{0: "wide", piece.Facing: "narrow"} {
				scene.Turn = turn
				scene.Words = words(t).In([]string{"en", "fr"}[(i+players)%2]).With(names)
				writeTable(t, m.name+"-"+string(rune('0'+players))+"-"+kind, scene)
			}
		}
	}
}
