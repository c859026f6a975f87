// Package tensor observes Osiris for programs that learn: it writes what a seat knows as numbers.
//
// That includes tokens behind screens. Everything that enters or leaves a screen is public, so anybody can work them
// out (OSI-13.2). It does not include negotiation.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/osiris"
	"ennead/games/shape"
)

type (
	state = osiris.State
	seat  = game.Seat
	row   = shape.Row[state]
)

// Sizes of the largest table.
const (
	seats     = osiris.MaxSeats
	resources = osiris.ResourceKinds
	workers   = osiris.WorkerKinds
	monuments = osiris.MonumentKinds
	blessings = osiris.BlessingKinds
	places    = osiris.MaxPlaces
	sites     = osiris.MaxSites
	plans     = 12
	market    = osiris.MaxMarket
	boxes     = osiris.MaxBoxes
	cards     = osiris.MaxCards + 1 // city cards by their printed number, 0 for none
	seasons   = osiris.Seasons
	parts     = int(osiris.Parts) // categories of the score
	actions   = 16                // numbered as in promises
	pending   = osiris.MaxPending
	piles     = market + 1
)

// Observer observes Osiris.
var Observer game.Observer = shape.New("osiris", seats, table(), player)

// steps describes the steps on the stack.
var steps = shape.Steps{Count: int(osiris.StepEnd) + 1, Seats: seats, Depth: 8, Means: map[flow.Step]shape.Means{
	osiris.StepFee: {A: shape.OneSeat},
}}

// table returns the rows for the table.
func table() []row {
	rows := []row{
		shape.OneOf("seats", "how many seats there are, from 1", seats,
			func(s *state, _ seat) int { return int(s.Count) - 1 }),
		shape.OneOf("season", "the season, 0 during the setup", seasons+1,
			func(s *state, _ seat) int { return int(s.Season) }),
		shape.Owner("regent", "the regent", seats, func(s *state, _ seat) seat { return s.Regent }),
		shape.Each("options", "Horus keeps all planned monuments; no negotiation; tokens are shown", 3, 1, 0,
			func(s *state, _ seat, n int) int {
				return yes([...]bool{s.KeepsAll, s.Silent, s.Open}[n])
			}),
		shape.Set("row.blocked", "boxes of the regent row that are blocked", boxes,
			func(s *state, _ seat) uint8 { return s.Boxes }),
		shape.OneOf("row.taken", "the box taken this season, from 1", boxes+1,
			func(s *state, _ seat) int { return int(s.Bonused) }),
		shape.Set("complete", "kinds of monuments whose completion bonus is gone", monuments,
			func(s *state, _ seat) uint8 { return s.Complete }),
		shape.Counts("supply", "tokens in the supply", resources, 40,
			func(s *state, _ seat) []uint8 { return s.Supply[:] }),
		shape.Counts("wages", "tokens beside the workers' cartouche", resources, 40,
			func(s *state, _ seat) []uint8 { return s.Wages[:] }),
		shape.Each("market.used", "cartouches of the market that have been used", market, 1, 0,
			func(s *state, _ seat, n int) int { return yes(s.Market[n].Used) }),
		shape.Each("market.tokens", "tokens paid there", market*resources, 40, 0,
			func(s *state, _ seat, n int) int { return int(s.Market[n/resources].Tokens[n%resources]) }),
		shape.Counts("pool", "workers on the workers' cartouche", workers, 8,
			func(s *state, _ seat) []uint8 { return s.Pool[:] }),
		shape.Counts("bag", "workers in the bag whose kind the observer knows", workers, 8,
			func(s *state, _ seat) []uint8 { return s.Bag[:] }),
		shape.Number("bag.unseen", "workers in the bag whose kind the observer does not know", 48,
			func(s *state, _ seat) int { return int(s.Unseen) }),
		shape.Kinds("standing", "the kind of the worker on each place: terrains, cities, sections of the caravans",
			places, workers,
			func(s *state, _ seat, n int) int {
				return int(s.Standing[n].Worker)
			}),
		shape.Owned("standing.owner", "whose worker it is", places, seats,
			func(s *state, _ seat, n int) seat { return s.Standing[n].Owner }),
		shape.Owners("leader", "whose camel lies on each caravan place", 2, seats,
			func(s *state, _ seat) []seat { return s.Leader[:] }),
		shape.Each("leader.neutral", "it is a neutral one", 2, 1, 0,
			func(s *state, _ seat, n int) int { return yes(s.Leader[n] == osiris.Neutral) }),
		shape.Kinds("sites", "the monument at each site: two sections of each terrain, then cities", sites, monuments,
			func(s *state, _ seat, n int) int { return int(s.Site[n].Monument) }),
		shape.Owned("sites.owner", "whose it is", sites, seats,
			func(s *state, _ seat, n int) seat { return s.Site[n].Owner }),
		shape.Owned("sites.second", "whose the second obelisk is", sites, seats,
			func(s *state, _ seat, n int) seat { return s.Site[n].Second }),
		shape.Each("sites.neutral", "it is a neutral one", sites, 1, 0,
			func(s *state, _ seat, n int) int { return yes(s.Site[n].Owner == osiris.Neutral) }),
		shape.Owned("plans", "whose monument lies on each planning cartouche", plans, seats,
			func(s *state, _ seat, n int) seat { return s.Plans[n].Owner }),
		shape.Each("plans.neutral", "it is a neutral one", plans, 1, 0,
			func(s *state, _ seat, n int) int { return yes(s.Plans[n].Owner == osiris.Neutral) }),
		shape.Each("plans.kept", "it is not removed at the end of the season", plans, 1, 0,
			func(s *state, _ seat, n int) int { return int(s.Plans[n].Kept) }),
		shape.Set("deck", "city cards in the pile, or where the observer does not know of them", cards,
			func(s *state, _ seat) osiris.Cards { return s.Deck }),
		shape.Number("deck.size", "cards in the pile", 31, func(s *state, _ seat) int { return s.Pile() }),
		shape.Set("spent", "cards in the discard pile", cards, func(s *state, _ seat) osiris.Cards { return s.Spent }),
		shape.Kinds("pending",
			"the cards of a visit or of Thoth, 0 for none; the last number: one that the observer does not know",
			pending, cards+1,
			func(s *state, _ seat, n int) int {
				return min(int(s.Pending[n]), cards)
			}),
		shape.OneOf("pending.first", "the one of them that was drawn first, likewise", cards+1,
			func(s *state, _ seat) int { return min(int(s.DrawnFirst), cards) }),
	}
	rows = append(rows, turn...)
	return append(rows, shape.Owed(steps, func(s *state) *flow.Stack { return &s.Stack })...)
}

// turn lists the rows for the choices of the action in progress.
var turn = []row{
	shape.OneOf("turn.card", "the city card whose special is being chosen", cards,
		func(s *state, _ seat) int { return int(s.Turn.Card) }),
	shape.OneOf("turn.worker", "the worker to be placed", workers,
		func(s *state, _ seat) int { return int(s.Turn.Worker) }),
	shape.OneOfEach("turn.hired", "workers to be hired, from 1", 2, workers+1,
		func(s *state, _ seat) []uint8 { return s.Turn.Hired[:] }),
	shape.Counts("turn.paid", "tokens chosen to pay, to waive or to take", resources, 40,
		func(s *state, _ seat) []uint8 { return s.Turn.Paid[:] }),
	shape.Each("turn.piles", "tokens chosen to take off the workers' cartouche and the market", piles*resources, 40, 0,
		func(s *state, _ seat, n int) int {
			return int(s.Turn.Piles[n/resources][n%resources])
		}),
	shape.OneOf("turn.at", "what is used: the market cartouche or the box of the regent row, from 1, or the place",
		places+1,
		func(s *state, _ seat) int { return int(s.Turn.At) }),
	shape.OneOf("turn.side", "the side of the market cartouche", 2,
		func(s *state, _ seat) int { return int(s.Turn.Side) }),
	shape.OneOf("turn.plan", "the cartouche planned on or built from, from 1", plans+1,
		func(s *state, _ seat) int { return int(s.Turn.Plan) }),
	shape.OneOf("turn.kept", "the cartouche kept with Horus, from 1", plans+1,
		func(s *state, _ seat) int { return int(s.Turn.Kept) }),
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// player lists the rows for each seat.
var player = []row{
	shape.Number("score", "points as they stand", 100, func(s *state, q seat) int { return s.Score(q) }),
	shape.Counts("tokens", "grain, brick and stone behind the screen", resources, 40,
		func(s *state, q seat) []uint8 { return s.Player[q].Tokens[:] }),
	shape.Counts("workers", "unplaced workers whose kind the observer knows", workers, 8,
		func(s *state, q seat) []uint8 { return s.Player[q].Workers[:] }),
	shape.Number("workers.idle", "unplaced workers whose kind the observer does not know", 20,
		func(s *state, q seat) int { return int(s.Player[q].Idle) }),
	shape.Set("cards", "city cards in hand that the observer knows", cards,
		func(s *state, q seat) osiris.Cards { return s.Player[q].Cards }),
	shape.Number("cards.closed", "city cards in hand that the observer does not know", 20,
		func(s *state, q seat) int { return int(s.Player[q].Closed) }),
	shape.Facing("cards.known", "cards of this hand that each seat knows to be there, as far as the observer can tell",
		seats, cards,
		func(s *state, q, other seat) osiris.Cards {
			return s.Player[q].Known[other]
		}),
	shape.Set("blessings", "blessings not yet played", blessings,
		func(s *state, q seat) uint8 { return s.Player[q].Blessings }),
	shape.Set("blessings.played", "blessings played this season", blessings,
		func(s *state, q seat) uint8 { return s.Player[q].Played }),
	shape.Counts("stock", "obelisks, sphinxes and pylons neither planned nor built", monuments, 4,
		func(s *state, q seat) []uint8 { return s.Player[q].Stock[:] }),
	shape.Counts("built", "monuments built", monuments, 4,
		func(s *state, q seat) []uint8 { return s.Player[q].Built[:] }),
	shape.Counts("lost", "monuments out of the game", monuments, 4,
		func(s *state, q seat) []uint8 { return s.Player[q].Lost[:] }),
	shape.OneOf("withdrawn", "has withdrawn as the first, second and so on; 0 if not", seats+1,
		func(s *state, q seat) int { return int(s.Player[q].Order) }),
	shape.Flag("scribed", "has played the special of a Scribe this season",
		func(s *state, q seat) bool { return s.Player[q].Scribed }),
	shape.Set("did", "actions done this season", actions, func(s *state, q seat) uint16 { return s.Player[q].Did }),
	shape.Set("did.before", "actions done last season", actions,
		func(s *state, q seat) uint16 { return s.Player[q].DidBefore }),
	shape.Counts("points", "points so far, by part of the score", parts, 100,
		func(s *state, q seat) []uint8 { return s.Player[q].VP[:] }),
}
