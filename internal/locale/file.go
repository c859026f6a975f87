package locale

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"go.yaml.in/yaml/v4"
)

// entry is one message as a file has it, typeset. A message without plural forms has only Other.
type entry struct {
	One   string `yaml:"one"`
	Other string `yaml:"other"`
	By    string `yaml:"by"` // the parameter that chooses the form

	only  pattern  // of a message without plural forms
	named []string // the places that have no pronoun for the reader
	holes []string // the names of the places of all forms, sorted, each once
}

// wordList holds all messages of one language.
type wordList map[string]entry

// isKey tells whether a text is made of lower-case words joined by dots. The first word begins with a letter.
func isKey(text string) bool {
	dots, length := 0, 0 // of the word so far
	for i := range len(text) {
		switch c := text[i]; {
		case c == '.' && length > 0:
			dots, length = dots+1, 0
		case 'a' <= c && c <= 'z', i > 0 && ('0' <= c && c <= '9' || c == '_' || c == '-'):
			length++
		default:
			return false
		}
	}
	return dots > 0 && length > 0
}

// readAll reads one language's file from every file system. One error does not hide the others.
func readAll(lang string, files []fs.FS) (wordList, error) {
	all := make(wordList, 4096) // about what a house has
	var problems []error
	for _, place := range files {
		text, err := fs.ReadFile(place, lang+".yaml")
		if err != nil {
			problems = append(problems, fmt.Errorf("words of %q: %w", lang, err))
			continue
		}
		words, err := read(lang, text)
		if err != nil {
			problems = append(problems, fmt.Errorf("words of %q: %w", lang, err))
		}
		for key, e := range words {
			if _, twice := all[key]; twice {
				problems = append(problems, fmt.Errorf("words of %q: the key %s stands in two files", lang, key))
			}
			all[key] = e
		}
	}
	return all, errors.Join(append(problems, all.checkForms(lang))...)
}

// read reads one file. Every program that says anything reads all of them when it starts, so it looks at the nodes: a
// decoder into a map compares all keys of a file with each other.
func read(lang string, text []byte) (wordList, error) {
	var file yaml.Node
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	if len(file.Content) == 0 { // nothing but comments
		return wordList{}, nil
	}
	list := file.Content[0]
	if list.Kind != yaml.MappingNode {
		return nil, fmt.Errorf("line %d: a file of words has keys with texts", list.Line)
	}
	words, lines := make(wordList, len(list.Content)/2), make(map[string]int, len(list.Content)/2)
	var problems []error
	for i := 0; i+1 < len(list.Content); i += 2 {
		key, value := list.Content[i], list.Content[i+1]
		line, twice := lines[key.Value]
		lines[key.Value] = key.Line
		e, err := readEntry(lang, value)
		switch {
		case twice:
			err = fmt.Errorf("line %d has the key of line %d", key.Line, line)
		case err == nil && !isKey(key.Value):
			err = errors.New("a key is made of lower-case words joined by dots")
		}
		if err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", key.Value, err))
			continue
		}
		words[key.Value] = e
	}
	return words, errors.Join(problems...)
}

// isText tells whether a node is a text, and no number, truth value or nothing.
func isText(n *yaml.Node) bool { return n.Kind == yaml.ScalarNode && n.ShortTag() == "!!str" }

func readEntry(lang string, raw *yaml.Node) (entry, error) {
	e := entry{}
	switch {
	case isText(raw):
		e.Other = raw.Value
	case raw.Kind == yaml.MappingNode:
		e.By = "n"
		read := map[string]bool{}
		for i := 0; i+1 < len(raw.Content); i += 2 {
			name, text := raw.Content[i].Value, raw.Content[i+1]
			field := map[string]*string{"one": &e.One, "other": &e.Other, "by": &e.By}[name]
			if !isText(text) || field == nil {
				return e, fmt.Errorf("%s: a message with several forms has the texts one, other and perhaps by", name)
			}
			if read[name] {
				return e, fmt.Errorf("it has the form %s twice", name)
			}
			*field, read[name] = text.Value, true
		}
		if e.One == "" {
			return e, errors.New("the form one is missing")
		}
	default:
		return e, fmt.Errorf("line %d: %s is not a text (put it in quotes)", raw.Line, raw.Value)
	}
	if strings.TrimSpace(e.Other) == "" {
		return e, errors.New("the text is empty")
	}
	e.One, e.Other = Typeset(lang, e.One), Typeset(lang, e.Other)
	one, err := parsePattern(e.One)
	if err != nil {
		return e, err
	}
	other, err := parsePattern(e.Other)
	if e.By == "" {
		e.only = other
	}
	for _, part := range other {
		if part.name != "" && part.variant != pronoun {
			e.named = append(e.named, part.name)
		}
	}
	for _, part := range slices.Concat(one, other) {
		if part.name != "" {
			e.holes = append(e.holes, part.name)
		}
	}
	slices.Sort(e.holes)
	e.holes = slices.Compact(e.holes)
	if err == nil && lang == "fr" && strings.Contains(e.One, "1") && other.names(e.By) && !one.names(e.By) {
		return e, fmt.Errorf("the form one is that of 0, too: it has the place {%s} for 1", e.By)
	}
	return e, err
}

// compare lists the differences between the words of two languages.
func compare(langA string, a wordList, langB string, b wordList) error {
	var problems []error
	for _, key := range differ(a, b) {
		other, ok := b[key]
		if !ok {
			if b.lacks(key) {
				problems = append(problems, fmt.Errorf("words of %q: %s is missing", langB, key))
			}
			continue
		}
		if own := a[key].holes; !slices.Equal(own, other.holes) {
			problems = append(problems, fmt.Errorf("%s: the places differ: %v in %q, %v in %q", key, own, langA,
				other.holes, langB))
		}
	}
	for _, key := range differ(b, a) {
		if a.lacks(key) {
			problems = append(problems, fmt.Errorf("words of %q: %s is missing", langA, key))
		}
	}
	return errors.Join(problems...)
}

// differ returns the keys that another language lacks or whose places are others there, sorted. They are few, and all
// keys are many to sort.
func differ(a, b wordList) (keys []string) {
	for key, e := range a {
		if other, ok := b[key]; !ok || !slices.Equal(e.holes, other.holes) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}

// messages returns the words as the plural library needs them.
func (w wordList) messages() []*i18n.Message {
	var list []*i18n.Message
	for key, e := range w {
		m := &i18n.Message{ID: key, Other: e.Other}
		if e.One != "" {
			// French has a form "many" for whole millions; ours read the same.
			m.One, m.Many = e.One, e.Other
		}
		list = append(list, m)
	}
	return list
}
