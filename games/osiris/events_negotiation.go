package osiris

import "ennead/game"

// Events of negotiation (chapter 7).

// OfferEvent is the content of an event about an offer. Seat is the party that acts, Other the other party.
type OfferEvent struct {
	Seat, Other game.Seat
	Number      uint8
	Public      bool
}

func (o OfferEvent) event(kind uint8) game.Event {
	e := game.Event{Kind: kind, Seat: o.Seat, A: o.Number, B: uint8(o.Other), C: audience(o.Public)}
	e.Audience = Two{o.Seat, o.Other}.audience(o.Public)
	return e
}

// OfferOf returns the content of an event about an offer.
func OfferOf(e game.Event) OfferEvent {
	return OfferEvent{Seat: e.Seat, Other: game.Seat(e.B), Number: e.A, Public: e.C == public}
}

func offerMade(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: by, Other: o.To, Number: o.Number, Public: o.Public}.event(EvOffer)
}

// offerDeclined reports that the addressee declines.
func offerDeclined(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: o.To, Other: by, Number: o.Number, Public: o.Public}.event(EvDeclined)
}

func offerCancelled(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: by, Other: o.To, Number: o.Number, Public: o.Public}.event(EvCancelled)
}

// offerFailed reports that the author does not hold the goods offered (OSI-RUL-59).
func offerFailed(by game.Seat, o *Offer) game.Event {
	return OfferEvent{Seat: by, Other: o.To, Number: o.Number, Public: o.Public}.event(EvFailed)
}

// tradeMade reports that the second seat accepted an offer of the first.
func tradeMade(of Two) game.Event {
	return game.Event{Kind: EvTrade, Seat: of.From, A: uint8(of.To), Audience: game.Everyone}
}

// workersHanded and cardsHanded report to everybody how many change hands; workerHanded and cardHanded report to the
// two parties which ones (OSI-7.4.1).
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

// HandedTo returns the receiver of workers or cards, their number, and which one it is: a worker or a card, depending
// on the kind of the event.
func HandedTo(e game.Event) (to, n, which uint8) { return e.A, e.B, e.C }

// bribePut reports a bribe to everybody (OSI-7.5.1).
func bribePut(by game.Seat, b *Bribe) game.Event {
	return game.Event{Kind: EvBribe, Seat: by, A: b.Number, B: uint8(b.If), Audience: game.Everyone}
}

func bribeCancelled(by game.Seat, number uint8) game.Event {
	return game.Event{Kind: EvUnbribed, Seat: by, A: number, Audience: game.Everyone}
}

// bribePaid reports that the visitor receives the goods of a bribe.
func bribePaid(of Two, b *Bribe) game.Event {
	return game.Event{Kind: EvBribed, Seat: of.From, A: b.Number, B: uint8(of.To), Audience: game.Everyone}
}

// BribeOf returns the number of a bribe, and a seat: the receiver of the second card that it asks for, or, if it was
// paid, the visitor.
func BribeOf(e game.Event) (number uint8, seat game.Seat) { return e.A, game.Seat(e.B) }

func promiseMade(by game.Seat, p *Promise) game.Event {
	e := game.Event{Kind: EvPromised, Seat: by, A: p.Number, B: uint8(p.To), C: p.Action, D: p.Season}
	e.Audience = Two{by, p.To}.audience(p.Public)
	return e
}

// PromiseOf returns the promise of an event. It leaves out whether the promise is public.
func PromiseOf(e game.Event) Promise {
	return Promise{Number: e.A, To: game.Seat(e.B), Action: e.C, Season: e.D}
}

// promiseMarked reports the opinion of the seat that was promised something.
func promiseMarked(by game.Seat, p *Promise, kept bool) game.Event {
	e := game.Event{Kind: EvMarked, Seat: p.To, A: p.Number, B: uint8(by), C: bit(kept)}
	e.Audience = Two{by, p.To}.audience(p.Public)
	return e
}

// MarkedBy returns the author of a marked promise, and 1 for kept or 0 for broken. Both are Unknown for seats outside
// the audience.
func MarkedBy(e game.Event) (by, kept uint8) { return e.B, e.C }

// A seat shows what it holds in a single event. Its audience is the viewers, so that other seats do not learn how much
// it showed (OSI-7.4.2, OSI-7.4.3). The kind gives the addressee. The numbers hold either tokens one by one, or a word
// of 32 bits: a set of cards, which has no card 0, or four bits for the number of workers of each kind.
const (
	showsWorkers = 1 // lowest bits of the word
	showsTokens  = 3 // first number
)

// To is the seat that is shown something, or [ToAll].
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
	word := showsTokens | uint32(t[Grain])<<8 | uint32(t[Brick])<<16 | uint32(t[Stone])<<24
	return wordShown(seat, to, viewers, word)
}

func wordShown(seat game.Seat, to To, viewers game.Seats, word uint32) game.Event {
	e := game.Event{Kind: EvShowed + uint8(to), Seat: seat, Audience: viewers}
	e.A, e.B, e.C, e.D = uint8(word), uint8(word>>8), uint8(word>>16), uint8(word>>24)
	return e
}

// Shown returns the addressee of an event and what they saw; ok is false for readers outside the audience.
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

// Entry returns the offer or promise that an event entered into the book; ok is false if it entered none, or if the
// reader is not in its audience.
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

// Handed returns the receiver of pieces that change hands, and how many everybody sees: tokens, workers or cards. ok is
// false for all other events.
func Handed(e game.Event) (to game.Seat, n int, ok bool) {
	switch e.Kind {
	case EvHanded:
		t, to := TokensOf(e)
		return game.Seat(to), int(t.Sum()), true
	case EvHandedWorkers, EvHandedCards:
		return game.Seat(e.A), int(e.B), true
	}
	return 0, 0, false
}
