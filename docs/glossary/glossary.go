package glossary

import (
	"bytes"
	"embed"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"
)

//go:embed *.yaml
var files embed.FS

// House is the name of the part that belongs to no game.
const House = "house"

// Both is a text in both languages.
type Both struct{ EN, FR string }

// In is the text in a language.
func (b Both) In(lang string) string {
	if lang == "fr" {
		return b.FR
	}
	return b.EN
}

// Term is one line of a glossary.
type Term struct {
	Both  `yaml:",inline"`
	Means Both     // empty for what is only a name
	Rules []string // their numbers; none in the part of the house

	slug string // what its address ends with, once among the terms of the game
}

// At is the address of a term on the page of that game.
func (t Term) At(game string) string { return game + "-" + t.slug }

// Section is a part of a glossary; the first has no title and holds the words of the game itself, the others names.
type Section struct {
	Title Both
	Terms []Term
}

// Of is the glossary of a game, or of the [House]; nil if there is none.
func Of(game string) []Section { return all()[game] }

// all are the glossaries by game. They are read once.
var all = sync.OnceValue(func() map[string][]Section {
	found := map[string][]Section{}
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, entry := range entries {
		text, err := files.ReadFile(entry.Name())
		if err != nil {
			panic(err)
		}
		sections, err := read(text)
		if err != nil {
			panic(fmt.Errorf("glossary: %s: %w", entry.Name(), err)) // a test reads them all
		}
		found[strings.TrimSuffix(entry.Name(), ".yaml")] = sections
	}
	return found
})

func read(text []byte) (sections []Section, err error) {
	if err := yaml.NewDecoder(bytes.NewReader(text), yaml.Strict()).Decode(&sections); err != nil {
		return nil, err
	}
	times := map[string]int{}
	for _, section := range sections {
		for i := range section.Terms {
			t := &section.Terms[i]
			t.slug = strings.Trim(notPlain.ReplaceAllString(strings.ToLower(t.EN), "-"), "-")
			if times[t.slug]++; times[t.slug] > 1 {
				t.slug += "-" + strconv.Itoa(times[t.slug])
			}
		}
	}
	return sections, nil
}

var notPlain = regexp.MustCompile(`[^a-z0-9]+`)
