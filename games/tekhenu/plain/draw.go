package plain

import (
	"embed"
	"io"
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/locale"
	"ennead/internal/plain"
)

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the catalogues with the words of the drawing that the game itself does not need.
var Words = plain.Files(files)

// Draw writes the position s, already masked for the seat. With colour it adds ECMA-48 sequences.
func Draw(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := begin(s, seat, words, colour)
	d.head()
	d.dial()
	d.temple()
	d.works()
	d.columns()
	d.horus()
	d.market()
	d.laid()
	d.rival()
	for _, seat := range d.seats() {
		d.player(seat)
	}
	io.WriteString(w, d.String())
}

// drawing is a drawing in progress.
type drawing struct {
	*tekhenu.State
	*plain.Text
	viewer game.Seat
}

func begin(s game.State, seat game.Seat, words *locale.Catalogue, colour bool) *drawing {
	return &drawing{s.(*tekhenu.State), &plain.Text{Words: words, Colour: colour, Game: "tekhenu"}, seat}
}

// The names of things in catalogue keys.
var (
	godKeys    = [...]string{"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
	tokenKeys  = [...]string{"papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"}
	colourKeys = [...]string{"yellow", "brown", "white", "black", "gray"}
	lightKeys  = [...]string{"sun", "shade", "dark"}
	purityKeys = [...]string{"pure", "tainted", "forbidden"}
)

// inks are the colours of the seats, as ECMA-48 codes.
var inks = [...]string{"34", "31", "32", "33"}

func (d *drawing) seat(s game.Seat) string { return d.Paint(inks[s], d.Word("seat", "seat", s)) }

// seats returns the seats in turn order, or in seat order before there is one.
func (d *drawing) seats() []game.Seat {
	var all []game.Seat
	held := game.Seats(0)
	for _, seat := range d.Order[:d.Seats()] {
		if seat != tekhenu.NoSeat && !held.Has(seat) {
			held |= seat.Set()
			all = append(all, seat)
		}
	}
	for seat := range game.Seat(d.Seats()) {
		if !held.Has(seat) {
			all = append(all, seat)
		}
	}
	return all
}

func (d *drawing) god(g tekhenu.God) string     { return d.Term("god." + godKeys[g]) }
func (d *drawing) token(t tekhenu.Token) string { return d.Term("token." + tokenKeys[t]) }
func (d *drawing) say(m game.Message) string    { return d.Words.Say(m) }

// die names a die by its colour and face.
func (d *drawing) die(c tekhenu.Colour, face uint8) string {
	return d.Word("die", "colour", d.Term("colour."+colourKeys[c]), "n", int(face))
}

// head writes how far the game has come.
func (d *drawing) head() {
	round := d.Word("setup")
	if d.Round > 0 {
		round = d.Word("round", "n", int(d.Round), "all", d.Data.Rounds())
	}
	parts := []string{d.Strong(round)}
	if d.Turn.Seat != tekhenu.NoSeat {
		parts = append(parts, d.Word("turn", "who", d.seat(d.Turn.Seat)))
		if d.Turn.Face > 0 {
			parts = append(parts, d.Word("in-hand", "die", d.die(d.Turn.Colour, d.Turn.Face), "n", int(d.Turn.Value)))
		}
	}
	d.Line(0, strings.Join(parts, " · "))
	if d.Round == 0 || d.Owing() == 0 {
		return
	}
	var names []string
	for _, seat := range d.OrderAfter() {
		names = append(names, d.seat(seat))
	}
	d.Flow(0, 4, d.Word("order-after")+" ", names, ", ")
}
