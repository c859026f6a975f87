package page

import (
	"math"
	"slices"
	"strconv"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
	"ennead/internal/table"
	"ennead/internal/web/chart"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Analysis is the page with a bot's analysis of a finished game.
type Analysis struct {
	*Play
	Job table.Analysis
}

const (
	dearest = 3   // decisions highlighted per seat
	worth   = .01 // the smallest loss of winning chance worth mentioning
)

// costly returns the highlighted decisions of a seat.
func (a Analysis) costly(s game.Seat) []analysis.Decision {
	return slices.DeleteFunc(a.Job.Report.Costly(s, dearest), func(d analysis.Decision) bool { return d.Cost < worth })
}

// Render renders the page, or the part that changes while the bot is at work.
func (a Analysis) Render(fragment bool) Node {
	title := a.w("analysis.of", "game", a.w("game."+a.Table.Game+".title"))
	part := Div(ID("page"), Data("table", string(a.Table.ID)), Data("version", strconv.FormatInt(a.version(), 10)),
		Data("title", title+" · Ennead"), Data("say", a.spokenProgress()), If(a.underWay(), Attr("data-waits")),
		Main(ID("main"), TabIndex("-1"),
			P(A(Href(a.address()), icon("back"), a.t("analysis.table"))),
			H1(Class("cg"), Text(title)),
			a.notice(a.Notice, a.Table.Game),
			a.content(),
		))
	if fragment {
		return part
	}
	return a.document(title+" · Ennead", "plain", Link(Rel("stylesheet"), Href(a.File("analysis.css"))),
		Raw(piece.Symbols()), Raw(chart.Patterns()),
		Header(Class("top"), a.brand(), Nav(Aria("label", a.w("nav.site")), a.tools())),
		P(ID("say"), Class("sr"), Role("status")),
		part, a.footer())
}

func (a Analysis) underWay() bool {
	return a.Job.State == table.AnalysisWaiting || a.Job.State == table.AnalysisRunning
}

func (a Analysis) content() Node {
	if a.Job.State == table.AnalysisDone && a.Job.Report != nil {
		return Group{a.chances(), If(len(a.Job.Report.Decisions) > 0, Group{a.dearest(), a.wasted()}),
			a.sources(), a.about()}
	}
	return Section(Class("sheet"), Aria("labelledby", "state"), a.state())
}

// state renders how far the bot is, or how to start it.
func (a Analysis) state() Node {
	heading := func(key string) Node { return H2(ID("state"), Class("cg"), a.t(key)) }
	start := func(key string) Node {
		return Form(ID("start"), Method("post"), Action(a.address()+"/analysis"),
			Button(Class("go"), a.t(key)))
	}
	switch a.Job.State {
	case table.AnalysisWaiting:
		return Group{heading("analysis.waiting"), P(a.t("analysis.waiting.line")), a.reload()}
	case table.AnalysisRunning:
		return Group{
			heading("analysis.running"), P(ID("done"), Text(a.progress())),
			El("progress", Max(strconv.Itoa(max(a.Job.Total, 1))), Value(strconv.Itoa(a.Job.Done)),
				Aria("labelledby", "done")),
			P(Class("dim"), a.t("analysis.running.line")), a.reload(),
		}
	case table.AnalysisFailed:
		return Group{heading("analysis.failed"), P(a.t("analysis.failed.line")), start("analysis.again")}
	}
	return Group{heading("analysis.none"), P(a.t("analysis.none.line")), P(a.t("analysis.about.line")),
		start("analysis.start")}
}

func (a Analysis) progress() string {
	return a.w("analysis.progress", "done", a.Job.Done, "of", a.Job.Total)
}

// spokenProgress returns what a screen reader announces meanwhile: only every fifth of the way and the end.
func (a Analysis) spokenProgress() string {
	switch {
	case a.Job.State == table.AnalysisDone:
		return a.w("analysis.ready")
	case a.Job.State == table.AnalysisRunning && a.Job.Total > 0:
		return a.w("analysis.spoken", "percent", a.percent(float64(a.Job.Done*5/a.Job.Total)/5))
	}
	return ""
}

// reload is how a page without script refreshes.
func (a Analysis) reload() Node {
	return P(A(ID("again"), Class("go quiet"), Href(a.address()+"/analysis"), a.t("wait.reload")))
}

// about says what an estimate is and is not.
func (a Analysis) about() Node {
	return Section(Class("sheet"), Aria("labelledby", "about-title"),
		H2(ID("about-title"), Class("cg"), a.t("analysis.about")),
		P(a.t("analysis.about.line")), P(a.t("analysis.about.limits")),
		If(a.Job.Report.Spec != "", P(Class("dim"), a.t("analysis.spec"), Text(" "), Code(Text(a.Job.Report.Spec)))))
}

// chances renders the chart of winning chances, with a legend and a table.
func (a Analysis) chances() Node {
	heading := H2(ID("chances"), Class("cg"), a.t("analysis.chances"))
	if len(a.Job.Report.Decisions) == 0 {
		return Section(Class("sheet"), Aria("labelledby", "chances"), heading, P(a.t("analysis.nothing")))
	}
	return Section(Class("sheet"), Aria("labelledby", "chances"), heading,
		P(a.t("analysis.chances.line")),
		Ul(Class("legend"), a.everyone(func(s game.Seat) Node {
			return Li(piece.Picture("", 44, 14, func(c *svg.Canvas) { chart.Sample(c, s, 44) }), piece.SeatMark(s, 20),
				Span(Text(a.name(s))))
		})),
		Raw(a.trend().Draw()),
		Details(ID("chances-table"), Summary(a.t("analysis.chances.table")), a.readings()),
	)
}

func (a Analysis) trend() *chart.Trend {
	r := a.Job.Report
	t := &chart.Trend{Turns: r.Turns, Final: r.Final, Words: chart.Words{
		Title: a.w("analysis.chances"), Chance: a.w("analysis.axis.chance"), Moves: a.w("analysis.axis.moves"),
		Percent: func(n int) string { return a.w("percent", "n", n) },
	}}
	for _, d := range r.Decisions {
		t.Readings = append(t.Readings, chart.Reading{At: d.At, Win: d.Win})
	}
	for i, at := range r.Rounds {
		t.Rounds = append(t.Rounds, chart.Round{At: at, Name: a.w("analysis.round", "n", i+1),
			Short: strconv.Itoa(i + 1)})
	}
	for seat := range a.Table.Seats {
		t.Names = append(t.Names, a.name(game.Seat(seat)))
		for i, d := range a.costly(game.Seat(seat)) {
			t.Spots = append(t.Spots, chart.Spot{At: d.At, Seat: d.Seat, Rank: i + 1, Href: a.replayAt(d.At),
				Name: strconv.Itoa(i+1) + ". " + a.w("analysis.spot", "who", a.name(d.Seat), "n", d.At+1,
					"cost", a.cost(d))})
		}
	}
	return t
}

// readings renders the chart as a table: the estimates at the start of each round, and the result.
func (a Analysis) readings() Node {
	rows, r := Group{}, a.Job.Report
	row := func(name string, win []float64) {
		rows = append(rows, Tr(Th(Scope("row"), Text(name)),
			a.everyone(func(s game.Seat) Node { return Td(Text(a.percent(win[s]))) })))
	}
	for i, at := range r.Rounds {
		next := slices.IndexFunc(r.Decisions, func(d analysis.Decision) bool { return d.At >= at })
		if next >= 0 {
			row(a.w("analysis.round", "n", i+1), r.Decisions[next].Win)
		}
	}
	row(a.w("analysis.last"), r.Final)
	return a.table("analysis.chances.table", len(a.Table.Seats), Tr(Th(Scope("col"), a.t("analysis.round.title")),
		a.everyone(func(s game.Seat) Node { return Th(Scope("col"), piece.SeatMark(s, 20), Text(a.name(s))) })), rows)
}

// table renders a drawing's data, in so many columns of figures. It may be wider than a phone.
func (a Analysis) table(caption string, columns int, head, rows Node, args ...any) Node {
	title := a.w(caption, args...)
	return Div(Class("scroll pad"+crowd(columns)), TabIndex("0"), Role("region"), Aria("label", title),
		Table(Caption(Class("sr"), Text(title)), THead(head), TBody(rows)))
}

func (a Analysis) everyone(draw func(game.Seat) Node) Node {
	all := Group{}
	for seat := range a.Table.Seats {
		all = append(all, draw(game.Seat(seat)))
	}
	return all
}

func (t *Play) replayAt(at int) string { return t.address() + "?at=" + strconv.Itoa(at) }

// percent returns a chance in words.
func (t *Play) percent(chance float64) string {
	return t.w("percent", "n", int(math.Round(chance*100)))
}

// cost returns by how many percentage points, at least, a decision lowered the chance of winning.
func (t *Play) cost(d analysis.Decision) int { return int(d.Cost / worth) }
