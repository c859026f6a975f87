package page

import (
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Bring is the page on which an account takes over the games of the guest whom the browser knew before.
type Bring struct {
	Site
	Name   string // of the account
	Guest  string
	Mine   []Brought
	Others bool     // other tables know the guest, from whose seats they looked on or that they have lost
	At     table.ID // the table of the guest from which the reader comes, and to which they go back; empty for none
	Now    time.Time
}

// Brought is a table of the guest.
type Brought struct {
	table.Summary
	May bool // the account may have what the guest holds there
}

// Render renders the page.
func (b Bring) Render() Node {
	title, guest := b.w("people.bring", "name", b.Name), b.Guest
	if guest == "" {
		guest = b.w("home.guest")
	}
	h := Lists{Site: b.Site, Now: b.Now}
	return b.people(title, Section(Class("sheet narrow"), H1(Class("cg"), Text(title)),
		P(b.t("people.bring.line", "name", guest)),
		Form(Method("post"), Action("/me/bring"), If(b.At != "", hidden("at", string(b.At))),
			Ul(Class("keepers"), Map(b.Mine, func(t Brought) Node {
				id := string(t.ID)
				return Li(Label(Class("tick"), Input(Type("checkbox"), Name("table"), Value(id), If(t.May, Checked()),
					If(!t.May, Group{Disabled(), Aria("describedby", "no-"+id)})),
					B(h.t("game."+t.Game+".title")), Text(" "), I(Text(h.names(t.Summary)))),
					If(t.May, Span(Text(h.state(t.Summary)))),
					If(!t.May, Span(ID("no-"+id), b.t("people.bring.no"))))
			})),
			If(b.Others, P(Class("small"), b.t("people.bring.others"))),
			Div(Class("inline"), Button(Class("go"), b.t("people.bring.go")),
				A(Href("/me"), b.t("people.bring.not")))),
		P(Class("small"), b.t("people.bring.later"))))
}
