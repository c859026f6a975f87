package board_test

import (
	"strings"
	"testing"

	"ennead/games/kemet"
	"ennead/games/kemet/board"
)

// TestOpponentsTiles checks that each panel shows the tiles of its player before it is opened.
func TestOpponentsTiles(t *testing.T) {
	scene := moment(t, 5, 5, 900, kemet.StepToken)
	scene.Words = words(t).In("en").With(names)
	var left strings.Builder
	if err := (board.Board{}).Left(scene).Render(&left); err != nil {
		t.Fatal(err)
	}
	panels := strings.Split(left.String(), `class="owned"`)[1:]
	if len(panels) < 2 {
		t.Fatalf("got %d players with tiles, want more", len(panels))
	}
	for i, panel := range panels {
		signs, list, _ := strings.Cut(panel, "</summary>")
		list, _, _ = strings.Cut(list, "</details>")
		if got, want := strings.Count(signs, "<svg"), strings.Count(list, "<li"); got != want || want == 0 {
			t.Errorf("panel %d: got %d signs, want one for each of %d tiles", i, got, want)
		}
	}
}

// TestValues checks that troops cover neither the PP of the temples nor their VP.
func TestValues(t *testing.T) {
	scene := moment(t, 4, 5, 300, kemet.StepToken)
	scene.Words = words(t).In("en").With(names)
	text := board.Board{}.Board(scene)
	last := -1
	for _, layer := range []string{`id="map-pieces"`, `#kw-values`, `id="map-points"`, `id="vp-a-t1"`} {
		at := strings.Index(text, layer)
		if at <= last {
			t.Errorf("%s is not above what comes before it", layer)
		}
		last = at
	}
}

// TestCities checks that map and panels name cities and gods in both languages.
func TestCities(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {">Thebes<", ">Hermopolis<", "Horus, ", "city of Wadjet (Salma)"},
		"fr": {">Thèbes<", ">Hermopolis<", "Horus, ", "Cité d’Ouadjet (Salma)"},
	} {
		scene := moment(t, 5, 5, 100, kemet.StepToken)
		scene.Words = words(t).In(lang).With(names)
		text := suite.All(t, scene)
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: the table does not say %q", lang, w)
			}
		}
	}
}
