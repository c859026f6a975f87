package evaluator

import (
	"fmt"

	"ennead/game"
	"ennead/games/osiris"
)

// Negotiation of bots: they answer every offer, mark promises, and make offers that gain for both sides. Governors who
// broke more promises to a bot than they kept must pay more.

const (
	gainful  = 0.05 // gain in glory points that a trade needs
	fair     = 1    // share of the author's gain that an offer must bring to the other
	doubt    = 0.08 // gain that an author adds to that, since the other may hold what it does not see
	distrust = 0.35 // additional gain for each broken promise
	patience = 2    // number of declined offers to a governor after which a bot stops for the season
)

// negotiator evaluates trades in a view.
type negotiator struct {
	view
	seat  game.Seat
	w     [len(tastes)]features
	worst opinions // value of the worst city card, which is what others give unseen
	hands [osiris.MaxSeats]hand
	now   [osiris.MaxSeats]opinions // value of each hand
	moves []game.Move
}

var clearDraft = parse("clear")

// Negotiate returns what a seat should do in negotiation now, as a chain of moves, or nil. The view must be masked for
// the seat and does not change.
func Negotiate(view game.State, seat game.Seat, _ *game.Rand) []game.Move {
	s := view.(*osiris.State)
	if closed(s, seat) {
		return nil
	}
	d := negotiates(s, seat)
	if d.answer() || d.mark() || d.retract() || d.bribe() || d.promise() || d.offer() {
		return d.moves
	}
	return nil
}

// closed reports whether nobody may negotiate now (OSI-7.3.3).
func closed(s *osiris.State, seat game.Seat) bool {
	return s.Silent || s.Why(seat, clearDraft).No != 0
}

// negotiates values what everybody holds, as a seat sees it.
func negotiates(s *osiris.State, seat game.Seat) *negotiator {
	d := &negotiator{seat: seat}
	d.s = s
	d.look()
	d.open = cropsOf(s) // workers of unknown kinds may change hands, too
	d.judge()
	for other := range game.Seat(s.Seats()) {
		d.hands[other] = handOf(&s.Player[other])
		d.now[other] = d.worth(other, d.hands[other])
	}
	return d
}

func parse(format string, args ...any) game.Move {
	m, err := osiris.Lexicon.Parse(fmt.Sprintf(format, args...))
	if err != nil {
		panic("evaluator: " + err.Error())
	}
	return m
}

// say adds a move by its text.
func (d *negotiator) say(format string, args ...any) {
	d.moves = append(d.moves, parse(format, args...))
}

// soon is like worth for the seat that is about to act: it includes the best monument that it can plan at once.
func (d *negotiator) soon(h hand) opinions {
	f := d.f[d.seat]
	f.hold(&d.view, d.seat, &h)
	best := d.ofGoods(&f)
	for on := d.s.Vacant(d.seat); on != 0; on = on.Rest() {
		data := &d.s.Data.Plans[on.First()]
		if !h.tokens.Covers(data.Cost) {
			continue
		}
		after := h
		after.tokens = h.tokens.Minus(data.Cost)
		f.hold(&d.view, d.seat, &after)
		kind := fPlanned
		if !d.s.Room(data.Monument) {
			kind = fStuck
		}
		planned := d.ofGoods(&f)
		for i := range best {
			best[i] = max(best[i], planned[i]+d.w[i][kind]*float32(d.s.Data.Monument[data.Monument].Glory))
		}
	}
	return best
}

// shared returns what remains of a gain a when another governor gains b. The result of a governor is the distance to
// the mean of the others.
func (d *negotiator) shared(a, b float32) float32 {
	return min(a, a-b/float32(d.s.Seats()-1))
}

// keeps returns the least that the opinions see in a gain a of an author when another governor gains b.
func (d *negotiator) keeps(a, b opinions) float32 {
	for i := range a {
		a[i] = d.shared(a[i], b[i])
	}
	return a.least()
}

// takes returns the least that the opinions see in an offer for who answers it, when that governor gains a and the
// author b: 0 if it is not [fair] by one of them.
func (d *negotiator) takes(a, b opinions) float32 {
	for i := range a {
		if a[i] < fair*b[i] { // whoever takes all that is offered is offered little
			return 0
		}
	}
	return d.keeps(a, b)
}

// asks returns the gain that a trade with a seat needs. It grows with every promise that the seat broke.
func (d *negotiator) asks(other game.Seat) float32 {
	b := &d.s.Book
	return gainful + distrust*float32(max(0, int(b.Broken[other][d.seat])-int(b.Kept[other][d.seat])))
}

// legal reports whether all moves of the chain are legal in their order.
func (d *negotiator) legal() bool {
	s := d.s.Copy()
	for i, m := range d.moves {
		if s.Why(d.seat, m).No != 0 {
			return false
		}
		if i < len(d.moves)-1 {
			s.Play(d.seat, m, nil)
		}
	}
	return true
}

// mark marks a promised action as kept or broken as soon as that is certain.
func (d *negotiator) mark() bool {
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Promises[by] {
			p := &d.s.Book.Promises[by][i]
			if p.Number == 0 || p.To != d.seat || p.Action == 0 || d.s.Receivers() != 0 && d.s.Top().Seat == by {
				continue // a visit is judged when both of its cards have gone somewhere
			}
			who := &d.s.Player[by]
			now, before := who.Did>>p.Action&1 == 1, who.DidBefore>>p.Action&1 == 1
			switch {
			case now && (p.Season == 0 || p.Season == d.s.Season), before && p.Season+1 == d.s.Season:
				d.say("mark %d %d kept", by+1, p.Number)
			case p.Season != 0 && p.Season < d.s.Season, who.Order != 0 && (p.Season == 0 || p.Season == d.s.Season):
				d.say("mark %d %d broken", by+1, p.Number)
			default:
				continue
			}
			return true
		}
	}
	return false
}
