package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Radii of the cells of the Nile tracks, from the wheel outwards, and the angle of a track.
var cellRadii = [...][2]float64{{177, 211}, {213, 252}, {254, 295}}

const trackAngle = 10.4

func (p *picture) nile() {
	for c := range pharaon.Colour(5) {
		p.track(c)
	}
	l := placesOf(pharaon.Nile, p.position(pharaon.Nile), len(p.s.Data.Options), 0)
	for i := range p.s.Data.Options {
		at := l.main[i]
		n := uint8(i + 1)
		p.thing(piece.ID("option", n), id2("option", n), p.optionText(i), at, piece.Plate(64, 40, 5), func() {
			p.C.Copy(piece.ID("c-option", n))
			if p.paying(pharaon.Nile) && int(p.s.Buy.Option) == i {
				piece.Selected(p.C, 0, 0, piece.Plate(64, 40, 5))
			}
		})
	}
}

// track draws one track. While the viewer can move a disc there, its next cell is clickable.
func (p *picture) track(colour pharaon.Colour) {
	c, name := p.C, resources[colour].Name
	pos := p.position(pharaon.Nile)
	l := places{axis: float64(pos) * 72, back: pos == 2 || pos == 3}
	middle := l.around(int(colour), 5, trackAngle)
	title := p.trackText(colour)
	attrs, may := p.Choice("track "+name, "")
	c.Group(svg.ID(piece.ID("track", name)))
	c.Title(title)
	hx, hy := svg.P(163, middle)
	c.Circle(hx, hy, 10.5, "f-"+name+" tk12")
	on := "on-dark"
	if resources[colour].Light {
		on = "on-light"
	}
	c.Use("g-"+resources[colour].Glyph, hx, hy, 16, on)
	for i, r := range cellRadii {
		cell := uint8(i + 1)
		outline := svg.RingSector(r[0], r[1], middle-trackAngle/2+.2, middle+trackAngle/2-.2)
		next := may && p.s.Player[p.Viewer].Nile[colour]+1 == cell
		c.Path(outline, "cell cell"+string('0'+rune(cell))+" x-"+name)
		if next {
			c.Group(attrs...)
			c.Group(svg.A("aria-hidden", "true"))
			c.Path(svg.RingSector(r[0]+1.5, r[1]-1.5, middle-trackAngle/2+.6, middle+trackAngle/2-.6), "cell-plate")
			c.Path(svg.RingSector(r[0]+3.5, r[1]-3.5, middle-trackAngle/2+1.2, middle+trackAngle/2-1.2), "ring")
		}
		if pp := p.s.Data.NilePP[cell]; pp > 0 {
			x, y := svg.P(r[1]-9, middle)
			piece.Points(c, pp, x, y, 12)
		}
		if next {
			x, y := svg.P((r[0]+r[1])/2-4, middle)
			c.Group(svg.Class("ghost"))
			piece.Seat(c, p.Viewer, x, y, 18)
			c.End()
			c.End()
			c.End()
		}
	}
	p.discs(colour, middle)
	c.End()
}

// discs draws all discs of a track, at the near edge of their cells.
func (p *picture) discs(colour pharaon.Colour, middle float64) {
	cells := piece.Track{
		W: 34, H: 26, Size: 16, Turn: middle,
		Cell: func(n int) (x, y float64) { return svg.P(cellRadii[n][0]+13, middle) },
	}
	on := func(seat game.Seat) int { return int(p.s.Player[seat].Nile[colour]) - 1 }
	cells.Pieces(p.s.Seats(), on, func(seat game.Seat, x, y, size float64) {
		p.Stand(piece.ID("disc", seat, resources[colour].Name), seat, x, y, size)
	})
}

func (p *picture) trackText(colour pharaon.Colour) string {
	text := p.Word("track", "colour", p.tokenName(pharaon.Token(colour)))
	for seat := range game.Seat(p.s.Seats()) {
		if cell := p.s.Player[seat].Nile[colour]; cell > 0 {
			text += " · " + p.Word("track-seat", "seat", seat, "cell", int(cell), "n", p.s.Data.NilePP[cell])
		}
	}
	return text
}

// option draws the plaque of an option: the cost above, gains and arrows below.
func (p *picture) option(i int) {
	c, o := p.C, &p.s.Data.Options[i]
	piece.Card(c, 0, 0, 64, 40, 5)
	piece.Cost(c, colour(o.Cost[0]), -15.5, -9.5, 16)
	piece.Cost(c, colour(o.Cost[1]), 2, -9.5, 16)
	c.Path("M14-12.5 18-9.5 14-6.5", "chevron")
	n := len(o.Gains) + len(o.Arrows)
	step := min(17, 60/float64(n))
	at := func(k int) float64 { return (float64(k) - float64(n-1)/2) * step }
	for k, g := range o.Gains {
		gain(c, g, at(k), 9.8, 16)
	}
	for k, a := range o.Arrows {
		arrow(c, at(len(o.Gains)+k), 10, .9, tracks(a))
	}
}

// gain draws one gain of an option or artisan.
func gain(c *svg.Canvas, g pharaon.Gain, x, y, size float64) {
	if g == pharaon.GainJar {
		c.Use("g-jar", x, y, size+1, "g-clay")
		return
	}
	piece.Token(c, colour(pharaon.Colour(g)), x, y, size)
}

// tracks returns the colours of a set of tracks, or none if the set contains all.
func tracks(set uint8) (list []pharaon.Colour) {
	if set == 1<<5-1 {
		return nil
	}
	for c := range pharaon.Colour(5) {
		if set&(1<<c) != 0 {
			list = append(list, c)
		}
	}
	return list
}

func (p *picture) optionText(i int) string {
	o := &p.s.Data.Options[i]
	arrows := ""
	for _, a := range o.Arrows {
		step := p.Word("arrow-any")
		if list := tracks(a); list != nil {
			step = p.Word("arrow", "colours", colourTerms(list))
		}
		arrows += " · " + step
	}
	return p.Word("option", "cost", colourTerms(o.Cost[:]), "gains", gainTerms(o.Gains)) + arrows
}

func colourTerms(list []pharaon.Colour) []game.Term {
	terms := make([]game.Term, len(list))
	for i, c := range list {
		terms[i] = colourTerm(c)
	}
	return terms
}

func gainTerms(list []pharaon.Gain) []game.Term {
	terms := make([]game.Term, len(list))
	for i, g := range list {
		if g == pharaon.GainJar {
			terms[i] = "pharaon.gain.jar"
		} else {
			terms[i] = game.Term("pharaon.token." + tokenName[g])
		}
	}
	return terms
}
