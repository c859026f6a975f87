package plain

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
	"ennead/internal/plain"
)

// middle writes the jars, the supply and the Pyramid of Time.
func (d *drawing) middle() {
	d.Line(0, "")
	d.Line(0, d.Strong(d.Word("jars")))
	for _, n := range d.Jars {
		if n != 0 {
			j := d.Data.Jars[n]
			d.Line(4, fmt.Sprintf("%2d %s", n, d.colours([]pharaon.Colour{j.Upper[0], j.Upper[1], j.Lower})))
		}
	}
	d.Line(0, d.Strong(d.Word("supply"))+" "+d.counted(d.Supply[:], 0))
	d.Line(0, d.Strong(d.Word("pyramid")))
	for r, row := range d.Data.Rows {
		var cells []string
		for c, cell := range row {
			name := d.Word("cell." + cellKeys[cell])
			for seat := range d.Seats() {
				if p := &d.Player[seat]; int(p.Row) == r+1 && int(p.Cell) == c {
					name += " ← " + d.Strong(d.seat(game.Seat(seat)))
				}
			}
			cells = append(cells, name)
		}
		d.Line(4, fmt.Sprintf("%d %s", r+1, strings.Join(cells, " | ")))
	}
}

var cellKeys = []string{
	pharaon.CellNone: "none", pharaon.CellFirst: "first", pharaon.CellBasic: "basic",
	pharaon.CellSilver: "silver", pharaon.CellOffering: "offering",
}

// player writes what a seat has.
func (d *drawing) player(s game.Seat) {
	p := &d.Player[s]
	mark := "  "
	if d.Owing().Has(s) {
		mark = "▶ "
	}
	name := d.Strong(d.seat(s))
	if s == d.viewer {
		name = d.Paint("1;4", d.seat(s))
	}
	state := ""
	if p.Passed {
		state = "  " + d.Word("passed")
	}
	d.Line(0, "")
	d.Line(0, mark+name+"  "+d.Word("pp", "n", d.Score(s))+state)
	d.Line(4, d.counted(p.Tokens[:], 0))
	var tracks []string
	for c, cell := range p.Nile {
		if cell > 0 {
			tracks = append(tracks, fmt.Sprintf("%s %d", d.colourName(pharaon.Colour(c)), cell))
		}
	}
	d.Line(4, d.Word("step", "n", int(p.Step))+" · "+d.Word("nile")+" "+plain.OrDash(strings.Join(tracks, ", ")))
	for cards := p.Nobles; cards != 0; cards = cards.Rest() {
		n := cards.First()
		used := ""
		if p.Tilted.Has(n) {
			used = " " + d.Word("used")
		}
		d.Line(4, d.noble(n)+used)
	}
	if p.Artisans != 0 {
		var points []string
		for cards := p.Artisans; cards != 0; cards = cards.Rest() {
			points = append(points, fmt.Sprint(d.Data.Artisans[cards.First()].PP))
		}
		d.Line(4, d.Word("artisans", "pp", strings.Join(points, ", ")))
	}
	d.gods(s)
}

// gods names the gods that score for a seat.
func (d *drawing) gods(s game.Seat) {
	columns := d.GodsOf(s)
	var names []string
	for i, q := range d.Circle {
		if columns&(1<<i) != 0 {
			names = append(names, d.Term("god."+godKeys[q]))
		}
	}
	if names != nil {
		d.Line(4, d.Word("gods", "names", strings.Join(names, ", ")))
	}
}

// tiles writes the Traitor's tiles, and the effects of their next spaces.
func (d *drawing) tiles() {
	d.Line(0, "")
	d.Line(0, d.Strong(d.Word("plot"))+" "+d.Word("pile", "n", int(d.Plot.Jars)))
	for place, tile := range d.Plot.Tiles {
		side := d.TileSide(place)
		fill := int(d.Plot.Fill[place])
		next := "–"
		if fill < len(side.Spaces) {
			var effects []string
			for _, e := range side.Spaces[fill] {
				effects = append(effects, d.Words.Say(text.PartText(d.Data, e)))
			}
			next = plain.OrDash(strings.Join(effects, ", "))
		}
		d.Line(4, d.Word("tile",
			"tile", d.Term(fmt.Sprintf("tile.tr-%d", tile+1)), "colour", d.colourName(d.Plot.Colour[place]),
			"fill", fill, "all", len(side.Spaces), "next", next))
	}
}
