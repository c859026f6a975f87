package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Render renders the page of a game.
func (t Play) Render(fragment bool) Node { return t.sent(fragment, t.waits(), t.body()) }

// sent renders the whole page, or, for a page that is already there, the part of it that changes.
func (t Play) sent(fragment bool, head, content Node) Node {
	if fragment {
		return content
	}
	style := Link(Rel("stylesheet"), Href(t.File("board-"+t.Table.Game+".css")))
	return t.document(t.title(), "", Group{style, head}, t.symbols(), content,
		P(ID("say"), Class("sr"), Role("status"), Aria("live", "polite")))
}

// waits makes a browser without script refresh now and then, while others decide.
func (t Play) waits() Node {
	if t.Scene.Active || t.Moment.Replay || t.guided() || t.Table.Status == table.Over ||
		t.Table.Status == table.Frozen {
		return nil
	}
	return NoScript(Meta(Attr("http-equiv", "refresh"), Content("20")))
}

// title returns what the browser tab shows.
func (t Play) title() string {
	name := t.w("game." + t.Table.Game + ".title")
	switch {
	case t.Moment.Replay:
		return t.w("title.replay", "game", name)
	case t.Table.Owing()&t.Reader.Held != 0:
		return t.w("title.you", "game", name)
	case t.Table.Status == table.Over:
		return t.w("title.over", "game", name)
	}
	return t.w("title.table", "game", name)
}

func (t Play) body() Node {
	t.drawn, t.news = t.dealt(), t.heard()
	if piece.Wide(t.Board) {
		return t.page("play table wide", t.bar(), Main(ID("main"), TabIndex("-1"),
			t.stage(), t.dial(), t.strip(), t.rail(t.others(Div), nil)))
	}
	return t.page("play table", t.bar(), Main(ID("main"), TabIndex("-1"),
		t.others(Aside, Aria("label", t.w("table.others"))), t.stage(), t.dial(), t.rail(nil, t.Board.Mine(t.Scene))))
}

// stage renders the board.
func (t Play) stage() Node { return Div(ID("stage"), Class("stage"), Raw(t.Board.Board(t.Scene))) }

// others renders what the other players have, and what is not on the board.
func (t Play) others(tag func(...Node) Node, attrs ...Node) Node {
	return tag(append(attrs, ID("left"), Class("left"), t.Board.Left(t.Scene))...)
}

// strip renders what the reader has, below a wide board.
func (t Play) strip() Node {
	mine := t.Board.Mine(t.Scene)
	if mine == nil {
		return nil
	}
	return Div(ID("strip"), Class("strip"), mine)
}

// rail renders the column of the decision, including what some boards put there.
func (t Play) rail(others, mine Node) Node {
	return Aside(ID("rail"), Class("rail"), Aria("label", t.w("table.rail")),
		t.lost(), t.since(), t.decision(), t.absences(), t.drawer(), t.weighed(), t.sheet(), others, mine,
		t.chat(), t.chronicle(), t.replay(), t.places(), t.seal(), t.links())
}

// page renders the part of the document that a change of the table replaces.
func (t Play) page(class string, content ...Node) Node {
	if t.guided() {
		class += " learning"
	}
	return Div(ID("page"), Class(class), t.lessonData(),
		Data("table", string(t.Table.ID)), Data("version", strconv.FormatInt(t.version(), 10)),
		Data("turns", strconv.Itoa(t.Turns())), Data("happened", strconv.Itoa(len(t.Table.Happened))),
		Data("title", t.title()), Data("say", t.spoken()),
		Data("narrow", strconv.Itoa(piece.Narrow(t.Board))),
		If(t.Moment.Replay, Data("at", strconv.Itoa(t.Moment.At))),
		t.split(Group(content)),
	)
}

// dial renders the bar that turns the board on narrow screens.
func (t Play) dial() Node {
	bar := t.Board.Dial(t.Scene)
	if bar == nil {
		return nil
	}
	return Form(ID("dial"), Class("qbar"), Method("get"), Action(t.address()),
		If(t.Moment.Replay, Input(Type("hidden"), Name("at"), Value(strconv.Itoa(t.Moment.At)))),
		If(t.Moment.Eyes != "", Input(Type("hidden"), Name("eyes"), Value(t.Moment.Eyes))),
		bar)
}

func (t Play) address() string { return "/t/" + string(t.Table.ID) }

// name returns who sits on a seat, in the words of the page.
func (t Play) name(seat game.Seat) string {
	if int(seat) < len(t.Scene.Names) && t.Scene.Names[seat] != "" {
		return t.Scene.Names[seat]
	}
	return t.w("seat", "n", int(seat)+1)
}

// hidden renders a form field that the reader does not see.
func hidden(name, value string) Node { return Input(Type("hidden"), Name(name), Value(value)) }

// stamp renders the two fields by which a form says what it saw.
func (t Play) stamp() Node {
	return Group{hidden("version", strconv.FormatInt(t.version(), 10)),
		hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1))}
}

// symbols renders the sheet that the drawings of the page refer to.
func (t Play) symbols() Node { return Raw(t.Board.Symbols(t.Scene)) }
