package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"

	"ennead/internal/vignette"
)

// Lobby is the page where people find each other, a field for each of its sections.
type Lobby struct {
	Site
	Quick  Matching
	Own    Own
	Open   OpenTables
	Watch  Watching
	Friend Friends
	Alone  *Deserted // if nobody else is here; nil otherwise
	Alert  Alert
	Notice Notice

	Contests bool // there are contests, or the reader may announce one
}

// Render renders the page, or what of it changes while somebody looks for a game.
func (l Lobby) Render(fragment bool) Node {
	lead := Div(Class("lead"), H1(Class("cg"), l.t("lobby.title")), P(Class("dim"), l.t("lobby.line")))
	if fragment {
		return Main(ID("main"), TabIndex("-1"), lead, l.quick())
	}
	main := Main(ID("main"), TabIndex("-1"),
		lead,
		If(l.Contests, P(A(Href("/contests"), l.t("contest.all")))),
		l.notice(l.Notice, ""),
		P(ID("said"), Class("sr"), Role("status")),
		l.Own.render(),
		Div(Class("sides"),
			Div(l.quick(), l.Alone.render(l.Alert), Iff(l.Alone == nil, func() Node { return l.Open.render(l.Alert) })),
			l.beside()),
	)
	return l.document(l.w("lobby.title")+" · Ennead", "plain play-page", Group{
		Link(Rel("stylesheet"), Href(l.File("vignette.css"))), Link(Rel("stylesheet"), Href(l.File("lobby.css"))),
		l.Own.timeFiles(),
		Script(Src(l.File("lobby.js")), Defer()), l.again()},
		vignette.Symbols(pictures(l.Quick.Games)...),
		l.header(),
		Div(Class("beads")),
		main,
		l.footer(),
	)
}

// beside renders the column beside the rest: friends, and games to watch; nothing if there are neither.
func (l Lobby) beside() Node {
	friends, watch := l.Friend.render(), l.Watch.render()
	if friends == nil && watch == nil {
		return nil
	}
	return Aside(Class("beside"), Aria("label", l.w("tables.beside")), friends, watch)
}
