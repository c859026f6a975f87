package kemet

import (
	"slices"

	"ennead/game/flow"
	"ennead/games/position"
)

// A position as a state: the steps that wait. Each must wait where play could have put it, with numbers that
// fit, and there must be something to do.

// beneath says on which steps each may wait; Done is the bottom. Steps left out never wait.
var beneath = [stepCount][]Step{
	StepDay: {Done}, StepNight: {Done}, StepSunrise: {Done},

	StepPyramids: {StepSunrise}, StepPyramid: {StepPyramids}, StepFirstOrder: {StepPyramids}, StepDistricts: {StepFirstOrder},
	StepCity: {StepDraw, StepDistricts}, StepNewOrder: {StepSunrise}, StepOrder: {StepNewOrder},
	StepDraw: {StepDraw, StepDistricts, StepPowers, StepSettle},

	StepToken: {StepDay}, StepTrigger: {StepToken}, StepNext: {StepDay}, StepGolden: {StepNext}, StepSilver: {StepGolden},
	StepWindow: {StepTrigger, StepNext, StepAct, StepFight, StepTroop}, StepAsk: {StepTrigger, StepNext, StepAct, StepFight, StepTroop},
	StepFree: {StepWindow}, StepSettle: {StepWindow, StepPowers}, StepAct: {StepSettle}, StepWhich: {StepSettle},
	StepRaise: {StepSettle}, StepBuy: {StepSettle}, StepRemove: {StepSettle}, StepBeast: {StepSettle, StepFights},
	StepFights: {StepSettle}, StepRecruit: {StepFights}, StepEnlist: {StepFights, StepClash, StepSettle}, StepBurn: {StepClash, StepSettle},
	StepTroop: {StepSettle}, StepMarch: {StepSettle}, StepGroup: {StepSettle}, StepGo: {StepSettle}, StepEscort: {StepGo},

	StepFight: {StepSettle, StepFights}, StepEscape: {StepSettle}, StepFightEnd: {StepSettle, StepFights},
	StepLosses: {StepFightEnd}, StepCompare: {StepLosses}, StepWound: {StepCompare, StepWound}, StepClash: {StepWound, StepClash},
	StepReveal: {StepClash}, StepHide: {StepReveal}, StepCouncil: {StepHide, StepShow}, StepShow: {StepCouncil},
	StepWinner: {StepFightEnd}, StepLoser: {StepWinner}, StepFlee: {StepWinner},

	StepOffer: {StepNight}, StepDelta: {StepNight}, StepPowers: {StepPowers, StepNight}, StepPower: {StepPowers, StepNight},
	StepVisionKeep: {StepSettle}, StepVision: {StepVisionKeep}, StepHand: {StepSettle}, StepReinforce: {StepFights, StepBeast},
}

// often are the steps that may wait more than once.
var often = []Step{StepDraw, StepPowers, StepSettle, StepWindow, StepWound, StepClash, StepCouncil}

// nobodys are the steps that belong to no seat.
var nobodys = []Step{StepDay, StepNight, StepSunrise, StepPyramids, StepFirstOrder, StepDistricts, StepNewOrder, StepWindow, StepSettle, StepCouncil, StepHide}

// windowOn says which window may wait on a step.
var windowOn = [stepCount]windowKind{StepTrigger: beforeAction, StepAct: beforeAction, StepTroop: beforeMove, StepFight: beforeCombat, StepNext: afterAction}

// actions are the steps in which a player carries out an action of his turn.
var actions = []Step{StepAct, StepWhich, StepRaise, StepBuy, StepRemove, StepRecruit, StepTroop, StepMarch, StepGroup, StepGo, StepEscort}

// pendingSteps is how many steps a position may have waiting, so that there is room for those that follow.
const pendingSteps = flow.Size - 8

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	position.Push(&l.Reader, &steps, &l.Stack, p.Pending, pendingSteps, beneath[:], func(f, under Frame) string {
		switch {
		case l.has(f.Step) && !slices.Contains(often, f.Step):
			return "waits twice"
		case f.Seat != 0 && slices.Contains(nobodys, f.Step):
			return "belongs to no seat"
		case slices.Contains(actions, f.Step) && (f.Seat != l.Active || !l.has(StepNext)):
			return "not an action of this turn"
		case !l.fits(f, under):
			return "does not fit"
		}
		return ""
	})
}

// has tells whether a step waits.
func (l *loader) has(step Step) bool { return l.top(step) != NoSeat }

// fits tells whether a step is its seat's, its numbers are in range, and it has what it needs. First those
// of the Day; see [loader.fitsFight], [loader.fitsMove] and [loader.fitsNight].
func (l *loader) fits(f, under Frame) bool {
	a, b, night := int(f.A), int(f.B), l.Bottom().Step == StepNight
	switch f.Step {
	case StepDay:
		return a < int(l.Count) && l.Active != NoSeat && l.Order[(a+int(l.Count)-1)%int(l.Count)] == l.Active
	case StepToken:
		return f.Seat == l.Active && l.Player[f.Seat].Tokens > 0
	case StepNext:
		return f.Seat == l.Active && a <= 1
	case StepAct:
		return l.Acts != 0
	case StepGolden, StepSilver:
		return f.Seat == l.Active && l.Acts&1 != 0
	case StepTrigger, StepFree:
		return f.Seat == l.Active
	case StepBuy:
		return a < colours
	case StepRemove:
		battle := &l.Player[f.Seat].Battle
		return (a == 7 || a == 8) && (battle.InHand|battle.Open|battle.Down|battle.Gone)&(1<<(a-1)) == 0
	case StepRecruit:
		return f.Seat == under.Seat && l.recruitCost(f.Seat, l.Paid) <= int(l.Player[f.Seat].Prayer)
	case StepWindow:
		return f.A == windowOn[under.Step] && b < 1<<l.Count
	case StepAsk:
		return f.A == windowOn[under.Step] && b < 1<<l.Count && b&(1<<f.Seat) == 0 && (f.A != beforeMove || f.Seat == l.Active)
	case StepSettle:
		return (under.Step == StepPowers) == night
	case StepFights:
		return !l.has(StepFight) && !l.has(StepFightEnd) && (b == 1) == night && b <= 1
	case StepBeast:
		return under.Step == StepFights && night && f.Seat == under.Seat || under.Step == StepSettle && f.Seat == l.Active
	case StepEnlist:
		if under.Step == StepSettle {
			return a <= 9 && b <= 1 && l.has(StepFight)
		}
		return a <= 9 && f.Seat == under.Seat && b <= btoi(!night && under.Step != StepClash)
	case StepBurn:
		return under.Step == StepSettle || f.Seat == under.Seat
	case StepTroop, StepMarch, StepGroup, StepGo, StepEscort:
		return l.fitsMove(f, under)
	}
	return l.fitsFight(f, under) && l.fitsNight(f, under)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// fitsMove is for the steps of a Move.
func (l *loader) fitsMove(f, under Frame) bool {
	m, in := &l.March, l.Board().In
	if f.Step == StepTroop {
		return true
	}
	if !in.Has(m.Start) || !in.Has(m.At) || l.Units[f.Seat][m.At] == 0 || l.Enemy(f.Seat, m.At) != NoSeat {
		return false
	}
	if f.Step == StepMarch {
		return true
	}
	w := l.walk(f.Seat)
	if f.A != vLand && f.A != vTeleport && f.A != vLeap || !in.Has(m.To) || w.whyNotStep(f.A, m.To).No != 0 {
		return false
	}
	here := l.beastsAt(f.Seat, m.At)
	return f.Step == StepGroup || m.Units > 0 && m.Units <= l.Units[f.Seat][m.At] && m.Beasts&^m.Asked == 0 && m.Asked&^here == 0 &&
		(f.Step == StepGo || f.A == under.A)
}

// fitsFight is for the steps of a combat.
func (l *loader) fitsFight(f, under Frame) bool {
	if f.Step != StepCouncil && f.Step != StepHide && (f.Step < StepFight || f.Step > StepFightEnd) &&
		!slices.Contains([]Step{StepEscape, StepClash, StepWound, StepLoser, StepFlee, StepWinner}, f.Step) {
		return true
	}
	if l.Fight.Space == NoSpace {
		return false
	}
	attacker, defender := l.Fight.Side[0].Seat, l.Fight.Side[1].Seat
	winner, loser := l.Fight.Side[l.Fight.Won].Seat, l.Fight.Side[1-l.Fight.Won].Seat
	switch f.Step {
	case StepFight, StepFightEnd:
		return f.Seat == attacker && (under.Step == StepSettle || f.Seat == under.Seat)
	case StepEscape:
		return f.Seat == defender && l.has(StepFight)
	case StepWound:
		return f.Seat == defender && under.Step == StepCompare || f.Seat == attacker && under.Step == StepWound && under.Seat == defender
	case StepClash:
		return f.Seat == defender && under.Step == StepWound && under.Seat == attacker || f.Seat == attacker && under.Step == StepClash && under.Seat == defender
	case StepReveal:
		return f.Seat == attacker && under.Seat == attacker
	case StepHide:
		return f.A&^l.fighters() == 0
	case StepCouncil:
		return f.A != 0 && f.A&^l.fighters() == 0 && (under.Step == StepHide || f.A == 1<<under.Seat)
	case StepShow:
		return l.fighting(f.Seat) && under.A == l.fighters()&^(1<<f.Seat)
	case StepWinner:
		return f.Seat == winner
	case StepLoser:
		return f.Seat == loser
	case StepFlee:
		return f.Seat == winner && f.A == uint8(loser)
	}
	return f.Seat == attacker
}

// fitsNight is for the steps of the Night, of the Dawn and of the set-up.
func (l *loader) fitsNight(f, under Frame) bool {
	a, step := int(f.A), int(l.Bottom().A)
	switch f.Step {
	case StepNight:
		return a >= 2 && a <= 8
	case StepOffer:
		return step == 2 && l.Board().Sanctuary.Has(f.A) && l.Controller(f.A) == f.Seat && int(l.Units[f.Seat][f.A]) >= l.Data.Gain.OfferUnits
	case StepDelta:
		return step == 3 && l.Board().Temples.Has(f.A) && l.Data.Spaces[f.A].Delta && l.Controller(f.A) == f.Seat && int(l.Units[f.Seat][f.A]) >= l.Data.Gain.DeltaUnits
	case StepPowers, StepPower:
		for each := range l.Frames() {
			if each.Step == StepPowers && each.Seat == f.Seat {
				return false
			}
		}
		return step == 7+a && a <= 1 && f.B < doneDraws<<1
	case StepDraw:
		return step == 7 || l.Bottom().Step == StepSunrise
	case StepVisionKeep, StepHand:
		var powers Frame // those that go on
		for each := range l.Frames() {
			if each.Step == StepPowers {
				powers = each
			}
		}
		return powers.Step == StepPowers && powers.Seat == f.Seat
	case StepVision:
		return f.Seat == under.Seat && a > 0 && a+int(l.VisionN) == l.power(f.Seat, PowerVision)
	case StepReinforce:
		return f.Seat == under.Seat && a >= 1 && a <= 9 && int(f.B) == btoi(under.Step == StepBeast)
	case StepPyramids, StepFirstOrder:
		return a <= int(l.Count)
	case StepPyramid:
		return under.A > 0 && l.Order[under.A-1] == f.Seat
	case StepDistricts:
		return a > 0 && a < 1<<l.Count
	}
	return true
}
