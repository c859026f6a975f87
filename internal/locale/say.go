package locale

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"ennead/game"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// Catalogue says things in one language, for one table if it came from [Catalogue.With].
type Catalogue struct {
	all       *Catalogues
	lang      string
	words     wordList
	localizer *i18n.Localizer
	names     []string
	addressed bool      // it speaks to a reader
	reader    game.Seat // whose
}

// Lang returns the code of the language, "en" or "fr".
func (c *Catalogue) Lang() string { return c.lang }

// With returns the catalogue for a table whose seats have these names, from seat 0. A seat without a name is called
// "Player 2" or the like.
func (c *Catalogue) With(names []string) *Catalogue {
	table := *c
	table.names = slices.Clone(names)
	return &table
}

// Has reports whether there is a message with that key.
func (c *Catalogue) Has(key string) bool {
	_, ok := c.words[key]
	return ok
}

// Say puts a message of the rules into words. For an unknown key it returns [key].
func (c *Catalogue) Say(m game.Message) string { return c.say(m.Wording(), m.Args) }

// Word returns a message of the pages; args alternate names and values. In addition to what a [game.Arg] may hold, a
// value may be a string, which is used as it is.
func (c *Catalogue) Word(key string, args ...any) string {
	if len(args) == 0 {
		return c.say(key, nil)
	}
	named := make([]game.Arg, 0, len(args)/2)
	for i := 0; i+1 < len(args); i += 2 {
		name, ok := args[i].(string)
		if !ok {
			c.all.report("%s: %s: parameters alternate names and values", c.lang, key)
			continue
		}
		named = append(named, game.Arg{Name: name, Value: args[i+1]})
	}
	return c.say(key, named)
}

// Number writes a whole number, its thousands grouped. A year is not a number: pass it as text.
func (c *Catalogue) Number(n int) string {
	digits := strconv.Itoa(n)
	if 0 <= n && n < 1000 {
		return digits
	}
	digits, negative := strings.CutPrefix(digits, "-")
	group, _ := c.signs()
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + group + digits[i:]
	}
	if negative {
		return minus + digits
	}
	return digits
}

// Decimal writes a number with that many places after the decimal point, which is a comma in French.
func (c *Catalogue) Decimal(x float64, places int) string {
	if places <= 0 {
		return c.Number(int(math.Round(x)))
	}
	whole, parts, _ := strings.Cut(strconv.FormatFloat(math.Abs(x), 'f', places, 64), ".")
	n, err := strconv.Atoi(whole)
	if err != nil { // not a number, or larger than anything counted here
		return strconv.FormatFloat(x, 'f', places, 64)
	}
	_, point := c.signs()
	text := c.Number(n) + point + parts
	if x < 0 && strings.Trim(text, "0.,") != "" {
		return minus + text
	}
	return text
}

// Signed is [Catalogue.Decimal] with a sign unless the result is zero.
func (c *Catalogue) Signed(x float64, places int) string {
	text := c.Decimal(x, places)
	if x > 0 && text[0] != '+' && strings.Trim(text, "0.,") != "" {
		return "+" + text
	}
	return text
}

// signs returns the thousands separator and the decimal point.
func (c *Catalogue) signs() (group, point string) {
	if c.lang == "fr" {
		return narrowNoBreak, ","
	}
	return ",", "."
}

func (c *Catalogue) say(key string, args []game.Arg) string {
	if !c.Has(key) {
		c.all.report("%s: there is no message %q", c.lang, key)
		return "[" + key + "]"
	}
	key = c.formFor(key, args)
	e := c.words[key]
	s := &scope{c: c, key: key, args: args}
	if e.By == "" {
		return e.only.fill(s) // most messages; a page has some hundred
	}
	config := i18n.LocalizeConfig{MessageID: key, TemplateData: s, TemplateParser: patterns{}}
	if n, ok := s.find(e.By).(int); ok {
		config.PluralCount = n
	} else {
		c.all.report("%s: %s: the count %q is missing", c.lang, key, e.By)
	}
	text, err := c.localizer.Localize(&config)
	if err != nil {
		c.all.report("%s: %s: %w", c.lang, key, err)
		return "[" + key + "]"
	}
	return text
}

// scope is a message being said: where its places look up their values.
type scope struct {
	c    *Catalogue
	key  string
	args []game.Arg
}

// find returns the value of that name, nil if there is none.
func (s *scope) find(name string) any {
	for _, a := range s.args {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

func (s *scope) fill(p part) string {
	switch v := s.find(p.name).(type) {
	case int:
		return s.c.Number(v)
	case string:
		return v
	case game.Seat:
		if p.variant == pronoun && s.c.addressed && v == s.c.reader {
			return s.c.you(p.begins)
		}
		return s.c.seat(v)
	case game.Term:
		return s.c.term(v, p.variant)
	case []game.Term:
		return s.c.list(v, p.variant)
	case game.Message:
		return s.c.Say(v)
	case nil:
		s.c.all.report("%s: %s: the parameter %q is missing", s.c.lang, s.key, p.name)
	default:
		s.c.all.report("%s: %s: the parameter %q cannot be a %T", s.c.lang, s.key, p.name, v)
	}
	return "[" + p.name + "]"
}

func (c *Catalogue) seat(s game.Seat) string {
	switch {
	case int(s) < len(c.names) && c.names[s] != "":
		return c.names[s]
	case s == game.Nature:
		return c.say("locale.nature", nil)
	case s == game.Spectator:
		return c.say("locale.spectator", nil)
	}
	return c.Word("locale.seat", "n", int(s)+1)
}

func (c *Catalogue) term(t game.Term, variant string) string {
	if variant != "" {
		t += game.Term("." + variant)
	}
	return c.say(string(t), nil)
}

// list joins names: "Agriculture ×2, Justice and Silver". A name that occurs several times is written once, at its
// first place.
func (c *Catalogue) list(terms []game.Term, variant string) string {
	var names []string
	for i, t := range terms {
		if slices.Contains(terms[:i], t) {
			continue
		}
		name, times := c.term(t, variant), 0
		for _, u := range terms {
			if u == t {
				times++
			}
		}
		if times > 1 {
			name = fmt.Sprintf("%s%s×%d", name, noBreak, times)
		}
		names = append(names, name)
	}
	if len(names) == 0 {
		return c.say("locale.nothing", nil)
	}
	return c.List(names)
}

// List joins texts within a sentence: "Ani, Kheti and Neferu".
func (c *Catalogue) List(texts []string) string {
	last := len(texts) - 1
	if last < 1 {
		return strings.Join(texts, "")
	}
	return c.Word("locale.list", "first", strings.Join(texts[:last], ", "), "last", texts[last])
}
