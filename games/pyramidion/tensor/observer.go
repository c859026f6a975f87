// Package tensor encodes what a seat of Pyramidion knows as numbers, for programs that learn.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/pyramidion"
	"ennead/games/shape"
)

type (
	state = pyramidion.State
	seat  = game.Seat
	row   = shape.Row[state]
)

// Dimensions of the largest table.
const (
	seats      = 4
	resources  = 6
	sites      = 8
	troops     = 2
	deck       = 41         // cards of the deck by printed number, 0 for none
	base       = 5          // cards of one colour
	cards      = deck + 5*4 // all cards
	hand       = deck + 5   // the deck, and the seat's own base cards
	boats      = 21         // by printed number, 0 for none
	spreads    = 11         // distribution cards, by the same numbering
	tokens     = 7          // revolt tokens, by the same numbering
	categories = 3
	piles      = 7 // binary digits of the number of a pile
)

// Observer encodes Pyramidion.
var Observer game.Observer = shape.New("pyramidion", seats, table(), player)

// steps encodes the steps that wait on the stack.
var steps = shape.Steps{Count: int(pyramidion.StepEnd) + 1, Seats: seats, Depth: 10, Means: map[flow.Step]shape.Means{
	pyramidion.StepSite: {Nobodys: true}, pyramidion.StepBoat: {Nobodys: true}, pyramidion.StepSpread: {Nobodys: true},
	pyramidion.StepNegotiate: {Nobodys: true}, pyramidion.StepDeal: {Nobodys: true},
	pyramidion.StepDistribute: {Nobodys: true}, pyramidion.StepRound: {Nobodys: true},
	pyramidion.StepReorder: {Nobodys: true}, pyramidion.StepEnd: {Nobodys: true}, pyramidion.StepClean: {Nobodys: true},
	pyramidion.StepMerchant: {Nobodys: true}, pyramidion.StepNegotiator: {Nobodys: true},
	pyramidion.StepTorturer: {Nobodys: true}, pyramidion.StepQuell: {Nobodys: true},
	pyramidion.StepToken: {Nobodys: true},
}}

// table encodes what the table has once.
func table() []row {
	rows := []row{
		shape.OneOf("players", "how many play, from 1", seats, func(s *state, _ seat) int { return int(s.Count) - 1 }),
		shape.Number("round", "the round, 0 during the setup", 40, func(s *state, _ seat) int { return int(s.Round) }),
		shape.OneOf("target", "what ends the game: 10, 12 or 15 points, or all boats loaded", 4,
			func(s *state, _ seat) int { return int(s.Target) }),
		shape.Flag("alexandria", "no statues at Alexandria", func(s *state, _ seat) bool { return s.Statues }),
		shape.Flag("endless", "no last round", func(s *state, _ seat) bool { return s.Endless }),
		shape.Owners("order", "the play order", seats, seats, func(s *state, _ seat) []seat { return s.Order[:] }),
		shape.Counts("supply", "resources in the supply", resources, 35,
			func(s *state, _ seat) []uint8 { return s.Supply[:] }),
		shape.Each("goods", "resources on each site", sites*resources, 35, 0,
			func(s *state, _ seat, n int) int { return int(s.Goods[n/resources][n%resources]) }),
		shape.Owned("troops", "whose torturers, then whose negotiators, stand on each site", troops*sites, seats,
			func(s *state, _ seat, n int) seat { return s.Troop[n/sites][n%sites] }),
		shape.Set("sundials", "sites activated this round", sites,
			func(s *state, _ seat) pyramidion.Sites { return s.Sundials }),
		shape.Set("fetchers", "sites whose torturers have fetched this round", sites,
			func(s *state, _ seat) pyramidion.Sites { return s.Fetchers }),
		shape.OneOf("site", "the active site", sites, func(s *state, _ seat) int { return int(s.Site) }),
		shape.Owner("activator", "who activated it", seats, func(s *state, _ seat) seat { return s.Activator }),
		shape.Flag("ankh", "the power for the first ankh there is used up",
			func(s *state, _ seat) bool { return s.FirstAnkh }),
		shape.Set("raised", "what raises its minimums: the Lithographer, the Philosopher", 2,
			func(s *state, _ seat) uint8 { return s.Raised }),
		shape.OneOf("copied", "the card that the Philosopher copies", cards,
			func(s *state, _ seat) int { return int(s.Copied.Card) }),
		shape.OneOf("copied.category", "the category of a copied Goddess, from 1", categories+1,
			func(s *state, _ seat) int { return int(s.Copied.Category) }),
		shape.Counts("out", "what a Lithographer's exchange takes from the site", resources, 35,
			func(s *state, _ seat) []uint8 { return s.Out[:] }),
		shape.OneOf("payment", "the boat that is being loaded", boats,
			func(s *state, _ seat) int { return int(s.Payment.Boat) }),
		shape.Counts("payment.left", "what is still to be paid", resources, 8,
			func(s *state, _ seat) []uint8 { return s.Payment.Left[:] }),
		shape.Number("payment.statues", "statues that stand for something", 8,
			func(s *state, _ seat) int { return int(s.Payment.Statues) }),
		shape.Counts("payment.fetched", "what torturers have fetched on this turn", resources, 8,
			func(s *state, _ seat) []uint8 { return s.Payment.Fetched[:] }),
		shape.Set("payment.troops", "the sites of these", sites,
			func(s *state, _ seat) pyramidion.Sites { return s.Payment.Troops }),
		shape.Set("deck", "cards in the deck, or where the observer does not know of them", deck,
			func(s *state, _ seat) pyramidion.Cards { return s.Deck }),
		shape.Number("deck.size", "cards in the deck", 40, func(s *state, _ seat) int { return s.DeckLen() }),
		shape.Set("spent", "cards in the discard pile", deck,
			func(s *state, _ seat) pyramidion.Cards { return s.Spent }),
		shape.Set("shuffles", "how often it has become a new deck this round, in binary", piles,
			func(s *state, _ seat) uint8 { return s.Shuffles }),
		shape.Digits("deck.from", "out of which of these decks each card comes, in binary", deck, piles,
			func(s *state, _ seat) []uint8 { return s.From[:] }),
		shape.Set("boats.pile", "boats in the pile, or where the observer does not know of them", boats,
			func(s *state, _ seat) pyramidion.Boats { return s.Pile }),
		shape.Number("boats.size", "boats in the pile", 20, func(s *state, _ seat) int { return s.PileLen() }),
		shape.Set("boats", "boats in the row", boats, func(s *state, _ seat) pyramidion.Boats { return s.Row }),
		shape.Set("boats.sunk", "boats discarded", boats, func(s *state, _ seat) pyramidion.Boats { return s.Sunk }),
		shape.OneOf("boats.private", "the boat drawn at Karnak", boats,
			func(s *state, _ seat) int { return int(s.Private) }),
		shape.Owner("boats.captain", "who may load it", seats, func(s *state, _ seat) seat { return s.Captain }),
		shape.Set("spreads", "distribution cards face down", spreads,
			func(s *state, _ seat) pyramidion.Spreads { return s.Spreads }),
		shape.OneOf("spreads.up", "the distribution card face up", spreads,
			func(s *state, _ seat) int { return int(s.Spread) }),
		shape.Set("spreads.used", "distribution cards used", spreads,
			func(s *state, _ seat) pyramidion.Spreads { return s.Used }),
		shape.Set("tokens", "revolt tokens face up", tokens,
			func(s *state, _ seat) pyramidion.Tokens { return s.Tokens }),
	}
	return append(rows, shape.Owed(steps, func(s *state) *flow.Stack { return &s.Stack })...)
}

// own returns a set of cards with the seat's base cards moved directly after the deck.
func own(set pyramidion.Cards, q seat) pyramidion.Cards {
	const low = 1<<deck - 1
	return set&low | set>>(deck+base*uint8(q))&(1<<base-1)<<deck
}

// player encodes what every seat has.
var player = []row{
	shape.Number("score", "points, as far as the observer knows", 25, func(s *state, q seat) int { return s.Score(q) }),
	shape.Set("hand", "cards in hand that the observer knows: those of the deck, then the seat's base cards", hand,
		func(s *state, q seat) pyramidion.Cards { return own(s.Player[q].Hand, q) }),
	shape.Set("hand.known", "those of the deck that all know to be there", deck,
		func(s *state, q seat) pyramidion.Cards { return s.Player[q].Known }),
	shape.Number("hand.closed", "cards in hand that the observer does not know", 10,
		func(s *state, q seat) int { return int(s.Player[q].Closed) }),
	shape.Set("hand.backs", "after a shuffle: cards that stand for those, each out of the same deck", deck,
		func(s *state, q seat) pyramidion.Cards { return s.Player[q].Backs }),
	shape.Set("play", "cards on the active site, likewise", hand,
		func(s *state, q seat) pyramidion.Cards { return own(s.Player[q].InPlay, q) }),
	shape.Set("fleet", "boats loaded that the observer may look at", boats,
		func(s *state, q seat) pyramidion.Boats { return s.Player[q].Boats }),
	shape.Number("fleet.closed", "boats loaded that the observer may not look at", 20,
		func(s *state, q seat) int { return int(s.Player[q].Ships) }),
	shape.Counts("reserve", "resources", resources, 35, func(s *state, q seat) []uint8 { return s.Player[q].Goods[:] }),
	shape.OneOf("token", "the order token taken this round", seats+2,
		func(s *state, q seat) int { return int(s.Player[q].Token) }),
	shape.Number("played", "cards played on the active site", 12,
		func(s *state, q seat) int { return int(s.Player[q].Played) }),
	shape.Flag("passed", "has passed there", func(s *state, q seat) bool { return s.Player[q].Passed }),
	shape.OneOf("category", "the category of the Goddess in play, from 1", categories+1,
		func(s *state, q seat) int { return int(s.Player[q].Category) }),
	shape.Number("loaded", "boats loaded this round", 4, func(s *state, q seat) int { return int(s.Loaded[q]) }),
}
