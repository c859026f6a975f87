package piecetest

import (
	"testing"

	"ennead/internal/piece"
)

// Small checks that what is sent of a scene is small, in bytes: all its parts, and the first view with its sheet and
// style. After a move a page gets only the parts that changed.
func (s Suite) Small(t testing.TB, scene piece.Scene, parts, first int) {
	t.Helper()
	all, sheet, style := s.All(t, scene), s.Board.Symbols(scene), piece.CSS+s.Board.Style()
	view := Zipped(all, sheet, style)
	t.Logf("%d players: all parts %d bytes, the sheet %d, the style %d, the first view %d", scene.State.Seats(),
		Zipped(all), Zipped(sheet), Zipped(style), view)
	if Zipped(all) > parts || view > first {
		t.Errorf("%d players: %d bytes for all parts, %d for the first view", scene.State.Seats(), Zipped(all), view)
	}
}

// Pure checks that drawing a scene changes nothing, and gives the same result again.
func (s Suite) Pure(t testing.TB, scene piece.Scene) {
	t.Helper()
	before := scene.State.Copy()
	if once, twice := s.All(t, scene), s.All(t, scene); once != twice {
		t.Errorf("a scene is drawn in two different ways: %s, then %s", once, twice)
	}
	if !scene.State.Equal(before) {
		t.Error("drawing a scene has changed it")
	}
}
