package position

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"ennead/game"
	"ennead/games/box"
)

// nobody stands in a state where no seat holds a thing.
const nobody game.Seat = 255

// maxText bounds the text of a position in bytes, a hundred times what any of ours has.
const maxText = 1 << 20

// Decode reads the text of a position into its struct, and nothing else: no unknown name, no second value, and no list
// longer or shorter than the array that it is read into.
func Decode(text []byte, to any) error {
	if len(text) > maxText {
		return fmt.Errorf("position: over %d bytes", maxText)
	}
	in := json.NewDecoder(bytes.NewReader(text))
	in.DisallowUnknownFields()
	if err := in.Decode(to); err != nil {
		return fmt.Errorf("position: %.200s", err) // it may quote what it read
	}
	if _, err := in.Token(); !errors.Is(err, io.EOF) {
		return errors.New("position: more than one JSON value")
	}
	var lists Reader
	count(&lists.Check, text, to)
	return lists.Err()
}

// Reader reads the parts of a position and gathers what is wrong with them. A part that is wrong is read as
// something that can do no harm.
type Reader struct {
	box.Check
	seats int
}

// For is a reader of positions of so many seats.
func For(seats int) Reader { return Reader{seats: seats} }

// InTurn takes steps, each only if nothing was wrong in those before.
func (r *Reader) InTurn(steps ...func()) {
	for _, step := range steps {
		if r.Check.Err() == nil {
			step()
		}
	}
}

// Err is all that is wrong, nil if nothing is.
func (r *Reader) Err() error {
	if err := r.Check.Err(); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	return nil
}

// Number is a number within bounds.
func (r *Reader) Number(what string, n, least, most int) uint8 {
	if !r.That(least <= n && n <= most, "%s: %d is not within %d and %d", what, n, least, most) {
		return uint8(max(least, 0))
	}
	return uint8(n)
}

// Secret is a number that a masked position would not show.
func (r *Reader) Secret(what string, v any, least, most int) uint8 {
	n, ok := v.(float64)
	if !r.That(ok && n == float64(int(n)), "%s: %.20v is no number; a masked position cannot be loaded", what, v) {
		return uint8(max(least, 0))
	}
	return r.Number(what, int(n), least, most)
}

// Word is the place of a word among names.
func (r *Reader) Word(what, word string, names []string) uint8 {
	i := slices.Index(names, word)
	r.That(i >= 0 && word != "", "%s: %.40q is not known here", what, word)
	return uint8(max(i, 0))
}

// Set is the set of such places, each once.
func (r *Reader) Set(what string, words, names []string) (set uint64) {
	for _, w := range words {
		b := uint64(1) << r.Word(what, w, names)
		r.That(set&b == 0, "%s: %s comes twice", what, w)
		set |= b
	}
	return set
}

// Counts reads how many there are of each thing that has a name; there are at most so many of one.
func (r *Reader) Counts(what string, counts map[string]int, names []string, most int, to []uint8) {
	for word, n := range counts {
		to[r.Word(what, word, names[:len(to)])] = r.Number(what+"/"+word, n, 0, most)
	}
}

// Each is a list with one element for each of so many places. It may be left out, but is no longer, and no shorter.
func Each[T any](r *Reader, what string, list []T, places int) []T {
	if !r.That(len(list) == 0 || len(list) == places, "%s: there are %d elements, not %d", what, len(list), places) {
		return nil
	}
	return list
}

// Seat is a seat counted from 1, or nobody for 0.
func (r *Reader) Seat(what string, n int) game.Seat {
	if n == 0 {
		return nobody
	}
	return game.Seat(r.Number(what, n, 1, r.seats) - 1)
}
