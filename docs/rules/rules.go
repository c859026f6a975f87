package rules

import (
	"embed"
	"regexp"
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

// book is one page and what is found in it.
type book struct {
	text  string
	rules []Rule
	place map[string]int // in rules, by ID
}

// Text is the whole page of a game as Markdown.
func Text(game, lang string) (string, bool) {
	b, ok := open(game, lang)
	return b.text, ok
}

// All are the rules of a game, in order; none if there is no such page.
func All(game, lang string) []Rule {
	b, _ := open(game, lang)
	return append([]Rule(nil), b.rules...)
}

// Find is the rule with that number.
func Find(game, lang, id string) (Rule, bool) {
	b, _ := open(game, lang)
	i, ok := b.place[id]
	if !ok {
		return Rule{}, false
	}
	return b.rules[i], true
}

func open(game, lang string) (book, bool) {
	b, ok := books()[game+"."+lang]
	return b, ok
}

// books are all pages by "game.lang". They are read once.
var books = sync.OnceValue(func() map[string]book {
	all := map[string]book{}
	files, err := pages.ReadDir(".")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	for _, file := range files {
		text, err := pages.ReadFile(file.Name())
		if err != nil {
			panic(err)
		}
		all[strings.TrimSuffix(file.Name(), ".md")] = read(string(text))
	}
	return all
})

var ruleLine = regexp.MustCompile(`^- \*\*([A-Z]{3}-(?:RUL-|Q|DP?)?[0-9.]*[0-9])\*\* (.+)$`)

func read(text string) book {
	b := book{text: text, place: map[string]int{}}
	chapter, section := "", ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if title, ok := strings.CutPrefix(line, "## "); ok {
			chapter, section = title, ""
		} else if title, ok := strings.CutPrefix(line, "### "); ok {
			section = title
		} else if found := ruleLine.FindStringSubmatch(line); found != nil {
			b.place[found[1]] = len(b.rules)
			b.rules = append(b.rules, Rule{ID: found[1], Chapter: chapter, Section: section, Text: found[2]})
		}
	}
	return b
}
