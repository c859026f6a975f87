package page

import (
	"ennead/docs/glossary"
	"ennead/internal/locale"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Glossary is the page with the terms of all games, or of one, in both languages.
type Glossary struct {
	Site
	Games []string // all that have a glossary, for links to the others
	Shown []Words
}

// Words are the terms of a game, or those common to all.
type Words struct {
	Game     string
	Sections []glossary.Section
}

func (p Glossary) Render() Node {
	title := p.w("glossary.title")
	if len(p.Shown) == 1 {
		title = p.w("glossary.of", "game", p.title(p.Shown[0].Game))
	}
	return p.read(title,
		H1(Class("cg"), Text(title)), P(Class("lead"), p.t("glossary.line")),
		Nav(Class("ways"), Aria("label", p.w("glossary.games")),
			If(len(p.Shown) == 1, A(Href("/glossary"), p.t("glossary.all"))),
			Map(p.Games, func(game string) Node {
				to := "/glossary/" + game
				if len(p.Shown) > 1 {
					to = "#" + game
				}
				return A(Href(to), If(len(p.Shown) == 1 && p.Shown[0].Game == game, Aria("current", "page")),
					Text(p.title(game)))
			})),
		Map(p.Shown, p.words))
}

// title returns the heading of a part.
func (p Glossary) title(game string) string {
	if game == glossary.House {
		return p.w("glossary.house")
	}
	return p.w("game." + game + ".title")
}

func (p Glossary) words(w Words) Node {
	lang := p.Words.Lang()
	parts := Group{}
	for _, section := range w.Sections {
		caption := p.title(w.Game)
		if title := section.Title.In(lang); title != "" {
			caption = title
			parts = append(parts, H3(Text(title), Text(" "),
				I(Lang(otherLang(lang)), Text(section.Title.In(otherLang(lang))))))
		}
		parts = append(parts, p.table(w.Game, caption, section))
	}
	return Section(ID(w.Game), Class("sheet glossary"), Aria("labelledby", "of-"+w.Game),
		H2(ID("of-"+w.Game), Class("cg"), Text(p.title(w.Game)),
			If(w.Game != glossary.House, Small(A(Href("/rules/"+w.Game), p.t("rules.all"))))),
		parts)
}

// table renders a section: the reader's language first, then the other one, the meaning, the rules.
func (p Glossary) table(game, caption string, section glossary.Section) Node {
	lang, other := p.Words.Lang(), otherLang(p.Words.Lang())
	explained := section.Terms[0].Means != glossary.Both{}
	ruled := section.Terms[0].Rules != nil
	return Table(Class("terms"), Caption(Class("sr"), Text(caption)),
		THead(Tr(Th(Scope("col"), p.t("glossary."+lang)), Th(Scope("col"), p.t("glossary."+other)),
			If(explained, Th(Scope("col"), p.t("glossary.means"))),
			If(ruled, Th(Scope("col"), p.t("glossary.rules"))))),
		TBody(Map(section.Terms, func(t glossary.Term) Node {
			return Tr(ID(t.At(game)), Th(Scope("row"), Text(locale.Typeset(lang, t.In(lang)))),
				Td(Lang(other), Text(locale.Typeset(other, t.In(other)))),
				If(explained, Td(Class("means"), Text(locale.Typeset(lang, t.Means.In(lang))))),
				If(ruled, Td(Class("at"), Map(t.Rules, func(id string) Node {
					return Group{A(Class("rule"), Href("/rules/"+game+"#"+id), Text(id)), Text(" ")}
				}))))
		})))
}
