// Package tensor encodes what a seat of Pharaon knows as numbers, for programs that learn.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/pharaon"
	"ennead/games/shape"
)

type (
	state = pharaon.State
	seat  = game.Seat
	row   = shape.Row[state]
)

// Dimensions of the largest table.
const (
	seats     = 5
	colours   = 5
	quarters  = 5
	resources = 6  // silver included
	offerings = 12 // kinds
	slots     = 4  // in a sector of the wheel
	cards     = 32 // nobles, artisans or jars by printed number
	tokens    = pharaon.Tokens
	markers   = tokens + resources // kinds of tokens, with markers
	tiles     = 5                  // of the Traitor
	spaces    = 12                 // of a tile
)

// Observer encodes Pharaon.
var Observer game.Observer = shape.New("pharaon", seats, table(), player)

// steps encodes the steps that wait on the stack.
var steps = shape.Steps{Count: int(pharaon.StepEnd) + 1, Seats: seats, Depth: 16, Means: map[flow.Step]shape.Means{
	pharaon.StepCircle: {Nobodys: true}, pharaon.StepWheel: {Nobodys: true}, pharaon.StepDirection: {Nobodys: true},
	pharaon.StepShowArtist: {Nobodys: true}, pharaon.StepShowNoble: {Nobodys: true},
	pharaon.StepRefill: {Nobodys: true}, pharaon.StepShowJar: {Nobodys: true}, pharaon.StepFirst: {Nobodys: true},
	pharaon.StepTileOrder: {Nobodys: true}, pharaon.StepTileDark: {Nobodys: true},
	pharaon.StepTileColour: {Nobodys: true}, pharaon.StepStart: {Nobodys: true}, pharaon.StepRound: {Nobodys: true},
}}

// table encodes what the table has once.
func table() []row {
	rows := []row{
		shape.OneOf("seats", "how many seats there are, from 1", seats,
			func(s *state, _ seat) int { return int(s.Count) - 1 }),
		shape.Flag("solo", "a game against the Traitor", func(s *state, _ seat) bool { return s.Solo }),
		shape.Seats("learners", "seats in discovery mode", seats, func(s *state, _ seat) uint8 { return s.Learners }),
		shape.OneOf("round", "the round, 0 during the setup", 6, func(s *state, _ seat) int { return int(s.Round) }),
		shape.Owner("first", "who has the First Player token", seats, func(s *state, _ seat) seat { return s.First }),
		shape.Owner("pharaoh", "who has the Pharaoh token", seats, func(s *state, _ seat) seat { return s.Pharaoh }),
		shape.OneOfEach("circle", "the quarter at each position, clockwise", quarters, quarters,
			func(s *state, _ seat) []pharaon.Quarter { return s.Circle[:] }),
		shape.OneOfEach("place", "the position of each quarter", quarters, quarters,
			func(s *state, _ seat) []uint8 { return s.Place[:] }),
		shape.OneOf("offset", "the quarter at position p faces sector p + offset", quarters,
			func(s *state, _ seat) int { return int(s.Offset) }),
		shape.Flag("clockwise", "the wheel turns clockwise", func(s *state, _ seat) bool { return s.Clockwise }),
		shape.Kinds("wheel",
			"what fills the slots of each colour's sector: the kinds of tokens, then markers by colour",
			colours*slots, markers, func(s *state, _ seat, n int) int { return token(s.Wheel[n/slots][n%slots]) }),
		shape.Counts("supply", "resources in the supply, silver last", resources, 30,
			func(s *state, _ seat) []uint8 { return s.Supply[:] }),
		shape.Set("nobles.deck", "nobles in the deck, or where the observer does not know of them", cards,
			func(s *state, _ seat) pharaon.Cards { return s.NobleDeck }),
		shape.OneOfEach("nobles", "nobles on display", 3, cards,
			func(s *state, _ seat) []uint8 { return s.NoblesShown[:] }),
		shape.Set("artisans.deck", "artisans in the deck", cards,
			func(s *state, _ seat) pharaon.Cards { return s.ArtisanDeck }),
		shape.OneOfEach("artisans", "artisans on display", 4, cards,
			func(s *state, _ seat) []uint8 { return s.Shown[:] }),
		shape.Set("scribes", "Scribes out of the game, in discovery mode", cards,
			func(s *state, _ seat) pharaon.Cards { return s.Scribes }),
		shape.Set("nobles.gone", "nobles out of the game", cards,
			func(s *state, _ seat) pharaon.Cards { return s.Gone }),
		shape.Set("artisans.gone", "artisans out of the game", cards,
			func(s *state, _ seat) pharaon.Cards { return s.GoneArtists }),
		shape.Set("jars.pile", "jars in the pile", cards, func(s *state, _ seat) pharaon.Cards { return s.JarPile }),
		shape.Set("jars.spent", "jars discarded", cards, func(s *state, _ seat) pharaon.Cards { return s.JarSpent }),
		shape.OneOfEach("jars", "jars on display", 5, cards, func(s *state, _ seat) []uint8 { return s.Jars[:] }),
		shape.Counts("bag", "offerings in the bag, by kind", offerings, 10,
			func(s *state, _ seat) []uint8 { return s.Bag[:] }),
		shape.Counts("spent", "offerings discarded, by kind", offerings, 10,
			func(s *state, _ seat) []uint8 { return s.Spent[:] }),
		shape.Kinds("lots", "the offerings of each lot", 12, offerings,
			func(s *state, _ seat, n int) int { return offering(s.Lots[n/2][n%2]) }),
		shape.Kinds("bonus", "the bonus tokens", 12, offerings,
			func(s *state, _ seat, n int) int { return offering(s.Bonus[n]) }),
		shape.Kinds("hand", "the nobles drawn at the start, one of them to be kept; "+
			"the last number: one that the observer does not know",
			2, cards+1, func(s *state, _ seat, n int) int { return min(int(s.Hand[n]), cards) }),
		shape.OneOf("buy.quarter", "the quarter of the action that is paid for", quarters,
			func(s *state, _ seat) int { return int(s.Buy.Quarter) }),
		shape.OneOf("buy.option", "the option at the Nile", 8, func(s *state, _ seat) int { return int(s.Buy.Option) }),
		shape.OneOf("buy.colour", "the colour of Offerings or Artisans", resources,
			func(s *state, _ seat) int { return int(s.Buy.Colour) }),
		shape.Flag("buy.extra", "with the optional resource of the Offerings",
			func(s *state, _ seat) bool { return s.Buy.Extra }),
		shape.Flag("buy.full", "access beyond a full sector", func(s *state, _ seat) bool { return s.Buy.Full }),
		shape.OneOf("buy.access", "the token paid for access", tokens,
			func(s *state, _ seat) int { return int(s.Buy.Access) }),
		shape.OneOfEach("buy.class", "colours that stand for each other in this payment, by the lowest of them",
			colours, colours, func(s *state, _ seat) []uint8 { return s.Buy.Class[:] }),
		shape.Each("buy.need", "what is still to be paid, by colour", colours, 7, 0,
			func(s *state, _ seat, n int) int { return int(s.Buy.Need.Of(uint8(n))) }),
		shape.Number("buy.jokers", "tokens paid that stand for any of these", 7,
			func(s *state, _ seat) int { return int(s.Buy.Jokers) }),
		shape.Counts("buy.paid", "tokens paid, by kind", tokens, 7,
			func(s *state, _ seat) []uint8 { return s.Buy.Paid[:] }),
		shape.OneOfEach("plot.tiles", "the Traitor's tile on each place", tiles, tiles,
			func(s *state, _ seat) []uint8 { return s.Plot.Tiles[:] }),
		shape.Set("plot.dark", "tiles that show their dark side", tiles,
			func(s *state, _ seat) uint8 { return s.Plot.Dark }),
		shape.OneOfEach("plot.colour", "the colour of the tile on each place", tiles, resources,
			func(s *state, _ seat) []pharaon.Colour { return s.Plot.Colour[:] }),
		shape.Counts("plot.fill", "spaces covered on each place", tiles, spaces,
			func(s *state, _ seat) []uint8 { return s.Plot.Fill[:] }),
	}
	for i := range tiles {
		name := "plot.spaces." + string(rune('1'+i))
		rows = append(rows, shape.Digits(name, "what covers the spaces of this place, kinds of tokens in binary",
			spaces, 8, func(s *state, _ seat) []pharaon.Token { return s.Plot.Spaces[i][:] }))
	}
	rows = append(rows,
		shape.Number("plot.jars", "jars in the Traitor's pile", 10,
			func(s *state, _ seat) int { return int(s.Plot.Jars) }),
		shape.Set("plot.own", "jars known to be the Traitor's", cards,
			func(s *state, _ seat) pharaon.Cards { return s.Plot.Own }),
		shape.OneOf("plot.jar", "the jar being placed", cards, func(s *state, _ seat) int { return int(s.Plot.Jar) }),
		shape.Number("plot.level", "points of each of the Traitor's nobles", 50,
			func(s *state, _ seat) int { return int(s.Plot.Level) }),
		shape.Set("plot.gods", "gods that the Traitor has reached, by their quarter", quarters,
			func(s *state, _ seat) uint8 { return s.Plot.Gods }),
	)
	return append(rows, shape.Owed(steps, func(s *state) *flow.Stack { return &s.Stack })...)
}

// token returns the index of a kind of token. Markers follow the tokens.
func token(t pharaon.Token) int {
	if t >= pharaon.Marker && t != pharaon.NoToken {
		return tokens + int(t-pharaon.Marker)
	}
	return int(t)
}

// offering returns the index of a kind of offering.
func offering(t pharaon.Token) int { return int(t) - int(pharaon.ResourceOffering) }

// player encodes what every seat has, the Traitor's included.
var player = []row{
	shape.Number("score", "points as they stand", 150, func(s *state, q seat) int { return s.Score(q) }),
	shape.Counts("tokens", "tokens by kind: resources, silver, offerings of colours and of quarters, prestige",
		tokens, 20, func(s *state, q seat) []uint8 { return s.Player[q].Tokens[:] }),
	shape.OneOfEach("class", "colours that stand for each other, by the lowest of them", colours, colours,
		func(s *state, q seat) []uint8 { return s.Player[q].Class[:] }),
	shape.Set("cards.nobles", "nobles", cards, func(s *state, q seat) pharaon.Cards { return s.Player[q].Nobles }),
	shape.Set("cards.tilted", "nobles whose power is used up this round", cards,
		func(s *state, q seat) pharaon.Cards { return s.Player[q].Tilted }),
	shape.Set("cards.artisans", "artisans", cards,
		func(s *state, q seat) pharaon.Cards { return s.Player[q].Artisans }),
	shape.OneOfEach("nile", "the cell reached on each track", colours, 4,
		func(s *state, q seat) []uint8 { return s.Player[q].Nile[:] }),
	shape.Number("chamber", "steps of the burial chamber", 20,
		func(s *state, q seat) int { return int(s.Player[q].Step) }),
	shape.Flag("passed", "has passed", func(s *state, q seat) bool { return s.Player[q].Passed }),
	shape.OneOf("pyramid.row", "the row of the Pyramid of Time, from 1", 8,
		func(s *state, q seat) int { return int(s.Player[q].Row) }),
	shape.OneOf("pyramid.cell", "the cell in that row", 8, func(s *state, q seat) int { return int(s.Player[q].Cell) }),
	shape.OneOf("aside", "the noble put aside at the start; the last number: one that the observer does not know",
		cards+1, func(s *state, q seat) int { return min(int(s.Player[q].Aside), cards) }),
}
