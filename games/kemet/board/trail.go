package board

import (
	"slices"

	"ennead/games/kemet"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Trail draws the steps of what is in progress, and what the player has left to spend on it.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if crumbs := p.crumbs(); len(crumbs) > 0 {
		return piece.Trail(crumbs, p.budget())
	}
	if ending := p.ending(); ending != nil { // at the first choice of a turn
		return html.Div(html.Class("trail"), html.Ul(html.Class("budget"), ending))
	}
	return nil
}

// ending says during the Day and the Night that the round is the last, outside combats.
func (p *picture) ending() gomponents.Node {
	_, fights := p.fought()
	if now := p.phase(); p.last() == "" || fights || !p.Seated() || now != day && now != night {
		return nil
	}
	return html.Li(html.B(text(p.Word("last-round"))))
}

// The steps that follow each other in a trail. Some share a word (see stepWord).
var (
	councilTrail = []kemet.Step{
		kemet.StepCouncil, kemet.StepHide, kemet.StepClash, kemet.StepWound,
		kemet.StepLoser, kemet.StepFlee, kemet.StepWinner,
	}
	nightTrail = []kemet.Step{
		kemet.StepOffer, kemet.StepDelta, kemet.StepPower, kemet.StepVisionKeep,
		kemet.StepHand, kemet.StepReinforce, kemet.StepOrder,
	}
	setupTrail = []kemet.Step{kemet.StepDistricts, kemet.StepPyramid}
)

// betweenWord holds the keys of the words for steps of a turn outside its actions.
var betweenWord = map[kemet.Step]string{
	kemet.StepSilver: "trail-silver",
	kemet.StepGolden: "trail-golden",
	kemet.StepWhich:  "trail-which",
	kemet.StepAsk:    "trail-window",
	kemet.StepEnlist: "trail-place",
	kemet.StepBurn:   "trail-burn",
	kemet.StepEscape: "trail-escape",
	kemet.StepBeast:  "trail-creature",
	kemet.StepFree:   "trail-creature",
}

// stepWord holds the keys of the words for steps in a trail.
var stepWord = map[kemet.Step]string{
	kemet.StepCouncil:    "trail-council",
	kemet.StepHide:       "trail-hide",
	kemet.StepClash:      "trail-clash",
	kemet.StepWound:      "trail-clash",
	kemet.StepLoser:      "trail-loser",
	kemet.StepFlee:       "trail-loser",
	kemet.StepWinner:     "trail-winner",
	kemet.StepOffer:      "trail-offer",
	kemet.StepDelta:      "trail-delta",
	kemet.StepPower:      "trail-cards",
	kemet.StepVisionKeep: "trail-cards",
	kemet.StepHand:       "trail-wake",
	kemet.StepReinforce:  "trail-wake",
	kemet.StepOrder:      "trail-order",
	kemet.StepDistricts:  "trail-districts",
	kemet.StepPyramid:    "trail-pyramids",
}

func (p *picture) crumbs() []piece.Crumb {
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

// along returns a trail of steps with the present one marked.
func (p *picture) along(trail []kemet.Step) (all []piece.Crumb) {
	now := stepWord[p.s.Top().Step]
	past := true
	for _, s := range trail {
		word := stepWord[s]
		if len(all) > 0 && all[len(all)-1].Text == p.Word(word) {
			continue
		}
		c := piece.Crumb{Text: p.Word(word), Now: word == now}
		past = past && !c.Now
		c.Done = past
		all = append(all, c)
	}
	return all
}

// actionSteps are the actions that the steps of a turn belong to.
var actionSteps = map[kemet.Step]kemet.Action{
	kemet.StepTroop:   kemet.ActMove,
	kemet.StepMarch:   kemet.ActMove,
	kemet.StepGroup:   kemet.ActMove,
	kemet.StepEscort:  kemet.ActMove,
	kemet.StepRecruit: kemet.ActRecruit,
	kemet.StepFights:  kemet.ActRecruit,
	kemet.StepRaise:   kemet.ActRaise,
	kemet.StepBuy:     kemet.ActBuyDiamond,
	kemet.StepRemove:  kemet.ActBuyDiamond,
}

// tokenPlaced reports whether the active player has placed this turn's own token.
func (p *picture) tokenPlaced() bool {
	return int(p.s.Player[p.s.Active].Tokens) == kemet.ActionTokens-p.turn()
}

// turnCrumbs are the token, the action with its progress, and the actions still to come.
func (p *picture) turnCrumbs() []piece.Crumb {
	step := p.s.Top().Step
	if !p.tokenPlaced() {
		if step == kemet.StepToken {
			return nil // the first choice of the turn
		}
		return []piece.Crumb{
			{Text: p.Word("trail-turn", "seat", p.s.Active)},
			{Text: p.Word("trail-before"), Now: true},
		}
	}
	token := p.Word("trail-token", "action", p.fieldShort(p.s.Act[0]))
	all := []piece.Crumb{{Text: token, Done: true}}
	if p.s.Active != p.Viewer {
		all = []piece.Crumb{{Text: p.Word("trail-turn", "seat", p.s.Active), Done: true}, all[0]}
	}
	if action, ok := actionSteps[step]; ok {
		all = append(all, p.actionCrumbs(step, action)...)
	} else if word := betweenWord[step]; word != "" {
		all = append(all, piece.Crumb{Text: p.Word(word), Now: true})
	}
	for i, name := range []string{"own", "silver", "golden"} {
		if p.s.Acts&(1<<i) != 0 && step != kemet.StepSilver && step != kemet.StepGolden && step != kemet.StepWhich {
			then := p.Word("trail-then", "token", p.Term("token."+name), "action", p.pendingAction(i))
			all = append(all, piece.Crumb{Text: then})
		}
	}
	return all
}

// fieldShort returns the short name of an action space.
func (p *picture) fieldShort(field uint8) string {
	return p.Word("act-" + actionWord[p.s.Data.Actions[field].Action])
}

// pendingAction names the action of a token of this turn that is still to do.
func (p *picture) pendingAction(token int) string {
	if token == kemet.Golden {
		return p.Word("act-" + actionWord[p.s.Act[token]])
	}
	return p.fieldShort(p.s.Act[token])
}

// actionCrumbs are the steps of the action in progress.
func (p *picture) actionCrumbs(step kemet.Step, action kemet.Action) (all []piece.Crumb) {
	if action != kemet.ActMove {
		return []piece.Crumb{{Text: p.Word("trail-" + actionWord[action]), Now: true}}
	}
	if step == kemet.StepTroop {
		return []piece.Crumb{{Text: p.Word("trail-troop"), Now: true}}
	}
	all = append(all, piece.Crumb{Text: p.Word("trail-from", "space", p.spaceTerm(p.s.March.Start)), Done: true})
	switch step {
	case kemet.StepMarch:
		all = append(all, piece.Crumb{Text: p.Word("trail-step"), Now: true})
	case kemet.StepGroup:
		all = append(all, piece.Crumb{Text: p.Word("trail-to", "space", p.spaceTerm(p.s.March.To)), Done: true},
			piece.Crumb{Text: p.Word("trail-group"), Now: true})
	case kemet.StepEscort:
		all = append(all, piece.Crumb{Text: p.Word("trail-to", "space", p.spaceTerm(p.s.March.To)), Done: true},
			piece.Crumb{Text: p.Word("trail-units", "n", int(p.s.March.Units)), Done: true},
			piece.Crumb{Text: p.Word("trail-creature"), Now: true})
	}
	return all
}

// facing says against whom the viewer fights, since a small screen has no room for the scene of the combat. The prompt
// of a clash compares the Strengths itself.
func (p *picture) facing() []gomponents.Node {
	at, on := p.fought()
	if !on || p.side() == nil {
		return nil
	}
	me := p.s.SideOf(p.Viewer)
	other := p.s.Fight.Side[1-me].Seat
	switch step := p.s.Top().Step; {
	case step == kemet.StepClash, step == kemet.StepWound:
		return []gomponents.Node{html.Li(piece.SeatMark(other, 18), text(p.Word("against", "seat", other)))}
	case at > preparations:
		return nil
	}
	key := [...]string{"facing-attack", "facing-defence"}[me]
	sum := p.Word(p.stands(), "attack", p.known(me), "defence", p.known(1-me))
	sums := html.Li(piece.Sign("i-strength", 16, ""), html.A(html.Href("#fight"), text(sum)))
	if at == before { // the question of a window names both
		return []gomponents.Node{sums}
	}
	return []gomponents.Node{html.Li(piece.SeatMark(other, 18), text(p.Word(key, "seat", other))), sums}
}

// budget draws what is left for the action: steps by kind, free units, PP.
func (p *picture) budget() gomponents.Node {
	if !p.Seated() {
		return nil
	}
	var parts []gomponents.Node
	part := func(symbol, key string, n int, more ...gomponents.Node) {
		pips := []gomponents.Node{html.Class("budget-pips"), html.Aria("hidden", "true")}
		for range min(n, 6) {
			pips = append(pips, html.I())
		}
		parts = append(parts, html.Li(append([]gomponents.Node{piece.Sign(symbol, 22, ""), html.Span(pips...),
			text(p.Word(key, "n", n))}, more...)...))
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
		parts = append(parts, html.Li(text(p.Word("recruit-price")),
			p.priceTag(p.s.RecruitPrice(p.Viewer, int(p.s.Paid)+1)-p.s.RecruitPrice(p.Viewer, int(p.s.Paid)))))
	}
	parts = append(parts, p.facing()...)
	if ending := p.ending(); ending != nil {
		parts = append(parts, ending)
	}
	switch p.s.Top().Step {
	case kemet.StepDistricts:
		parts = append(parts, html.Li(text(p.Word("others-start", "n", p.s.Data.Start.Units))))
	case kemet.StepHide: // the panel of several cards adds up their prices
		for _, m := range p.s.Moves(nil, p.Viewer) {
			if price := p.hidePrice(m.A); p.hiding == nil && m.Verb == kemet.VHide && price != "" {
				parts = append(parts, html.Li(text(price)))
			}
		}
	case kemet.StepMarch, kemet.StepRecruit, kemet.StepRaise, kemet.StepBuy, kemet.StepAsk, kemet.StepClash:
		owed := 0
		if p.s.Top().Step == kemet.StepRecruit {
			owed = p.s.RecruitPrice(p.Viewer, int(p.s.Paid))
		}
		parts = append(parts, html.Li(html.Class("purse"), piece.Sign("g-ankh", 15, "g-out"),
			text(p.Word("purse", "n", int(p.s.Player[p.Viewer].Prayer)-owed))))
	}
	if len(parts) == 0 {
		return nil
	}
	return html.Ul(append([]gomponents.Node{html.Class("budget")}, parts...)...)
}
