package board_test

import (
	"regexp"
	"strconv"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece"
)

// The power of every site stays above the resources that lie there, on a narrow screen and in both languages.
func TestPowersStayAboveResources(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	symbols := regexp.MustCompile(`(?s)<symbol id="[^"]*" viewBox="0 0 [\d.]+ ([\d.]+)">(.*?)</symbol>`)
	lines := regexp.MustCompile(`<text[^>]* y="([\d.]+)"[^>]*class="[^"]*py-quiet`)
	for _, lang := range []string{"en", "fr"} {
		scene := piece.Scene{Game: kit.Game, State: s, Viewer: 0, Turn: piece.Facing, Names: names}
		scene.Words = words(t).In(lang).With(names)
		found := 0
		for _, symbol := range symbols.FindAllStringSubmatch(board.Board{}.Symbols(scene), -1) {
			for _, line := range lines.FindAllStringSubmatch(symbol[2], -1) {
				found++
				if y, _ := strconv.ParseFloat(line[1], 64); y > 139 {
					t.Errorf("%s: a line of a power is at %s of %s", lang, line[1], symbol[1])
				}
			}
		}
		if found < 8 {
			t.Errorf("%s: only %d lines of powers found", lang, found)
		}
	}
}

// The sign of the power of Gizeh stays below the play order, on a narrow screen.
func TestPowerStaysBelowOrder(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	scene := piece.Scene{Game: kit.Game, State: s, Viewer: 0, Turn: piece.Facing, Names: names}
	scene.Words = words(t).In("en").With(names)
	space := regexp.MustCompile(` y="([\d.]+)" width="[\d.]+" height="([\d.]+)" rx="6" class="py-space"`)
	sign := regexp.MustCompile(`<circle cx="[\d.]+" cy="([\d.]+)" r="(7[\d.]*)" class="py-medal"`)
	spaces := numbers(t, space.FindStringSubmatch(board.Board{}.Board(scene)))
	signs := numbers(t, sign.FindStringSubmatch(board.Board{}.Symbols(scene)))
	if bottom, top := spaces[0]+spaces[1], signs[0]-signs[1]; bottom > top {
		t.Errorf("the play order ends at %.1f, the sign of the power begins at %.1f", bottom, top)
	}
}
