package pharaon

import (
	"slices"

	"ennead/game"
)

// Step is one decision, or one thing that happens by itself, waiting on the stack.
type Step uint8

// The steps. Nature owes those in the first group, a player those in the second; the third happen
// by themselves.
const (
	Done Step = iota // the game is over

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
	StepJar       // PHA-6.6.2: the seat gains jar A; B is 1 in the setup
	StepAdvance   // PHA-7.5
	StepBought    // PHA-5.5: what was paid for is taken
	StepPlot      // PHA-15.8: the Traitor's turn
	StepPlotPile  // PHA-15.5: A jars go to the Traitor's pile
	StepPlace     // PHA-15.10: a resource of colour A goes on the tiles
	StepIcon      // PHA-15.11: the effect of kind A and number B
	StepPlotWheel // PHA-15.9: a resource of colour A goes on the wheel; the jar is done with
	StepPlotUpper // PHA-15.8: the upper resources of the Traitor's jar
	StepEnd       // PHA-8.1: the round is over
	stepCount
)

// row is one line of the step table. A step of Nature's or a player's has tries, why and play; a
// step that happens by itself has run.
type row struct {
	name string // in positions
	rule string
	// tries are all moves a person could point at.
	tries func(s *State, f Frame, dst []game.Move) []game.Move
	// why is the reason against a move that tries offers, or no reason; the one place that decides.
	why func(s *State, f Frame, m game.Move) reason
	// legal are the tries that why is not against, where asking about each is slow.
	legal func(s *State, f Frame, dst []game.Move) []game.Move
	// play applies a legal move; the frame has been taken off the stack.
	play func(s *State, f Frame, m game.Move, log *game.Log)
	// skip tells that there is nothing to choose here and the step is passed over.
	skip func(s *State, f Frame, log *game.Log) bool
	run  func(s *State, f Frame, log *game.Log)
}

// natural tells whether Nature owes the step.
func (step Step) natural() bool { return StepCircle <= step && step <= StepPlotBasic }

// steps is the table: one row a step, the rows of a chapter in its file.
var steps = [stepCount]row{
	StepCircle:     {name: "circle", rule: "PHA-2.1", tries: circleTries, play: circlePlay},
	StepWheel:      {name: "wheel", rule: "PHA-2.1", tries: allColours, play: wheelPlay},
	StepDirection:  {name: "direction", rule: "PHA-2.2", tries: directionTries, play: directionPlay},
	StepScribe:     {name: "deal-scribe", rule: "PHA-14.1", tries: scribeTries, play: scribePlay},
	StepShowNoble:  {name: "show-noble", rule: "PHA-6.1.2", tries: nobleDeckTries, play: showNoblePlay, skip: showNobleSkip},
	StepShowArtist: {name: "show-artisan", rule: "PHA-6.5.2", tries: artistDeckTries, play: showArtistPlay, skip: showArtistSkip},
	StepRefill:     {name: "refill", rule: "PHA-8.3.2", tries: bagTries, play: refillPlay, skip: refillSkip},
	StepShowJar:    {name: "show-jar", rule: "PHA-2.6", tries: jarPileTries, play: showJarPlay, skip: showJarSkip},
	StepFirst:      {name: "first", rule: "PHA-2.8", tries: firstTries, play: firstPlay},
	StepTileOrder:  {name: "tile-order", rule: "PHA-15.3", tries: tileOrderTries, play: tileOrderPlay},
	StepTileDark:   {name: "tile-dark", rule: "PHA-15.3", tries: tileDarkTries, play: tileDarkPlay},
	StepTileColour: {name: "tile-colour", rule: "PHA-15.4", tries: tileColourTries, play: tileColourPlay},
	StepDeal:       {name: "deal-noble", rule: "PHA-2.9.1", tries: nobleDeckTries, play: dealPlay},
	StepDrawNoble:  {name: "draw-noble", rule: "PHA-6.1.2", tries: nobleDeckTries, play: drawNoblePlay},
	StepDrawArtist: {name: "draw-artisan", rule: "PHA-6.5.2", tries: artistDeckTries, play: drawArtistPlay},
	StepDrawJar:    {name: "draw-jar", rule: "PHA-6.6.1", tries: jarPileTries, play: drawJarPlay, skip: drawJarSkip},
	StepDrawBag:    {name: "draw-offering", rule: "PHA-1.6", tries: bagTries, play: drawBagPlay, skip: drawBagSkip},
	StepPlotJar:    {name: "traitor-jar", rule: "PHA-15.8", tries: plotJarTries, play: plotJarPlay},
	StepPlotBasic:  {name: "traitor-basic", rule: "PHA-15.12", tries: plotBasicTries, play: plotBasicPlay, skip: plotBasicSkip},

	StepKeep:     {name: "keep", rule: "PHA-2.9.1", tries: keepTries, why: keepWhy, play: keepPlay},
	StepPickJar:  {name: "pick-jar", rule: "PHA-2.9.2", tries: jarTries, why: jarWhy, play: pickJarPlay, skip: noJarSkip},
	StepPassJar:  {name: "pass-jar", rule: "PHA-7.3", tries: jarTries, why: jarWhy, play: passJarPlay, skip: passJarSkip},
	StepTurn:     {name: "turn", rule: "PHA-3.2", tries: turnTries, legal: turnLegal, why: turnWhy, play: turnPlay},
	StepOption:   {name: "option", rule: "PHA-6.2.1", tries: optionTries, legal: optionLegal, why: optionWhy, play: optionPlay},
	StepColour:   {name: "cost-colour", rule: "PHA-5.5", tries: allColours, legal: costColourLegal, why: costColourWhy, play: costColourPlay},
	StepExtra:    {name: "extra", rule: "PHA-6.3.1", tries: extraTries, why: extraWhy, play: extraPlay},
	StepAccess:   {name: "access", rule: "PHA-5.1", tries: accessTries, legal: accessLegal, why: accessWhy, play: accessPlay},
	StepPay:      {name: "pay", rule: "PHA-5.6", tries: payTries, legal: payLegal, why: payWhy, play: payPlay},
	StepLot:      {name: "lot", rule: "PHA-6.3.2", tries: lotTries, why: lotWhy, play: lotPlay},
	StepBonus:    {name: "bonus", rule: "PHA-6.3.2", tries: bonusTries, why: bonusWhy, play: bonusPlay, skip: bonusSkip},
	StepTrack:    {name: "track", rule: "PHA-6.2.2", tries: trackTries, why: trackWhy, play: trackPlay, skip: trackSkip},
	StepNoble:    {name: "noble", rule: "PHA-6.1.2", tries: takeNobleTries, why: takeNobleWhy, play: takeNoblePlay},
	StepArtist:   {name: "artisan", rule: "PHA-6.5.2", tries: takeArtistTries, why: takeArtistWhy, play: takeArtistPlay, skip: takeArtistSkip},
	StepPyramid:  {name: "pyramid-gain", rule: "PHA-7.5", tries: pyramidTries, why: pyramidWhy, play: pyramidPlay, skip: pyramidSkip},
	StepBasic:    {name: "basic", rule: "PHA-1.5", tries: allColours, why: basicWhy, play: basicPlay, skip: basicSkip},
	StepSpend:    {name: "spend", rule: "PHA-10.14", tries: spendTries, why: spendWhy, play: spendPlay},
	StepTutor:    {name: "tutor", rule: "PHA-10.15", tries: tutorTries, why: jarPowerWhy, play: tutorPlay, skip: tutorSkip},
	StepDiplomat: {name: "diplomat", rule: "PHA-10.16", tries: diplomatTries, why: jarPowerWhy, play: diplomatPlay},
	StepUpper:    {name: "traitor-upper", rule: "PHA-15.8", tries: upperTries, why: upperWhy, play: upperPlay},
	StepExchange: {name: "exchange", rule: "PHA-10.14", tries: exchangeTries, why: exchangeWhy, play: exchangePlay, skip: exchangeSkip},

	StepStart:     {name: "start", rule: "PHA-2.10", run: startRun},
	StepPick:      {name: "pick", rule: "PHA-2.9", run: pickRun},
	StepRound:     {name: "round", rule: "PHA-8.3", run: roundRun},
	StepNext:      {name: "next", rule: "PHA-3.6", run: nextRun},
	StepGains:     {name: "gains", rule: "PHA-6.5.2", run: gainsRun},
	StepNileGain:  {name: "nile-gains", rule: "PHA-6.2.2", run: nileGainRun},
	StepPower:     {name: "power", rule: "PHA-10.2", run: powerRun},
	StepSilver:    {name: "silver", rule: "PHA-2.9.3", run: silverRun},
	StepJar:       {name: "jar", rule: "PHA-6.6.1", run: jarRun},
	StepAdvance:   {name: "advance", rule: "PHA-7.5", run: advanceRun},
	StepBought:    {name: "bought", rule: "PHA-5.5", run: boughtRun},
	StepPlot:      {name: "traitor", rule: "PHA-15.8", run: plotRun},
	StepPlotPile:  {name: "traitor-pile", rule: "PHA-15.5", run: plotPileRun},
	StepPlotUpper: {name: "traitor-uppers", rule: "PHA-15.8", run: plotUpperRun},
	StepPlace:     {name: "traitor-tile", rule: "PHA-15.10", run: placeRun},
	StepIcon:      {name: "traitor-icon", rule: "PHA-15.11", run: iconRun},
	StepPlotWheel: {name: "traitor-wheel", rule: "PHA-15.9", run: plotWheelRun},
	StepEnd:       {name: "end-of-round", rule: "PHA-8.1", run: endRun},
}

// Owing says who owes a choice (PHA-16.4: never more than one).
func (s *State) Owing() game.Seats {
	f := s.Top()
	if f.Step == Done {
		return 0
	}
	return f.owner().Set()
}

// owner is who owes the step.
func (f Frame) owner() game.Seat {
	if f.Step.natural() {
		return game.Nature
	}
	return f.Seat
}

// Moves appends the legal choices of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Top()
	if f.Step == Done || f.owner() != seat {
		return dst
	}
	r := &steps[f.Step]
	if r.legal != nil {
		return r.legal(s, f, dst)
	}
	n := len(dst)
	dst = r.tries(s, f, dst)
	if r.why == nil { // Nature may do all she can
		return dst
	}
	for _, m := range dst[n:] {
		dst[n] = m
		if r.why(s, f, m).no == 0 {
			n++
		}
	}
	return dst[:n]
}

// Tries appends what the seat could point at now.
func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) {
		return dst
	}
	f := s.Top()
	return steps[f.Step].tries(s, f, dst)
}

// reasonFor is the reason against any move of the seat that owes one, or no reason.
func (s *State) reasonFor(m game.Move) reason {
	f := s.Top()
	r := &steps[f.Step]
	var buf [64]game.Move
	if !slices.Contains(r.tries(s, f, buf[:0]), m) {
		return reason{no: noNotNow}
	}
	if r.why == nil {
		return reason{}
	}
	return r.why(s, f, m)
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(_ game.Seat, m game.Move, log *game.Log) {
	f := s.pop()
	steps[f.Step].play(s, f, m, log)
	s.settle(log)
}

// settle does what happens by itself until a choice is owed or the game is over.
func (s *State) settle(log *game.Log) {
	for s.depth > 0 {
		f := s.stack[s.depth-1]
		r := &steps[f.Step]
		switch {
		case r.run != nil:
			s.pop()
			r.run(s, f, log)
		case r.skip != nil && r.skip(s, f, log):
			s.pop()
		default:
			return
		}
	}
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
