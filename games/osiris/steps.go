package osiris

import "ennead/game/flow"

// Step is one decision, or one thing that happens by itself; Frame is one that waits to be done.
type (
	Step   = flow.Step
	Frame  = flow.Frame
	reason = flow.Reason
)

// The steps. Nature owes those in the first group, a player those in the second; the third happen by themselves. What is
// chosen of an action before it takes effect is kept in [Turn]; B is then the means, see the means.
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
	drawDealt  uint8 = iota // OSI-2.1.4
	drawVisit               // OSI-5.2.3
	drawBonus               // OSI-5.10.4
	drawScribe              // OSI-11.9
	drawThoth               // OSI-12.5
)

// Means is what an action is done through: 0 for the action itself, else a card or a blessing.
type Means = uint8

// The means: those of cards are 1 and more by their kind.
const (
	plainly      Means = 0
	bySculptor         = Means(Sculptor) + 1
	byArchitect        = Means(Architect) + 1
	byScout            = Means(Scout) + 1
	byJourneyman       = Means(Journeyman) + 1
	byOverseer         = Means(Overseer) + 1
	byMerchant         = Means(Merchant) + 1
	byRecruiter        = Means(Recruiter) + 1
	byCaravaneer       = Means(Caravaneer) + 1
	byMason            = Means(Mason) + 1
	byPriest           = Means(Priest) + 1
	byFerryman         = Means(Ferryman) + 1
	byAnubis     Means = cardKinds + 1
	byBastet     Means = cardKinds + 2
)

// steps is the table: one row a step, the rows of a chapter in its file.
var steps = flow.Ready(flow.Table[State]{
	StepRegent: {Name: "regent", Rule: "OSI-2.1.7", By: flow.Nature, Tries: regentTries, Play: regentPlay},
	StepDraw:   {Name: "draw", Rule: "OSI-5.8.3", By: flow.Nature, Tries: drawTries, Play: drawPlay, Skip: drawSkip},
	StepWorker: {Name: "worker", Rule: "OSI-4.2", By: flow.Nature, Tries: workerTries, Play: workerPlay},
	StepPool:   {Name: "pool", Rule: "OSI-4.3", By: flow.Nature, Tries: workerTries, Play: poolPlay, Skip: poolSkip},

	StepSeason: {Name: "season", Rule: "OSI-3.1", Run: seasonRun},
	StepGather: {Name: "gather", Rule: "OSI-4.2", Run: gatherRun},
	StepReady:  {Name: "ready", Rule: "OSI-4.4", Run: readyRun},

	StepAct:    {Name: "act", Rule: "OSI-3.2", Tries: actTries, Why: actWhy, Legal: actLegal, Far: actFar, Play: actPlay},
	StepCarry:  {Name: "carry", Rule: "OSI-11.0.2", Tries: carryTries, Why: carryWhy, Legal: carryLegal, Play: carryPlay},
	StepWhere:  {Name: "where", Rule: "OSI-5.0.4", Tries: whereTries, Why: whereWhy, Legal: whereLegal, Play: wherePlay},
	StepPay:    {Name: "pay", Rule: "OSI-5.4.2", Tries: payTries, Why: payWhy, Legal: payLegal, Play: payPlay},
	StepMore:   {Name: "more", Rule: "OSI-11.7", Tries: moreTries, Why: moreWhy, Play: morePlay},
	StepMarket: {Name: "market", Rule: "OSI-11.6", Tries: marketTries, Why: marketWhy, Legal: marketLegal, Play: marketPlay},
	StepExtra:  {Name: "extra", Rule: "OSI-11.0.2", Tries: extraTries, Why: extraWhy, Legal: extraLegal, Play: extraPlay},
	StepPlan:   {Name: "plan", Rule: "OSI-5.6.1", Tries: planTries, Why: planWhy, Among: planAmong, Play: planPlay},
	StepWaive:  {Name: "waive", Rule: "OSI-11.10", Tries: waiveTries, Why: waiveWhy, Play: waivePlay},
	StepBuild:  {Name: "build", Rule: "OSI-5.7.1", Tries: buildTries, Why: buildWhy, Among: buildAmong, Play: buildPlay},
	StepSite:   {Name: "site", Rule: "OSI-5.7.1", Tries: siteTries, Why: siteWhy, Among: siteAmong, Play: sitePlay},
	StepTax:    {Name: "tax", Rule: "OSI-11.11", Tries: taxTries, Why: taxWhy, Legal: taxLegal, Play: taxPlay},
	StepBless:  {Name: "bless", Rule: "OSI-11.12", Tries: blessTries, Why: blessWhy, Play: blessPlay},
	StepHire:   {Name: "hire", Rule: "OSI-5.4.1", Tries: hireTries, Why: hireWhy, Among: hireAmong, Play: hirePlay},
	StepKeep:   {Name: "keep", Rule: "OSI-12.3", Tries: keepTries, Why: keepWhy, Play: keepPlay},
	StepBonus:  {Name: "bonus", Rule: "OSI-5.10.4", Tries: bonusTries, Why: bonusWhy, Play: bonusPlay},
	StepShort:  {Name: "short", Rule: "OSI-6.3", Tries: shortTries, Why: shortWhy, Play: shortPlay},
	StepShare:  {Name: "share", Rule: "OSI-5.2.3", Tries: shareTries, Why: shareWhy, Legal: shareLegal, Far: shareFar, Play: sharePlay},
	StepFee:    {Name: "fee", Rule: "OSI-5.3.3", Tries: feeTries, Play: feePlay, Skip: feeSkip},
	StepStudy:  {Name: "study", Rule: "OSI-12.5", Tries: studyTries, Play: studyPlay},

	StepTurn:    {Name: "turn", Rule: "OSI-3.2", Run: turnRun},
	StepEndTurn: {Name: "end-turn", Rule: "OSI-3.2", Run: endTurnRun},
	StepShared:  {Name: "shared", Rule: "OSI-RUL-13", Run: sharedRun},
	StepStudied: {Name: "studied", Rule: "OSI-12.5", Run: studiedRun},
	StepSpent:   {Name: "spent", Rule: "OSI-5.8.2", Run: spentRun},
	StepClean:   {Name: "clean", Rule: "OSI-8.1", Run: cleanRun},
	StepEnd:     {Name: "end", Rule: "OSI-9.1", Run: endRun},
})
