package page

import (
	"ennead/internal/guide"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Lessons is the page of all guided first games.
type Lessons struct {
	Site
	Guides []*guide.Guide
}

func (p Lessons) Render() Node {
	return p.plain(p.w("learn.link"),
		H1(Class("cg"), p.t("learn.link")),
		Div(Class("courses"), Map(p.Guides, func(g *guide.Guide) Node {
			name := p.w("game." + g.Game + ".title")
			return Section(ID(g.Game), Class("sheet prose learn"),
				H2(Class("cg"), Text(name)),
				P(p.t("learn.all.line", "n", len(g.Lessons))),
				P(A(Class("go"), Href("/learn/"+g.Game), icon("learn"), p.t("learn.title", "game", name))),
				p.contents(g))
		})))
}
