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

// Most is the maximum length of a name in characters.
const Most = 32

// What is wrong with a name.
var (
	ErrForm = errors.New("a name has 1 to 32 visible characters")
	// ErrMixed: letters of two scripts in one name are almost certainly there to imitate another name.
	ErrMixed = errors.New("a name is written in one script")
)

// mostBytes limits the length of a name before its spaces and forms are normalised.
const mostBytes = 16 * Most

// mostMarks is how many combining marks one letter may have. More of them would cover the lines around.
const mostMarks = 3

// Clean returns the name as it is stored: by the Nickname profile of RFC 8266, with single spaces, ordinary forms of
// letters and nothing that changes the writing direction. The error is [ErrForm] or [ErrMixed].
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

// Numbered adds a number to a name, for the second and later people of that name; the first keeps the name as it is.
func Numbered(name string, n int) string {
	if n < 2 {
		return name
	}
	suffix := " " + strconv.Itoa(n)
	letters := []rune(name)
	return strings.TrimSpace(string(letters[:min(len(letters), Most-len(suffix))])) + suffix
}

// shown reports whether a name has something visible, and no invisible characters.
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

// blank reports whether a character other than a space has no ink: fillers, and the empty Braille pattern.
func blank(r rune) bool {
	return r == '\u2800' || unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// together are the scripts that one language mixes.
var together = [][]string{
	{"Latin", "Han", "Hiragana", "Katakana"}, {"Latin", "Han", "Hangul"}, {"Latin", "Han", "Bopomofo"},
}

// mixed reports whether a name mixes letters of scripts that no language mixes ("highly restrictive" in Unicode
// Technical Standard 39).
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

// script returns the script of a letter; none if it is not a letter, or belongs to all scripts.
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
