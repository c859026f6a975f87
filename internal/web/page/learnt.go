package page

import (
	"strconv"

	"ennead/arena"
	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/piece"
	"ennead/internal/svg"
	"ennead/internal/web/chart"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Learnt is the page that says what the strongest player has learnt of a game.
type Learnt struct {
	Site
	Game    string
	Kinds   []learnt.Kind
	Counted *learnt.Counted
	At      int        // which of its series is shown
	Usual   game.State // a game with the usual components, for names
}

func (p Learnt) Render() Node {
	t := p.Counted.Series[p.At]
	title := p.w("learnt.title", "game", p.w("game."+p.Game+".title"))
	parts := Group{}
	for _, k := range p.Kinds {
		if deeds := learnt.Ranked(t.Kinds[k.Key]); len(deeds) > 0 {
			parts = append(parts, p.kind(k, deeds, t.Players))
		}
	}
	return p.read(title,
		H1(Class("cg"), Text(title)), P(Class("lead"), p.t("learnt.lead")),
		Nav(Class("ways"), Aria("label", p.w("learnt.tables")),
			Map(p.Counted.Series, func(o learnt.Table) Node {
				return A(Href("/learnt/"+p.Game+"?players="+strconv.Itoa(o.Players)),
					If(o.Players == t.Players, Aria("current", "page")), p.t("learnt.players", "n", o.Players))
			}),
			A(Href("/rules/"+p.Game), p.t("rules.all")), A(Href("/puzzle/"+p.Game), p.t("learnt.puzzle"))),
		P(p.t("learnt.series", "n", t.Players, "games", p.Words.Number(t.Games), "bot", p.Counted.Bot, "version",
			p.Counted.Version), Text(". "), p.t("learnt.even", "percent", learnt.Percent(1/float64(t.Players)))),
		P(Class("dim"), p.t("learnt.careful"), Text(" "), p.t("learnt.key")),
		parts)
}

// kind renders the deeds of a kind: those first that are done most often when they can be.
func (p Learnt) kind(k learnt.Kind, deeds []learnt.Deed, players int) Node {
	title := p.w("game." + p.Game + ".learnt." + k.Key)
	even := 1 / float64(players)
	return Section(Class("sheet"), Aria("labelledby", "of-"+k.Key), H2(ID("of-"+k.Key), Class("cg"), Text(title)),
		Table(Class("deeds"), Caption(Class("sr"), Text(title)),
			THead(Tr(Th(Scope("col"), p.t("learnt.deed")), Th(Scope("col"), p.t("learnt.taken")),
				Th(Scope("col"), p.t("learnt.with")), Th(Scope("col"), p.t("learnt.without")))),
			TBody(Map(deeds, func(d learnt.Deed) Node {
				says := k.Says(p.Words, p.Usual, d.Deed)
				return Tr(Th(Scope("row"), Text(says[0]), If(len(says) > 1, Small(Text(says[len(says)-1])))),
					Td(Data("name", p.w("learnt.taken")), bar(d.Taken()), Text(" "),
						Span(Class("n"), B(Text(learnt.Percent(d.Taken()))))),
					p.share("learnt.with", d.With(), even),
					p.share("learnt.without", d.Without(), even))
			}))))
}

// share renders a share with its interval, as a drawing and in figures. Its name stands above its column, or before it
// where there is no room for columns.
func (p Learnt) share(name string, s arena.Share, even float64) Node {
	label := Data("name", p.w(name))
	if learnt.Vague(s) {
		return Td(label, Class("dim"), Span(Class("n"), p.t("learnt.few")))
	}
	return Td(label,
		piece.Picture("", 100, 16, func(c *svg.Canvas) { chart.Interval(c, 100, s.Rate, s.CI95, even) }),
		Text(" "), Span(Class("n"), B(Text(learnt.Percent(s.Rate))),
			Text(" ("+learnt.Percent(s.CI95[0])+"–"+learnt.Percent(s.CI95[1])+")")))
}
