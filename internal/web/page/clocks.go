package page

import (
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Clocks are those of a running game, as they are now.
type Clocks struct {
	Rule   clock.Rule
	Book   clock.Book
	Paused time.Time  // until when the players have paused the game; zero if they have not
	Adds   game.Seats // who may still add to the choice for which a clock stands
}

// How a clock looks: each has a sign and a word of its own, so that nobody needs to see its colour. These are classes,
// too; the script knows the first four.
const (
	clockRuns    = "runs"
	clockStands  = "stands"
	clockLow     = "low"
	clockLate    = "late"
	clockQuiet   = "quiet"
	clockSteward = "steward"
	clockAbsent  = "absent"
	clockHoliday = "holiday"
)

// clockSigns are the icons of the looks.
var clockSigns = map[string]string{clockRuns: "clock", clockStands: "pause", clockLow: "hourglass",
	clockLate: "hourglass", clockQuiet: "moon", clockSteward: "bot", clockAbsent: "away", clockHoliday: "case"}

// timely are the icons that only tables with clocks need.
var timely = map[string]string{
	"hourglass": "M7 3.5h10M7 20.5h10M8 3.5c0 5 8 6 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 6-8 8.5s8 3.5 8 8.5",
	"moon":      "M19.5 14.5A8 8 0 1 1 10 4.3a6.5 6.5 0 0 0 9.5 10.2z",
	"away": "M8.5 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5" +
		"M16.5 8l5 5M21.5 8l-5 5",
	"case": "M4 8h16v12H4zM9 8V4.5h6V8M4 13h16",
}

// low returns from when on time is short: from a quarter of the bank, at most a minute in a live game and twelve hours
// in one over days.
func (c *Clocks) low() time.Duration {
	if c.Rule.Quiet {
		return min(c.Rule.Bank/4, 12*time.Hour)
	}
	return min(c.Rule.Bank/4, time.Minute)
}

// look returns how a clock looks.
func (c *Clocks) look(k clock.Clock) string {
	switch k.Status {
	case clock.HasSteward:
		return clockSteward
	case clock.IsAbsent:
		return clockAbsent
	case clock.Away:
		return clockHoliday
	case clock.InQuiet:
		return clockQuiet
	}
	switch {
	case k.Status == clock.Runs && k.Left == 0:
		return clockLate
	case k.Left <= c.low():
		return clockLow
	case k.Status == clock.Runs:
		return clockRuns
	}
	return clockStands
}

// clockFiles names what the page of a table with clocks needs, and that of one whose host may still choose them.
func (t *Play) clockFiles() Node {
	if t.guided() || t.Table.Status == table.Over ||
		t.Table.Terms.Clock == "" && (t.Table.Status != table.Gathering || t.atOnce()) {
		return nil
	}
	return Group{Link(Rel("stylesheet"), Href(t.File("clock.css"))), Script(Src(t.File("clock.js")), Defer())}
}

// clockIcons defines the icons of clocks.
func (t *Play) clockIcons() Node {
	return Iff(t.clockFiles() != nil, func() Node { return icons(timely) })
}

// timed reports whether the page shows clocks. A replay does not: they are those of now.
func (t *Play) timed() bool { return t.Clocks != nil && !t.Moment.Replay }

// clockWords renders what the script needs to count down: from when on time is short, and how to say it. It fills {a},
// {b} and {left} itself.
func (t *Play) clockWords() Node {
	figure := func(key string) Node { return Data("in-"+key, t.w("clock.in."+key, "a", "{a}", "b", "{b}")) }
	state := func(look string) Node { return Data(look, t.w("clock.is."+look)) }
	return Group{Data("short", milliseconds(t.Clocks.low())),
		figure("minutes"), figure("hours"), figure("days"),
		state(clockRuns), state(clockLow), state(clockLate), state(clockStands),
		Data("up", t.w("clock.late")), Data("warning", t.w("clock.warning", "left", "{left}"))}
}

// figures says how much time is left: minutes and seconds below an hour, hours and minutes below a day, then days and
// hours.
func (s *Site) figures(left time.Duration) string {
	left = (left + time.Second - 1).Truncate(time.Second)
	part := func(key string, big, small time.Duration, digits int) string {
		b := strconv.Itoa(int(left % big / small))
		for len(b) < digits {
			b = "0" + b
		}
		return s.w("clock.in."+key, "a", strconv.Itoa(int(left/big)), "b", b)
	}
	switch {
	case left < time.Hour:
		return part("minutes", time.Minute, time.Second, 2)
	case left < 24*time.Hour:
		return part("hours", time.Hour, time.Minute, 2)
	}
	return part("days", 24*time.Hour, time.Hour, 1)
}

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// counts renders what the script needs to count a clock down: what is left of the bank, how long it stands before that
// runs, and for how long it runs at most. A clock that stands until something happens has none of these.
func (t *Play) counts(k clock.Clock) Node {
	waits, most := k.Free, ""
	switch k.Status {
	case clock.Idle, clock.HasSteward, clock.IsAbsent:
		return nil
	case clock.InQuiet, clock.Away, clock.Paused:
		if k.Since.IsZero() || k.Until.IsZero() {
			return nil
		}
		waits += max(0, k.Until.Sub(t.Now))
	default:
		if !k.Until.IsZero() {
			most = milliseconds(max(0, k.Until.Sub(t.Now)-k.Free))
		}
	}
	return Group{Data("left", milliseconds(k.Left)), If(waits > 0, Data("waits", milliseconds(waits))),
		If(most != "", Data("most", most))}
}

// clock renders the clock of a seat: a sign, and what is left or why that does not matter now. In the bar figures that
// change are for the eye only, since a screen reader would come upon them all the time; the panel tells them aloud.
func (t *Play) clock(seat game.Seat, aloud bool) Node {
	k := t.Clocks.Book[seat]
	look, counts := t.Clocks.look(k), t.counts(k)
	says := t.figures(k.Left)
	switch look {
	case clockLate, clockSteward, clockAbsent, clockHoliday:
		says = t.w("clock." + look)
	}
	return Span(Class("clock "+look), counts,
		El("svg", Class("i"), Width("18"), Height("18"), Aria("hidden", "true"),
			El("use", Href("#i-"+clockSigns[look]))),
		Span(Class("t"), If(counts != nil && !aloud, Aria("hidden", "true")), Text(says)),
		If(!aloud, Span(Class("sr"), t.t("clock.is."+look))))
}

// seatClock renders the clock of a seat in the bar; bots need none.
func (t *Play) seatClock(seat game.Seat) Node {
	if !t.timed() || t.Table.Seats[seat].Kind != table.Person {
		return nil
	}
	return t.clock(seat, false)
}

// clocks renders the panel of the clocks: the rule, and what everybody has.
func (t *Play) clocks() Node {
	if !t.timed() {
		return nil
	}
	r := t.Clocks.Rule
	list := Group{}
	for _, seat := range piece.Order(t.Board, t.Scene) {
		if t.Table.Seats[seat].Kind == table.Person {
			list = append(list, Li(ID("clock-"+strconv.Itoa(int(seat)+1)), piece.SeatMark(seat, 18),
				B(Text(t.name(seat))), t.clock(seat, true), Small(t.reason(seat))))
		}
	}
	return Details(ID("clocks"), Class("panel clocks"),
		Summary(Class("cg h3"), icon("clock"), t.t("clock.title"), Small(t.t("clock.rule", t.pace(r)...))),
		Ul(list),
		// What seldom changes is a part of its own, so that a move need not bring it.
		Div(ID("clock-rule"), t.clockWords(),
			t.pausing(),
			P(Class("sub"), t.t("clock.cap", "cap", t.span(r.Cap), "reply", t.span(r.Reply))),
			P(Class("sub"), t.t("clock.up"))))
}

// reason says why a clock runs or stands, until when, and how often the time was up.
func (t *Play) reason(seat game.Seat) Node {
	k := t.Clocks.Book[seat]
	key, until := map[clock.Status]string{
		clock.Idle: "idle", clock.Runs: "runs", clock.Replies: "replies", clock.Talks: "talks", clock.Holds: "holds",
		clock.InQuiet: "quiet", clock.Away: "away", clock.Paused: "paused", clock.HasSteward: "steward",
		clock.IsAbsent: "absent",
	}[k.Status], k.Until
	switch k.Status {
	case clock.Runs:
		if until = k.Due; !t.Clocks.Rule.Quiet {
			until = time.Time{} // the figures say it
		}
	case clock.Replies, clock.Talks, clock.Holds:
		until = time.Time{}
	}
	if t.Table.Final(seat) {
		key = "final"
	}
	said := Group{t.t("clock.why." + key)}
	if !until.IsZero() {
		said = append(said, Text(" "), t.t("clock.until"), Text(" "), due(until))
	}
	if n := t.Table.Strikes(seat); n > 0 {
		said = append(said, Text(" · "), t.t("clock.strikes", "n", n), t.next(seat, n))
	}
	return said
}

// next says what follows when the time of a seat is up once more, which has happened so often.
func (t *Play) next(seat game.Seat, strikes int) Node {
	if t.Table.Final(seat) || t.Clocks.Book[seat].Status == clock.IsAbsent {
		return nil
	}
	return t.t("clock.strikes.next." + strconv.Itoa(strikes))
}

// due renders when a clock begins to run or to stand, or is used up. A script says it in the reader's time zone, with
// the day of the week if that is not today.
func due(at time.Time) Node {
	text := at.UTC().Format("2006-01-02 15:04") + " UTC"
	return El("time", DateTime(at.UTC().Format(time.RFC3339)), Title(text), Text(text))
}

// comeBack renders the way back for a reader whose seat somebody else plays.
func (t *Play) comeBack() Node {
	if t.Moment.Replay || t.planned() {
		return nil
	}
	all := Group{}
	for seat := range (t.Table.Handed() & t.Reader.Held).All() {
		name := t.name(seat)
		switch {
		case t.Table.Final(seat):
			all = append(all, P(Class("notice quiet"), Text(t.Words.Word(table.ErrFinal.Key))))
		default:
			all = append(all, Form(ID("back-"+strconv.Itoa(int(seat)+1)), Class("notice quiet back"), Method("post"),
				Action(t.address()+"/back"), hidden("seat", strconv.Itoa(int(seat)+1)),
				P(If(t.Reader.Held.Len() > 1, B(Text(name+": "))), t.t("clock.back.line")),
				Button(Class("go"), t.t("clock.back"))))
		}
	}
	return all
}
