package pharaon

import (
	"ennead/game/flow"
)

// Step is one decision, or one thing that happens automatically. Frame is a step that waits on the stack.
type (
	Step  = flow.Step
	Frame = flow.Frame
)

// The steps. Nature makes the decisions of the first group, players those of the second. The steps of the third group
// run automatically.
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
	StepTileOrder  // the tile in place A
	StepTileDark   // PHA-15.3: A more tiles to turn
	StepTileColour // the colour of the tile in place A
	StepDeal       // a noble for the seat's hand, hidden from the others
	StepDrawNoble  // PHA-6.1.2: the top card for the seat
	StepDrawArtist // PHA-6.5.2
	StepDrawJar    // PHA-6.6.1
	StepDrawBag    // an offering from the bag
	StepPlotJar    // a jar from the Traitor's pile
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
	StepBasic    // A is the noble that it comes from, or 0; B is the colour not allowed, or Unknown
	StepSpend    // M16: A is the noble
	StepTutor    // M17
	StepDiplomat // M18: A is the jar
	StepUpper    // M20
	StepExchange // M22

	StepStart     // the setup: A is 0 while the board is laid out, 1 while players pick
	StepPick      // PHA-2.9: the seat picks its starting noble and jar
	StepRound     // PHA-8.3: the round begins
	StepNext      // PHA-3.6: the next player's turn after the seat's
	StepGains     // PHA-6.5.2: the gains of artisan A from index B on
	StepNileGain  // PHA-6.2.2: the gains of Nile option A from index B on
	StepPower     // PHA-10.17 to PHA-10.22: part B of the instant power of noble A
	StepSilver    // the seat gains A silver
	StepAdvance   // PHA-7.5
	StepPlotPile  // PHA-15.5: A jars go to the Traitor's pile
	StepPlace     // PHA-15.10: a resource of colour A goes on the tiles
	StepIcon      // PHA-15.11: the effect of kind A and number B
	StepPlotWheel // PHA-15.9: a resource of colour A goes on the wheel, and the jar is discarded
	StepPlotUpper // PHA-15.8: the upper resources of the Traitor's jar
	StepEnd       // PHA-8.1: the round is over
)

// Steps is the table of steps, one row each. Their functions are in the file of their chapter (see the package
// comment).
var Steps = flow.Ready(flow.Table[State]{
	StepCircle: {
		Name: "circle", Rule: "PHA-2.1", By: flow.Nature,
		Under: []Step{StepWheel}, Of: flow.Nobody, Holds: flow.A, Fits: circleFits,
		Candidates: deckCandidates, Play: circlePlay,
	},
	StepWheel: {
		Name: "wheel", Rule: "PHA-2.1", By: flow.Nature,
		Under: []Step{StepDirection}, Of: flow.Nobody,
		Candidates: deckCandidates, Play: wheelPlay,
	},
	StepDirection: {
		Name: "direction", Rule: "PHA-2.2", By: flow.Nature,
		Under: []Step{StepScribe, StepShowNoble}, Of: flow.Nobody,
		Candidates: deckCandidates, Play: directionPlay,
	},
	StepScribe: {
		Name: "deal-scribe", Rule: "PHA-14.1", By: flow.Nature,
		Under: []Step{StepScribe, StepShowNoble}, Repeats: true,
		Candidates: deckCandidates, Play: scribePlay,
	},
	StepShowNoble: {
		Name: "show-noble", Rule: "PHA-6.1.2", By: flow.Nature,
		Under:      []Step{StepShowArtist, StepNext, StepPower, StepPlotUpper, StepPlotWheel, StepPlace, StepIcon},
		Candidates: deckCandidates, Play: showPlay, Skip: showSkip,
	},
	StepShowArtist: {
		Name: "show-artisan", Rule: "PHA-6.5.2", By: flow.Nature,
		Under:      []Step{StepRefill, StepGains, StepPlotUpper, StepPlotWheel, StepPlace, StepIcon},
		Candidates: deckCandidates, Play: showPlay, Skip: showSkip,
	},
	StepRefill: {
		Name: "refill", Rule: "PHA-8.3.2", By: flow.Nature,
		Under: []Step{StepShowJar, StepRound}, Of: flow.Nobody, Holds: flow.A | flow.B, Fits: refillFits,
		Candidates: bagCandidates, Play: refillPlay, Skip: refillSkip,
	},
	StepShowJar: {
		Name: "show-jar", Rule: "PHA-2.6", By: flow.Nature,
		Under: []Step{StepFirst, StepTileOrder, StepPlotPile, StepNext}, Of: flow.Nobody,
		Holds: flow.A, Fits: showJarFits,
		Candidates: deckCandidates, Play: showJarPlay, Skip: showJarSkip,
	},
	StepFirst: {
		Name: "first", Rule: "PHA-2.8", By: flow.Nature,
		Under: []Step{StepStart}, Of: flow.Nobody, Fits: firstFits,
		Candidates: deckCandidates, Play: firstPlay,
	},
	StepTileOrder: {
		Name: "tile-order", Rule: "PHA-15.3", By: flow.Nature,
		Under: []Step{StepTileDark, StepTileColour}, Of: flow.Nobody, Holds: flow.A, Fits: tileOrderFits,
		Candidates: deckCandidates, Play: tileOrderPlay,
	},
	StepTileDark: {
		Name: "tile-dark", Rule: "PHA-15.3", By: flow.Nature,
		Under: []Step{StepTileColour}, Of: flow.Nobody, Holds: flow.A, Fits: tileDarkFits,
		Candidates: deckCandidates, Play: tileDarkPlay,
	},
	StepTileColour: {
		Name: "tile-colour", Rule: "PHA-15.4", By: flow.Nature,
		Under: []Step{StepPlotPile}, Of: flow.Nobody, Holds: flow.A, Fits: tileColourFits,
		Candidates: deckCandidates, Play: tileColourPlay,
	},
	StepDeal: {
		Name: "deal-noble", Rule: "PHA-2.9.1", By: flow.Nature,
		Under: []Step{StepKeep, StepDeal}, Repeats: true, Of: flow.Beneath, Holds: flow.A, Fits: dealFits,
		Candidates: deckCandidates, Play: dealPlay,
	},
	StepDrawNoble: {
		Name: "draw-noble", Rule: "PHA-6.1.2", By: flow.Nature,
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: humanFits,
		Candidates: deckCandidates, Play: drawPlay,
	},
	StepDrawArtist: {
		Name: "draw-artisan", Rule: "PHA-6.5.2", By: flow.Nature,
		Under: []Step{StepNext, StepPower, StepArtist}, Of: flow.Beneath, Fits: humanFits,
		Candidates: deckCandidates, Play: drawPlay,
	},
	StepDrawJar: {
		Name: "draw-jar", Rule: "PHA-6.6.1", By: flow.Nature,
		Under: []Step{StepGains, StepNileGain}, Of: flow.Beneath,
		Candidates: deckCandidates, Play: drawJarPlay, Skip: drawJarSkip,
	},
	StepDrawBag: {
		Name: "draw-offering", Rule: "PHA-1.6", By: flow.Nature,
		Under: []Step{StepNext, StepPower, StepBonus}, Of: flow.Beneath,
		Candidates: bagCandidates, Play: drawBagPlay, Skip: drawBagSkip,
	},
	StepPlotJar: {
		Name: "traitor-jar", Rule: "PHA-15.8", By: flow.Nature,
		Under: []Step{StepPlotUpper}, Of: flow.Beneath, Fits: plotJarFits,
		Candidates: plotJarCandidates, Play: plotJarPlay,
	},
	StepPlotBasic: {
		Name: "traitor-basic", Rule: "PHA-15.12", By: flow.Nature,
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: traitorFits,
		Candidates: deckCandidates, Play: plotBasicPlay, Skip: plotBasicSkip,
	},

	StepKeep: {
		Name: "keep", Rule: "PHA-2.9.1",
		Under: []Step{StepPickJar}, Of: flow.Beneath,
		Candidates: keepCandidates, Play: keepPlay,
	},
	StepPickJar: {
		Name: "pick-jar", Rule: "PHA-2.9.2",
		Under: []Step{StepSilver}, Of: flow.Beneath,
		Candidates: jarCandidates, Play: pickJarPlay, Skip: noJarSkip,
	},
	StepPassJar: {
		Name: "pass-jar", Rule: "PHA-7.3",
		Under: []Step{StepNext, StepExchange, StepEnd}, Of: flow.Beneath,
		Candidates: jarCandidates, Play: passJarPlay, Skip: passJarSkip,
	},
	StepTurn: {
		Name: "turn", Rule: "PHA-3.2",
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: turnFits,
		Candidates: turnCandidates, Legal: turnLegal, Why: turnWhy, Play: turnPlay,
	},
	StepOption: {
		Name: "option", Rule: "PHA-6.2.1",
		Under: []Step{StepAccess}, Of: flow.Beneath,
		Candidates: optionCandidates, Legal: optionLegal, Why: optionWhy, Play: optionPlay,
	},
	StepColour: {
		Name: "cost-colour", Rule: "PHA-5.5",
		Under: []Step{StepAccess, StepExtra}, Of: flow.Beneath,
		Candidates: allColours, Legal: costColourLegal, Why: costColourWhy, Play: costColourPlay,
	},
	StepExtra: {
		Name: "extra", Rule: "PHA-6.3.1",
		Under: []Step{StepAccess}, Of: flow.Beneath,
		Candidates: extraCandidates, Why: extraWhy, Play: extraPlay,
	},
	StepAccess: {
		Name: "access", Rule: "PHA-5.1",
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: humanFits,
		Candidates: accessCandidates, Legal: accessLegal, Why: accessWhy, Play: accessPlay,
	},
	StepPay: {
		Name: "pay", Rule: "PHA-5.6",
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: humanFits,
		Candidates: payCandidates, Legal: payLegal, Why: payWhy, Play: payPlay,
	},
	StepLot: {
		Name: "lot", Rule: "PHA-6.3.2",
		Under: []Step{StepNext, StepBonus}, Of: flow.Beneath, Fits: humanFits,
		Candidates: lotCandidates, Play: lotPlay,
	},
	StepBonus: {
		Name: "bonus", Rule: "PHA-6.3.2",
		Under: []Step{StepNext, StepPower, StepBonus}, Repeats: true, Of: flow.Beneath, Fits: humanFits,
		Candidates: bonusCandidates, Why: bonusWhy, Play: bonusPlay, Skip: bonusSkip,
	},
	StepTrack: {
		Name: "track", Rule: "PHA-6.2.2",
		Under: []Step{StepNext, StepPower, StepTrack}, Repeats: true, Of: flow.Beneath, Holds: flow.A, Fits: trackFits,
		Candidates: trackCandidates, Legal: trackLegal, Why: trackWhy, Play: trackPlay, Skip: trackSkip,
	},
	StepNoble: {
		Name: "noble", Rule: "PHA-6.1.2",
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: humanFits,
		Candidates: takeCandidates, Legal: takeLegal, Why: takeWhy, Play: takePlay,
	},
	StepArtist: {
		Name: "artisan", Rule: "PHA-6.5.2",
		Under: []Step{StepNext, StepPower, StepArtist}, Repeats: true, Of: flow.Beneath, Fits: humanFits,
		Candidates: takeCandidates, Legal: takeLegal, Why: takeWhy, Play: takePlay, Skip: takeArtistSkip,
	},
	StepPyramid: {
		Name: "pyramid-gain", Rule: "PHA-7.5",
		Under: []Step{StepNext, StepPassJar}, Of: flow.Beneath, Fits: pyramidFits,
		Candidates: pyramidCandidates, Legal: pyramidLegal, Why: pyramidWhy, Play: pyramidPlay, Skip: pyramidSkip,
	},
	StepBasic: {
		Name: "basic", Rule: "PHA-1.5",
		Under: []Step{
			StepBasic, StepTutor, StepExchange, StepEnd, StepGains, StepNileGain, StepNext, StepPassJar, StepTurn,
		},
		Repeats: true, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: basicFits,
		Candidates: allColours, Legal: basicLegal, Why: basicWhy, Play: basicPlay, Skip: basicSkip,
	},
	StepSpend: {
		Name: "spend", Rule: "PHA-10.14",
		Under: []Step{StepTurn, StepExchange}, Of: flow.Beneath, Holds: flow.A, Fits: spendFits,
		Candidates: spendCandidates, Why: spendWhy, Play: spendPlay,
	},
	StepTutor: {
		Name: "tutor", Rule: "PHA-10.15",
		Under: []Step{StepNext, StepExchange, StepEnd, StepGains, StepNileGain}, Of: flow.Beneath,
		Candidates: tutorCandidates, Play: tutorPlay, Skip: tutorSkip,
	},
	StepDiplomat: {
		Name: "diplomat", Rule: "PHA-10.16",
		Under: []Step{StepNext, StepTutor, StepExchange, StepEnd, StepGains, StepNileGain}, Of: flow.Beneath,
		Holds: flow.A, Fits: diplomatFits,
		Candidates: diplomatCandidates, Play: diplomatPlay,
	},
	StepUpper: {
		Name: "traitor-upper", Rule: "PHA-15.8",
		Under: []Step{StepNext}, Of: flow.Nobody, Fits: soloFits,
		Candidates: upperCandidates, Play: upperPlay,
	},
	StepExchange: {
		Name: "exchange", Rule: "PHA-10.14",
		Under: []Step{StepNext, StepEnd}, Of: flow.Beneath, Fits: humanFits,
		Candidates: exchangeCandidates, Why: exchangeWhy, Play: exchangePlay, Skip: exchangeSkip,
	},

	StepStart: {
		Name: "start", Rule: "PHA-2.10",
		Under: []Step{Done}, Of: flow.Nobody, Holds: flow.A, Fits: startFits,
		Run: startRun,
	},
	StepPick: {
		Name: "pick", Rule: "PHA-2.9",
		Under: []Step{StepPick, StepStart}, Repeats: true, Fits: pickFits,
		Run: pickRun,
	},
	StepRound: {
		Name: "round", Rule: "PHA-8.3",
		Under: []Step{Done}, Of: flow.Nobody,
		Run: roundRun,
	},
	StepNext: {
		Name: "next", Rule: "PHA-3.6",
		Under: []Step{Done},
		Run:   nextRun,
	},
	StepGains: {
		Name: "gains", Rule: "PHA-6.5.2",
		Under: []Step{StepNext, StepPower, StepArtist}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: gainsFits,
		Run: gainsRun,
	},
	StepNileGain: {
		Name: "nile-gains", Rule: "PHA-6.2.2",
		Under: []Step{StepNext}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: nileGainFits,
		Run: nileGainRun,
	},
	StepPower: {
		Name: "power", Rule: "PHA-10.2",
		Under: []Step{StepNext, StepPickJar}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: powerFits,
		Run: powerRun,
	},
	StepSilver: {
		Name: "silver", Rule: "PHA-2.9.3",
		Under: []Step{StepPick, StepStart, StepFirst}, Holds: flow.A, Fits: silverFits,
		Run: silverRun,
	},
	StepAdvance: {
		Name: "advance", Rule: "PHA-7.5",
		Run: advanceRun,
	},
	StepPlotPile: {
		Name: "traitor-pile", Rule: "PHA-15.5",
		Under: []Step{StepStart, StepNext}, Holds: flow.A, Fits: plotPileFits,
		Run: plotPileRun,
	},
	StepPlotUpper: {
		Name: "traitor-uppers", Rule: "PHA-15.8",
		Under: []Step{StepNext}, Of: flow.Beneath, Fits: traitorFits,
		Run: plotUpperRun,
	},
	StepPlace: {
		Name: "traitor-tile", Rule: "PHA-15.10",
		Under: []Step{StepPlotWheel}, Of: flow.Beneath, Holds: flow.A, Fits: placeFits,
		Run: placeRun,
	},
	StepIcon: {
		Name: "traitor-icon", Rule: "PHA-15.11",
		Under: []Step{StepPlotUpper, StepPlotWheel, StepPlace, StepIcon}, Repeats: true, Of: flow.Beneath,
		Holds: flow.A | flow.B, Fits: iconFits,
		Run: iconRun,
	},
	StepPlotWheel: {
		Name: "traitor-wheel", Rule: "PHA-15.9",
		Under: []Step{StepNext}, Of: flow.Beneath, Holds: flow.A, Fits: plotWheelFits,
		Run: plotWheelRun,
	},
	StepEnd: {
		Name: "end-of-round", Rule: "PHA-8.1",
		Under: []Step{Done},
		Run:   endRun,
	},
})
