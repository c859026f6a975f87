package page

import (
	"strconv"

	"ennead/docs/glossary"
	"ennead/docs/rules"
	"ennead/internal/gamekit"
	"ennead/internal/vignette"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Library is the page that links to the rules of all games, and on which they can be searched.
type Library struct {
	Site
	Games []*gamekit.Kit
	Asked string  // what was searched for, or empty
	In    string  // the game it was searched for in, empty for all
	Found []Shelf // one for each game with results
	// Other says that nothing was found in the reader's language, and all this in the other one.
	Other bool
	// What to search for instead if nothing was found: other spellings, and the single words.
	Near, Parts []Proposal
}

// Shelf holds the results from the rules and the glossary of one game.
type Shelf struct {
	Game  string
	Book  *rules.Book // nil for the terms that belong to no game
	Query rules.Query
	Terms []Called      // the first of them
	Found []rules.Found // the first of them
	All   int           // the total number
}

// Called is a term that was found, by its name or by its meaning.
type Called struct {
	glossary.Term
	Weight int
	Name   bool
}

// NameWeighs is the factor by which the name of a term counts more than a text.
const NameWeighs = 4

// Proposal is an alternative query, with the number of its results.
type Proposal struct {
	Asked string
	Found int
}

// Weight returns the weight of the best result.
func (s Shelf) Weight() (best int) {
	for _, t := range s.Terms {
		best = max(best, t.Weight)
	}
	for _, f := range s.Found {
		best = max(best, f.Weight)
	}
	return best
}

// Longest is the maximum length of a query, in letters.
const Longest = 100

// read renders a page of text, with its style.
func (s *Site) read(title string, body ...Node) Node {
	return s.document(title+" · Ennead", "plain reading",
		Group{
			Link(Rel("stylesheet"), Href(s.File("vignette.css"))),
			Link(Rel("stylesheet"), Href(s.File("reading.css"))),
		},
		s.header(), Main(ID("main"), TabIndex("-1"), Group(body)), s.footer())
}

// seek renders the search form for the rules of a game, or of all. With script, on the rules page it shows matches
// while one types.
func (s *Site) seek(game, asked string, typing bool) Node {
	return Form(Class("seek"), Role("search"), Action("/rules"),
		If(game != "", Input(Type("hidden"), Name("game"), Value(game))),
		Label(Class("field"), Span(s.t("rules.search")),
			Input(If(typing, Group{ID("filter"), Aria("describedby", "found")}),
				Type("search"), Name("q"), Value(asked), MaxLength(strconv.Itoa(Longest)), AutoComplete("off"))),
		Button(Class("gh"), icon("search"), s.t("rules.search.go")))
}

func (p Library) Render() Node {
	if p.Asked != "" {
		return p.results()
	}
	return p.read(p.w("rules.all"),
		vignette.Symbols(pictures(p.Games)...),
		H1(Class("cg"), p.t("rules.all")), P(Class("lead"), p.t("rules.all.line")),
		p.seek("", "", false),
		Ul(Class("shelf"), Map(p.Games, func(k *gamekit.Kit) Node {
			game := k.ID()
			return Li(Class("sheet"), picture(k).Medallion(),
				Div(H2(Class("cg"), A(Href("/rules/"+game), p.t("game."+game+".title"))),
					p.kind(game), P(A(Href("/glossary/"+game), p.t("glossary.title")))))
		})))
}
