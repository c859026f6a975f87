package cli

import (
	"regexp"
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
