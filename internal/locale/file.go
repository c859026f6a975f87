package locale

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
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

var keyForm = regexp.MustCompile(`^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$`)

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

// read reads one file. The decoder refuses duplicate keys.
func read(lang string, text []byte) (wordList, error) {
	var raw map[string]any
	if err := yaml.Unmarshal(text, &raw); err != nil {
		return nil, err
	}
	words := make(wordList, len(raw))
	var problems []error
	for _, key := range slices.Sorted(maps.Keys(raw)) {
		e, err := readEntry(lang, raw[key])
		if err == nil && !keyForm.MatchString(key) {
			err = errors.New("a key is made of lower-case words joined by dots")
		}
		if err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", key, err))
			continue
		}
		words[key] = e
	}
	return words, errors.Join(problems...)
}

func readEntry(lang string, raw any) (entry, error) {
	e := entry{}
	switch raw := raw.(type) {
	case string:
		e.Other = raw
	case map[string]any:
		e.By = "n"
		for name, value := range raw {
			text, ok := value.(string)
			field := map[string]*string{"one": &e.One, "other": &e.Other, "by": &e.By}[name]
			if !ok || field == nil {
				return e, fmt.Errorf("%s: a message with several forms has the texts one, other and perhaps by", name)
			}
			*field = text
		}
		if e.One == "" {
			return e, errors.New("the form one is missing")
		}
	default:
		return e, fmt.Errorf("%v is not a text (put it in quotes)", raw)
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
	return e, err
}

// compare lists the differences between the words of two languages.
func compare(langA string, a wordList, langB string, b wordList) error {
	var problems []error
	for _, key := range slices.Sorted(maps.Keys(a)) {
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
	for _, key := range slices.Sorted(maps.Keys(b)) {
		if a.lacks(key) {
			problems = append(problems, fmt.Errorf("words of %q: %s is missing", langA, key))
		}
	}
	return errors.Join(problems...)
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
