package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// farthest is the last place of the Maat track on each side. Larger balances stay there.
const farthest = 12

// judgement draws the Maat track: each seat's balance now, what it would lose, and the turn order that would follow
// (TEK-6.3 to TEK-6.5).
func (p *picture) judgement() gomponents.Node {
	if p.s.Round == 0 {
		return nil
	}
	figure := p.grades(p.judgementSays(), p.s.Balance)
	var next []gomponents.Node
	for _, seat := range p.s.OrderAfter() {
		next = append(next, piece.SeatMark(seat, 18))
	}
	return piece.Area{ID: "judgement", Title: p.Word("judgement"),
		Note: append([]gomponents.Node{text(p.Word("next-order") + " ")}, next...)}.Holds(figure)
}

// grades draws the Maat track with the balance of each seat.
func (p *picture) grades(says string, balance func(game.Seat) int) gomponents.Node {
	return piece.Figure("img", says, "te-maat", 332, 64, func(c *svg.Canvas) {
		c.Copy("te-grades")
		t := piece.Track{Cell: func(n int) (float64, float64) { return gradeAt(n - farthest), 22 }, W: 24, H: 26,
			Size: 22}
		t.Pieces(p.s.Seats(), func(s game.Seat) int { return max(-farthest, min(farthest, balance(s))) + farthest },
			func(seat game.Seat, x, y, size float64) { piece.Seat(c, seat, x, y, size) })
	})
}

// gradeWide is the width of one place of the Maat track, gradeAt the middle of the n-th.
const gradeWide = 13.4

func gradeAt(n int) float64 { return 166 + gradeWide*float64(n) }

// gradeSymbols draws the places of the Maat track and what each loses. They never change.
func (p *picture) gradeSymbols() string {
	c := &svg.Canvas{}
	c.Print("te-grades", func() {
		for n := -farthest; n <= farthest; n++ {
			class := "te-grade"
			switch loss := p.s.LossOf(n); {
			case loss > 0:
				class = "te-grade te-loss-" + p.Number(min(loss, 3))
			case n == 0:
				class = "te-grade te-even"
			}
			c.Box(gradeAt(n), 46, gradeWide-1, 22, 2, class)
			if n%3 == 0 {
				c.Text(gradeAt(n), 50, 9.5, signed(n), "tm te-inkless")
			}
		}
	})
	return c.String()
}

// judgementSays describes the judgement.
func (p *picture) judgementSays() string {
	said := p.Word("judgement")
	for _, seat := range p.s.OrderAfter() {
		said += " · " + p.Word("judged", "seat", seat, "n", signed(p.s.Balance(seat)), "vp", p.s.Loss(seat))
	}
	return said
}
