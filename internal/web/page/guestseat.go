package page

import (
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// GuestSeat is the seat at which the guest sits whom the browser knew before its account signed in.
type GuestSeat struct {
	Table table.ID
	Name  string // of the seat
	Over  bool   // nobody sits down there any more
}

// guestSeat offers an account to bring the seat of that guest along, and says why it can take no other.
func (s *Site) guestSeat(g *GuestSeat) Node {
	if g == nil {
		return nil
	}
	id := string(g.Table)
	return Form(ID("guest-seat"), Class("notice quiet"), Method("post"), Action("/me/bring"),
		hidden("table", id), hidden("at", id),
		P(s.t("people.bring.seat", "name", g.Name)),
		If(!g.Over, P(s.t("people.bring.once"))),
		Div(Class("inline"), Button(Class("go"), s.t("people.bring.seat.go")),
			A(Href("/me/bring?at="+id), s.t("people.bring.all"))))
}
