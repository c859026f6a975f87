package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// race draws how far each player is from the VP that trigger the end (KEM-4.8): permanent VP first, as squares, then
// temporary VP, as discs.
func (p *picture) race() gomponents.Node {
	order := piece.Order(Board{}, p.Scene)
	longest := p.s.Data.Trigger
	for _, seat := range order {
		longest = max(longest, p.s.Score(seat))
	}
	const wide, high, left = 320.0, 19.0, 26.0
	pitch := min(28, (wide-left-14)/float64(longest))
	tall := high*float64(len(order)) + 6
	goal := left + pitch*float64(p.s.Data.Trigger)
	drawn := piece.Figure("img", p.raceText(order), "race", wide, tall, func(c *svg.Canvas) {
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
	})
	var triggered gomponents.Node
	if int(p.s.Trigger) < p.s.Seats() {
		triggered = html.P(html.Class("panel-note warn"), text(p.Word("triggered", "seat", p.s.Trigger)))
	}
	return piece.Area{ID: "race", Classes: "half-panel", Title: p.Word("race", "n", p.s.Data.Trigger),
		Note: note(p.Word("race-note"))}.Holds(drawn, triggered)
}

// raceText says the race in words.
func (p *picture) raceText(order []game.Seat) string {
	all := ""
	for i, seat := range order {
		if i > 0 {
			all += ", "
		}
		all += p.Word("race-of", "seat", seat, "n", p.s.Score(seat))
	}
	return all
}
