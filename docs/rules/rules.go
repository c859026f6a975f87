package rules

import (
	"embed"
	"strings"
	"sync"
)

//go:embed *.md
var pages embed.FS

// Rule is one numbered rule.
type Rule struct {
	ID      string // "PHA-5.2"
	Chapter string // the heading it stands under, with its number: "5. Access cost …"
	Section string // the smaller heading below that, if there is one
	Text    string // one paragraph, without markup
}

// Book is one page and what is found in it.
type Book struct {
	Text     string // the whole page as Markdown
	Rules    []Rule // in order
	Headings []Heading

	place    map[string]int // in Rules, by ID
	found    []Found        // all of the page, in order
	searched func() []searched
	spelt    func() []spelling
}

// Heading is one over a chapter, or over a section of it.
type Heading struct {
	At    string // its address on the page: "c-3", "PYR-9.2", "s-4"
	Title string
}

// Open is the page of a game.
func Open(game, lang string) (*Book, bool) {
	b, ok := books()[game+"."+lang]
	return b, ok
}

// Find is the rule with that number.
func (b *Book) Find(id string) (Rule, bool) {
	i, ok := b.place[id]
	if !ok {
		return Rule{}, false
	}
	return b.Rules[i], true
}

// Text is the whole page of a game as Markdown.
func Text(game, lang string) (string, bool) {
	b, ok := Open(game, lang)
	if !ok {
		return "", false
	}
	return b.Text, true
}

// All are the rules of a game, in order; none if there is no such page.
func All(game, lang string) []Rule {
	b, ok := Open(game, lang)
	if !ok {
		return nil
	}
	return append([]Rule(nil), b.Rules...)
}

// Find is the rule of a game with that number.
func Find(game, lang, id string) (Rule, bool) {
	b, ok := Open(game, lang)
	if !ok {
		return Rule{}, false
	}
	return b.Find(id)
}

// books are all pages by "game.lang". They are read once.
var books = sync.OnceValue(func() map[string]*Book {
	all := map[string]*Book{}
	files, err := pages.ReadDir(".")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, file := range files {
		text, err := pages.ReadFile(file.Name())
		if err != nil {
			panic(err)
		}
		all[strings.TrimSuffix(file.Name(), ".md")] = Read(string(text))
	}
	return all
})
