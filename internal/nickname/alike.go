package nickname

import (
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// likeness maps characters to the Latin letter that they look like in most fonts, capital and small ones separately.
var likeness = func() map[rune]rune {
	all := map[rune]rune{}
	for letter, alike := range map[rune]string{
		'a': "АаΑαɑᴀ", 'b': "ВвΒßьЬ", 'c': "СсϹϲᴄ", 'd': "Ԁԁ", 'e': "ЕеΕЄєεᴇ", 'f': "Ϝƒ", 'g': "ɡԌ", 'h': "НнΗһҺ",
		'i': "IІіΙιıӀӏLlΙ1|ǀ", 'j': "Јјϳ", 'k': "КкΚκᴋ", 'm': "МмΜᴍ", 'n': "Νηпոɴ", 'o': "ОоΟοσ0օՕᴏø", 'p': "РрΡρ",
		'q': "Ԛԛ", 'r': "гᴦ", 's': "ЅѕՏꜱ$", 't': "ТтΤτᴛ", 'u': "υսՍμᴜ", 'v': "Ѵѵνᴠ", 'w': "Ԝԝѡωᴡ", 'x': "ХхΧχ",
		'y': "УуΥүҮγʏ",
		'z': "Ζᴢ", '3': "Зз",
	} {
		for _, r := range alike {
			all[r] = letter
		}
	}
	return all
}()

// pairs are pairs of letters that look like one letter.
var pairs = strings.NewReplacer("rn", "m", "vv", "w")

// Alike reports whether two names may be mistaken for each other.
func Alike(a, b string) bool { return Skeleton(a) == Skeleton(b) }

// Skeleton returns what a hurried reader sees of a name: small letters and digits, without accents, spaces and signs,
// each character as the Latin letter that it looks like. Names that look alike have the same skeleton.
func Skeleton(name string) string {
	var text strings.Builder
	for _, r := range bare(name) {
		if r = latin(r); unicode.In(r, unicode.L, unicode.N, unicode.S) {
			text.WriteRune(r)
		}
	}
	return pairs.Replace(text.String())
}

// latin returns the small Latin letter that a character looks like, otherwise its own small form.
func latin(r rune) rune {
	if l, ok := likeness[r]; ok {
		return l
	}
	r = unicode.ToLower(r)
	if l, ok := likeness[r]; ok {
		return l
	}
	return r
}

// bare removes accents from letters, and replaces wide, round and slanted forms of letters by the ordinary one.
func bare(text string) string {
	stripped, _, err := transform.String(transform.Chain(norm.NFKD, runes.Remove(runes.In(unicode.M))), text)
	if err != nil {
		return text // valid text can always be decomposed
	}
	return stripped
}
