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

// French has a thin space before ; ! ? and a space before a colon, before % and inside guillemets, and no line may
// break at any of them.
var frenchSpaces = strings.NewReplacer(
	" ;", narrowNoBreak+";", " !", narrowNoBreak+"!", " ?", narrowNoBreak+"?", " %", noBreak+"%",
	" :", noBreak+":", "« ", "«"+noBreak, " »", noBreak+"»",
)

var (
	apostrophe = regexp.MustCompile(`(\pL)'(\pL|\{)`)
	// A number stays on the line of what it counts, and a short name on that of its noun.
	points = regexp.MustCompile(`([0-9}]) (PP|PV|PG|VP|GP)\b`)
	cards  = regexp.MustCompile(`(cartes?) ID\b`)
	number = regexp.MustCompile(`n° `)
)

// Typeset turns what is easy to type into what is right to print.
func Typeset(lang, text string) string {
	text = apostrophe.ReplaceAllString(text, "$1’$2")
	text = points.ReplaceAllString(text, "$1"+noBreak+"$2")
	if lang == "fr" {
		text = cards.ReplaceAllString(text, "$1"+noBreak+"ID")
		text = number.ReplaceAllString(text, "n°"+noBreak)
		text = frenchSpaces.Replace(text)
	}
	return text
}
