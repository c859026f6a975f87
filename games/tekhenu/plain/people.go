package plain

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/text"
)

// player writes everything about a seat: VP, track, scales, goods, pieces and cards.
func (d *drawing) player(s game.Seat) {
	p := &d.Player[s]
	name := d.seat(s)
	if s == d.viewer {
		name += " " + d.Word("you")
	}
	d.Line(0, "")
	d.Line(0, d.Strong(name)+" · "+d.Word("vp", "n", d.Score(s)))
	if parts := d.sheet(s); len(parts) > 1 {
		d.Flow(3, 7, "", parts, ", ")
	}
	d.Line(3, d.Word("track", "population", int(p.Population), "happiness", int(p.Happiness)))
	d.Flow(3, 7, d.Word("scales", "n", fmt.Sprintf("%+d", d.Balance(s)))+" ", d.pans(s), "; ")
	d.Flow(3, 7, "", d.goods(s), ", ")
	d.Line(3, d.Word("pieces", "buildings", tekhenu.Buildings-int(p.Buildings), "statues",
		tekhenu.Statues-int(p.Statues),
		"columns", tekhenu.Columns-int(p.Columns)))
	if d.Round > 0 && int(d.Scored) < len(d.Data.Marks) {
		o := d.Outlook(s)
		d.Line(3, d.Faint(d.Word("outlook", "vp", o.Sum(), "bread", o.Bread, "loss", d.Loss(s))))
	}
	d.cards(s)
}

// sheet lists where the VP come from.
func (d *drawing) sheet(s game.Seat) (parts []string) {
	for _, c := range d.Sheet() {
		if c.Points[s] != 0 {
			parts = append(parts, d.Faint(fmt.Sprintf("%s %d", d.Words.Word(c.Key), c.Points[s])))
		}
	}
	return parts
}

// pans lists the dice, Faith and surplus on the scales, and the dice of Anubis actions below.
func (d *drawing) pans(s game.Seat) (all []string) {
	p := &d.Player[s]
	for pan, key := range [...]string{"left", "right", "below"} {
		var in []string
		for _, die := range p.Dice {
			if die.Face > 0 && die.Pan == tekhenu.Pan(pan) {
				in = append(in, d.die(die.Colour, die.Face))
			}
		}
		if pan < len(p.Faith) && p.Faith[pan] > 0 {
			in = append(in, d.say(text.Amount(tekhenu.Faith, int(p.Faith[pan]))))
		}
		for t, n := range p.Surplus {
			if n > 0 && tekhenu.Pan(pan) == tekhenu.Right {
				in = append(in, d.Word("surplus", "amount", text.Amount(tekhenu.Token(t), int(n))))
			}
		}
		if in != nil {
			all = append(all, d.Term("pan."+key)+": "+strings.Join(in, ", "))
		}
	}
	return all
}

// goods lists the tokens of a seat, and for produced ones how many a Production keeps.
func (d *drawing) goods(s game.Seat) (all []string) {
	p := &d.Player[s]
	for t, n := range p.Stock {
		text := d.say(text.Amount(tekhenu.Token(t), int(n)))
		if t < len(p.Production) && !d.Automata().Has(s) {
			text += " (▲" + d.Words.Number(int(p.Production[t])) + ")"
		}
		all = append(all, strings.ReplaceAll(text, " ", "\u00a0"))
	}
	return all
}

// cards writes the face-up cards, the Decrees that the viewer knows, and how many Decrees they do not know.
func (d *drawing) cards(s game.Seat) {
	p := &d.Player[s]
	if p.Destiny > 0 {
		d.Line(3, d.say(text.DestinyName(p.Destiny))+" · "+d.Word("ankh", "n", int(d.Ankh(s))))
	}
	for kind, set := range [...]tekhenu.Cards{p.Blessings, p.Techs, p.Decrees} {
		for in := set; in != 0; in = in.Rest() {
			d.card(3, tekhenu.Kind(kind).Of(in.First()))
		}
	}
	if p.Unseen > 0 {
		d.Line(3, d.Word("unseen", "n", int(p.Unseen)))
	}
	if d.Round > 0 {
		return
	}
	for _, n := range p.Start {
		if n > 0 {
			d.Line(3, d.say(text.StartName(n))+": "+d.say(text.StartText(d.Data, n)))
		}
	}
}

// rival writes Botankhamun's plan, row by row from the base. The marker's tile is in brackets.
func (d *drawing) rival() {
	if !d.Solo {
		return
	}
	d.Title(d.Word("rival"))
	place := 0
	for _, n := range [...]int{4, 3, 2, 1} {
		var tiles []string
		for range n {
			text := d.plan(d.Rival.Pyramid[place])
			if place++; int(d.Rival.At) == place {
				text = "[" + text + "]"
			}
			tiles = append(tiles, text)
		}
		d.Flow(2, 6, "", tiles, " | ")
	}
}

// plan names an action tile: a god, or four goods in their order.
func (d *drawing) plan(n uint8) string {
	if n == 0 {
		return "–"
	}
	tile := &d.Data.Bot.Tiles[n]
	if len(tile.Order) == 0 {
		return d.god(tile.God)
	}
	var all []string
	for _, t := range tile.Order {
		all = append(all, d.token(t))
	}
	return strings.Join(all, " ")
}
