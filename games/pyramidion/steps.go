package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Step is one decision, or one thing that happens automatically. Frame is a step that waits on the stack.
type (
	Step   = flow.Step
	Frame  = flow.Frame
	reason = game.Reason
)

// The steps. Nature makes the decisions of the first group, players those of the second. The steps of the third group
// run automatically.
const (
	Done Step = iota // flow.Done: the game is over

	StepOrder  // PYR-3.8
	StepSpread // PYR-6.2
	StepBoat   // PYR-5.1: until the row is full
	StepKarnak // PYR-17.8
	StepDraw   // PYR-8.2, PYR-18.3: the seat draws A cards
	StepToken  // PYR-10.1.2: A revolt tokens

	StepTake     // PYR-DP01: from site A
	StepActivate // PYR-DP02
	StepCard     // PYR-DP03
	StepRecruit  // PYR-DP04
	StepCategory // PYR-DP05: of card A
	StepBandit   // PYR-DP06: card A acts
	StepGuard    // PYR-DP07: card A acts
	StepVizier   // PYR-DP08
	StepThief    // PYR-DP09: card A acts
	StepCopy     // PYR-DP10: card A acts
	StepLitho    // PYR-DP11: card A acts
	StepOut      // PYR-DP11: what leaves the active site
	StepIn       // PYR-DP11: what comes in return
	StepAdd      // PYR-DP12
	StepNumber   // PYR-DP13
	StepGain     // PYR-DP14
	StepDismiss  // PYR-DP15
	StepStation  // PYR-DP16
	StepRecall   // PYR-DP17: card A acts
	StepSwap     // PYR-DP18
	StepLoad     // PYR-DP19: A passes in succession
	StepPay      // PYR-DP19

	StepRound      // PYR-4.1
	StepDistribute // PYR-6.1
	StepNegotiate  // PYR-7.2: place A in the play order, B sites done
	StepDeal       // PYR-8.1
	StepSite       // PYR-9.1.1: the A-th activation of the round
	StepTurn       // PYR-9.2.1: the seat or the next one plays a card
	StepTrigger    // PYR-9.2.5: the power that card A triggers
	StepQuell      // PYR-10.1.3
	StepTorturer   // PYR-10.2.1
	StepNegotiator // PYR-10.3.1
	StepMerchant   // PYR-10.4.1
	StepPriest     // PYR-10.5.1: card A acts
	StepClean      // PYR-9.5.1
	StepStatue     // PYR-17.2: the seat is asked for a statue
	StepReorder    // PYR-11.1
	StepBoats      // PYR-12.1: the seat's turn after A passes in succession
	StepEnd        // PYR-13.1
)

// Steps is the table of steps, one row each. Their functions are in the file of their chapter (see the package
// comment).
var Steps = flow.Ready(flow.Table[State]{
	StepOrder: {
		Name: "order", Rule: "PYR-3.8", By: flow.Nature, Candidates: orderCandidates, Play: orderPlay,
		Under: []Step{StepRound, StepOrder}, Repeats: true, Fits: orderFits,
	},
	StepSpread: {
		Name: "spread", Rule: "PYR-6.2", By: flow.Nature,
		Candidates: spreadCandidates, Play: spreadPlay, Skip: spreadSkip,
		Under: []Step{StepBoat, StepNegotiate}, Of: flow.Nobody, Fits: earlyFits,
	},
	StepBoat: {
		Name: "boat", Rule: "PYR-5.1", By: flow.Nature, Candidates: boatCandidates, Play: boatPlay, Skip: boatSkip,
		Under: []Step{StepOrder, StepDistribute}, Of: flow.Nobody,
	},
	StepKarnak: {
		Name: "karnak", Rule: "PYR-17.8", By: flow.Nature,
		Candidates: boatCandidates, Play: karnakPlay, Skip: karnakSkip,
		Under: []Step{StepTurn}, Of: flow.Beneath, Fits: karnakFits,
	},
	StepDraw: {
		Name: "draw", Rule: "PYR-8.2", By: flow.Nature, Candidates: drawCandidates, Play: drawPlay, Skip: drawSkip,
		Under: []Step{StepSite, StepDraw, StepTurn, StepTrigger}, Repeats: true, Holds: flow.A, Fits: drawFits,
	},
	StepToken: {
		Name: "token", Rule: "PYR-10.1.2", By: flow.Nature, Candidates: tokenCandidates, Play: tokenPlay,
		Under: []Step{StepQuell}, Of: flow.Nobody, Holds: flow.A, Fits: tokenFits,
	},

	StepTake: {
		Name: "take", Rule: "PYR-7.1", Candidates: takeCandidates, Why: takeWhy, Among: takeAmong, Play: takePlay,
		Under: []Step{StepNegotiate}, Holds: flow.A, Fits: takeFits,
	},
	StepActivate: {
		Name: "activate", Rule: "PYR-9.1.2",
		Candidates: activateCandidates, Why: activateWhy, Among: activateAmong, Play: activatePlay,
		Under: []Step{StepSite}, Fits: activateFits,
	},
	StepCard: {
		Name: "card", Rule: "PYR-9.2.1",
		Candidates: cardCandidates, Why: cardWhy, Legal: cardLegal, Far: cardFar, Play: cardPlay,
		Under: []Step{StepSite}, Fits: cardFits,
	},
	StepRecruit: {
		Name: "recruit", Rule: "PYR-9.3.1",
		Candidates: recruitCandidates, Why: recruitWhy, Legal: recruitLegal, Far: cardFar,
		Play: recruitPlay, Skip: recruitSkip,
		Under: []Step{StepTurn}, Fits: recruitFits,
	},
	StepCategory: {
		Name: "category", Rule: "PYR-16.1", Candidates: categoryCandidates, Play: categoryPlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: categoryFits,
	},
	StepBandit: {
		Name: "bandit", Rule: "PYR-16.3",
		Candidates: removeCandidates, Why: removeWhy, Among: banditAmong, Far: removeFar, Play: removePlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: banditFits,
	},
	StepGuard: {
		Name: "guard", Rule: "PYR-16.4",
		Candidates: guardCandidates, Why: removeWhy, Legal: guardLegal, Far: removeFar, Play: removePlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: guardFits,
	},
	StepVizier: {
		Name: "vizier", Rule: "PYR-16.5",
		Candidates: takeCandidates, Why: vizierWhy, Among: takeAmong, Play: vizierPlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: vizierFits,
	},
	StepThief: {
		Name: "thief", Rule: "PYR-16.6",
		Candidates: removeCandidates, Why: thiefWhy, Among: thiefAmong, Far: removeFar, Play: removePlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: thiefFits,
	},
	StepCopy: {
		Name: "copy", Rule: "PYR-16.7",
		Candidates: copyCandidates, Why: removeWhy, Among: copyAmong, Far: removeFar, Play: copyPlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: copyFits,
	},
	StepLitho: {
		Name: "lithographer", Rule: "PYR-16.9",
		Candidates: lithoCandidates, Why: lithoWhy, Legal: lithoLegal, Play: lithoPlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: lithoFits,
	},
	StepOut: {
		Name: "out", Rule: "PYR-16.9.2", Candidates: outCandidates, Why: outWhy, Legal: outLegal, Play: outPlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: outFits,
	},
	StepIn: {
		Name: "in", Rule: "PYR-16.9.2", Candidates: inCandidates, Why: inWhy, Legal: inLegal, Play: inPlay,
		Under: []Step{StepTrigger}, Of: flow.Beneath, Holds: flow.A, Fits: inFits,
	},
	StepAdd: {
		Name: "add", Rule: "PYR-16.10", Candidates: addCandidates, Why: supplyWhy, Among: addAmong, Play: addPlay,
		Under: []Step{StepDraw}, Of: flow.Beneath, Fits: addFits,
	},
	StepNumber: {
		Name: "number", Rule: "PYR-17.1",
		Candidates: numberCandidates, Why: numberWhy, Legal: numberLegal, Play: numberPlay,
		Under: []Step{StepTurn}, Fits: numberFits,
	},
	StepGain: {
		Name: "gain", Rule: "PYR-17.5", Candidates: gainCandidates, Why: gainWhy, Among: gainAmong, Play: gainPlay,
		Under: []Step{StepTurn}, Fits: gainFits,
	},
	StepDismiss: {
		Name: "dismiss", Rule: "PYR-17.6",
		Candidates: dismissCandidates, Why: dismissWhy, Legal: dismissLegal, Play: dismissPlay,
		Under: []Step{StepTurn}, Fits: dismissFits,
	},
	StepStation: {
		Name: "station", Rule: "PYR-10.3.1", Candidates: stationCandidates, Play: stationPlay,
		Under: []Step{StepMerchant}, Holds: flow.A, Fits: stationFits,
	},
	StepRecall: {
		Name: "recall", Rule: "PYR-16.2",
		Candidates: recallCandidates, Why: recallWhy, Among: recallAmong, Far: removeFar, Play: recallPlay,
		Under: []Step{StepPriest}, Holds: flow.A, Fits: recallFits,
	},
	StepSwap: {
		Name: "swap", Rule: "PYR-17.2", Candidates: swapCandidates, Play: swapPlay,
		Under: []Step{StepSite, StepStatue}, Fits: swapFits,
	},
	StepLoad: {
		Name: "load", Rule: "PYR-12.1",
		Candidates: loadCandidates, Why: loadWhy, Legal: loadLegal, Far: loadFar, Play: loadPlay,
		Under: []Step{StepEnd}, Holds: flow.A, Fits: passesFits,
	},
	StepPay: {
		Name: "pay", Rule: "PYR-12.3",
		Candidates: payCandidates, Why: payWhy, Legal: payLegal, Far: payFar, Play: payPlay, Skip: paySkip,
		Under: []Step{StepBoats}, Fits: payFits,
	},

	StepRound: {
		Name: "round", Rule: "PYR-4.1", Run: roundRun,
		Under: []Step{Done}, Of: flow.Nobody,
	},
	StepDistribute: {
		Name: "distribute", Rule: "PYR-6.1", Run: distributeRun,
		Under: []Step{StepNegotiate}, Of: flow.Nobody, Fits: earlyFits,
	},
	StepNegotiate: {
		Name: "negotiate", Rule: "PYR-7.2", Run: negotiateRun,
		Under: []Step{StepDeal}, Of: flow.Nobody, Holds: flow.A | flow.B, Fits: negotiateFits,
	},
	StepDeal: {
		Name: "deal", Rule: "PYR-8.1", Run: dealRun,
		Under: []Step{StepSite}, Of: flow.Nobody, Fits: earlyFits,
	},
	StepSite: {
		Name: "site", Rule: "PYR-9.1.1", Run: siteRun,
		Under: []Step{StepReorder}, Of: flow.Nobody, Holds: flow.A, Fits: siteFits,
	},
	StepTurn: {
		Name: "turn", Rule: "PYR-9.2.1", Run: turnRun,
		Under: []Step{StepSite}, Fits: turnFits,
	},
	StepTrigger: {
		Name: "trigger", Rule: "PYR-9.2.5", Run: triggerRun,
		Under: []Step{StepTurn}, Holds: flow.A, Fits: triggerFits,
	},
	StepQuell: {
		Name: "quell", Rule: "PYR-10.1.3", Run: quellRun,
		Under: []Step{StepTorturer}, Of: flow.Nobody,
	},
	StepTorturer: {
		Name: "torturer", Rule: "PYR-10.2.1", Run: torturerRun,
		Under: []Step{StepNegotiator}, Of: flow.Nobody,
	},
	StepNegotiator: {
		Name: "negotiator", Rule: "PYR-10.3.1", Run: negotiatorRun,
		Under: []Step{StepMerchant}, Of: flow.Nobody,
	},
	StepMerchant: {
		Name: "merchant", Rule: "PYR-10.4.1", Run: merchantRun,
		Under: []Step{StepPriest}, Of: flow.Nobody, Fits: earlyFits,
	},
	StepPriest: {
		Name: "priest", Rule: "PYR-10.5.1", Run: priestRun,
		Under: []Step{StepClean}, Holds: flow.A, Fits: priestFits,
	},
	StepClean: {
		Name: "clean", Rule: "PYR-9.5.1", Run: cleanRun,
		Under: []Step{StepSite}, Of: flow.Nobody, Fits: cleanFits,
	},
	StepStatue: {
		Name: "statue", Rule: "PYR-17.2", Run: statueRun,
		Under: []Step{StepSite, StepStatue}, Repeats: true, Fits: statueFits,
	},
	StepReorder: {
		Name: "reorder", Rule: "PYR-11.1", Run: reorderRun,
		Under: []Step{StepEnd}, Of: flow.Nobody,
	},
	StepBoats: {
		Name: "boats", Rule: "PYR-12.1", Run: boatsRun,
		Under: []Step{StepEnd}, Holds: flow.A, Fits: passesFits,
	},
	StepEnd: {
		Name: "end", Rule: "PYR-13.1", Run: endRun,
		Under: []Step{Done}, Of: flow.Nobody,
	},
})

// earlyFits requires that the step beneath has not begun.
func earlyFits(_ *State, _, under Frame) bool { return under.A == 0 && under.B == 0 }

// Waiting counts the waiting steps of a kind.
func (s *State) Waiting(step Step) (n int) {
	for f := range s.Frames() {
		if f.Step == step {
			n++
		}
	}
	return n
}
