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

// How far back the chronicle goes, unless it is asked for whole.
const (
	recent       = 48 // turns with events
	entriesShown = 7
)

// line is one thing that happened.
type line struct {
	turn int // as the reader numbers them, from 0
	at   int // among the lines of its turn
	seat game.Seat
	said game.Message
	text string

	seats bool // it is about a seat, not a turn: at is then its number among the happenings

	times int // how often it happened in a row, once lines are folded
}

// lines returns what happened in the turns from first to end, oldest first, as far as the reader may know.
func (t Play) lines(first, end int) []line {
	var all []line
	for i := max(first, 0); i < min(end, t.Turns()); i++ {
		words := t.wordsAt(i)
		for at, e := range t.Events(i) {
			said := t.Table.Match.Game.Tell(t.Table.Match.State, e)
			all = append(all, line{turn: i, at: at, seat: e.Seat, said: said, text: words.Say(said)})
		}
	}
	return all
}

// chronicle renders what happened, newest first, each line with its rule.
func (t Play) chronicle() Node {
	end := t.Turns()
	if t.Moment.Replay {
		end = t.Moment.At
	}
	first, most := 0, end
	if !t.Moment.Whole {
		first, most = t.recently(end), entriesShown
	}
	t.forced = t.forcedMoves()
	lines, first := t.begun(t.lines(first, end), first)
	entries := t.entries(t.interleaved(lines, first, end))
	items, last := Group{}, t.LastTold(end)
	for i := len(entries) - 1; i >= max(0, len(entries)-most); i-- {
		items = append(items, t.entry(entries[i], last))
	}
	return Section(ID("chronicle"), Class("log"), Aria("labelledby", "log-title"),
		H2(ID("log-title"), Class("cg h3"), t.t("log.title")),
		Ol(items, If(len(items) == 0, Li(Class("dim"), t.t("log.none")))),
		If(first > 0 || len(entries) > most, P(Class("more"), A(Href(t.address()+"?log=whole"), t.t("log.whole")))),
	)
}

// recently returns the turn with which the chronicle begins unless it is asked for whole.
func (t Play) recently(end int) int {
	for told := 0; end > 0 && told < recent; end-- {
		if t.told(end - 1) {
			told++
		}
	}
	return end
}

// begun returns the lines from that turn on, and those before it that the first one repeats, so that a count is
// always complete.
func (t Play) begun(lines []line, first int) ([]line, int) {
	for first > 0 && len(lines) > 0 {
		before := t.lines(first-1, first)
		if len(before) > 0 && !lines[0].repeats(before[len(before)-1]) {
			break
		}
		lines, first = append(before, lines...), first-1
	}
	return lines, first
}

// entries groups lines that belong together: a heading and its results, including chance.
func (t Play) entries(lines []line) [][]line {
	var all [][]line
	for _, l := range lines {
		last := len(all) - 1
		other := last >= 0 && l.seat != all[last][0].seat && int(l.seat) < len(t.Table.Seats)
		about := l.seats || last >= 0 && all[last][0].seats
		if last < 0 || about || other && !piece.Continues(t.Board, l.said) || piece.Opens(t.Board, l.said) {
			all = append(all, nil)
			last++
		}
		all[last] = append(all[last], l)
	}
	return all
}

// entry renders one entry of the chronicle, marked if it is about the last turn.
func (t Play) entry(lines []line, last int) Node {
	if lines[0].seats {
		return t.becameEntry(lines[0])
	}
	told, folded := Group{}, fold(lines, t.remarked)
	for i, l := range folded {
		then := i+1 == len(folded) || folded[i+1].turn != l.turn
		told = append(told, P(If(l.turn == last, Class("last")), t.happened(l),
			If(then, Group{t.note(l.turn), t.then(l.turn), t.why(l.turn)})))
	}
	return Li(ID("l-"+strconv.Itoa(lines[0].turn)+"-"+strconv.Itoa(lines[0].at)), t.mark(lines[0].seat), Div(told))
}

// note renders what the author of a turn wrote with it.
func (t Play) note(turn int) Node {
	if t.known[turn].note == "" {
		return nil
	}
	return Group{Text(" "), Q(Dir("auto"), Text(t.known[turn].note))}
}

// then renders a link to the board as it was after a turn.
func (t Play) then(turn int) Node {
	return Group{Text("\u00a0"), A(Class("then"), Href(t.address()+"?at="+strconv.Itoa(turn+1)),
		Title(t.w("log.then")), Aria("label", t.w("log.then")), icon("clock"))}
}

// mark renders the sign of a seat, or of chance.
func (t Play) mark(seat game.Seat) Node {
	if int(seat) < len(t.Table.Seats) {
		return piece.SeatMark(seat, 18)
	}
	return Span(Class("mk chance"), Aria("hidden", "true"), Text("✦"))
}

// since renders what others have done since the reader last looked.
func (t Play) since() Node {
	if t.Browser.Visit < 0 || t.Moment.Replay || t.Reader.Held == 0 || t.Table.Status == table.Gathering {
		return nil
	}
	var news []line
	for _, l := range t.interleaved(t.lines(t.Browser.Visit, t.Turns()), t.Browser.Visit+1, t.Turns()) {
		if l.seats || !t.Reader.Held.Has(l.seat) && int(l.seat) < len(t.Table.Seats) {
			news = append(news, l)
		}
	}
	if len(news) == 0 {
		return nil
	}
	news = fold(news, nil)
	older, more := news[:max(0, len(news)-8)], 0
	for _, l := range older {
		more += l.times
	}
	return Section(ID("since"), Class("log news"), Aria("labelledby", "since-title"),
		H2(ID("since-title"), Class("cg h3"), t.t("since.title")),
		If(more > 0, P(Class("dim"), t.t("since.more", "n", more))),
		Ol(Map(news[len(older):], func(l line) Node { return Li(t.mark(l.seat), Span(t.happened(l))) })),
		P(Class("more"), A(Href(t.address()+"?at="+strconv.Itoa(t.Browser.Visit)), icon("first"), t.t("since.replay"))),
	)
}

// spoken returns what a screen reader announces about the change that led to this page: what happened since the page
// before, then the prompt.
func (t Play) spoken() string {
	if t.Browser.Turns < 0 || t.Moment.Replay {
		return ""
	}
	var said []string
	lines := fold(t.lines(t.Browser.Turns, t.Turns()), nil)
	for _, l := range lines[max(0, len(lines)-6):] {
		said = append(said, t.aloud(l)+".")
	}
	if t.Browser.Happened >= 0 {
		for _, h := range t.Table.Happened[min(t.Browser.Happened, len(t.Table.Happened)):] {
			said = append(said, t.became(h))
		}
	}
	switch {
	case t.Table.Status == table.Over:
		said = append(said, t.w("status.over")+".")
	case t.guided():
		said = append(said, t.lessonSaid()...)
	case t.Scene.Active:
		said = append(said, t.Scene.Words.Say(t.Table.Match.Game.Prompt(t.Scene.State, t.Reader.Seat)))
	}
	return strings.Join(said, " ")
}
