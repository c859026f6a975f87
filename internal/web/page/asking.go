package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// asking renders the setting of when the reader is asked for reactions, in games that have them. Nobody else's page
// shows it.
func (t Play) asking() Node {
	playing := t.Table.Status == table.Playing && !t.Moment.Replay && t.Place == nil
	if seat := t.Reader.Seat; !playing || seat == game.Spectator || !t.Reader.Held.Has(seat) {
		return nil
	}
	now, ok := t.Table.Asked(t.Reader.Seat)
	if !ok {
		return nil
	}
	return Details(ID("asking"), Class("ask"),
		Summary(icon("bell"), t.t("ask.now", "when", t.w("ask."+string(now)))),
		Form(Method("post"), Action(t.address()+"/ask"), hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1)),
			FieldSet(Legend(Class("sr"), t.t("ask.title")), Map(table.Asks(), func(ask table.Ask) Node {
				if ask == table.AskAble && !t.Table.Alone() {
					return nil
				}
				return Button(ID("ask-"+string(ask)), Type("submit"), Name("ask"), Value(string(ask)),
					Aria("pressed", boolean(ask == now)),
					B(t.t("ask."+string(ask))), Text(" "), Span(t.t("ask."+string(ask)+".line")))
			})),
			P(Class("sub"), t.t("ask.line"), If(t.Table.Alone(), Group{Text(" "), t.t("ask.alone")}))),
	)
}
