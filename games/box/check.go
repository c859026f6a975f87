package box

import (
	"errors"
	"fmt"
	"slices"
)

// maxWrong is how much that is wrong is told at once.
const maxWrong = 20

// Check gathers what is wrong with the contents of a box.
type Check struct{ wrong []error }

// That notes what is wrong unless all is well, and tells whether it is.
func (c *Check) That(ok bool, format string, args ...any) bool {
	if !ok && len(c.wrong) < maxWrong {
		c.wrong = append(c.wrong, fmt.Errorf(format, args...))
	}
	return ok
}

// Within is the number that stands there; one out of bounds is wrong.
func (c *Check) Within(where string, n, least, most int) int {
	c.That(least <= n && n <= most, "%s: %d is not within %d and %d", where, n, least, most)
	return n
}

// OneOf is the place of the word among the names of such things; one that is none of them is wrong.
func (c *Check) OneOf(where, word string, names []string, thing string) int {
	at := slices.Index(names, word)
	c.That(at >= 0, "%s: %.40q is no %s", where, word, thing)
	return max(at, 0)
}

// Err is all that is wrong, nil if nothing is.
func (c *Check) Err() error { return errors.Join(c.wrong...) }
