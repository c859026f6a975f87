package osiris

import "ennead/game/flow"

// Step is a decision or an automatic step; Frame is a step on the stack.
type (
	Step   = flow.Step
	Frame  = flow.Frame
	reason = flow.Reason
)

// The steps. Nature owes the first group, a player the second, and the third runs automatically. [Turn] holds the
// choices of an action until it takes effect; in its steps B is the [Means].
const (
	Done Step = iota // flow.Done: the game is over

	StepRegent // OSI-2.1.7
	StepDraw   // OSI-5.8.3: the seat draws B city cards; A is the reason, see DrawDealt
	StepWorker // OSI-4.2: the seat draws B workers from the bag
	StepPool   // OSI-4.3: B workers go from the bag to the workers' cartouche

	StepAct    // OSI-D01
	StepCarry  // OSI-D11: the worker that a card places
	StepWhere  // OSI-D02, OSI-D03, OSI-D05
	StepPay    // OSI-D07, OSI-D17: A tokens still to pay
	StepMore   // OSI-11.7: another worker, or no more
	StepMarket // OSI-11.6
	StepExtra  // OSI-D17: A tokens still to take
	StepPlan   // OSI-11.2, OSI-11.10: the planning cartouche
	StepWaive  // OSI-D17: A tokens of the cost still to waive
	StepBuild  // OSI-D10: the planned monument that a card builds
	StepSite   // OSI-D10: the site
	StepTax    // OSI-D17: up to A tokens still to take
	StepBless  // OSI-11.12: the blessing
	StepHire   // OSI-12.2
	StepKeep   // OSI-D18
	StepBonus  // OSI-D14
	StepShort  // OSI-D15: A tokens of resource B still to take from piles
	StepShare  // OSI-D04
	StepFee    // OSI-D06: A is the leader's seat, B the place of the section
	StepStudy  // OSI-D16

	StepSeason  // OSI-3.1: a season begins
	StepGather  // OSI-4.2: the seat draws, then A others
	StepReady   // OSI-4.4: the draws have ended
	StepTurn    // OSI-3.2
	StepEndTurn // OSI-3.2: the seat's action has ended
	StepShared  // OSI-5.2.3: the cards of a visit have been drawn
	StepStudied // OSI-12.5: the cards of Thoth have been drawn
	StepSpent   // OSI-11.0.4: card A goes to the discard pile
	StepClean   // OSI-8.1
	StepEnd     // OSI-9.1
)

// Reasons to draw city cards: the A of [StepDraw].
const (
	DrawDealt  uint8 = iota // OSI-2.1.4
	DrawVisit               // OSI-5.2.3
	DrawBonus               // OSI-5.10.4
	DrawScribe              // OSI-11.9
	DrawThoth               // OSI-12.5
)

// Means is what carries out an action: 0 for the action itself, otherwise a card or a blessing.
type Means = uint8

// The means. The means of a card is its kind plus 1.
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

// Steps is the table of steps. The functions of a row are in the file of its chapter, see the package comment.
var Steps = flow.Ready(flow.Table[State]{
	StepRegent: {
		Name: "regent", Rule: "OSI-2.1.7", By: flow.Nature,
		Candidates: regentCandidates, Play: regentPlay,
		Under: []Step{StepDraw}, Of: flow.Nobody, Fits: regentFits,
	},
	StepDraw: {
		Name: "draw", Rule: "OSI-5.8.3", By: flow.Nature,
		Candidates: drawCandidates, Play: drawPlay, Skip: drawSkip,
		Under:   []Step{StepSeason, StepDraw, StepShared, StepStudied, StepSpent, StepEndTurn},
		Repeats: true, Holds: flow.A | flow.B, Fits: drawFits,
	},
	StepWorker: {
		Name: "worker", Rule: "OSI-4.2", By: flow.Nature,
		Candidates: workerCandidates, Play: workerPlay,
		Under: []Step{StepPool, StepGather}, Holds: flow.B, Fits: workerFits,
	},
	StepPool: {
		Name: "pool", Rule: "OSI-4.3", By: flow.Nature,
		Candidates: workerCandidates, Play: poolPlay, Skip: poolSkip,
		Under: []Step{StepReady}, Holds: flow.B, Fits: poolFits,
	},

	StepSeason: {
		Name: "season", Rule: "OSI-3.1",
		Run:   seasonRun,
		Under: []Step{Done}, Of: flow.Nobody, Fits: seasonFits,
	},
	StepGather: {
		Name: "gather", Rule: "OSI-4.2",
		Run:   gatherRun,
		Under: []Step{StepPool}, Holds: flow.A, Fits: gatherFits,
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
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.B, Fits: carryFits,
	},
	StepWhere: {
		Name: "where", Rule: "OSI-5.0.4",
		Candidates: whereCandidates, Why: whereWhy, Legal: whereLegal, Play: wherePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.B, Fits: whereFits,
	},
	StepPay: {
		Name: "pay", Rule: "OSI-5.4.2",
		Candidates: payCandidates, Why: payWhy, Legal: payLegal, Play: payPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: payFits,
	},
	StepMore: {
		Name: "more", Rule: "OSI-11.7",
		Candidates: moreCandidates, Why: moreWhy, Play: morePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.B, Fits: moreFits,
	},
	StepMarket: {
		Name: "market", Rule: "OSI-11.6",
		Candidates: marketCandidates, Why: marketWhy, Legal: marketLegal, Play: marketPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.B, Fits: marketFits,
	},
	StepExtra: {
		Name: "extra", Rule: "OSI-11.0.2",
		Candidates: extraCandidates, Why: extraWhy, Legal: extraLegal, Play: extraPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: extraFits,
	},
	StepPlan: {
		Name: "plan", Rule: "OSI-5.6.1",
		Candidates: planCandidates, Why: planWhy, Among: planAmong, Play: planPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.B, Fits: planFits,
	},
	StepWaive: {
		Name: "waive", Rule: "OSI-11.10",
		Candidates: waiveCandidates, Why: waiveWhy, Play: waivePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: waiveFits,
	},
	StepBuild: {
		Name: "build", Rule: "OSI-5.7.1",
		Candidates: buildCandidates, Why: buildWhy, Among: buildAmong, Play: buildPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: buildFits,
	},
	StepSite: {
		Name: "site", Rule: "OSI-5.7.1",
		Candidates: siteCandidates, Why: siteWhy, Among: siteAmong, Play: sitePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: siteFits,
	},
	StepTax: {
		Name: "tax", Rule: "OSI-11.11",
		Candidates: taxCandidates, Why: taxWhy, Legal: taxLegal, Play: taxPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: taxFits,
	},
	StepBless: {
		Name: "bless", Rule: "OSI-11.12",
		Candidates: blessCandidates, Why: blessWhy, Play: blessPlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.B, Fits: blessFits,
	},
	StepHire: {
		Name: "hire", Rule: "OSI-5.4.1",
		Candidates: hireCandidates, Why: hireWhy, Among: hireAmong, Play: hirePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: hireFits,
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
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: shortFits,
	},
	StepShare: {
		Name: "share", Rule: "OSI-5.2.3",
		Candidates: shareCandidates, Why: shareWhy, Far: shareFar, Legal: shareLegal, Play: sharePlay,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A, Fits: sharedFits,
	},
	StepFee: {
		Name: "fee", Rule: "OSI-5.3.3",
		Candidates: feeCandidates, Play: feePlay, Skip: feeSkip,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: feeFits,
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
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A, Fits: sharedFits,
	},
	StepStudied: {
		Name: "studied", Rule: "OSI-12.5",
		Run:   studiedRun,
		Under: []Step{StepEndTurn, StepSpent}, Of: flow.Beneath, Fits: studyFits,
	},
	StepSpent: {
		Name: "spent", Rule: "OSI-5.8.2",
		Run:   spentRun,
		Under: []Step{StepEndTurn}, Of: flow.Beneath, Holds: flow.A, Fits: spentFits,
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
