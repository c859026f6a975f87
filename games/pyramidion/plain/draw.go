package plain

import (
	"embed"
	"io"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/text"
	"ennead/internal/locale"
	"ennead/internal/plain"
)

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the words that only this drawing needs.
var Words = plain.Files(files)

// Draw writes the position as the seat sees it. s must be masked for that seat. With colour, it writes ECMA-48
// sequences.
func Draw(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := &drawing{s.(*pyramidion.State), &plain.Text{Words: words, Colour: colour, Game: "pyramidion"}, seat}
	d.head()
	d.boats()
	d.sites()
	d.active()
	d.supply()
	for _, i := range d.seats() {
		d.player(i)
	}
	io.WriteString(w, d.String())
}

// drawing is a position in the process of being written.
type drawing struct {
	*pyramidion.State
	*plain.Text
	viewer game.Seat
}

// inks are the colours of the seats, as ECMA-48 codes.
var inks = [...]string{"31", "34", "33", "32"}

func (d *drawing) seat(s game.Seat) string   { return d.Paint(inks[s], d.Word("seat", "seat", s)) }
func (d *drawing) say(m game.Message) string { return d.Words.Say(m) }
func (d *drawing) site(s int) string         { return d.Term("site." + pyramidion.SiteNames[s]) }
func (d *drawing) troop(t pyramidion.Troop) string {
	return d.Term("troop." + pyramidion.TroopNames[t])
}
func (d *drawing) said(what, text string) string { return d.Word("said", "what", what, "text", text) }

// goods puts resources into words; a dash means none.
func (d *drawing) goods(g pyramidion.Goods) string {
	if g.Sum() == 0 {
		return plain.OrDash("")
	}
	return d.say(text.Goods(g))
}

// card names a card, with a sign for its ankh.
func (d *drawing) card(c pyramidion.Card) string {
	name := d.say(text.Card(d.State, c))
	if d.Data.Ankhs.Has(uint8(c)) {
		name += " ☥"
	}
	return name
}

// seats returns all seats in play order. Before that is drawn, it returns them clockwise.
func (d *drawing) seats() (all []game.Seat) {
	for _, seat := range d.Order[:d.Seats()] {
		if seat != pyramidion.NoSeat {
			all = append(all, seat)
		}
	}
	if len(all) == d.Seats() {
		return all
	}
	all = nil
	for seat := range game.Seat(d.Seats()) {
		all = append(all, seat)
	}
	return all
}

// head writes the round and the play order.
func (d *drawing) head() {
	if d.Round == 0 {
		d.Line(0, d.Strong(d.Word("setup")))
		return
	}
	parts := []string{d.Strong(d.Word("round", "n", int(d.Round)))}
	if target := d.Data.Targets[d.Target]; target > 0 {
		parts = append(parts, d.Word("target", "n", int(target)))
	} else {
		parts = append(parts, d.Word("no-target"))
	}
	if owing := d.Owing(); owing != 0 && !owing.Has(game.Nature) {
		parts = append(parts, d.Word("turn", "who", d.seat(owing.First())))
	}
	d.Flow(0, 4, "", parts, " · ")
	var names []string
	for _, seat := range d.seats() {
		names = append(names, d.seat(seat))
	}
	d.Flow(0, 4, d.Word("order")+" ", names, ", ")
}

// boats writes the boats that can be loaded.
func (d *drawing) boats() {
	d.Title(d.said(d.Word("boats"), d.Word("piles", "pile", d.PileLen(), "discards", d.Sunk.Len())))
	for left := d.Row; left != 0; left = left.Rest() {
		d.boat(pyramidion.Boat(left.First()), "")
	}
	if d.Private != 0 {
		d.boat(d.Private, " · "+d.Word("private", "who", d.seat(d.Captain)))
	}
	if d.Payment.Boat != 0 {
		d.Flow(2, 6, "", []string{d.said(d.Word("due"), d.goods(d.Payment.Left))}, "")
	}
}

func (d *drawing) boat(b pyramidion.Boat, more string) {
	d.Flow(2, 6, "", []string{d.say(text.Boat(d.State, b)) + more}, "")
}

// supply writes what is left of everything.
func (d *drawing) supply() {
	d.Title(d.Word("supply"))
	d.Flow(2, 6, "", []string{d.goods(d.Supply)}, "")
	piles := d.Word("piles", "pile", d.DeckLen(), "discards", d.Spent.Len())
	d.Flow(2, 6, "", []string{d.said(d.Word("cards"), piles)}, "")
}
