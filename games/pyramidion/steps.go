package pyramidion

import "ennead/game/flow"

// Step is one decision, or one thing that happens by itself; Frame is one that waits to be done.
type (
	Step   = flow.Step
	Frame  = flow.Frame
	reason = flow.Reason
)

// The steps. Nature owes those in the first group, a player those in the second; the third happen by themselves.
const (
	Done Step = iota // flow.Done: the game is over

	StepOrder  // PYR-3.8
	StepSpread // PYR-6.2
	StepBoat   // PYR-5.1: until the row is full
	StepKarnak // PYR-17.8
	StepDraw   // PYR-8.2, PYR-18.3: A cards for the seat
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
	StepOut      // PYR-DP11: what leaves the site
	StepIn       // PYR-DP11: what comes
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
	StepNegotiate  // PYR-7.2: from place A in the play order and site B on
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
	StepStatue     // PYR-17.2: the seat is asked
	StepReorder    // PYR-11.1
	StepBoats      // PYR-12.1: the seat is on turn, after A passes in succession
	StepEnd        // PYR-13.1
)

// steps is the table: one row a step, the rows of a chapter in its file.
var steps = flow.Ready(flow.Table[State]{
	StepOrder:  {Name: "order", Rule: "PYR-3.8", By: flow.Nature, Tries: orderTries, Play: orderPlay},
	StepSpread: {Name: "spread", Rule: "PYR-6.2", By: flow.Nature, Tries: spreadTries, Play: spreadPlay, Skip: spreadSkip},
	StepBoat:   {Name: "boat", Rule: "PYR-5.1", By: flow.Nature, Tries: boatTries, Play: boatPlay, Skip: boatSkip},
	StepKarnak: {Name: "karnak", Rule: "PYR-17.8", By: flow.Nature, Tries: boatTries, Play: karnakPlay, Skip: karnakSkip},
	StepDraw:   {Name: "draw", Rule: "PYR-8.2", By: flow.Nature, Tries: drawTries, Play: drawPlay, Skip: drawSkip},
	StepToken:  {Name: "token", Rule: "PYR-10.1.2", By: flow.Nature, Tries: tokenTries, Play: tokenPlay},

	StepTake:     {Name: "take", Rule: "PYR-7.1", Tries: takeTries, Why: takeWhy, Among: takeAmong, Play: takePlay},
	StepActivate: {Name: "activate", Rule: "PYR-9.1.2", Tries: activateTries, Why: activateWhy, Among: activateAmong, Play: activatePlay},
	StepCard:     {Name: "card", Rule: "PYR-9.2.1", Tries: cardTries, Why: cardWhy, Legal: cardLegal, Far: cardFar, Play: cardPlay},
	StepRecruit:  {Name: "recruit", Rule: "PYR-9.3.1", Tries: recruitTries, Why: recruitWhy, Legal: recruitLegal, Far: cardFar, Play: recruitPlay, Skip: recruitSkip},
	StepCategory: {Name: "category", Rule: "PYR-16.1", Tries: categoryTries, Play: categoryPlay},
	StepBandit:   {Name: "bandit", Rule: "PYR-16.3", Tries: removeTries, Why: removeWhy, Among: banditAmong, Far: removeFar, Play: removePlay},
	StepGuard:    {Name: "guard", Rule: "PYR-16.4", Tries: guardTries, Why: removeWhy, Legal: guardLegal, Far: removeFar, Play: removePlay},
	StepVizier:   {Name: "vizier", Rule: "PYR-16.5", Tries: takeTries, Why: vizierWhy, Among: takeAmong, Play: vizierPlay},
	StepThief:    {Name: "thief", Rule: "PYR-16.6", Tries: removeTries, Why: thiefWhy, Among: thiefAmong, Far: removeFar, Play: removePlay},
	StepCopy:     {Name: "copy", Rule: "PYR-16.7", Tries: copyTries, Why: removeWhy, Among: copyAmong, Far: removeFar, Play: copyPlay},
	StepLitho:    {Name: "lithographer", Rule: "PYR-16.9", Tries: lithoTries, Why: lithoWhy, Legal: lithoLegal, Play: lithoPlay},
	StepOut:      {Name: "out", Rule: "PYR-16.9.2", Tries: outTries, Why: outWhy, Legal: outLegal, Play: outPlay},
	StepIn:       {Name: "in", Rule: "PYR-16.9.2", Tries: inTries, Why: inWhy, Legal: inLegal, Play: inPlay},
	StepAdd:      {Name: "add", Rule: "PYR-16.10", Tries: addTries, Why: supplyWhy, Among: addAmong, Play: addPlay},
	StepNumber:   {Name: "number", Rule: "PYR-17.1", Tries: numberTries, Why: numberWhy, Legal: numberLegal, Play: numberPlay},
	StepGain:     {Name: "gain", Rule: "PYR-17.5", Tries: gainTries, Why: gainWhy, Among: gainAmong, Play: gainPlay},
	StepDismiss:  {Name: "dismiss", Rule: "PYR-17.6", Tries: dismissTries, Why: dismissWhy, Legal: dismissLegal, Play: dismissPlay},
	StepStation:  {Name: "station", Rule: "PYR-10.3.1", Tries: stationTries, Play: stationPlay},
	StepRecall:   {Name: "recall", Rule: "PYR-16.2", Tries: recallTries, Why: recallWhy, Among: recallAmong, Far: removeFar, Play: recallPlay},
	StepSwap:     {Name: "swap", Rule: "PYR-17.2", Tries: swapTries, Play: swapPlay},
	StepLoad:     {Name: "load", Rule: "PYR-12.1", Tries: loadTries, Why: loadWhy, Legal: loadLegal, Far: loadFar, Play: loadPlay},
	StepPay:      {Name: "pay", Rule: "PYR-12.3", Tries: payTries, Why: payWhy, Legal: payLegal, Far: payFar, Play: payPlay, Skip: paySkip},

	StepRound:      {Name: "round", Rule: "PYR-4.1", Run: roundRun},
	StepDistribute: {Name: "distribute", Rule: "PYR-6.1", Run: distributeRun},
	StepNegotiate:  {Name: "negotiate", Rule: "PYR-7.2", Run: negotiateRun},
	StepDeal:       {Name: "deal", Rule: "PYR-8.1", Run: dealRun},
	StepSite:       {Name: "site", Rule: "PYR-9.1.1", Run: siteRun},
	StepTurn:       {Name: "turn", Rule: "PYR-9.2.1", Run: turnRun},
	StepTrigger:    {Name: "trigger", Rule: "PYR-9.2.5", Run: triggerRun},
	StepQuell:      {Name: "quell", Rule: "PYR-10.1.3", Run: quellRun},
	StepTorturer:   {Name: "torturer", Rule: "PYR-10.2.1", Run: torturerRun},
	StepNegotiator: {Name: "negotiator", Rule: "PYR-10.3.1", Run: negotiatorRun},
	StepMerchant:   {Name: "merchant", Rule: "PYR-10.4.1", Run: merchantRun},
	StepPriest:     {Name: "priest", Rule: "PYR-10.5.1", Run: priestRun},
	StepClean:      {Name: "clean", Rule: "PYR-9.5.1", Run: cleanRun},
	StepStatue:     {Name: "statue", Rule: "PYR-17.2", Run: statueRun},
	StepReorder:    {Name: "reorder", Rule: "PYR-11.1", Run: reorderRun},
	StepBoats:      {Name: "boats", Rule: "PYR-12.1", Run: boatsRun},
	StepEnd:        {Name: "end", Rule: "PYR-13.1", Run: endRun},
})
