package piecetest

import (
	"testing"

	"ennead/internal/piece"
)

// Small keeps what is sent of a scene small, in bytes: all its parts, and the first view with its sheet and style. A page that is there
// already gets of a move only the parts that changed.
func (s Suite) Small(t testing.TB, scene piece.Scene, parts, first int) {
	t.Helper()
	all, sheet, style := s.All(t, scene), s.Board.Symbols(scene), piece.CSS+s.Board.Style()
	view := Zipped(all, sheet, style)
	t.Logf("%d players: all parts %d bytes, the sheet %d, the style %d, the first view %d", scene.State.Seats(), Zipped(all), Zipped(sheet), Zipped(style), view)
	if Zipped(all) > parts || view > first {
		t.Errorf("%d players: %d bytes for all parts, %d for the first view", scene.State.Seats(), Zipped(all), view)
	}
}

// Pure: drawing a scene changes nothing, and it is drawn the same again.
func (s Suite) Pure(t testing.TB, scene piece.Scene) {
	t.Helper()
	before := scene.State.Copy()
	if once, twice := s.All(t, scene), s.All(t, scene); once != twice {
		t.Errorf("a scene is drawn in two ways: %s, then %s", once, twice)
	}
	if !scene.State.Equal(before) {
		t.Error("drawing a scene has changed it")
	}
}
