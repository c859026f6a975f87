package page

import (
	"strconv"

	"ennead/docs/glossary"
	"ennead/docs/rules"
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
	// What to ask instead if nothing was found: other spellings, and the words one by one.
	Near, Parts []Proposal
}

// Shelf is what was found in the rules and the glossary of one game.
type Shelf struct {
	Game  string
	Book  *rules.Book // nil for the words that belong to no game
	Query rules.Query
	Terms []Called      // the first of them
	Found []rules.Found // the first of them
	All   int           // so many there are
}

// Called is a term that was found, be it by its name or by what it means.
type Called struct {
	glossary.Term
	Weight int
	Name   bool
}

// NameWeighs is how much more the name of a term weighs than a text.
const NameWeighs = 4

// Proposal is what one may ask instead, and how much that finds.
type Proposal struct {
	Asked string
	Found int
}

// Weight is that of the best that was found.
func (s Shelf) Weight() (best int) {
	for _, t := range s.Terms {
		best = max(best, t.Weight)
	}
	for _, f := range s.Found {
		best = max(best, f.Weight)
	}
	return best
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
