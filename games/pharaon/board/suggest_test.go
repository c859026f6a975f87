package board_test

import (
	"testing"

	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/internal/piece"
)

// TestSuggest: while a payment begins, all of it is offered in one click, before the tokens one by one; elsewhere the
// moves keep their order.
func TestSuggest(t *testing.T) {
	whole := 0
	for seed := range uint64(12) {
		scene := reach(t, 3, seed, 60, pharaon.StepAccess)
		legal := scene.State.Moves(nil, scene.Viewer)
		got := piece.Suggested(board.Board{}, scene, legal)
		if len(got.Moves) != len(legal) {
			t.Fatalf("%d of %d moves are left", len(got.Moves), len(legal))
		}
		if len(got.Series) > 0 {
			whole++
			if got.Series[0] != got.Moves[0] || len(got.Series) < 2 {
				t.Errorf("the series %v begins otherwise than the moves %v", got.Series, got.Moves)
			}
			if words(t).In("fr").Say(got.Label) == "" {
				t.Error("the series has no name")
			}
		}
	}
	if whole == 0 {
		t.Error("no payment was offered whole")
	}
	scene := reach(t, 3, 1, 60, pharaon.StepTurn)
	legal := scene.State.Moves(nil, scene.Viewer)
	if got := piece.Suggested(board.Board{}, scene, legal); got.Moves[0] != legal[0] || got.Series != nil {
		t.Errorf("a turn is suggested: %+v", got)
	}
}
