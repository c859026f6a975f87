package locale

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// elidable finds a French word at the end of a text that loses its vowel before another vowel.
var elidable = regexp.MustCompile(`(?i)(?:^|\PL)(?:de|la|le|ne|que|se|jusque|lorsque|puisque) $`)

// cutLink cuts what an elision would take from the end of a text: "Statue de " is "Statue d" and "e ".
func cutLink(text string) (before, link string) {
	ends := strings.HasSuffix(text, " ") && len(text) > 2 && strings.IndexByte("aeAE", text[len(text)-2]) >= 0
	if !ends || !elidable.MatchString(text) { // an expression costs much more than a look
		return text, ""
	}
	end := len(text) - len("e ")
	return text[:end], text[end:]
}

const vowels = "aeiouàâäéèêëîïôöùûüœæ"

// beginsWithVowel tells whether French elides before that name. A y before a vowel is a consonant (de Yann, d’Yves). An
// h is taken for aspirated, because nobody can tell in a player's name, but for the gods whose h is mute.
func beginsWithVowel(name string) bool {
	first, size := utf8.DecodeRuneInString(name)
	second, _ := utf8.DecodeRuneInString(name[size:])
	switch first = unicode.ToLower(first); first {
	case 'h':
		return strings.HasPrefix(name, "Horus") || strings.HasPrefix(name, "Hathor")
	case 'y':
		return unicode.IsLetter(second) && !strings.ContainsRune(vowels, unicode.ToLower(second))
	}
	return strings.ContainsRune(vowels, first)
}
