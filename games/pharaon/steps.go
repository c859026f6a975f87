package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// Step is one decision, or one thing that happens by itself; Frame is one that waits to be done.
type (
	Step  = flow.Step
	Frame = flow.Frame
)

// The steps. Nature owes those in the first group, a player those in the second; the third happen
// by themselves.
const (
	Done Step = iota // flow.Done: the game is over

	StepCircle     // PHA-2.1: the quarter at position A
	StepWheel      // PHA-2.1: the colour that faces position 0
	StepDirection  // PHA-2.2
	StepScribe     // PHA-14.1: a Scribe for the seat
	StepShowNoble  // PHA-2.4, PHA-6.1.2: refill the display
	StepShowArtist // PHA-2.4, PHA-6.5.2
	StepRefill     // PHA-8.3.2: A lots and B bonus tokens are to be drawn
	StepShowJar    // PHA-2.6: up to A jars on display
	StepFirst      // PHA-2.8
	StepTileOrder  // PHA-15.3: the tile on place A
	StepTileDark   // PHA-15.3: A more tiles to turn
	StepTileColour // PHA-15.4: the colour of the tile on place A
	StepDeal       // PHA-2.9.1: a noble into the hand, unseen by the others
	StepDrawNoble  // PHA-6.1.2: the top card for the seat
	StepDrawArtist // PHA-6.5.2
	StepDrawJar    // PHA-6.6.1
	StepDrawBag    // an offering from the bag
	StepPlotJar    // PHA-15.8: a jar of the Traitor's pile
	StepPlotBasic  // PHA-15.12: a basic resource for the Traitor

	StepKeep     // M2
	StepPickJar  // M3, setup
	StepPassJar  // M3, pass
	StepTurn     // M4
	StepOption   // M10
	StepColour   // M23: the colour of a cost
	StepExtra    // M8
	StepAccess   // M5
	StepPay      // M6
	StepLot      // M7
	StepBonus    // M9
	StepTrack    // M11: A is the set of allowed tracks
	StepNoble    // M12
	StepArtist   // M13
	StepPyramid  // M14
	StepBasic    // M15: A is the noble it comes from or 0, B the colour not allowed or Unknown
	StepSpend    // M16: A is the noble
	StepTutor    // M17
	StepDiplomat // M18: A is the jar
	StepUpper    // M20
	StepExchange // M22

	StepStart     // the setup goes on: A says where
	StepPick      // PHA-2.9: the seat's picks begin
	StepRound     // PHA-8.3: the round begins
	StepNext      // PHA-3.6: the next player's turn after the seat's
	StepGains     // PHA-6.5.2: the gains of artisan A from number B on
	StepNileGain  // PHA-6.2.2: the gains of Nile option A from number B on
	StepPower     // PHA-10.17 to PHA-10.22: part B of the instant power of noble A
	StepSilver    // the seat gains A silver
	StepAdvance   // PHA-7.5
	StepPlotPile  // PHA-15.5: A jars go to the Traitor's pile
	StepPlace     // PHA-15.10: a resource of colour A goes on the tiles
	StepIcon      // PHA-15.11: the effect of kind A and number B
	StepPlotWheel // PHA-15.9: a resource of colour A goes on the wheel; the jar is done with
	StepPlotUpper // PHA-15.8: the upper resources of the Traitor's jar
	StepEnd       // PHA-8.1: the round is over
	stepCount
)

// steps is the table: one row a step, the rows of a chapter in its file.
var steps = flow.Ready(flow.Table[State]{
	StepCircle:     {Name: "circle", Rule: "PHA-2.1", By: flow.Nature, Tries: deckTries, Play: circlePlay},
	StepWheel:      {Name: "wheel", Rule: "PHA-2.1", By: flow.Nature, Tries: deckTries, Play: wheelPlay},
	StepDirection:  {Name: "direction", Rule: "PHA-2.2", By: flow.Nature, Tries: deckTries, Play: directionPlay},
	StepScribe:     {Name: "deal-scribe", Rule: "PHA-14.1", By: flow.Nature, Tries: deckTries, Play: scribePlay},
	StepShowNoble:  {Name: "show-noble", Rule: "PHA-6.1.2", By: flow.Nature, Tries: deckTries, Play: showPlay, Skip: showSkip},
	StepShowArtist: {Name: "show-artisan", Rule: "PHA-6.5.2", By: flow.Nature, Tries: deckTries, Play: showPlay, Skip: showSkip},
	StepRefill:     {Name: "refill", Rule: "PHA-8.3.2", By: flow.Nature, Tries: bagTries, Play: refillPlay, Skip: refillSkip},
	StepShowJar:    {Name: "show-jar", Rule: "PHA-2.6", By: flow.Nature, Tries: deckTries, Play: showJarPlay, Skip: showJarSkip},
	StepFirst:      {Name: "first", Rule: "PHA-2.8", By: flow.Nature, Tries: deckTries, Play: firstPlay},
	StepTileOrder:  {Name: "tile-order", Rule: "PHA-15.3", By: flow.Nature, Tries: deckTries, Play: tileOrderPlay},
	StepTileDark:   {Name: "tile-dark", Rule: "PHA-15.3", By: flow.Nature, Tries: deckTries, Play: tileDarkPlay},
	StepTileColour: {Name: "tile-colour", Rule: "PHA-15.4", By: flow.Nature, Tries: deckTries, Play: tileColourPlay},
	StepDeal:       {Name: "deal-noble", Rule: "PHA-2.9.1", By: flow.Nature, Tries: deckTries, Play: dealPlay},
	StepDrawNoble:  {Name: "draw-noble", Rule: "PHA-6.1.2", By: flow.Nature, Tries: deckTries, Play: drawPlay},
	StepDrawArtist: {Name: "draw-artisan", Rule: "PHA-6.5.2", By: flow.Nature, Tries: deckTries, Play: drawPlay},
	StepDrawJar:    {Name: "draw-jar", Rule: "PHA-6.6.1", By: flow.Nature, Tries: deckTries, Play: drawJarPlay, Skip: drawJarSkip},
	StepDrawBag:    {Name: "draw-offering", Rule: "PHA-1.6", By: flow.Nature, Tries: bagTries, Play: drawBagPlay, Skip: drawBagSkip},
	StepPlotJar:    {Name: "traitor-jar", Rule: "PHA-15.8", By: flow.Nature, Tries: plotJarTries, Play: plotJarPlay},
	StepPlotBasic:  {Name: "traitor-basic", Rule: "PHA-15.12", By: flow.Nature, Tries: deckTries, Play: plotBasicPlay, Skip: plotBasicSkip},

	StepKeep:     {Name: "keep", Rule: "PHA-2.9.1", Tries: keepTries, Play: keepPlay},
	StepPickJar:  {Name: "pick-jar", Rule: "PHA-2.9.2", Tries: jarTries, Play: pickJarPlay, Skip: noJarSkip},
	StepPassJar:  {Name: "pass-jar", Rule: "PHA-7.3", Tries: jarTries, Play: passJarPlay, Skip: passJarSkip},
	StepTurn:     {Name: "turn", Rule: "PHA-3.2", Tries: turnTries, Legal: turnLegal, Why: turnWhy, Play: turnPlay},
	StepOption:   {Name: "option", Rule: "PHA-6.2.1", Tries: optionTries, Legal: optionLegal, Why: optionWhy, Play: optionPlay},
	StepColour:   {Name: "cost-colour", Rule: "PHA-5.5", Tries: allColours, Legal: costColourLegal, Why: costColourWhy, Play: costColourPlay},
	StepExtra:    {Name: "extra", Rule: "PHA-6.3.1", Tries: extraTries, Why: extraWhy, Play: extraPlay},
	StepAccess:   {Name: "access", Rule: "PHA-5.1", Tries: accessTries, Legal: accessLegal, Why: accessWhy, Play: accessPlay},
	StepPay:      {Name: "pay", Rule: "PHA-5.6", Tries: payTries, Legal: payLegal, Why: payWhy, Play: payPlay},
	StepLot:      {Name: "lot", Rule: "PHA-6.3.2", Tries: lotTries, Play: lotPlay},
	StepBonus:    {Name: "bonus", Rule: "PHA-6.3.2", Tries: bonusTries, Why: bonusWhy, Play: bonusPlay, Skip: bonusSkip},
	StepTrack:    {Name: "track", Rule: "PHA-6.2.2", Tries: trackTries, Legal: trackLegal, Why: trackWhy, Play: trackPlay, Skip: trackSkip},
	StepNoble:    {Name: "noble", Rule: "PHA-6.1.2", Tries: takeTries, Legal: takeLegal, Why: takeWhy, Play: takePlay},
	StepArtist:   {Name: "artisan", Rule: "PHA-6.5.2", Tries: takeTries, Legal: takeLegal, Why: takeWhy, Play: takePlay, Skip: takeArtistSkip},
	StepPyramid:  {Name: "pyramid-gain", Rule: "PHA-7.5", Tries: pyramidTries, Legal: pyramidLegal, Why: pyramidWhy, Play: pyramidPlay, Skip: pyramidSkip},
	StepBasic:    {Name: "basic", Rule: "PHA-1.5", Tries: allColours, Legal: basicLegal, Why: basicWhy, Play: basicPlay, Skip: basicSkip},
	StepSpend:    {Name: "spend", Rule: "PHA-10.14", Tries: spendTries, Why: spendWhy, Play: spendPlay},
	StepTutor:    {Name: "tutor", Rule: "PHA-10.15", Tries: tutorTries, Play: tutorPlay, Skip: tutorSkip},
	StepDiplomat: {Name: "diplomat", Rule: "PHA-10.16", Tries: diplomatTries, Play: diplomatPlay},
	StepUpper:    {Name: "traitor-upper", Rule: "PHA-15.8", Tries: upperTries, Play: upperPlay},
	StepExchange: {Name: "exchange", Rule: "PHA-10.14", Tries: exchangeTries, Why: exchangeWhy, Play: exchangePlay, Skip: exchangeSkip},

	StepStart:     {Name: "start", Rule: "PHA-2.10", Run: startRun},
	StepPick:      {Name: "pick", Rule: "PHA-2.9", Run: pickRun},
	StepRound:     {Name: "round", Rule: "PHA-8.3", Run: roundRun},
	StepNext:      {Name: "next", Rule: "PHA-3.6", Run: nextRun},
	StepGains:     {Name: "gains", Rule: "PHA-6.5.2", Run: gainsRun},
	StepNileGain:  {Name: "nile-gains", Rule: "PHA-6.2.2", Run: nileGainRun},
	StepPower:     {Name: "power", Rule: "PHA-10.2", Run: powerRun},
	StepSilver:    {Name: "silver", Rule: "PHA-2.9.3", Run: silverRun},
	StepAdvance:   {Name: "advance", Rule: "PHA-7.5", Run: advanceRun},
	StepPlotPile:  {Name: "traitor-pile", Rule: "PHA-15.5", Run: plotPileRun},
	StepPlotUpper: {Name: "traitor-uppers", Rule: "PHA-15.8", Run: plotUpperRun},
	StepPlace:     {Name: "traitor-tile", Rule: "PHA-15.10", Run: placeRun},
	StepIcon:      {Name: "traitor-icon", Rule: "PHA-15.11", Run: iconRun},
	StepPlotWheel: {Name: "traitor-wheel", Rule: "PHA-15.9", Run: plotWheelRun},
	StepEnd:       {Name: "end-of-round", Rule: "PHA-8.1", Run: endRun},
})

// Moves appends the legal choices of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return steps[f.Step].Legal(s, f, dst)
}

// Tries appends what the seat could point at now.
func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return steps[f.Step].Tries(s, f, dst)
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.Take(seat)
	steps[f.Step].Play(s, f, m, log)
	steps.Settle(s, &s.Stack, log)
}

// Even tells whether all of Nature's outcomes are equally likely now (PHA-0.2).
func (s *State) Even() bool {
	step := s.Top().Step
	return step != StepRefill && step != StepDrawBag && step != StepPlotJar
}

// Weight is the relative odds of one of Nature's moves: copies left in the bag, or the odds that a
// jar is the Traitor's.
func (s *State) Weight(m game.Move) int {
	switch {
	case s.Even():
		return 1
	case s.Top().Step == StepPlotJar:
		return s.plotJarWeight(m.A)
	default:
		return int(s.Bag[m.A-uint8(ResourceOffering)])
	}
}
