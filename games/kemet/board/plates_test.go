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

// TestPlates checks that a narrow map names exactly the spaces in question, on plates that are on the map and do not
// touch each other, that a number on a plate is that of the button, and that few plates are in the space of another.
func TestPlates(t *testing.T) {
	all, err := locale.New(kemettext.Words)
	if err != nil {
		t.Fatal(err)
	}
	drawn, keyed, set, lost := 0, 0, 0, 0
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
			if step := p.s.Top().Step; step == kemet.StepDistricts || step == kemet.StepPyramid {
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
			if about != (p.s.Fight.Space != kemet.NoSpace || p.setsUp(p.s.District(p.Viewer, 0))) {
				t.Errorf("%d players, move %d: the map says what it is about: %t", players, at.N, about)
			}
			n := apart(t, p, plates)
			drawn, keyed, lost = drawn+len(plates), keyed+n, lost+p.strays(t, plates)
			for _, m := range p.s.Moves(nil, p.Viewer) { // the goals of each troop
				if m.Verb != kemet.VTroop {
					continue
				}
				scene.Aim = []game.Move{m}
				if g := (Board{}).Gesture(scene); g != nil && len(g.Fields[0].Options) > 0 {
					for _, aim := range [][]game.Move{scene.Aim, g.Fields[0].Options[0].Series} {
						scene.Aim = aim
						p := newPicture(scene)
						plates := p.plates()
						if len(plates) != len(p.aimed.others()) {
							t.Errorf("%d players, move %d: %d plates for the goals of %v", players, at.N,
								len(plates), aim)
						}
						n := apart(t, p, plates)
						drawn, keyed, lost = drawn+len(plates), keyed+n, lost+p.strays(t, plates)
					}
				}
				scene.Aim = nil
			}
			return at.N > 600
		})
	}
	t.Logf("%d plates, %d with a number, %d names in another space", drawn, keyed, lost)
	if drawn < 100 || set == 0 || keyed == 0 || keyed*2 > drawn {
		t.Errorf("of %d plates %d have a number", drawn, keyed)
	}
	if lost*15 > drawn {
		t.Errorf("of %d plates %d are in another space", drawn, lost)
	}
}

// strays returns how many plates are with their middle in another space. A number has room in its own; a name there is
// at no temple, and nearest to the mark of its own choice.
func (p *picture) strays(t *testing.T, plates []plate) (lost int) {
	t.Helper()
	keys := map[uint8]int{}
	if p.Active {
		keys = p.keys()
	}
	for _, a := range plates {
		if inside(a.point, p.chart.polygon(kemet.SpaceNames[a.space])) {
			continue
		}
		for in := p.b.In; in != 0; in = in.Rest() {
			other := kemet.SpaceNames[in.First()]
			if !inside(a.point, p.chart.polygon(other)) {
				continue
			}
			near := func(space uint8) float64 { return a.far(p.chart.at(p.spots(space).mark)) }
			for _, b := range plates {
				if keys[a.space] > 0 && a.space != b.space && near(b.space) < near(a.space) {
					t.Errorf("aim %v: %q of %s is nearer to the mark of %s", p.Aim, a.lines, kemet.SpaceNames[a.space],
						kemet.SpaceNames[b.space])
				}
			}
			if !p.district(in.First()) && p.spots(in.First()).build != (point{}) && keys[a.space] > 0 {
				t.Errorf("aim %v: %q of %s is at the temple of %s", p.Aim, a.lines, kemet.SpaceNames[a.space], other)
			}
			if lost++; a.key {
				t.Errorf("aim %v: the number %s of %s is in %s", p.Aim, a.lines[0], kemet.SpaceNames[a.space], other)
			}
			break
		}
	}
	return lost
}

// apart checks that plates are on the map and do not touch each other, and that their numbers are those of the buttons.
// It returns how many have a number.
func apart(t *testing.T, p *picture, plates []plate) (keyed int) {
	t.Helper()
	for i, a := range plates {
		if a.x < a.w/2 || a.y < a.h/2 || a.x > p.chart.w-a.w/2 || a.y > p.chart.h-a.h/2 {
			t.Errorf("%q is not on the map", a.lines)
		}
		for _, b := range plates[:i] {
			if a.touches(b.box) {
				t.Errorf("%d players, aim %v: %q touches %q", p.s.Seats(), p.Aim, a.lines, b.lines)
			}
		}
		if !a.key {
			continue
		}
		if keyed++; a.lines[0] != p.Number(numberOf(p, a.space)) {
			t.Errorf("the plate of %s says %s, its button is number %d", kemet.SpaceNames[a.space], a.lines[0],
				numberOf(p, a.space))
		}
	}
	return keyed
}

// numberOf returns the number that the page gives to the button of a space.
func numberOf(p *picture, space uint8) (n int) {
	if g := (Board{}).Gesture(p.Scene); g != nil {
		for _, f := range append(g.Fields, g.More...) {
			for _, o := range f.Options {
				if f.Sort == piece.Counted {
					continue
				}
				if n++; piece.Series(kemet.Lexicon, o.Series) == p.first(space) {
					return n
				}
			}
		}
		return 0
	}
	for i, m := range p.s.Moves(nil, p.Viewer) {
		if kemet.Lexicon.Text(m) == p.first(space) {
			return i + 1
		}
	}
	return 0
}
