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

	event game.Event // as the reader may know it

	seats bool // it is about a seat, not a turn: at is then its number among the happenings

	times int // how often it happened in a row, once lines are folded
}

// lines returns what happened in the turns from first to end, oldest first, as far as the reader may know.
func (t *Play) lines(first, end int) []line {
	var all []line
	for i := max(first, 0); i < min(end, t.Turns()); i++ {
		words := t.wordsAt(i)
		for at, e := range t.Events(i) {
			said := t.Table.Match.Game.Tell(t.Table.Match.State, e)
			all = append(all, line{turn: i, at: at, seat: e.Seat, said: said, text: words.Say(said), event: e})
		}
	}
	return all
}

// chronicle renders what happened, newest first, each line with its rule.
func (t *Play) chronicle() Node {
	end := t.Turns()
	if t.Moment.Replay {
		end = t.Moment.At
	}
	first, most := 0, end
	if !t.Moment.Whole {
		first, most = t.recently(end), entriesShown
	}
	drawn := *t
	drawn.forced = t.forcedMoves() // for the chronicle only
	t = &drawn
	lines, first := t.begun(t.lines(first, end), first)
	entries := t.divided(t.entries(t.interleaved(lines, first, end)))
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
func (t *Play) recently(end int) int {
	for told := 0; end > 0 && told < recent; end-- {
		if t.told(end - 1) {
			told++
		}
	}
	return end
}

// begun returns the lines from that turn on, and those before it that the first one repeats, so that a count is
// always complete.
func (t *Play) begun(lines []line, first int) ([]line, int) {
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
func (t *Play) entries(lines []line) [][]line {
	var all [][]line
	for _, l := range lines {
		last := len(all) - 1
		other := last >= 0 && l.seat != all[last][0].seat && int(l.seat) < len(t.Table.Seats)
		about := l.seats || last >= 0 && all[last][0].seats
		if last < 0 || about || other && !piece.Continues(t.Board, l.said) || piece.Opens(t.Board, l.said) ||
			t.begins(l) || piece.Again(t.Board, said(all[last]), l.said) {
			all = append(all, nil)
			last++
		}
		all[last] = append(all[last], l)
	}
	return all
}

// divided gives each action of an entry an entry of its own. What a scene tells stays whole.
func (t *Play) divided(entries [][]line) (all [][]line) {
	for _, entry := range entries {
		if entry[0].seats || t.begins(entry[0]) {
			all = append(all, entry)
			continue
		}
		from := 0
		for _, start := range t.parts(entry)[1:] {
			all = append(all, entry[from:start])
			from = start
		}
		all = append(all, entry[from:])
	}
	return all
}

// parts returns where the actions of an entry begin.
func (t *Play) parts(entry []line) []int {
	var events []game.Event
	for _, l := range entry {
		events = append(events, l.event)
	}
	return piece.Parts(t.Board, events)
}

// said returns the messages of lines.
func said(lines []line) (all []game.Message) {
	for _, l := range lines {
		all = append(all, l.said)
	}
	return all
}

// entry renders one entry of the chronicle as one sentence, which opens to its parts. It is marked if it is about the
// last turn.
func (t *Play) entry(lines []line, last int) Node {
	if lines[0].seats {
		return t.becameEntry(lines[0])
	}
	folded := fold(lines, t.remarked)
	parts := Group{}
	for i, l := range folded {
		then := i+1 == len(folded) || folded[i+1].turn != l.turn
		parts = append(parts, P(If(l.turn == last, Class("last")), t.happened(l),
			If(then, Group{t.note(l.turn), t.why(l.turn)})))
	}
	end := folded[len(folded)-1]
	told, isScene := t.sceneAt(lines[0])
	if len(folded) > 1 || isScene {
		says := t.summary(lines)
		if isScene {
			if says = t.w("scene.told", "title", told.Title, "line", told.Line); told.Running {
				says = t.w("scene.running", "title", told.Title)
			}
		}
		parts = Group{Details(ID("parts-"+lineID(lines[0])),
			Summary(If(end.turn == last, Class("last")), Text(says)), parts)}
	}
	return Li(ID("l-"+lineID(lines[0])), t.mark(lines[0].seat),
		Div(parts, Iff(isScene, func() Node { return t.sceneAgain(told) }), t.then(end.turn)))
}

// summary returns what an entry was, and how it ended.
func (t *Play) summary(lines []line) string {
	says, _ := t.weightiest(lines)
	what := says.text
	for _, l := range lines {
		if t.tells(l).Ends && lineID(l) != lineID(says) {
			what = t.w("since.result", "what", what, "result", l.text)
		}
	}
	return what
}

// lineID returns what tells a line from all others, for an id.
func lineID(l line) string { return strconv.Itoa(l.turn) + "-" + strconv.Itoa(l.at) }

// note renders what the author of a turn wrote with it, or that a bot made it for somebody whose time was up.
func (t *Play) note(turn int) Node {
	switch {
	case t.stewarded(turn):
		return Group{Text(" "), Small(t.t("clock.by", "name", t.name(t.seatOf(turn))))}
	case t.known[turn].note == "":
		return nil
	}
	return Group{Text(" "), Q(Dir("auto"), Text(t.known[turn].note))}
}

// seatOf returns whose turn one was.
func (t *Play) seatOf(turn int) game.Seat { return t.Table.Match.Record.Turns[t.known[turn].at].Seat }

// stewarded reports whether a bot made a turn for somebody whose time was up.
func (t *Play) stewarded(turn int) bool { return t.Table.Stewarded(t.known[turn].at) }

// then renders a link to the board as it was after a turn.
func (t *Play) then(turn int) Node {
	return A(Class("then"), Href(t.address()+"?at="+strconv.Itoa(turn+1)), Title(t.w("log.then")),
		Aria("label", t.w("log.then")), icon("clock"))
}

// mark renders the sign of a seat, or of chance.
func (t *Play) mark(seat game.Seat) Node {
	if int(seat) < len(t.Table.Seats) {
		return piece.SeatMark(seat, 18)
	}
	return Span(Class("mk chance"), Aria("hidden", "true"), Text("✦"))
}

// spoken returns what a screen reader announces about the change that led to this page: what happened since the page
// before, then the prompt.
func (t *Play) spoken() string {
	if t.planned() {
		return t.planSaid(t.Plan.Line())
	}
	if t.Moment.Replay {
		return t.tapeSaid()
	}
	if t.Browser.Turns < 0 {
		return ""
	}
	said := t.newsAloud()
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
	case t.Scene.Active && len(t.Scene.Aim) > 0: // the panel says what has changed
	case t.Scene.Active:
		said = append(said, t.Scene.Words.Say(t.Table.Match.Game.Prompt(t.Scene.State, t.Reader.Seat)))
		if _, ok := t.lapses(); ok && t.Browser.Turns != t.Turns() { // told once
			said = append(said, t.w("ask.lapse.line"))
		}
		said = append(t.hintAloud(), said...)
	case t.Table.Owing()&t.Reader.Lent != 0:
		said = append(said, t.lentPrompt(t.Reader.Lent.First()))
	}
	return strings.Join(said, " ")
}
