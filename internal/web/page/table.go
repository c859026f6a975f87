package page

import (
	"strconv"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/guide"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Play is the page of a table as one reader sees it.
type Play struct {
	Site
	Table *table.Table
	Game  game.Game
	Board piece.Board
	Scene piece.Scene // what is shown; its words know who sits where

	Held   game.Seats       // the reader's seats
	Viewer game.Seat        // whose eyes the reader has: one of Held, or a spectator's
	Reader game.Seat        // who may read the chronicle: the spectator where several share a screen
	Owner  bool             // the reader opened the table
	Origin string           // of the site, such as https://example.org
	Links  []table.SeatLink // by seat, zero where there is none or the reader may not know it

	Rule   func(id string) string // the text of a rule, empty if there is none
	Notice Notice
	Sure   *game.Move // a move that ends the turn and waits to be confirmed
	At     int        // so many turns are shown; all of them unless Replay (see [Play.Reads])
	Replay bool
	Eyes   string            // in the replay of a finished game: a seat's number, "spectator" or "all"
	Since  int               // turns that had been played at the reader's last visit; -1 if that is not known
	From   int               // turns that the page showed before this answer; -1 if none
	Levels []string          // of the bots, for practice
	Whole  bool              // the chronicle is shown whole
	Known  map[string]string // what the browser shows already: hashes of parts, by id
	Told   int               // happenings that the page showed before this answer; -1 if none
	Drawn  bool              // the server has just drawn the bits of the reader's seat

	Chat *Chat // nil where nobody has company

	Absences []Absence        // seats that hold up the game
	Lost     *table.Happening // what took the reader's seat away, nil if nothing

	Verified *game.Match // the replayed record of a finished game
	Broken   error       // or why it could not be verified

	place     *guide.Place       // where a guided table stands, nil at others
	drawn     *piece.Drawer      // what the drawer shows, nil if nothing
	known     []turn             // the turns that exist for the reader
	forced    map[int]bool       // by number in the record: moves without a choice, while the chronicle is drawn
	Explained bool               // moves of bots may be asked about
	Weighed   *analysis.Decision // while somebody looks back, what a bot makes of the next decision
}

// Render is the page of a game.
func (t Play) Render(fragment bool) Node { return t.sent(fragment, t.waits(), t.body()) }

// sent is the whole page, or, for a page that is there already, the part of it that changes.
func (t Play) sent(fragment bool, head, content Node) Node {
	if fragment {
		return content
	}
	style := Link(Rel("stylesheet"), Href(t.File("board-"+t.Table.Game+".css")))
	return t.document(t.title(), "", Group{style, head}, t.symbols(), content,
		P(ID("say"), Class("sr"), Role("status"), Aria("live", "polite")))
}

// waits has a browser without script look again now and then, while others decide.
func (t Play) waits() Node {
	if t.Scene.Active || t.Replay || t.guided() || t.Table.Status == table.Over || t.Table.Status == table.Frozen {
		return nil
	}
	return NoScript(Meta(Attr("http-equiv", "refresh"), Content("20")))
}

// title is what the tab of the browser shows.
func (t Play) title() string {
	name := t.w("game." + t.Table.Game + ".title")
	switch {
	case t.Replay:
		return t.w("title.replay", "game", name)
	case t.Table.Owing()&t.Held != 0:
		return t.w("title.you", "game", name)
	case t.Table.Status == table.Over:
		return t.w("title.over", "game", name)
	}
	return t.w("title.table", "game", name)
}

func (t Play) body() Node {
	t.drawn = t.dealt()
	if piece.Wide(t.Board) {
		return t.page("play table wide", t.bar(), Main(ID("main"), TabIndex("-1"),
			t.stage(), t.dial(), t.strip(), t.rail(t.others(Div), nil)))
	}
	return t.page("play table", t.bar(), Main(ID("main"), TabIndex("-1"),
		t.others(Aside, Aria("label", t.w("table.others"))), t.stage(), t.dial(), t.rail(nil, t.Board.Mine(t.Scene))))
}

// stage is the board.
func (t Play) stage() Node { return Div(ID("stage"), Class("stage"), Raw(t.Board.Board(t.Scene))) }

// others is what the others have and what does not lie on the board.
func (t Play) others(tag func(...Node) Node, attrs ...Node) Node {
	return tag(append(attrs, ID("left"), Class("left"), t.Board.Left(t.Scene))...)
}

// strip is what the reader has, below a wide board.
func (t Play) strip() Node {
	mine := t.Board.Mine(t.Scene)
	if mine == nil {
		return nil
	}
	return Div(ID("strip"), Class("strip"), mine)
}

// rail is the column of the decision, with what may stand in it for some boards.
func (t Play) rail(others, mine Node) Node {
	return Aside(ID("rail"), Class("rail"), Aria("label", t.w("table.rail")),
		t.lost(), t.decision(), t.absences(), t.drawer(), t.weighed(), t.sheet(), t.since(), others, mine,
		t.chat(), t.chronicle(), t.replay(), t.places(), t.seal(), t.links())
}

// page is the part of the document that a change of the table replaces.
func (t Play) page(class string, content ...Node) Node {
	if t.guided() {
		class += " learning"
	}
	return Div(ID("page"), Class(class), t.lessonData(),
		Data("table", string(t.Table.ID)), Data("version", strconv.FormatInt(t.version(), 10)),
		Data("turns", strconv.Itoa(t.Turns())), Data("happened", strconv.Itoa(len(t.Table.Happened))), Data("title", t.title()), Data("say", t.spoken()),
		Data("since", strconv.Itoa(t.Since)), Data("narrow", strconv.Itoa(piece.Narrow(t.Board))),
		If(t.Replay, Data("at", strconv.Itoa(t.At))),
		t.split(Group(content)),
	)
}

// dial is the bar that turns the board on narrow screens.
func (t Play) dial() Node {
	bar := t.Board.Dial(t.Scene)
	if bar == nil {
		return nil
	}
	return Form(ID("dial"), Class("qbar"), Method("get"), Action(t.address()),
		If(t.Replay, Input(Type("hidden"), Name("at"), Value(strconv.Itoa(t.At)))),
		If(t.Eyes != "", Input(Type("hidden"), Name("eyes"), Value(t.Eyes))),
		bar)
}

func (t Play) address() string { return "/t/" + string(t.Table.ID) }

// name is who sits on a seat, in the words of the page.
func (t Play) name(seat game.Seat) string {
	if int(seat) < len(t.Scene.Names) && t.Scene.Names[seat] != "" {
		return t.Scene.Names[seat]
	}
	return t.w("seat", "n", int(seat)+1)
}

// hidden is a field of a form that the reader does not see.
func hidden(name, value string) Node { return Input(Type("hidden"), Name(name), Value(value)) }

// stamp is the two fields by which a form says what it saw.
func (t Play) stamp() Node {
	return Group{hidden("version", strconv.FormatInt(t.version(), 10)), hidden("seat", strconv.Itoa(int(t.Viewer)+1))}
}

// symbols is the sheet that the drawings of the page refer to.
func (t Play) symbols() Node { return Raw(t.Board.Symbols(t.Scene)) }
