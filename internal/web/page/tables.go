package page

import (
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

func (h Home) watch() Node {
	if len(h.Public) == 0 {
		return Section(Class("sheet"), H2(Class("cg"), h.t("home.public")), P(Class("dim"), h.t("home.public.none")))
	}
	return Section(Class("sheet"), H2(Class("cg"), h.t("home.public")), h.list("home.look", h.Public))
}

// mine renders the visitor's tables. Finished guided games wait for nothing, so they are folded away.
func (h Home) mine() Node {
	if len(h.Mine) == 0 {
		return nil
	}
	var tables, taught []table.Summary
	for _, t := range h.Mine {
		if finished(t) {
			taught = append(taught, t)
		} else {
			tables = append(tables, t)
		}
	}
	return Section(Class("sheet"), H2(Class("cg"), h.t("home.mine")),
		If(len(tables) > 0, h.list("home.go", tables)),
		If(len(taught) > 0, Details(ID("taught"), Summary(icon("book"), h.t("home.taught", "n", len(taught))),
			h.list("home.look", taught))))
}

// finished reports whether a table is a finished guided game: only there nobody is to move while it is still playing.
func finished(t table.Summary) bool { return t.Status == table.Playing && t.Owing == 0 }

// list renders a list of tables.
func (h Home) list(verb string, tables []table.Summary) Node {
	return Ul(Class("tables"), Map(tables, func(t table.Summary) Node {
		return Li(A(Href("/t/"+string(t.ID)),
			Span(Class("what"), B(h.t("game."+t.Game+".title")), I(Text(h.names(t)))),
			Span(Class("state"+map[bool]string{true: " now"}[t.Owing&t.Mine != 0]), Text(h.state(t))),
			Span(Class("ago"), Text(h.ago(t.Updated))),
			Span(Class("verb"), h.t(verb)),
		))
	}))
}

func (h Home) names(t table.Summary) string {
	var names []string
	for i := range t.Seats {
		names = append(names, h.sitter(t, game.Seat(i)))
	}
	return strings.Join(names, ", ")
}

// sitter returns who sits on a seat, by name or by kind.
func (h Home) sitter(t table.Summary, seat game.Seat) string {
	switch s := t.Seats[seat]; {
	case s.Name != "":
		return s.Name
	case s.Gone():
		return h.w("seat.somebody")
	case s.Kind == table.Bot:
		return h.w("level." + s.Level)
	case s.Kind == table.Automaton:
		return h.w("game." + t.Game + ".automaton")
	}
	return h.w("home.free")
}

// state says in a few words what a table waits for.
func (h Home) state(t table.Summary) string {
	switch {
	case t.Status != table.Playing:
		return h.w("status." + string(t.Status))
	case finished(t):
		return h.w("status.taught")
	case t.Owing&t.Mine != 0:
		return h.w("status.you")
	}
	for seat := range t.Owing.All() {
		if int(seat) < len(t.Seats) {
			return h.w("status.waits", "name", h.sitter(t, seat))
		}
	}
	return h.w("status.playing")
}

func (h Home) ago(then time.Time) string {
	past := h.Now.Sub(then)
	switch {
	case past < time.Minute:
		return h.w("ago.now")
	case past < time.Hour:
		return h.w("ago.minutes", "n", int(past.Minutes()))
	case past < 48*time.Hour:
		return h.w("ago.hours", "n", int(past.Hours()))
	}
	return h.w("ago.days", "n", int(past.Hours()/24))
}
