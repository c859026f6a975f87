package plain

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/text"
	"ennead/internal/plain"
)

// player writes everything about a seat that the viewer may know.
func (d *drawing) player(s game.Seat) {
	p := &d.Player[s]
	name := d.seat(s)
	if s == d.viewer {
		name += " " + d.Word("you")
	}
	head := []string{d.Strong(name), d.Word("fleet", "n", p.Fleet())}
	if d.ScoreKnown(s) { // PYR-19.3
		head = append(head, d.Word("points", "n", d.Score(s)))
	}
	if d.Bonus() == s {
		head = append(head, d.Word("bonus"))
	}
	if p.Token != 0 {
		head = append(head, d.Word("token", "n", int(p.Token)))
	}
	d.Line(0, "")
	d.Flow(0, 4, "", head, " · ")
	torturers, negotiators := int(d.Left(s, pyramidion.Torturers)), int(d.Left(s, pyramidion.Negotiators))
	left := d.Word("left", "torturers", torturers, "negotiators", negotiators)
	d.Flow(3, 7, "", []string{d.said(d.Word("reserve"), d.goods(p.Goods)), left}, " · ")
	d.hand(p)
	for left := p.Boats; left != 0; left = left.Rest() {
		d.Flow(3, 7, "", []string{d.Faint(d.say(text.Boat(d.State, pyramidion.Boat(left.First()))))}, "")
	}
}

// hand writes the cards that the viewer knows, and the number of the others.
func (d *drawing) hand(p *pyramidion.Player) {
	var cards []string
	for in := p.Hand; in != 0; in = in.Rest() {
		cards = append(cards, d.card(pyramidion.Card(in.First())))
	}
	if p.Closed > 0 {
		cards = append(cards, d.Word("closed", "n", int(p.Closed)))
	}
	if cards != nil {
		d.Flow(3, 7, d.said(d.Word("hand", "n", p.Hold()), ""), cards, "; ")
	}
	for in := p.Hand & d.Data.Of[pyramidion.Special]; p.Closed == 0 && in != 0; in = in.Rest() {
		c := pyramidion.Card(in.First())
		effect := d.say(text.Effect(d.State, d.Data.Card[c].Effect))
		d.Flow(7, 11, "", []string{d.Faint(d.said(d.say(text.Card(d.State, c)), effect))}, "")
	}
}

// list joins texts with commas; a dash means none.
func list(texts []string) string { return plain.OrDash(strings.Join(texts, ", ")) }
