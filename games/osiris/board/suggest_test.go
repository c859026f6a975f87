package board_test

import (
	"testing"

	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/internal/piece"
)

// While workers are paid for, the whole payment is one button, before the tokens one by one; elsewhere the moves keep
// their order.
func TestSuggest(t *testing.T) {
	whole := 0
	for seed := range uint64(8) {
		scene, ok := reach(3, seed, 20, osiris.StepPay)
		if !ok {
			continue
		}
		legal := scene.State.Moves(nil, scene.Viewer)
		got := piece.Suggested(board.Board{}, scene, legal)
		if len(got.Moves) != len(legal) {
			t.Fatalf("%d of %d moves are left", len(got.Moves), len(legal))
		}
		if len(got.Series) == 0 {
			continue
		}
		whole++
		if got.Series[0] != got.Moves[0] || scene.State.(*osiris.State).Top().A < 2 {
			t.Errorf("the series %v does not fit the moves %v", got.Series, got.Moves)
		}
		if says := words(t).In("en").Say(got.Label); says == "" {
			t.Error("the series has no name")
		}
	}
	if whole == 0 {
		t.Error("no payment was offered whole")
	}
	scene, _ := reach(3, 1, 20, osiris.StepAct)
	legal := scene.State.Moves(nil, scene.Viewer)
	if got := piece.Suggested(board.Board{}, scene, legal); got.Moves[0] != legal[0] || got.Series != nil {
		t.Errorf("an action is suggested: %+v", got)
	}
}
