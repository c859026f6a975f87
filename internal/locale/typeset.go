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
	" :", noBreak+":", "« ", "«"+noBreak, " »", noBreak+"»", "n° ", "n°"+noBreak, // a number stays with its sign
)

var (
	apostrophe = regexp.MustCompile(`(\pL)'(\pL|\{)`)
	// A number stays on the line of what it counts, and a short name on that of its noun.
	points = regexp.MustCompile(`([0-9}]) (PP|PV|PG|VP|GP)\b`)
	cards  = regexp.MustCompile(`(cartes?) ID\b`)
)

// Typeset turns what is easy to type into what is right to print. Most texts have nothing of each kind, and an
// expression costs much more than a look.
func Typeset(lang, text string) string {
	if strings.Contains(text, "'") {
		text = apostrophe.ReplaceAllString(text, "$1’$2")
	}
	if strings.Contains(text, " P") || strings.Contains(text, " VP") || strings.Contains(text, " GP") {
		text = points.ReplaceAllString(text, "$1"+noBreak+"$2")
	}
	if lang != "fr" {
		return text
	}
	if strings.Contains(text, " ID") {
		text = cards.ReplaceAllString(text, "$1"+noBreak+"ID")
	}
	return frenchSpaces.Replace(text)
}
