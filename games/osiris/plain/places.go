package plain

import (
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/text"
)

// perKind is the number of planning cartouches of a kind.
const perKind = 4

// river writes each segment with its two banks, from the barge's start.
func (d *drawing) river() {
	for n := 1; n <= osiris.Seasons; n++ {
		title := d.Word("segment", "n", n)
		if n == int(d.Season) {
			title += " " + d.Word("here")
		}
		d.Title(title)
		for _, top := range []bool{true, false} {
			head := d.Word("lower")
			if top {
				head = d.Word("upper")
			}
			d.Flow(2, 6, head+" ", d.bank(n, top), "; ")
		}
	}
}

// bank returns the terrains and cities of a bank along a segment, in order.
func (d *drawing) bank(n int, top bool) (all []string) {
	var sites []osiris.Site
	for in := d.Data.Segment[n]; in != 0; in = in.Rest() {
		if site := osiris.Site(in.First()); d.Data.Site[site].Top == top {
			sites = append(sites, site)
		}
	}
	slices.SortFunc(sites, func(a, b osiris.Site) int { return int(d.Data.Site[a].Order) - int(d.Data.Site[b].Order) })
	for i, site := range sites {
		at := site.Place()
		if i > 0 && sites[i-1].Place() == at {
			continue
		}
		text := d.Strong(d.say(text.PlaceName(d.State, at)))
		for _, half := range sites[i:] {
			if half.Place() == at {
				text += d.site(half)
			}
		}
		all = append(all, text+d.stands(at))
	}
	return all
}

// site returns the monument at a site, or the icons of a section.
func (d *drawing) site(site osiris.Site) string {
	b := &d.Site[site]
	switch {
	case b.Owner == osiris.NoSeat && site.City():
		return ""
	case b.Owner == osiris.NoSeat:
		return " [" + d.Words.Number(int(d.Data.Site[site].Icons)) + "]"
	case b.Second != osiris.NoSeat:
		return " [" + d.monument(b.Monument) + " " + d.owner(b.Owner) + " + " + d.owner(b.Second) + "]"
	}
	return " [" + d.monument(b.Monument) + " " + d.owner(b.Owner) + "]"
}

// caravans writes the sections of the caravans, with their leaders.
func (d *drawing) caravans() {
	d.Title(d.Word("caravans"))
	first := osiris.Place(len(d.Data.Terrain) + len(d.Data.City))
	for n := range d.Data.Section {
		if d.Data.Sections>>n&1 == 0 {
			continue
		}
		at := first + osiris.Place(n)
		name := d.say(text.PlaceName(d.State, at))
		text := d.Word("said", "what", name, "text", d.tokens(d.Data.Section[n])) + d.stands(at)
		switch leader := d.Leader[n/2]; leader {
		case osiris.NoSeat:
		case osiris.Neutral:
			text += " · " + d.Word("out-of-use")
		default:
			text += " · " + d.Word("leader", "who", d.seat(leader))
		}
		d.Flow(2, 6, "", []string{text}, "")
	}
}

// planning writes the planning cartouches by kind: their costs, or the owners of the monuments on them.
func (d *drawing) planning() {
	d.Title(d.Word("planning"))
	for kind, all := range d.Data.Planning {
		var parts []string
		for _, n := range all {
			text := d.Word("said", "what", d.Words.Number(int(n%perKind)+1), "text", d.tokens(d.Data.Plans[n].Cost))
			if owner := d.Plans[n].Owner; owner != osiris.NoSeat {
				text += " [" + d.owner(owner) + "]"
			}
			if d.Plans[n].Kept > 0 {
				text += " " + d.Term("blessing.horus")
			}
			parts = append(parts, text)
		}
		glory := d.Word("points", "n", int(d.Data.Monument[kind].Glory))
		head := d.Strong(d.monument(osiris.Monument(kind))) + " (" + glory + "): "
		d.Flow(2, 6, head, parts, "; ")
	}
}

// cartouches writes the market, the regent row, the workers' cartouche and the supply.
func (d *drawing) cartouches() {
	d.Title(d.Word("market"))
	var stalls []string
	for i, both := range d.Data.Market {
		text := d.Word("said", "what", d.Words.Number(i+1), "text", d.tokens(both[0])+" ⇄ "+d.tokens(both[1]))
		if d.Market[i].Used {
			text += " " + d.Word("used", "tokens", d.tokens(d.Market[i].Tokens))
		}
		stalls = append(stalls, text)
	}
	d.Flow(2, 6, "", stalls, "; ")
	d.Title(d.Word("row"))
	var boxes []string
	for i := range d.Data.Row {
		text := d.say(text.Bonus(&d.Data.Row[i]))
		if d.Boxes>>i&1 == 1 {
			text = d.Faint(text + " " + d.Word("blocked"))
		}
		boxes = append(boxes, text)
	}
	d.Flow(2, 6, "", boxes, "; ")
	d.Title(d.Word("workers"))
	d.Flow(2, 6, "", []string{d.people(d.Pool, 0), d.Word("beside", "tokens", d.tokens(d.Wages))}, " · ")
	d.Title(d.Word("supply"))
	pile, discards := d.Word("pile", "n", d.Pile()), d.Word("discards", "n", d.Spent.Len())
	d.Flow(2, 6, "", []string{d.tokens(d.Supply), pile, discards}, " · ")
}

// people returns workers by kind, and the number of those whose kind the viewer does not know.
func (d *drawing) people(w osiris.Workers, unknown uint8) string {
	text := ""
	add := func(n uint8, what string) {
		if n > 0 && text != "" {
			text += ", "
		}
		if n > 0 {
			text += what
		}
		if n > 1 {
			text += " ×" + d.Words.Number(int(n))
		}
	}
	for kind, n := range w {
		add(n, d.worker(osiris.Worker(kind)))
	}
	add(unknown, d.Word("unknown-workers"))
	if text == "" {
		return "–"
	}
	return text
}

// over reports whether the game has ended.
func (d *drawing) over() bool { return d.Owing() == game.Seats(0) }
