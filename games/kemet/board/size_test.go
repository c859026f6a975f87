package board_test

import (
	"testing"

	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestSize keeps what is sent small: at most 150 KB on the first view, 10 KB a move. A page
// that is there already gets of a move only the parts that changed.
func TestSize(t *testing.T) {
	b := board.Board{}
	for players := 2; players <= 5; players++ {
		scene := moment(t, players, 5, 500, kemet.StepToken)
		if scene.State == nil {
			t.Fatalf("%d players: no token to place", players)
		}
		scene.Words = words(t).In("fr").With(names)
		all := suite.All(t, scene)
		sheet, style := b.Symbols(scene), piece.CSS+b.Style()
		first := piecetest.Zipped(all, sheet, style)
		t.Logf("%d players: all parts %d bytes, the sheet %d, the style %d, the first view %d", players, piecetest.Zipped(all), piecetest.Zipped(sheet), piecetest.Zipped(style), first)
		if piecetest.Zipped(all) > 11_000 || first > 60_000 {
			t.Errorf("%d players: %d bytes for all parts, %d for the first view", players, piecetest.Zipped(all), first)
		}
	}
}
