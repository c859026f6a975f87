package box

import (
	"errors"
	"fmt"
	"slices"
)

// maxWrong limits how many errors are reported at once.
const maxWrong = 20

// Check collects the errors in the contents of a box.
type Check struct{ wrong []error }

// None of the three checks is inlined: with what makes an error at each of some thousand places, the program would be
// half a megabyte larger.

// That adds an error unless ok, and returns ok.
//
//go:noinline
func (c *Check) That(ok bool, format string, args ...any) bool {
	if !ok {
		c.add(&Wrong{format, args})
	}
	return ok
}

// Wrong is the error of figures that do not go together, for programs that have words for it.
type Wrong struct {
	Format string // what is wrong, in English
	Args   []any
}

// Error implements error.
func (w *Wrong) Error() string { return fmt.Sprintf(w.Format, w.Args...) }

func (c *Check) add(err error) {
	if len(c.wrong) < maxWrong {
		c.wrong = append(c.wrong, err)
	}
}

// Bounds is the error of a number that is not within bounds, for programs that have words for it.
type Bounds struct {
	Where          string
	N, Least, Most int
}

// Error implements error.
func (b *Bounds) Error() string {
	return fmt.Sprintf("%s: %d is not within %d and %d", b.Where, b.N, b.Least, b.Most)
}

// Unknown is the error of a word that is none of the names of a thing.
type Unknown struct {
	Where, Word string
	Names       []string
	thing       string
}

// Error implements error.
func (u *Unknown) Error() string { return fmt.Sprintf("%s: %.40q is no %s", u.Where, u.Word, u.thing) }

// Faults returns the single errors of an error.
func Faults(err error) (all []error) {
	for inner := err; inner != nil; inner = errors.Unwrap(inner) {
		if many, ok := inner.(interface{ Unwrap() []error }); ok {
			for _, one := range many.Unwrap() {
				all = append(all, Faults(one)...)
			}
			return all
		}
	}
	return []error{err}
}

// Within returns the number, which must be within bounds.
//
//go:noinline
func (c *Check) Within(where string, n, least, most int) int {
	if least > n || n > most {
		c.add(&Bounds{where, n, least, most})
	}
	return n
}

// OneOf returns the index of the word in names. An unknown word is an error, and its index 0.
//
//go:noinline
func (c *Check) OneOf(where, word string, names []string, thing string) int {
	at := slices.Index(names, word)
	if at < 0 {
		c.add(&Unknown{where, word, names, thing})
	}
	return max(at, 0)
}

// Err returns all errors, or nil if there are none.
func (c *Check) Err() error { return errors.Join(c.wrong...) }
