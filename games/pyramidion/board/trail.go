package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Trail is what is being chosen of an effect or a payment, step by step, and what there is to pay with.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return piece.Trail(p.crumbs(), p.purse())
}

// crumbs are the card that acts, or the boat with what is paid of it, and what is asked.
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

// trailWords are the words for the steps that are asked within an action.
var trailWords = map[pyramidion.Step]string{
	pyramidion.StepTake: "trail-take", pyramidion.StepCategory: "trail-category", pyramidion.StepBandit: "trail-card", pyramidion.StepThief: "trail-card",
	pyramidion.StepGuard: "trail-guard", pyramidion.StepVizier: "trail-take", pyramidion.StepCopy: "trail-copy", pyramidion.StepLitho: "trail-lithographer",
	pyramidion.StepOut: "trail-out", pyramidion.StepIn: "trail-in", pyramidion.StepAdd: "trail-add", pyramidion.StepNumber: "trail-number",
	pyramidion.StepGain: "trail-gain", pyramidion.StepDismiss: "trail-dismiss", pyramidion.StepStation: "trail-station", pyramidion.StepRecall: "trail-recall",
	pyramidion.StepRecruit: "trail-recruit", pyramidion.StepSwap: "trail-swap", pyramidion.StepLoad: "trail-load", pyramidion.StepPay: "trail-pay",
}

// purse is the viewer's reserve where it is paid from: for screens that show the strip with it far below.
func (p *picture) purse() gomponents.Node {
	switch p.s.Top().Step {
	case pyramidion.StepLoad, pyramidion.StepPay, pyramidion.StepSwap, pyramidion.StepGain, pyramidion.StepTake:
	default:
		return nil
	}
	if !p.Seated() || !p.Active {
		return nil
	}
	inside := []gomponents.Node{html.Class("py-purse")}
	for r, n := range p.s.Player[p.Viewer].Goods {
		inside = append(inside, piece.Fact("py-fact"+piece.When(n == 0, " py-zero"), p.amount(pyramidion.Resource(r), int(n)), p.tokenPicture(pyramidion.Resource(r), 18), html.B(p.number(int(n)))))
	}
	return html.P(inside...)
}

// chapters are what opens a new entry of the chronicle, whoever it is about.
var chapters = map[string]bool{"round": true, "activated": true, "sundial": true, "ordered-two": true, "ordered-three": true, "ordered-four": true, "end": true, "revolt": true}

// deeds are what somebody does, by which an entry of that seat begins; all else came of what began before it.
var deeds = map[string]bool{
	"played": true, "passed": true, "passed-forced": true, "recruited": true, "loaded": true, "swapped": true, "negotiated": true, "karnak": true,
	"order": true, "total": true, "recalled": true, "torturer": true, "negotiator": true, "merchant": true,
}

func eventKey(event game.Message) string { return strings.TrimPrefix(event.Key, "pyramidion.told.") }

// Opens tells whether what is told begins something: a round, a site, its resolution.
func (Board) Opens(event game.Message) bool { return chapters[eventKey(event)] }

// Continues tells whether what is told came of what began before it.
func (Board) Continues(event game.Message) bool {
	key := eventKey(event)
	return !chapters[key] && !deeds[key]
}
