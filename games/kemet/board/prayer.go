package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

const (
	cellWide, cellHigh = 33.0, 34.0
	cellTop            = 15.0
)

// prayerTrack draws the track of prayer points with all players on it (KEM-0.2).
func (p *picture) prayerTrack() gomponents.Node {
	most := p.s.Data.Limit.Prayer
	track := piece.Figure("img", p.Word("prayer"), "prayer-track", cellWide*float64(most+1)+2, cellTop+cellHigh+3,
		func(c *svg.Canvas) {
			for n := 0; n <= most; n++ {
				p.prayerCell(c, n)
			}
			p.prayerMarks(c)
			p.prayerGhosts(c)
		})
	var now []gomponents.Node
	if p.Seated() {
		now = note(p.Word("prayer-now", "n", int(p.s.Player[p.Viewer].Prayer)))
	}
	return html.Div(html.ID("prayer"), piece.Heading("prayer-title", nil, p.Word("prayer"), now...), track)
}

// cellAt returns the middle of a cell of the prayer track.
func cellAt(n int) (x, y float64) {
	return 1 + cellWide*(float64(n)+.5), cellTop + cellHigh/2 + 1
}

func (p *picture) prayerCell(c *svg.Canvas, n int) {
	x, y := cellAt(n)
	mine := p.Seated() && int(p.s.Player[p.Viewer].Prayer) == n
	c.Box(x, y, cellWide-2, cellHigh, 4, "prayer-cell"+piece.When(n%2 == 1, " odd")+piece.When(mine, " prayer-own"))
	c.Text(x, 11, 12, p.Number(n), "tm "+map[bool]string{true: "tb tink", false: "ts tink2"}[mine])
}

// prayerMarks draws the seats on the track.
func (p *picture) prayerMarks(c *svg.Canvas) {
	cells := piece.Track{W: cellWide - 2, H: cellHigh - 2, Size: 26, Cell: cellAt}
	on := func(seat game.Seat) int { return int(p.s.Player[seat].Prayer) }
	cells.Pieces(p.s.Seats(), on, func(seat game.Seat, x, y, size float64) {
		piece.Piece(c, piece.ID("prayer", seat), seat, x, y, func() {
			c.Title(p.Word("prayer-of", "seat", seat, "n", on(seat)))
			piece.Mark(c, seat, 0, 0, size)
		})
	})
}

// after returns the PP that the viewer would have after a legal move.
func (p *picture) after(m game.Move) int {
	return min(max(int(p.s.Player[p.Viewer].Prayer)+p.s.Spends(p.Viewer, m), 0), p.s.Data.Limit.Prayer)
}

// prayerAfter marks a move that changes the viewer's PP with the cell it leads to, so that pointing at the move shows
// it.
func (p *picture) prayerAfter(m game.Move) []svg.Attr {
	if !p.Seated() || p.s.Spends(p.Viewer, m) == 0 {
		return nil
	}
	return []svg.Attr{svg.A("data-lights", "prayer-to-"+p.Number(p.after(m)))}
}

// prayerGhosts draws the viewer's mark on every cell that a legal move leads to.
func (p *picture) prayerGhosts(c *svg.Canvas) {
	drawn := map[int]bool{}
	for _, m := range p.Legal {
		if n := p.after(m); p.s.Spends(p.Viewer, m) != 0 && n <= ghostCells {
			drawn[n] = true
		}
	}
	for n := range ghostCells + 1 {
		if drawn[n] {
			x, y := cellAt(n)
			c.Group(svg.Class("prayer-to prayer-to-"+p.Number(n)), svg.At(x, y))
			c.Box(0, 0, cellWide-2, cellHigh, 4, "prayer-ghost")
			piece.Mark(c, p.Viewer, 0, 0, 26)
			c.End()
		}
	}
}

// ghostCells is the last cell that the style sheet lights for pages without script.
const ghostCells = 11
