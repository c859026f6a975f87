package osiris

import "ennead/game"

// The kinds of events. The constructors below give the meaning of their numbers and their audience.
const (
	EvRegent uint8 = iota
	EvSeason
	EvDealt
	EvDrawn
	EvPool
	EvLeft
	EvPlaced
	EvGained
	EvPaid
	EvMissing
	EvLeads
	EvFee
	EvHired
	EvMarket
	EvPlanned
	EvBuilt
	EvMoved
	EvPoints
	EvCorner
	EvSpecial
	EvBlessing
	EvShared
	EvGave
	EvKeptCard
	EvDiscarded
	EvShuffled
	EvNoCard
	EvWithdrew
	EvBox
	EvTaken
	EvKeeps
	EvLost
	EvEnd
	EvLots
	EvOffer
	EvDeclined
	EvCancelled
	EvFailed
	EvTrade
	EvHanded
	EvHandedWorkers
	EvHandedWorker
	EvHandedCards
	EvHandedCard
	EvBribe
	EvUnbribed
	EvBribed
	EvPromised
	EvMarked
	EvGone
	EvBack
	EvAside
	EvShowed // plus the seat that sees it, or [ToAll]
)

// Two are the giver and the receiver of goods.
type Two struct{ From, To game.Seat }

// both returns the set of the two seats.
func (t Two) both() game.Seats { return t.From.Set() | t.To.Set() }

// audience returns who may know what one seat tells the other: everybody in public, otherwise the two seats
// (OSI-7.4.1).
func (t Two) audience(public bool) game.Seats {
	if public {
		return game.Everyone
	}
	return t.both()
}

// The draws (chapters 2 and 4).

func regentDrawn(seat game.Seat) game.Event {
	return game.Event{Kind: EvRegent, Seat: seat, Audience: game.Everyone}
}

func seasonBegan(regent game.Seat, season uint8) game.Event {
	return game.Event{Kind: EvSeason, Seat: regent, A: season, Audience: game.Everyone}
}

// cardDealt reports a city card drawn; why is the A of [StepDraw].
func cardDealt(seat game.Seat, c Card, why uint8) game.Event {
	return game.Event{Kind: EvDealt, Seat: seat, A: uint8(c), B: why, Audience: seat.Set()}
}

func workerDrawn(seat game.Seat, w Worker) game.Event {
	return game.Event{Kind: EvDrawn, Seat: seat, A: uint8(w), Audience: seat.Set()}
}

func workerLaidOut(regent game.Seat, w Worker) game.Event {
	return game.Event{Kind: EvPool, Seat: regent, A: uint8(w), Audience: game.Everyone}
}

// workersLeft reports the workers in the bag. Only the Regent may look at them (OSI-4.4).
func workersLeft(regent game.Seat, left [2]Worker) game.Event {
	return game.Event{Kind: EvLeft, Seat: regent, A: uint8(left[0]), B: uint8(left[1]), Audience: regent.Set()}
}

// WorkersLeft returns the workers left in the bag; [NoWorker] for none.
func WorkersLeft(e game.Event) (a, b Worker) { return Worker(e.A), Worker(e.B) }

// Tokens and points.

// tokensEvent is an event about tokens; more is the reason, the pile or the receiver.
func tokensEvent(kind uint8, seat game.Seat, t Tokens, more uint8) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: t[Grain], B: t[Brick], C: t[Stone], D: more, Audience: game.Everyone}
}

// tokensGained reports tokens taken from the supply; why is one of the gains, see [GainHarvest].
func tokensGained(seat game.Seat, t Tokens, why uint8) game.Event {
	return tokensEvent(EvGained, seat, t, why)
}

func tokensPaid(seat game.Seat, t Tokens, why uint8) game.Event {
	return tokensEvent(EvPaid, seat, t, why)
}

// tokensMissing reports tokens that were due but not in the supply (OSI-6.1).
func tokensMissing(seat game.Seat, t Tokens, why uint8) game.Event {
	return tokensEvent(EvMissing, seat, t, why)
}

// tokensTaken reports tokens taken from a pile on the board, see [State.PileOf] (OSI-6.3, OSI-11.11).
func tokensTaken(seat game.Seat, t Tokens, pile uint8) game.Event {
	return tokensEvent(EvTaken, seat, t, pile)
}

func tokensHanded(of Two, t Tokens) game.Event {
	return tokensEvent(EvHanded, of.From, t, uint8(of.To))
}

// TokensOf returns the tokens of an event about tokens, and its last number: the reason, the pile or the receiver.
func TokensOf(e game.Event) (t Tokens, more uint8) { return Tokens{e.A, e.B, e.C}, e.D }

func pointsScored(seat game.Seat, part Part, n uint8) game.Event {
	return game.Event{Kind: EvPoints, Seat: seat, A: uint8(part), B: n, Audience: game.Everyone}
}

// PointsOf returns the points of an event and their part of the score.
func PointsOf(e game.Event) (part Part, n uint8) { return Part(e.A), e.B }

// Actions (chapter 5).

func workerPlaced(seat game.Seat, w Worker, at Place) game.Event {
	return game.Event{Kind: EvPlaced, Seat: seat, A: uint8(w), B: uint8(at), Audience: game.Everyone}
}

// PlacedAt returns the worker that was placed, and the place.
func PlacedAt(e game.Event) (w Worker, at Place) { return Worker(e.A), Place(e.B) }

func caravanLed(seat game.Seat, caravan uint8) game.Event {
	return game.Event{Kind: EvLeads, Seat: seat, A: caravan, Audience: game.Everyone}
}

func feePaid(of Two, r Resource) game.Event {
	return game.Event{Kind: EvFee, Seat: of.From, A: uint8(r), B: uint8(of.To), Audience: game.Everyone}
}

// FeeOf returns the fee of a caravan and its leader, who received it.
func FeeOf(e game.Event) (r Resource, to game.Seat) { return Resource(e.A), game.Seat(e.B) }

func workerHired(seat game.Seat, w Worker) game.Event {
	return game.Event{Kind: EvHired, Seat: seat, A: uint8(w), Audience: game.Everyone}
}

// Barter is an exchange at a market cartouche. Side is the side that is paid: 0 for the top, 1 for the bottom
// (OSI-5.5.1).
type Barter struct{ Market, Side uint8 }

func (b Barter) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvMarket, Seat: seat, A: b.Market, B: b.Side, Audience: game.Everyone}
}

// BarterOf returns the exchange of an event.
func BarterOf(e game.Event) Barter { return Barter{Market: e.A, Side: e.B} }

func monumentPlanned(seat game.Seat, n uint8) game.Event {
	return game.Event{Kind: EvPlanned, Seat: seat, A: n, Audience: game.Everyone}
}

func monumentBuilt(seat game.Seat, n uint8, site Site) game.Event {
	return game.Event{Kind: EvBuilt, Seat: seat, A: n, B: uint8(site), Audience: game.Everyone}
}

// BuiltAt returns the cartouche that a monument left, and its site.
func BuiltAt(e game.Event) (n uint8, site Site) { return e.A, Site(e.B) }

// Moved is the move of a neutral piece from one planning cartouche to another (OSI-5.7.7).
type Moved struct{ From, To uint8 }

func (m Moved) event() game.Event {
	return game.Event{Kind: EvMoved, Seat: Neutral, A: m.From, B: m.To, Audience: game.Everyone}
}

// MovedBy returns the move of an event.
func MovedBy(e game.Event) Moved { return Moved{From: e.A, To: e.B} }

func cornerPlayed(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvCorner, Seat: seat, A: uint8(c), Audience: game.Everyone}
}

func specialPlayed(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvSpecial, Seat: seat, A: uint8(c), Audience: game.Everyone}
}

func blessingPlayed(seat game.Seat, b Blessing) game.Event {
	return game.Event{Kind: EvBlessing, Seat: seat, A: uint8(b), Audience: game.Everyone}
}

// cardGiven reports to everybody who received the second card of a visit.
func cardGiven(of Two) game.Event {
	return game.Event{Kind: EvGave, Seat: of.From, A: uint8(of.To), Audience: game.Everyone}
}

// cardShared reports the card itself to giver and receiver.
func cardShared(of Two, c Card) game.Event {
	return game.Event{Kind: EvShared, Seat: of.From, A: uint8(c), B: uint8(of.To), Audience: of.both()}
}

// SharedWith returns the card of a visit and its receiver.
func SharedWith(e game.Event) (c Card, to uint8) { return Card(e.A), e.B }

func cardKept(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvKeptCard, Seat: seat, A: uint8(c), Audience: seat.Set()}
}

func cardDiscarded(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvDiscarded, Seat: seat, A: uint8(c), Audience: game.Everyone}
}

func pileShuffled(seat game.Seat) game.Event {
	return game.Event{Kind: EvShuffled, Seat: seat, Audience: game.Everyone}
}

func noCardLeft(seat game.Seat) game.Event {
	return game.Event{Kind: EvNoCard, Seat: seat, Audience: game.Everyone}
}

func seatWithdrew(seat game.Seat, order uint8) game.Event {
	return game.Event{Kind: EvWithdrew, Seat: seat, A: order, Audience: game.Everyone}
}

// withdrewAside reports that a seat withdraws whose governor is away; governorGone and governorBack report that they
// have left the table, and that somebody plays for them again (OSI-RUL-54).
func withdrewAside(seat game.Seat) game.Event {
	return game.Event{Kind: EvAside, Seat: seat, Audience: game.Everyone}
}

func governorGone(seat game.Seat) game.Event {
	return game.Event{Kind: EvGone, Seat: seat, Audience: game.Everyone}
}

func governorBack(seat game.Seat) game.Event {
	return game.Event{Kind: EvBack, Seat: seat, Audience: game.Everyone}
}

func boxTaken(seat game.Seat, box uint8) game.Event {
	return game.Event{Kind: EvBox, Seat: seat, A: box, Audience: game.Everyone}
}

// The end of a season (chapters 8 and 9).

func planKept(seat game.Seat, n uint8) game.Event {
	return game.Event{Kind: EvKeeps, Seat: seat, A: n, Audience: game.Everyone}
}

func monumentLost(owner game.Seat, n uint8) game.Event {
	return game.Event{Kind: EvLost, Seat: owner, A: n, Audience: game.Everyone}
}

func seasonEnded(season uint8) game.Event {
	return game.Event{Kind: EvEnd, Seat: game.Nature, A: season, Audience: game.Everyone}
}

// LotsMade are the lots of a governor at the end of the game: rows of adjacent sites, and reaches along a segment.
type LotsMade struct {
	Seat          game.Seat
	Rows, Reaches uint8
}

func (l LotsMade) event() game.Event {
	return game.Event{Kind: EvLots, Seat: l.Seat, A: l.Rows, B: l.Reaches, Audience: game.Everyone}
}

// LotsOf returns the lots of an event.
func LotsOf(e game.Event) LotsMade { return LotsMade{Seat: e.Seat, Rows: e.A, Reaches: e.B} }
