package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/game"
)

// A person may give standing orders for their seat: the table then makes certain moves for it without asking. Orders
// are no moves, and what they lead to follows from public facts, and from offers made to the seat. Nobody else is shown
// them.

// Standing is a kind of standing order.
type Standing string

// The kinds. Of OrderUntil, OrderTurn and OrderRound a seat has one at most; it ends by itself.
const (
	OrderOnly    Standing = "only"    // make a choice that is the only one; it stands until the person ends it
	OrderUntil   Standing = "until"   // pass in all reaction windows until one of a certain kind opens
	OrderTurn    Standing = "turn"    // pass in all of them until the person's next turn, see [AskTurn]
	OrderRound   Standing = "round"   // or until the next round, see [AskRound]
	OrderDecline Standing = "decline" // decline what a certain seat offers
)

// Order is a standing order.
type Order struct {
	Kind   Standing
	Window string    // of OrderUntil: one of [game.Reactive.Windows]
	Of     game.Seat // of OrderDecline: whose offers
}

// Text names the order in a form, such as "until attacked" or "decline 2".
func (o Order) Text() string {
	switch o.Kind {
	case OrderUntil:
		return string(o.Kind) + " " + o.Window
	case OrderDecline:
		return string(o.Kind) + " " + o.Of.Text()
	}
	return string(o.Kind)
}

// orders are the standing orders of a seat. The zero value is what a new person has: only choices are made for them.
type orders struct {
	chooses  bool       // OrderOnly has ended: even an only choice is the person's own
	until    string     // the window of OrderUntil, or empty
	met      int        // the number of the turn, from 1, with which the person answered in such a window; 0 if none
	declines game.Seats // whose offers are declined
}

// text returns the orders as they are stored, such as "choose; until attacked 133; decline 2".
func (o orders) text() string {
	var parts []string
	if o.chooses {
		parts = append(parts, "choose")
	}
	if o.until != "" {
		until := "until " + o.until
		if o.met > 0 {
			until += " " + strconv.Itoa(o.met)
		}
		parts = append(parts, until)
	}
	for seat := range o.declines.All() {
		parts = append(parts, "decline "+seat.Text())
	}
	return strings.Join(parts, "; ")
}

// errOrders says that stored orders are none that the table could have written.
var errOrders = errors.New("no standing orders of this seat")

// parseOrders reads exactly what text writes.
func parseOrders(text string) (o orders, err error) {
	for part := range strings.SplitSeq(text, "; ") {
		switch kind, rest, _ := strings.Cut(part, " "); kind {
		case "choose":
			o.chooses = true
		case "until":
			window, met, _ := strings.Cut(rest, " ")
			o.until = window
			o.met, _ = strconv.Atoi(met)
		case "decline":
			if by, err := game.ParseSeat(rest); err == nil {
				o.declines = o.declines.With(by)
			}
		}
	}
	if o.text() != text {
		return orders{}, fmt.Errorf("%w: %.80q", errOrders, text)
	}
	return o, nil
}

// Orders returns the standing orders that a seat could be given, in the order in which a page offers them: none at a
// guided table and for seats that no person has.
func (t *Table) Orders(seat game.Seat) []Order {
	if _, guided := t.Lesson(); guided {
		return nil
	}
	return t.possible(seat)
}

func (t *Table) possible(seat game.Seat) (all []Order) {
	if t.Match == nil || int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person {
		return nil
	}
	if s, ok := t.Match.State.(game.Reactive); ok {
		for _, kind := range s.Windows() {
			all = append(all, Order{Kind: OrderUntil, Window: kind})
		}
		all = append(all, Order{Kind: OrderTurn}, Order{Kind: OrderRound})
	}
	if s, ok := t.Match.State.(game.Offering); ok {
		for by := range s.Offerers(seat).All() {
			all = append(all, Order{Kind: OrderDecline, Of: by})
		}
	}
	return append(all, Order{Kind: OrderOnly})
}

// Stands reports whether a seat has that order now. Show it only to the seat itself.
func (t *Table) Stands(seat game.Seat, o Order) bool {
	if !slices.Contains(t.Orders(seat), o) {
		return false
	}
	switch mine := t.Seats[seat].orders; o.Kind {
	case OrderOnly:
		return !mine.chooses
	case OrderDecline:
		return mine.declines.Has(o.Of)
	case OrderUntil:
		return t.passes(seat) && mine.until == o.Window
	}
	ask, _ := t.Asked(seat)
	return ask == Ask(o.Kind)
}

// Order gives a person's seat a standing order, or ends it. It is not a move, and may be done at any time. What the
// order leads to at once is done, too.
func (h *House) Order(ctx context.Context, id ID, seat game.Seat, o Order, give bool) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		switch {
		case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
			return ErrNoSeat
		case t.Status == Over:
			return ErrOver
		case !slices.Contains(t.Orders(seat), o):
			return ErrOrder
		case t.Stands(seat, o) == give:
			return errSame
		}
		h.stir(t, seat)
		if err := t.order(seat, o, give, h.now()); err != nil || t.Status == Gathering {
			return err
		}
		return t.settle()
	})
}

// order gives a seat an order, or ends it.
func (t *Table) order(seat game.Seat, o Order, give bool, now time.Time) error {
	s := &t.Seats[seat]
	switch o.Kind {
	case OrderOnly:
		s.orders.chooses = !give
		return nil
	case OrderDecline:
		if s.orders.declines &^= o.Of.Set(); give {
			s.orders.declines |= o.Of.Set()
		}
		return nil
	}
	s.orders, s.ask, s.chose = s.orders.asked(), s.ask.asked(), now
	if !give {
		return nil
	}
	if o.Kind != OrderUntil {
		s.ask = s.ask.with(Ask(o.Kind), t.Match.State.(game.Reactive), seat)
		return nil
	}
	s.orders.until = o.Window
	if w, open := game.WindowOf(t.Match.State, seat); open && w.Kind == o.Window && t.Status == Playing {
		return failed(t.Match.AutoPass(seat)) // the next one of that kind is meant
	}
	return nil
}

// asked returns the orders without OrderUntil.
func (o orders) asked() orders {
	o.until, o.met = "", 0
	return o
}

// passes reports whether a seat waits for a window of a certain kind. If the answer there is taken back it does again.
func (t *Table) passes(seat game.Seat) bool {
	o := t.Seats[seat].orders
	return o.until != "" && (o.met == 0 || len(t.Match.Record.Turns) < o.met)
}

// Until returns the kind of window that a seat waits for while [OrderUntil] stands. Show it only to the seat itself.
func (t *Table) Until(seat game.Seat) (window string, stands bool) {
	if int(seat) >= len(t.Seats) || !t.passes(seat) {
		return "", false
	}
	return t.Seats[seat].orders.until, true
}

// meets ends OrderUntil if a seat is about to answer in a window that the order waited for.
func (t *Table) meets(seat game.Seat) {
	o := &t.Seats[seat].orders
	if w, open := game.WindowOf(t.Match.State, seat); open && t.passes(seat) && w.Kind == o.until {
		o.met = len(t.Match.Record.Turns) + 1
	}
}

// Chooses reports whether even an only choice is the person's own to make. Show it only to the seat itself.
func (t *Table) Chooses(seat game.Seat) bool {
	return int(seat) < len(t.Seats) && t.Seats[seat].orders.chooses
}

// Tail returns the only choices that the table makes together with a choice of a seat, see [game.Tail].
func (t *Table) Tail(view game.State, seat game.Seat, m game.Move) []game.Follow {
	if t.Chooses(seat) {
		return nil
	}
	return game.Tail(view, seat, m)
}

// decline declines the open offers that people do not want. A seat that has no room left for words lets them stand.
func (t *Table) decline() error {
	s, ok := t.Match.State.(game.Offering)
	if !ok {
		return nil
	}
	for i := range t.Seats {
		seat := game.Seat(i)
		for by := range t.Seats[seat].orders.declines.All() {
			for _, m := range s.Declines(nil, seat, by) {
				err := t.Match.AutoDecline(seat, m)
				if errors.Is(err, game.ErrTalk) || errors.Is(err, game.ErrFull) {
					break
				}
				if err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// fits returns an error if a seat could not have been given the orders that are stored for it.
func (t *Table) fits(seat game.Seat) error {
	o, could := t.Seats[seat].orders, t.possible(seat)
	var all []Order
	if o.chooses {
		all = append(all, Order{Kind: OrderOnly})
	}
	if o.until != "" {
		all = append(all, Order{Kind: OrderUntil, Window: o.until})
	}
	for by := range o.declines.All() {
		all = append(all, Order{Kind: OrderDecline, Of: by})
	}
	for _, order := range all {
		if !slices.Contains(could, order) {
			return fmt.Errorf("%w: %q", errOrders, order.Text())
		}
	}
	return nil
}
