package board_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// TestCollection: every specimen is sound on the sheet of the collection, and has a name in both languages.
func TestCollection(t *testing.T) {
	for _, lang := range locale.Langs {
		c := board.Board{}.Collection(words(t).In(lang).With(names))
		s, err := pyramidion.Game.New(game.Setup{Players: 4})
		if err != nil {
			t.Fatal(err)
		}
		known := suite.Sheet(t, piece.Scene{State: s, Viewer: game.Spectator, Words: words(t).In(lang)})
		seen := map[string]bool{}
		for _, shelf := range c.Shelves {
			for _, thing := range shelf.Specimens {
				if thing.ID == "" || thing.Name == "" || seen[thing.ID] {
					t.Errorf("%s on %s: %q has no name or comes twice", lang, shelf.ID, thing.ID)
				}
				seen[thing.ID] = true
				drawn := &svg.Canvas{}
				thing.Draw(drawn)
				if suite.Sound(t, drawn.String(), known) == 0 {
					t.Errorf("%s is not drawn", thing.ID)
				}
			}
		}
		for _, id := range []string{"camel", "statue", "cat-influence", "torturer-4", "abu-simbel", "m01", "b-green-g1", "bt20", "rt6", "d10", "order-4"} {
			if !seen[id] {
				t.Errorf("the component %s is not shown", id)
			}
		}
	}
}
