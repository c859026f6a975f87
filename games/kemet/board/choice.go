package board

import (
	"slices"
	"strings"

	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// placed lists the verbs whose moves end with a space.
var placed = []string{"troop", "land", "teleport", "leap", "place", "fight", "flee", "burn", "creature"}

// collectMoves collects the legal moves on the map by space.
func (p *picture) collectMoves() {
	spaces := map[string]uint8{}
	for in := p.b.In; in != 0; in = in.Rest() {
		spaces[kemet.SpaceNames[in.First()]] = in.First()
	}
	for _, m := range p.s.Moves(nil, p.Viewer) {
		text := kemet.Lexicon.Text(m)
		words := strings.Fields(text)
		if space, ok := spaces[words[len(words)-1]]; ok && len(words) > 1 && slices.Contains(placed, words[0]) {
			p.at[space] = append(p.at[space], text)
		}
	}
}

// first returns the move that pressing the space itself makes, or "".
func (p *picture) first(space uint8) string {
	if moves := p.at[space]; len(moves) > 0 {
		return moves[0]
	}
	return ""
}

// aim marks a space that can be chosen: the choice and, while a pointer is on it, its ring and the troop that a step
// would bring there.
func (p *picture) aim(space uint8, move string) {
	kind := ""
	if p.district(space) {
		kind = " k-walled"
	}
	p.outline(space, "k-aim-edge"+kind, p.clipped(space))
	p.outline(space, "k-aim"+kind, p.clipped(space))
	r := p.routeTo(space, move)
	if step := p.chosen(p.s.Active, p.s.March.At) && p.s.Top().Step == kemet.StepMarch; step || r != nil {
		p.C.Group(svg.Class("k-ghost"), svg.A("aria-hidden", "true"))
		if r != nil {
			p.wayTo(r)
		} else {
			p.approach(p.s.March.At, space)
		}
		p.C.End()
	}
	at := p.chart.at(p.spots(space).mark)
	p.C.Group(svg.A("aria-hidden", "true"), svg.At(at.x, at.y))
	p.mark(move, space)
	p.C.End()
}

// markWide is the distance between marks.
const markWide = 28.0

// further draws a mark for each choice in a space beyond the first; each is a button.
func (p *picture) further(space uint8) {
	moves := p.at[space]
	for i := 1; i < len(moves); i++ {
		at := p.chart.at(p.spots(space).mark)
		step := markWide * p.markSize() / 26
		at = at.plus(step*float64(i%3), step*float64(i/3))
		attrs, _ := p.Choice(moves[i], "")
		p.C.Group(append(attrs, svg.ID("go-"+dashed(moves[i])), svg.At(at.x, at.y))...)
		p.C.Circle(0, 0, p.markSize()*.62, "k-aim-disc")
		p.mark(moves[i], space)
		p.C.End()
	}
}

// markSize returns the size of the mark of a choice.
func (p *picture) markSize() float64 {
	if p.chart.narrow {
		return 18
	}
	return 26
}

// mark draws a foot, an obelisk with its price, crossed weapons, a seat whose unit comes, or a creature.
func (p *picture) mark(move string, space uint8) {
	if r := p.routeTo(space, move); r != nil {
		p.routeMark(r)
		return
	}
	words, size := strings.Fields(move), p.markSize()
	symbol := "k-foot"
	switch words[0] {
	case "troop": // the ring is enough, because the troop is there
		return
	case "place":
		p.C.Circle(0, 0, size/2, "k-disc")
		piece.Mark(p.C, p.Viewer, 0, 0, size*.75)
		return
	case "creature":
		p.C.Circle(0, 0, size/2, "k-disc")
		p.C.Use(beastSign[words[1]], 0, 0, size*.78, "sign-pale")
		return
	case "teleport", "leap":
		symbol = "k-tele"
	case "fight", "burn":
		symbol = "k-clash"
	}
	if words[0] != "troop" && p.enemy(space) {
		symbol = "k-clash"
	}
	if words[0] == "teleport" && len(p.at[space]) == 1 {
		p.C.Use(symbol, -size*.52, 0, size*28/26, "")
		p.fare(p.s.TeleportPrice(p.Viewer))
		return
	}
	p.C.Use(symbol, 0, 0, size*28/26, "")
}

// fare draws the price of a choice in PP: a papyrus square, as all prices are square.
func (p *picture) fare(n int) {
	k := p.markSize() / 26
	p.C.Group(svg.Transform(svg.Translate(13.5*k, 0) + " " + svg.Scale(k)))
	p.C.Box(0, 0, 28, 17, 4, "k-price")
	p.C.Use("ks-ankh", -6, 0, 12, "k-inked")
	p.C.Text(6, 4.2, 12, p.Number(n), "tm tb")
	p.C.End()
}
