package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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

var dataNames = regexp.MustCompile(`\[data-([a-z-]+)`)

// A style that asks for an attribute which nothing writes any more styles nothing.
func TestStyledAttributesAreWritten(t *testing.T) {
	written, styles := strings.Builder{}, map[string]string{}
	for _, pattern := range []string{"../*/*.go", "../*/*/*.go", "../web/client/*.ts", "../../games/*/*/*.go"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if !strings.HasSuffix(name, "_test.go") {
				written.WriteString(read(t, name))
			}
		}
	}
	for _, pattern := range []string{"../*/*.css", "../web/static/*.css", "../../games/*/board/*.css"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			for _, m := range dataNames.FindAllStringSubmatch(read(t, name), -1) {
				styles[m[1]] = name
			}
		}
	}
	if len(styles) < 15 {
		t.Errorf("%d attributes are found in the style sheets", len(styles))
	}
	camel := regexp.MustCompile(`-([a-z])`)
	for attribute, where := range styles {
		property := camel.ReplaceAllStringFunc(attribute, func(m string) string { return strings.ToUpper(m[1:]) })
		way := regexp.MustCompile(`data-` + attribute + `\b|Data\("` + attribute + `"|dataset\.` + property + `\b`)
		if !way.MatchString(written.String()) {
			t.Errorf("%s styles data-%s, which nothing writes", where, attribute)
		}
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
