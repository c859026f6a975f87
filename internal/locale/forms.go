package locale

import (
	"slices"
	"strings"
)

// Forms are the variants of a noun that one language may need and another not: the key of a noun's plural is its own
// with ".plural" at its end, and a sentence asks for it as {noun.plural}.
var Forms = []string{"plural", "genitive", "lower", "definite"}

// Noun is the key of the noun that has this key for one of its forms, if it is one.
func Noun(key string) (noun string, ok bool) {
	dot := strings.LastIndexByte(key, '.')
	if dot < 0 || !slices.Contains(Forms, key[dot+1:]) {
		return "", false
	}
	return key[:dot], true
}

// Base is the key of the noun or sentence that has this key for one of its forms, if it is one.
func Base(key string) (base string, ok bool) {
	if base, _, ok := strings.Cut(key, formOfYou); ok {
		return base, true
	}
	return Noun(key)
}

// lacks tells whether a list of words lacks that key of another language. It need not have the forms of a noun or
// sentence that it has.
func (w wordList) lacks(key string) bool {
	if _, ok := w[key]; ok {
		return false
	}
	base, form := Base(key)
	_, known := w[base]
	return !form || !known
}
