package board

import (
	"math"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Radii of the tablet.
const (
	rBead   = 420.0
	rGround = 384.0
	rRim    = 396.0
	rWheel  = 131.0
	rSlots  = 102.5
)

// Board returns the Tablet of the Gods as SVG.
func (Board) Board(scene piece.Scene) string {
	p := newPicture(scene)
	p.C.Open("svg", svg.ID("board"), svg.Class("art tablet"), svg.A("viewBox", "-426 -426 852 852"),
		svg.A("role", "group"), svg.A("aria-label", p.Word("tablet")))
	p.C.Group(svg.ID("ground")) // everything that never moves during a game
	p.rim()
	p.ground()
	for position := range quarters {
		p.pillar(position)
	}
	p.C.End()
	p.wheel()
	for at, q := range p.s.Circle {
		if at < p.s.Laid() {
			p.quarter(q)
		}
	}
	p.accessGhosts()
	for position := range quarters {
		p.god(position)
	}
	p.conditions()
	p.corners()
	p.C.End()
	return p.C.String()
}

// at returns the quarter at a position of the drawing, and whether it is laid out already.
func (p *picture) at(position int) (pharaon.Quarter, bool) {
	i := (position + p.Turn) % quarters
	return p.s.Circle[i], i < p.s.Laid()
}

func (p *picture) rim() {
	c := p.C
	c.Circle(0, 4, 421, "fallen")
	c.Circle(0, 0, rBead, "bead-ground")
	for _, class := range []string{"bead1", "bead2", "bead3"} {
		c.Circle(0, 0, 415, class, svg.A("pathLength", "300"))
	}
	c.Circle(0, 0, 409.5, "gilt2")
	c.Circle(0, 0, rBead, "gilt2")
	c.Circle(0, 0, rRim, "rim-band")
	c.Circle(0, 0, rGround, "gilt2")
	for position := range quarters {
		if q, ok := p.at(position); ok {
			p.rimTitle(position, q)
		}
	}
}

// rimTitle writes the name of a quarter along the rim, between two of its signs. In the lower half it reads the other
// way.
func (p *picture) rimTitle(position int, q pharaon.Quarter) {
	axis := float64(position) * 72
	low := position == 2 || position == 3
	path, tilt := svg.Arc(390, axis-34, axis+34), axis
	if low {
		path, tilt = svg.Arc(402.5, axis+34, axis-34), axis-180
	}
	ref := piece.ID("rim", position)
	p.C.Path(path, "unpainted", svg.ID(ref))
	name := p.Term("quarter." + quarterName[q])
	p.C.TextPath(ref, 21, name, "rim-title")
	// Keep the sign clear of the name: letters of this font are about half as wide as they are high.
	off := 3.4 + float64(len([]rune(name)))*12.6/2/rRim*57.3
	for _, side := range []float64{-off, off} {
		x, y := svg.P(rRim, axis+side)
		p.C.Group(svg.Transform(svg.Translate(x, y) + " " + svg.Rotate(tilt)))
		p.C.Use("g-"+quarterGlyph[q], 0, 0, 20, "g-rim")
		p.C.End()
	}
}

func (p *picture) ground() {
	c := p.C
	c.Circle(0, 0, rGround, "papyrus")
	for position := range quarters {
		if q, ok := p.at(position); ok {
			a := float64(position) * 72
			c.Path(svg.RingSector(128, rGround, a-36, a+36), "tint-"+quarterName[q])
		}
	}
	c.Circle(0, 0, rGround, "", svg.A("fill", "url(#fib)"))
	c.Circle(0, 0, rGround, "", svg.A("fill", "url(#vig)"))
}

// pillarAngle returns the angle of the pillar clockwise of a position.
func pillarAngle(position int) float64 { return float64(position)*72 + 36 }

func (p *picture) pillar(position int) {
	p.C.UseIn("pillar", 0, -260, 80, 260, "", svg.Transform(svg.Rotate(pillarAngle(position))))
}

// beside returns the quarters on both sides of a pillar, and whether both are laid out already.
func (p *picture) beside(position int) (left, right pharaon.Quarter, ok bool) {
	left, one := p.at(position)
	right, two := p.at((position + 1) % quarters)
	return left, right, one && two
}

// god draws the medallion on a pillar: the god of the quarter to its left (PHA-11.6), and the seats that meet both
// conditions now.
func (p *picture) god(position int) {
	left, right, ok := p.beside(position)
	if !ok {
		return
	}
	c, column, angle := p.C, p.s.At(left), pillarAngle(position)
	near, far := p.s.Data.Edges[left].CW, p.s.Data.Edges[right].CCW
	name := p.Term("god." + gods[left])
	title := p.Word("god", "god", name, "n", near.PP+far.PP,
		"first", p.need(left, near.Need), "second", p.need(right, far.Need))
	x, y := svg.P(330, angle)
	var holders []game.Seat
	for seat := range game.Seat(p.s.Seats()) {
		if p.s.Round > 0 && p.s.GodsOf(seat)&(1<<column) != 0 {
			holders = append(holders, seat)
		}
	}
	mine := false
	for _, seat := range holders {
		mine = mine || seat == p.Viewer
		title += " · " + p.Name(seat)
	}
	p.thing(piece.ID("god", gods[left]), "", title, spot{x: x, y: y}, piece.Disc(34), func() {
		class := "medal"
		if mine {
			class = "medal mine"
		}
		c.Circle(0, 0, 34, class)
		c.Copy(piece.ID("c-god", gods[left]))
		piece.Points(c, near.PP+far.PP, 0, -33, 18)
		p.holders(holders)
	})
}

// conditions draws the two halves of every god's objective, on the pillars.
func (p *picture) conditions() {
	p.C.Group(svg.ID("conditions"))
	for position := range quarters {
		if left, right, ok := p.beside(position); ok {
			p.conditionAt("c-cw", left, p.s.Data.Edges[left].CW, 254, pillarAngle(position))
			p.conditionAt("c-ccw", right, p.s.Data.Edges[right].CCW, 197, pillarAngle(position))
		}
	}
	p.C.End()
}

// medallion draws a god's portrait and name.
func (p *picture) medallion(q pharaon.Quarter) {
	c, name := p.C, p.Term("god."+gods[q])
	c.Circle(0, 0, 29.5, "medal-face")
	c.Use("g-"+gods[q], 0, -2, 46, "g-gold")
	c.Box(0, 32, max(53, piece.Width(name, 11.2)+16), 17, 8.5, "banner")
	c.Text(0, 36, 11.2, name, "tm tb")
}

// need puts a number of a quarter's elements into words.
func (p *picture) need(q pharaon.Quarter, n int) string {
	return p.Word("need-"+quarterName[q], "n", n)
}

// holders marks the seats that meet a god's conditions, around the medallion. The viewer has a tick.
func (p *picture) holders(seats []game.Seat) {
	angles := []float64{90, 270, 118, 242, 62}
	for _, seat := range seats {
		if seat == p.Viewer {
			piece.Tick(p.C, 27, -20, 9)
			continue
		}
		x, y := svg.P(34, angles[0])
		angles = angles[1:]
		p.C.Use("p-"+piece.SeatName(seat), x, y, 15, "c-"+piece.SeatName(seat))
	}
}

func (p *picture) conditionAt(printed string, q pharaon.Quarter, e pharaon.Edge, r, angle float64) {
	x, y := svg.P(r, angle)
	p.C.Group(svg.At(math.Round(x), math.Round(y)))
	p.C.Title(p.need(q, e.Need))
	p.C.Copy(piece.ID(printed, quarterName[q]))
	p.C.End()
}

// condition draws one half of a god's objective: the elements needed, and the points.
func (p *picture) condition(q pharaon.Quarter, e pharaon.Edge) {
	p.C.Box(0, 0, 53, 25, 6, "condition")
	p.C.Text(-18, 4.8, 13.5, p.Number(e.Need), "tm tb")
	p.C.Use("g-"+quarterGlyph[q], -3, 0, 16.5, "g-solid")
	piece.Points(p.C, e.PP, 16.5, 0, 15)
}
