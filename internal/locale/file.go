package locale

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// entry is one message as a file has it, typeset. A message without plural forms has only Other.
type entry struct {
	One   string `yaml:"one"`
	Other string `yaml:"other"`
	By    string `yaml:"by"` // the parameter that chooses the form

	only  pattern  // of a message without plural forms
	named []string // the places that have no pronoun for the reader
}

// wordList holds all messages of one language.
type wordList map[string]entry

var keyForm = regexp.MustCompile(`^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$`)

// readAll reads one language's file from every file system. One error does not hide the others.
func readAll(lang string, files []fs.FS) (wordList, error) {
	all := wordList{}
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
	words := wordList{}
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
	p, err := parsePattern(e.Other)
	if err == nil {
		_, err = parsePattern(e.One)
	}
	if e.By == "" {
		e.only = p
	}
	for _, part := range p {
		if part.name != "" && part.variant != pronoun {
			e.named = append(e.named, part.name)
		}
	}
	return e, err
}

// places returns the parameter names of all forms, sorted, each once, without their variants.
func (e entry) places() ([]string, error) {
	var names []string
	for _, text := range []string{e.One, e.Other} {
		p, err := parsePattern(text)
		if err != nil {
			return nil, err
		}
		for _, part := range p {
			if part.name != "" {
				names = append(names, part.name)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
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
		// Both were parsed when they were read.
		namesA, _ := a[key].places()
		namesB, _ := other.places()
		if !slices.Equal(namesA, namesB) {
			problems = append(problems, fmt.Errorf("%s: the places differ: %v in %q, %v in %q", key, namesA, langA,
				namesB, langB))
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
