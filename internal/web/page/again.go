package page

import (
	"cmp"
	"strconv"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// retry renders the form that tries a decision of a finished game again.
func (t *Play) retry(from table.ID, turns int, seat game.Seat, key string) Node {
	return Form(Class("retry"), Method("post"), Action("/t/"+string(from)+"/retry"),
		hidden("turns", strconv.Itoa(turns)), hidden("seat", strconv.Itoa(int(seat)+1)),
		Button(Class("gh"), icon("fork"), t.t(key),
			Span(Class("sr"), Text(" ("+t.w("analysis.move", "n", turns+1)+")"))))
}

// secondTry renders, at a table that tries a decision again, what was chosen in the finished game, and then how the new
// choice compares with it and with the bot's.
func (t *Play) secondTry() Node {
	a := t.Bots.Again
	if a == nil || t.Reader.Seat != a.Seat || t.Moment.Replay {
		return nil
	}
	analysed := P(Class("more"), A(Href("/t/"+string(a.From)+"/analysis"), icon("chart"), t.t("again.analysis")))
	if a.New == nil {
		return Section(ID("second"), Class("panel"), Aria("labelledby", "second-title"), t.againTitle(),
			Iff(a.Old != nil, func() Node { return P(t.t("again.old", "move", t.Scene.Words.Say(a.Before))) }),
			P(t.t("again.choose")), analysed)
	}
	return Section(ID("second"), Class("panel"), Aria("labelledby", "second-title"), t.againTitle(),
		P(t.t(againVerdict(a))),
		t.compared(a),
		t.retry(a.From, a.Turns, a.Seat, "again.more"), analysed)
}

func (t *Play) againTitle() Node { return H2(ID("second-title"), Class("cg h3"), t.t("again.title")) }

// again.* sentences for how the new choice compares. Estimates that are closer than worth are alike.
func againVerdict(a *table.Again) string {
	win := map[game.Move]float64{}
	for _, o := range a.Options {
		win[o.Move] = o.Win
	}
	switch best := a.Options[0]; {
	case a.Old != nil && *a.New == *a.Old && *a.New == best.Move:
		return "again.same.best"
	case a.Old != nil && *a.New == *a.Old:
		return "again.same"
	case *a.New == best.Move:
		return "again.best"
	case best.Win-win[*a.New] < worth:
		return "again.good"
	case a.Old != nil && win[*a.New]-win[*a.Old] >= worth:
		return "again.better"
	case a.Old != nil && win[*a.Old]-win[*a.New] >= worth:
		return "again.worse"
	case a.Old != nil:
		return "again.alike"
	}
	return "again.costs"
}

// compared renders the options side by side.
func (t *Play) compared(a *table.Again) Node {
	rows := Group{}
	tag := func(key string) Node { return Group{Text(" "), Span(Class("tag"), t.t(key))} }
	for i, o := range a.Options {
		rows = append(rows, Li(
			P(Class("tx"), Text(t.Scene.Words.Say(a.Labels[i])),
				If(o.Move == *a.New, tag("again.now")),
				If(a.Old != nil && o.Move == *cmp.Or(a.Old, a.New), tag("again.then")),
				If(i == 0, Group{Text(" "), Span(Class("tag bot"), t.t("weigh.bot"))})),
			bar(o.Win), P(Class("odds"), B(t.t("weigh.win", "percent", t.percent(o.Win))))))
	}
	return Ol(Class("weighed"), rows)
}
