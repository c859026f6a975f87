package page

import (
	"html"
	"net/url"

	"ennead/docs/glossary"
	"ennead/docs/rules"
	"ennead/internal/locale"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// results renders the search results, or what else to search for.
func (p Library) results() Node {
	n := 0
	for _, shelf := range p.Found {
		n += shelf.All
	}
	said := "rules.found"
	switch {
	case n == 0:
		said = "rules.none"
	case p.Other:
		said = "rules.found.other"
	}
	return p.read(p.w("rules.found.title", "words", p.Asked),
		H1(Class("cg"), p.t("rules.all")),
		p.seek(p.In, p.Asked, false),
		P(Class("lead"), Role("status"), p.t(said, "n", n, "words", p.Asked),
			If(p.In != "", Group{Text(" "), A(Href(p.address("", p.Asked)), p.t("rules.search.all"))})),
		If(len(p.Found) > 1, Nav(Class("ways"), Aria("label", p.w("rules.found.games")),
			Map(p.Found, func(s Shelf) Node {
				return A(Href("#in-"+s.Game), Text(p.name(s.Game)), Text(" "), Small(p.t("rules.found.n", "n", s.All)))
			}))),
		If(n == 0, p.instead()),
		Map(p.Found, p.shelf))
}

// instead renders suggestions when nothing was found.
func (p Library) instead() Node {
	list := func(key string, all []Proposal) Node {
		return If(len(all) > 0, Div(H2(p.t(key)), Ul(Class("instead"), Map(all, func(one Proposal) Node {
			return Li(A(Href(p.address(p.In, one.Asked)), Text(one.Asked)), Text(" "),
				Small(p.t("rules.found.n", "n", one.Found)))
		}))))
	}
	return Section(Class("sheet found nothing"),
		list("rules.none.near", p.Near), list("rules.none.parts", p.Parts),
		H2(p.t("rules.none.else")),
		Ul(Li(p.t("rules.none.fewer")), Li(p.t("rules.none.number")),
			Li(A(Href("/glossary"), p.t("rules.none.glossary"))),
			Li(A(Href("/rules"), p.t("rules.none.all")))))
}

func (p Library) address(game, asked string) string {
	return "/rules?" + url.Values{"game": {game}, "q": {asked}}.Encode()
}

// name returns the heading of a shelf.
func (p Library) name(game string) string {
	if game == glossary.House {
		return p.w("glossary.house")
	}
	return p.w("game." + game + ".title")
}

func (p Library) shelf(s Shelf) Node {
	words := prose{game: s.Game, book: s.Book}
	way := "/rules/" + s.Game
	if s.Game == glossary.House {
		way = "/glossary#" + s.Game
	}
	return Section(Class("sheet found"), Aria("labelledby", "in-"+s.Game),
		H2(ID("in-"+s.Game), Class("cg"), A(Href(way), Text(p.name(s.Game)))),
		If(len(s.Terms) > 0, Ul(Class("called"), Map(s.Terms, func(t Called) Node { return p.called(s, t.Term) }))),
		Ul(Class("rulelist"), Map(s.Found, func(f rules.Found) Node { return p.entry(words, f) })),
		If(s.All > len(s.Found)+len(s.Terms),
			P(A(Href(p.address(s.Game, p.Asked)), p.t("rules.found.more", "n", s.All, "game", p.name(s.Game))))))
}

// entry renders a rule, a heading or prose that was found. Text without a number is linked by the heading above it.
func (p Library) entry(words prose, f rules.Found) Node {
	to := "/rules/" + words.game
	if f.At != "" {
		to += "#" + f.At
	}
	over := Group{}
	if f.Chapter != "" {
		over = Group{Text(f.Chapter), If(f.Section != "", Text(" · "+f.Section))}
	}
	switch {
	case f.Title:
		return Li(Class("head"), A(Href(to), words.plain(f.Text, f.Marks)),
			If(len(over) > 0, Group{Text(" "), Span(Class("over"), over)}))
	case f.ID != "":
		return Li(A(Class("rule"), Href(to), Text(f.ID)), Text(" "), Span(Class("over"), over),
			P(words.marked(f.Text, f.Marks)))
	case len(over) == 0:
		over = Group{p.t("rules.found.start")}
	}
	return Li(A(Class("over"), Href(to), over), P(words.marked(f.Text, f.Marks)))
}

// called renders a term in both languages, its meaning, and its link.
func (p Library) called(s Shelf, t glossary.Term) Node {
	lang, other := p.Words.Lang(), otherLang(p.Words.Lang())
	text := func(lang, text string) Node {
		text = locale.Typeset(lang, text)
		_, marks := s.Query.In(text)
		return Raw(marking.Replace(html.EscapeString(marked(text, marks))))
	}
	page := "/glossary/" + s.Game
	if s.Game == glossary.House {
		page = "/glossary"
	}
	return Li(B(A(Href(page+"#"+t.At(s.Game)), text(lang, t.In(lang)))), Text(" · "),
		I(Lang(other), text(other, t.In(other))),
		If(t.Means.In(lang) != "", Group{Text(" · "), text(lang, t.Means.In(lang))}),
		Map(t.Rules, func(id string) Node { return p.ruleLink(s.Game, id) }))
}
