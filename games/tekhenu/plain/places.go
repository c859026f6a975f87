package plain

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/plain"
)

// dial writes the sections clockwise: light, dice by purity, Statues.
func (d *drawing) dial() {
	d.Title(d.Word("dial", "god", d.god(d.Arrow)))
	for g := range tekhenu.God(len(godKeys)) {
		head := plain.Pad(d.god(g), 8) + plain.Pad("("+d.Term("light."+lightKeys[d.Lit(g)])+")", 13)
		for i, mark := range d.Marks {
			if mark == g && i >= int(d.Scored) {
				head += d.Word("marker", "n", i+1) + " "
			}
		}
		var parts []string
		for purity, key := range purityKeys {
			if dice := d.dice(g, tekhenu.Purity(purity)); dice != nil {
				parts = append(parts, d.Strong(d.Term("purity."+key))+" "+strings.Join(dice, ", "))
			}
		}
		if parts == nil {
			parts = []string{"–"}
		}
		d.Flow(2, 10, head, parts, "; ")
		if owners := d.statues(g); owners != nil {
			d.Flow(10, 12, d.Word("statues")+" ", owners, ", ")
		}
	}
}

// statues lists the owners of the Statues for a god.
func (d *drawing) statues(g tekhenu.God) (owners []string) {
	for _, owner := range d.GodSites[g][:d.Data.GodSites[d.Count]] {
		if owner != tekhenu.NoSeat {
			owners = append(owners, d.seat(owner))
		}
	}
	return owners
}

// dice lists the dice of a section with this purity, equal ones together.
func (d *drawing) dice(g tekhenu.God, purity tekhenu.Purity) (all []string) {
	for c := range tekhenu.Colour(len(colourKeys)) {
		if d.Purity(g, c) != purity {
			continue
		}
		for face := uint8(1); face <= 6; face++ {
			if n := d.Dial[g].Count(c, face); n == 1 {
				all = append(all, d.die(c, face))
			} else if n > 1 {
				all = append(all, d.Word("times", "what", d.die(c, face), "n", int(n)))
			}
		}
	}
	return all
}

// edgeLetters are the colours of edges: red, blue, green, yellow.
const edgeLetters = "rbgy"

const (
	side      = tekhenu.Side
	cellWidth = 15
)

// temple writes the cells row by row, between the colours of the border, and the sites around them.
func (d *drawing) temple() {
	d.Title(d.Word("temple"))
	d.Line(2, d.Faint(d.Word("edges")))
	b := &d.Data.Border
	d.Line(0, d.border(b.North))
	for row := range side {
		line := "  " + edge(b.West[row]) + " "
		for column := range side {
			line += plain.Pad(d.cell(row*side+column), cellWidth)
		}
		d.Line(0, line+edge(b.East[row]))
	}
	d.Line(0, d.border(b.South))
	var sites []string
	for i := range d.Data.Sites {
		if int(d.Data.Sites[i].Players) <= d.Seats() {
			sites = append(sites, d.site(d.Data.Sites[i].ID, d.Sites[i],
				d.Word("bread", "n", int(d.Data.Sites[i].Bread))))
		}
	}
	d.Flow(2, 4, "", append(sites, d.people()...), ", ")
}

// people lists the sites for Statues for the people.
func (d *drawing) people() (sites []string) {
	for i := range d.Data.People {
		sites = append(sites, d.site(d.Data.People[i].ID, d.State.People[i], d.gold(d.PeopleGold&(1<<i) != 0)))
	}
	return sites
}

func edge(e tekhenu.Edge) string { return edgeLetters[e : e+1] }

// border writes one side of the precinct, a colour over each column.
func (d *drawing) border(edges [side]tekhenu.Edge) string {
	line := "    "
	for _, e := range edges {
		line += plain.Pad("  "+edge(e), cellWidth)
	}
	return line
}

// cell writes a tile with its edges, clockwise from the north, and its owner, or the bonus of an empty cell.
func (d *drawing) cell(i int) string {
	at := &d.Temple[i]
	if at.Tile == 0 {
		bonus := d.Data.Cells[i]
		return d.Faint(d.say(tekhenutext.Amount(bonus.Token, int(bonus.N))))
	}
	owner := ""
	if at.Owner != tekhenu.NoSeat {
		owner = d.Paint(inks[at.Owner], short(d.Word("seat", "seat", at.Owner), cellWidth-7))
	}
	return "[" + edgesOf(&d.Data.Tiles[at.Tile], at.Turn) + "]" + owner
}

// edgesOf returns the edges of a turned tile, clockwise from the north.
func edgesOf(tile *tekhenu.ColumnTile, turn uint8) (edges string) {
	for k := range uint8(4) {
		edges += edge(tile.Edges[(k+4-turn)%4])
	}
	return edges
}

// short cuts a name to n letters.
func short(name string, n int) string {
	if runes := []rune(name); len(runes) > n {
		return string(runes[:n-1]) + "."
	}
	return name
}

// site writes a site's name in moves with its owner, or with free if it has none.
func (d *drawing) site(id string, owner game.Seat, free string) string {
	if owner != tekhenu.NoSeat {
		free = d.seat(owner)
	}
	return strings.TrimSuffix(id+"\u00a0"+strings.ReplaceAll(free, " ", "\u00a0"), "\u00a0")
}

func (d *drawing) gold(lies bool) string {
	if lies {
		return d.token(tekhenu.Gold)
	}
	return ""
}

// works writes the rows of Osiris: what a free space gives, or its owner.
func (d *drawing) works() {
	d.Title(d.Word("works"))
	const wide = 17
	line := "   "
	for t := range d.Districts[0] {
		line += plain.Pad(d.token(tekhenu.Token(t)), wide)
	}
	d.Line(2, d.Strong(line))
	for row := range d.Districts {
		line := d.Words.Number(row+1) + "  "
		for t, owner := range d.Districts[row] {
			text := d.Faint(d.effect(row, t))
			if owner != tekhenu.NoSeat {
				text = d.seat(owner)
			}
			line += plain.Pad(text, wide)
		}
		if row == 1 && d.RowGold {
			line += d.Word("row-gold", "token", d.token(tekhenu.Gold))
		}
		d.Line(2, line)
	}
	d.Line(2, d.Faint(d.Word("works-legend")))
}

// effect describes what a Building in a space gives: production, then tokens.
func (d *drawing) effect(row, district int) string {
	e := &d.Data.Effects[row]
	text := "▲" + d.Words.Number(int(e.Own))
	if second := d.Data.Second[row][district]; second != tekhenu.NoToken && e.Second > 0 {
		text += "+" + short(d.token(second), 5)
	}
	if e.Choice > 0 {
		text += "+" + d.Words.Number(int(e.Choice)) + "?"
	}
	text += " ●" + d.Words.Number(int(e.Tokens))
	if e.Gold > 0 {
		text += "+" + d.token(tekhenu.Gold)
	}
	return text
}

// columns writes the tiles of Ra.
func (d *drawing) columns() {
	d.Title(d.Word("columns"))
	for i, t := range d.Display {
		high := 2 * (len(d.Display) - i)
		text := "–"
		if t != 0 {
			tile := &d.Data.Tiles[t]
			text = d.Word("tile", "edges", edgesOf(tile, 0), "n", int(tile.Limestone),
				"effect", tekhenutext.TileText(d.Data, t))
		}
		d.Flow(2, 8, d.Word("values", "low", high-1, "high", high, "vp", d.Data.Columns[i].VP)+" ", []string{text}, "")
	}
}

// horus writes the slots with their gods and the bonus of a Statue.
func (d *drawing) horus() {
	var slots []string
	for i, g := range d.HorusTiles {
		if g == tekhenu.NoGod { // no tile yet
			continue
		}
		slots = append(slots, d.Word("slot", "n", i+1, "god", d.god(g),
			"gains", tekhenutext.GainsText(&d.Data.Slots[i])))
	}
	d.Title(d.Word("horus"))
	d.Flow(2, 4, "", slots, "; ")
}

// market writes the open sections, card by card.
func (d *drawing) market() {
	d.Title(d.Word("market"))
	for i := range d.Market {
		if d.Open&(1<<i) == 0 {
			d.Line(2, d.Faint(d.Word("closed", "n", i+1, "population", int(d.Data.Opens[i]))))
			continue
		}
		d.Line(2, d.Strong(d.Word("section", "n", i+1, "happiness", int(d.Data.Usable[i]))))
		for _, card := range d.Market[i][:len(d.Data.Market[i])] {
			if card != 0 {
				d.card(4, card)
			}
		}
	}
}

func (d *drawing) card(indent int, card tekhenu.Card) {
	d.Flow(indent, indent+4, "", []string{d.say(tekhenutext.CardName(card)) + ": " +
		d.say(tekhenutext.CardText(d.Data, card))}, "")
}

// laid writes the Start and Destiny cards on offer.
func (d *drawing) laid() {
	if d.Round == 0 && d.Laid != 0 {
		d.Title(d.Word("starts"))
		for in := d.Laid; in != 0; in = in.Rest() {
			n := in.First()
			d.Flow(2, 6, "", []string{d.say(tekhenutext.StartName(n)) + ": " + d.say(tekhenutext.StartText(d.Data, n))},
				"")
		}
	}
	if d.Round > 0 && d.Top().Step != tekhenu.StepDestiny {
		return
	}
	d.Title(d.Word("destinies"))
	for n := uint8(1); int(n) < len(d.Data.Destiny); n++ {
		if d.Destiny&(1<<n) != 0 {
			d.Line(2, d.say(tekhenutext.DestinyName(n))+": "+d.say(tekhenutext.DestinyText(d.Data, n))+" · "+
				d.Word("ankh", "n", int(d.Data.Destiny[n].Ankh)))
		}
	}
}
