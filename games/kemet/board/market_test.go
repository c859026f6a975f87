package board_test

import (
	"testing"

	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
)

// TestTwins: of the copies of a tile one button is shown, and copies have the same level, powers and price.
func TestTwins(t *testing.T) {
	seen := 0
	for seed := range uint64(40) {
		scene := moment(t, 4, seed, 100, kemet.StepBuy)
		if scene.State == nil {
			continue
		}
		s := scene.State.(*kemet.State)
		moves := s.Moves(nil, scene.Viewer)
		arts := map[uint8]uint8{}
		twins := 0
		for _, m := range moves {
			if m.Verb != kemet.VBuy {
				continue
			}
			tile := &s.Data.Tiles[m.A]
			first, again := arts[tile.Art]
			if !again {
				arts[tile.Art] = m.A
				continue
			}
			twins++
			other := &s.Data.Tiles[first]
			if other.Level != tile.Level || other.Powers != tile.Powers || other.N != tile.N ||
				s.TilePrice(scene.Viewer, first) != s.TilePrice(scene.Viewer, m.A) {
				t.Errorf("%s and %s differ", kemet.TileNames[first], kemet.TileNames[m.A])
			}
		}
		if got := piece.Twins(board.Board{}, scene, moves); len(got) != twins {
			t.Errorf("%d moves are twins of others, want %d", len(got), twins)
		}
		seen += twins
	}
	if seen == 0 {
		t.Error("no tile had a copy")
	}
}
