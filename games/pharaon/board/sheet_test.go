package board_test

import (
	"regexp"
	"strings"
	"testing"

	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/internal/piece"
)

var (
	ids        = regexp.MustCompile(` id="([^"]*)"`)
	references = regexp.MustCompile(`href="#([^"]*)"|url\(#([^)]*)\)`)
	classes    = regexp.MustCompile(` class="([^"]*)"`)
)

// hooks are classes that only name things, for pages and scripts.
var hooks = map[string]bool{"seat": true, "time": true, "jar": true, "corner": true, "door": true, "mine": true}

// TestSheet looks at many kinds of moments: what a drawing refers to must be in the sheet of symbols
// (or the drawing itself), its classes must be known to the style.
func TestSheet(t *testing.T) {
	css := piece.CSS + board.Board{}.Style()
	for players := 1; players <= 5; players++ {
		for _, step := range []pharaon.Step{
			pharaon.StepKeep, pharaon.StepPickJar, pharaon.StepTurn, pharaon.StepOption, pharaon.StepColour, pharaon.StepExtra,
			pharaon.StepAccess, pharaon.StepPay, pharaon.StepLot, pharaon.StepBonus, pharaon.StepTrack, pharaon.StepNoble,
			pharaon.StepArtist, pharaon.StepPyramid, pharaon.StepBasic, pharaon.Done,
		} {
			scene := reach(t, players, uint64(players), 0, step)
			if scene.State == nil {
				continue
			}
			scene.Words = words(t).In("fr").With(names)
			sheet := board.Board{}.Symbols(scene)
			elements(t, "sheet", sheet)
			known := map[string]bool{}
			all := fragments(t, scene)
			all["sheet"] = sheet
			for _, text := range all {
				for _, m := range ids.FindAllStringSubmatch(text, -1) {
					known[m[1]] = true
				}
			}
			for name, text := range all {
				for _, m := range references.FindAllStringSubmatch(text, -1) {
					if ref := m[1] + m[2]; !known[ref] {
						t.Fatalf("%s refers to #%s, which is nowhere", name, ref)
					}
				}
				for _, m := range classes.FindAllStringSubmatch(text, -1) {
					for _, class := range strings.Fields(m[1]) {
						if !hooks[class] && !regexp.MustCompile(`\.`+regexp.QuoteMeta(class)+`\b`).MatchString(css) {
							t.Fatalf("%s uses the class %s, which no style knows", name, class)
						}
					}
				}
			}
		}
	}
}
