package page

import (
	"net/url"
	"strconv"

	"ennead/docs/glossary"
	"ennead/docs/rules"
	"ennead/internal/locale"
	"ennead/internal/web/vignette"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Library is the page from which one gets to the rules of all games, and on which one searches them.
type Library struct {
	Site
	Games []string
	Asked string  // what was searched for, empty if nothing was
	In    string  // the game it was searched for in, empty for all
	Found []Shelf // of each game in which something was found
	// Other says that nothing was found in the reader's language, and all this in the other one.
	Other bool
}

// Shelf is what was found in the rules of one game.
type Shelf struct {
	Game  string
	Book  *rules.Book
	Terms []glossary.Term // what is called so
	Found []rules.Found   // the first of them
	All   int             // so many there are
}

// Longest is how many letters one can ask for.
const Longest = 100

// read is a page to read in, with its style.
func (s Site) read(title string, body ...Node) Node {
	return s.document(title+" · Ennead", "plain reading",
		Group{Link(Rel("stylesheet"), Href(s.File("vignette.css"))), Link(Rel("stylesheet"), Href(s.File("reading.css")))},
		s.header(), Main(ID("main"), TabIndex("-1"), Group(body)), s.footer())
}

// seek is the form with which one searches the rules of a game, or of all. On the page of the rules it shows what fits
// while one types, where there is script.
func (s Site) seek(game, asked string, typing bool) Node {
	return Form(Class("seek"), Role("search"), Action("/rules"),
		If(game != "", Input(Type("hidden"), Name("game"), Value(game))),
		Label(Class("field"), Span(s.t("rules.search")),
			Input(If(typing, Group{ID("filter"), Aria("describedby", "found")}), Type("search"), Name("q"), Value(asked), MaxLength(strconv.Itoa(Longest)), AutoComplete("off"))),
		Button(Class("gh"), Type("submit"), icon("search"), s.t("rules.search.go")))
}

// Render is the page.
func (p Library) Render() Node {
	if p.Asked != "" {
		return p.results()
	}
	return p.read(p.w("rules.all"),
		vignette.Symbols(p.Games...),
		H1(Class("cg"), p.t("rules.all")), P(Class("lead"), p.t("rules.all.line")),
		p.seek("", "", false),
		Ul(Class("shelf"), Map(p.Games, func(game string) Node {
			return Li(Class("sheet"), vignette.Medallion(game),
				Div(H2(Class("cg"), A(Href("/rules/"+game), p.t("game."+game+".title"))),
					p.kind(game), P(A(Href("/glossary/"+game), p.t("glossary.title")))))
		})))
}

// results are the rules that were found.
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
		Map(p.Found, p.shelf))
}

func (p Library) address(game, asked string) string {
	return "/rules?" + url.Values{"game": {game}, "q": {asked}}.Encode()
}

func (p Library) shelf(s Shelf) Node {
	words := prose{game: s.Game, book: s.Book}
	return Section(Class("sheet"), Aria("labelledby", "in-"+s.Game),
		H2(ID("in-"+s.Game), Class("cg"), A(Href("/rules/"+s.Game), p.t("game."+s.Game+".title"))),
		If(len(s.Terms) > 0, Ul(Class("called"), Map(s.Terms, func(t glossary.Term) Node { return p.called(s.Game, t) }))),
		Ul(Class("rulelist"), Map(s.Found, func(f rules.Found) Node {
			return Li(A(Class("rule"), Href("/rules/"+s.Game+"#"+f.ID), Text(f.ID)), Text(" "),
				Span(Class("over"), Text(f.Chapter), If(f.Section != "", Text(" · "+f.Section))), words.marked(f))
		})),
		If(s.All > len(s.Found), P(A(Href(p.address(s.Game, p.Asked)), p.t("rules.found.more", "n", s.All, "game", p.w("game."+s.Game+".title"))))))
}

// called is a term in both languages and where it leads.
func (p Library) called(game string, t glossary.Term) Node {
	lang, other := p.Words.Lang(), otherLang(p.Words.Lang())
	return Li(B(Text(locale.Typeset(lang, t.In(lang)))), Text(" · "), I(Lang(other), Text(locale.Typeset(other, t.In(other)))), Map(t.Rules, func(id string) Node {
		return p.ruleLink(game, id)
	}))
}
