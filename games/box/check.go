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

// That adds an error unless ok, and returns ok.
func (c *Check) That(ok bool, format string, args ...any) bool {
	if !ok && len(c.wrong) < maxWrong {
		c.wrong = append(c.wrong, fmt.Errorf(format, args...))
	}
	return ok
}

// Within returns the number, which must be within bounds.
func (c *Check) Within(where string, n, least, most int) int {
	c.That(least <= n && n <= most, "%s: %d is not within %d and %d", where, n, least, most)
	return n
}

// OneOf returns the index of the word in names. An unknown word is an error, and its index 0.
func (c *Check) OneOf(where, word string, names []string, thing string) int {
	at := slices.Index(names, word)
	c.That(at >= 0, "%s: %.40q is no %s", where, word, thing)
	return max(at, 0)
}

// Err returns all errors, or nil if there are none.
func (c *Check) Err() error { return errors.Join(c.wrong...) }
