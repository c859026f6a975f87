package page

import (
	"ennead/internal/gamekit"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Opening is the page on which somebody opens a table of their own, for others to join.
type Opening struct {
	Home
	Game *gamekit.Kit
}

// Render renders the page: a game, then who plays, how, and on which terms.
func (o Opening) Render() Node {
	id := o.Game.ID()
	title := o.w("tables.open.own")
	return o.document(title+" · Ennead", "plain home opening",
		Group{Link(Rel("stylesheet"), Href(o.File("vignette.css"))), Link(Rel("stylesheet"), Href(o.File("home.css"))),
			Link(Rel("stylesheet"), Href(o.File("lobby.css")))},
		o.header(),
		Main(ID("main"), TabIndex("-1"), H1(Class("cg"), Text(title)),
			o.notice(o.Notice, ""),
			Nav(Class("tabs"), Aria("label", o.w("home.games")), Map(o.Games, func(k *gamekit.Kit) Node {
				return A(Class("gh"), Href("/play/open?game="+k.ID()), If(k.ID() == id, Aria("current", "page")),
					o.t("game."+k.ID()+".title"))
			})),
			Form(Class("sheet stack"), Method("post"), Action("/tables"), hidden("game", id),
				H2(Class("cg"), o.t("game."+id+".title")),
				Div(Class("custom"), o.seatsAndOptions(o.Game, SeatOpen, 2)),
				H3(o.t("terms.title")), o.termFields(true, table.Terms{}, o.Now),
				Label(Class("field name"), Span(o.t("home.name")), Input(Name("name"), Value(o.Name), MaxLength("32"),
					AutoComplete("nickname"), Placeholder(o.w("home.guest")))),
				Div(Button(Class("go"), Name("quick"), Value(string(QuickCustom)), o.t("start.open")))),
		),
		o.footer(),
	)
}
