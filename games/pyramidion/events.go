package pyramidion

import "ennead/game"

// The kinds of events. The numbers A to D of each stand behind it; below, a constructor makes each, and says who may
// know them.
const (
	EvOrder      uint8 = iota // the seat is A-th in the play order
	EvRound                   // round A begins
	EvBoat                    // boat A is turned up in the row
	EvKarnak                  // boat A is turned up before the seat
	EvNoBoat                  // there is no boat to turn up
	EvFleet                   // discarded boats are a new pile
	EvSpread                  // distribution card A lies face up for the next round
	EvMixed                   // discarded distribution cards are a new pile
	EvPlaced                  // B resources A come to site C
	EvMissing                 // B resources A for site C are not there
	EvNegotiated              // the seat takes a resource A from site B (phase 3)
	EvDealt                   // card A comes to the seat's hand
	EvShuffled                // the discard pile is a new pile
	EvNoCard                  // there is no card to draw
	EvActivated               // the seat activates site A
	EvPlayed                  // the seat plays card A
	EvPassed                  // the seat passes; A is 1 if it had to
	EvRecruited               // the seat discards card A to draw one
	EvCategory                // card A counts for category B
	EvRemoved                 // card A in play is discarded; B is its owner
	EvDismissed               // a troop A leaves site B; C is its owner
	EvVizier                  // the seat takes a resource A from the site
	EvCopied                  // the Philosopher copies card A
	EvRaised                  // the minimums of the site are higher
	EvExchanged               // resource A leaves the site for site C, B comes
	EvAdded                   // a resource A comes to the site
	EvNumber                  // the seat takes order token A
	EvGained                  // the seat gains a resource A at Alexandria
	EvToken                   // revolt token A is turned up
	EvRevolt                  // the revolt is worth A
	EvFell                    // the seat has A influence, and falls to the revolt
	EvHeld                    // the seat has A influence, and stands
	EvMaster                  // the seat gains B resources A as master of the revolt
	EvTorturer                // the seat's torturer troop is placed on site A with B influence
	EvNegotiator              // the seat's negotiator troop is placed on site A with B negotiation
	EvMerchant                // the seat takes B resources A of the site
	EvRecalled                // the seat takes card A back
	EvSundial                 // site A is resolved
	EvSwapped                 // the seat swaps workers for a statue
	EvOrdered                 // the play order is A, B, C, D, from seat 1; 0 behind the last
	EvLoaded                  // the seat loads boat A
	EvFetched                 // the seat's torturer at site A fetches a resource B for it
	EvPaid                    // the seat pays B resources A
	EvIdle                    // boat A, drawn at Karnak, is discarded
	EvEnd                     // round A ends
	EvBonus                   // the seat has most torturer troops
	EvTotal                   // the seat has A points
)

// public is an event that everybody may know.
func public(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, Audience: game.Everyone}
}

// about is such an event about one thing, by its number.
func about[Thing ~uint8](kind uint8, seat game.Seat, a Thing) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(a), Audience: game.Everyone}
}

// drew is the card that a seat draws, which others must not know (PYR-19.5).
func drew(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvDealt, Seat: seat, A: uint8(c), Audience: seat.Set()}
}

// The course of the game.

func drewPlace(seat game.Seat, place uint8) game.Event { return about(EvOrder, seat, place) }
func roundBegan(round uint8) game.Event                { return about(EvRound, game.Nature, round) }
func roundEnded(round uint8) game.Event                { return about(EvEnd, game.Nature, round) }
func bonusWon(seat game.Seat) game.Event               { return public(EvBonus, seat) }
func totalled(seat game.Seat, points uint8) game.Event { return about(EvTotal, seat, points) }

// What is turned up, and piles that are shuffled.

func boatTurnedUp(b Boat) game.Event                  { return about(EvBoat, game.Nature, b) }
func boatOfKarnak(seat game.Seat, b Boat) game.Event  { return about(EvKarnak, seat, b) }
func boatDiscarded(seat game.Seat, b Boat) game.Event { return about(EvIdle, seat, b) }
func noBoatLeft(seat game.Seat) game.Event            { return public(EvNoBoat, seat) }
func boatsShuffled() game.Event                       { return public(EvFleet, game.Nature) }
func spreadTurnedUp(n uint8) game.Event               { return about(EvSpread, game.Nature, n) }
func spreadsShuffled() game.Event                     { return public(EvMixed, game.Nature) }
func tokenTurnedUp(n uint8) game.Event                { return about(EvToken, game.Nature, n) }
func noCardLeft(seat game.Seat) game.Event            { return public(EvNoCard, seat) }
func cardsShuffled(seat game.Seat) game.Event         { return public(EvShuffled, seat) }

// Sites and cards.

func activated(seat game.Seat, site Site) game.Event { return about(EvActivated, seat, site) }
func played(seat game.Seat, c Card) game.Event       { return about(EvPlayed, seat, c) }
func passed(seat game.Seat) game.Event               { return public(EvPassed, seat) }
func hadToPass(seat game.Seat) game.Event            { return about(EvPassed, seat, uint8(1)) }
func recruited(seat game.Seat, c Card) game.Event    { return about(EvRecruited, seat, c) }
func copied(seat game.Seat, c Card) game.Event       { return about(EvCopied, seat, c) }
func recalled(seat game.Seat, c Card) game.Event     { return about(EvRecalled, seat, c) }
func raisedMinimums(seat game.Seat) game.Event       { return public(EvRaised, seat) }
func tookToken(seat game.Seat, number uint8) game.Event {
	return about(EvNumber, seat, number)
}
func resolved(site Site) game.Event { return about(EvSundial, game.Nature, site) }

// chose is the category of a Goddess, or of the card that copies her (PYR-16.1).
func chose(seat game.Seat, c Card, category Category) game.Event {
	return game.Event{Kind: EvCategory, Seat: seat, A: uint8(c), B: uint8(category), Audience: game.Everyone}
}

// ChosenOf is what an event of that kind names.
func ChosenOf(e game.Event) (Card, Category) { return Card(e.A), Category(e.B) }

// removed is a card in play that a seat discards.
func removed(seat game.Seat, c Card, owner game.Seat) game.Event {
	return game.Event{Kind: EvRemoved, Seat: seat, A: uint8(c), B: uint8(owner), Audience: game.Everyone}
}

// RemovedOf is what an event of that kind names: the card and its owner.
func RemovedOf(e game.Event) (Card, game.Seat) { return Card(e.A), game.Seat(e.B) }

// Revolts.

func revolted(value uint8) game.Event                 { return about(EvRevolt, game.Nature, value) }
func fell(seat game.Seat, influence uint8) game.Event { return about(EvFell, seat, influence) }
func held(seat game.Seat, influence uint8) game.Event { return about(EvHeld, seat, influence) }

// Troops.

func torturerPlaced(seat game.Seat, site Site, influence uint8) game.Event {
	return game.Event{Kind: EvTorturer, Seat: seat, A: uint8(site), B: influence, Audience: game.Everyone}
}

func negotiatorPlaced(seat game.Seat, site Site, negotiation uint8) game.Event {
	return game.Event{Kind: EvNegotiator, Seat: seat, A: uint8(site), B: negotiation, Audience: game.Everyone}
}

// PlacedOf is where an event of those kinds places a troop, and with how many points.
func PlacedOf(e game.Event) (site Site, points int) { return Site(e.A), int(e.B) }

// dismissed is a troop that a seat sends home.
func dismissed(seat game.Seat, kind Troop, site Site, owner game.Seat) game.Event {
	return game.Event{Kind: EvDismissed, Seat: seat, A: uint8(kind), B: uint8(site), C: uint8(owner), Audience: game.Everyone}
}

// DismissedOf is what an event of that kind names: the troop, where it was, and its owner.
func DismissedOf(e game.Event) (Troop, Site, game.Seat) {
	return Troop(e.A), Site(e.B), game.Seat(e.C)
}

// Resources.

func vizierTook(seat game.Seat, r Resource) game.Event { return about(EvVizier, seat, r) }
func added(seat game.Seat, r Resource) game.Event      { return about(EvAdded, seat, r) }
func gained(seat game.Seat, r Resource) game.Event     { return about(EvGained, seat, r) }
func swapped(seat game.Seat) game.Event                { return public(EvSwapped, seat) }
func loaded(seat game.Seat, b Boat) game.Event         { return about(EvLoaded, seat, b) }

// Lot is so many of a resource, and the site that they are for; the seat of an event gains or pays those of no site.
type Lot struct {
	Resource Resource
	N        uint8
	Site     Site
}

func (l Lot) event(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(l.Resource), B: l.N, C: uint8(l.Site), Audience: game.Everyone}
}

func placed(l Lot) game.Event  { return l.event(EvPlaced, game.Nature) }
func missing(l Lot) game.Event { return l.event(EvMissing, game.Nature) }

func rewarded(seat game.Seat, r Resource, n uint8) game.Event {
	return Lot{Resource: r, N: n}.event(EvMaster, seat)
}

func bargained(seat game.Seat, r Resource, n uint8) game.Event {
	return Lot{Resource: r, N: n}.event(EvMerchant, seat)
}

func paid(seat game.Seat, r Resource, n uint8) game.Event {
	return Lot{Resource: r, N: n}.event(EvPaid, seat)
}

// LotOf is what an event of those kinds names.
func LotOf(e game.Event) Lot { return Lot{Resource(e.A), e.B, Site(e.C)} }

// negotiated is a resource that a seat takes from a site by its negotiator troop (PYR-7.1).
func negotiated(seat game.Seat, r Resource, from Site) game.Event {
	return game.Event{Kind: EvNegotiated, Seat: seat, A: uint8(r), B: uint8(from), Audience: game.Everyone}
}

// NegotiatedOf is what an event of that kind names.
func NegotiatedOf(e game.Event) (Resource, Site) { return Resource(e.A), Site(e.B) }

// torturerFetched is a resource that a torturer brings for a boat (PYR-12.4).
func torturerFetched(seat game.Seat, site Site, r Resource) game.Event {
	return game.Event{Kind: EvFetched, Seat: seat, A: uint8(site), B: uint8(r), Audience: game.Everyone}
}

// FetchedOf is what an event of that kind names.
func FetchedOf(e game.Event) (Site, Resource) { return Site(e.A), Resource(e.B) }

// Exchange is a resource that leaves the active site for another, and the one that comes for it (PYR-16.9.2).
type Exchange struct {
	Out, In Resource
	With    Site
}

func exchanged(seat game.Seat, x Exchange) game.Event {
	e := public(EvExchanged, seat)
	e.A, e.B, e.C = uint8(x.Out), uint8(x.In), uint8(x.With)
	return e
}

// ExchangeOf is what an event of that kind names.
func ExchangeOf(e game.Event) Exchange {
	return Exchange{Out: Resource(e.A), In: Resource(e.B), With: Site(e.C)}
}

// The play order.

func reordered(order [MaxSeats]game.Seat) game.Event {
	e := public(EvOrdered, game.Nature)
	e.A, e.B, e.C, e.D = fromOne(order[0]), fromOne(order[1]), fromOne(order[2]), fromOne(order[3])
	return e
}

// OrderOf is the play order that an event of that kind names, [NoSeat] behind the last.
func OrderOf(e game.Event) [MaxSeats]game.Seat {
	return [MaxSeats]game.Seat{fromZero(e.A), fromZero(e.B), fromZero(e.C), fromZero(e.D)}
}

// fromOne counts a seat from 1, nobody as 0.
func fromOne(seat game.Seat) uint8 {
	if seat == NoSeat {
		return 0
	}
	return uint8(seat) + 1
}

// fromZero is the seat that was counted from 1.
func fromZero(n uint8) game.Seat {
	if n == 0 {
		return NoSeat
	}
	return game.Seat(n - 1)
}
