package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// farthest is the end of the Maat track, to either side; who is beyond stands there.
const farthest = 12

// judgement is the Maat track: where everybody's balance lies now, what it would lose, and the order of turns that
// would follow (TEK-6.3 to TEK-6.5).
func (p *picture) judgement() gomponents.Node {
	if p.s.Round == 0 {
		return nil
	}
	const step, mid = 13.4, 166.0
	w, h := 332.0, 64.0
	x := func(n int) float64 { return mid + step*float64(max(-farthest, min(farthest, n))) }
	figure := piece.Figure("img", p.judgementSays(), "te-maat", w, h, func(c *svg.Canvas) {
		for n := -farthest; n <= farthest; n++ {
			class := "te-grade"
			switch loss := p.s.LossOf(n); {
			case loss > 0:
				class = "te-grade te-loss-" + p.Number(min(loss, 3))
			case n == 0:
				class = "te-grade te-even"
			}
			c.Box(x(n), 46, step-1, 22, 2, class)
			if n%3 == 0 {
				c.Text(x(n), 50, 9.5, signed(n), "tm te-inkless")
			}
		}
		t := piece.Track{Cell: func(n int) (float64, float64) { return x(n - farthest), 22 }, W: 24, H: 26, Size: 22}
		t.Pieces(p.s.Seats(), func(s game.Seat) int { return max(-farthest, min(farthest, p.s.Balance(s))) + farthest },
			func(seat game.Seat, x, y, size float64) { piece.Seat(c, seat, x, y, size) })
	})
	var next []gomponents.Node
	for _, seat := range p.s.OrderAfter() {
		next = append(next, piece.SeatMark(seat, 18))
	}
	return piece.Area{ID: "judgement", Title: p.Word("judgement"), Note: append([]gomponents.Node{text(p.Word("next-order") + " ")}, next...)}.Holds(figure)
}

// judgementSays is the same in words.
func (p *picture) judgementSays() string {
	said := p.Word("judgement")
	for _, seat := range p.s.OrderAfter() {
		said += " · " + p.Word("judged", "seat", seat, "n", signed(p.s.Balance(seat)), "vp", p.s.Loss(seat))
	}
	return said
}
