package page

import (
	"fmt"
	"strconv"
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// asking renders the setting of when the reader is asked for reactions, in games that have them. Nobody else's page
// shows it.
func (t *Play) asking() Node {
	if !t.settles() {
		return nil
	}
	now, ok := t.Table.Asked(t.Reader.Seat)
	if !ok {
		return nil
	}
	return Details(ID("asking"), Class("ask"),
		Summary(icon("bell"), t.t("ask.now", "when", t.when(now))),
		Form(Method("post"), Action(t.address()+"/ask"), t.ownSeat(),
			FieldSet(Legend(Class("sr"), t.t("ask.title")), Map(table.Asks(), func(ask table.Ask) Node {
				if ask == table.AskAble && !t.Table.Alone() {
					return nil
				}
				return Button(ID("ask-"+string(ask)), Name("ask"), Value(string(ask)),
					Aria("pressed", boolean(ask == now)),
					B(t.t("ask."+string(ask))), Text(" "), Span(t.t("ask."+string(ask)+".line")))
			})),
			P(Class("sub"), t.t("ask.line"), If(t.Table.Alone(), Group{Text(" "), t.t("ask.alone")}))),
	)
}

// when says when the reader is asked.
func (t *Play) when(now table.Ask) string {
	if window, waits := t.Table.Until(t.Reader.Seat); waits {
		return t.w("ask.until", "what", t.window(window))
	}
	return t.w("ask." + string(now))
}

// lapses reports whether the table answers the reader's question by itself, and when.
func (t *Play) lapses() (at time.Time, ok bool) {
	if !t.Scene.Active || t.planned() {
		return at, false
	}
	return t.Table.Lapses(t.Reader.Seat)
}

// lapse renders a bar and a number that count the seconds until then. They are animations that begin at the age of the
// question, which is a class, since a page may have no styles of its own. An element counts once: a later page brings a
// new one, at a greater age.
func (t *Play) lapse() Node {
	at, ok := t.lapses()
	if !ok {
		return nil
	}
	whole := int(table.Briefly / time.Second)
	age := whole - min(max(int(at.Sub(t.Now).Round(time.Second)/time.Second), 0), whole)
	var seconds Group
	for left := whole; left > 0; left-- {
		seconds = append(seconds, Span(Text(strconv.Itoa(left))))
	}
	return P(ID(fmt.Sprintf("lapse-%x-%d", at.UnixMilli(), age)), Class(fmt.Sprintf("lapse age%d", age)),
		Span(Class("sr"), t.t("ask.lapse.line")),
		Span(Aria("hidden", "true"), t.t("ask.lapse"), Text(" "), B(Span(seconds)), t.t("ask.lapse.s")),
		I(Aria("hidden", "true")))
}
