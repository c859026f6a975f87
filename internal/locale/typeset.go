package locale

import (
	"regexp"
	"strings"
)

const (
	noBreak       = "\u00a0"
	narrowNoBreak = "\u202f"
	minus         = "−"
)

// French has a thin space before ; ! ? and a space before a colon and inside guillemets, and no line may break at any
// of them.
var frenchSpaces = strings.NewReplacer(
	" ;", narrowNoBreak+";", " !", narrowNoBreak+"!", " ?", narrowNoBreak+"?", " %", narrowNoBreak+"%",
	" :", noBreak+":", "« ", "«"+noBreak, " »", noBreak+"»",
)

var (
	apostrophe = regexp.MustCompile(`(\pL)'(\pL|\{)`)
	// A number stays on the line of what it counts.
	points = regexp.MustCompile(`([0-9}]) PP\b`)
)

// Typeset turns what is easy to type into what is right to print.
func Typeset(lang, text string) string {
	text = apostrophe.ReplaceAllString(text, "$1’$2")
	text = points.ReplaceAllString(text, "$1"+noBreak+"PP")
	if lang == "fr" {
		text = frenchSpaces.Replace(text)
	}
	return text
}
