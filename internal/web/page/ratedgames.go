package page

import (
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// RatedGames is the page that says which games are rated, and what a rated game needs.
type RatedGames struct {
	Site
	Games  []table.RatedGame
	Others []table.RatedBox // components of the rated list whose game is not known here
}

// Render renders the page.
func (p RatedGames) Render() Node {
	title := p.w("rated.title")
	return p.read(title, H1(Class("cg"), Text(title)), P(Class("lead"), p.t("rated.lead")),
		Section(Class("sheet rated"), H2(Class("cg"), p.t("rated.needs")), Ul(
			Li(p.t("rated.people")), Li(p.t("rated.clocks")), Li(p.t("rated.list")),
			Li(p.t("rated.often", "n", table.MostRated)), Li(p.t("rated.apart", "n", table.MostApart)),
			Li(p.t("rated.reliable")))),
		Map(p.Games, p.game),
		If(len(p.Others) > 0, Section(Class("sheet rated"), H2(Class("cg"), p.t("rated.others")), p.boxes(p.Others))))
}

// game renders with what a game is rated.
func (p RatedGames) game(g table.RatedGame) Node {
	id := g.Game.ID()
	var options []Node
	for _, o := range g.Options {
		options = append(options, Li(Text(p.optionWords(id, o, table.RatedValue(o)))))
	}
	return Section(ID(id), Class("sheet rated"), H2(Class("cg"), p.t("game."+id+".title")),
		If(len(g.Boxes) > 0, Group{H3(p.t("rated.components")), p.boxes(g.Boxes)}),
		If(len(options) > 0, Group{H3(p.t("rated.options")), Ul(options...)}),
		P(Class("onward"), A(Href("/ratings/"+id), p.t("ratings.link"))))
}

// boxes renders components with their hash.
func (p RatedGames) boxes(list []table.RatedBox) Node {
	return Ul(Map(list, func(b table.RatedBox) Node {
		name := p.t("rated.usual")
		switch {
		case b.Kept:
			name = A(Href("/components/"+b.Hash), Text(b.Name))
		case b.Name != "":
			name = Text(b.Name)
		}
		return Li(name, Text(" · "), Code(Class("hash"), Text(b.Hash)))
	}))
}
