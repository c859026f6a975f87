package page

import (
	"slices"
	"strconv"
	"strings"

	"ennead/docs/glossary"
	"ennead/docs/rules"
	"ennead/internal/locale"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// names are the terms of a game, by the rules that define them: in such a rule a term shows its name in the other
// language, and what it means.
type names map[string][]named

// named is a term in the reader's language and in the other one, what it means, and its address in the glossary.
type named struct{ here, there, means, at string }

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
					all[id] = append(all[id], named{
						strings.TrimPrefix(here[i], "to "), locale.Typeset(other, there[i]),
						locale.Typeset(lang, term.Means.In(lang)), term.At(game),
					})
				}
			}
		}
	}
	for _, terms := range all {
		// "battle card" before "card"
		slices.SortStableFunc(terms, func(a, b named) int { return len(b.here) - len(a.here) })
	}
	return all
}

// The signs around a term until it becomes markup: letters that no rules contain.
const nameOpen, nameEnd, nameClose = "\ue002", "\ue003", "\ue004"

// mark puts signs around the terms of a rule, each at its first occurrence. Between the signs are the number of the
// term and its words.
func (n names) mark(id, text string) string {
	type place struct{ from, to, term int }
	var places []place
	for i, term := range n[id] {
		from, to, ok := rules.Place(text, term.here)
		if ok && !slices.ContainsFunc(places, func(p place) bool { return from < p.to && p.from < to }) {
			places = append(places, place{from, to, i})
		}
	}
	slices.SortFunc(places, func(a, b place) int { return b.from - a.from })
	for _, p := range places {
		text = text[:p.from] + nameOpen + string(digit+rune(p.term)) + nameEnd + text[p.from:p.to] + nameClose +
			text[p.to:]
	}
	return text
}

// digit is the number 0 of a term between its signs: the numbers are also private letters, which nothing else takes
// for a figure.
const digit = '\ue100'

// terms turns marked terms into markup; the text is already escaped. A term is a button that works by pointer,
// keyboard and touch, and opens its definition without any script.
func (w prose) terms(id, text string) string {
	for {
		before, rest, found := strings.Cut(text, nameOpen)
		if !found {
			return text
		}
		inside, after, _ := strings.Cut(rest, nameClose)
		number, words, _ := strings.Cut(inside, nameEnd)
		text = before + w.term(id, int([]rune(number)[0]-digit), words) + after
	}
}

func (w prose) term(id string, i int, words string) string {
	t, card := w.names[id][i], "n-"+id+"-"+strconv.Itoa(i)
	var b strings.Builder
	title := t.there + " (" + w.otherName + ")"
	_ = Dfn(Button(Type("button"), Class("name"), Attr("popovertarget", card), Title(title), Raw(words))).Render(&b)
	_ = Span(ID(card), Class("term"), Attr("popover"),
		B(Text(t.here)), Text(" · "), I(Lang(w.other), Text(t.there)), Text(" ("+w.otherName+")"),
		If(t.means != "", Span(Class("means"), Text(t.means))),
		A(Href("/glossary/"+w.game+"#"+t.at), Text(w.glossary))).Render(&b) // writing to a string never fails
	return b.String()
}
