package plain

import (
	"embed"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/locale"
)

//go:embed words/en.yaml words/fr.yaml
var files embed.FS

// Words are the words of the drawing that the game itself does not need.
var Words = func() fs.FS {
	sub, err := fs.Sub(files, "words")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}()

// Draw writes the position as the seat sees it: s is masked already. Colours are ECMA-48 sequences.
func Draw(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := &drawing{State: s.(*pharaon.State), viewer: seat, words: words, colour: colour}
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
	io.WriteString(w, d.out.String())
}

// drawing is a position being written.
type drawing struct {
	*pharaon.State
	viewer game.Seat
	words  *locale.Catalogue
	colour bool
	out    strings.Builder
}

// The catalogue names of things, in the order of their numbers.
var (
	quarterKeys = []string{"nobles", "nile", "offerings", "burial", "artisans"}
	godKeys     = []string{"horus", "osiris", "isis", "anubis", "sekhmet"}
	tokenKeys   = []string{
		"agr", "con", "com", "roy", "jus", "silver",
		"agr-offering", "con-offering", "com-offering", "roy-offering", "jus-offering",
		"nobles-offering", "nile-offering", "offerings-offering", "burial-offering", "artisans-offering",
		"prestige-1", "prestige-2",
	}
	// inks are the colours of the resources, as ECMA-48 codes.
	inks = []string{"32", "33", "34", "31", "35", "36"}
)

func (d *drawing) line(indent int, text string) {
	d.out.WriteString(strings.Repeat(" ", indent) + text + "\n")
}

func (d *drawing) word(key string, args ...any) string {
	return d.words.Word("pharaon.plain."+key, args...)
}

func (d *drawing) paint(code, text string) string {
	if !d.colour {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (d *drawing) strong(text string) string { return d.paint("1", text) }
func (d *drawing) faint(text string) string  { return d.paint("2", text) }

// token names a kind of token in its colour; a marker is named like its colour.
func (d *drawing) token(t pharaon.Token) string {
	if t == pharaon.NoToken {
		return "·"
	}
	t &^= pharaon.Marker
	name := d.words.Word("pharaon.token." + tokenKeys[t])
	if t < pharaon.ResourceOffering {
		return d.paint(inks[t], name)
	}
	if t < pharaon.QuarterOffering {
		return d.paint(inks[t-pharaon.ResourceOffering], name)
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
			names = append(names, d.word("jar"))
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

// counted lists the kinds of tokens of which there is any, from the first kind on.
func (d *drawing) counted(counts []uint8, first pharaon.Token) string {
	var parts []string
	for i, n := range counts {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, d.token(first+pharaon.Token(i))))
		}
	}
	if parts == nil {
		return d.faint("–")
	}
	return strings.Join(parts, " · ")
}

func (d *drawing) seat(s game.Seat) string { return d.words.Word("pharaon.plain.seat", "seat", s) }

func (d *drawing) head() {
	holder := func(s game.Seat) string {
		if s == pharaon.NoSeat {
			return d.word("nobody")
		}
		return d.seat(s)
	}
	turns := "counterclockwise"
	if d.Clockwise {
		turns = "clockwise"
	}
	round := d.word("setup")
	if d.Round > 0 {
		round = d.word("round", "n", int(d.Round))
	}
	d.line(0, d.strong(round)+" · "+d.word("first", "who", holder(d.First))+" · "+
		d.word("pharaoh", "who", holder(d.Pharaoh))+" · "+d.word(turns))
}
