package kemet

import (
	"slices"

	"ennead/game"
)

// Step is one decision, or one thing that happens by itself, waiting on the stack.
type Step uint8

// The steps. Nature owes those of the first group, several seats at once those of the second (A says
// who is still to choose), one seat those of the third; the last happen by themselves.
const (
	Done Step = iota // the game is over

	StepCity
	StepFirstOrder
	StepDraw
	StepVision

	StepDistricts // A: seats
	StepCouncil   // A: sides
	StepHide      // A: sides

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

// row is one line of the step table: see docs/adding-a-game.md.
type row struct {
	name, rule string
	tries      func(s *State, f Frame, dst []game.Move) []game.Move
	why        func(s *State, f Frame, m game.Move) reason
	legal      func(s *State, f Frame, dst []game.Move) []game.Move // tries that why is not against, where asking about each is slow
	far        func(s *State, f Frame, m game.Move) reason          // why a move that is not among the tries is none
	play       func(s *State, f Frame, m game.Move, log *game.Log)
	skip       func(s *State, f Frame, log *game.Log) bool
	run        func(s *State, f Frame, log *game.Log)
}

func (step Step) natural() bool { return StepCity <= step && step <= StepVision }
func (step Step) shared() bool  { return StepDistricts <= step && step <= StepHide }

// steps is the table.
var steps = [stepCount]row{
	StepCity:       {name: "city", rule: "KEM-2.4", tries: cityTries, play: cityPlay},
	StepFirstOrder: {name: "first-order", rule: "KEM-2.7", tries: seatTries, play: seatPlay},
	StepDraw:       {name: "draw", rule: "KEM-3.8", tries: drawTries, play: drawPlay, skip: drawSkip},
	StepVision:     {name: "vision", rule: "KEM-9.42", tries: drawTries, play: visionPlay, skip: visionSkip},

	StepDistricts: {name: "districts", rule: "KEM-2.6", tries: leaveTries, play: leavePlay},
	StepCouncil:   {name: "council", rule: "KEM-6.3", tries: councilTries, play: councilPlay},
	StepHide:      {name: "hide", rule: "KEM-6.4", tries: hideTries, play: hidePlay, skip: hideSkip},

	StepPyramid:    {name: "pyramid", rule: "KEM-2.8", tries: pyramidTries, why: pyramidWhy, play: pyramidPlay},
	StepAsk:        {name: "ask", rule: "KEM-3.5", tries: askTries, legal: askLegal, why: askWhy, play: askPlay},
	StepFree:       {name: "free", rule: "KEM-4.2.1", tries: freeTries, why: freeWhy, play: freePlay, skip: freeSkip},
	StepBeast:      {name: "creature", rule: "KEM-9.60", tries: beastTries, play: beastPlay, skip: beastSkip},
	StepToken:      {name: "token", rule: "KEM-4.2.4", tries: tokenTries, legal: tokenLegal, why: tokenWhy, play: tokenPlay},
	StepSilver:     {name: "silver", rule: "KEM-4.3", tries: silverTries, why: silverWhy, play: silverPlay, skip: silverSkip},
	StepGolden:     {name: "golden", rule: "KEM-9.31", tries: goldenTries, play: goldenPlay, skip: goldenSkip},
	StepWhich:      {name: "which", rule: "KEM-4.2.5", tries: whichTries, play: whichPlay},
	StepRaise:      {name: "raise", rule: "KEM-5.2.1", tries: raiseTries, why: raiseWhy, play: raisePlay},
	StepBuy:        {name: "buy", rule: "KEM-5.3.1", tries: buyTries, legal: buyLegal, why: buyWhy, play: buyPlay},
	StepRemove:     {name: "remove", rule: "KEM-11.3", tries: removeTries, play: removePlay},
	StepRecruit:    {name: "recruit", rule: "KEM-5.4.1", tries: recruitTries, why: recruitWhy, play: recruitPlay, skip: recruitSkip},
	StepEnlist:     {name: "enlist", rule: "KEM-10.9", tries: enlistTries, why: enlistWhy, play: enlistPlay, skip: enlistSkip},
	StepReinforce:  {name: "reinforce", rule: "KEM-9.32", tries: reinforceTries, play: reinforcePlay, skip: reinforceSkip},
	StepFights:     {name: "fights", rule: "KEM-5.4.2", tries: fightsTries, play: fightsPlay, skip: fightsSkip},
	StepBurn:       {name: "burn", rule: "KEM-10.10", tries: burnTries, play: burnPlay, skip: burnSkip},
	StepEscape:     {name: "escape", rule: "KEM-10.14", tries: escapeTries, play: escapePlay, skip: escapeSkip},
	StepTroop:      {name: "troop", rule: "KEM-5.5.1", tries: troopTries, play: troopPlay},
	StepMarch:      {name: "march", rule: "KEM-5.5.2", tries: marchTries, legal: marchLegal, why: marchWhy, far: marchFar, play: marchPlay, skip: marchSkip},
	StepGroup:      {name: "group", rule: "KEM-5.5.2", tries: groupTries, legal: groupLegal, why: groupWhy, play: groupPlay},
	StepEscort:     {name: "escort", rule: "KEM-5.5.2", tries: escortTries, why: escortWhy, play: escortPlay, skip: escortSkip},
	StepClash:      {name: "clash", rule: "KEM-6.5", tries: clashTries, why: clashWhy, play: clashPlay, skip: clashSkip},
	StepWound:      {name: "wound", rule: "KEM-9.11", tries: woundTries, play: woundPlay, skip: woundSkip},
	StepLoser:      {name: "loser", rule: "KEM-6.12", tries: loserTries, why: loserWhy, play: loserPlay, skip: troopGone},
	StepFlee:       {name: "flee", rule: "KEM-6.13", tries: fleeTries, play: fleePlay},
	StepWinner:     {name: "winner", rule: "KEM-6.15", tries: winnerTries, play: winnerPlay, skip: troopGone},
	StepOffer:      {name: "offer", rule: "KEM-7.1", tries: offerTries, play: offerPlay},
	StepDelta:      {name: "delta", rule: "KEM-7.2", tries: offerTries, play: deltaPlay},
	StepPower:      {name: "power", rule: "KEM-7.6", tries: powerTries, play: powerPlay},
	StepVisionKeep: {name: "vision-keep", rule: "KEM-9.42", tries: visionKeepTries, play: visionKeepPlay, skip: visionKeepSkip},
	StepHand:       {name: "hand", rule: "KEM-9.41", tries: handTries, play: handPlay},
	StepOrder:      {name: "order", rule: "KEM-7.9", tries: orderTries, why: orderWhy, play: orderPlay},

	StepPyramids: {name: "pyramids", rule: "KEM-2.8", run: pyramidsRun},
	StepSunrise:  {name: "sunrise", rule: "KEM-3.1", run: sunriseRun},
	StepDay:      {name: "day", rule: "KEM-4.1", run: dayRun},
	StepTrigger:  {name: "trigger", rule: "KEM-4.8", run: triggerRun},
	StepWindow:   {name: "window", rule: "KEM-3.5", run: windowRun},
	StepSettle:   {name: "settle", rule: "KEM-8.11", run: settleRun},
	StepNext:     {name: "next", rule: "KEM-4.2.5", run: nextRun},
	StepAct:      {name: "act", rule: "KEM-4.2.5", run: actRun},
	StepPray:     {name: "pray", rule: "KEM-5.1.1", run: prayRun},
	StepGo:       {name: "go", rule: "KEM-5.5.2", run: goRun},
	StepFight:    {name: "fight", rule: "KEM-6.2", run: fightRun},
	StepShow:     {name: "show", rule: "KEM-9.29", run: showRun},
	StepReveal:   {name: "reveal", rule: "KEM-6.5", run: revealRun},
	StepCompare:  {name: "compare", rule: "KEM-6.9", run: compareRun},
	StepLosses:   {name: "losses", rule: "KEM-6.10", run: lossesRun},
	StepFightEnd: {name: "fight-end", rule: "KEM-6.16", run: fightEndRun},
	StepNight:    {name: "night", rule: "KEM-7.10", run: nightRun},
	StepPowers:   {name: "powers", rule: "KEM-7.6", run: powersRun},
	StepNewOrder: {name: "new-order", rule: "KEM-7.9", run: newOrderRun},
}

// Owing says who owes a choice: several at once where choices are secret and made together.
func (s *State) Owing() game.Seats {
	f := s.Top()
	switch {
	case f.Step > StepHide:
		return f.Seat.Set()
	case f.Step == Done:
		return 0
	case f.Step.natural():
		return game.Nature.Set()
	case f.Step == StepDistricts:
		return game.Seats(f.A)
	default:
		return s.fighters(f.A)
	}
}

// asked is the frame as that seat is asked it.
func (f Frame) asked(seat game.Seat) Frame {
	if f.Step.shared() {
		f.Seat = seat
	}
	return f
}

// Moves appends the legal choices of the seat.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) {
		return dst
	}
	f := s.Top().asked(seat)
	r := &steps[f.Step]
	if r.legal != nil {
		return r.legal(s, f, dst)
	}
	n := len(dst)
	dst = r.tries(s, f, dst)
	if r.why == nil {
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
	f := s.Top().asked(seat)
	return steps[f.Step].tries(s, f, dst)
}

// reasonFor is the reason against any move of a seat that owes one, or no reason.
func (s *State) reasonFor(seat game.Seat, m game.Move) reason {
	f := s.Top().asked(seat)
	r := &steps[f.Step]
	var buf [128]game.Move
	if !slices.Contains(r.tries(s, f, buf[:0]), m) {
		if r.far != nil {
			return r.far(s, f, m)
		}
		return reason{no: noNotNow}
	}
	if r.why == nil {
		return reason{}
	}
	return r.why(s, f, m)
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	f := s.pop().asked(seat)
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

// Even tells whether all of Nature's outcomes are equally likely now (KEM-12.5).
func (s *State) Even() bool { return s.Top().Step == StepCity || s.Top().Step == StepFirstOrder }

// Weight is the relative odds of one of Nature's moves: the copies of a card in the pile.
func (s *State) Weight(m game.Move) int {
	if s.Even() {
		return 1
	}
	return int(s.Pile[m.A])
}
