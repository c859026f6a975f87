package plain

import (
	"embed"
	"fmt"
	"io"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
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
	d := begin(s, seat, words, colour)
	d.head()
	for p := range d.Circle {
		d.quarter(p)
	}
	d.middle()
	if d.Solo {
		d.tiles()
	}
	for i := range d.Seats() {
		d.player(game.Seat(i))
	}
	io.WriteString(w, d.String())
}

// drawing is a position in the process of being written.
type drawing struct {
	*pharaon.State
	*plain.Text
	viewer game.Seat
}

func begin(s game.State, seat game.Seat, words *locale.Catalogue, colour bool) *drawing {
	return &drawing{s.(*pharaon.State), &plain.Text{Words: words, Colour: colour, Game: "pharaon"}, seat}
}

// The catalogue names of things, in the order of their numbers.
var (
	godKeys = []string{"horus", "osiris", "isis", "anubis", "sekhmet"}
	// inks are the colours of the resources, as ECMA-48 codes.
	inks = []string{"32", "33", "34", "31", "35", "36"}
)

// token names a kind of token in its colour. A marker has the name of its colour.
func (d *drawing) token(t pharaon.Token) string {
	if t == pharaon.NoToken {
		return "·"
	}
	t &^= pharaon.Marker
	name := d.Term("token." + pharaon.TokenNames[t])
	if t < pharaon.ResourceOffering {
		return d.Paint(inks[t], name)
	}
	if t < pharaon.QuarterOffering {
		return d.Paint(inks[t-pharaon.ResourceOffering], name)
	}
	return name
}

func (d *drawing) colourName(c pharaon.Colour) string { return d.token(pharaon.Token(c)) }

func (d *drawing) colours(list []pharaon.Colour) string {
	var names []string
	for _, c := range list {
		names = append(names, d.colourName(c))
	}
	return strings.Join(names, ", ")
}

func (d *drawing) gains(list []pharaon.Gain) string {
	var names []string
	for _, g := range list {
		if g == pharaon.GainJar {
			names = append(names, d.Word("jar"))
		} else {
			names = append(names, d.token(pharaon.Token(g)))
		}
	}
	return strings.Join(names, ", ")
}

func (d *drawing) tokens(list []pharaon.Token) string {
	var names []string
	for _, t := range list {
		if t != pharaon.NoToken {
			names = append(names, d.token(t))
		}
	}
	return strings.Join(names, ", ")
}

// counted lists the kinds of tokens with a count above zero. The first count is that of kind first.
func (d *drawing) counted(counts []uint8, first pharaon.Token) string {
	var parts []string
	for i, n := range counts {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, d.token(first+pharaon.Token(i))))
		}
	}
	if parts == nil {
		return d.Faint("–")
	}
	return strings.Join(parts, " · ")
}

func (d *drawing) seat(s game.Seat) string { return d.Word("seat", "seat", s) }

func (d *drawing) head() {
	holder := func(s game.Seat) string {
		if s == pharaon.NoSeat {
			return d.Word("nobody")
		}
		return d.seat(s)
	}
	turns := "counterclockwise"
	if d.Clockwise {
		turns = "clockwise"
	}
	round := d.Word("setup")
	if d.Round > 0 {
		round = d.Word("round", "n", int(d.Round))
	}
	d.Line(0, d.Strong(round)+" · "+d.Word("first", "who", holder(d.First))+" · "+
		d.Word("pharaoh", "who", holder(d.Pharaoh))+" · "+d.Word(turns))
}
