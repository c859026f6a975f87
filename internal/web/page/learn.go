package page

import (
	"ennead/internal/guide"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Learn is the page of a guided first game before it begins.
type Learn struct {
	Site
	Guide  *guide.Guide
	Begun  *table.Table // the table where the reader can continue, or nil
	Notice Notice
}

func (p Learn) Render() Node {
	id := p.Guide.Game
	name := p.w("game." + id + ".title")
	return p.plain(p.w("learn.title", "game", name),
		Section(Class("sheet prose learn"),
			H1(Class("cg"), p.t("learn.title", "game", name)),
			p.notice(p.Notice, id),
			P(p.t("learn.line", "n", len(p.Guide.Lessons))),
			p.goOn(),
			Form(ID("learn"), Method("post"), Action("/learn/"+id),
				If(p.Begun == nil, Button(Class("go"), icon("book"), p.t("learn.go"))),
				If(p.Begun != nil, Button(Class("go quiet"), icon("book"), p.t("learn.anew")))),
			H2(Class("cg"), p.t("learn.contents")),
			p.contents(p.Guide),
			P(Class("dim"), p.t("learn.fair")),
			P(A(Href("/rules/"+id), p.t("home.rules"))),
		))
}

// contents lists the lessons of a guided game, with the rules that they explain.
func (s *Site) contents(g *guide.Guide) Node {
	return Ol(Class("lessons"), Map(g.Lessons, func(l guide.Lesson) Node {
		return Li(Text(s.Words.Word(l.Title())), s.ruleLink(g.Game, l.Rule))
	}))
}

// goOn renders a link back to the reader's last guided table.
func (p Learn) goOn() Node {
	if p.Begun == nil {
		return nil
	}
	place, _ := p.Begun.Lesson()
	return P(A(ID("go-on"), Class("go"), Href("/t/"+string(p.Begun.ID)), icon("learn"),
		p.t("learn.goon", "n", place.Number()+1, "of", len(p.Guide.Lessons))))
}
