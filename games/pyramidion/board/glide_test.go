package board_test

import (
	"regexp"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece/piecetest"
)

var glides = regexp.MustCompile(`<g id="((boat|played|marker)-[^"]*)" class="glide" transform="([^"]*)"`)

// TestGlide checks that boats, cards in play and the markers of the play order keep their ids when they move.
func TestGlide(t *testing.T) {
	before, moved := map[string]string{}, map[string]bool{}
	piecetest.Play(t, kit.Game, game.Setup{Players: 4}, 6, eager, func(at *piecetest.Moment) bool {
		if at.Next == game.Nature {
			return false
		}
		scene := at.Scene(game.Spectator, names)
		scene.Words = words(t).In("en").With(names)
		after := map[string]string{}
		for _, m := range glides.FindAllStringSubmatch(board.Board{}.Board(scene), -1) {
			after[m[1]] = m[3]
			if was, ok := before[m[1]]; ok && was != m[3] {
				moved[m[2]] = true
			}
		}
		before = after
		return len(moved) == 3
	})
	if len(moved) < 3 {
		t.Errorf("kinds of elements that moved = %v", moved)
	}
}
