package page

import (
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Lists draws lists of tables.
type Lists struct {
	Site
	Now    time.Time
	Clocks map[table.ID]*Clocks // of the reader's tables that have some, as far as anybody has looked
}

// others leads to where people find each other.
func (h Home) others() Node {
	return Section(Class("sheet"), H2(Class("cg"), h.t("home.others")), P(Class("dim"), h.t("home.others.line")),
		P(A(Class("gh"), Href("/play"), icon("people"), h.t("home.others.go"))))
}

// lastOver is how many finished games the front page shows without a click.
const lastOver = 5

// mine renders the visitor's tables. Finished guided games wait for nothing, so they are folded away.
func (h Home) mine() Node {
	if len(h.Mine) == 0 {
		return nil
	}
	var tables, past, taught []table.Summary
	over := 0
	for _, t := range h.Mine {
		if t.Status == table.Over {
			over++
		}
		switch {
		case finished(t):
			taught = append(taught, t)
		case t.Status == table.Over && over > lastOver:
			past = append(past, t)
		default:
			tables = append(tables, t)
		}
	}
	return Section(ID("mine"), Class("sheet"), H2(Class("cg"), h.t("home.mine")), h.timeIcons(),
		If(len(tables) > 0, h.list("home.go", tables)),
		If(len(past) > 0, Details(ID("earlier"), Summary(h.t("home.past", "n", len(past))), h.list("home.look", past))),
		If(len(taught) > 0, Details(ID("taught"), Summary(icon("book"), h.t("home.taught", "n", len(taught))),
			h.list("home.look", taught))))
}

// finished reports whether a table is a finished guided game: only there nobody is to move while it is still playing.
func finished(t table.Summary) bool { return t.Status == table.Playing && t.Owing == 0 }

// list renders a list of tables.
func (l Lists) list(verb string, tables []table.Summary) Node {
	return Ul(Class("tables"), Map(tables, func(t table.Summary) Node {
		return Li(A(Href("/t/"+string(t.ID)),
			Span(Class("what"), B(l.t("game."+t.Game+".title")), I(Text(l.names(t)))),
			Span(Class("state"+map[bool]string{true: " now"}[t.Owing&t.Mine != 0]), Text(l.state(t)), l.left(t)),
			Span(Class("ago"), Text(l.ago(t.Updated))),
			Span(Class("verb"), l.t(verb)),
		))
	}))
}

func (l Lists) names(t table.Summary) string {
	var names []string
	for i := range t.Seats {
		names = append(names, l.sitter(t, game.Seat(i)))
	}
	return strings.Join(names, ", ")
}

// sitter returns who sits on a seat, by name or by kind.
func (l Lists) sitter(t table.Summary, seat game.Seat) string {
	switch s := t.Seats[seat]; {
	case s.Name != "":
		return l.Called(s)
	case s.Gone():
		return l.w("seat.somebody")
	case s.Kind == table.Bot:
		return l.w("level." + s.Level)
	case s.Kind == table.Automaton:
		return l.w("game." + t.Game + ".automaton")
	}
	return l.w("home.free")
}

// state says in a few words what a table waits for.
func (l Lists) state(t table.Summary) string {
	switch {
	case t.Status != table.Playing:
		return l.w("status." + string(t.Status))
	case finished(t):
		return l.w("status.taught")
	case t.Owing&t.Mine != 0:
		return l.w("status.you")
	}
	for seat := range t.Owing.All() {
		if int(seat) < len(t.Seats) {
			return l.w("status.waits", "name", l.sitter(t, seat))
		}
	}
	return l.w("status.playing")
}

func (l Lists) ago(then time.Time) string {
	past := l.Now.Sub(then)
	switch {
	case past < time.Minute:
		return l.w("ago.now")
	case past < time.Hour:
		return l.w("ago.minutes", "n", int(past.Minutes()))
	case past < 48*time.Hour:
		return l.w("ago.hours", "n", int(past.Hours()))
	}
	return l.w("ago.days", "n", int(past.Hours()/24))
}
