package tekhenu

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/position"
)

// A position as a state: the steps that wait. Each must wait where play could have put it, with numbers that fit, and there
// must be something to do.

// decisions are the choices of a turn, before each of which B07 and B08 may be played (TEK-4.12).
var decisions = []Step{
	StepDie, StepAs, StepFace, StepColour, StepNudge, StepSelect, StepNext, StepLast, StepFirstly, StepBend, StepStretch, StepBless,
	StepPay, StepStatue, StepCell, StepTwist, StepAbility, StepThree, StepBuilding, StepThoth, StepTake, StepDistrict, StepRaise,
	StepFeast, StepFeastAt, StepTrack,
}

// between are the steps beneath what happens outside a turn.
var between = []Step{StepSetup, StepRound, StepDestiny, StepShade, StepPlan}

// extra are the steps beneath an extra action of Happiness 21 or D23.
var extra = slices.Concat(decisions, between, []Step{StepActed, StepFill, StepReveal, StepScoring})

// actions are the steps beneath the action of a god.
var actions = []Step{StepActed, StepColumn, StepSetup, StepRound}

// beneath says on which steps each may wait; Done is the bottom. Steps left out never wait.
var beneath = [stepCount][]Step{
	StepRound: {Done}, StepSetup: {StepRound, StepSetup}, StepShade: {StepRound}, StepMaat: {Done, StepShade}, StepEnd: {Done},
	StepScoring: {StepMaat}, StepReveal: {StepReveal, StepScoring}, StepFeed: {StepFeed, StepScoring},
	StepFaith: {StepMaat, StepFaith}, StepFaithToo: {StepMaat, StepFaith},
	StepDecrees: {StepEnd, StepScore}, StepScore: {StepDecrees}, StepDouble: {StepEnd, StepScore}, StepTithe: {StepEnd, StepScore},

	StepFirst: {StepSetup}, StepLay: {StepSetup, StepFirst, StepDraft}, StepDraft: {StepSetup, StepDraft}, StepPlan: {StepSetup, StepDestiny, StepShade},
	StepPlanTile: {StepSetup}, StepKeep: {StepLay, StepPlan}, StepDeal: {StepKeep}, StepRoll: {StepFill}, StepHorusTile: {StepRoll},
	StepDial: {StepTile}, StepTile: {StepTile, StepHorusTile, StepRoll, StepGodDone, StepBotDone},
	StepDestiny: {StepSetup, StepShade, StepPlan, StepDestiny}, StepBotDestiny: {StepDestiny},
	StepRewards: {StepSetup, StepRound}, StepToken: {StepSetup, StepRound}, StepKeepCard: {StepSetup, StepRound}, StepDrawTwo: {StepKeepCard, StepDrawTwo},
	StepTrack: slices.Concat(decisions, between),
	StepFill: slices.Concat(decisions, between, []Step{
		StepDeal, StepFill, StepActed, StepGodDone, StepColumn, StepBotDone, StepTurn, StepBotTurn, StepReveal, StepScoring,
	}),

	StepTurn: {StepRound, StepTurn, StepBotTurn}, StepBotTurn: {StepRound, StepTurn, StepEndTurn}, StepEndTurn: {StepRound, StepTurn, StepBotTurn},
	StepDie: {StepEndTurn}, StepSelect: {StepEndTurn}, StepLast: {StepEndTurn}, StepNext: {StepLast}, StepFirstly: {StepNext, StepLast},
	StepAs: {StepSelect, StepNudge}, StepFace: {StepSelect}, StepNudge: {StepSelect, StepNudge}, StepColour: {StepNudge},
	StepActed: slices.Concat(extra, []Step{StepNext, StepLast}), StepFeast: extra, StepFeastAt: extra,
	StepBless: {StepActed}, StepStretch: {StepActed}, StepRun: {StepActed}, StepBend: actions, StepGod: actions, StepGodDone: actions,
	StepPay:    {StepDie, StepSelect, StepFeast, StepStatue, StepCell, StepBuilt, StepFestival, StepTook, StepFill, StepRun, StepStretch, StepDecrees},
	StepStatue: {StepGodDone}, StepCell: {StepGodDone}, StepTwist: {StepGodDone}, StepColumn: {StepGodDone}, StepBuilding: {StepGodDone},
	StepBuilt: {StepGodDone}, StepFestival: {StepGodDone}, StepThoth: {StepGodDone}, StepTake: {StepGodDone}, StepTook: {StepGodDone, StepTake},
	StepDistrict: {StepGodDone}, StepRaise: {StepGodDone}, StepAbility: {StepColumn}, StepThree: {StepColumn}, StepDecree: {StepColumn},

	StepDeben: {StepBotTurn}, StepBotDone: {StepEndTurn}, StepBotDie: {StepEndTurn}, StepBotSite: {StepBotDone}, StepBotCell: {StepBotDone},
}

// nobodys are the steps that belong to no seat; botSteps those of Botankhamun.
var (
	nobodys  = []Step{StepRound, StepShade, StepMaat, StepEnd, StepScoring, StepFirst, StepKeep, StepRoll, StepHorusTile, StepDial, StepTile, StepFill, StepLay}
	botSteps = []Step{StepPlan, StepPlanTile, StepBotDestiny, StepDeben, StepBotTurn, StepBotDone, StepBotDie, StepBotSite, StepBotCell}
	often    = []Step{
		StepSetup, StepReveal, StepFeed, StepFaith, StepDecrees, StepScore, StepDraft, StepTile, StepDestiny, StepDrawTwo, StepFill, StepTurn,
		StepActed, StepGodDone, StepBend, StepPay, StepStatue, StepThoth, StepDistrict, StepTrack, StepTook, StepTake, StepRaise, StepNudge,
	}
)

// pendingSteps is how many steps a position may have waiting, so that there is room for those that follow.
const pendingSteps = flow.Size - 12

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	position.Push(&l.Reader, &steps, &l.Stack, p.Pending, pendingSteps, beneath[:], func(f, under Frame) string {
		switch {
		case l.has(f.Step) && !slices.Contains(often, f.Step):
			return "waits twice"
		case f.Seat != 0 && slices.Contains(nobodys, f.Step):
			return "belongs to no seat"
		case slices.Contains(botSteps, f.Step) != l.Automata().Has(f.Seat) && f.Step != StepEndTurn:
			return "is another's"
		case !l.fits(f, under) || !l.fitsGod(f, under):
			return "does not fit"
		}
		return ""
	})
}

// has tells whether a step waits.
func (l *loader) has(step Step) bool {
	_, ok := l.Waits(step)
	return ok
}

// ours are the steps that are for the seat whose turn it is.
var ours = []Step{StepDie, StepAs, StepFace, StepColour, StepNudge, StepSelect, StepNext, StepLast, StepFirstly, StepBless, StepRun, StepStretch}

// fits tells whether a step is its seat's and its numbers are in range: those between turns and of turns.
func (l *loader) fits(f, under Frame) bool {
	a, b, t := int(f.A), int(f.B), &l.Turn
	if slices.Contains(ours, f.Step) && f.Step != StepRun && f.Step != StepStretch && f.Seat != t.Seat {
		return false
	}
	switch f.Step {
	case StepRound:
		return a <= 1
	case StepSetup:
		return b <= 1 && l.fitsPart(f, under)
	case StepShade:
		return f.A < gods && l.Lit(God(f.A)) == Shade && b >= 1 && b <= 2*int(l.Count)
	case StepMaat:
		return (f.A == maatWeighs || f.A == maatEnds) && (under.Step == Done) == (l.Round == rounds)
	case StepEnd:
		return f.A == endOrders
	case StepScoring:
		return f.A <= scoringOver && under.A == maatEnds
	case StepReveal:
		return l.Scored == 1
	case StepFaith:
		return a == int(Left)
	case StepFaithToo:
		return a == int(Right)
	case StepFeed:
		return f.A == l.bread(f.Seat)
	case StepDecrees:
		return f.A == 0 && f.B == notAsked || under.Step == StepEnd || f.B == 0 || l.Player[f.Seat].Scored.Has(f.B)
	case StepTithe:
		return f.A < l.tithes(&l.Player[f.Seat]) && l.Player[f.Seat].Scored.Has(dTithe) && (b == 0 || b <= perKind)
	case StepDouble:
		return l.Player[f.Seat].Scored.Has(dDouble) && l.means(f.Seat, DueGold) >= int(l.Data.Decrees[dDouble].Pay)
	case StepTurn, StepEndTurn, StepBotTurn:
		return l.fitsTurn(f, under)
	case StepDie:
		return t.Face == 0 && (t.Anubis == noAnubis || !l.cleared())
	case StepSelect, StepNext, StepLast:
		return t.Face != 0
	case StepFirstly:
		return l.firstly(f.Seat, God(f.A)) && f.A < gods
	case StepNudge:
		return recolouring.Has(f.A) && !l.nudges(f.A)
	case StepTrack:
		if b == 0 {
			return a == 1 && slices.Contains(between, under.Step) && t.Seat == NoSeat
		}
		return anyTime.Has(f.B) && f.A == l.Data.Blessings[f.B].Track && f.Seat == t.Seat && f.Seat == under.Seat
	}
	return l.fitsSetup(f, under)
}

// nudges tells whether a Blessing that recolours the die has its second part to come: B11 may make the die Forbidden, and
// B12 be the way out of that (TEK-16.5.4).
func (l *loader) nudges(card uint8) bool {
	for f := range l.Frames() {
		if f.Step == StepNudge && f.A == card {
			return true
		}
	}
	return false
}

// fitsPart: the parts of the setup lie on each other in one order; what a seat has of its own comes last, in turn order.
func (l *loader) fitsPart(f, under Frame) bool {
	switch f.A {
	case setupGoods:
		return under.Step == StepRound && f.Seat == 0
	case setupOwn:
		return under.Step == StepRound || under.A == setupOwn
	case setupStart:
		return l.Solo && under.Step == StepSetup && under.A == setupGoods && f.Seat == 0
	}
	return f.A == setupBot && l.Solo && under.Step == StepSetup && under.A == setupStart && f.Seat == 0
}

// fitsTurn: those whose turn is still to come wait in turn order.
func (l *loader) fitsTurn(f, under Frame) bool {
	if f.Step == StepBotTurn && f.A == 1 {
		return under.Step == StepEndTurn && f.Seat == under.Seat && f.Seat == l.Turn.Seat
	}
	if f.Step != StepEndTurn && l.Automata().Has(f.Seat) != (f.Step == StepBotTurn) || f.A != 0 {
		return false
	}
	place := l.State.place(f.Seat)
	if under.Step == StepRound && (under.A != roundOver || place != int(l.Count)-1) || under.Step != StepRound && place+1 != l.State.place(under.Seat) {
		return false
	}
	return f.Step != StepEndTurn || f.Seat == l.Turn.Seat
}

// fitsSetup: the steps of setup and of Maat.
func (l *loader) fitsSetup(f, under Frame) bool {
	a, b := int(f.A), int(f.B)
	switch f.Step {
	case StepFill:
		return a > 0 && f.A&^l.Open == 0
	case StepTile:
		if under.Step == StepTile && f.A+1 != under.A || under.Step != StepTile && a != (len(l.Display)-1)*btoi(l.Round == 0) {
			return false
		}
		return a < len(l.Display) && l.Display[a] == 0
	case StepHorusTile:
		return a < gods
	case StepRoll:
		return a < gods && b >= 1 && b <= l.Data.PerSection
	case StepLay:
		return a >= 1 && (b == 1) == (under.Step == StepSetup) && (b == 0 && l.Laid.Len()+a <= l.Data.StartDeal[l.players()] || l.Solo && a <= 2)
	case StepDeal:
		return a <= 1
	case StepKeep:
		return a > 0 && game.Seats(f.A)&^l.people() == 0
	case StepPlan:
		return a < botTiles
	case StepPlanTile:
		return f.A == l.Data.Bot.Cell && l.Temple[f.A].Tile == 0
	case StepDestiny:
		return a <= 1 && (under.Step == StepSetup) == (a == 0) || under.Step == StepDestiny && f.A == under.A
	case StepRewards:
		return f.B == 0 && a <= 1 && l.Player[f.Seat].Start[0] != 0 && (a == 0 || l.Player[f.Seat].Destiny != 0)
	case StepToken:
		return a >= 1 && a <= maxGain && b > 0 && b < 1<<goods
	case StepKeepCard:
		return a <= int(Technology)
	case StepDrawTwo:
		return f.Seat == under.Seat && f.A == under.A && b == btoi(under.Step == StepKeepCard)
	}
	return true
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
