package plain

import (
	"embed"
	"io"
	"io/fs"
	"strings"
	"unicode/utf8"

	"ennead/game"
	"ennead/games/kemet"
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

// width is how many columns a line may fill.
const width = 80

// Draw writes the position as the seat sees it: s is masked already. Colours are ECMA-48 sequences.
func Draw(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := &drawing{State: s.(*kemet.State), viewer: seat, words: words, colour: colour}
	d.head()
	d.cities()
	d.open()
	d.ways()
	d.sale()
	for _, seat := range d.seats() {
		d.player(seat)
	}
	d.happening()
	io.WriteString(w, d.out.String())
}

// drawing is a position being written.
type drawing struct {
	*kemet.State
	viewer game.Seat
	words  *locale.Catalogue
	colour bool
	out    strings.Builder
}

// inks are the colours of the seats, gems those of the pyramids, as ECMA-48 codes.
var (
	inks = []string{"31", "34", "32", "33", "35"}
	gems = []string{"31", "34", "36"}
)

func (d *drawing) line(indent int, text string) {
	d.out.WriteString(strings.TrimRight(strings.Repeat(" ", indent)+text, " ") + "\n")
}

func (d *drawing) word(key string, args ...any) string {
	return d.words.Word("kemet.plain."+key, args...)
}

func (d *drawing) paint(code, text string) string {
	if !d.colour || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (d *drawing) strong(text string) string { return d.paint("1", text) }
func (d *drawing) faint(text string) string  { return d.paint("2", text) }

// title opens a part of the drawing.
func (d *drawing) title(text string) {
	d.line(0, "")
	d.line(0, d.strong(text))
}

func (d *drawing) seat(s game.Seat) string {
	if s == kemet.NoSeat {
		return d.word("nobody")
	}
	return d.paint(inks[s], d.words.Word("kemet.plain.seat", "seat", s))
}

// seats are those of the order track from the left, or all of them before there is one.
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

// flow writes parts one after another, with a sign between them, in lines that fit; further lines are
// indented by hang.
func (d *drawing) flow(indent, hang int, head string, parts []string, between string) {
	text, at := "", indent
	for word := range strings.SplitSeq(head+strings.Join(parts, between), " ") {
		n := span(word)
		switch {
		case text == "":
			text, at = word, at+n
		case at+1+n > width:
			d.line(indent, text)
			indent = hang
			text, at = word, indent+n
		default:
			text, at = text+" "+word, at+1+n
		}
	}
	d.line(indent, text)
}

// span is how many columns a text fills, its colours left out.
func span(text string) int {
	n := utf8.RuneCountInString(text)
	for {
		from := strings.IndexByte(text, '\x1b')
		if from < 0 {
			return n
		}
		to := from + strings.IndexByte(text[from:], 'm') + 1
		n -= to - from
		text = text[to:]
	}
}

// pad fills a text up to so many columns, and never joins it to what follows.
func pad(text string, columns int) string {
	return text + strings.Repeat(" ", max(1, columns-span(text)))
}
