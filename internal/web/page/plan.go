package page

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/plan"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Plan is what the reader tries on a private copy: two lines, one of which is shown.
type Plan struct {
	Lines [2]*plan.Line
	On    int
	Now   game.State // what the reader sees of the table
	Note  string
	// Ended says that the table has changed since the plan began. The page then shows the present.
	Ended bool
	Done  [2]bool // which lines have been played
}

// Line returns the line that is shown.
func (p *Plan) Line() *plan.Line { return p.Lines[p.On] }

// LineNames are the names of the lines in addresses. PlanNow stands for the present version of the table there.
var LineNames = [2]string{"a", "b"}

// PlanNow begins a plan from the table as it is.
const PlanNow = "now"

// ParseLine reads what [Play.lineText] writes.
func ParseLine(l *game.Lexicon, text string) (line []plan.Choice, err error) {
	if text == "" {
		return nil, nil
	}
	for _, one := range strings.SplitN(text, piece.Between, plan.Most+2) {
		who, move, _ := strings.Cut(one, " ")
		seat, err := game.ParseSeat(who)
		if err != nil {
			return nil, err
		}
		m, err := l.Parse(move)
		if err != nil {
			return nil, err
		}
		line = append(line, plan.Choice{Seat: seat, Move: m})
	}
	return line, nil
}

// lineText writes the first choices of a line for an address.
func (t *Play) lineText(l *plan.Line, n int) string {
	var texts []string
	for _, step := range l.Steps[:n] {
		texts = append(texts, step.Seat.Text()+" "+t.Game.Lexicon().Text(step.Move))
	}
	return strings.Join(texts, piece.Between)
}

// planned reports whether the page shows a plan instead of the present.
func (t *Play) planned() bool { return t.Plan != nil && !t.Plan.Ended }

// planFields returns what an address says of the plan: with that line on top, cut after n of its choices.
func (t *Play) planFields(begun string, on, n int) url.Values {
	q := url.Values{"plan": {begun}}
	for i, l := range t.Plan.Lines {
		if i != on {
			q.Set(LineNames[i], t.lineText(l, len(l.Steps)))
		} else if n > 0 {
			q.Set(LineNames[i], t.lineText(l, n))
		}
	}
	if on > 0 {
		q.Set("on", LineNames[on])
	}
	if t.Plan.Note != "" {
		q.Set("note", t.Plan.Note)
	}
	for name := range q {
		if q.Get(name) == "" {
			q.Del(name)
		}
	}
	return q
}

// planAt returns the address of the plan with that line on top, cut after n of its choices.
func (t *Play) planAt(on, n int) string {
	return t.address() + "?" + t.planFields(t.stamped(), on, n).Encode()
}

// stamped returns the version that the plan begins from.
func (t *Play) stamped() string { return strconv.FormatInt(t.version(), 10) }

// here returns the address of the plan as it is shown, or of the table.
func (t *Play) here() string {
	if t.planned() {
		return t.planAt(t.Plan.On, len(t.Plan.Line().Steps))
	}
	return t.address()
}

// planData tells a script the address of the plan, so that it holds until the table changes.
func (t *Play) planData() Node {
	at := t.here()
	if len(t.Scene.Aim) > 0 {
		at += "&aim=" + url.QueryEscape(piece.Series(t.Game.Lexicon(), t.Scene.Aim))
	}
	return Data("plan", at)
}

// toPlan renders the way into a plan.
func (t *Play) toPlan() Node {
	if !t.Table.AllowsPlans() || t.Reader.Seat == game.Spectator || t.planned() || t.Moment.Replay {
		return nil
	}
	return A(ID("to-plan"), Class("gh"), Href(t.address()+"?plan="+PlanNow), Rel("nofollow"),
		Aria("keyshortcuts", "p"), icon("pencil"), t.t("plan.open"))
}

// planBar renders the band that says that nothing here is the game.
func (t *Play) planBar() Node {
	if !t.planned() {
		return nil
	}
	n := len(t.Plan.Line().Steps)
	return Div(ID("planbar"), Role("region"), Aria("label", t.w("plan.bar.label")),
		icon("pencil"),
		P(Class("long"), B(t.t("plan.bar")), Text(" "), t.t("plan.bar.line")),
		P(Class("short"), B(t.t("plan.bar.short")), Text(" "),
			t.t("plan.bar.step", "n", n+1, "line", lineSign(t.Plan.On))),
		Iff(n > 0, func() Node {
			return A(ID("plan-back"), Class("gh"), Href(t.planAt(t.Plan.On, n-1)), Aria("keyshortcuts", "u"),
				icon("undo"), t.t("plan.back"))
		}),
		A(ID("leave"), Class("go"), Href(t.address()), Aria("keyshortcuts", "Escape"), t.t("plan.leave"),
			El("kbd", Aria("hidden", "true"), Text("Esc"))),
	)
}

// planning renders the decision of a plan: what can be tried next, or why the line ends.
func (t *Play) planning() Node {
	line, own := t.Plan.Line(), t.Scene.Active
	return Group{
		t.broken(line),
		Iff(own, t.choices),
		Iff(!own, func() Node { return t.prompt(t.planSaid(line)) }),
		Iff(!own && line.End == plan.Open, func() Node { return t.tries(line) }),
		Iff(line.Passed != 0, func() Node {
			return P(Class("sub"), t.t("plan.passed", "who", t.namesOf(line.Passed)))
		}),
		t.firstStep(line),
		P(Class("sub"), t.t("plan.signs")),
	}
}

// planSaid says what a line waits for, or why it ends.
func (t *Play) planSaid(line *plan.Line) string {
	switch {
	case line.End == plan.Secret:
		return t.w("plan.end.secret", "who", t.name(line.Chooser))
	case line.End == plan.Long:
		return t.w("plan.end.long", "n", plan.Most)
	case line.End != plan.Open:
		return t.w("plan.end." + string(line.End))
	case line.Chooser != t.Reader.Seat:
		return t.w("plan.for", "who", t.name(line.Chooser))
	}
	return t.w("plan.prompt", "prompt", t.Scene.Words.Say(t.Game.Prompt(line.View, t.Reader.Seat)))
}

// broken says that a line holds only so far.
func (t *Play) broken(line *plan.Line) Node {
	if !line.Broken {
		return nil
	}
	return P(ID("broken"), Class("notice quiet"), t.t("plan.broken", "n", len(line.Steps)+1),
		Iff(line.Why != nil, func() Node {
			return Group{Text(" "), Text(t.Scene.Words.Say(line.Why.Message)),
				t.ruleLink(t.Table.Game, line.Why.Rule)}
		}))
}

// planStamp renders the fields by which a form goes on with the line that is shown.
func (t *Play) planStamp() Node {
	fields, q := Group{}, t.planFields(t.stamped(), t.Plan.On, len(t.Plan.Line().Steps))
	for _, name := range []string{"plan", "a", "b", "on", "note"} {
		if q.Has(name) {
			fields = append(fields, hidden(name, q.Get(name)))
		}
	}
	return fields
}

// tries renders what can be tried for another seat.
func (t *Play) tries(line *plan.Line) Node {
	all := Group{}
	for i, o := range line.Choices {
		text := t.Game.Lexicon().Text(o.Move)
		all = append(all, Li(Button(ID("do-"+dashed(text)), Class("opt"), Name("move"), Value(text),
			If(i < 9, Aria("keyshortcuts", strconv.Itoa(i+1))),
			El("kbd", Aria("hidden", "true"), Text(strconv.Itoa(i+1))),
			Span(Class("pic"), Aria("hidden", "true"), piece.SeatMark(line.Chooser, 24)),
			Span(Class("tx"), Text(t.Scene.Words.Say(o.Label))))))
	}
	return Group{P(Class("sub"), t.t("plan.for.line")), t.choosing("", Ol(Class("opts"), all))}
}

// firstStep plays the first choice of a line at the table. Never more at once: each answer may change the next.
func (t *Play) firstStep(line *plan.Line) Node {
	if len(line.Steps) == 0 || line.Steps[0].Seat != t.Reader.Seat || !t.Table.Owing().Has(t.Reader.Seat) {
		return nil
	}
	first := line.Steps[0]
	return Form(ID("play-first"), Class("acts"), Method("post"), Action(t.address()+"/choose"), t.stamp(),
		Button(Class("go"), Name("move"), Value(t.Game.Lexicon().Text(first.Move)), icon("check"),
			t.t("plan.first", "what", t.Scene.Words.Say(first.Label))))
}

// lines renders both lines, and what differs between them.
func (t *Play) planLines() Node {
	if !t.planned() {
		return nil
	}
	return Group{
		Section(ID("lines"), Class("panel"), Aria("labelledby", "lines-title"),
			H2(ID("lines-title"), Class("cg h3"), t.t("plan.lines")),
			t.lineCard(0), t.lineCard(1), t.linesCompared(),
			P(Class("sub"), t.t("plan.madeup"))),
		t.keeping(),
	}
}

// lineSign is the name of a line for people.
func lineSign(i int) string { return strings.ToUpper(LineNames[i]) }

// lineCard renders one line: its steps, each of which leads back to it, and what it gives and takes.
func (t *Play) lineCard(i int) Node {
	line, sign := t.Plan.Lines[i], lineSign(i)
	steps := Group{Class("steps-of")}
	for n, step := range line.Steps {
		steps = append(steps, Li(t.mark(step.Seat), A(Href(t.planAt(i, n+1)),
			If(i == t.Plan.On && n+1 == len(line.Steps), Aria("current", "step")),
			Text(t.Scene.Words.Say(step.Label)))))
	}
	return Div(ID("line-"+LineNames[i]), Class("line"+piece.When(i == t.Plan.On, " on")), Role("group"),
		Aria("labelledby", "line-title-"+LineNames[i]),
		H3(ID("line-title-"+LineNames[i]), Span(Class("ab"), Aria("hidden", "true"), Text(sign)),
			Span(Class("sr"), t.t("plan.line", "line", sign)),
			If(i != t.Plan.On, A(Class("gh"), Href(t.planAt(i, len(line.Steps))), t.t(
				map[bool]string{true: "plan.show", false: "plan.begin"}[len(line.Steps) > 0], "line", sign))),
			If(i == t.Plan.On, Span(Class("tag"), t.t("plan.shown")))),
		If(len(line.Steps) > 0, Ol(steps)),
		If(len(line.Steps) == 0, P(Class("dim"), t.t("plan.empty"))),
		t.chips(action{seat: t.Reader.Seat, effects: t.gains(line)}),
	)
}

// gains returns what the steps of a line give and take, as far as the reader may know.
func (t *Play) gains(line *plan.Line) (all []piece.Effect) {
	board, tells := t.Board.(piece.Telling)
	scene := t.Scene
	scene.Active, scene.Just = false, nil
	for _, step := range line.Steps {
		all = append(all, earned(step.Before, step.After)...)
		scene.State = step.After
		for _, e := range step.Events {
			if tells {
				all = append(all, board.Effects(scene, e)...)
			}
		}
	}
	return piece.Sum(all)
}

// figures is a row of the comparison: what the reader has now, and after each line.
type figures struct {
	name  Node
	now   string
	after [2]int
	total bool // after holds totals, not changes
	mine  bool
}

// linesCompared renders what differs between the present and the lines: points in total, things as changes.
func (t *Play) linesCompared() Node {
	rows := t.rows()
	if len(rows) == 0 {
		return nil
	}
	tried := func(i int) bool { return len(t.Plan.Lines[i].Steps) > 0 }
	column := func(i int) Node { return If(tried(i), Th(Scope("col"), Span(Class("ab"), Text(lineSign(i))))) }
	return Div(Class("scroll"), TabIndex("0"), Role("region"), Aria("labelledby", "compared"),
		Table(Class("compared"), Caption(ID("compared"), t.t("plan.compared")),
			THead(Tr(Th(Scope("col"), Span(Class("sr"), t.t("plan.what"))), Th(Scope("col"), t.t("plan.now")),
				column(0), column(1))),
			TBody(Map(rows, func(f figures) Node {
				cell := func(i int) Node {
					text, best := t.Words.Signed(float64(f.after[i]), 0), f.after[i] > f.after[1-i]
					if f.total {
						text = t.Words.Number(f.after[i])
					}
					return If(tried(i), Td(If(f.mine && best && tried(1-i), Class("best")), Text(text)))
				}
				return Tr(Th(Scope("row"), f.name), Td(Text(f.now)), cell(0), cell(1))
			}))))
}

func (t *Play) rows() (rows []figures) {
	now, a, b := t.Plan.Now, t.Plan.Lines[0], t.Plan.Lines[1]
	if len(a.Steps)+len(b.Steps) == 0 {
		return nil
	}
	all := []game.State{now, a.View, b.View}
	known := func(seat game.Seat) bool {
		return !slices.ContainsFunc(all, func(s game.State) bool { return !game.ScoreKnown(s, seat) })
	}
	for seat := range game.Seat(now.Seats()) {
		mine, points := seat == t.Reader.Seat, [3]int{now.Score(seat), a.View.Score(seat), b.View.Score(seat)}
		if known(seat) && (mine || points[0] != points[1] || points[0] != points[2]) {
			rows = append(rows, figures{Text(t.of(t.w("plan.points"), seat)), t.Words.Number(points[0]),
				[2]int{points[1], points[2]}, true, mine})
		}
	}
	gains := [2][]piece.Effect{t.gains(a), t.gains(b)}
	for i, effects := range gains {
		for _, e := range effects {
			like := func(o piece.Effect) bool { return o.Seat == e.Seat && o.Sign == e.Sign }
			if e.Sign == "" || i == 1 && slices.ContainsFunc(gains[0], like) {
				continue
			}
			row := figures{name: Group{piece.Sign(e.Sign, 16, e.Look), Text(" "), Span(Text(t.of(e.Name, e.Seat)))},
				mine: e.Seat == t.Reader.Seat}
			for line, list := range gains {
				if at := slices.IndexFunc(list, like); at >= 0 {
					row.after[line] = list[at].By
				}
			}
			rows = append(rows, row)
		}
	}
	return rows
}

// of names what a seat has; the reader's own things need no name.
func (t *Play) of(what string, seat game.Seat) string {
	if seat == t.Reader.Seat {
		return what
	}
	return t.w("plan.of", "what", what, "who", t.name(seat))
}

func (t *Play) namesOf(seats game.Seats) string {
	var who []string
	for seat := range seats.All() {
		who = append(who, t.name(seat))
	}
	return t.Words.List(who)
}

// keeping renders the note on a plan. A script keeps it in the browser, with both lines; without one it is part of the
// address.
func (t *Play) keeping() Node {
	q := t.planFields(PlanNow, t.Plan.On, len(t.Plan.Line().Steps))
	q.Del("note")
	return Form(ID("keep"), Class("panel"), Method("get"), Action(t.address()), Data("keep", q.Encode()),
		hidden("plan", t.stamped()),
		Map([]string{"a", "b", "on"}, func(name string) Node { return If(q.Has(name), hidden(name, q.Get(name))) }),
		Label(Class("cg h3"), For("plan-note"), t.t("plan.note")),
		Textarea(ID("plan-note"), Name("note"), Rows("2"), MaxLength("300"), Text(t.Plan.Note)),
		Button(Class("gh"), icon("scroll"), t.t("plan.keep")),
		P(Class("sub"), t.t("plan.kept")))
}

// notes renders the panel that a script fills with what the browser keeps of plans at this table.
func (t *Play) planNotes() Node {
	if !t.Table.AllowsPlans() || t.Reader.Seat == game.Spectator || t.Moment.Replay {
		return nil
	}
	return Section(ID("notes"), Class("panel"), Hidden("hidden"), Aria("labelledby", "notes-title"),
		Data("try", t.w("plan.notes.try")), Data("drop", t.w("plan.notes.drop")), Data("path", t.address()),
		H2(ID("notes-title"), Class("cg h3"), t.t("plan.notes")),
		Ol(ID("noted")))
}

// ended says that the table has changed under a plan, and how much of it is still possible.
func (t *Play) ended() Node {
	if t.Plan == nil || !t.Plan.Ended {
		return nil
	}
	holds := false
	list := Map([]int{0, 1}, func(i int) Node {
		line, key := t.Plan.Lines[i], "plan.ended.holds"
		switch {
		case t.Plan.Done[i]:
			key = "plan.ended.done"
		case line.Broken:
			key = "plan.ended.breaks"
		case len(line.Steps) == 0:
			return nil
		}
		holds = holds || len(line.Steps) > 0
		return Li(t.t(key, "line", lineSign(i), "n", len(line.Steps)+1))
	})
	again := t.address() + "?" + t.planFields(PlanNow, t.Plan.On, len(t.Plan.Line().Steps)).Encode()
	return Div(ID("ended"), Class("notice quiet"), Role("status"), P(t.t("plan.ended")), Ul(list),
		If(holds, A(ID("again-plan"), Class("gh"), Href(again), icon("pencil"), t.t("plan.ended.again"))))
}
