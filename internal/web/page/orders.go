package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// settles reports whether the reader has a seat in a running game that this page shows as it is now: then the page has
// the settings that nobody else is shown.
func (t *Play) settles() bool {
	seat := t.Reader.Seat
	return t.Table.Status == table.Playing && !t.Moment.Replay && t.Place == nil && seat != game.Spectator &&
		t.Reader.Held.Has(seat)
}

// orders renders the reader's standing orders with a button to end each, and the way to give them. That only choices
// are made for the reader goes without saying.
func (t *Play) orders() Node {
	if !t.settles() {
		return nil
	}
	way := A(Href(t.ordersAddress()), t.t("orders.title"))
	stand := Group{}
	for _, o := range t.Table.Orders(t.Reader.Seat) {
		if o.Kind != table.OrderOnly && t.Table.Stands(t.Reader.Seat, o) {
			name := t.order(o)
			stand = append(stand, Text(" "), Button(ID("end-"+dashed(o.Text())), Name("end"),
				Value(o.Text()), Aria("label", t.w("orders.end.of", "what", name)), icon("cross"), Text(name)))
		}
	}
	if len(stand) == 0 {
		return P(ID("orders"), Class("ask"), way)
	}
	return Form(ID("orders"), Class("ask"), Method("post"), Action(t.address()+"/orders"), t.ownSeat(), way, stand)
}

// Orders renders the page on which the reader gives standing orders.
func (t *Play) Orders() Node {
	groups := []struct {
		title string
		of    []table.Order
	}{{title: "orders.windows"}, {title: "orders.offers"}, {title: "orders.choices"}}
	for _, o := range t.Table.Orders(t.Reader.Seat) {
		i := 0
		switch o.Kind {
		case table.OrderDecline:
			i = 1
		case table.OrderOnly:
			i = 2
		}
		groups[i].of = append(groups[i].of, o)
	}
	content := Group{}
	for _, g := range groups {
		if len(g.of) > 0 {
			content = append(content, H2(Class("cg"), t.t(g.title)), P(Class("small"), t.t(g.title+".line")),
				Ul(Class("rows"), Map(g.of, t.orderRow)))
		}
	}
	return t.people(t.w("orders.title"), Section(Class("sheet narrow"), H1(Class("cg"), t.t("orders.title")),
		P(t.t("orders.line")), content,
		P(A(Class("gh"), Href(t.address()), t.t("orders.back")))))
}

// orderRow renders an order with a button that gives or ends it.
func (t *Play) orderRow(o table.Order) Node {
	name, do, key := t.order(o), "give", "orders.give"
	stands := t.Table.Stands(t.Reader.Seat, o)
	if stands {
		do, key = "end", "orders.end"
	}
	return Li(Span(B(Text(name)), If(stands, I(t.t("orders.stands")))),
		Form(Method("post"), Action(t.address()+"/orders"), t.ownSeat(), hidden("from", "orders"),
			hidden(do, o.Text()), Button(Class("gh"),
				Aria("label", t.w(key+".of", "what", name)), t.t(key))))
}

// order names an order.
func (t *Play) order(o table.Order) string {
	switch o.Kind {
	case table.OrderUntil:
		return t.w("orders.until", "what", t.window(o.Window))
	case table.OrderDecline:
		return t.w("orders.decline", "name", t.name(o.Of))
	}
	return t.w("orders." + string(o.Kind))
}

// window names a kind of reaction window.
func (t *Play) window(kind string) string { return t.Words.Word(t.Table.Game + ".window." + kind) }

func (t *Play) ownSeat() Node { return hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1)) }

func (t *Play) ordersAddress() string {
	return t.address() + "/orders?seat=" + strconv.Itoa(int(t.Reader.Seat)+1)
}
