package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
	"ennead/internal/web/chart"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// sources renders where the points of each seat came from, round by round.
func (a Analysis) sources() Node {
	legend := Group{}
	for i, key := range a.Job.Report.Sources.Keys {
		legend = append(legend, Li(piece.Picture("", 26, 16,
			func(p *svg.Canvas) { chart.Swatch(p, i, -13, -8, 26, 16) }), Span(Text(a.Words.Word(key)))))
	}
	return Section(Class("sheet"), Aria("labelledby", "sources"),
		H2(ID("sources"), Class("cg"), a.t("analysis.sources")),
		P(a.t("analysis.sources.line")),
		Ul(Class("legend"), legend),
		Div(Class("seatwise stacks"), a.everyone(a.source)))
}

// source renders the points of one seat as bars, and as a table.
func (a Analysis) source(s game.Seat) Node {
	stack := a.stack(s)
	head, rows := Group{}, Group{}
	for _, r := range stack.Rounds {
		head = append(head, Th(Scope("col"), Text(r)))
	}
	for i, key := range a.Job.Report.Sources.Keys {
		row := Group{}
		for round := range stack.Rounds {
			row = append(row, Td(Text(a.Words.Number(stack.Points[round][i]))))
		}
		rows = append(rows, Tr(Th(Scope("row"), Text(a.Words.Word(key))), row))
	}
	return Section(H3(piece.SeatMark(s, 24), Text(a.name(s))), Raw(stack.Draw()),
		Details(ID("source-"+strconv.Itoa(int(s)+1)), Summary(a.t("analysis.sources.table", "who", a.name(s))),
			a.table("analysis.sources.table", len(head), Tr(Th(Scope("col"), a.t("analysis.sources.after")), head),
				rows, "who", a.name(s))))
}

// roundName returns the number of a round, if the game has rounds.
func (a Analysis) roundName(i int) string {
	if len(a.Job.Report.Rounds) == 0 {
		return a.w("analysis.last")
	}
	return strconv.Itoa(i + 1)
}

// stack returns the drawing of one seat; all seats have the same scale.
func (a Analysis) stack(s game.Seat) *chart.Stack {
	k := &chart.Stack{Title: a.w("analysis.sources.of", "who", a.name(s)), Number: a.Words.Number}
	for i, mark := range a.Job.Report.ByRound() {
		points := make([]int, len(mark.Points))
		for line, by := range mark.Points {
			points[line] = by[s]
		}
		k.Points, k.Rounds = append(k.Points, points), append(k.Rounds, a.roundName(i))
		for seat := range a.Table.Seats {
			up, down := 0, 0
			for _, by := range mark.Points {
				up += max(0, by[seat])
				down += max(0, -by[seat])
			}
			k.Top, k.Bottom = max(k.Top, up), max(k.Bottom, down)
		}
	}
	return k
}
