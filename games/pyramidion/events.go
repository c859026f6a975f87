package pyramidion

import "ennead/game"

// The kinds of events. The comment of each kind says what its numbers A to D mean.
const (
	EvOrder      uint8 = iota // the seat is A-th in the play order
	EvRound                   // round A begins
	EvBoat                    // boat A is turned up in the row
	EvKarnak                  // boat A is turned up before the seat
	EvNoBoat                  // there is no boat to turn up
	EvFleet                   // the discarded boats become a new pile
	EvSpread                  // distribution card A is revealed for the next round
	EvMixed                   // the discarded distribution cards become a new pile
	EvPlaced                  // B resources A are put on site C
	EvMissing                 // the supply lacks B resources A for site C
	EvNegotiated              // the seat takes a resource A from site B (phase 3)
	EvDealt                   // the seat draws card A
	EvShuffled                // the discard pile becomes a new pile
	EvNoCard                  // there is no card to draw
	EvActivated               // the seat activates site A
	EvPlayed                  // the seat plays card A
	EvPassed                  // the seat passes; A is 1 if it had to
	EvRecruited               // the seat discards card A to draw one
	EvCategory                // card A counts for category B
	EvRemoved                 // the seat discards card A in play; B is its owner
	EvDismissed               // the seat sends troop A home from site B; C is its owner
	EvVizier                  // the seat takes a resource A from the active site
	EvCopied                  // the Philosopher copies card A
	EvRaised                  // the minimums of the active site rise
	EvExchanged               // resource A goes from the active site to site C, resource B comes back
	EvAdded                   // the seat puts a resource A on the active site
	EvNumber                  // the seat takes order token A
	EvGained                  // the seat gains a resource A at Alexandria
	EvToken                   // revolt token A is revealed
	EvRevolt                  // the value of the revolt is A
	EvFell                    // the seat has A influence and loses its B cards in play to the revolt
	EvHeld                    // the seat has A influence and withstands the revolt
	EvMaster                  // the seat gains B resources A as master of the revolt
	EvTorturer                // the seat's torturer troop is placed on site A with B influence
	EvNegotiator              // the seat's negotiator troop is placed on site A with B negotiation
	EvMerchant                // the seat takes B resources A from the active site
	EvRecalled                // the seat takes card A back
	EvSundial                 // site A is resolved
	EvSwapped                 // the seat swaps workers for a statue
	EvOrdered                 // the play order is A, B, C, D: seats from 1, 0 after the last
	EvLoaded                  // the seat loads boat A
	EvFetched                 // the seat's torturer at site A fetches a resource B for that boat
	EvPaid                    // the seat pays B resources A
	EvIdle                    // boat A, revealed at Karnak, is discarded
	EvEnd                     // round A ends
	EvBonus                   // the seat has the most torturer troops
	EvTotal                   // the seat scores A points
	EvDrawn                   // the seat draws card A on the active site
)

// public returns an event that everybody may know and that has no numbers.
func public(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, Audience: game.Everyone}
}

// about returns an event that everybody may know, with a thing as its number A.
func about[Thing ~uint8](kind uint8, seat game.Seat, a Thing) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(a), Audience: game.Everyone}
}

// drew returns the event of a card that is dealt in phase 4, or drawn later. Only the seat knows the card (PYR-19.5).
func drew(kind uint8, seat game.Seat, c Card) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(c), Audience: seat.Set()}
}

// The course of the game.

func drewPlace(seat game.Seat, place uint8) game.Event { return about(EvOrder, seat, place) }
func roundBegan(round uint8) game.Event                { return about(EvRound, game.Nature, round) }
func roundEnded(round uint8) game.Event                { return about(EvEnd, game.Nature, round) }
func bonusWon(seat game.Seat) game.Event               { return public(EvBonus, seat) }
func totalled(seat game.Seat, points uint8) game.Event { return about(EvTotal, seat, points) }

// Piles: what is revealed and shuffled.

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

// chose returns the category of a Goddess, or of a card that copies her (PYR-16.1).
func chose(seat game.Seat, c Card, category Category) game.Event {
	return game.Event{Kind: EvCategory, Seat: seat, A: uint8(c), B: uint8(category), Audience: game.Everyone}
}

// ChosenOf returns the card and the category chosen for it.
func ChosenOf(e game.Event) (Card, Category) { return Card(e.A), Category(e.B) }

// removed returns the event of a card in play that a seat discards.
func removed(seat game.Seat, c Card, owner game.Seat) game.Event {
	return game.Event{Kind: EvRemoved, Seat: seat, A: uint8(c), B: uint8(owner), Audience: game.Everyone}
}

// RemovedOf returns the discarded card and its owner.
func RemovedOf(e game.Event) (Card, game.Seat) { return Card(e.A), game.Seat(e.B) }

// Revolts.

func revolted(value uint8) game.Event                 { return about(EvRevolt, game.Nature, value) }
func held(seat game.Seat, influence uint8) game.Event { return about(EvHeld, seat, influence) }

func fell(seat game.Seat, influence uint8, cards int) game.Event {
	e := about(EvFell, seat, influence)
	e.B = uint8(cards)
	return e
}

// Troops.

func torturerPlaced(seat game.Seat, site Site, influence uint8) game.Event {
	return game.Event{Kind: EvTorturer, Seat: seat, A: uint8(site), B: influence, Audience: game.Everyone}
}

func negotiatorPlaced(seat game.Seat, site Site, negotiation uint8) game.Event {
	return game.Event{Kind: EvNegotiator, Seat: seat, A: uint8(site), B: negotiation, Audience: game.Everyone}
}

// PlacedOf returns where a troop was placed, and with how many points.
func PlacedOf(e game.Event) (site Site, points int) { return Site(e.A), int(e.B) }

// dismissed returns the event of a troop that a seat sends home.
func dismissed(seat game.Seat, kind Troop, site Site, owner game.Seat) game.Event {
	return game.Event{
		Kind: EvDismissed, Seat: seat, A: uint8(kind), B: uint8(site), C: uint8(owner), Audience: game.Everyone,
	}
}

// DismissedOf returns the troop, the site that it left, and its owner.
func DismissedOf(e game.Event) (Troop, Site, game.Seat) {
	return Troop(e.A), Site(e.B), game.Seat(e.C)
}

// Resources.

func vizierTook(seat game.Seat, r Resource) game.Event { return about(EvVizier, seat, r) }
func added(seat game.Seat, r Resource) game.Event      { return about(EvAdded, seat, r) }
func gained(seat game.Seat, r Resource) game.Event     { return about(EvGained, seat, r) }
func swapped(seat game.Seat) game.Event                { return public(EvSwapped, seat) }
func loaded(seat game.Seat, b Boat) game.Event         { return about(EvLoaded, seat, b) }

// Lot is an amount of a resource, and the site that it goes to or comes from, if any.
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

// LotOf returns the amount, the resource and the site of an event.
func LotOf(e game.Event) Lot { return Lot{Resource(e.A), e.B, Site(e.C)} }

// negotiated returns the event of a resource that a negotiator troop gives its seat (PYR-7.1).
func negotiated(seat game.Seat, r Resource, from Site) game.Event {
	return game.Event{Kind: EvNegotiated, Seat: seat, A: uint8(r), B: uint8(from), Audience: game.Everyone}
}

// NegotiatedOf returns the resource, and the site that it was taken from.
func NegotiatedOf(e game.Event) (Resource, Site) { return Resource(e.A), Site(e.B) }

// torturerFetched returns the event of a resource that a torturer fetches for a boat (PYR-12.4).
func torturerFetched(seat game.Seat, site Site, r Resource) game.Event {
	return game.Event{Kind: EvFetched, Seat: seat, A: uint8(site), B: uint8(r), Audience: game.Everyone}
}

// FetchedOf returns the torturer's site and the resource.
func FetchedOf(e game.Event) (Site, Resource) { return Site(e.A), Resource(e.B) }

// Exchange is a pair of resources that the active site and another site exchange (PYR-16.9.2).
type Exchange struct {
	Out, In Resource
	With    Site
}

func exchanged(seat game.Seat, x Exchange) game.Event {
	e := public(EvExchanged, seat)
	e.A, e.B, e.C = uint8(x.Out), uint8(x.In), uint8(x.With)
	return e
}

// ExchangeOf returns the exchange of an event.
func ExchangeOf(e game.Event) Exchange {
	return Exchange{Out: Resource(e.A), In: Resource(e.B), With: Site(e.C)}
}

// The play order.

func reordered(order [MaxSeats]game.Seat) game.Event {
	e := public(EvOrdered, game.Nature)
	e.A, e.B, e.C, e.D = fromOne(order[0]), fromOne(order[1]), fromOne(order[2]), fromOne(order[3])
	return e
}

// OrderOf returns the play order of an event, with [NoSeat] after the last seat.
func OrderOf(e game.Event) [MaxSeats]game.Seat {
	return [MaxSeats]game.Seat{fromZero(e.A), fromZero(e.B), fromZero(e.C), fromZero(e.D)}
}

// fromOne numbers seats from 1, and nobody as 0.
func fromOne(seat game.Seat) uint8 {
	if seat == NoSeat {
		return 0
	}
	return uint8(seat) + 1
}

// fromZero is the inverse of fromOne.
func fromZero(n uint8) game.Seat {
	if n == 0 {
		return NoSeat
	}
	return game.Seat(n - 1)
}
