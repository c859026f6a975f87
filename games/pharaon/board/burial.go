package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

func (p *picture) burial() {
	c, steps := p.C, p.s.Data.Steps
	l := p.burialPlaces()
	trail := svg.Data(nil)
	for i, at := range l.main {
		if i == 0 {
			trail = trail.M(at.x, at.y)
		} else {
			trail = trail.L(at.x, at.y)
		}
	}
	c.Path(trail.String(), "trodden")
	x, y := svg.P(180, l.axis)
	emblem(c, "bur", x, y, 46)
	for i := range steps {
		p.burialStep(i, l.main[i])
	}
	p.cubes(l)
}

func (p *picture) burialPlaces() *places {
	return placesOf(pharaon.Burial, p.position(pharaon.Burial), len(p.s.Data.Steps), 0)
}

func (p *picture) burialStep(i int, at spot) {
	c := p.C
	c.Group(svg.ID(piece.ID("step", i+1)), svg.Transform(at.transform()))
	c.Title(p.stepText(i))
	c.Copy(piece.ID("c-step", i+1))
	if p.paying(pharaon.Burial) && int(p.s.Player[p.s.Top().Seat].Step) == i {
		piece.Selected(c, 0, 0, piece.Plate(60, 50, 5))
	}
	if len(p.on(i+1)) == 0 {
		c.Text(14, 14.5, 11, p.Number(i+1), "tm ts tq")
	}
	c.End()
}

// stepPlaque draws what is printed of a step: cost, points, and the sign of the succession.
func (p *picture) stepPlaque(i int) {
	c, step := p.C, &p.s.Data.Steps[i]
	piece.Card(c, 0, 0, 60, 50, 5)
	for k, cost := range step.List {
		piece.Cost(c, colour(cost), -20.5+13.7*float64(k), -15.5, 14.5)
	}
	w := piece.CartoucheWidth(strconv.Itoa(step.PP), 15.5)
	piece.Points(c, step.PP, -27.5+w/2, 13, 15.5)
	if i+1 == p.s.Data.Succeed.Step {
		c.Circle(27, -24, 9, "f-con tk12")
		c.Use("g-king", 27, -24, 14, "g-pap")
	}
}

// on returns the seats whose cube is on a step.
func (p *picture) on(step int) (here []game.Seat) {
	for seat := range game.Seat(p.s.Seats()) {
		if int(p.s.Player[seat].Step) == step {
			here = append(here, seat)
		}
	}
	return here
}

// cubes draws the cubes above all plaques, so that they glide from step to step.
func (p *picture) cubes(l *places) {
	scale := l.main[0].scale
	steps := piece.Track{
		W: 32 * scale, H: 24 * scale, Size: 21 * scale,
		Cell: func(n int) (x, y float64) { return l.main[n].cube() },
	}
	on := func(seat game.Seat) int { return int(p.s.Player[seat].Step) - 1 }
	steps.Pieces(p.s.Seats(), on, func(seat game.Seat, x, y, size float64) {
		p.Stand(piece.ID("cube", seat), seat, x, y, size)
	})
}

// cube returns the place of a cube on the plaque of a step.
func (s spot) cube() (x, y float64) { return s.x + 13*s.scale, s.y + 10*s.scale }

func (p *picture) stepText(i int) string {
	step := &p.s.Data.Steps[i]
	text := p.Word("step", "n", i+1, "cost", colourTerms(step.List), "pp", step.PP)
	if i+1 == p.s.Data.Succeed.Step {
		text += " · " + p.Word("succession")
	}
	for _, seat := range p.on(i + 1) {
		text += " · " + p.Name(seat)
	}
	return text
}
