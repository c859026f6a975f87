package board_test

import (
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece/piecetest"
)

var from = regexp.MustCompile(`<g id="([a-z]+)-[^"]*"[^>]* data-from="([^"]*)"`)

// TestOrigins checks that a card just played, a troop just placed and a boat just loaded name their origin: something
// that is on the page, now or before. Older things name none.
func TestOrigins(t *testing.T) {
	seen := map[string]int{}
	before := ""
	piecetest.Play(t, kit.Game, game.Setup{Players: 3}, 6, eager, func(at *piecetest.Moment) bool {
		if at.Next == game.Nature {
			return false
		}
		scene := at.Scene(0, names)
		scene.Words = words(t).In("en").With(names)
		drawn := board.Board{}.Board(scene)
		whole := suite.All(t, scene)
		for _, m := range from.FindAllStringSubmatch(drawn, -1) {
			found := false
			for id := range strings.SplitSeq(m[2], " ") {
				found = found || strings.Contains(whole+before, `id="`+id+`"`)
			}
			if !found {
				t.Fatalf("a %s comes from %s, which is not on the page", m[1], m[2])
			}
			seen[m[1]]++
		}
		scene.Just = nil
		if still := (board.Board{}).Board(scene); strings.Contains(still, "data-from") {
			t.Fatal("an element names an origin although nothing has happened")
		}
		before = whole
		return at.N > 900
	})
	for _, kind := range []string{"played", "post", "boat", "loaded", "berth"} {
		if seen[kind] == 0 {
			t.Errorf("no %s ever named an origin: %v", kind, seen)
		}
	}
}
