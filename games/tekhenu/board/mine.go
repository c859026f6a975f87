package board

import (
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine draws the strip under the board: the viewer's scales, stores, pieces and cards.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if !p.Seated() || p.s.Automata().Has(p.Viewer) {
		return nil
	}
	return html.Section(html.ID("mine"), html.Class("te-own"), html.Aria("label", p.Name(p.Viewer)), p.scales(),
		p.stores(), p.pieces(), p.hand())
}

// text returns words as text of a page, number a number.
func text(words string) gomponents.Node         { return gomponents.Text(words) }
func (p *picture) number(n int) gomponents.Node { return text(p.Number(n)) }
func note(words string) []gomponents.Node       { return []gomponents.Node{text(words)} }
func goodPicture(t tekhenu.Token, size float64) gomponents.Node {
	return piece.Picture("", size, size, func(c *svg.Canvas) {
		c.Use(goodSigns[t], 0, 0, size, "te-afield te-"+goods[t])
	})
}

// amount describes a number of tokens.
func (p *picture) amount(t tekhenu.Token, n int) string { return p.Words.Say(tekhenutext.Amount(t, n)) }

// points draws VP in a cartouche.
func (p *picture) points(n int, h float64) gomponents.Node {
	return piece.PointsPicture(p.Number(n), p.Word("points", "n", n), h)
}
