package page

import (
	"slices"

	"ennead/internal/gamekit"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Opening is the page on which somebody opens a table of their own, for others to join.
type Opening struct {
	Home
	Game   *gamekit.Kit
	Boxes  []table.Box // components that the reader has saved for the game
	Box    string      // the hash of those to begin with; empty for the usual ones
	Brings bool        // tables may have components of their own
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
				If(o.Brings, o.components()),
				H3(o.t("terms.title")), o.termFields(true, table.Terms{}, o.Now, o.Sent),
				Label(Class("field name"), Span(o.t("home.name")), Input(Name("name"), Value(o.Sent.or("name", o.Name)),
					MaxLength("32"), AutoComplete("nickname"), Placeholder(o.w("home.guest")))),
				Div(Button(Class("go"), Name("quick"), Value(string(QuickCustom)), o.t("start.open")))),
		),
		o.footer(),
	)
}

// components renders the choice of components: the usual ones, the reader's own, or others by their hash.
func (o Opening) components() Node {
	elsewhere, own := o.Box, o.Sent.or("components", o.Box)
	if slices.ContainsFunc(o.Boxes, func(b table.Box) bool { return b.Hash == o.Box }) {
		elsewhere = ""
	}
	elsewhere = o.Sent.or("hash", elsewhere)
	return Details(Class("figures"), If(own != "" || elsewhere != "", Attr("open")),
		Summary(o.t("figures.choose")), P(Class("dim"), o.t("figures.choose.line"), Text(" "),
			A(Href("/components/"+o.Game.ID()), o.t("figures.correct"))),
		If(len(o.Boxes) > 0, Label(Class("field"), Span(o.t("figures.own")), Select(Name("components"),
			Option(Value(""), o.t("figures.usual")),
			Map(o.Boxes, func(b table.Box) Node {
				return Option(Value(b.Hash), If(b.Hash == own, Selected()), Text(b.Name))
			})))),
		Label(Class("field"), Span(o.t("figures.others")), Input(Name("hash"), Value(elsewhere), MaxLength("64"),
			AutoComplete("off"), Attr("spellcheck", "false"))))
}
