package osiris

import "ennead/game"

// The kinds of events. Each is made by its constructor below, which says what its numbers mean and who may know them.
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
	EvShowed // and the number of the seat to whom, or [ToAll]
)

// Two are the sides of what passes from one screen behind another.
type Two struct{ From, To game.Seat }

// both are those two.
func (t Two) both() game.Seats { return t.From.Set() | t.To.Set() }

// told is the audience of what one says to the other: the two of them, or everybody if it is said in public
// (OSI-7.4.1).
func (t Two) told(public bool) game.Seats {
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

// cardDealt: why is one of the draws, see [DrawDealt].
func cardDealt(seat game.Seat, c Card, why uint8) game.Event {
	return game.Event{Kind: EvDealt, Seat: seat, A: uint8(c), B: why, Audience: seat.Set()}
}

func workerDrawn(seat game.Seat, w Worker) game.Event {
	return game.Event{Kind: EvDrawn, Seat: seat, A: uint8(w), Audience: seat.Set()}
}

func workerLaidOut(regent game.Seat, w Worker) game.Event {
	return game.Event{Kind: EvPool, Seat: regent, A: uint8(w), Audience: game.Everyone}
}

// workersLeft: the Regent alone looks into the bag (OSI-4.4).
func workersLeft(regent game.Seat, left [2]Worker) game.Event {
	return game.Event{Kind: EvLeft, Seat: regent, A: uint8(left[0]), B: uint8(left[1]), Audience: regent.Set()}
}

// WorkersLeft reads back who is left in the bag.
func WorkersLeft(e game.Event) (a, b Worker) { return Worker(e.A), Worker(e.B) }

// Tokens and points.

// tokensGained: why is one of the gains, see [GainHarvest].
func tokensGained(seat game.Seat, t Tokens, why uint8) game.Event {
	return game.Event{Kind: EvGained, Seat: seat, A: t[Grain], B: t[Brick], C: t[Stone], D: why, Audience: game.Everyone}
}

func tokensPaid(seat game.Seat, t Tokens, why uint8) game.Event {
	return game.Event{Kind: EvPaid, Seat: seat, A: t[Grain], B: t[Brick], C: t[Stone], D: why, Audience: game.Everyone}
}

// tokensMissing: they were due, and the supply had them not (OSI-6.1).
func tokensMissing(seat game.Seat, t Tokens, why uint8) game.Event {
	return game.Event{Kind: EvMissing, Seat: seat, A: t[Grain], B: t[Brick], C: t[Stone], D: why, Audience: game.Everyone}
}

// tokensTaken: they are taken off a pile of the board (OSI-6.3, OSI-11.11).
func tokensTaken(seat game.Seat, t Tokens, pile uint8) game.Event {
	return game.Event{Kind: EvTaken, Seat: seat, A: t[Grain], B: t[Brick], C: t[Stone], D: pile, Audience: game.Everyone}
}

func tokensHanded(of Two, t Tokens) game.Event {
	return game.Event{Kind: EvHanded, Seat: of.From, A: t[Grain], B: t[Brick], C: t[Stone], D: uint8(of.To), Audience: game.Everyone}
}

// TokensOf reads back which tokens were gained, paid, missing, taken or handed over, and the number behind them: why,
// the pile, or to whom.
func TokensOf(e game.Event) (t Tokens, more uint8) { return Tokens{e.A, e.B, e.C}, e.D }

func pointsScored(seat game.Seat, part Part, n uint8) game.Event {
	return game.Event{Kind: EvPoints, Seat: seat, A: uint8(part), B: n, Audience: game.Everyone}
}

// PointsOf reads back how much was scored of which part.
func PointsOf(e game.Event) (part Part, n uint8) { return Part(e.A), e.B }

// Actions (chapter 5).

func workerPlaced(seat game.Seat, w Worker, at Place) game.Event {
	return game.Event{Kind: EvPlaced, Seat: seat, A: uint8(w), B: uint8(at), Audience: game.Everyone}
}

// PlacedAt reads back who was placed where.
func PlacedAt(e game.Event) (w Worker, at Place) { return Worker(e.A), Place(e.B) }

func caravanLed(seat game.Seat, caravan uint8) game.Event {
	return game.Event{Kind: EvLeads, Seat: seat, A: caravan, Audience: game.Everyone}
}

func feePaid(of Two, r Resource) game.Event {
	return game.Event{Kind: EvFee, Seat: of.From, A: uint8(r), B: uint8(of.To), Audience: game.Everyone}
}

// FeeOf reads back what the leader of a caravan got.
func FeeOf(e game.Event) (r Resource, to game.Seat) { return Resource(e.A), game.Seat(e.B) }

func workerHired(seat game.Seat, w Worker) game.Event {
	return game.Event{Kind: EvHired, Seat: seat, A: uint8(w), Audience: game.Everyone}
}

// Barter is an exchange at a cartouche of the market, by the side that is paid: 0 is the top (OSI-5.5.1).
type Barter struct{ Market, Side uint8 }

func (b Barter) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvMarket, Seat: seat, A: b.Market, B: b.Side, Audience: game.Everyone}
}

// BarterOf reads it back.
func BarterOf(e game.Event) Barter { return Barter{Market: e.A, Side: e.B} }

func monumentPlanned(seat game.Seat, n uint8) game.Event {
	return game.Event{Kind: EvPlanned, Seat: seat, A: n, Audience: game.Everyone}
}

func monumentBuilt(seat game.Seat, n uint8, site Site) game.Event {
	return game.Event{Kind: EvBuilt, Seat: seat, A: n, B: uint8(site), Audience: game.Everyone}
}

// BuiltAt reads back from which cartouche a monument was built, and where.
func BuiltAt(e game.Event) (n uint8, site Site) { return e.A, Site(e.B) }

// Moved is a neutral piece that goes from one planning cartouche to another (OSI-5.7.7).
type Moved struct{ From, To uint8 }

func (m Moved) event() game.Event {
	return game.Event{Kind: EvMoved, Seat: Neutral, A: m.From, B: m.To, Audience: game.Everyone}
}

// MovedBy reads it back.
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

// cardGiven: all see to whom the second card of a visit goes.
func cardGiven(of Two) game.Event {
	return game.Event{Kind: EvGave, Seat: of.From, A: uint8(of.To), Audience: game.Everyone}
}

// cardShared: the two of them see which card that is.
func cardShared(of Two, c Card) game.Event {
	return game.Event{Kind: EvShared, Seat: of.From, A: uint8(c), B: uint8(of.To), Audience: of.both()}
}

// SharedWith reads back which card went to whom.
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

// LotsMade are the lots of a governor at the end: adjacent ones, and those along segments.
type LotsMade struct {
	Seat          game.Seat
	Rows, Reaches uint8
}

func (l LotsMade) event() game.Event {
	return game.Event{Kind: EvLots, Seat: l.Seat, A: l.Rows, B: l.Reaches, Audience: game.Everyone}
}

// LotsOf reads them back.
func LotsOf(e game.Event) LotsMade { return LotsMade{Seat: e.Seat, Rows: e.A, Reaches: e.B} }
