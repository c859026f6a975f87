package page

import (
	"math"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"
	"ennead/internal/table"
	"ennead/internal/web/chart"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// moment is a decision in its position, so that its moves can be named.
type moment struct {
	analysis.Decision
	prompt string
	named  func(game.Move) string
}

// moment returns to a decision of a finished game.
func (t *Play) moment(d analysis.Decision) (m moment, ok bool) {
	before, err := t.Table.Match.Upto(d.At)
	if err != nil || !before.State.Owing().Has(d.Seat) {
		return m, false
	}
	return moment{d, t.Scene.Words.Say(before.Game.Prompt(before.State, d.Seat)),
		func(m game.Move) string { return t.Scene.Words.Say(before.Game.Label(before.State, d.Seat, m)) }}, true
}

// dearest renders the most costly decisions, seat by seat.
func (a Analysis) dearest() Node {
	return a.seatwise("dearest", "analysis.costly", func(s game.Seat) Node {
		items := Group{}
		for i, d := range a.costly(s) {
			if m, ok := a.moment(d); ok {
				items = append(items, a.dear(m, i+1))
			}
		}
		return If(len(items) > 0, Ol(Class("dear"), items))
	})
}

// seatwise renders a section with something about each seat that chooses, or the sentence that there is nothing. Its
// words are the heading, .line and .none of a key.
func (a Analysis) seatwise(id, key string, of func(game.Seat) Node) Node {
	return Section(Class("sheet"), Aria("labelledby", id),
		H2(ID(id), Class("cg"), a.t(key)),
		P(a.t(key+".line")),
		Div(Class("seatwise"), a.everyone(func(s game.Seat) Node {
			if a.Table.Seats[s].Kind == table.Automaton {
				return nil // it never chooses
			}
			about := of(s)
			if about == nil {
				about = P(Class("dim"), a.t(key+".none"))
			}
			return Section(H3(piece.SeatMark(s, 24), Text(a.name(s))), about)
		})))
}

// dear renders one costly decision in words.
func (a Analysis) dear(m moment, rank int) Node {
	best, played := m.Best(), m.Played()
	return Li(
		piece.Picture("", 32, 28, func(c *svg.Canvas) { chart.Badge(c, m.Seat, rank, 0, 0) }),
		Div(
			P(Class("asked"), Text(a.when(m.At)+" · "+m.prompt)),
			P(a.t("analysis.played"), Text(" "), B(Text(m.named(m.Move))), a.chance(played)),
			P(a.t("analysis.rather"), Text(" "), B(Text(m.named(best.Move))), a.chance(best)),
			P(Class("both"), Span(Class("costs"), a.t("analysis.cost", "n", a.cost(m.Decision))), Text(" "),
				A(Href(a.replayAt(m.At)), a.t("analysis.see"),
					Span(Class("sr"), Text(" ("+a.w("analysis.move", "n", m.At+1)+")")))),
			If(len(a.Bots.Levels) > 0, a.retry(a.Table.ID, m.At, m.Seat, "again.go")),
		))
}

// when says at which move of which round something happened.
func (a Analysis) when(at int) string {
	round := 0
	for i, begins := range a.Job.Report.Rounds {
		if at >= begins {
			round = i + 1
		}
	}
	move := a.w("analysis.move", "n", at+1)
	if round == 0 {
		return move
	}
	return a.w("analysis.round", "n", round) + ", " + move
}

// chance renders the estimate for a move as a bar and in words.
func (t *Play) chance(o analysis.Option) Node {
	return Span(Class("chance"), bar(o.Win), Text(t.w("weigh.win", "percent", t.percent(o.Win))))
}

// bar renders a fraction as a drawing.
func bar(part float64) Node {
	return El("svg", Class("meter"), Attr("viewBox", "0 0 100 10"), Attr("preserveAspectRatio", "none"),
		Aria("hidden", "true"),
		El("rect", Class("whole"), Width("100"), Height("10")),
		El("rect", Class("part"), Width(svg.N(100*part)), Height("10")))
}

// options renders the moves a bot considered, the one it would choose first.
func (t *Play) options(m moment) Node {
	rows := Group{}
	for i, o := range m.Options {
		rows = append(rows, t.option(m, o, i == 0))
	}
	return Ol(Class("weighed"), rows)
}

func (t *Play) option(m moment, o analysis.Option, best bool) Node {
	return Li(
		P(Class("tx"), Text(m.named(o.Move)),
			If(o.Move == m.Move, Group{Text(" "), Span(Class("tag"), t.t("weigh.played"))}),
			If(best, Group{Text(" "), Span(Class("tag bot"), t.t("weigh.bot"))})),
		bar(o.Win),
		P(Class("odds"), B(Text(t.w("weigh.win", "percent", t.percent(o.Win)))), Text(" · "), Text(t.lead(o.Margin)),
			Text(" · "), t.t("weigh.tries", "n", o.Visits)),
	)
}

// lead says by how many points a seat can expect to be ahead, or behind.
func (t *Play) lead(margin float64) string {
	n := int(math.Round(math.Abs(margin)))
	switch {
	case n == 0:
		return t.w("weigh.level")
	case margin < 0:
		return t.w("weigh.behind", "n", n)
	}
	return t.w("weigh.ahead", "n", n)
}

// weighed renders, during a replay, what a bot would consider at the next decision.
func (t *Play) weighed() Node {
	if t.Bots.Weighed == nil || len(t.Bots.Weighed.Options) == 0 {
		return nil
	}
	m, ok := t.moment(*t.Bots.Weighed)
	if !ok {
		return nil
	}
	return Section(ID("weighed"), Class("panel"), Aria("labelledby", "weighed-title"),
		H2(ID("weighed-title"), Class("cg h3"), t.t("weigh.title")),
		P(Class("sub"), t.mark(m.Seat), Text(" "), t.t("weigh.line", "who", t.name(m.Seat), "n", m.At+1)),
		t.options(m),
		P(Class("more"), A(Href(t.address()+"/analysis"), t.t("weigh.all"))))
}
