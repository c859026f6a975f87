package board

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// facing returns the part that the viewer decides on, as its index in the rows of the narrow layout.
func (p *picture) facing() int {
	switch p.s.Top().Step {
	case osiris.StepPlan, osiris.StepBuild, osiris.StepKeep, osiris.StepWaive:
		return 1
	case osiris.StepHire, osiris.StepMore, osiris.StepTax, osiris.StepShort, osiris.StepPay:
		return 2
	case osiris.StepMarket:
		return 3
	case osiris.StepBonus:
		return 4
	case osiris.StepExtra:
		return 5
	}
	if len(p.Lesson) > 0 {
		return rowOf[p.Lesson[0].Verb]
	}
	return 0
}

// rowOf says in which row a lesson's action is; the others are on the river.
var rowOf = map[uint8]int{osiris.VPlan: 1, osiris.VBuild: 1, osiris.VHire: 2, osiris.VMarket: 3}

// Trail draws the choices of the action in progress.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return piece.Trail(p.crumbs(), nil)
}

// crumbs returns the chosen card or blessing, worker, workers to hire, plan, and tokens to pay.
func (p *picture) crumbs() (all []piece.Crumb) {
	if !p.Seated() || !p.s.Owing().Has(p.Viewer) {
		return nil
	}
	done := func(said string) { all = append(all, piece.Crumb{Text: said, Done: true}) }
	t := &p.s.Turn
	if t.Card != 0 {
		done(p.cardTitle(t.Card))
	}
	if p.chosen() != osiris.NoWorker {
		done(p.term(workerTerm(t.Worker)))
	}
	for _, w := range t.Hired {
		if w != 0 {
			done(p.Word("trail-hire", "worker", workerTerm(osiris.Worker(w-1))))
		}
	}
	if t.Plan != 0 {
		done(p.Words.Say(osiristext.PlanName(p.s, t.Plan-1)))
	}
	taken := osiris.Tokens{}
	for _, pile := range t.Piles {
		taken = taken.Plus(pile)
	}
	if taken.Sum() > 0 {
		done(p.tokenList(taken))
	}
	if t.Paid.Sum() > 0 {
		done(p.tokenList(t.Paid))
	}
	if key, ok := trailWords[p.s.Top().Step]; ok {
		all = append(all, piece.Crumb{Text: p.Word(key), Now: true})
	}
	return all
}

// trailWords are the words for the questions within an action.
var trailWords = map[osiris.Step]string{
	osiris.StepAct:    "trail-act",
	osiris.StepCarry:  "trail-worker",
	osiris.StepWhere:  "trail-where",
	osiris.StepPay:    "trail-pay",
	osiris.StepMore:   "trail-more",
	osiris.StepMarket: "trail-market",
	osiris.StepExtra:  "trail-extra",
	osiris.StepPlan:   "trail-plan",
	osiris.StepWaive:  "trail-waive",
	osiris.StepBuild:  "trail-build",
	osiris.StepSite:   "trail-site",
	osiris.StepTax:    "trail-tax",
	osiris.StepBless:  "trail-bless",
	osiris.StepHire:   "trail-worker",
	osiris.StepKeep:   "trail-keep",
	osiris.StepBonus:  "trail-bonus",
	osiris.StepShort:  "trail-short",
}

// chapters are the events that begin a new entry of the chronicle, whatever their seat.
var chapters = map[string]bool{"season": true, "end": true, "regent": true}

// deeds are the actions that begin an entry of their seat; all other events continue an entry.
var deeds = map[string]bool{
	"placed": true, "hired": true, "market": true, "planned": true, "built": true, "corner": true, "special": true,
	"blessing": true, "withdrew": true, "taken": true, "paid-hire": true, "paid-market": true, "paid-plan": true,
	"kept-card": true, "kept-card-unseen": true, "gave": true,
	"offer-private": true, "offer-public": true, "declined-private": true, "declined-public": true,
	"cancelled-private": true, "cancelled-public": true, "failed-private": true, "failed-public": true,
	"trade": true, "bribe": true, "bribe-own": true, "unbribed": true,
	"promised": true, "marked-kept": true, "marked-broken": true,
	"showed": true, "showed-unseen": true, "showed-all": true, "showed-all-unseen": true,
}

// starts are the events with which an action can begin; mains those that say what a card or a blessing was used for.
var (
	starts = map[string]bool{
		"placed": true, "paid-hire": true, "paid-market": true, "paid-plan": true, "built": true, "corner": true,
		"special": true, "blessing": true, "withdrew": true, "trade": true,
	}
	mains = map[string]bool{
		"placed": true, "hired": true, "market": true, "planned": true, "built": true, "corner": true,
		"trade": true,
	}
)

// Again reports whether a seat begins another action: after something complete, unless it hires several workers. A
// trade is always an entry of its own, and a season is no action of the Regent, who acts first in it.
func (Board) Again(entry []game.Message, event game.Message) bool {
	key, last := eventKey(event), ""
	for _, m := range entry {
		if mains[eventKey(m)] {
			last = eventKey(m)
		}
	}
	if deeds[key] && len(entry) > 0 && eventKey(entry[0]) == "season" {
		return true
	}
	return key == "trade" || starts[key] && last != "" && !(last == "hired" && key == "paid-hire")
}

func eventKey(event game.Message) string { return strings.TrimPrefix(event.Key, "osiris.told.") }

// Opens reports whether an event begins a chapter: a season or its end.
func (Board) Opens(event game.Message) bool { return chapters[eventKey(event)] }

// Continues reports whether an event belongs to the entry before it.
func (Board) Continues(event game.Message) bool {
	key := eventKey(event)
	return !chapters[key] && !deeds[key]
}
