package locale

import (
	"fmt"
	"slices"
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

// parsePattern parses a message such as "{seat} takes {noble}".
func parsePattern(text string) (pattern, error) {
	var p pattern
	for rest := text; rest != ""; {
		before, inside, found := strings.Cut(rest, "{")
		link, begins := "", found && len(rest) == len(text) && before == ""
		if found {
			before, link = cutLink(before)
		}
		if before != "" {
			p = append(p, part{text: before})
		}
		name, after, closed := strings.Cut(inside, "}")
		name, variant, varies := strings.Cut(name, ".")
		named := isName(name, true) && (isName(variant, false) || !varies)
		if strings.Contains(before, "}") || found && !(closed && named) {
			return nil, fmt.Errorf("%q: a place is written {name} or {name.variant}", text)
		}
		if found {
			p = append(p, part{name: name, variant: variant, link: link, begins: begins})
		}
		rest = after
	}
	return p, nil
}

// isName tells whether a text can name a place or its variant. The name of a place begins with a lower-case letter, and
// may have capitals after it.
func isName(text string, ofPlace bool) bool {
	for i := range len(text) {
		switch c := text[i]; {
		case 'a' <= c && c <= 'z':
		case '0' <= c && c <= '9', c == '_':
			if ofPlace && i == 0 {
				return false
			}
		case 'A' <= c && c <= 'Z' && ofPlace && i > 0:
		default:
			return false
		}
	}
	return text != ""
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

// names reports whether there is a place with that name.
func (p pattern) names(place string) bool {
	return slices.ContainsFunc(p, func(one part) bool { return one.name == place })
}

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
