package kemet

import (
	"ennead/game"
	"ennead/game/flow"
)

// Step is one decision, or one thing that happens by itself; Frame is one that waits to be done.
type (
	Step  = flow.Step
	Frame = flow.Frame
)

// The steps. Nature owes those of the first group, several seats at once those of the second (A says
// who is still to choose), one seat those of the third; the last happen by themselves.
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

// steps is the table.
var steps = flow.Ready(flow.Table[State]{
	StepCity:       {Name: "city", Rule: "KEM-2.4", By: flow.Nature, Tries: cityTries, Play: cityPlay},
	StepFirstOrder: {Name: "first-order", Rule: "KEM-2.7", By: flow.Nature, Tries: seatTries, Play: seatPlay},
	StepDraw:       {Name: "draw", Rule: "KEM-3.8", By: flow.Nature, Tries: drawTries, Play: drawPlay, Skip: drawSkip},
	StepVision:     {Name: "vision", Rule: "KEM-9.42", By: flow.Nature, Tries: drawTries, Play: visionPlay, Skip: visionSkip},

	StepDistricts: {Name: "districts", Rule: "KEM-2.6", By: flow.Together, Tries: leaveTries, Play: leavePlay},
	StepCouncil:   {Name: "council", Rule: "KEM-6.3", By: flow.Together, Tries: councilTries, Play: councilPlay},
	StepHide:      {Name: "hide", Rule: "KEM-6.4", By: flow.Together, Tries: hideTries, Play: hidePlay, Skip: hideSkip},

	StepPyramid:    {Name: "pyramid", Rule: "KEM-2.8", Tries: pyramidTries, Why: pyramidWhy, Play: pyramidPlay},
	StepAsk:        {Name: "ask", Rule: "KEM-3.5", Tries: askTries, Legal: askLegal, Why: askWhy, Play: askPlay},
	StepFree:       {Name: "free", Rule: "KEM-4.2.1", Tries: freeTries, Why: freeWhy, Play: freePlay, Skip: freeSkip},
	StepBeast:      {Name: "creature", Rule: "KEM-9.60", Tries: beastTries, Play: beastPlay, Skip: beastSkip},
	StepToken:      {Name: "token", Rule: "KEM-4.2.4", Tries: tokenTries, Legal: tokenLegal, Why: tokenWhy, Play: tokenPlay},
	StepSilver:     {Name: "silver", Rule: "KEM-4.3", Tries: silverTries, Why: silverWhy, Play: silverPlay, Skip: silverSkip},
	StepGolden:     {Name: "golden", Rule: "KEM-9.31", Tries: goldenTries, Play: goldenPlay, Skip: goldenSkip},
	StepWhich:      {Name: "which", Rule: "KEM-4.2.5", Tries: whichTries, Play: whichPlay},
	StepRaise:      {Name: "raise", Rule: "KEM-5.2.1", Tries: raiseTries, Legal: raiseLegal, Why: raiseWhy, Play: raisePlay},
	StepBuy:        {Name: "buy", Rule: "KEM-5.3.1", Tries: buyTries, Legal: buyLegal, Why: buyWhy, Play: buyPlay},
	StepRemove:     {Name: "remove", Rule: "KEM-11.3", Tries: removeTries, Play: removePlay},
	StepRecruit:    {Name: "recruit", Rule: "KEM-5.4.1", Tries: recruitTries, Why: recruitWhy, Play: recruitPlay, Skip: recruitSkip},
	StepEnlist:     {Name: "enlist", Rule: "KEM-10.9", Tries: enlistTries, Why: enlistWhy, Play: enlistPlay, Skip: enlistSkip},
	StepReinforce:  {Name: "reinforce", Rule: "KEM-9.32", Tries: reinforceTries, Play: reinforcePlay, Skip: reinforceSkip},
	StepFights:     {Name: "fights", Rule: "KEM-5.4.2", Tries: fightsTries, Play: fightsPlay, Skip: fightsSkip},
	StepBurn:       {Name: "burn", Rule: "KEM-10.10", Tries: burnTries, Play: burnPlay, Skip: burnSkip},
	StepEscape:     {Name: "escape", Rule: "KEM-10.14", Tries: escapeTries, Play: escapePlay, Skip: escapeSkip},
	StepTroop:      {Name: "troop", Rule: "KEM-5.5.1", Tries: troopTries, Play: troopPlay},
	StepMarch:      {Name: "march", Rule: "KEM-5.5.2", Tries: marchTries, Legal: marchLegal, Why: marchWhy, Far: marchFar, Play: marchPlay, Skip: marchSkip},
	StepGroup:      {Name: "group", Rule: "KEM-5.5.2", Tries: groupTries, Legal: groupLegal, Why: groupWhy, Play: groupPlay},
	StepEscort:     {Name: "escort", Rule: "KEM-5.5.2", Tries: escortTries, Why: escortWhy, Play: escortPlay, Skip: escortSkip},
	StepClash:      {Name: "clash", Rule: "KEM-6.5", Tries: clashTries, Why: clashWhy, Play: clashPlay, Skip: clashSkip},
	StepWound:      {Name: "wound", Rule: "KEM-9.11", Tries: woundTries, Play: woundPlay, Skip: woundSkip},
	StepLoser:      {Name: "loser", Rule: "KEM-6.12", Tries: loserTries, Why: loserWhy, Play: loserPlay, Skip: troopGone},
	StepFlee:       {Name: "flee", Rule: "KEM-6.13", Tries: fleeTries, Play: fleePlay},
	StepWinner:     {Name: "winner", Rule: "KEM-6.15", Tries: winnerTries, Play: winnerPlay, Skip: troopGone},
	StepOffer:      {Name: "offer", Rule: "KEM-7.1", Tries: offerTries, Play: offerPlay},
	StepDelta:      {Name: "delta", Rule: "KEM-7.2", Tries: offerTries, Play: deltaPlay},
	StepPower:      {Name: "power", Rule: "KEM-7.6", Tries: powerTries, Play: powerPlay},
	StepVisionKeep: {Name: "vision-keep", Rule: "KEM-9.42", Tries: visionKeepTries, Play: visionKeepPlay, Skip: visionKeepSkip},
	StepHand:       {Name: "hand", Rule: "KEM-9.41", Tries: handTries, Play: handPlay},
	StepOrder:      {Name: "order", Rule: "KEM-7.9", Tries: orderTries, Why: orderWhy, Play: orderPlay},

	StepPyramids: {Name: "pyramids", Rule: "KEM-2.8", Run: pyramidsRun},
	StepSunrise:  {Name: "sunrise", Rule: "KEM-3.1", Run: sunriseRun},
	StepDay:      {Name: "day", Rule: "KEM-4.1", Run: dayRun},
	StepTrigger:  {Name: "trigger", Rule: "KEM-4.8", Run: triggerRun},
	StepWindow:   {Name: "window", Rule: "KEM-3.5", Run: windowRun},
	StepSettle:   {Name: "settle", Rule: "KEM-8.11", Run: settleRun},
	StepNext:     {Name: "next", Rule: "KEM-4.2.5", Run: nextRun},
	StepAct:      {Name: "act", Rule: "KEM-4.2.5", Run: actRun},
	StepPray:     {Name: "pray", Rule: "KEM-5.1.1", Run: prayRun},
	StepGo:       {Name: "go", Rule: "KEM-5.5.2", Run: goRun},
	StepFight:    {Name: "fight", Rule: "KEM-6.2", Run: fightRun},
	StepShow:     {Name: "show", Rule: "KEM-9.29", Run: showRun},
	StepReveal:   {Name: "reveal", Rule: "KEM-6.5", Run: revealRun},
	StepCompare:  {Name: "compare", Rule: "KEM-6.9", Run: compareRun},
	StepLosses:   {Name: "losses", Rule: "KEM-6.10", Run: lossesRun},
	StepFightEnd: {Name: "fight-end", Rule: "KEM-6.16", Run: fightEndRun},
	StepNight:    {Name: "night", Rule: "KEM-7.10", Run: nightRun},
	StepPowers:   {Name: "powers", Rule: "KEM-7.6", Run: powersRun},
	StepNewOrder: {Name: "new-order", Rule: "KEM-7.9", Run: newOrderRun},
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

// Even tells whether all of Nature's outcomes are equally likely now (KEM-12.5).
func (s *State) Even() bool { return s.Top().Step == StepCity || s.Top().Step == StepFirstOrder }

// Weight is the relative odds of one of Nature's moves: the copies of a card in the pile.
func (s *State) Weight(m game.Move) int {
	if s.Even() {
		return 1
	}
	return int(s.Pile[m.A])
}
