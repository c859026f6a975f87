package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// replay renders the link to the replay of the game so far: the reader's own view of a game in progress, anybody's of
// a finished one. A reader who is already in the replay has the slider in the panel above.
func (t *Play) replay() Node {
	if t.Turns() == 0 || t.Moment.Replay {
		return nil
	}
	return Details(ID("replay"), Class("panel"), If(t.Table.Status == table.Over, Attr("open")),
		Summary(Class("cg h3"), icon("first"), t.t("replay.title")), t.slider())
}

// past renders the panel of a replay.
func (t *Play) past() Node {
	if tape := t.tape(); tape != nil {
		return tape
	}
	over := t.Table.Status == table.Over
	return Group{
		t.prompt(t.w("replay.prompt")),
		P(Class("sub"), t.t("replay.line", "at", t.Moment.At, "of", t.Turns())),
		t.older(), t.lately(),
		t.slider(),
		Div(Class("acts"), A(ID("leave"), Class("gh"), Href(t.address()), icon("last"), t.t("replay.leave")),
			If(over, A(ID("analysis"), Class("gh"), Href(t.address()+"/analysis"), icon("chart"),
				t.t("analysis.link")))),
		t.momentLink(),
		If(over && t.Scene.State.Owing() != 0, t.fork()),
	}
}

// lately says what happened just before the moment that is shown; the chronicle may be far below.
func (t *Play) lately() Node {
	for from := t.Moment.At - 1; from >= 0; from-- {
		if lines := t.lines(from, t.Moment.At); len(lines) > 0 {
			best, _ := t.weightiest(lines)
			return P(Class("step"), t.mark(best.seat), Span(Text(best.text)))
		}
	}
	return nil
}

func (t *Play) slider() Node {
	return Form(ID("slider"), Method("get"), Action(t.address()),
		Div(Class("steps"),
			t.step("first", 0), t.step("back", t.beside(-1)),
			Output(Textf("%d / %d", t.Moment.At, t.Turns())),
			t.step("next", t.beside(1)), t.step("last", t.Turns())),
		Label(Span(Class("sr"), t.t("replay.slider")),
			Input(ID("at"), Type("range"), Name("at"), Min("0"), Max(strconv.Itoa(t.Turns())),
				Value(strconv.Itoa(t.Moment.At)))),
		If(t.Table.Status == table.Over, t.eyes()),
		Button(Class("gh"), t.t("replay.go")),
	)
}

// Output renders an <output> element, which the library lacks.
func Output(children ...Node) Node { return El("output", children...) }

// beside returns the turn before or after the one that is shown. In games with reactions most turns are passes
// without events; it skips those.
func (t *Play) beside(by int) int {
	at := t.Moment.At + by
	for t.quiet() && 0 < at && at < t.Turns() && !t.told(at-1) {
		at += by
	}
	return at
}

// quiet reports whether this game has turns without events for a reader: declined reaction windows, or others'
// negotiation.
func (t *Play) quiet() bool {
	_, windows := t.Scene.State.(game.Reactive)
	_, deals := t.Scene.State.(game.Negotiated)
	return windows || deals
}

// LastTold returns the last turn before end with events for the reader, or in games without quiet turns simply the
// last; -1 if there is none.
func (t *Play) LastTold(end int) int {
	for end--; t.quiet() && end >= 0 && !t.told(end); end-- {
	}
	return end
}

// Just returns what happened last before end: the events of the last turn told, and of what chance did before it since
// somebody chose.
func (t *Play) Just(end int) (events []game.Event) {
	for last := t.LastTold(end); last >= 0; last-- {
		events = append(t.Events(last), events...)
		if t.Table.Match.Record.Turns[t.known[last].at].Seat != game.Nature {
			break
		}
	}
	return events
}

// told reports whether a turn, counted from 0, has events for the reader.
func (t *Play) told(turn int) bool { return len(t.Events(turn)) > 0 }

// step renders one of the four playback buttons.
func (t *Play) step(name string, at int) Node {
	label := t.w("replay." + name)
	if at < 0 || at > t.Turns() || at == t.Moment.At {
		return Span(ID("step-"+name), Class("ib off"), Aria("hidden", "true"), icon(name))
	}
	return A(ID("step-"+name), Class("ib"), Href(t.address()+"?at="+strconv.Itoa(at)+t.eyesQuery()), Title(label),
		Aria("label", label), icon(name))
}

func (t *Play) eyesQuery() string {
	if t.Moment.Eyes == "" {
		return ""
	}
	return "&eyes=" + t.Moment.Eyes
}

// eyes renders the choice of whose view of a finished game is shown.
func (t *Play) eyes() Node {
	entry := func(value, text string) Node {
		return Option(Value(value), If(value == t.Moment.Eyes, Selected()), Text(text))
	}
	seats := Group{}
	for i, s := range t.Table.Seats {
		if s.Kind != table.Automaton {
			seats = append(seats, entry(strconv.Itoa(i+1), t.name(game.Seat(i))))
		}
	}
	return Label(Class("field"), Span(t.t("replay.eyes")),
		Select(Name("eyes"), entry("all", t.w("replay.all")), seats, entry("spectator", t.w("replay.spectator"))))
}

// fork renders the form to continue from the moment that is shown, as practice.
func (t *Play) fork() Node {
	seats := Group{}
	mine := t.Reader.Seat
	if mine == game.Spectator {
		mine = 0
		if owing := t.Scene.State.Owing(); !owing.Has(game.Nature) {
			mine = owing.First()
		}
	}
	for i, s := range t.Table.Seats {
		if s.Kind == table.Automaton {
			continue
		}
		number := strconv.Itoa(i + 1)
		chosen := SeatMe
		if game.Seat(i) != mine && len(t.Bots.Levels) > 0 {
			chosen = t.Bots.Levels[len(t.Bots.Levels)-1]
		}
		entry := func(value, text string) Node {
			return Option(Value(value), If(value == chosen, Selected()), Text(text))
		}
		seats = append(seats, Label(Class("field"), Span(Text(t.name(game.Seat(i)))),
			Select(Name("seat-"+number), entry(SeatMe, t.w("start.me")),
				Map(t.Bots.Levels, func(level string) Node {
					return entry(level, t.w("start.bot", "level", t.w("level."+level)))
				}))))
	}
	return Details(ID("forking"), Class("forking"), Summary(icon("fork"), t.t("fork.title")),
		Form(ID("fork"), Class("fork"), Method("post"), Action(t.address()+"/fork"),
			hidden("turns", strconv.Itoa(t.Moment.At)), P(Class("dim"), t.t("fork.line")), seats,
			Button(Class("gh"), icon("fork"), t.t("fork.go"))))
}
