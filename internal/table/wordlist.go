package table

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"unicode"

	"ennead/internal/nickname"
)

// Wordlist are words that nobody may write at a table. The host chooses them.
type Wordlist struct {
	words   map[string]bool // single words and several, joined by spaces, as a hurried reader sees them
	longest int             // of how many words the longest consists
}

// The limits of a word list.
const (
	mostListed    = 10_000
	mostListedRow = 100 // bytes
)

// The errors of a word list that cannot be used.
var (
	ErrListLong = errors.New("a word list has at most 10000 lines of 100 bytes")
	ErrListWord = errors.New("each line of a word list has a word, or begins with #")
)

// ReadWords reads a word list: a word, or several, on each line. A line that begins with # says nothing, nor does an
// empty one.
func ReadWords(from io.Reader) (*Wordlist, error) {
	list := &Wordlist{words: map[string]bool{}}
	lines := bufio.NewScanner(from)
	lines.Buffer(make([]byte, 0, mostListedRow+2), mostListedRow+2) // with the end of the line
	for n := 0; lines.Scan(); n++ {
		text := strings.TrimSpace(lines.Text())
		if n >= mostListed || len(lines.Bytes()) > mostListedRow {
			return nil, ErrListLong
		}
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		words := wordsOf(text)
		if len(words) == 0 {
			return nil, ErrListWord
		}
		list.words[strings.Join(words, " ")] = true
		list.longest = max(list.longest, len(words))
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return nil, ErrListLong
	}
	return list, lines.Err()
}

// wordsOf returns the words of a text as a hurried reader sees them: without capitals and accents, and without
// characters that nobody sees.
func wordsOf(text string) (all []string) {
	text = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point) {
			return -1
		}
		return r
	}, text)
	for _, word := range strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.In(r, unicode.L, unicode.N, unicode.M)
	}) {
		if seen := nickname.Skeleton(word); seen != "" {
			all = append(all, seen)
		}
	}
	return all
}

// refuses returns [ErrWord] if a text has one of the words.
func (l *Wordlist) refuses(text string) error {
	if l == nil || len(l.words) == 0 {
		return nil
	}
	words := wordsOf(text)
	for i := range words {
		for n := 1; n <= l.longest && i+n <= len(words); n++ {
			if l.words[strings.Join(words[i:i+n], " ")] {
				return ErrWord
			}
		}
	}
	return nil
}
