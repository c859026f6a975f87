package nickname

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/secure/precis"
)

// Most is how many characters a name has at most.
const Most = 32

// What is wrong with a name.
var (
	ErrForm = errors.New("a name has 1 to 32 visible characters")
	// ErrMixed: letters of two scripts in one name can hardly be there but to look like another name.
	ErrMixed = errors.New("a name is written in one script")
)

// mostBytes is how long a name may be before its spaces and forms are put right.
const mostBytes = 16 * Most

// mostMarks is how many marks may stand on one letter. More of them would write over the lines around.
const mostMarks = 3

// Clean is the name as it is kept: by the profile Nickname of RFC 8266, which leaves single spaces, ordinary forms of
// letters and nothing that turns the direction of writing. The error is [ErrForm] or [ErrMixed].
func Clean(name string) (string, error) {
	if len(name) > mostBytes || !utf8.ValidString(name) {
		return "", ErrForm
	}
	name, err := precis.Nickname.String(name)
	if err != nil || utf8.RuneCountInString(name) > Most || !shown(name) {
		return "", ErrForm
	}
	if mixed(name) {
		return "", ErrMixed
	}
	return name, nil
}

// Numbered is a name with a number behind it, for the second and later ones who are called so; the first is called by the name
// alone.
func Numbered(name string, n int) string {
	if n < 2 {
		return name
	}
	suffix := " " + strconv.Itoa(n)
	letters := []rune(name)
	return strings.TrimSpace(string(letters[:min(len(letters), Most-len(suffix))])) + suffix
}

// shown tells whether a name has something to be seen, and nothing that only pretends to be there.
func shown(name string) bool {
	seen, marks := false, 0
	for _, r := range name {
		switch {
		case blank(r) || !unicode.IsPrint(r):
			return false
		case !unicode.IsMark(r):
			marks = 0
			seen = seen || !unicode.IsSpace(r)
		default:
			if marks++; marks > mostMarks {
				return false
			}
		}
	}
	return seen
}

// blank tells whether nothing is drawn for a character that is no space: fillers, and the empty pattern of Braille.
func blank(r rune) bool {
	return r == '\u2800' || unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// together are the scripts that one language writes side by side.
var together = [][]string{
	{"Latin", "Han", "Hiragana", "Katakana"}, {"Latin", "Han", "Hangul"}, {"Latin", "Han", "Bopomofo"},
}

// mixed tells whether letters of scripts stand side by side that no language writes so ("highly restrictive" of Unicode's
// report 39).
func mixed(name string) bool {
	var used []string
	for _, r := range name {
		if s := script(r); s != "" && !slices.Contains(used, s) {
			used = append(used, s)
		}
	}
	if len(used) <= 1 {
		return false
	}
	return !slices.ContainsFunc(together, func(allowed []string) bool {
		return !slices.ContainsFunc(used, func(s string) bool { return !slices.Contains(allowed, s) })
	})
}

// script is what script a letter belongs to; none if it is no letter, or one of all scripts.
func script(r rune) string {
	if !unicode.IsLetter(r) || unicode.In(r, unicode.Common, unicode.Inherited) {
		return ""
	}
	for name, table := range unicode.Scripts {
		if unicode.Is(table, r) {
			return name
		}
	}
	return ""
}
