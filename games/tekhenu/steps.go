package tekhenu

import (
	"slices"

	"ennead/game/flow"
)

// Step is a decision, or something that happens without one. Frame is a step on the stack.
type (
	Step   = flow.Step
	Frame  = flow.Frame
	reason = flow.Reason
)

// The steps. Nature decides those in the first group, a player those in the second. The third group runs without a
// decision.
const (
	Done Step = iota // [flow.Done]: the game is over

	StepDial       // TEK-3.1
	StepHorusTile  // TEK-3.4: the god on slot A
	StepTile       // TEK-3.3, TEK-10.2.7: a column tile for place A of the display
	StepRoll       // TEK-3.6: B dice for section A
	StepShade      // TEK-5.3: B dice still to draw, the next one for section A in the Shade
	StepFill       // TEK-13.9, TEK-13.11: fills the empty slots B of the sections A, see slotBits
	StepDeal       // TEK-3.9: Decree A of the seat
	StepDecree     // TEK-16.1.7: a Decree for the seat
	StepDrawTwo    // TEK-16.2.3: card B of kind A for the seat's hand
	StepLay        // TEK-3.10: lays out A Start cards; with B deals them in a solo game (TEK-18.2)
	StepFirst      // TEK-3.11
	StepPlan       // TEK-18.5: the action tile on place A
	StepPlanTile   // TEK-18.6: the tile of Botankhamun's first Column, on cell A
	StepDeben      // TEK-18.7
	StepBotDie     // TEK-18.9, TEK-18.10: which of several equal dice
	StepBotSite    // TEK-18.11, TEK-18.14: which of several equal sites
	StepBotCell    // TEK-18.13: which of several equal cells
	StepBotDestiny // TEK-18.3, TEK-18.18

	StepKeep     // TEK-DP-01: each seat in A keeps a Decree
	StepDraft    // TEK-DP-02, TEK-DP-22
	StepDestiny  // TEK-DP-03
	StepRewards  // TEK-DP-04: which reward comes next
	StepToken    // TEK-DP-04: A Resources from the set B
	StepKeepCard // TEK-DP-04: one of the two cards of kind A in the hand
	StepTrack    // TEK-DP-03, TEK-DP-19: A steps of Population or Happiness; B is the Blessing, or 0
	StepDie      // TEK-DP-05
	StepAs       // TEK-DP-05: T08, B11 or B12 for a Forbidden die
	StepFace     // TEK-DP-05: B09, B10
	StepColour   // TEK-DP-05: B11, B12
	StepNudge    // TEK-DP-05: B11, B12: changes the value
	StepSelect   // TEK-DP-06: the window of die selection; beginning an action closes it
	StepNext     // TEK-DP-21: which action comes next
	StepLast     // TEK-4.12: B07 or B08 before the turn passes
	StepFirstly  // TEK-DP-06: T19 before the action of god A
	StepBend     // TEK-DP-06: T14; A is the god, B the value and mode
	StepStretch  // TEK-DP-06: T13; A is the Resource, B the value
	StepBless    // TEK-4.12: Blessings with a Production of A and value B
	StepPay      // TEK-1.13: pays B tokens for A
	StepStatue   // TEK-DP-07: B is the value and mode
	StepCell     // TEK-DP-08: B is the value and mode
	StepTwist    // TEK-DP-08: on cell A; B is the value and mode
	StepAbility  // TEK-DP-09: of the tile on cell A
	StepThree    // TEK-DP-09: the value of P12
	StepBuilding // TEK-DP-10: B is the value and mode
	StepThoth    // TEK-DP-11: sections A are already refreshed; B is the value and mode
	StepTake     // TEK-DP-11: B more cards from section A
	StepDistrict // TEK-DP-12: B is the value and mode
	StepRaise    // TEK-DP-13: A more steps of any production
	StepFeast    // TEK-DP-14: for Happiness 21; with A = 1 for D23
	StepFeastAt  // TEK-DP-14: the value; A is the god, or Gods + the Resource; B is the mode
	StepFaith    // TEK-DP-15: the left pan
	StepFaithToo // TEK-DP-15: the right pan
	StepFeed     // TEK-DP-16: A Bread are due
	StepReveal   // TEK-DP-18: D23
	StepScore    // TEK-DP-17
	StepDouble   // TEK-DP-17: the target of D03
	StepTithe    // TEK-DP-17: pays for a symbol of D04; A are paid, D03 doubles B

	StepSetup    // the stage A of the setup
	StepReward   // TEK-RUL-39: reward A of the seat: a Start card, or from 16 up a Destiny card
	StepRound    // TEK-4.1: the stage A of a round
	StepTurn     // TEK-4.3: the seat's turn
	StepEndTurn  // TEK-4.3.7
	StepRun      // TEK-15.3: a Production of A with value B
	StepActed    // TEK-4.3.6: ends the seat's action; A - 1 is the god that T19 put off, if A is not 0
	StepGod      // TEK-4.7: begins the action of god A; B is the value and mode
	StepGodDone  // TEK-9.8: ends the action of god A; B is the value and mode
	StepBuilt    // TEK-11.2: the temple site A is paid for; B is the value and mode
	StepFestival // TEK-12.1: B is the value and mode
	StepColumn   // TEK-10.2.6, TEK-10.2.7: the Column on cell A; B is the value and mode
	StepTook     // TEK-13.13: card A is paid for
	StepRotate   // TEK-5.1
	StepMaat     // chapter 6: the stage A
	StepScoring  // chapter 7: the stage A
	StepEnd      // chapter 8: the stage A
	StepDecrees  // TEK-8.2: the seat's Decrees score; A are paid for D04; D03 doubles B, unless that is notAsked
	StepBotTurn  // TEK-18.7: the stage A
	StepBotDone  // TEK-18.12: ends Botankhamun's action of god A; B is 1 if it built his Statue for Horus
	stepCount
)

// decisions are the choices in a turn. Before each of them its player may play B07 and B08 (TEK-4.12).
var decisions = []Step{
	StepDie, StepAs, StepFace, StepColour, StepNudge, StepSelect, StepNext, StepLast, StepFirstly, StepBend,
	StepStretch, StepBless, StepPay, StepStatue, StepCell, StepTwist, StepAbility, StepThree, StepBuilding,
	StepThoth, StepTake, StepDistrict, StepRaise, StepFeast, StepFeastAt, StepTrack,
}

// between are the steps that may wait under one outside a turn.
var between = []Step{StepSetup, StepRound, StepDestiny, StepShade, StepPlan}

// extra are the steps that may wait under an extra action of Happiness 21 or D23.
var extra = slices.Concat(decisions, between, []Step{StepActed, StepFill, StepReveal, StepScoring})

// actions are the steps that may wait under a god action.
var actions = []Step{StepActed, StepColumn, StepSetup, StepRound}

// rivals are the steps of Botankhamun (chapter 18).
var rivals = []Step{
	StepPlan, StepPlanTile, StepBotDestiny, StepDeben, StepBotTurn, StepBotDone, StepBotDie, StepBotSite, StepBotCell,
}

// seated extends the Fits of each row: Botankhamun's steps belong to his seat, and all others to people. Both have
// StepEndTurn.
func seated(rows flow.Table[State]) flow.Table[State] {
	for step := range rows {
		if step == int(StepEndTurn) {
			continue
		}
		fits, his := rows[step].Fits, slices.Contains(rivals, Step(step))
		rows[step].Fits = func(s *State, f, under Frame) bool {
			return s.Automata().Has(f.Seat) == his && (fits == nil || fits(s, f, under))
		}
	}
	return rows
}

// Steps is the step table. The functions of a row are in the file of its chapter.
var Steps = flow.Ready(seated(flow.Table[State]{
	StepDial: {
		Name: "dial", Rule: "TEK-3.1", By: flow.Nature,
		Candidates: dialCandidates, Play: dialPlay,
		Under: []Step{StepTile}, Of: flow.Nobody,
	},
	StepHorusTile: {
		Name: "horus-tile", Rule: "TEK-3.4", By: flow.Nature,
		Candidates: horusTileCandidates, Play: horusTilePlay,
		Under: []Step{StepRoll}, Of: flow.Nobody, Holds: flow.A, Fits: horusTileFits,
	},
	StepTile: {
		Name: "tile", Rule: "TEK-10.2.7", By: flow.Nature,
		Candidates: tileCandidates, Play: tilePlay,
		Under:   []Step{StepTile, StepHorusTile, StepRoll, StepGodDone, StepBotDone},
		Repeats: true, Of: flow.Nobody, Holds: flow.A, Fits: tileFits,
	},
	StepRoll: {
		Name: "roll", Rule: "TEK-3.6", By: flow.Nature,
		Candidates: rollCandidates, Play: rollPlay,
		Under: []Step{StepFill}, Of: flow.Nobody, Holds: flow.A | flow.B, Fits: rollFits,
	},
	StepShade: {
		Name: "shade", Rule: "TEK-5.3", By: flow.Nature,
		Candidates: rollCandidates, Play: shadePlay, Skip: noDiceSkip,
		Under: []Step{StepRound}, Of: flow.Nobody, Holds: flow.A | flow.B, Fits: shadeFits,
	},
	StepDeal: {
		Name: "deal", Rule: "TEK-3.9", By: flow.Nature,
		Candidates: dealCandidates, Play: dealPlay,
		Under: []Step{StepKeep}, Holds: flow.A, Fits: dealFits,
	},
	StepDrawTwo: {
		Name: "draw-two", Rule: "TEK-16.2.3", By: flow.Nature,
		Candidates: drawTwoCandidates, Play: drawTwoPlay,
		Under: []Step{StepKeepCard, StepDrawTwo}, Repeats: true, Of: flow.Beneath,
		Holds: flow.A | flow.B, Fits: drawTwoFits,
	},
	StepLay: {
		Name: "lay", Rule: "TEK-3.10", By: flow.Nature,
		Candidates: layCandidates, Play: layPlay,
		Under: []Step{StepSetup, StepFirst, StepDraft}, Of: flow.Nobody, Holds: flow.A | flow.B, Fits: layFits,
	},
	StepFirst: {
		Name: "first", Rule: "TEK-3.11", By: flow.Nature,
		Candidates: firstCandidates, Play: firstPlay,
		Under: []Step{StepSetup}, Of: flow.Nobody,
	},
	StepPlan: {
		Name: "plan", Rule: "TEK-18.5", By: flow.Nature,
		Candidates: planCandidates, Play: planPlay,
		Under: []Step{StepSetup, StepDestiny, StepShade}, Holds: flow.A, Fits: planFits,
	},
	StepPlanTile: {
		Name: "plan-tile", Rule: "TEK-18.6", By: flow.Nature,
		Candidates: tileCandidates, Play: planTilePlay,
		Under: []Step{StepSetup}, Holds: flow.A, Fits: planTileFits,
	},
	StepDeben: {
		Name: "deben", Rule: "TEK-18.7", By: flow.Nature,
		Candidates: debenCandidates, Play: debenPlay,
		Under: []Step{StepBotTurn}, Fits: debenFits,
	},
	StepBotDie: {
		Name: "bot-die", Rule: "TEK-18.9", By: flow.Nature,
		Candidates: botDieCandidates, Play: botDiePlay,
		Under: []Step{StepEndTurn}, Fits: botDieFits,
	},
	StepBotSite: {
		Name: "bot-site", Rule: "TEK-18.11", By: flow.Nature,
		Candidates: botSiteCandidates, Play: botSitePlay,
		Under: []Step{StepBotDone}, Fits: botActsFits,
	},
	StepBotCell: {
		Name: "bot-cell", Rule: "TEK-18.13", By: flow.Nature,
		Candidates: botCellCandidates, Play: botSitePlay,
		Under: []Step{StepBotDone}, Fits: botActsFits,
	},
	StepBotDestiny: {
		Name: "bot-destiny", Rule: "TEK-18.18", By: flow.Nature,
		Candidates: botDestinyCandidates, Play: botDestinyPlay,
		Under: []Step{StepDestiny},
	},

	StepKeep: {
		Name: "keep", Rule: "TEK-3.9", By: flow.Together,
		Candidates: keepCandidates, Play: keepPlay,
		Under: []Step{StepLay, StepPlan}, Of: flow.Nobody, Holds: flow.A, Fits: keepFits,
	},
	StepDraft: {
		Name: "draft", Rule: "TEK-3.11",
		Candidates: draftCandidates, Play: draftPlay,
		Under: []Step{StepSetup, StepDraft}, Repeats: true,
	},
	StepDestiny: {
		Name: "destiny", Rule: "TEK-6.9",
		Candidates: destinyCandidates, Only: destinyOnly, Play: destinyPlay,
		Under: []Step{StepSetup, StepShade, StepPlan, StepDestiny}, Repeats: true, Holds: flow.A, Fits: destinyFits,
	},
	StepRewards: {
		Name: "rewards", Rule: "TEK-RUL-39",
		Candidates: rewardsCandidates, Play: rewardsPlay,
		Under: []Step{StepSetup, StepRound}, Holds: flow.A, Fits: rewardsFits,
	},
	StepToken: {
		Name: "token", Rule: "TEK-16.2.2",
		Candidates: tokenCandidates, Play: tokenPlay,
		Under: []Step{StepSetup, StepRound}, Holds: flow.A | flow.B, Fits: tokenFits,
	},
	StepKeepCard: {
		Name: "keep-card", Rule: "TEK-16.2.3",
		Candidates: keepCardCandidates, Play: keepCardPlay,
		Under: []Step{StepSetup, StepRound}, Holds: flow.A, Fits: keepCardFits,
	},
	StepFaith: {
		Name: "faith", Rule: "TEK-6.2",
		Candidates: faithCandidates, Play: faithPlay, Skip: faithSkip,
		Under: []Step{StepMaat, StepFaith}, Repeats: true, Fits: faithFits,
	},
	StepFaithToo: {
		Name: "faith-too", Rule: "TEK-6.2",
		Candidates: faithCandidates, Play: faithPlay, Skip: faithSkip,
		Under: []Step{StepMaat, StepFaith}, Holds: flow.A, Fits: faithTooFits,
	},
	StepFeed: {
		Name: "feed", Rule: "TEK-7.7",
		Candidates: feedCandidates, Play: feedPlay, Skip: feedSkip,
		Under: []Step{StepFeed, StepScoring}, Repeats: true, Holds: flow.A, Fits: feedFits,
	},
	StepScore: {
		Name: "score", Rule: "TEK-8.2",
		Candidates: scoreCandidates, Why: scoreWhy, Play: scorePlay, Skip: scoreSkip,
		Under: []Step{StepDecrees}, Repeats: true,
	},
	StepDouble: {
		Name: "double", Rule: "TEK-16.4.2",
		Candidates: doubleCandidates, Play: doublePlay,
		Under: []Step{StepEnd, StepScore}, Fits: doubleFits,
	},
	StepTithe: {
		Name: "tithe", Rule: "TEK-16.4.3",
		Candidates: titheCandidates, Play: tithePlay,
		Under: []Step{StepEnd, StepScore}, Holds: flow.A | flow.B, Fits: titheFits,
	},
	StepReveal: {
		Name: "reveal", Rule: "TEK-8.1",
		Candidates: revealCandidates, Why: revealWhy, Play: revealPlay,
		Under: []Step{StepReveal, StepScoring}, Repeats: true, Fits: revealFits,
	},

	StepSetup: {
		Name: "setup", Rule: "TEK-3.17",
		Run:   setupRun,
		Under: []Step{StepRound, StepSetup}, Repeats: true, Holds: flow.A | flow.B, Fits: setupFits,
	},
	StepReward: {
		Name: "reward", Rule: "TEK-3.13",
		Run: rewardRun,
	},
	StepRound: {
		Name: "round", Rule: "TEK-4.1",
		Run:   roundRun,
		Under: []Step{Done}, Of: flow.Nobody, Holds: flow.A, Fits: roundFits,
	},
	StepRotate: {
		Name: "rotate", Rule: "TEK-5.1",
		Run: rotateRun,
	},
	StepMaat: {
		Name: "maat", Rule: "TEK-6.1",
		Run:   maatRun,
		Under: []Step{Done, StepShade}, Of: flow.Nobody, Holds: flow.A, Fits: maatFits,
	},
	StepScoring: {
		Name: "scoring", Rule: "TEK-7.1",
		Run:   scoringRun,
		Under: []Step{StepMaat}, Of: flow.Nobody, Holds: flow.A, Fits: scoringFits,
	},
	StepEnd: {
		Name: "end", Rule: "TEK-8.2",
		Run:   endRun,
		Under: []Step{Done}, Of: flow.Nobody, Holds: flow.A, Fits: endFits,
	},
	StepBotTurn: {
		Name: "bot-turn", Rule: "TEK-18.7",
		Run:   botTurnRun,
		Under: []Step{StepRound, StepTurn, StepEndTurn}, Holds: flow.A, Fits: botTurnFits,
	},
	StepBotDone: {
		Name: "bot-done", Rule: "TEK-18.12",
		Run:   botDoneRun,
		Under: []Step{StepEndTurn}, Holds: flow.A | flow.B, Fits: botDoneFits,
	},
	StepDecrees: {
		Name: "decrees", Rule: "TEK-8.2",
		Run:   decreesRun,
		Under: []Step{StepEnd, StepScore}, Repeats: true, Holds: flow.B, Fits: decreesFits,
	},

	StepDie: {
		Name: "die", Rule: "TEK-4.3.2",
		Candidates: dieCandidates, Why: dieWhy, Legal: dieLegal, Far: dieFar, Play: diePlay,
		Under: []Step{StepEndTurn}, Fits: dieFits,
	},
	StepAs: {
		Name: "as", Rule: "TEK-4.3.3",
		Candidates: asCandidates, Play: asPlay,
		Under: []Step{StepSelect, StepNudge}, Fits: turnsFits,
	},
	StepFace: {
		Name: "face", Rule: "TEK-16.5.3",
		Candidates: faceCandidates, Why: faceWhy, Play: facePlay,
		Under: []Step{StepSelect}, Fits: turnsFits,
	},
	StepColour: {
		Name: "colour", Rule: "TEK-16.5.4",
		Candidates: colourCandidates, Why: colourWhy, Play: colourPlay,
		Under: []Step{StepNudge}, Fits: turnsFits,
	},
	StepNudge: {
		Name: "nudge", Rule: "TEK-16.5.4",
		Candidates: nudgeCandidates, Why: nudgeWhy, Play: nudgePlay,
		Under: []Step{StepSelect, StepNudge}, Repeats: true, Holds: flow.A, Fits: nudgeFits,
	},
	StepSelect: {
		Name: "select", Rule: "TEK-4.3.3",
		Candidates: selectCandidates, Why: selectWhy, Legal: selectLegal, Far: selectFar, Only: selectOnly,
		Play:  selectPlay,
		Under: []Step{StepEndTurn}, Fits: takenFits,
	},
	StepNext: {
		Name: "next", Rule: "TEK-4.13",
		Candidates: nextCandidates, Why: nextWhy, Far: nextFar, Only: nextOnly, Play: nextPlay, Skip: nextSkip,
		Under: []Step{StepLast}, Fits: takenFits,
	},
	StepLast: {
		Name: "last", Rule: "TEK-4.12",
		Candidates: lastCandidates, Play: lastPlay, Skip: lastSkip,
		Under: []Step{StepEndTurn}, Fits: takenFits,
	},
	StepFirstly: {
		Name: "firstly", Rule: "TEK-16.6.15",
		Candidates: firstlyCandidates, Why: firstlyWhy, Play: firstlyPlay,
		Under: []Step{StepNext, StepLast}, Holds: flow.A, Fits: firstlyFits,
	},
	StepTrack: {
		Name: "track", Rule: "TEK-16.5.2",
		Candidates: trackCandidates, Play: trackPlay,
		Under: slices.Concat(decisions, between), Repeats: true, Holds: flow.A | flow.B, Fits: trackFits,
	},
	StepStretch: {
		Name: "stretch", Rule: "TEK-16.6.9",
		Candidates: stretchCandidates, Play: stretchPlay,
		Under: []Step{StepActed}, Holds: flow.A | flow.B, Fits: stretchFits,
	},
	StepBless: {
		Name: "bless", Rule: "TEK-16.5.1",
		Candidates: blessCandidates, Play: blessPlay, Skip: blessSkip,
		Under: []Step{StepActed}, Holds: flow.A | flow.B, Fits: blessFits,
	},
	StepPay: {
		Name: "pay", Rule: "TEK-1.13",
		Candidates: payCandidates, Far: payFar, Play: payPlay, Skip: paySkip,
		Under: []Step{
			StepDie, StepSelect, StepFeast, StepStatue, StepCell, StepBuilt, StepFestival, StepTook, StepFill, StepRun,
			StepStretch,
			StepDecrees,
		}, Repeats: true, Holds: flow.A | flow.B, Fits: payFits,
	},
	StepThoth: {
		Name: "thoth", Rule: "TEK-13.6",
		Candidates: thothCandidates, Why: thothWhyNot, Legal: thothLegal, Play: thothPlay,
		Under: []Step{StepGodDone}, Repeats: true, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: thothFits,
	},
	StepTake: {
		Name: "take", Rule: "TEK-13.6",
		Candidates: takeCandidates, Far: takeFar, Play: takePlay, Skip: takeSkip,
		Under: []Step{StepGodDone}, Repeats: true, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: takeFits,
	},
	StepFeast: {
		Name: "feast", Rule: "TEK-12.6",
		Candidates: feastCandidates, Why: feastWhy, Play: feastPlay,
		Under: extra, Holds: flow.A, Fits: feastFits,
	},
	StepFeastAt: {
		Name: "feast-at", Rule: "TEK-12.6",
		Candidates: feastAtCandidates, Why: feastAtWhy, Play: feastAtPlay,
		Under: extra, Holds: flow.A | flow.B, Fits: feastAtFits,
	},
	StepFill: {
		Name: "fill", Rule: "TEK-13.9", By: flow.Nature,
		Candidates: fillCandidates, Play: fillPlay, Skip: fillSkip,
		Under: slices.Concat(decisions, between, []Step{
			StepDeal, StepFill, StepActed, StepGodDone, StepColumn, StepBotDone, StepTurn, StepBotTurn, StepReveal,
			StepScoring,
		}), Repeats: true, Of: flow.Nobody, Holds: flow.A | flow.B, Fits: fillFits,
	},
	StepDecree: {
		Name: "decree", Rule: "TEK-16.1.7", By: flow.Nature,
		Candidates: decreeCandidates, Play: decreePlay, Skip: decreeSkip,
		Under: []Step{StepColumn}, Of: flow.Beneath, Fits: decreeFits,
	},

	StepTurn: {
		Name: "turn", Rule: "TEK-4.3",
		Run:   turnRun,
		Under: []Step{StepRound, StepTurn, StepBotTurn}, Repeats: true, Fits: turnFits,
	},
	StepEndTurn: {
		Name: "end-turn", Rule: "TEK-4.3.7",
		Run:   endTurnRun,
		Under: []Step{StepRound, StepTurn, StepBotTurn}, Fits: endTurnFits,
	},
	StepRun: {
		Name: "run", Rule: "TEK-15.3",
		Run:   runRun,
		Under: []Step{StepActed}, Holds: flow.A | flow.B, Fits: runFits,
	},
	StepActed: {
		Name: "acted", Rule: "TEK-4.3.6",
		Run:   actedRun,
		Under: slices.Concat(extra, []Step{StepNext, StepLast}), Repeats: true, Holds: flow.A, Fits: actedFits,
	},
	StepTook: {
		Name: "took", Rule: "TEK-13.13",
		Run:   tookRun,
		Under: []Step{StepGodDone, StepTake}, Repeats: true, Of: flow.Beneath, Holds: flow.A, Fits: tookFits,
	},

	StepBend: {
		Name: "bend", Rule: "TEK-16.6.10",
		Candidates: bendCandidates, Why: bendWhy, Only: bendOnly, Play: bendPlay,
		Under: actions, Repeats: true, Holds: flow.A | flow.B, Fits: bendFits,
	},
	StepStatue: {
		Name: "statue", Rule: "TEK-9.2",
		Candidates: statueCandidates, Why: statueWhy, Legal: statueLegal, Only: statueOnly, Play: statuePlay,
		Under: []Step{StepGodDone}, Repeats: true, Of: flow.Beneath, Holds: flow.B, Fits: statueFits,
	},
	StepCell: {
		Name: "cell", Rule: "TEK-10.2",
		Candidates: cellCandidates, Why: cellWhy, Legal: cellLegal, Only: cellOnly, Play: cellPlay,
		Under: []Step{StepGodDone}, Of: flow.Beneath, Holds: flow.B, Fits: cellFits,
	},
	StepTwist: {
		Name: "twist", Rule: "TEK-10.2",
		Candidates: twistCandidates, Play: twistPlay,
		Under: []Step{StepGodDone}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: twistFits,
	},
	StepAbility: {
		Name: "ability", Rule: "TEK-10.2.5",
		Candidates: abilityCandidates, Play: abilityPlay, Skip: abilitySkip,
		Under: []Step{StepColumn}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: abilityFits,
	},
	StepThree: {
		Name: "three", Rule: "TEK-16.1.6",
		Candidates: threeCandidates, Why: threeWhy, Play: threePlay,
		Under: []Step{StepColumn}, Of: flow.Beneath, Holds: flow.A, Fits: threeFits,
	},
	StepBuilding: {
		Name: "building", Rule: "TEK-11.1",
		Candidates: buildingCandidates, Why: buildingWhy, Legal: buildingLegal, Only: buildingOnly, Play: buildingPlay,
		Under: []Step{StepGodDone}, Of: flow.Beneath, Holds: flow.B, Fits: buildingFits,
	},
	StepDistrict: {
		Name: "district", Rule: "TEK-14.2",
		Candidates: districtCandidates, Why: districtWhy, Legal: districtLegal, Only: districtOnly, Play: districtPlay,
		Under: []Step{StepGodDone}, Repeats: true, Of: flow.Beneath, Holds: flow.B, Fits: districtFits,
	},
	StepRaise: {
		Name: "raise", Rule: "TEK-14.3.6",
		Candidates: raiseCandidates, Play: raisePlay,
		Under: []Step{StepGodDone}, Repeats: true, Of: flow.Beneath, Holds: flow.A, Fits: raiseFits,
	},

	StepGod: {
		Name: "god", Rule: "TEK-4.7",
		Run: godRun,
	},
	StepGodDone: {
		Name: "god-done", Rule: "TEK-9.8",
		Run:   godDoneRun,
		Under: actions, Repeats: true, Holds: flow.A | flow.B, Fits: godDoneFits,
	},
	StepColumn: {
		Name: "column", Rule: "TEK-10.2.6",
		Run:   columnRun,
		Under: []Step{StepGodDone}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: columnFits,
	},
	StepBuilt: {
		Name: "built", Rule: "TEK-11.2",
		Run:   builtRun,
		Under: []Step{StepGodDone}, Of: flow.Beneath, Holds: flow.A | flow.B, Fits: builtFits,
	},
	StepFestival: {
		Name: "festival", Rule: "TEK-12.1",
		Run:   festivalRun,
		Under: []Step{StepGodDone}, Of: flow.Beneath, Holds: flow.B, Fits: festivalFits,
	},
}))
