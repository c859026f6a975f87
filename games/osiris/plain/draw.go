package plain

import (
	"embed"
	"io"
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/text"
	"ennead/internal/locale"
	"ennead/internal/plain"
)

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the words of the drawing that are not in the catalogue of the game.
var Words = plain.Files(files)

// Draw writes a position as the seat sees it; s must be masked for the seat. Colours are ECMA-48 sequences.
func Draw(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := &drawing{s.(*osiris.State), &plain.Text{Words: words, Colour: colour, Game: "osiris"}, seat}
	d.head()
	d.river()
	d.caravans()
	d.planning()
	d.cartouches()
	for i := range game.Seat(d.Seats()) {
		d.player((d.first() + i) % game.Seat(d.Seats()))
	}
	io.WriteString(w, d.String())
}

// drawing is a position being written.
type drawing struct {
	*osiris.State
	*plain.Text
	viewer game.Seat
}

// inks lists the colours of the seats, as ECMA-48 codes.
var inks = [...]string{"34", "31", "32", "33", "35"}

func (d *drawing) seat(s game.Seat) string       { return d.Paint(inks[s], d.Word("seat", "seat", s)) }
func (d *drawing) say(m game.Message) string     { return d.Words.Say(m) }
func (d *drawing) worker(w osiris.Worker) string { return d.Term("worker." + osiris.WorkerNames[w]) }
func (d *drawing) monument(m osiris.Monument) string {
	return d.Term("monument." + osiris.MonumentNames[m])
}

// tokens returns an amount of tokens in words, a dash for none.
func (d *drawing) tokens(t osiris.Tokens) string {
	if t.Sum() == 0 {
		return plain.OrDash("")
	}
	return d.say(text.Tokens(t))
}

// owner returns the owner of a piece: a seat, or neutral.
func (d *drawing) owner(s game.Seat) string {
	if s == osiris.Neutral {
		return d.Word("neutral")
	}
	return d.seat(s)
}

// first returns the seat of the Regent, who plays first.
func (d *drawing) first() game.Seat {
	if int(d.Regent) < d.Seats() {
		return d.Regent
	}
	return 0
}

// head writes the season, the barge, the Regent and the seat to play.
func (d *drawing) head() {
	if d.Season == 0 {
		d.Line(0, d.Strong(d.Word("setup")))
		return
	}
	parts := []string{
		d.Strong(d.Word("season", "n", int(d.Season), "all", osiris.Seasons)),
		d.Word("barge", "n", int(d.Season)),
		d.Word("regent", "who", d.seat(d.first())),
	}
	if !d.Owing().Has(game.Nature) && d.Owing() != 0 {
		parts = append(parts, d.Word("turn", "who", d.seat(d.Owing().First())))
	}
	d.Flow(0, 4, "", parts, " · ")
}

// stands returns the worker at a place.
func (d *drawing) stands(at osiris.Place) string {
	st := d.Standing[at]
	if st.Owner == osiris.NoSeat {
		return ""
	}
	return " ← " + d.worker(st.Worker) + " " + d.seat(st.Owner)
}

// whole keeps a text together on a line.
func whole(text string) string { return strings.ReplaceAll(text, " ", "\u00a0") }
