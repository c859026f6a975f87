package page

import (
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Stream renders the page of a table that somebody shows to others while it is played: the board, who plays, and what
// happened last, as spectators see it. Nothing on it can be chosen.
func (t *Play) Stream(fragment bool) Node {
	players := t.Scene.State.Seats()
	content := t.page("stream",
		Header(ID("bar"), Class("bar"+crowd(players)), t.brand(), t.heading(),
			Div(ID("progress"), Class("round"), t.Board.Progress(t.Scene)),
			Ol(ID("seats"), Class("seats"), Aria("label", t.w("table.seats")), t.seats())),
		Main(ID("main"), TabIndex("-1"), t.stage()),
		Footer(ID("lately"), t.lately(), P(Class("dim"), Text(t.lateness()), Text(" · "),
			A(Href(t.address()), t.t("stream.table")))))
	return t.sent(fragment, Group{Link(Rel("stylesheet"), Href(t.File("stream.css"))), t.waits()}, content)
}

// lateness says how far behind the game the page is: at least so many minutes, since a delay in moves may hold more
// back. Of moves it says what was asked for, since it would tell at once that one was taken back.
func (t *Play) lateness() string {
	switch {
	case t.Table.Status == table.Over:
		return t.w("stream.over")
	case t.Minutes > 0:
		return t.w("stream.minutes", "n", t.Minutes)
	case t.Moves > 0:
		return t.w("stream.late", "n", t.Moves)
	}
	return t.w("stream.now")
}

// streamLink renders the addresses of the page for a stream of a running game.
func (t *Play) streamLink() Node {
	if t.Table.Status != table.Playing || t.guided() {
		return nil
	}
	return Group{t.link(t.w("stream.link"), t.Reader.Origin+t.address()+"/stream?delay=5"),
		t.link(t.w("stream.link.minutes"), t.Reader.Origin+t.address()+"/stream?minutes=10")}
}
