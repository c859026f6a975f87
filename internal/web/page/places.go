package page

import (
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// places renders the reader's seats at a table: on which devices, and how to give them away.
func (t *Play) places() Node {
	if t.Reader.Held == 0 {
		return nil
	}
	open, all := false, Group{}
	for seat := range t.Reader.Held.All() {
		open = open || t.Reader.Links[seat].Key != "" && t.Reader.Links[seat].Use != table.Invites
		all = append(all, Div(ID("place-"+strconv.Itoa(int(seat)+1)), Class("place"),
			If(t.Reader.Held.Len() > 1, H3(Text(t.name(seat)))), t.chair(seat)))
	}
	return Details(ID("places"), Class("panel places"), If(open, Attr("open")),
		Summary(Class("cg h3"), icon("device"), t.t("places.title")), all)
}

// chair renders what the person of a seat may do with it.
func (t *Play) chair(seat game.Seat) Node {
	s := &t.Table.Seats[seat]
	if t.Table.Status == table.Frozen {
		return P(Class("sub"), t.t("places.devices", "n", s.Devices()))
	}
	return Group{
		t.ownLink(seat),
		Div(Class("acts"),
			t.does(seat, "link", "use", string(table.AddDevice), t.w("places.device")),
			If(t.Table.Status != table.Over, t.does(seat, "link", "use", string(table.HandOver), t.w("places.over"))),
			If(t.mayLend(seat), t.does(seat, "link", "use", string(table.Lends), t.w("places.eyes"))),
			If(s.Devices() > 1, t.does(seat, "devices", "forget", "yes", t.w("places.forget")))),
		If(t.Table.Newcomer(seat), P(Class("sub"), t.t("places.newcomer"))),
		If(s.Devices() > 1, P(Class("sub"), t.t("places.devices", "n", s.Devices()))),
		t.leaving(seat),
		t.lending(seat),
	}
}

// ownLink renders the link that the reader has made for a seat.
func (t *Play) ownLink(seat game.Seat) Node {
	l := t.Reader.Links[seat]
	if l.Key == "" || l.Use == table.Invites {
		return nil
	}
	key := map[table.Purpose]string{table.AddDevice: "places.device", table.HandOver: "places.over",
		table.Lends: "places.eyes"}[l.Use]
	return Group{
		t.link(t.w(key+".link"), t.seatAddress(l)),
		P(Class("sub"), t.t(key+".line"), Text(" "), t.t("places.until"), Text(" "), instant(l.Until), Text(".")),
		t.does(seat, "link", "use", "none", t.w("places.drop")),
	}
}

// leaving asks once more before the reader leaves a seat, if there is company. In the middle of a game they may offer
// it first.
func (t *Play) leaving(seat game.Seat) Node {
	if t.Table.Status == table.Over || !t.Table.Sociable() && !t.Table.Public {
		return nil
	}
	leave := Group{P(Class("sub"), t.t("places.leave.line")),
		t.does(seat, "leave", "sure", "yes", t.w("places.leave.go"))}
	id := ID("leaving-" + strconv.Itoa(int(seat)+1))
	if t.Table.Status != table.Playing {
		return Details(id, Class("leaving"), Summary(t.t("places.leave")), leave)
	}
	long := t.w("clock.hours", "n", int(t.Table.OffersFor().Hours()))
	if t.Table.Live() {
		long = t.w("clock.minutes", "n", int(t.Table.OffersFor().Minutes()))
	}
	return Details(id, Class("leaving"), Summary(t.t("places.go")),
		If(t.Reader.Links[seat].Use != table.Invites, Group{P(Class("sub"), t.t("places.offer.line", "long", long),
			If(t.relied(seat), Group{Text(" "),
				t.t("places.offer.costs", "said", table.SaidPoints, "left", table.LeftPoints)})),
			t.does(seat, "offer", "sure", "yes", t.w("places.offer"))}),
		If(t.Reader.Links[seat].Use == table.Invites, t.offering(seat)),
		leave)
}

// relied reports whether it counts when the person of a seat leaves: it does for an account that began a game with
// people. What guests do counts once they have an account.
func (t *Play) relied(seat game.Seat) bool {
	people := 0
	for _, s := range t.Table.Seats {
		if s.Kind == table.Person {
			people++
		}
	}
	return people > 1 && t.Table.Seats[seat].Account && !t.Table.Newcomer(seat)
}

// offering says until when the reader offers their seat, and how to stay.
func (t *Play) offering(seat game.Seat) Node {
	return Group{P(t.t("absence.offered.own"), Text(" "), instant(t.Reader.Links[seat].Until), Text(".")),
		t.does(seat, "stay", "stay", "yes", t.w("absence.stay"))}
}

// does renders a button that changes who holds a seat, or how.
func (t *Play) does(seat game.Seat, what, name, value, label string) Node {
	return Form(Method("post"), Action(t.address()+"/"+what), hidden("seat", strconv.Itoa(int(seat)+1)),
		Button(Class("gh"), Name(name), Value(value), Text(label)))
}

// invited renders the link of a free seat, to send.
func (t *Play) invited(seat game.Seat) Node {
	if l := t.Reader.Links[seat]; l.Use == table.Invites {
		return t.link(t.w("links.invite"), t.seatAddress(l))
	}
	return nil
}

func (t *Play) seatAddress(l table.SeatLink) string {
	return t.Reader.Origin + t.address() + "/seat/" + l.Key
}

// instant renders a time in UTC; a script converts it to the reader's time zone.
func instant(at time.Time) Node {
	at = at.UTC()
	return El("time", DateTime(at.Format(time.RFC3339)), Text(at.Format("2006-01-02 15:04")+" UTC"))
}

// lost says how the reader lost a seat.
func (t *Play) lost() Node {
	if t.Reader.Lost == nil {
		return nil
	}
	return P(ID("lost"), Class("notice quiet"), Role("status"), Text(t.became(*t.Reader.Lost)), Text(" "),
		t.t("places.lost"))
}
