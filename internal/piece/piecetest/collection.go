package piecetest

import (
	"testing"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Collection checks a collection of a game with the sheet of a newly opened table: every specimen is sound, and is
// named in every language. The components with these ids must be included.
func (s Suite) Collection(t *testing.T, players int, words func(string) *locale.Catalogue, components ...string) {
	t.Helper()
	state, err := s.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range locale.Langs {
		known := s.Sheet(t, piece.Scene{Game: s.Game, State: state, Viewer: game.Spectator, Words: words(lang)})
		seen := map[string]bool{}
		for _, shelf := range s.Board.(piece.Collected).Collection(s.Game, words(lang)).Shelves {
			for _, thing := range shelf.Specimens {
				if thing.ID == "" || thing.Name == "" || seen[thing.ID] {
					t.Errorf("%s on %s: %q has no name or occurs twice", lang, shelf.ID, thing.ID)
				}
				seen[thing.ID] = true
				drawn := &svg.Canvas{}
				thing.Draw(drawn)
				if s.Sound(t, drawn.String(), known) == 0 {
					t.Errorf("%s is not drawn", thing.ID)
				}
			}
		}
		for _, id := range components {
			if !seen[id] {
				t.Errorf("the component %s is not shown", id)
			}
		}
	}
}
