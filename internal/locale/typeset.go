package locale

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
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
	// A number stays on the line of what it counts, and a short name on that of its noun.
	points = regexp.MustCompile(`([0-9}]) (PP|PV|PG|VP|GP)\b`)
	cards  = regexp.MustCompile(`(cartes?) ID\b`)
)

// curled sets the apostrophe between letters, or between a letter and a place.
func curled(text string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "'")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		left, _ := utf8.DecodeLastRuneInString(before)
		right, _ := utf8.DecodeRuneInString(after)
		if unicode.IsLetter(left) && (unicode.IsLetter(right) || right == '{') {
			b.WriteString("’")
		} else {
			b.WriteString("'")
		}
		text = after
	}
}

// Typeset turns what is easy to type into what is right to print. Most texts have nothing of each kind, and an
// expression costs much more than a look.
func Typeset(lang, text string) string {
	if strings.Contains(text, "'") {
		text = curled(text)
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
