package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Trail shows the choices of an effect or a payment, step by step.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return piece.Trail(p.crumbs(), nil)
}

// crumbs returns the acting card, or the boat and what is paid of it, and then the current decision.
func (p *picture) crumbs() (all []piece.Crumb) {
	if !p.Seated() || !p.s.Owing().Has(p.Viewer) {
		return nil
	}
	done := func(said string) { all = append(all, piece.Crumb{Text: said, Done: true}) }
	if c := p.acts(); c != 0 {
		done(p.cardTitle(c))
	}
	if pay := &p.s.Payment; pay.Boat != 0 {
		done(p.Word("boat-of", "n", int(p.s.Data.Boat[pay.Boat].VP)))
		if pay.Fetched.Sum() > 0 {
			done(p.Words.Say(pyramidiontext.Goods(pay.Fetched)))
		}
	}
	if p.s.Top().Step == pyramidion.StepIn {
		done(p.Words.Say(pyramidiontext.Goods(p.s.Out)))
	}
	if key, ok := trailWords[p.s.Top().Step]; ok {
		all = append(all, piece.Crumb{Text: p.Word(key), Now: true})
	}
	return all
}

// trailWords are the words for the steps of an effect or a payment.
var trailWords = map[pyramidion.Step]string{
	pyramidion.StepTake: "trail-take", pyramidion.StepVizier: "trail-take",
	pyramidion.StepBandit: "trail-card", pyramidion.StepThief: "trail-card", pyramidion.StepGuard: "trail-guard",
	pyramidion.StepCategory: "trail-category", pyramidion.StepCopy: "trail-copy",
	pyramidion.StepLitho: "trail-lithographer", pyramidion.StepOut: "trail-out", pyramidion.StepIn: "trail-in",
	pyramidion.StepAdd: "trail-add", pyramidion.StepNumber: "trail-number", pyramidion.StepGain: "trail-gain",
	pyramidion.StepDismiss: "trail-dismiss", pyramidion.StepStation: "trail-station",
	pyramidion.StepRecall: "trail-recall", pyramidion.StepRecruit: "trail-recruit", pyramidion.StepSwap: "trail-swap",
	pyramidion.StepLoad: "trail-load", pyramidion.StepPay: "trail-pay",
}

// chapters are the events that open a new entry of the chronicle, no matter which seat they concern.
var chapters = map[string]bool{
	"round": true, "activated": true, "sundial": true, "revolt": true, "end": true,
	"ordered-two": true, "ordered-three": true, "ordered-four": true,
}

// deeds are the events that open an entry of their seat. All other events result from what came before.
var deeds = map[string]bool{
	"played": true, "passed": true, "passed-forced": true, "recruited": true, "loaded": true, "swapped": true,
	"negotiated": true, "karnak": true, "order": true, "total": true, "recalled": true, "torturer": true,
	"negotiator": true, "merchant": true,
}

func eventKey(event game.Message) string { return strings.TrimPrefix(event.Key, "pyramidion.told.") }

// Opens reports whether an event, given by its message, opens an entry: a round, a site, a resolution.
func (Board) Opens(event game.Message) bool { return chapters[eventKey(event)] }

// Continues reports whether an event, given by its message, results from what came before.
func (Board) Continues(event game.Message) bool {
	key := eventKey(event)
	return !chapters[key] && !deeds[key]
}
