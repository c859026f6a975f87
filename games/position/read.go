package position

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games/box"
)

// nobody is what a state has in place of a seat when nobody owns a thing.
const nobody game.Seat = 255

// maxText limits the text of a position in bytes. Positions of our games are a hundred times smaller.
const maxText = 1 << 20

// Decode reads the text of a position into its struct. Unknown names, a second JSON value, and lists whose length
// differs from that of their array are errors.
func Decode(text []byte, to any) error {
	if len(text) > maxText {
		return fmt.Errorf("position: over %d bytes", maxText)
	}
	in := json.NewDecoder(bytes.NewReader(text))
	in.DisallowUnknownFields()
	if err := in.Decode(to); err != nil {
		return fmt.Errorf("position: %.200s", err) // the error may quote the text
	}
	if _, err := in.Token(); !errors.Is(err, io.EOF) {
		return errors.New("position: more than one JSON value")
	}
	var lists Reader
	count(&lists.Check, text, to)
	return lists.Err()
}

// Reader reads the parts of a position and collects the mistakes in them. It reads a wrong part as some harmless
// value.
type Reader struct {
	box.Check
	seats int
}

// For returns a reader of positions with that number of seats.
func For(seats int) Reader { return Reader{seats: seats} }

// InTurn runs steps until one of them finds a mistake.
func (r *Reader) InTurn(steps ...func()) {
	for _, step := range steps {
		if r.Check.Err() == nil {
			step()
		}
	}
}

// Err returns all mistakes, or nil if there are none.
func (r *Reader) Err() error {
	if err := r.Check.Err(); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	return nil
}

// Number returns a number that must be within bounds.
func (r *Reader) Number(what string, n, least, most int) uint8 {
	if !r.That(least <= n && n <= most, "%s: %d is not within %d and %d", what, n, least, most) {
		return uint8(max(least, 0))
	}
	return uint8(n)
}

// Secret returns a number that a masked position does not show.
func (r *Reader) Secret(what string, v any, least, most int) uint8 {
	n, ok := v.(float64)
	if !r.That(ok && n == float64(int(n)), "%s: %.20v is no number; a masked position cannot be loaded", what, v) {
		return uint8(max(least, 0))
	}
	return r.Number(what, int(n), least, most)
}

// Word returns the index of a word in names. The empty word is not a name.
func (r *Reader) Word(what, word string, names []string) uint8 {
	i := indexOf(names, word)
	if i < 0 {
		r.unknown(what, word, names)
	}
	return uint8(max(i, 0))
}

func indexOf(names []string, word string) int {
	if word == "" {
		return -1
	}
	return slices.Index(names, word)
}

// unknown reports a word that is not among the names, and says which are.
func (r *Reader) unknown(what, word string, names []string) {
	if word == "" { // left out, perhaps because of another mistake
		r.That(false, `%s: "" is not known here`, what)
		return
	}
	r.That(false, "%s: %.40q is not known here; %s", what, word, fit(names))
}

// mostNames limits how many names an error lists.
const mostNames = 12

// fit lists the names that fit. Tables have "" where a number has no name.
func fit(names []string) string {
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return name == "" })
	switch n := len(names); {
	case n == 0:
		return "no name fits"
	case n == 1:
		return names[0] + " fits"
	case n > mostNames:
		return fmt.Sprintf("%s or %d more fit", strings.Join(names[:mostNames], ", "), n-mostNames)
	default:
		return strings.Join(names[:n-1], ", ") + " or " + names[n-1] + " fits"
	}
}

// Set returns the set of the indices of words in names. Each word appears once.
func (r *Reader) Set(what string, words, names []string) (set uint64) {
	for n, word := range words {
		i := indexOf(names, word)
		switch b := uint64(1) << max(i, 0); {
		case i < 0:
			r.unknown(element(what, n), word, names)
		case set&b != 0:
			r.That(false, "%s: %s comes twice", element(what, n), word)
		default:
			set |= b
		}
	}
	return set
}

// element returns the place of the n-th element of a list, as a JSON pointer.
func element(what string, n int) string { return what + "/" + strconv.Itoa(n) }

// Counts reads the number of each named thing, at most that many of each.
func (r *Reader) Counts(what string, counts map[string]int, names []string, most int, to []uint8) {
	for word, n := range counts {
		to[r.Word(what, word, names[:len(to)])] = r.Number(what+"/"+word, n, 0, most)
	}
}

// Each returns a list that has one element for each place, or none at all.
func Each[T any](r *Reader, what string, list []T, places int) []T {
	if !r.That(len(list) == 0 || len(list) == places, "%s: there are %d elements, not %d", what, len(list), places) {
		return nil
	}
	return list
}

// Seat returns a seat counted from 1, or nobody for 0.
func (r *Reader) Seat(what string, n int) game.Seat {
	if n == 0 {
		return nobody
	}
	return game.Seat(r.Number(what, n, 1, r.seats) - 1)
}
