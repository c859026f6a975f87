package board

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestPlates checks that a narrow map names exactly the spaces in question, on plates that are on the map and hardly
// cover each other.
func TestPlates(t *testing.T) {
	all, err := locale.New(kemettext.Words)
	if err != nil {
		t.Fatal(err)
	}
	drawn, covered, set := 0, 0, 0
	for players := 2; players <= 5; players++ {
		piecetest.Play(t, kit.Game, game.Setup{Players: players}, 7, piecetest.Any, func(at *piecetest.Moment) bool {
			if at.N%7 > 0 || int(at.Next) >= players {
				return at.N > 600
			}
			scene := at.Scene(at.Next, []string{"Anna", "Bo", "Cy", "Di", "Ed"})
			scene.Turn, scene.Words = piece.Facing, all.In(locale.Langs[at.N%2])
			p := newPicture(scene)
			plates := p.plates()
			asked, own := 0, 0
			for in := p.b.In; in != 0; in = in.Rest() {
				space := in.First()
				if p.first(space) != "" || p.s.Fight.Space == space {
					asked++
				}
				if p.s.OwnerOf(space) == p.Viewer {
					own++
				}
			}
			if step := p.s.Top().Step; step == kemet.StepDistricts || step == kemet.StepPyramids {
				set++
				if len(plates) != own || own != 3 || len(plates[0].lines) != 1 {
					t.Errorf("%d players, move %d: %d plates name the own districts, one %q", players, at.N,
						len(plates),
						plates[0].lines)
				}
			} else if len(plates) != asked || p.s.Fight.Space == kemet.NoSpace && len(p.at) != asked {
				t.Fatalf("%d players, move %d: got %d plates, want %d", players, at.N, len(plates), asked)
			}
			about := strings.Contains((Board{}).Board(scene), "data-about")
			if about != (p.s.Fight.Space != kemet.NoSpace) {
				t.Errorf("%d players, move %d: the map says what it is about: %t", players, at.N, about)
			}
			for i, a := range plates {
				drawn++
				if a.x < a.w/2 || a.y < a.h/2 || a.x > p.chart.w-a.w/2 || a.y > p.chart.h-a.h/2 {
					t.Errorf("%d players, move %d: %q is not on the map", players, at.N, a.lines)
				}
				for _, b := range plates[:i] {
					if a.overlap(b.box) > .15*min(a.w*a.h, b.w*b.h) {
						covered++
					}
				}
			}
			return at.N > 600
		})
	}
	t.Logf("%d plates, %d cover another", drawn, covered)
	if drawn < 100 || set == 0 || covered*50 > drawn {
		t.Errorf("of %d plates %d cover another", drawn, covered)
	}
}
