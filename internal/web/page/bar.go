package page

import (
	"strconv"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// bar renders the header of a table: where we are in the game, and everybody's points in one place.
func (t *Play) bar() Node {
	players := t.Scene.State.Seats()
	return Header(ID("bar"), Class("bar"+crowd(players)),
		t.brand(),
		t.heading(),
		Div(ID("progress"), Class("round"), t.Board.Progress(t.Scene)),
		Ol(ID("seats"), Class("seats"), Aria("label", t.w("table.seats")), t.seats()),
		Nav(ID("nav"), Aria("label", t.w("nav.site")),
			t.toDrawer(), t.toChat(),
			A(ID("to-rules"), Class("ib"), Href("/rules/"+t.Table.Game), Title(t.w("nav.rules")),
				Aria("label", t.w("nav.rules")), icon("book")),
			t.tools(A(Class("gh rules"), Href("/rules/"+t.Table.Game), icon("book"), t.t("nav.rules")))),
	)
}

// crowd returns the classes of what has a column for each of so many players, who may leave little room. A selector
// that counts them would restyle much of the page at each change.
func crowd(players int) string {
	return piece.When(players >= 4, " four") + piece.When(players >= 5, " five")
}

// long is the number of letters from which the name of a game is set smaller on a phone.
const long = 24

func (t *Play) heading() Node {
	name := t.w("game." + t.Table.Game + ".title")
	return H1(piece.Class("cg", piece.When(utf8.RuneCountInString(name) >= long, "long")), Text(name))
}

// seats lists everybody in the order of their turns.
func (t *Play) seats() Node {
	all := Group{}
	owing := t.Scene.State.Owing()
	for _, seat := range piece.Order(t.Board, t.Scene) {
		class := "seat"
		if owing.Has(seat) && t.Table.Status == table.Playing {
			class += " now"
		}
		if t.Reader.Held.Has(seat) {
			class += " mine"
		}
		if t.timed() && t.Table.Handed().Has(seat) {
			class += " off"
		}
		points := t.points(t.Scene.State.Score(seat))
		if !game.ScoreKnown(t.Scene.State, seat) {
			points = Span(Class("pts"), Span(Aria("hidden", "true"), Text("?")),
				Span(Class("sr"), t.t("points.secret")))
		}
		all = append(all, Li(ID("seat-"+strconv.Itoa(int(seat)+1)), Class(class),
			piece.SeatMark(seat, 26), t.face(seat, 26),
			Span(B(Text(t.name(seat)), t.reeds(seat), t.onlooker(seat)), I(Text(t.status(seat))), t.seatClock(seat)),
			points,
		))
	}
	return all
}

// status says what a seat does; a bot that does nothing yet has its level, which its reeds show otherwise.
func (t *Play) status(seat game.Seat) string {
	status, s := t.Board.Status(t.Scene, seat), t.Table.Seats[seat]
	switch {
	case t.Table.Ended() && !t.Moment.Replay: // nobody is to move any more, whatever the rules say
		return ""
	case s.Kind != table.Bot || s.Name == "" || t.Place != nil:
		return status
	case status == "":
		return t.w("level." + s.Level)
	}
	return status
}

// points renders points in a golden cartouche, which nothing else uses.
func (t *Play) points(n int) Node {
	return Span(Class("pts"), Span(Aria("hidden", "true"), Text(t.Words.Number(n))),
		Span(Class("sr"), t.t("points", "n", n)))
}
