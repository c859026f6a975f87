package page

import (
	"slices"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Hosting is what whoever opened a table does before its game begins.
type Hosting struct {
	Link     string // takes any free seat
	Square   Square // the same for a camera
	Accounts bool   // people may have accounts, and so be invited by name
	Guests   []string
}

// inviting renders how the host invites people: by link, with a camera, by name.
func (t *Play) inviting() Node {
	h := t.Hosting
	if h == nil || t.Table.Free() == 0 {
		return nil
	}
	return Section(ID("inviting"), Class("sheet"), H2(Class("cg"), t.t("host.title")),
		P(t.t("host.line")),
		t.link(t.w("host.link"), h.Link),
		Details(Class("camera"), Summary(t.t("host.camera")), h.Square.render(t.w("host.camera"))),
		If(h.Accounts, Form(Class("inline"), Method("post"), Action(t.address()+"/invite"),
			Label(Class("field"), Span(t.t("host.name")),
				Input(Name("name"), MaxLength("32"), Required(), AutoComplete("off"))),
			Button(Class("gh"), t.t("host.invite")))),
		If(len(h.Guests) > 0, Ul(Class("guests"), Map(h.Guests, func(name string) Node {
			return Li(Span(Text(t.w("host.invited", "name", name))),
				Form(Method("post"), Action(t.address()+"/uninvite"),
					Button(Class("gh"), Name("name"), Value(name), t.t("host.uninvite"))))
		}))),
	)
}

// agreed renders the terms of the table in words, and for the host the form that changes them.
func (t *Play) agreed() Node {
	setup := t.Table.Match.Record.Setup
	list := Ul(Class("terms"), Map(t.terms(t.Game, setup, t.Table.Public, t.Table.Terms),
		func(words Node) Node { return Li(words) }))
	if t.Hosting == nil {
		return Section(ID("terms"), Class("sheet"), H2(Class("cg"), t.t("terms.title")), list)
	}
	return Section(ID("terms"), Class("sheet"), H2(Class("cg"), t.t("terms.title")), list,
		Details(ID("change-terms"), Summary(t.t("terms.change")),
			Form(Method("post"), Action(t.address()+"/terms"), t.termFields(t.Table.Public, t.Table.Terms, t.Now, nil),
				Button(Class("go quiet"), t.t("terms.save")))))
}

// rematch offers those who played a finished game to play it once more.
func (t *Play) rematch() Node {
	if t.Reader.Held == 0 || t.Table.Practice() || t.Table.Older() || t.guided() {
		return nil
	}
	key := "over.rematch"
	if t.Table.Terms.Next != "" {
		key = "over.rematch.join"
	}
	return Form(Method("post"), Action(t.address()+"/rematch"), Button(ID("rematch"), Class("gh"),
		t.t(key)))
}

// Called returns the name of a person. Who gave none sat down under the word for a guest in their own language; to
// others they are called so in theirs.
func (s *Site) Called(seat table.Seat) string {
	if s.nameless(seat) {
		return s.w("home.guest")
	}
	return seat.Name
}

// nameless reports whether a guest gave no name.
func (s *Site) nameless(seat table.Seat) bool {
	return seat.Kind == table.Person && !seat.Account && slices.Contains(s.Guests, seat.Name)
}

// guest marks somebody who has no account: anybody may have that name.
func (s *Site) guest(seat table.Seat) Node {
	if seat.Kind != table.Person || !seat.Taken || seat.Account || seat.Gone() || s.nameless(seat) {
		return nil
	}
	return Small(Class("guest"), Text(" ("+s.w("guest")+")"))
}
