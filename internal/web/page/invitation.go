package page

import (
	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Invitation is the page behind the link of a seat.
type Invitation struct {
	Site
	Table  *table.Table
	Seat   game.Seat
	Key    string
	Use    table.Purpose
	Name   string     // the visitor's, or empty
	Sitter string     // who sits on the seat so far
	Guest  *GuestSeat // who takes this seat is to bring that one along instead; nil if there is none
	Notice Notice
}

// Render renders the page. It says what the link does before it does it.
func (v Invitation) Render() Node {
	name := v.w("game." + v.Table.Game + ".title")
	title, line, press := v.w("invite.title", "game", name), v.w("invite.line", "n", int(v.Seat)+1), v.w("invite.sit")
	switch {
	case v.Use == table.AddDevice:
		title, press = v.w("invite.device.title", "game", name), v.w("invite.device.go")
		line = v.w("invite.device.line", "name", v.Sitter)
	case v.Use == table.HandOver:
		title, press = v.w("invite.over.title", "game", name), v.w("invite.over.go")
		line = v.w("invite.over.line", "name", v.Sitter)
	case v.Use == table.Lends:
		title, press = v.w("invite.eyes.title", "game", name), v.w("invite.eyes.go")
		line = v.w("invite.eyes.line", "name", v.Sitter)
	case v.Table.Status == table.Playing:
		line = v.w("invite.later", "n", int(v.Seat)+1) + " " + v.w("absence.unrated")
	}
	clocks := v.clocks(v.Table.Terms)
	return v.plain(title, Section(Class("sheet"),
		H1(Class("cg"), Text(title)),
		v.notice(v.Notice, ""),
		P(Text(line)), If(v.Table.Terms.Rated, P(v.t("terms.rated.yes"))),
		Iff(clocks != "", func() Node { return P(Text(clocks)) }),
		v.guestSeat(v.Guest),
		If(v.Guest == nil, Form(Method("post"), Action("/t/"+string(v.Table.ID)+"/claim"), Class("stack"),
			hidden("key", v.Key),
			If(v.Use != table.AddDevice, Label(Class("field"), Span(v.t("home.name")),
				Input(Name("name"), Value(v.Name), MaxLength("32"), AutoComplete("nickname"),
					Placeholder(v.w("home.guest"))))),
			Button(Class("go"), Text(press)))),
		P(Class("dim"), A(Href("/t/"+string(v.Table.ID)), v.t("invite.watch"))),
	))
}

// DeadLink renders the page of a seat's link that no longer works, with what to do.
func DeadLink(s Site, id table.ID, n Notice) Node {
	title := s.w("invite.dead")
	return s.plain(title, Section(Class("sheet"),
		H1(Class("cg"), Text(title)),
		P(Text(s.Words.Word(n.Key))),
		P(A(Class("gh"), Href("/t/"+string(id)), s.t("invite.table")))))
}
