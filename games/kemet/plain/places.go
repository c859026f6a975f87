package plain

import (
	"math/bits"
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/plain"
)

// The columns of a row of the map.
const (
	codeColumn  = 8
	nameColumn  = 31
	signsColumn = 12
	nameIndent  = 2 + codeColumn
	troopColumn = nameIndent + nameColumn + signsColumn
)

// cities writes the districts of every city with pyramids and troops.
func (d *drawing) cities() {
	for city := range d.Board().Cities {
		districts := d.Board().Districts[city]
		title := d.city(uint8(city))
		if owner := d.OwnerOf(districts[0]); owner != kemet.NoSeat {
			title += " · " + d.seat(owner)
		}
		d.Title(title)
		for _, space := range districts {
			d.row(space, d.pyramid(space), "")
		}
	}
}

// pyramid names the pyramid in a district.
func (d *drawing) pyramid(space uint8) string {
	owner := d.OwnerOf(space)
	if owner == kemet.NoSeat {
		return ""
	}
	p := &d.Player[owner]
	for c, level := range p.Level {
		if level > 0 && d.Board().Districts[p.City][p.Place[c]] == space {
			text := d.Paint(gems[c], d.Word("pyramid", "colour", d.colourName(kemet.Colour(c)), "n", int(level)))
			if holder := d.PyrVP[owner][c]; holder != kemet.NoSeat {
				text += " ★ " + d.seat(holder)
			}
			return text
		}
	}
	return ""
}

// open writes the spaces outside the cities.
func (d *drawing) open() {
	d.Title(d.Word("map"))
	for in := d.Board().In; in != 0; in = in.Rest() {
		if space := in.First(); d.Board().City[space] == kemet.NoCity {
			d.row(space, d.space(space), d.signs(space))
		}
	}
	legend := d.Word("legend")
	if d.ferries() {
		legend += ", " + d.Word("legend-port")
	}
	d.Line(2, d.Faint(legend))
}

// signs marks what a space has: an obelisk, a port, a temple's income.
func (d *drawing) signs(space uint8) string {
	s := &d.Data.Spaces[space]
	obelisk, port := " ", " "
	if s.Obelisk {
		obelisk = "▲"
	}
	if d.Board().Ports[space] != 0 {
		port = "≈"
	}
	text := obelisk + port + " "
	switch {
	case s.Delta:
		text += d.Word("delta", "n", d.Data.Gain.DeltaUnits, "pp", d.Data.Gain.Prayer)
	case s.Kind == kemet.Temple:
		text += d.Word("income", "pp", s.Prayer)
	}
	return text
}

// row writes one space: its code, its name or pyramid, its troops.
func (d *drawing) row(space uint8, name, signs string) {
	text := "  " + plain.Pad(d.Faint(kemet.SpaceNames[space]), codeColumn) + plain.Pad(name, nameColumn) + signs
	troops := strings.Join(d.troops(space), ", ")
	column := min(troopColumn, plain.Width-plain.Span(troops))
	if plain.Span(text) >= column && troops != "" {
		d.Line(0, text)
		text = ""
	}
	d.Line(0, plain.Pad(text, max(column, nameIndent))+troops)
}

// troops lists who has units in a space, how many, and which creatures.
func (d *drawing) troops(space uint8) (list []string) {
	for seat := range game.Seat(d.Seats()) {
		n := d.Units[seat][space]
		if n == 0 {
			continue
		}
		text := d.Word("troop", "who", d.seat(seat), "n", int(n))
		for beasts := d.BeastsAt(seat, space); beasts != 0; beasts &= beasts - 1 {
			text += " + " + d.beast(uint8(bits.TrailingZeros8(beasts)))
		}
		if d.TempleVP[space] == seat {
			text = "★ " + text
		}
		list = append(list, text)
	}
	return list
}

// ways writes the neighbours of each space. A city stands for its three districts, ≈ marks a way across the Nile.
func (d *drawing) ways() {
	var all []string
	for in := d.Board().In; in != 0; in = in.Rest() {
		space := in.First()
		if d.Board().City[space] != kemet.NoCity {
			continue
		}
		if to := d.neighbours(space); to != "" {
			all = append(all, d.Strong(d.short(space))+" → "+to)
		}
	}
	d.Title(d.Word("ways"))
	d.Flow(2, 2, "", all, " · ")
	d.Line(2, d.Faint(d.Word("inside")))
	if d.ferries() {
		d.Line(2, d.Faint(d.Word("ferry")))
	}
}

// ferries reports whether the map has ports in play.
func (d *drawing) ferries() bool {
	b := d.Board()
	for in := b.In; in != 0; in = in.Rest() {
		if b.Ports[in.First()] != 0 {
			return true
		}
	}
	return false
}

func (d *drawing) neighbours(space uint8) string {
	b := d.Board()
	var names []string
	for to := b.Land[space]; to != 0; to = to.Rest() {
		name := d.short(to.First())
		if city := b.City[to.First()]; city != kemet.NoCity {
			name = d.city(city)
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for to := b.Ports[space]; to != 0; to = to.Rest() {
		names = append(names, "≈"+d.short(to.First()))
	}
	return strings.Join(names, ", ")
}
