package web

import "testing"

// A reader may have another colour on their own pages: the seat that has it at first then has theirs.
func TestColour(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe", "public", "yes")
	ann.post("/settings", "colour", "sun", "back", path).wants(t, 200).
		has(t, `lotus-as-sun sun-as-lotus"`, `value="sun" title="violet" aria-pressed="true"`)
	bek.get(path).lacks(t, "-as-")
	bek.post("/settings", "colour", "scarab")
	bek.get(path).lacks(t, "-as-") // a spectator has no seat
	ann.post("/settings", "colour", "lotus", "back", path).lacks(t, "-as-")
	ann.post("/settings", "colour", "jackal", "back", path).has(t, "lotus-as-jackal jackal-as-lotus")
	ann.post("/settings", "colour", "", "back", path).lacks(t, "-as-")
	ann.post("/settings", "colour", "white").wants(t, 400)
}
