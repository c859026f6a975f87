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

// Render renders the page of a game.
func (t *Play) Render(fragment bool) Node { return t.sent(fragment, t.waits(), t.body()) }

// sent renders the whole page, or, for a page that is already there, the part of it that changes.
func (t *Play) sent(fragment bool, head, content Node) Node {
	if fragment {
		return content
	}
	style := Link(Rel("stylesheet"), Href(t.File(t.Style)))
	return t.document(t.title(), t.hue(), Group{style, head, t.card(), t.clockFiles()}, t.symbols(), t.clockIcons(),
		content, P(ID("say"), Class("sr"), Role("status"), Aria("live", "polite")))
}

// waits makes a browser without script refresh now and then, while others decide.
func (t *Play) waits() Node {
	if t.Scene.Active || t.Moment.Replay || t.planned() || t.guided() || t.Table.Status == table.Over ||
		t.Table.Status == table.Frozen {
		return nil
	}
	return NoScript(Meta(Attr("http-equiv", "refresh"), Content("20")))
}

// title returns what the browser tab shows.
func (t *Play) title() string {
	name := t.w("game." + t.Table.Game + ".title")
	switch {
	case t.planned():
		return t.w("title.plan", "game", name)
	case t.Moment.Replay:
		return t.w("title.replay", "game", name)
	case t.Table.Owing()&t.Reader.Held != 0:
		return t.w("title.you", "game", name)
	case t.Table.Status == table.Over:
		return t.w("title.over", "game", name)
	}
	return t.w("title.table", "game", name)
}

func (t *Play) body() Node {
	t.acts = map[int][]scene{}
	if !t.planned() { // a plan knows neither negotiation nor what happened
		t.drawn, t.news = t.dealt(), t.heard()
		t.Scene.Told = t.held()
	}
	if t.guided() && t.Scene.Active {
		t.Scene.Lesson = t.Place.Moves(t.Scene.State)
	}
	class := "play table" + piece.When(t.planned(), " planning") + piece.When(t.timed(), " timed") +
		piece.When(t.few(), " few")
	if piece.Wide(t.Board) {
		return t.page(class+" wide", t.bar(), Main(ID("main"), TabIndex("-1"),
			t.planBar(), t.stage(), t.dial(), t.strip(), t.rail(t.others(Div))))
	}
	return t.page(class, t.bar(), Main(ID("main"), TabIndex("-1"),
		t.others(Aside, TabIndex("0"), Aria("label", t.w("table.others"))), t.planBar(), t.stage(), t.dial(),
		t.rail(nil)))
}

// fewChoices is up to how many choices pulse on the board. Each that does is a layer of its own for the browser.
const fewChoices = 8

// few reports whether the reader has so few choices that they pulse.
func (t *Play) few() bool {
	return t.Scene.Active && len(t.Scene.State.Moves(nil, t.Reader.Seat)) <= fewChoices
}

// stage renders the board.
func (t *Play) stage() Node {
	board := t.Board.Board(t.Scene)
	if t.planned() {
		board = t.madeUp(board)
	}
	return Div(ID("stage"), Class("stage"), Raw(board))
}

// others renders what is not on the board, and what the other players have; beside a board that has no strip below it,
// also what the reader has.
func (t *Play) others(tag func(...Node) Node, attrs ...Node) Node {
	mine := Node(nil)
	if !piece.Wide(t.Board) {
		mine = t.Board.Mine(t.Scene)
	}
	return tag(append(attrs, ID("left"), Class("left"), t.Board.Left(t.Scene), mine)...)
}

// strip renders what the reader has, below a wide board.
func (t *Play) strip() Node {
	mine := t.Board.Mine(t.Scene)
	if mine == nil {
		return nil
	}
	return Div(ID("strip"), Class("strip"), mine)
}

// rail renders the column of the decision, including what some boards put there.
func (t *Play) rail(others Node) Node {
	if t.planned() {
		return Aside(ID("rail"), Class("rail"), Aria("label", t.w("table.rail")),
			t.dock(), t.planLines(), t.planNotes(), t.clocks(), others, t.chat())
	}
	return Aside(ID("rail"), Class("rail"), Aria("label", t.w("table.rail")),
		t.lost(), t.guestSeat(t.Reader.Guest),
		t.since(), t.secondTry(), t.scenes(false), t.dock(), t.planNotes(), t.standing(), t.sheet(),
		t.scenes(true), t.hearing(), t.absences(), t.ending(), t.clocks(), t.drawer(), t.weighed(), t.remarks(), others,
		t.chat(), t.chronicle(), t.replay(), t.places(), t.seal(), t.designedHere(), t.links())
}

// page renders the part of the document that a change of the table replaces.
func (t *Play) page(class string, content ...Node) Node {
	if t.guided() {
		class += " learning"
	}
	return Div(ID("page"), Class(strings.TrimSpace(class+" "+t.hue())), t.lessonData(),
		Data("table", string(t.Table.ID)), Data("version", strconv.FormatInt(t.version(), 10)),
		Data("turns", strconv.Itoa(t.Turns())), Data("happened", strconv.Itoa(len(t.Table.Happened))),
		Data("title", t.title()), Data("say", t.spoken()),
		Data("narrow", strconv.Itoa(piece.Narrow(t.Board))),
		If(t.Moment.Replay, Data("at", strconv.Itoa(t.Moment.At))), Iff(t.planned(), t.planData),
		If(t.Again > 0, Data("again", strconv.FormatInt(t.Again.Milliseconds()+1, 10))),
		t.split(Group(content)),
	)
}

// hue returns the classes by which the reader's seat has the colour that they like. Symbols, which are outside the
// part that changes, need them, too.
func (t *Play) hue() string {
	if t.Reader.Held == 0 {
		return ""
	}
	return piece.Exchanged(t.Reader.Held.First(), t.Colour)
}

// dial renders the bar that turns the board on narrow screens.
func (t *Play) dial() Node {
	bar := t.Board.Dial(t.Scene)
	if bar == nil {
		return nil
	}
	return Form(ID("dial"), Class("qbar"), Method("get"), Action(t.address()),
		If(t.Moment.Replay, Input(Type("hidden"), Name("at"), Value(strconv.Itoa(t.Moment.At)))),
		If(t.Moment.Eyes != "", Input(Type("hidden"), Name("eyes"), Value(t.Moment.Eyes))),
		Iff(t.planned(), t.planStamp),
		Iff(!t.planned(), t.half),
		bar)
}

// half renders the fields by which a page that is asked for again keeps a choice that is only half made: one that is
// aimed at, or one about which the reader is asked whether they are sure.
func (t *Play) half() Node {
	lexicon := t.Game.Lexicon()
	switch {
	case t.Waiting.Sure != nil:
		return Group{hidden("sure", piece.Series(lexicon, t.Waiting.Sure)),
			hidden("asked", strconv.FormatInt(t.version(), 10))}
	case len(t.Scene.Aim) > 0:
		return hidden("aim", piece.Series(lexicon, t.Scene.Aim))
	}
	return nil
}

func (t *Play) address() string { return "/t/" + string(t.Table.ID) }

// name returns who sits on a seat, in the words of the page.
func (t *Play) name(seat game.Seat) string {
	if int(seat) < len(t.Scene.Names) && t.Scene.Names[seat] != "" {
		return t.Scene.Names[seat]
	}
	return t.w("seat", "n", int(seat)+1)
}

// hidden renders a form field that the reader does not see.
func hidden(name, value string) Node { return Input(Type("hidden"), Name(name), Value(value)) }

// stamp renders the two fields by which a form says what it saw.
func (t *Play) stamp() Node {
	return Group{hidden("version", strconv.FormatInt(t.version(), 10)),
		hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1))}
}

// symbols renders the sheet that the drawings of the page refer to.
func (t *Play) symbols() Node { return Raw(t.Board.Symbols(t.Scene)) }
