package page

import (
	"net/url"
	"slices"
)

// Sent is a form as a reader sent it, which comes back to them since something in it is wrong. If it is nil, the form
// is fresh.
type Sent url.Values

// or returns what a field says, or usually says if the form does not have it.
func (s Sent) or(name, usual string) string {
	if url.Values(s).Has(name) {
		return url.Values(s).Get(name)
	}
	return usual
}

// has reports whether the box of that value is ticked.
func (s Sent) has(name, value string) bool { return slices.Contains(s[name], value) }

// ticked reports whether a box is ticked that says yes, as it usually is if the form is fresh.
func (s Sent) ticked(name string, usual bool) bool { return s == nil && usual || s.has(name, "yes") }
