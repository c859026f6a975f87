package cli

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"ennead/games"
	"ennead/internal/piece"
)

var classNames = regexp.MustCompile(`\.([a-z][a-z0-9-]*)`)

// All boards share one style sheet, so no board may style another's classes.
func TestStylesApart(t *testing.T) {
	shared, owner := map[string]bool{}, map[string]string{}
	for _, m := range classNames.FindAllStringSubmatch(piece.CSS+piece.TogetherCSS, -1) {
		shared[m[1]] = true
	}
	for _, g := range games.All() {
		for _, m := range classNames.FindAllStringSubmatch(games.Kit(g.ID()).Board.Style(), -1) {
			class := m[1]
			if other := owner[class]; other != "" && other != g.ID() && !shared[class] {
				t.Errorf("%s and %s both style the class %s", other, g.ID(), class)
			}
			owner[class] = g.ID()
		}
	}
}

var (
	keyframes  = regexp.MustCompile(`@keyframes [\w-]+\{((?:[^{}]*\{[^{}]*\})+)\}`)
	properties = regexp.MustCompile(`[{;]\s*([a-z-]+):`)
)

// A browser animates opacity and transform without the page's thread. Any other property has the whole board painted
// again in each frame, which costs a phone half the time that a frame has.
func TestAnimationsPaintNothing(t *testing.T) {
	page, err := os.ReadFile("../web/static/site.css")
	if err != nil {
		t.Fatal(err)
	}
	css := string(page) + piece.CSS + piece.TogetherCSS
	for _, g := range games.All() {
		css += games.Kit(g.ID()).Board.Style()
	}
	all := keyframes.FindAllStringSubmatch(css, -1)
	if len(all) < 4 {
		t.Errorf("%d animations are found", len(all))
	}
	for _, frames := range all {
		for _, p := range properties.FindAllStringSubmatch(frames[1], -1) {
			if !slices.Contains([]string{"opacity", "transform"}, p[1]) {
				t.Errorf("%s animates %s", frames[0], p[1])
			}
		}
	}
}
