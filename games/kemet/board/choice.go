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
	return []svg.Attr{
		svg.Class("may"), svg.A("data-move", move), svg.A("role", "button"), svg.A("tabindex", "0"), svg.A("aria-label", label),
	}, true
}

// marks say what the choice in a space is. The first one belongs to the space itself, every further
// one is a button of its own.
func (p *picture) marks(space uint8) {
	at := p.places[space]
	for i, move := range p.at[space] {
		x, y := at.x-56+31*float64(i%4), at.y-44-31*float64(i/4)
		if p.b.City[space] != kemet.NoCity {
			x, y = at.x-34+30*float64(i%4), at.y-30-30*float64(i/4)
		}
		if i == 0 {
			p.c.Group(svg.Class("above"), svg.A("aria-hidden", "true"), svg.At(x, y))
		} else {
			attrs, _ := p.choice(move, "")
			p.c.Group(append(attrs, svg.ID("go-"+strings.NewReplacer(" ", "-", ".", "-").Replace(move)), svg.At(x, y))...)
		}
		p.mark(move, space)
		p.c.End()
	}
}

// mark is a foot, an obelisk, crossed weapons, a seat to place or a creature.
func (p *picture) mark(move string, space uint8) {
	words := strings.Fields(move)
	symbol := "k-foot"
	switch words[0] {
	case "place":
		p.c.Circle(0, 0, 13, "mark-disc")
		piece.Mark(p.c, p.Viewer, 0, 0, 18)
		return
	case "creature":
		p.c.Circle(0, 0, 13, "mark-disc")
		p.c.Use(beastSign[words[1]], 0, 0, 20, "sign-pale")
		return
	case "teleport", "leap":
		symbol = "k-tele"
	case "fight", "burn":
		symbol = "k-clash"
	}
	if words[0] != "troop" && p.enemy(space) {
		symbol = "k-clash"
	}
	p.c.Use(symbol, 0, 0, 28, "")
}
