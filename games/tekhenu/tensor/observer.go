// Package tensor turns what a seat knows about a game of Tekhenu into numbers, for learning programs.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/shape"
	"ennead/games/tekhenu"
)

type (
	state = tekhenu.State
	seat  = game.Seat
	row   = shape.Row[state]
	god   = tekhenu.God
)

// Sizes of the largest table.
const (
	seats    = 4
	gods     = 6
	colours  = 5
	faces    = 6
	goods    = 4
	tokens   = 7
	cells    = 25
	sites    = 18
	people   = 4
	rows     = 6
	tiles    = 28 // column tiles by their printed number, 0 for none
	cards    = 73 // of the market, 0 for none
	perKind  = 25 // cards of one kind by their printed number, 0 for none
	sections = 4  // of the market
	parts    = 17 // of the score
	plan     = 10 // action tiles of Botankhamun
)

// Observer observes Tekhenu.
var Observer game.Observer = shape.New("tekhenu", seats, table(), player)

// steps describes the steps on the stack.
var steps = shape.Steps{Count: int(tekhenu.StepBotDone) + 1, Seats: seats, Depth: 20, Means: map[flow.Step]shape.Means{
	tekhenu.StepKeep:      {Nobodys: true, A: shape.SeatSet},
	tekhenu.StepRound:     {Nobodys: true},
	tekhenu.StepShade:     {Nobodys: true},
	tekhenu.StepMaat:      {Nobodys: true},
	tekhenu.StepEnd:       {Nobodys: true},
	tekhenu.StepScoring:   {Nobodys: true},
	tekhenu.StepFirst:     {Nobodys: true},
	tekhenu.StepRoll:      {Nobodys: true},
	tekhenu.StepHorusTile: {Nobodys: true},
	tekhenu.StepDial:      {Nobodys: true},
	tekhenu.StepTile:      {Nobodys: true},
	tekhenu.StepLay:       {Nobodys: true},
	tekhenu.StepRotate:    {Nobodys: true},
}}

// table lists what exists once per table.
func table() []row {
	rows := []row{
		shape.OneOf("seats", "how many seats there are, from 1", seats,
			func(s *state, _ seat) int { return int(s.Count) - 1 }),
		shape.Flag("solo", "a game against Botankhamun", func(s *state, _ seat) bool { return s.Solo }),
		shape.OneOf("level", "how hard Botankhamun is", 3, func(s *state, _ seat) int { return int(s.Level) }),
		shape.Flag("pious", "Botankhamun's Decrees count double", func(s *state, _ seat) bool { return s.Pious }),
		shape.OneOf("round", "the round, 0 during the setup", 17, func(s *state, _ seat) int { return int(s.Round) }),
		shape.OneOf("maats", "judgements of Maat held", 5, func(s *state, _ seat) int { return int(s.Maats) }),
		shape.OneOf("scored", "scorings held", 4, func(s *state, _ seat) int { return int(s.Scored) }),
		shape.Owners("order", "the Turn Order track", seats, seats,
			func(s *state, _ seat) []seat { return s.Order[:] }),
		shape.OneOf("arrow", "the section that the dial's arrow points at", gods,
			func(s *state, _ seat) int { return int(s.Arrow) }),
		shape.OneOfEach("marks", "the sections with the scoring markers", 2, gods,
			func(s *state, _ seat) []god { return s.Marks[:] }),
		shape.Each("dial", "dice in each section, by colour and face", gods*colours*faces, 5, 0,
			func(s *state, _ seat, n int) int {
				return int(s.Dial[n/(colours*faces)].Count(tekhenu.Colour(n/faces%colours), uint8(1+n%faces)))
			}),
		shape.Counts("bag", "dice in the bag, by colour", colours, 12,
			func(s *state, _ seat) []uint8 { return s.Bag[:] }),
		shape.OneOfEach("horus.tiles", "the god whose tile lies on each slot", gods, gods,
			func(s *state, _ seat) []god { return s.HorusTiles[:] }),
		shape.OneOfEach("horus.slots", "the slot where each god's tile lies", gods, gods,
			func(s *state, _ seat) []uint8 { return s.Slot[:] }),
		shape.Set("tiles", "column tiles in the stack", tiles,
			func(s *state, _ seat) tekhenu.Tiles { return s.TileStack }),
		shape.OneOfEach("display", "column tiles on display: left, centre, right", 3, tiles,
			func(s *state, _ seat) []tekhenu.Tile { return s.Display[:] }),
		shape.Kinds("temple.tiles", "the tile on each cell of the temple", cells, tiles,
			func(s *state, _ seat, n int) int { return int(s.Temple[n].Tile) }),
		shape.Kinds("temple.turn", "its quarter turns clockwise", cells, 4,
			func(s *state, _ seat, n int) int { return int(s.Temple[n].Turn) }),
		shape.Owned("temple.owner", "whose column it is", cells, seats,
			func(s *state, _ seat, n int) seat { return s.Temple[n].Owner }),
		shape.Owners("sites", "who holds each building site of the temple", sites, seats,
			func(s *state, _ seat) []seat { return s.Sites[:] }),
		shape.Owned("sites.gods", "who holds each site of the gods, god by god", gods*3, seats,
			func(s *state, _ seat, n int) seat { return s.GodSites[n/3][n%3] }),
		shape.Owners("sites.people", "who holds each site of the people", people, seats,
			func(s *state, _ seat) []seat { return s.People[:] }),
		shape.Set("sites.gold", "sites of the people with Gold", people,
			func(s *state, _ seat) uint8 { return s.PeopleGold }),
		shape.Owned("districts", "who holds each district, row by row", rows*goods, seats,
			func(s *state, _ seat, n int) seat { return s.Districts[n/goods][n%goods] }),
		shape.Flag("districts.gold", "Gold left of row 2", func(s *state, _ seat) bool { return s.RowGold }),
		shape.Sets("deck", "cards of each kind in the deck, or where the observer does not know of them", 3, perKind,
			func(s *state, _ seat) []tekhenu.Cards { return s.Deck[:] }),
		shape.Each("deck.size", "cards in each deck", 3, 24, 0,
			func(s *state, _ seat, n int) int { return s.DeckSize(tekhenu.Kind(n)) }),
		shape.Set("settled",
			"Decrees in hands, unseen, when their discards were last shuffled, as far as the observer knows", perKind,
			func(s *state, _ seat) tekhenu.Cards { return s.Settled }),
		shape.Sets("spent", "cards of each kind discarded", 3, perKind,
			func(s *state, _ seat) []tekhenu.Cards { return s.Spent[:] }),
		shape.Kinds("market", "the cards of the market, section by section", sections*4, cards,
			func(s *state, _ seat, n int) int { return int(s.Market[n/4][n%4]) }),
		shape.Set("open", "sections of the market that are open", sections,
			func(s *state, _ seat) uint8 { return s.Open }),
		shape.Set("start", "Start cards on offer", 13, func(s *state, _ seat) tekhenu.Cards { return s.Laid }),
		shape.Set("destiny", "Destiny cards on offer", 5, func(s *state, _ seat) uint8 { return s.Destiny }),
		shape.OneOfEach("plan", "Botankhamun's action tiles, base first", plan, plan+1,
			func(s *state, _ seat) []uint8 { return s.Rival.Pyramid[:] }),
		shape.OneOf("plan.at", "the place of Botankhamun's progress marker", plan+1,
			func(s *state, _ seat) int { return int(s.Rival.At) }),
	}
	rows = append(rows, turn...)
	return append(rows, shape.Owed(steps, func(s *state) *flow.Stack { return &s.Stack })...)
}

// turn lists the numbers of the turn in progress.
var turn = []row{
	shape.Owner("turn", "whose turn it is", seats, func(s *state, _ seat) seat { return s.Turn.Seat }),
	shape.OneOf("turn.from", "the section the die came from", gods,
		func(s *state, _ seat) int { return int(s.Turn.From) }),
	shape.OneOf("turn.colour", "what the die counts as", colours,
		func(s *state, _ seat) int { return int(s.Turn.Colour) }),
	shape.OneOf("turn.printed", "its own colour", colours, func(s *state, _ seat) int { return int(s.Turn.Printed) }),
	shape.OneOf("turn.face", "its face, 0 before one is taken", 7,
		func(s *state, _ seat) int { return int(s.Turn.Face) }),
	shape.OneOf("turn.value", "what it counts in the actions", 8,
		func(s *state, _ seat) int { return int(s.Turn.Value) }),
	shape.OneOf("turn.purity", "pure, tainted or forbidden", 3,
		func(s *state, _ seat) int { return int(s.Turn.Purity) }),
	shape.OneOf("turn.anubis", "an Anubis action: no, paid, by a Blessing", 3,
		func(s *state, _ seat) int { return int(s.Turn.Anubis) }),
	shape.Flag("turn.normal", "the normal action is still to come",
		func(s *state, _ seat) bool { return s.Turn.Normal }),
	shape.Number("turn.beside", "extra actions of an adjacent section still to come", 3,
		func(s *state, _ seat) int { return int(s.Turn.Beside) }),
	shape.Number("turn.across", "extra actions of the opposite section", 3,
		func(s *state, _ seat) int { return int(s.Turn.Across) }),
	shape.Flag("turn.idle", "the die may be put down without an action",
		func(s *state, _ seat) bool { return s.Turn.Idle }),
}

// player lists what every seat has, including Botankhamun.
var player = []row{
	shape.Signed("score", "points as they stand", 200, func(s *state, q seat) int { return s.Score(q) }),
	shape.Counts("stock", "Papyrus, Bread, Limestone, Granite, Gold, Scribes, Faith", tokens, 50,
		func(s *state, q seat) []uint8 { return s.Player[q].Stock[:] }),
	shape.Counts("surplus", "goods on the right pan", goods, 50,
		func(s *state, q seat) []uint8 { return s.Player[q].Surplus[:] }),
	shape.Counts("faith", "Faith on the left and on the right pan", 2, 50,
		func(s *state, q seat) []uint8 { return s.Player[q].Faith[:] }),
	shape.Counts("production", "production of each of the goods", goods, 10,
		func(s *state, q seat) []uint8 { return s.Player[q].Production[:] }),
	shape.Number("population", "Population", 21, func(s *state, q seat) int { return int(s.Player[q].Population) }),
	shape.Number("happiness", "Happiness", 21, func(s *state, q seat) int { return int(s.Player[q].Happiness) }),
	shape.OneOf("reached", "rewards for Happiness had", 4,
		func(s *state, q seat) int { return int(s.Player[q].Reached) }),
	shape.Flag("feast", "the extra action of Happiness 21 waits",
		func(s *state, q seat) bool { return s.Player[q].Feast }),
	shape.Each("pieces", "buildings, Statues and columns that have left the board", 3, 10, 0,
		func(s *state, q seat, n int) int {
			p := &s.Player[q]
			return int([...]uint8{p.Buildings, p.Statues, p.Columns}[n])
		}),
	shape.Kinds("dice.colour", "the colours of the dice taken", 4, colours,
		func(s *state, q seat, n int) int { return int(s.Player[q].Dice[n].Colour) }),
	shape.Kinds("dice.face", "their faces, 0 for none", 4, faces+1,
		func(s *state, q seat, n int) int { return int(s.Player[q].Dice[n].Face) }),
	shape.Kinds("dice.pan", "where they lie: left, right, below", 4, 3,
		func(s *state, q seat, n int) int { return int(s.Player[q].Dice[n].Pan) }),
	shape.Set("blessings", "Blessings", perKind, func(s *state, q seat) tekhenu.Cards { return s.Player[q].Blessings }),
	shape.Set("technologies", "Technologies", perKind,
		func(s *state, q seat) tekhenu.Cards { return s.Player[q].Techs }),
	shape.Set("technologies.new", "those that do not work before the action is over", perKind,
		func(s *state, q seat) tekhenu.Cards { return s.Player[q].New }),
	shape.Set("decrees", "Decrees that the observer knows", perKind,
		func(s *state, q seat) tekhenu.Cards { return s.Player[q].Decrees }),
	shape.Set("decrees.known", "Decrees that all have seen", perKind,
		func(s *state, q seat) tekhenu.Cards { return s.Player[q].Known }),
	shape.Number("decrees.unseen", "Decrees that the observer does not know", 12,
		func(s *state, q seat) int { return int(s.Player[q].Unseen) }),
	shape.Number("decrees.older", "those among them that were here when the discards were last shuffled", 12,
		func(s *state, q seat) int { return int(s.Player[q].Older) }),
	shape.Set("decrees.scored", "Decrees chosen at the end", perKind,
		func(s *state, q seat) tekhenu.Cards { return s.Player[q].Scored }),
	shape.OneOf("decree.under",
		"the Decree given back under the deck, 0 for none; the last number: one that the observer does not know",
		perKind+1,
		func(s *state, q seat) int { return unknown(s.Under[q]) }),
	shape.Owner("decree.drawn", "whose hand it came to, as far as the observer knows", seats,
		func(s *state, q seat) seat { return seat(s.Drawn[q] - 1) }),
	shape.OneOfEach("start.cards", "Start cards", 2, 13,
		func(s *state, q seat) []uint8 { return s.Player[q].Start[:] }),
	shape.OneOf("destiny.card", "the Destiny card, 0 for none", 5,
		func(s *state, q seat) int { return int(s.Player[q].Destiny) }),
	shape.Kinds("hand",
		"two cards, one of which is to be kept, 0 for none; the last number: one that the observer does not know", 2,
		perKind+1,
		func(s *state, q seat, n int) int { return unknown(s.Player[q].Hand[n]) }),
	shape.Set("joker", "T10 and T22, if they have paid their points this turn", 2,
		func(s *state, q seat) uint8 { return s.Player[q].Joker }),
	shape.Each("points", "points so far, by part of the score sheet", parts, 100, -1,
		func(s *state, q seat, n int) int { return int(s.Player[q].VP[n]) }),
}

// unknown returns the number of a card, or perKind for one that the seat does not know.
func unknown(card uint8) int {
	if card == game.Unknown {
		return perKind
	}
	return int(card)
}
