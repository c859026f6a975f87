package osiris

import "ennead/game/flow"

// Step is one decision, or one thing that happens by itself; Frame is one that waits to be done.
type (
	Step   = flow.Step
	Frame  = flow.Frame
	reason = flow.Reason
)

// The steps. Nature owes those in the first group, a player those in the second; the third happen by themselves. What
// is chosen of an action before it takes effect is kept in [Turn]; B is then the means, see the means.
const (
	Done Step = iota // flow.Done: the game is over

	StepRegent // OSI-2.1.7
	StepDraw   // OSI-5.8.3: B city cards for the seat; A is why, see the draws
	StepWorker // OSI-4.2: B workers out of the bag for the seat
	StepPool   // OSI-4.3: B workers out of the bag for the workers' cartouche

	StepAct    // OSI-D01
	StepCarry  // OSI-D11: which worker is placed, by a card
	StepWhere  // OSI-D02, OSI-D03, OSI-D05
	StepPay    // OSI-D07, OSI-D17: A more tokens pay
	StepMore   // OSI-11.7: another worker, or enough
	StepMarket // OSI-11.6
	StepExtra  // OSI-D17: A more tokens are taken
	StepPlan   // OSI-11.2, OSI-11.10: the cartouche
	StepWaive  // OSI-D17: A more tokens of the cost are not paid
	StepBuild  // OSI-D10: the planned monument, by a card
	StepSite   // OSI-D10: where it is built
	StepTax    // OSI-D17: A more tokens may be taken
	StepBless  // OSI-11.12: which blessing
	StepHire   // OSI-12.2
	StepKeep   // OSI-D18
	StepBonus  // OSI-D14
	StepShort  // OSI-D15: A more tokens come from piles, of the resource B
	StepShare  // OSI-D04
	StepFee    // OSI-D06: A is who leads, B the section's place
	StepStudy  // OSI-D16

	StepSeason  // OSI-3.1: the next season begins
	StepGather  // OSI-4.2: the seat draws, A others after it
	StepReady   // OSI-4.4: the draws are over
	StepTurn    // OSI-3.2
	StepEndTurn // the seat's action is over
	StepShared  // OSI-5.2.3: the cards of a visit are drawn
	StepStudied // OSI-12.5: the cards of Thoth are drawn
	StepSpent   // OSI-11.0.4: card A goes to the discard pile
	StepClean   // OSI-8.1
	StepEnd     // OSI-9.1
)

// Why city cards are drawn: the A of [StepDraw].
const (
	DrawDealt  uint8 = iota // OSI-2.1.4
	DrawVisit               // OSI-5.2.3
	DrawBonus               // OSI-5.10.4
	DrawScribe              // OSI-11.9
	DrawThoth               // OSI-12.5
)

// Means is what an action is done through: 0 for the action itself, else a card or a blessing.
type Means = uint8

// The means: those of cards are 1 and more by their kind.
const (
	Plainly        Means = 0
	BySculptor           = Means(Sculptor) + 1
	ByArchitect          = Means(Architect) + 1
	ByScout              = Means(Scout) + 1
	ByJourneyman         = Means(Journeyman) + 1
	ByOverseer           = Means(Overseer) + 1
	ByMerchant           = Means(Merchant) + 1
	ByRecruiter          = Means(Recruiter) + 1
	ByCaravaneer         = Means(Caravaneer) + 1
	ByMason              = Means(Mason) + 1
	ByTaxCollector       = Means(TaxCollector) + 1
	ByPriest             = Means(Priest) + 1
	ByFerryman           = Means(Ferryman) + 1
	ByAnubis       Means = CardKinds + 1
	ByBastet       Means = CardKinds + 2
)

// Steps is the table: one row a step, the rows of a chapter in its file.
var Steps = flow.Ready(flow.Table[State]{
	StepRegent: {
		Name: "regent", Rule: "OSI-2.1.7", By: flow.Nature,
		Candidates: regentCandidates, Play: regentPlay,
		Under: []Step{StepDraw}, Of: flow.Nobody, Fits: regentFits,
	},
	StepDraw: {
		Name: "draw", Rule: "OSI-5.8.3", By: flow.Nature,
		Candidates: drawCandidates, Play: drawPlay, Skip: drawSkip,
		Under: []Step{StepSeason, StepDraw, StepShared, StepStudied, StepSpent, StepEndTurn}, Repeats: true, Fits: drawFits,
	},
	StepWorker: {
		Name: "worker", Rule: "OSI-4.2", By: flow.Nature,
		Candidates: workerCandidates, Play: workerPlay,
		Under: []Step{StepPool, StepGather}, Fits: workerFits,
	},
	StepPool: {
		Name: "pool", Rule: "OSI-4.3", By: flow.Nature,
		Candidates: workerCandidates, Play: poolPlay, Skip: poolSkip,
		Under: []Step{StepReady}, Fits: poolFits,
	},

	StepSeason: {
		Name: "season", Rule: "OSI-3.1",
		Run:   seasonRun,
		Under: []Step{Done}, Of: flow.Nobody, Fits: seasonFits,
	},
	StepGather: {
		Name: "gather", Rule: "OSI-4.2",
		Run:   gatherRun,
		Under: []Step{StepPool}, Fits: gatherFits,
	},
	StepReady: {
		Name: "ready", Rule: "OSI-4.4",
		Run:   readyRun,
		Under: []Step{Done}, Fits: readyFits,
	},

	StepAct: {
		Name: "act", Rule: "OSI-3.2",
		Candidates: actCandidates, Why: actWhy, Far: actFar, Legal: actLegal, Play: actPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: actFits,
	},
	StepCarry: {
		Name: "carry", Rule: "OSI-11.0.2",
		Candidates: carryCandidates, Why: carryWhy, Legal: carryLegal, Play: carryPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: carryFits,
	},
	StepWhere: {
		Name: "where", Rule: "OSI-5.0.4",
		Candidates: whereCandidates, Why: whereWhy, Legal: whereLegal, Play: wherePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: whereFits,
	},
	StepPay: {
		Name: "pay", Rule: "OSI-5.4.2",
		Candidates: payCandidates, Why: payWhy, Legal: payLegal, Play: payPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: payFits,
	},
	StepMore: {
		Name: "more", Rule: "OSI-11.7",
		Candidates: moreCandidates, Why: moreWhy, Play: morePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: moreFits,
	},
	StepMarket: {
		Name: "market", Rule: "OSI-11.6",
		Candidates: marketCandidates, Why: marketWhy, Legal: marketLegal, Play: marketPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: marketFits,
	},
	StepExtra: {
		Name: "extra", Rule: "OSI-11.0.2",
		Candidates: extraCandidates, Why: extraWhy, Legal: extraLegal, Play: extraPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: extraFits,
	},
	StepPlan: {
		Name: "plan", Rule: "OSI-5.6.1",
		Candidates: planCandidates, Why: planWhy, Among: planAmong, Play: planPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: planFits,
	},
	StepWaive: {
		Name: "waive", Rule: "OSI-11.10",
		Candidates: waiveCandidates, Why: waiveWhy, Play: waivePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: waiveFits,
	},
	StepBuild: {
		Name: "build", Rule: "OSI-5.7.1",
		Candidates: buildCandidates, Why: buildWhy, Among: buildAmong, Play: buildPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: buildFits,
	},
	StepSite: {
		Name: "site", Rule: "OSI-5.7.1",
		Candidates: siteCandidates, Why: siteWhy, Among: siteAmong, Play: sitePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: siteFits,
	},
	StepTax: {
		Name: "tax", Rule: "OSI-11.11",
		Candidates: taxCandidates, Why: taxWhy, Legal: taxLegal, Play: taxPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: taxFits,
	},
	StepBless: {
		Name: "bless", Rule: "OSI-11.12",
		Candidates: blessCandidates, Why: blessWhy, Play: blessPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: blessFits,
	},
	StepHire: {
		Name: "hire", Rule: "OSI-5.4.1",
		Candidates: hireCandidates, Why: hireWhy, Among: hireAmong, Play: hirePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: hireFits,
	},
	StepKeep: {
		Name: "keep", Rule: "OSI-12.3",
		Candidates: keepCandidates, Why: keepWhy, Play: keepPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: keepFits,
	},
	StepBonus: {
		Name: "bonus", Rule: "OSI-5.10.4",
		Candidates: bonusCandidates, Why: bonusWhy, Play: bonusPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: bonusFits,
	},
	StepShort: {
		Name: "short", Rule: "OSI-6.3",
		Candidates: shortCandidates, Why: shortWhy, Play: shortPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: shortFits,
	},
	StepShare: {
		Name: "share", Rule: "OSI-5.2.3",
		Candidates: shareCandidates, Why: shareWhy, Far: shareFar, Legal: shareLegal, Play: sharePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: sharedFits,
	},
	StepFee: {
		Name: "fee", Rule: "OSI-5.3.3",
		Candidates: feeCandidates, Play: feePlay, Skip: feeSkip,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: feeFits,
	},
	StepStudy: {
		Name: "study", Rule: "OSI-12.5",
		Candidates: studyCandidates, Play: studyPlay,
		Under: []Step{StepEndTurn, StepSpent}, Of: flow.Beneath, Fits: studyFits,
	},

	StepTurn: {
		Name: "turn", Rule: "OSI-3.2",
		Run:   turnRun,
		Under: []Step{Done}, Fits: turnFits,
	},
	StepEndTurn: {
		Name: "end-turn", Rule: "OSI-3.2",
		Run:   endTurnRun,
		Under: []Step{StepTurn}, Fits: endTurnFits,
	},
	StepShared: {
		Name: "shared", Rule: "OSI-RUL-13",
		Run:   sharedRun,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: sharedFits,
	},
	StepStudied: {
		Name: "studied", Rule: "OSI-12.5",
		Run:   studiedRun,
		Under: []Step{StepEndTurn, StepSpent}, Of: flow.Beneath, Fits: studyFits,
	},
	StepSpent: {
		Name: "spent", Rule: "OSI-5.8.2",
		Run:   spentRun,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Fits: spentFits,
	},
	StepClean: {
		Name: "clean", Rule: "OSI-8.1",
		Run: cleanRun,
	},
	StepEnd: {
		Name: "end", Rule: "OSI-9.1",
		Run: endRun,
	},
})
