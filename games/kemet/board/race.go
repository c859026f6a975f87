package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// race shows how far everybody is from the VP that end the game (KEM-4.8): kept ones first, as
// squares, then those that can be lost, as discs.
func (p *picture) race() gomponents.Node {
	order := piece.Order(Board{}, p.Scene)
	longest := p.s.Data.Trigger
	for _, seat := range order {
		longest = max(longest, p.s.Score(seat))
	}
	const wide, high, left = 320.0, 19.0, 26.0
	pitch := min(28, (wide-left-14)/float64(longest))
	c := &svg.Canvas{}
	tall := high*float64(len(order)) + 6
	c.Open("svg", svg.Class("art race"), svg.A("viewBox", "0 0 "+svg.N(wide)+" "+svg.N(tall)), svg.A("role", "img"), svg.A("aria-label", p.raceText(order)))
	goal := left + pitch*float64(p.s.Data.Trigger)
	for i, seat := range order {
		y := 3 + high*(float64(i)+.5)
		piece.Mark(c, seat, 10, y, 16)
		kept, all := p.s.Kept(seat), p.s.Score(seat)
		for n := range max(all, p.s.Data.Trigger) {
			x := left + pitch*(float64(n)+.5)
			switch {
			case n < kept:
				c.Box(x, y, 11.5, 11.5, 1, "race-vp")
			case n < all:
				c.Circle(x, y, 6.2, "race-vp")
			default:
				c.Circle(x, y, 1.7, "race-none")
			}
		}
	}
	c.Line(goal, 0, goal, tall, "race-goal")
	c.End()
	nodes := []gomponents.Node{html.ID("race"), html.Class("area half-panel"), html.Aria("labelledby", "race-title"),
		html.H2(html.ID("race-title"), html.Class("panel-title"), text(p.word("race", "n", p.s.Data.Trigger)), html.Small(text(p.word("race-note")))),
		gomponents.Raw(c.String())}
	if int(p.s.Trigger) < p.s.Seats() {
		nodes = append(nodes, html.P(html.Class("panel-note warn"), text(p.word("triggered", "seat", p.s.Trigger))))
	}
	return html.Section(nodes...)
}

// raceText is the race in words.
func (p *picture) raceText(order []game.Seat) string {
	all := ""
	for i, seat := range order {
		if i > 0 {
			all += ", "
		}
		all += p.word("race-of", "seat", seat, "n", p.s.Score(seat))
	}
	return all
}
