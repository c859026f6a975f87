package page

import (
	"slices"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Absence describes a seat that holds up the game, or may soon: nobody has taken it since its person left, its person
// does not move, or they must go and offer it.
type Absence struct {
	Seat  game.Seat
	Since time.Time // nothing has moved since; zero if the seat is free or offered
	Until time.Time // it is offered until then; zero if it is not
	From  time.Time // the others may decide about it from then on
	Now   bool      // they may already
	Mine  bool      // the reader is one of them

	Deciding game.Seats // all of them
	Agreed   game.Seats // those who agree to the plan
	Lacks    int        // how many more have to agree
	Most     bool       // more than half of them are enough
	Level    string     // of the bot that the plan puts there, [table.Withdraws], or empty if the seat is to be freed

	Withdraws bool // the game could go on without the seat
	Deserted  bool // it does
}

// free reports whether nobody sits there.
func (a Absence) free() bool { return a.Since.IsZero() }

// absences renders the seats that hold up the game, and what can be done.
func (t *Play) absences() Node {
	if len(t.Waiting.Absences) == 0 || t.Moment.Replay {
		return nil
	}
	title := "absence.title"
	waits := func(a Absence) bool { return !a.Deserted }
	// The prompt may say already that the game waits.
	if t.timed() || t.nobodyMoves() || !slices.ContainsFunc(t.Waiting.Absences, waits) {
		title = "absence.seats"
	}
	return Section(ID("absence"), Class("log news"), Aria("labelledby", "absence-title"),
		H2(ID("absence-title"), Class("cg h3"), t.t(title)),
		Ol(Map(t.Waiting.Absences, func(a Absence) Node {
			return Li(ID("absence-"+strconv.Itoa(int(a.Seat)+1)), piece.SeatMark(a.Seat, 18), Div(t.absence(a)))
		})))
}

func (t *Play) absence(a Absence) Node {
	switch {
	case !a.Until.IsZero() && t.Reader.Held.Has(a.Seat):
		return t.offering(a.Seat)
	case !a.Until.IsZero():
		return Group{P(t.t("absence.offered", "name", t.name(a.Seat)), Text(" "), instant(a.Until), Text(".")),
			t.takeable(a)}
	case a.free():
		return Group{P(t.t("absence.free", "n", int(a.Seat)+1),
			If(a.Deserted, Group{Text(" "), t.t("absence.deserted")})), t.takeable(a), t.plan(a)}
	case t.Reader.Held.Has(a.Seat) && t.timed(): // they come back by a click
		return t.agreeing(a)
	case t.Reader.Held.Has(a.Seat):
		line := t.t("absence.own.later")
		if a.Now {
			line = t.t("absence.own.now")
		}
		return Group{P(line, If(!a.Now, Group{Text(" "), instant(a.From), Text(".")})), t.agreeing(a),
			t.does(a.Seat, "here", "here", "yes", t.w("absence.here"))}
	}
	since := "absence.since"
	if t.timed() {
		since = "absence.gone"
	}
	return Group{
		P(t.t(since, "name", t.name(a.Seat)), Text(" "), instant(a.Since), Text(".")),
		If(!a.Now, P(Class("sub"), t.t("absence.later"), Text(" "), instant(a.From), Text("."))),
		t.plan(a),
	}
}

// takeable renders how somebody comes to a seat of a running game.
func (t *Play) takeable(a Absence) Node {
	return Group{
		t.invited(a.Seat),
		If(t.Reader.Links[a.Seat].Key != "", P(Class("sub"), t.t("absence.free.line"))),
		If(t.Reader.May.Has(a.Seat), Group{P(Class("sub"), t.t("absence.unrated")), t.joining(a.Seat)}),
	}
}

// plan renders what those who decide about a seat may agree to.
func (t *Play) plan(a Absence) Node {
	if !a.Now {
		return nil
	}
	if !a.Mine {
		return t.agreeing(a)
	}
	levels := Group{}
	for _, level := range t.Bots.Levels {
		levels = append(levels, Option(Value(level), If(level == a.Level, Selected()), t.t("level."+level)))
	}
	agreed, who := a.Agreed&t.Reader.Held != 0, "absence.all"
	if a.Most {
		who = "absence.most"
	}
	return Group{
		If(a.Deciding.Len() > 1, P(Class("sub"), t.t(who, "who", t.listed(a.Deciding)))),
		t.agreeing(a),
		Form(Class("plan"), Method("post"), Action(t.address()+"/free"), hidden("seat", strconv.Itoa(int(a.Seat)+1)),
			If(!a.free(), Button(Class("gh"), Name("do"), Value("free"), t.t("absence.do.free"))),
			If(len(levels) > 0, Group{
				Button(Class("gh"), Name("do"), Value("bot"), t.t("absence.do.bot")),
				Label(Span(Class("sr"), t.t("absence.level")), Select(Name("level"), levels)),
			}),
			If(a.Withdraws,
				Button(Class("gh"), Name("do"), Value("withdraw"), t.t("absence.do.withdraw"))),
			If(agreed, Button(Class("gh"), Name("do"), Value("object"), t.t("absence.do.object")))),
		If(a.Withdraws, P(Class("sub"), t.t("absence.withdraw.line"))),
	}
}

// agreeing renders who agrees to what.
func (t *Play) agreeing(a Absence) Node {
	if a.Agreed == 0 {
		return nil
	}
	key, level := "absence.agreed.free", ""
	switch a.Level {
	case "":
	case table.Withdraws:
		key = "absence.agreed.withdraw"
	default:
		key, level = "absence.agreed.bot", t.w("level."+a.Level)
	}
	return P(t.t(key, "who", t.listed(a.Agreed), "level", level, "n", a.Lacks))
}

// listed returns the names of seats.
func (t *Play) listed(seats game.Seats) string {
	var names []string
	for seat := range seats.All() {
		if name := t.name(seat); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return t.Words.List(names)
}
