package plain

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/text"
)

// sites writes each site: its minimums, its resource box and resources, its troops, and what the next round puts
// there.
func (d *drawing) sites() {
	d.Title(d.Word("sites"))
	for n := range pyramidion.SiteNames {
		data := &d.Data.Site[n]
		head := d.Strong(d.site(n)) + " " + d.Word("least",
			"influence", int(data.Least[pyramidion.Torturers]),
			"negotiation", int(data.Least[pyramidion.Negotiators]),
			"box", d.box(data.Box))
		parts := []string{d.goods(d.Goods[n])}
		for kind := range pyramidion.TroopNames {
			if owner := d.Troop[kind][n]; owner != pyramidion.NoSeat {
				parts = append(parts, d.troop(pyramidion.Troop(kind))+" "+d.seat(owner))
			}
		}
		if d.Fetchers.Has(uint8(n)) {
			parts = append(parts, d.Word("fetched"))
		}
		if next := d.Data.Spread[d.Spread][n]; next.Sum() > 0 {
			parts = append(parts, d.Faint(d.Word("next", "goods", d.say(text.Goods(next)))))
		}
		switch {
		case d.Sundials.Has(uint8(n)):
			parts = append(parts, d.Word("sundial"))
		case d.Site == pyramidion.Site(n):
			parts = append(parts, d.Strong(d.Word("here")))
		}
		d.Flow(2, 6, d.said(head, ""), parts, " · ")
	}
}

// box lists the resources that can come to a site.
func (d *drawing) box(kinds uint8) (text string) {
	for r, key := range pyramidion.ResourceNames {
		if kinds>>r&1 == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += d.Term("resource." + key)
	}
	return text
}

// active writes the active site: its power, and each player's cards there with what they count.
func (d *drawing) active() {
	if d.Site == pyramidion.NoSite {
		return
	}
	influence, negotiation := int(d.Least(pyramidion.Torturers)), int(d.Least(pyramidion.Negotiators))
	d.Title(d.Word("active", "site", d.site(int(d.Site)), "influence", influence, "negotiation", negotiation))
	d.Flow(2, 6, "", []string{d.Faint(d.say(text.Power(d.Site)))}, "")
	for i := range game.Seat(d.Seats()) {
		d.stake((d.Activator + i) % game.Seat(d.Seats()))
	}
	if value, gives := d.Revolt(); d.Tokens != 0 {
		d.Flow(2, 6, "", []string{d.Word("revolt", "n", int(value), "goods", d.goods(gives))}, "")
	}
}

// stake writes what a player has on the active site.
func (d *drawing) stake(s game.Seat) {
	p := &d.Player[s]
	var cards []string
	for in := p.InPlay; in != 0; in = in.Rest() {
		cards = append(cards, d.played(s, pyramidion.Card(in.First())))
	}
	text := d.said(d.seat(s), list(cards))
	if p.InPlay != 0 {
		var totals []string
		for c, n := range d.Totals(s) {
			totals = append(totals, d.Words.Word("pyramidion.points."+pyramidion.CategoryNames[c], "n", int(n)))
		}
		text += " = " + d.Strong(list(totals))
	}
	if p.Passed {
		text += " · " + d.Word("passed")
	}
	d.Flow(2, 6, "", []string{text}, "")
}

// played names a card in play, with what was chosen for it.
func (d *drawing) played(s game.Seat, c pyramidion.Card) string {
	name := d.card(c)
	switch d.Data.Card[c].Effect {
	case pyramidion.Goddess:
		name += d.category(d.Player[s].Category)
	case pyramidion.Philosopher:
		if d.Copied.Card != 0 {
			name += " → " + d.say(text.Card(d.State, d.Copied.Card)) + d.category(d.Copied.Category)
		}
	}
	return name
}

// category names the category of a Goddess, from 1; 0 means not chosen yet.
func (d *drawing) category(c uint8) string {
	if c == 0 {
		return ""
	}
	return " → " + d.Term("category."+pyramidion.CategoryNames[c-1])
}
