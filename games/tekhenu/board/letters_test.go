package board_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/games/tekhenu/kit"
	"ennead/internal/piece"
)

var headings = regexp.MustCompile(`<text[^>]* font-size="([0-9.]+)"[^>]*>(?:[0-9]+\+|I|II)</text>`)

// TestHeadsAreLegible checks that the heads of the market's sections and the marks of Maat on the dial have letters of
// 12 at least.
func TestHeadsAreLegible(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	drawn := board.Board{}.Board(piece.Scene{Game: kit.Game, State: s, Viewer: 0, Words: words(t).In("en").With(names)})
	found := headings.FindAllStringSubmatch(drawn, -1)
	for _, text := range found {
		if size, err := strconv.ParseFloat(text[1], 64); err != nil || size < 12 {
			t.Errorf("%s is smaller than 12", text[0])
		}
	}
	if len(found) < 6 {
		t.Errorf("found %d of them", len(found))
	}
}

// TestNothingDue checks that nothing is said to be due at the next scoring after the last one.
func TestNothingDue(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	state := s.(*tekhenu.State)
	scene := piece.Scene{Game: kit.Game, State: s, Viewer: 0, Words: words(t).In("en").With(names)}
	for scored, want := range map[uint8]bool{0: true, uint8(len(state.Marks)): false} {
		state.Scored = scored
		var mine strings.Builder
		if err := (board.Board{}.Mine(scene)).Render(&mine); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(mine.String(), "te-due"); got != want {
			t.Errorf("after %d scorings something is due: %t", scored, got)
		}
	}
}

// TestCardsAreLegible checks that words on cards have letters of 9.6 at least on a board of full size, in both
// languages.
func TestCardsAreLegible(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	lines := regexp.MustCompile(`<text[^>]* font-size="([0-9.]+)"[^>]*>([^<]*)</text>`)
	for _, lang := range []string{"en", "fr"} {
		scene := piece.Scene{Game: kit.Game, State: s, Viewer: 0, Words: words(t).In(lang).With(names)}
		seen := 0
		for _, face := range strings.Split(board.Board{}.Symbols(scene), `<g id="te-face-`)[1:] {
			for _, line := range lines.FindAllStringSubmatch(face, -1) {
				seen++
				if size, err := strconv.ParseFloat(line[1], 64); err != nil || size < 9.6 {
					t.Errorf("%s: %q of card %s has letters of %s", lang, line[2], face[:3], line[1])
				}
			}
		}
		if seen < 150 {
			t.Errorf("%s: found %d lines of words", lang, seen)
		}
	}
}
