package board_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/internal/locale"
)

// TestCollection checks that the gallery can draw every specimen, and names it in both languages.
func TestCollection(t *testing.T) {
	suite.Collection(t, 4, func(lang string) *locale.Catalogue { return words(t).In(lang).With(names) },
		"p27", "b24", "t24", "d24", "s12", "a04", "ba10", "hb-osiris", "bn-5", "sp-qu", "gray", "faith")
}

func TestSize(t *testing.T) {
	for players := 1; players <= 4; players++ {
		scene, ok := reach(t, players, 1, 140, tekhenu.StepDie)
		if !ok {
			t.Fatalf("%d players: no die to take", players)
		}
		scene.Words = words(t).In("fr").With(names)
		suite.Small(t, scene, 13_000, 45_000)
	}
}

func TestPure(t *testing.T) {
	for i, step := range []tekhenu.Step{
		tekhenu.StepKeep, tekhenu.StepDraft, tekhenu.StepDie, tekhenu.StepSelect,
		tekhenu.StepCell, tekhenu.StepTwist, tekhenu.StepThoth,
	} {
		scene, ok := reach(t, 1+i%4, 1, 0, step)
		if !ok {
			t.Errorf("no game came to step %d", step)
			continue
		}
		scene.Words = words(t).In("en").With(names)
		suite.Pure(t, scene)
	}
}

// On a board of its natural size, letters of the texts on cards have this height at least.
const legible = 8.8

var sentence = regexp.MustCompile(`<text [^>]*font-size="([^"]*)" class="tm">([^<]*)`)

// TestCardsLegible checks the letters on all cards, in both languages.
func TestCardsLegible(t *testing.T) {
	scene, ok := reach(t, 4, 1, 0, tekhenu.StepDie)
	if !ok {
		t.Fatal("no die to take")
	}
	for _, lang := range locale.Langs {
		scene.Words = words(t).In(lang).With(names)
		cards := strings.Split(board.Board{}.Symbols(scene), `id="te-face-`)[1:]
		if len(cards) != int(tekhenu.Kinds)*tekhenu.PerKind {
			t.Fatalf("%d cards", len(cards))
		}
		lines := 0
		for _, card := range cards {
			card, _, _ = strings.Cut(card, "<symbol") // after the last card
			for _, line := range sentence.FindAllStringSubmatch(card, -1) {
				lines++
				if size, err := strconv.ParseFloat(line[1], 64); err != nil || size < legible {
					t.Errorf("%s: letters of %s on %s: %s", lang, line[1], card[:3], line[2])
				}
			}
		}
		if lines < len(cards) {
			t.Errorf("%s: %d lines on %d cards", lang, lines, len(cards))
		}
	}
}
