package board

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// placed are the verbs of the moves whose last word is a space.
var placed = []string{"troop", "land", "teleport", "leap", "place", "fight", "flee", "burn", "creature"}

// offer takes note of a legal move, and of the space where it lies.
func (p *picture) offer(m game.Move) {
	text := kemet.Game.Lexicon().Text(m)
	p.legal[text] = m
	words := strings.Fields(text)
	if len(words) < 2 || !slices.Contains(placed, words[0]) {
		return
	}
	for in := p.b.In; in != 0; in = in.Rest() {
		if p.spaceText(in.First()) == words[len(words)-1] {
			p.at[in.First()] = append(p.at[in.First()], text)
		}
	}
}

// first is the move that the space itself stands for; none if there is none there.
func (p *picture) first(space uint8) string {
	if moves := p.at[space]; len(moves) > 0 {
		return moves[0]
	}
	return ""
}

// choice are the attributes of the one element that stands for a legal move; none if it is not legal.
func (p *picture) choice(move, more string) ([]svg.Attr, bool) {
	m, ok := p.legal[move]
	if !ok {
		return nil, false
	}
	label := p.Words.Say(p.s.Label(p.Viewer, m))
	if more != "" {
		label += " · " + more
	}
	return append([]svg.Attr{
		svg.Class("may"), svg.A("data-move", move), svg.A("role", "button"), svg.A("tabindex", "0"), svg.A("aria-label", label),
	}, p.prayerAfter(m)...), true
}

// aim is what shows in a space that can be chosen: what the choice is, and once it is pointed at its ring
// and, of a step, who would come to stand there.
func (p *picture) aim(space uint8, move string) {
	kind := ""
	if p.district(space) {
		kind = " k-walled"
	}
	p.outline(space, "k-aim-edge"+kind, p.clipped(space))
	p.outline(space, "k-aim"+kind, p.clipped(space))
	if p.chosen(p.s.Active, p.s.March.At) && p.s.Top().Step == kemet.StepMarch {
		p.c.Group(svg.Class("k-ghost"), svg.A("aria-hidden", "true"))
		p.approach(p.s.March.At, space)
		p.c.End()
	}
	at := p.chart.at(p.spots(space).mark)
	p.c.Group(svg.A("aria-hidden", "true"), svg.At(at.x, at.y))
	p.mark(move, space)
	p.c.End()
}

// markWide is how far apart marks stand.
const markWide = 28.0

// further are the choices in a space beyond the first: each a mark that is a button of its own.
func (p *picture) further(space uint8) {
	moves := p.at[space]
	for i := 1; i < len(moves); i++ {
		at := p.chart.at(p.spots(space).mark)
		step := markWide * p.markSize() / 26
		at = at.plus(step*float64(i%3), step*float64(i/3))
		attrs, _ := p.choice(moves[i], "")
		p.c.Group(append(attrs, svg.ID("go-"+dashed(moves[i])), svg.At(at.x, at.y))...)
		p.c.Circle(0, 0, p.markSize()*.62, "k-aim-disc")
		p.mark(moves[i], space)
		p.c.End()
	}
}

// markSize is the size of the mark of a choice.
func (p *picture) markSize() float64 {
	if p.chart.narrow {
		return 18
	}
	return 26
}

// mark is a foot, an obelisk with what it costs, crossed weapons, a seat to place or a creature.
func (p *picture) mark(move string, space uint8) {
	words, size := strings.Fields(move), p.markSize()
	symbol := "k-foot"
	switch words[0] {
	case "troop": // the ring is enough: the troop itself stands there
		return
	case "place":
		p.c.Circle(0, 0, size/2, "k-disc")
		piece.Mark(p.c, p.Viewer, 0, 0, size*.75)
		return
	case "creature":
		p.c.Circle(0, 0, size/2, "k-disc")
		p.c.Use(beastSign[words[1]], 0, 0, size*.78, "sign-pale")
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
		p.c.Use(symbol, -size*.52, 0, size*28/26, "")
		p.fare(p.s.TeleportPrice(p.Viewer))
		return
	}
	p.c.Use(symbol, 0, 0, size*28/26, "")
}

// fare is what a choice costs in prayer points: a papyrus square, for what is paid is square.
func (p *picture) fare(n int) {
	k := p.markSize() / 26
	p.c.Group(svg.Transform(svg.Translate(13.5*k, 0) + " " + svg.Scale(k)))
	p.c.Box(0, 0, 28, 17, 4, "k-price")
	p.c.Use("ks-ankh", -6, 0, 12, "k-inked")
	p.c.Text(6, 4.2, 12, p.Words.Number(n), "tm tb")
	p.c.End()
}
