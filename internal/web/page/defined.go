package page

import (
	"html"
	"slices"
	"strings"

	"ennead/docs/glossary"
	"ennead/docs/rules"
	"ennead/internal/locale"
)

// names are the terms of a game by the rules that say what they are: in such a rule a term tells its name in the other language.
type names map[string][]named

// named is a term in the reader's language and in the other one.
type named struct{ here, there string }

func namesOf(game, lang string) names {
	all, other := names{}, otherLang(lang)
	for _, section := range glossary.Of(game) {
		for _, term := range section.Terms {
			here, there := strings.Split(term.In(lang), ", "), strings.Split(term.In(other), ", ")
			if len(here) != len(there) {
				continue
			}
			for _, id := range term.Rules {
				for i := range here {
					all[id] = append(all[id], named{strings.TrimPrefix(here[i], "to "), there[i]})
				}
			}
		}
	}
	for _, terms := range all {
		slices.SortStableFunc(terms, func(a, b named) int { return len(b.here) - len(a.here) }) // "battle card" before "card"
	}
	return all
}

// The signs between which a term stands, until that is markup: letters that no rules have.
const nameOpen, nameEnd, nameClose = "\ue002", "\ue003", "\ue004"

// mark sets the terms of a rule off, each where it first stands.
func (n names) mark(id, text, other string) string {
	type place struct {
		from, to int
		title    string
	}
	var places []place
	for _, term := range n[id] {
		from, to, ok := rules.Place(text, term.here)
		if ok && !slices.ContainsFunc(places, func(p place) bool { return from < p.to && p.from < to }) {
			places = append(places, place{from, to, locale.Typeset(other, term.there)})
		}
	}
	slices.SortFunc(places, func(a, b place) int { return b.from - a.from })
	for _, p := range places {
		text = text[:p.from] + nameOpen + p.title + nameEnd + text[p.from:p.to] + nameClose + text[p.to:]
	}
	return text
}

// definitions turns what was set off into markup; the text is escaped already.
func definitions(text, other string) string {
	if !strings.Contains(text, nameOpen) {
		return text
	}
	return strings.NewReplacer(nameOpen, `<dfn title="`, nameEnd, " ("+html.EscapeString(other)+`)">`, nameClose, "</dfn>").Replace(text)
}
