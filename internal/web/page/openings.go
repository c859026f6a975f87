package page

import (
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/profile"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Openings is the page of the openings and strategies of a game, from the public rated games of all.
type Openings struct {
	Site
	Game     string
	Games    []*gamekit.Kit // each of which has such a page
	Openings profile.Openings
	At       int        // which of its tables is shown
	Usual    game.State // with the usual components, for names
	Now      time.Time
}

// months is for how many months the page leads to the records of the month.
const months = 6

// Render renders the page.
func (o Openings) Render() Node {
	title := o.w("openings.title", "game", o.w("game."+o.Game+".title"))
	return o.profiled(title,
		Div(Class("lead"), H1(Class("cg"), Text(title)),
			If(o.Openings.Games > 0, P(Class("dim"), o.t("openings.lead", "n", o.Openings.Games)))),
		Nav(Class("kinds"), Aria("label", o.w("ratings.others")), Map(o.Games, func(k *gamekit.Kit) Node {
			return A(Href("/openings/"+k.ID()), If(k.ID() == o.Game, Aria("current", "page")),
				o.t("game."+k.ID()+".title"))
		})),
		o.tables(), o.records(),
		P(Class("onward"), A(Href("/ratings/"+o.Game), o.t("ratings.link")),
			A(Href("/rules/"+o.Game), o.t("rules.all"))))
}

// tables renders what was done with the number of players that is asked for.
func (o Openings) tables() Node {
	if len(o.Openings.Tables) == 0 {
		return Section(Class("sheet"), P(o.t("openings.none")))
	}
	at := o.Openings.Tables[o.At]
	parts := Group{}
	for _, part := range o.did(o.Game, at.Kinds, o.Usual, 1000) {
		f := winTable{Site: o.Site, title: part.title, first: o.w("learnt.deed"), least: profile.LeastOfAll,
			parts: []winPart{{rows: part.rows}}}
		parts = append(parts, Section(Class("sheet"), H2(Class("cg"), Text(part.title)), f.render()))
	}
	return Group{
		Nav(Class("kinds"), Aria("label", o.w("learnt.tables")), Map(o.Openings.Tables,
			func(t profile.OpeningTable) Node {
				return A(Href("/openings/"+o.Game+"?players="+strconv.Itoa(t.Players)),
					If(t.Players == at.Players, Aria("current", "page")), o.t("openings.players", "players", t.Players,
						"n", t.Games))
			})),
		P(Class("small"), o.t("openings.line", "n", profile.LeastOfAll)), parts,
	}
}

// records leads to the records of the last months.
func (o Openings) records() Node {
	all := Group{}
	first := time.Date(o.Now.UTC().Year(), o.Now.UTC().Month(), 1, 0, 0, 0, 0, time.UTC)
	for n := range months {
		month := first.AddDate(0, -n, 0)
		all = append(all, Li(A(Href("/records/"+month.Format("2006-01")), Attr("download"), Rel("nofollow"),
			o.t("openings.month", "month", o.w("month."+strconv.Itoa(int(month.Month()))), "year",
				strconv.Itoa(month.Year())))))
	}
	return Section(ID("records"), Class("sheet"), H2(Class("cg"), o.t("openings.records")),
		P(Class("small"), o.t("openings.records.line")), Ul(Class("months"), all))
}
