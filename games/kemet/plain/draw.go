package plain

import (
	"embed"
	"io"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/locale"
	"ennead/internal/plain"
)

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the words that only this drawing needs.
var Words = plain.Files(files)

// Draw writes the position for the seat. s is already masked. If colour is true it uses ECMA-48 sequences.
func Draw(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := begin(s, seat, words, colour)
	d.head()
	d.cities()
	d.open()
	d.ways()
	d.sale()
	for _, seat := range d.seats() {
		d.player(seat)
	}
	d.happening()
	io.WriteString(w, d.String())
}

// drawing is a position that is being written.
type drawing struct {
	*kemet.State
	*plain.Text
	viewer game.Seat
}

func begin(s game.State, seat game.Seat, words *locale.Catalogue, colour bool) *drawing {
	return &drawing{s.(*kemet.State), &plain.Text{Words: words, Colour: colour, Game: "kemet"}, seat}
}

// inks are the colours of the seats, gems those of the pyramids, as ECMA-48 codes.
var (
	inks = []string{"31", "34", "32", "33", "35"}
	gems = []string{"31", "34", "36"}
)

func (d *drawing) seat(s game.Seat) string {
	if s == kemet.NoSeat {
		return d.Word("nobody")
	}
	return d.Paint(inks[s], d.Word("seat", "seat", s))
}

// seats returns the seats from the left of the order track, or in seat order while the track is not complete.
func (d *drawing) seats() []game.Seat {
	var order, all []game.Seat
	for i := range d.Seats() {
		all = append(all, game.Seat(i))
		if d.Order[i] != kemet.NoSeat {
			order = append(order, d.Order[i])
		}
	}
	if len(order) < len(all) {
		return all
	}
	return order
}
