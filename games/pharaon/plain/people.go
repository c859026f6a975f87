package plain

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
)

// middle writes jars, supply and the Pyramid of Time.
func (d *drawing) middle() {
	d.line(0, "")
	d.line(0, d.strong(d.word("jars")))
	for _, n := range d.Jars {
		if n != 0 {
			j := d.Data.Jars[n]
			d.line(4, fmt.Sprintf("%2d %s", n, d.colours([]pharaon.Colour{j.Upper[0], j.Upper[1], j.Lower})))
		}
	}
	d.line(0, d.strong(d.word("supply"))+" "+d.counted(d.Supply[:], 0))
	d.line(0, d.strong(d.word("pyramid")))
	for r, row := range d.Data.Rows {
		var cells []string
		for c, cell := range row {
			name := d.word("cell." + cellKeys[cell])
			for seat := range d.Seats() {
				if p := &d.Player[seat]; int(p.Row) == r+1 && int(p.Cell) == c {
					name += " ← " + d.strong(d.seat(game.Seat(seat)))
				}
			}
			cells = append(cells, name)
		}
		d.line(4, fmt.Sprintf("%d %s", r+1, strings.Join(cells, " | ")))
	}
}

var cellKeys = []string{
	pharaon.CellNone: "none", pharaon.CellFirst: "first", pharaon.CellBasic: "basic",
	pharaon.CellSilver: "silver", pharaon.CellOffering: "offering",
}

// player writes what lies in front of a seat.
func (d *drawing) player(s game.Seat) {
	p := &d.Player[s]
	mark := "  "
	if d.Owing().Has(s) {
		mark = "▶ "
	}
	name := d.strong(d.seat(s))
	if s == d.viewer {
		name = d.paint("1;4", d.seat(s))
	}
	state := ""
	if p.Passed {
		state = "  " + d.word("passed")
	}
	d.line(0, "")
	d.line(0, mark+name+"  "+d.word("pp", "n", d.Score(s))+state)
	d.line(4, d.counted(p.Tokens[:], 0))
	var tracks []string
	for c, cell := range p.Nile {
		if cell > 0 {
			tracks = append(tracks, fmt.Sprintf("%s %d", d.colourName(pharaon.Colour(c)), cell))
		}
	}
	d.line(4, d.word("step", "n", int(p.Step))+" · "+d.word("nile")+" "+orDash(strings.Join(tracks, ", ")))
	for cards := p.Nobles; cards != 0; cards = cards.Rest() {
		n := cards.First()
		used := ""
		if p.Tilted.Has(n) {
			used = " " + d.word("used")
		}
		d.line(4, d.noble(n)+used)
	}
	if p.Artisans != 0 {
		var points []string
		for cards := p.Artisans; cards != 0; cards = cards.Rest() {
			points = append(points, fmt.Sprint(d.Data.Artisans[cards.First()].PP))
		}
		d.line(4, d.word("artisans", "pp", strings.Join(points, ", ")))
	}
	d.gods(s)
}

// gods names the gods that count for a seat.
func (d *drawing) gods(s game.Seat) {
	columns := d.GodsOf(s)
	var names []string
	for i, q := range d.Circle {
		if columns&(1<<i) != 0 {
			names = append(names, d.words.Word("pharaon.god."+godKeys[q]))
		}
	}
	if names != nil {
		d.line(4, d.word("gods", "names", strings.Join(names, ", ")))
	}
}

func orDash(text string) string {
	if text == "" {
		return "–"
	}
	return text
}

// tiles writes the Traitor's tiles and what their next space does.
func (d *drawing) tiles() {
	d.line(0, "")
	d.line(0, d.strong(d.word("plot"))+" "+d.word("pile", "n", int(d.Plot.Jars)))
	for place, tile := range d.Plot.Tiles {
		side := d.TileSide(place)
		fill := int(d.Plot.Fill[place])
		next := "–"
		if fill < len(side.Spaces) {
			var effects []string
			for _, e := range side.Spaces[fill] {
				effects = append(effects, d.words.Say(d.Data.PartText(e)))
			}
			next = orDash(strings.Join(effects, ", "))
		}
		d.line(4, d.word("tile", "tile", d.words.Word(fmt.Sprintf("pharaon.tile.tr-%d", tile+1)), "colour", d.colourName(d.Plot.Colour[place]),
			"fill", fill, "all", len(side.Spaces), "next", next))
	}
}
