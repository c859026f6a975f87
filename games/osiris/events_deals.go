package osiris

import "ennead/game"

// Events of negotiation (chapter 7).

// OfferEvent is what an event tells of an offer: whose event it is, the other party, the offer's number and its
// audience.
type OfferEvent struct {
	Seat, Other game.Seat
	Number      uint8
	Public      bool
}

func (o OfferEvent) event(kind uint8) game.Event {
	two := Two{o.Seat, o.Other}
	return game.Event{Kind: kind, Seat: o.Seat, A: o.Number, B: uint8(o.Other), C: audience(o.Public), Audience: two.told(o.Public)}
}

// OfferOf reads it back.
func OfferOf(e game.Event) OfferEvent {
	return OfferEvent{Seat: e.Seat, Other: game.Seat(e.B), Number: e.A, Public: e.C == public}
}

func offerMade(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: by, Other: o.To, Number: o.Number, Public: o.Public}.event(EvOffer)
}

// offerDeclined is the addressee's.
func offerDeclined(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: o.To, Other: by, Number: o.Number, Public: o.Public}.event(EvDeclined)
}

func offerCancelled(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: by, Other: o.To, Number: o.Number, Public: o.Public}.event(EvCancelled)
}

// offerFailed: its author does not hold what was offered (OSI-RUL-59).
func offerFailed(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: by, Other: o.To, Number: o.Number, Public: o.Public}.event(EvFailed)
}

// tradeMade: the offer of one has been accepted by the other.
func tradeMade(of Two) game.Event {
	return game.Event{Kind: EvTrade, Seat: of.From, A: uint8(of.To), Audience: game.Everyone}
}

// workersHanded and cardsHanded tell all how many pass; workerHanded and cardHanded tell the two which (OSI-7.4.1).
func workersHanded(of Two, n uint8) game.Event {
	return game.Event{Kind: EvHandedWorkers, Seat: of.From, A: uint8(of.To), B: n, Audience: game.Everyone}
}

func workerHanded(of Two, w Worker) game.Event {
	return game.Event{Kind: EvHandedWorker, Seat: of.From, A: uint8(of.To), B: 1, C: uint8(w), Audience: of.both()}
}

func cardsHanded(of Two, n uint8) game.Event {
	return game.Event{Kind: EvHandedCards, Seat: of.From, A: uint8(of.To), B: n, Audience: game.Everyone}
}

func cardHanded(of Two, c Card) game.Event {
	return game.Event{Kind: EvHandedCard, Seat: of.From, A: uint8(of.To), B: 1, C: uint8(c), Audience: of.both()}
}

// HandedTo reads back to whom how many pass, and which it is: a worker or a card, by the kind of the event.
func HandedTo(e game.Event) (to, n, which uint8) { return e.A, e.B, e.C }

// bribePut: a bribe is spoken over the table (OSI-7.5.1).
func bribePut(by game.Seat, b *Bribe) game.Event {
	return game.Event{Kind: EvBribe, Seat: by, A: b.Number, B: uint8(b.If), Audience: game.Everyone}
}

func bribeCancelled(by game.Seat, number uint8) game.Event {
	return game.Event{Kind: EvUnbribed, Seat: by, A: number, Audience: game.Everyone}
}

// bribePaid: the visitor gets what it gives.
func bribePaid(of Two, b *Bribe) game.Event {
	return game.Event{Kind: EvBribed, Seat: of.From, A: b.Number, B: uint8(of.To), Audience: game.Everyone}
}

// BribeOf reads back a bribe's number, and a seat: for whom the second card is to be, or who accepted.
func BribeOf(e game.Event) (number uint8, seat game.Seat) { return e.A, game.Seat(e.B) }

func promiseMade(by game.Seat, p *Promise) game.Event {
	two := Two{by, p.To}
	return game.Event{Kind: EvPromised, Seat: by, A: p.Number, B: uint8(p.To), C: p.Action, D: p.Season, Audience: two.told(p.Public)}
}

// PromiseOf reads back what was promised; whether in public is not told.
func PromiseOf(e game.Event) Promise {
	return Promise{Number: e.A, To: game.Seat(e.B), Action: e.C, Season: e.D}
}

// promiseMarked is of who was promised something.
func promiseMarked(by game.Seat, p *Promise, kept bool) game.Event {
	two := Two{by, p.To}
	return game.Event{Kind: EvMarked, Seat: p.To, A: p.Number, B: uint8(by), C: bit(kept), Audience: two.told(p.Public)}
}

// MarkedBy reads back whose promise was marked, and how: 1 for kept, 0 for broken, Unknown for who is not told.
func MarkedBy(e game.Event) (by, kept uint8) { return e.B, e.C }

// Showing: one event tells all of it, so that who does not see it does not learn how much there was (OSI-7.4.2,
// OSI-7.4.3). Its kind says to whom, its numbers what: tokens one by one, else a word of 32 bits that holds a set of
// cards, which has no card 0, or four bits for the number of each kind of workers.
const (
	showsWorkers = 1 // in the lowest bits of the word
	showsTokens  = 3 // in the first number
)

// To is who is shown something: a seat, or [ToAll].
type To uint8

func cardsShown(seat game.Seat, to To, viewers game.Seats, cards Cards) game.Event {
	return wordShown(seat, to, viewers, uint32(cards))
}

func workersShown(seat game.Seat, to To, viewers game.Seats, ws Workers) game.Event {
	word := uint32(showsWorkers)
	for w, n := range ws {
		word |= uint32(n) << (4 + 4*w)
	}
	return wordShown(seat, to, viewers, word)
}

func tokensShown(seat game.Seat, to To, viewers game.Seats, t Tokens) game.Event {
	return game.Event{Kind: EvShowed + uint8(to), Seat: seat, A: showsTokens, B: t[Grain], C: t[Brick], D: t[Stone], Audience: viewers}
}

func wordShown(seat game.Seat, to To, viewers game.Seats, word uint32) game.Event {
	e := game.Event{Kind: EvShowed + uint8(to), Seat: seat, Audience: viewers}
	e.A, e.B, e.C, e.D = uint8(word), uint8(word>>8), uint8(word>>16), uint8(word>>24)
	return e
}

// Shown reads back to whom something was shown, and what; ok is false for who did not see it.
func Shown(e game.Event) (to To, what Bundle, ok bool) {
	to = To(e.Kind - EvShowed)
	word := uint32(e.A) | uint32(e.B)<<8 | uint32(e.C)<<16 | uint32(e.D)<<24
	switch {
	case word == 1<<32-1:
		return to, what, false
	case word&1 == 0:
		what.Cards = Cards(word)
	case e.A == showsTokens:
		what.Tokens = Tokens{e.B, e.C, e.D}
	default:
		for w := range what.Workers {
			what.Workers[w] = uint8(word>>(4+4*w)) & 15
		}
	}
	return to, what, true
}

// Entry is which offer or promise an event has put into the book; ok is false if it has put in none, or the reader is
// told of none.
func Entry(e game.Event) (offer bool, by, to game.Seat, public bool, number uint8, ok bool) {
	switch {
	case e.A == game.Unknown:
	case e.Kind == EvOffer:
		o := OfferOf(e)
		return true, e.Seat, o.Other, o.Public, o.Number, true
	case e.Kind == EvPromised:
		p := PromiseOf(e)
		return false, e.Seat, p.To, false, p.Number, true
	}
	return false, 0, 0, false, 0, false
}
