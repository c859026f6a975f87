package locale

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// pattern is a parsed message: texts and places to fill, in order.
type pattern []part

// part is a text or, if it has a name, a place to fill.
type part struct {
	text, name, variant string
	begins              bool   // nothing is before it
	link                string // the "e " of "Statue de {seat}", for which French puts an apostrophe before a vowel
}

var place = regexp.MustCompile(`\{([a-z][A-Za-z0-9_]*)(?:\.([a-z0-9_]+))?\}`)

// parsePattern parses a message such as "{seat} takes {noble}".
func parsePattern(text string) (pattern, error) {
	var p pattern
	plain := func(s string) error {
		if strings.ContainsAny(s, "{}") {
			return fmt.Errorf("%q: a place is written {name} or {name.variant}", text)
		}
		if s != "" {
			p = append(p, part{text: s})
		}
		return nil
	}
	if !strings.ContainsAny(text, "{}") {
		err := plain(text)
		return p, err
	}
	end := 0
	for _, at := range place.FindAllStringSubmatchIndex(text, -1) {
		before, link := cutLink(text[end:at[0]])
		if err := plain(before); err != nil {
			return nil, err
		}
		hole := part{name: text[at[2]:at[3]], link: link, begins: at[0] == 0}
		if at[4] >= 0 {
			hole.variant = text[at[4]:at[5]]
		}
		p = append(p, hole)
		end = at[1]
	}
	if err := plain(text[end:]); err != nil {
		return nil, err
	}
	return p, nil
}

// patterns gives the plural library our form of message instead of Go templates: it says what a translator needs and
// no more, and is an order of magnitude faster.
type patterns struct{}

// Cacheable lets the library parse each message once.
func (patterns) Cacheable() bool { return true }

// Parse reads one message.
func (patterns) Parse(src, _, _ string) (template.ParsedTemplate, error) {
	p, err := parsePattern(src)
	return p, err
}

// Execute fills the places; data is a *scope.
func (p pattern) Execute(data any) (string, error) { return p.fill(data.(*scope)), nil }

func (p pattern) fill(s *scope) string {
	if len(p) == 1 && p[0].name == "" {
		return p[0].text
	}
	var b strings.Builder
	for _, part := range p {
		if part.name == "" {
			b.WriteString(part.text)
			continue
		}
		value := s.fill(part)
		if part.link != "" && s.c.lang == "fr" && beginsWithVowel(value) {
			part.link = "’"
		}
		b.WriteString(part.link)
		b.WriteString(value)
	}
	return b.String()
}
