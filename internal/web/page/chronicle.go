package page

import (
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// recent is how many turns the chronicle goes back unless it is asked for whole.
const recent = 16

// line is one thing that happened.
type line struct {
	turn int // of the record, from 0
	seat game.Seat
	said game.Message
	text string
}

// lines are what happened in the turns from first to end, oldest first, as the reader may know it.
func (t Play) lines(first, end int) []line {
	match := t.Table.Match
	if match == nil {
		return nil
	}
	var all []line
	for i := max(first, 0); i < end; i++ {
		for _, e := range match.Events(i, t.Reader) {
			said := match.State.Tell(e)
			all = append(all, line{turn: i, seat: e.Seat, said: said, text: t.Scene.Words.Say(said)})
		}
	}
	return all
}

// chronicle tells what happened, newest first, each line with its rule.
func (t Play) chronicle() Node {
	end := t.turns()
	if t.Replay {
		end = t.At
	}
	first := 0
	if !t.Whole {
		first = max(0, end-recent)
	}
	lines := t.lines(first, end)
	items := Group{}
	for i := len(lines) - 1; i >= 0; i-- {
		items = append(items, t.line(lines[i], lines[i].turn == end-1))
	}
	return Section(ID("chronicle"), Class("log"), Aria("labelledby", "log-title"),
		H2(ID("log-title"), Class("cg h3"), t.t("log.title")),
		Ol(items, If(len(items) == 0, Li(Class("dim"), t.t("log.none")))),
		If(first > 0, P(Class("more"), A(Href(t.address()+"?log=whole"), t.t("log.whole")))),
	)
}

func (t Play) line(l line, last bool) Node {
	return Li(ID("l-"+strconv.Itoa(l.turn)+"-"+strconv.Itoa(int(l.seat))+"-"+dotless(l.said.Key)), If(last, Class("last")),
		t.mark(l.seat),
		Span(Text(l.text), t.ruleLink(t.Table.Game, l.said.Rule), Text("\u00a0"),
			A(Class("then"), Href(t.address()+"?at="+strconv.Itoa(l.turn+1)), Title(t.w("log.then")), Aria("label", t.w("log.then")), icon("clock"))),
	)
}

func dotless(key string) string { return strings.ReplaceAll(key, ".", "-") }

// mark is the sign of a seat, or of chance.
func (t Play) mark(seat game.Seat) Node {
	if int(seat) < len(t.Table.Seats) {
		return piece.SeatMark(seat, 18)
	}
	return Span(Class("mk chance"), Aria("hidden", "true"), Text("✦"))
}

// since is what others have done since the reader last looked.
func (t Play) since() Node {
	if t.Since < 0 || t.Replay || t.Held == 0 || t.Table.Status == table.Gathering {
		return nil
	}
	var news []line
	for _, l := range t.lines(t.Since, t.turns()) {
		if !t.Held.Has(l.seat) && int(l.seat) < len(t.Table.Seats) {
			news = append(news, l)
		}
	}
	if len(news) == 0 {
		return nil
	}
	more := max(0, len(news)-8)
	return Section(ID("since"), Class("log news"), Aria("labelledby", "since-title"),
		H2(ID("since-title"), Class("cg h3"), t.t("since.title")),
		If(more > 0, P(Class("dim"), t.t("since.more", "n", more))),
		Ol(Map(news[more:], func(l line) Node {
			return Li(t.mark(l.seat), Span(Text(l.text), t.ruleLink(t.Table.Game, l.said.Rule)))
		})),
		P(Class("more"), A(Href(t.address()+"?at="+strconv.Itoa(t.Since)), icon("first"), t.t("since.replay"))),
	)
}

// spoken is what a screen reader is told about the change that brought this page: what happened since
// the page before, then what is asked.
func (t Play) spoken() string {
	if t.From < 0 || t.Replay {
		return ""
	}
	var said []string
	if lines := t.lines(t.From, t.turns()); len(lines) > 0 {
		for _, l := range lines[max(0, len(lines)-6):] {
			said = append(said, l.text+".")
		}
	}
	switch {
	case t.Table.Status == table.Over:
		said = append(said, t.w("status.over")+".")
	case t.Scene.Active:
		said = append(said, t.Scene.Words.Say(t.Scene.State.Prompt(t.Viewer)))
	}
	return strings.Join(said, " ")
}
