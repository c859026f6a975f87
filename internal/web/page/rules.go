package page

import (
	"strings"

	"ennead/docs/rules"
	"ennead/internal/gamekit"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Rules is the page with the rules of a game: each has an anchor, which refusals and the chronicle link to.
type Rules struct {
	Site
	Game   string
	Book   *rules.Book
	Guided bool // there is a guided first game
	Learnt bool // there is a page of what the strongest player has learnt
	Rated  bool // there is a page of the strongest people

	Designed []gamekit.Designed // figures that are reconstructed
}

func (p Rules) Render() Node {
	title, body, contents := p.parse()
	return p.read(p.w("rules.title", "game", p.w("game."+p.Game+".title")),
		Div(Class("rules"), H1(Class("cg"), title),
			Div(Class("aside"),
				p.seek(p.Game, "", true),
				P(ID("found"), Class("dim"), Role("status"), Data("none", p.w("rules.filter.none"))),
				Nav(Class("contents"), Aria("label", p.w("rules.contents")), Ol(contents)),
				Ul(Class("ways"),
					If(p.Guided, Li(A(ID("learn"), Href("/learn/"+p.Game), p.t("learn.link")))),
					Li(A(Href("/glossary/"+p.Game), p.t("glossary.title"))),
					If(p.Learnt, Li(A(Href("/learnt/"+p.Game), p.t("learnt.link")))),
					If(p.Rated, Li(A(Href("/ratings/"+p.Game), p.t("ratings.link")))),
					If(p.Rated, Li(A(Href("/openings/"+p.Game), p.t("openings.link")))),
					Li(A(Href("/rules"), p.t("rules.others"))))),
			Article(Class("sheet"), body, p.designedList()),
		))
}

// parse turns the text into elements, one block of lines after another.
func (p Rules) parse() (title Node, body, contents Group) {
	lang := p.Words.Lang()
	words := prose{game: p.Game, book: p.Book, here: true, names: namesOf(p.Game, lang), other: otherLang(lang)}
	words.signs = p.signs()
	words.otherName, words.glossary = p.w("glossary."+words.other), p.w("glossary.title")
	var list, table, paragraph []string
	flush := func() {
		if len(paragraph) > 0 {
			body = append(body, P(words.inline(strings.Join(paragraph, " "))))
		}
		if len(list) > 0 {
			body = append(body, Ul(Class("rulelist"), Map(list, words.item)))
		}
		if len(table) > 0 {
			body = append(body, words.table(table))
		}
		list, table, paragraph = nil, nil, nil
	}
	headings := p.Book.Headings
	next := func() (at string) {
		at, headings = headings[0].At, headings[1:]
		return at
	}
	for text := range strings.Lines(p.Book.Text) {
		text = strings.TrimRight(text, "\r\n")
		switch {
		case text == "":
			flush()
		case strings.HasPrefix(text, "# "):
			flush()
			title = words.inline(text[2:])
		case strings.HasPrefix(text, "## "):
			flush()
			at := next()
			body = append(body, H2(ID(at), Class("cg"), words.inline(text[3:])))
			contents = append(contents, Li(A(Href("#"+at), words.inline(text[3:]))))
		case strings.HasPrefix(text, "### "):
			flush()
			at := next()
			_, taken := p.Book.Find(at) // by the rule of that number
			body = append(body, H3(If(!taken, ID(at)), words.inline(text[4:])))
		case strings.HasPrefix(text, "- "):
			if list == nil {
				flush()
			}
			list = append(list, text[2:])
		case strings.HasPrefix(text, "|"):
			if table == nil {
				flush()
			}
			table = append(table, text)
		default:
			paragraph = append(paragraph, text)
		}
	}
	flush()
	if len(p.Designed) > 0 {
		contents = append(contents, Li(A(Href("#designed"), p.t("designed.title"))))
	}
	return title, body, contents
}
