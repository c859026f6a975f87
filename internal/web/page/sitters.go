package page

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Sitters renders the page with those who sit at a table, and the ways to their pages. What they are to the reader is
// known by seat.
func (t *Play) Sitters(are map[game.Seat]Relation) Node {
	title := t.w("sitters.title", "game", t.w("game."+t.Table.Game+".title"))
	return t.people(title, Raw(piece.Symbols()),
		Section(Class("sheet narrow"), P(A(Href(t.address()), icon("back"), t.t("analysis.table"))),
			H1(Class("cg"), Text(title)),
			Ul(Class("rows"), Map(t.Table.Seats, t.sits(are))),
			If(t.Visitor != nil, P(Class("small"), A(Href(t.address()+"/report/table"), t.t("report.table.link"))))))
}

// sits renders who sits on each seat.
func (t *Play) sits(are map[game.Seat]Relation) func(table.Seat) Node {
	seat := game.Seat(0)
	return func(s table.Seat) Node {
		at := seat
		seat++
		return Li(piece.SeatMark(at, 30),
			Span(B(t.toPerson(at, Text(t.sitter(at)))), I(Text(t.sitting(s, at, are[at])))))
	}
}

// sitting says who somebody is, in a word.
func (t *Play) sitting(s table.Seat, seat game.Seat, is Relation) string {
	switch {
	case s.Kind == table.Bot || s.Kind == table.Automaton:
		return t.presence(s)
	case t.Table.Free().Has(seat):
		return t.w("sitters.free")
	case t.Reader.Held.Has(seat):
		return t.w("sitters.you")
	case is.Blocked:
		return t.w("sitters.blocked")
	case is.Muted:
		return t.w("sitters.muted")
	case is.Friend:
		return t.w("sitters.friend")
	case !s.Account && s.Taken && !s.Gone():
		return t.w("person.guest")
	}
	return ""
}
