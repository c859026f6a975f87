package plain

import (
	"fmt"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/text"
)

// player writes everything about a seat that the viewer may know.
func (d *drawing) player(s game.Seat) {
	p := &d.Player[s]
	name := d.seat(s)
	if s == d.viewer {
		name += " " + d.Word("you")
	}
	d.Line(0, "")
	head := d.Strong(name) + " · " + d.Word("points", "n", d.Score(s))
	switch {
	case d.Aside.Has(s):
		head += " · " + d.Word("aside")
	case p.Order > 0:
		head += " · " + d.Word("withdrawn", "n", int(p.Order))
	}
	if d.Away.Has(s) {
		head += " · " + d.Word("away")
	}
	d.Line(0, head)
	if parts := d.sheet(s); len(parts) > 1 {
		d.Flow(3, 7, "", parts, ", ")
	}
	if s == d.viewer || d.Open || d.over() { // OSI-13.2
		d.Line(3, d.tokens(p.Tokens))
	}
	d.Flow(3, 7, "", []string{d.people(p.Workers, p.Idle)}, "")
	d.pieces(p)
	d.blessings(p)
	for in := p.Cards; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		name, effect := d.say(text.CardName(d.State, card)), d.say(text.Effect(d.State, d.Data.Card[card].Kind))
		d.Flow(3, 7, "", []string{d.Word("said", "what", name, "text", effect)}, "")
	}
	if p.Closed > 0 {
		d.Line(3, d.Word("closed", "n", int(p.Closed)))
	}
	if d.Season > 0 {
		rows, reaches := d.Lots(s)
		d.Line(3, d.Word("lots", "rows", rows, "reaches", reaches))
	}
}

// sheet returns the glory points by category.
func (d *drawing) sheet(s game.Seat) (parts []string) {
	for _, c := range d.Sheet() {
		if c.Points[s] != 0 {
			parts = append(parts, d.Faint(fmt.Sprintf("%s %d", d.Words.Word(c.Key), c.Points[s])))
		}
	}
	return parts
}

// pieces writes the monuments of a seat: built, in stock, lost.
func (d *drawing) pieces(p *osiris.Player) {
	var parts []string
	for m := range osiris.MonumentNames {
		name := d.monument(osiris.Monument(m))
		text := d.Word("pieces", "monument", name, "built", int(p.Built[m]), "stock", int(p.Stock[m]))
		if p.Lost[m] > 0 {
			text += " " + d.Word("lost", "n", int(p.Lost[m]))
		}
		parts = append(parts, whole(text))
	}
	d.Flow(3, 7, "", parts, ", ")
}

// blessings writes the blessings not yet played, and in brackets those played this season.
func (d *drawing) blessings(p *osiris.Player) {
	var parts []string
	for b, key := range osiris.BlessingNames {
		switch name := d.Term("blessing." + key); {
		case p.Blessings>>b&1 == 1:
			parts = append(parts, name)
		case p.Played>>b&1 == 1:
			parts = append(parts, "("+name+")")
		}
	}
	if parts != nil {
		d.Flow(3, 7, d.Word("blessings")+" ", parts, ", ")
	}
}
