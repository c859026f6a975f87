package table

import "slices"

// phrases are sentences that can be said with one click, and that every reader has in their own language. Their words
// are in the catalogue of the site. They are stored by these keys, so a key keeps its meaning for ever.
var phrases = []string{
	"hello", "luck", "played", "thanks", "sorry", "moment", "turn", "time", "leave", "good", "again", "yes", "no",
	"wow",
}

// unknownPhrase stands for a phrase that only newer programs know.
const unknownPhrase = "…"

// Phrases returns the keys of all phrases, in the order in which they are offered.
func Phrases() []string { return slices.Clone(phrases) }
