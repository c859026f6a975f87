package board_test

import (
	"testing"

	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/internal/piece"
)

// A payment for a boat with several ways is offered whole, before its steps one by one; elsewhere the moves keep their
// order.
func TestSuggest(t *testing.T) {
	scene, ok := reach(t, 4, 0, 200, 3, pyramidion.StepPay)
	if !ok {
		t.Fatal("nobody paid for a boat")
	}
	legal := scene.State.Moves(nil, scene.Viewer)
	got := piece.Suggested(board.Board{}, scene, legal)
	if len(got.Moves) != len(legal) || len(got.Series) == 0 || got.Series[0] != got.Moves[0] {
		t.Errorf("the series %v does not fit the moves %v of %v", got.Series, got.Moves, legal)
	}
	for _, lang := range []string{"en", "fr"} {
		if words(t).In(lang).With(names).Say(got.Label) == "" {
			t.Errorf("%s: the series has no name", lang)
		}
	}
	scene, _ = reach(t, 4, 0, 200, 3, pyramidion.StepCard)
	legal = scene.State.Moves(nil, scene.Viewer)
	if got := piece.Suggested(board.Board{}, scene, legal); got.Moves[0] != legal[0] || got.Series != nil {
		t.Errorf("a card is suggested: %+v", got)
	}
}
