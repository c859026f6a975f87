package board

import (
	"slices"

	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Trail is what is being done, step by step, and what is left to do it with.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	crumbs := p.crumbs()
	if len(crumbs) == 0 {
		return nil
	}
	items := []gomponents.Node{html.Class("crumbs")}
	for _, c := range crumbs {
		switch {
		case c.done:
			items = append(items, html.Li(html.Class("done"), tick(), text(c.text)))
		case c.now:
			items = append(items, html.Li(html.Class("current"), html.Aria("current", "step"), text(c.text)))
		default:
			items = append(items, html.Li(text(c.text)))
		}
	}
	return html.Div(html.Class("trail"), html.Ol(items...), p.budget())
}

func tick() gomponents.Node {
	return piece.Picture("", 14, 14, func(c *svg.Canvas) { c.Path("m-5 .5 3.2 3.2 6-6.7", "tick") })
}

// crumb is one step of a trail.
type crumb struct {
	text      string
	done, now bool
}

// trails are steps that follow each other, by their words; the same word may stand for several.
var (
	councilTrail = []kemet.Step{kemet.StepCouncil, kemet.StepHide, kemet.StepClash, kemet.StepWound, kemet.StepLoser, kemet.StepFlee, kemet.StepWinner}
	nightTrail   = []kemet.Step{kemet.StepOffer, kemet.StepDelta, kemet.StepPower, kemet.StepVisionKeep, kemet.StepHand, kemet.StepReinforce, kemet.StepOrder}
	setupTrail   = []kemet.Step{kemet.StepDistricts, kemet.StepPyramid}
)

// stepWord are the keys of the words for steps in a trail.
var stepWord = map[kemet.Step]string{
	kemet.StepCouncil: "trail-council", kemet.StepHide: "trail-hide", kemet.StepClash: "trail-clash", kemet.StepWound: "trail-clash",
	kemet.StepLoser: "trail-loser", kemet.StepFlee: "trail-loser", kemet.StepWinner: "trail-winner",
	kemet.StepOffer: "trail-offer", kemet.StepDelta: "trail-delta", kemet.StepPower: "trail-cards", kemet.StepVisionKeep: "trail-cards",
	kemet.StepHand: "trail-wake", kemet.StepReinforce: "trail-wake", kemet.StepOrder: "trail-order",
	kemet.StepDistricts: "trail-districts", kemet.StepPyramid: "trail-pyramids",
}

func (p *picture) crumbs() []crumb {
	step := p.s.Top().Step
	for _, trail := range [][]kemet.Step{councilTrail, nightTrail, setupTrail} {
		if slices.Contains(trail, step) {
			return p.along(trail)
		}
	}
	if p.phase() != day {
		return nil
	}
	return p.turnCrumbs()
}

// along is a trail of steps with the present one marked.
func (p *picture) along(trail []kemet.Step) (all []crumb) {
	now := stepWord[p.s.Top().Step]
	past := true
	for _, s := range trail {
		word := stepWord[s]
		if len(all) > 0 && all[len(all)-1].text == p.word(word) {
			continue
		}
		c := crumb{text: p.word(word), now: word == now}
		past = past && !c.now
		c.done = past
		all = append(all, c)
	}
	return all
}

// marches are the steps of a Move, recruits those of a Recruit.
var actionSteps = map[kemet.Step]kemet.Action{
	kemet.StepTroop: kemet.ActMove, kemet.StepMarch: kemet.ActMove, kemet.StepGroup: kemet.ActMove, kemet.StepEscort: kemet.ActMove,
	kemet.StepRecruit: kemet.ActRecruit, kemet.StepFights: kemet.ActRecruit, kemet.StepRaise: kemet.ActRaise,
	kemet.StepBuy: kemet.ActBuyDiamond, kemet.StepRemove: kemet.ActBuyDiamond,
}

// placed tells whether the active player's own token of this turn lies on its board.
func (p *picture) tokenPlaced() bool {
	return int(p.s.Player[p.s.Active].Tokens) == kemet.ActionTokens-p.turn()
}

// turnCrumbs are the token, then the action with what is known of it, then the actions still to come.
func (p *picture) turnCrumbs() []crumb {
	step := p.s.Top().Step
	if !p.tokenPlaced() {
		if step == kemet.StepToken {
			return nil // the first thing that is asked
		}
		return []crumb{{text: p.word("trail-turn", "seat", p.s.Active)}, {text: p.word("trail-before"), now: true}}
	}
	token := p.word("trail-token", "action", p.fieldShort(p.s.Act[0]))
	all := []crumb{{text: token, done: true}}
	if p.s.Active != p.Viewer {
		all = []crumb{{text: p.word("trail-turn", "seat", p.s.Active), done: true}, all[0]}
	}
	if action, ok := actionSteps[step]; ok {
		all = append(all, p.actionCrumbs(step, action)...)
	} else {
		word := map[kemet.Step]string{kemet.StepSilver: "trail-silver", kemet.StepGolden: "trail-golden", kemet.StepWhich: "trail-which",
			kemet.StepAsk: "trail-window", kemet.StepEnlist: "trail-place", kemet.StepBurn: "trail-burn", kemet.StepEscape: "trail-escape",
			kemet.StepBeast: "trail-creature", kemet.StepFree: "trail-creature"}[step]
		if word != "" {
			all = append(all, crumb{text: p.word(word), now: true})
		}
	}
	for i, name := range []string{"own", "silver", "golden"} {
		if p.s.Acts&(1<<i) != 0 && step != kemet.StepSilver && step != kemet.StepGolden && step != kemet.StepWhich {
			all = append(all, crumb{text: p.word("trail-then", "token", p.said("token."+name), "action", p.pendingAction(i))})
		}
	}
	return all
}

// fieldShort is the short name of an action space.
func (p *picture) fieldShort(field uint8) string {
	return p.word("act-" + actionWord[p.s.Data.Actions[field].Action])
}

// pendingAction is the action of a token of this turn that is still to be done.
func (p *picture) pendingAction(token int) string {
	if token == 2 {
		return p.word("act-" + actionWord[p.s.Act[token]])
	}
	return p.fieldShort(p.s.Act[token])
}

// actionCrumbs are the steps of the action going on.
func (p *picture) actionCrumbs(step kemet.Step, action kemet.Action) (all []crumb) {
	if action != kemet.ActMove {
		return []crumb{{text: p.word("trail-" + actionWord[action]), now: true}}
	}
	if step == kemet.StepTroop {
		return []crumb{{text: p.word("trail-troop"), now: true}}
	}
	all = append(all, crumb{text: p.word("trail-from", "space", p.term(p.s.March.Start)), done: true})
	switch step {
	case kemet.StepMarch:
		all = append(all, crumb{text: p.word("trail-step"), now: true})
	case kemet.StepGroup:
		all = append(all, crumb{text: p.word("trail-to", "space", p.term(p.s.March.To)), done: true}, crumb{text: p.word("trail-group"), now: true})
	case kemet.StepEscort:
		all = append(all, crumb{text: p.word("trail-to", "space", p.term(p.s.March.To)), done: true},
			crumb{text: p.word("trail-units", "n", int(p.s.March.Units)), done: true}, crumb{text: p.word("trail-creature"), now: true})
	}
	return all
}

// budget is what is left for the action: steps by kind, free units, prayer points.
func (p *picture) budget() gomponents.Node {
	if !p.seated() {
		return nil
	}
	var parts []gomponents.Node
	part := func(symbol, key string, n int, more ...gomponents.Node) {
		pips := []gomponents.Node{html.Class("budget-pips"), html.Aria("hidden", "true")}
		for range min(n, 6) {
			pips = append(pips, html.I())
		}
		parts = append(parts, html.Li(append([]gomponents.Node{picto(symbol, 22, ""), html.Span(pips...), text(p.word(key, "n", n))}, more...)...))
	}
	m := &p.s.March
	switch p.s.Top().Step {
	case kemet.StepMarch, kemet.StepGroup, kemet.StepEscort:
		if m.Land > 0 {
			part("k-foot", "left-land", int(m.Land))
		}
		price := p.s.TeleportPrice(p.Viewer)
		if m.Teleport > 0 {
			part("k-tele", "left-teleport", int(m.Teleport), p.priceTag(price))
		}
		if m.Leap > 0 {
			part("k-tele", "left-leap", int(m.Leap))
		}
	case kemet.StepRecruit:
		if p.s.Free > 0 {
			part("g-soldier", "left-free", int(p.s.Free))
		}
		parts = append(parts, html.Li(text(p.word("recruit-price")), p.priceTag(p.s.RecruitPrice(p.Viewer, int(p.s.Paid)+1)-p.s.RecruitPrice(p.Viewer, int(p.s.Paid)))))
	}
	switch p.s.Top().Step {
	case kemet.StepMarch, kemet.StepRecruit, kemet.StepRaise, kemet.StepBuy, kemet.StepAsk, kemet.StepClash:
		owed := 0
		if p.s.Top().Step == kemet.StepRecruit {
			owed = p.s.RecruitPrice(p.Viewer, int(p.s.Paid))
		}
		parts = append(parts, html.Li(html.Class("purse"), picto("g-ankh", 15, "g-out"), text(p.word("purse", "n", int(p.s.Player[p.Viewer].Prayer)-owed))))
	}
	if len(parts) == 0 {
		return nil
	}
	return html.Ul(append([]gomponents.Node{html.Class("budget")}, parts...)...)
}
