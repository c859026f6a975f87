package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/svg"
)

// The board previews what a choice would add to the viewer's totals, while the pointer is on the choice, on the table
// or in the list. The element of the choice says what it adds, and the page lights the matching number.

// naming is the verb of the choice of a category.
var naming = verb("category influence")

// adds returns what a move would add for the viewer.
func (p *picture) adds(m game.Move) (points pyramidion.Points) {
	switch {
	case !p.Seated() || p.s.Site == pyramidion.NoSite:
	case m.Verb == playing && p.s.Top().Step == pyramidion.StepCard:
		return p.s.Adds(p.Viewer, pyramidion.Card(m.A))
	case m.Verb == naming:
		points[m.A] = p.s.Data.Divine
	}
	return points
}

// leads marks the element of a choice with what it would add.
func (p *picture) leads(m game.Move) []svg.Attr {
	said := ""
	for category, n := range p.adds(m) {
		if n > 0 {
			if said != "" {
				said += " "
			}
			said += "py-add-" + added(pyramidion.Category(category), n)
		}
	}
	if said == "" {
		return nil
	}
	return []svg.Attr{svg.A("data-lights", said)}
}

// added returns the name that elements use for an addition to a category.
func added(category pyramidion.Category, n uint8) string {
	return categoryNames[category][:1] + strconv.Itoa(int(n))
}

// ghosts draws the numbers that choices would add to a total of the viewer. Each is visible while the pointer is on
// its choice.
func (p *picture) ghosts(category pyramidion.Category) {
	shown := map[uint8]bool{0: true}
	for _, m := range p.Legal {
		shown[p.adds(m)[category]] = true
	}
	x := p.totalWide()/2 - 13
	for n := range uint8(most + 1) {
		if n > 0 && shown[n] {
			p.C.Box(x, 12, 25, 17, 8, "py-add py-add-"+added(category, n))
			p.C.Text(x, 16.7, 13.2, p.Word("more", "n", int(n)), "tm tb py-add py-add-"+added(category, n))
		}
	}
}

// most is the highest number that the style sheet lights for pages without script. No card counts more.
const most = 6
