package kemet

import "ennead/game/flow"

// Step is one decision, or one thing that happens without a decision. Frame is a step on the stack.
type (
	Step  = flow.Step
	Frame = flow.Frame
)

// The steps. Nature decides those of the first group. Several seats decide those of the second at once, and A is the
// set of seats that have not chosen yet. One seat decides those of the third. Those of the last need no decision.
const (
	Done Step = iota // flow.Done: the game is over

	StepCity
	StepFirstOrder
	StepDraw
	StepVision

	StepDistricts // A: seats
	StepCouncil   // A: seats
	StepHide      // A: seats

	StepPyramid
	StepAsk
	StepFree
	StepBeast
	StepToken
	StepSilver
	StepGolden
	StepWhich
	StepRaise
	StepBuy
	StepRemove
	StepRecruit
	StepEnlist
	StepReinforce
	StepFights
	StepBurn
	StepEscape
	StepTroop
	StepMarch
	StepGroup
	StepEscort
	StepClash
	StepWound
	StepLoser
	StepFlee
	StepWinner
	StepOffer
	StepDelta
	StepPower
	StepVisionKeep
	StepHand
	StepOrder

	StepPyramids
	StepSunrise
	StepDay
	StepTrigger
	StepWindow
	StepSettle
	StepNext
	StepAct
	StepPray
	StepGo
	StepFight
	StepShow
	StepReveal
	StepCompare
	StepLosses
	StepFightEnd
	StepNight
	StepPowers
	StepNewOrder
	stepCount
)

// Steps is the table of steps.
var Steps = flow.Ready(flow.Table[State]{
	StepCity: {
		Name: "city", Rule: "KEM-2.4", By: flow.Nature,
		Candidates: cityCandidates, Play: cityPlay,
		Under: []Step{StepDraw, StepDistricts},
	},
	StepFirstOrder: {
		Name: "first-order", Rule: "KEM-2.7", By: flow.Nature,
		Candidates: seatCandidates, Play: seatPlay,
		Under: []Step{StepPyramids}, Of: flow.Nobody, Holds: flow.A, Fits: firstOrderFits,
	},
	StepDraw: {
		Name: "draw", Rule: "KEM-3.8", By: flow.Nature,
		Candidates: drawCandidates, Play: drawPlay, Skip: drawSkip,
		Under: []Step{StepDraw, StepDistricts, StepPowers, StepSettle}, Repeats: true, Fits: drawFits,
	},
	StepVision: {
		Name: "vision", Rule: "KEM-9.42", By: flow.Nature,
		Candidates: drawCandidates, Play: visionPlay, Skip: visionSkip,
		Under: []Step{StepVisionKeep}, Of: flow.Beneath, Holds: flow.A, Fits: visionFits,
	},

	StepDistricts: {
		Name: "districts", Rule: "KEM-2.6", By: flow.Together,
		Candidates: leaveCandidates, Play: leavePlay,
		Under: []Step{StepFirstOrder}, Of: flow.Nobody, Holds: flow.A, Fits: districtsFits,
	},
	StepCouncil: {
		Name: "council", Rule: "KEM-6.3", By: flow.Together,
		Candidates: councilCandidates, Play: councilPlay,
		Under: []Step{StepHide, StepShow}, Repeats: true, Of: flow.Nobody, Holds: flow.A, Fits: councilFits,
	},
	StepHide: {
		Name: "hide", Rule: "KEM-6.4", By: flow.Together,
		Candidates: hideCandidates, Play: hidePlay, Skip: hideSkip,
		Under: []Step{StepReveal}, Of: flow.Nobody, Holds: flow.A, Fits: hideFits,
	},

	StepPyramid: {
		Name: "pyramid", Rule: "KEM-2.8",
		Candidates: pyramidCandidates, Why: pyramidWhy, Play: pyramidPlay,
		Under: []Step{StepPyramids}, Fits: pyramidFits,
	},
	StepAsk: {
		Name: "ask", Rule: "KEM-3.5",
		Candidates: askCandidates, Legal: askLegal, Why: askWhy, Play: askPlay,
		Under: []Step{StepTrigger, StepNext, StepAct, StepFight, StepTroop}, Holds: flow.A | flow.B, Fits: askFits,
	},
	StepFree: {
		Name: "free", Rule: "KEM-4.2.1",
		Candidates: freeCandidates, Why: freeWhy, Play: freePlay, Skip: freeSkip,
		Under: []Step{StepWindow}, Holds: flow.B, Fits: freeFits,
	},
	StepBeast: {
		Name: "creature", Rule: "KEM-9.60",
		Candidates: beastCandidates, Play: beastPlay, Skip: beastSkip,
		Under: []Step{StepSettle, StepFights}, Fits: beastFits,
	},
	StepToken: {
		Name: "token", Rule: "KEM-4.2.4",
		Candidates: tokenCandidates, Legal: tokenLegal, Why: tokenWhy, Play: tokenPlay,
		Under: []Step{StepDay}, Fits: tokenFits,
	},
	StepSilver: {
		Name: "silver", Rule: "KEM-4.3",
		Candidates: silverCandidates, Why: silverWhy, Play: silverPlay, Skip: silverSkip,
		Under: []Step{StepGolden}, Fits: furtherFits,
	},
	StepGolden: {
		Name: "golden", Rule: "KEM-9.31",
		Candidates: goldenCandidates, Play: goldenPlay, Skip: goldenSkip,
		Under: []Step{StepNext}, Fits: furtherFits,
	},
	StepWhich: {
		Name: "which", Rule: "KEM-4.2.5",
		Candidates: whichCandidates, Play: whichPlay,
		Under: []Step{StepSettle}, Fits: actionFits,
	},
	StepRaise: {
		Name: "raise", Rule: "KEM-5.2.1",
		Candidates: raiseCandidates, Legal: raiseLegal, Why: raiseWhy, Play: raisePlay,
		Under: []Step{StepSettle}, Fits: actionFits,
	},
	StepBuy: {
		Name: "buy", Rule: "KEM-5.3.1",
		Candidates: buyCandidates, Legal: buyLegal, Why: buyWhy, Play: buyPlay,
		Under: []Step{StepSettle}, Holds: flow.A, Fits: buyFits,
	},
	StepRemove: {
		Name: "remove", Rule: "KEM-11.3",
		Candidates: removeCandidates, Play: removePlay,
		Under: []Step{StepSettle}, Holds: flow.A, Fits: removeFits,
	},
	StepRecruit: {
		Name: "recruit", Rule: "KEM-5.4.1",
		Candidates: recruitCandidates, Why: recruitWhy, Play: recruitPlay, Skip: recruitSkip,
		Under: []Step{StepFights}, Of: flow.Beneath, Fits: recruitFits,
	},
	StepEnlist: {
		Name: "enlist", Rule: "KEM-10.9",
		Candidates: enlistCandidates, Why: enlistWhy, Play: enlistPlay, Skip: enlistSkip,
		Under: []Step{StepFights, StepClash, StepSettle}, Holds: flow.A | flow.B, Fits: enlistFits,
	},
	StepReinforce: {
		Name: "reinforce", Rule: "KEM-9.32",
		Candidates: reinforceCandidates, Play: reinforcePlay, Skip: reinforceSkip,
		Under: []Step{StepFights, StepBeast}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: reinforceFits,
	},
	StepFights: {
		Name: "fights", Rule: "KEM-5.4.2",
		Candidates: fightsCandidates, Play: fightsPlay, Skip: fightsSkip,
		Under: []Step{StepSettle}, Holds: flow.B, Fits: fightsFits,
	},
	StepBurn: {
		Name: "burn", Rule: "KEM-10.10",
		Candidates: burnCandidates, Play: burnPlay, Skip: burnSkip,
		Under: []Step{StepClash, StepSettle}, Fits: burnFits,
	},
	StepEscape: {
		Name: "escape", Rule: "KEM-10.14",
		Candidates: escapeCandidates, Play: escapePlay, Skip: escapeSkip,
		Under: []Step{StepSettle}, Fits: escapeFits,
	},
	StepTroop: {
		Name: "troop", Rule: "KEM-5.5.1",
		Candidates: troopCandidates, Play: troopPlay,
		Under: []Step{StepSettle}, Fits: actionFits,
	},
	StepMarch: {
		Name: "march", Rule: "KEM-5.5.2",
		Candidates: marchCandidates, Legal: marchLegal, Why: marchWhy, Far: marchFar, Play: marchPlay, Skip: marchSkip,
		Under: []Step{StepSettle}, Fits: marchFits,
	},
	StepGroup: {
		Name: "group", Rule: "KEM-5.5.2",
		Candidates: groupCandidates, Legal: groupLegal, Why: groupWhy, Play: groupPlay,
		Under: []Step{StepSettle}, Holds: flow.A, Fits: groupFits,
	},
	StepEscort: {
		Name: "escort", Rule: "KEM-5.5.2",
		Candidates: escortCandidates, Why: escortWhy, Play: escortPlay, Skip: escortSkip,
		Under: []Step{StepGo}, Holds: flow.A, Fits: escortFits,
	},
	StepClash: {
		Name: "clash", Rule: "KEM-6.5",
		Candidates: clashCandidates, Why: clashWhy, Play: clashPlay, Skip: clashSkip,
		Under: []Step{StepWound, StepClash}, Repeats: true, Fits: clashFits,
	},
	StepWound: {
		Name: "wound", Rule: "KEM-9.11",
		Candidates: woundCandidates, Play: woundPlay, Skip: woundSkip,
		Under: []Step{StepCompare, StepWound}, Repeats: true, Fits: woundFits,
	},
	StepLoser: {
		Name: "loser", Rule: "KEM-6.12",
		Candidates: loserCandidates, Why: loserWhy, Play: loserPlay, Skip: troopGone,
		Under: []Step{StepWinner}, Fits: loserFits,
	},
	StepFlee: {
		Name: "flee", Rule: "KEM-6.13",
		Candidates: fleeCandidates, Play: fleePlay,
		Under: []Step{StepWinner}, Holds: flow.A, Fits: fleeFits,
	},
	StepWinner: {
		Name: "winner", Rule: "KEM-6.15",
		Candidates: winnerCandidates, Play: winnerPlay, Skip: troopGone,
		Under: []Step{StepFightEnd}, Fits: winnerFits,
	},
	StepOffer: {
		Name: "offer", Rule: "KEM-7.1",
		Candidates: offerCandidates, Play: offerPlay,
		Under: []Step{StepNight}, Holds: flow.A, Fits: offerFits,
	},
	StepDelta: {
		Name: "delta", Rule: "KEM-7.2",
		Candidates: offerCandidates, Play: deltaPlay,
		Under: []Step{StepNight}, Holds: flow.A, Fits: deltaFits,
	},
	StepPower: {
		Name: "power", Rule: "KEM-7.6",
		Candidates: powerCandidates, Play: powerPlay,
		Under: []Step{StepPowers, StepNight}, Holds: flow.A | flow.B, Fits: powersFits,
	},
	StepVisionKeep: {
		Name: "vision-keep", Rule: "KEM-9.42",
		Candidates: visionKeepCandidates, Play: visionKeepPlay, Skip: visionKeepSkip,
		Under: []Step{StepSettle}, Fits: powerUsedFits,
	},
	StepHand: {
		Name: "hand", Rule: "KEM-9.41",
		Candidates: handCandidates, Play: handPlay,
		Under: []Step{StepSettle}, Fits: powerUsedFits,
	},
	StepOrder: {
		Name: "order", Rule: "KEM-7.9",
		Candidates: orderCandidates, Why: orderWhy, Play: orderPlay,
		Under: []Step{StepNewOrder}, Fits: orderFits,
	},

	StepPyramids: {
		Name: "pyramids", Rule: "KEM-2.8",
		Run:   pyramidsRun,
		Under: []Step{StepSunrise}, Of: flow.Nobody, Holds: flow.A, Fits: pyramidsFits,
	},
	StepSunrise: {
		Name: "sunrise", Rule: "KEM-3.1",
		Run:   sunriseRun,
		Under: []Step{Done}, Of: flow.Nobody,
	},
	StepDay: {
		Name: "day", Rule: "KEM-4.1",
		Run:   dayRun,
		Under: []Step{Done}, Of: flow.Nobody, Holds: flow.A, Fits: dayFits,
	},
	StepTrigger: {
		Name: "trigger", Rule: "KEM-4.8",
		Run:   triggerRun,
		Under: []Step{StepToken}, Fits: turnFits,
	},
	StepWindow: {
		Name: "window", Rule: "KEM-3.5",
		Run:     windowRun,
		Under:   []Step{StepTrigger, StepNext, StepAct, StepFight, StepTroop},
		Repeats: true, Of: flow.Nobody, Holds: flow.A, Fits: windowFits,
	},
	StepSettle: {
		Name: "settle", Rule: "KEM-8.11",
		Run:   settleRun,
		Under: []Step{StepWindow, StepPowers}, Repeats: true, Of: flow.Nobody, Fits: settleFits,
	},
	StepNext: {
		Name: "next", Rule: "KEM-4.2.5",
		Run:   nextRun,
		Under: []Step{StepDay}, Holds: flow.A, Fits: nextFits,
	},
	StepAct: {
		Name: "act", Rule: "KEM-4.2.5",
		Run:   actRun,
		Under: []Step{StepSettle}, Fits: actFits,
	},
	StepPray: {
		Name: "pray", Rule: "KEM-5.1.1",
		Run: prayRun,
	},
	StepGo: {
		Name: "go", Rule: "KEM-5.5.2",
		Run:   goRun,
		Under: []Step{StepSettle}, Holds: flow.A, Fits: goFits,
	},
	StepFight: {
		Name: "fight", Rule: "KEM-6.2",
		Run:   fightRun,
		Under: []Step{StepSettle, StepFights}, Fits: fightFits,
	},
	StepShow: {
		Name: "show", Rule: "KEM-9.29",
		Run:   showRun,
		Under: []Step{StepCouncil}, Fits: showFits,
	},
	StepReveal: {
		Name: "reveal", Rule: "KEM-6.5",
		Run:   revealRun,
		Under: []Step{StepClash}, Of: flow.Beneath, Fits: attackerFits,
	},
	StepCompare: {
		Name: "compare", Rule: "KEM-6.9",
		Run:   compareRun,
		Under: []Step{StepLosses}, Fits: attackerFits,
	},
	StepLosses: {
		Name: "losses", Rule: "KEM-6.10",
		Run:   lossesRun,
		Under: []Step{StepFightEnd}, Fits: attackerFits,
	},
	StepFightEnd: {
		Name: "fight-end", Rule: "KEM-6.16",
		Run:   fightEndRun,
		Under: []Step{StepSettle, StepFights}, Fits: fightFits,
	},
	StepNight: {
		Name: "night", Rule: "KEM-7.10",
		Run:   nightRun,
		Under: []Step{Done}, Of: flow.Nobody, Holds: flow.A, Fits: nightFits,
	},
	StepPowers: {
		Name: "powers", Rule: "KEM-7.6",
		Run:   powersRun,
		Under: []Step{StepPowers, StepNight}, Repeats: true, Holds: flow.A | flow.B, Fits: powersFits,
	},
	StepNewOrder: {
		Name: "new-order", Rule: "KEM-7.9",
		Run:   newOrderRun,
		Under: []Step{StepSunrise}, Of: flow.Nobody,
	},
})
