package kemet

import "ennead/game"

// Prompts, labels of moves, and events, as messages.

// Prompt says what the seat is asked to do.
func (s *State) Prompt(seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == Done:
		return game.Say("KEM-8.9", "kemet.prompt.over")
	case f.Step.natural():
		return game.Say("KEM-12.5", "kemet.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("KEM-4.1", "kemet.prompt.wait", "seat", s.Owing().First())
	}
	f = f.asked(seat)
	r := &steps[f.Step]
	say := func(key string, args ...any) game.Message { return game.Say(r.rule, "kemet.prompt."+key, args...) }
	switch f.Step {
	case StepAsk:
		if f.A == beforeCombat {
			return say("ask-combat", "space", spaceTerm(s.Fight.Space))
		}
		return say(map[uint8]string{beforeAction: "ask-before", beforeMove: "ask-move", afterAction: "ask-after"}[f.A])
	case StepCouncil:
		if s.Fight.Side[s.side(seat)].Keep == 0 {
			return say("council-keep", "space", spaceTerm(s.Fight.Space))
		}
		return say("council-drop")
	case StepBuy:
		return say("buy", "colour", colourTerm(f.A))
	case StepRecruit:
		return say("recruit", "free", int(s.Free), "paid", int(s.Paid), "cost", s.recruitCost(seat, s.Paid))
	case StepEnlist, StepReinforce:
		return say(r.name, "n", int(f.A))
	case StepMarch:
		return say("march", "land", int(s.March.Land), "teleport", int(s.March.Teleport), "leap", int(s.March.Leap))
	case StepGroup, StepEscort:
		return say(r.name, "space", spaceTerm(s.March.To))
	case StepFlee:
		return say("flee", "seat", game.Seat(f.A))
	case StepOffer:
		return say("offer", "n", s.Data.Gain.OfferUnits)
	case StepDelta:
		return say("delta", "n", s.Data.Gain.DeltaUnits, "pp", s.Data.Gain.Prayer)
	}
	return say(r.name)
}

// Label names a move for a button.
func (s *State) Label(seat game.Seat, m game.Move) game.Message {
	say := func(key string, args ...any) game.Message { return game.Say("", "kemet.move."+key, args...) }
	switch m.Verb {
	case vLeave:
		return say("leave", "n", int(m.A))
	case vPyramid:
		return say("pyramid", "colour", colourTerm(m.A), "n", int(m.B), "district", int(m.C))
	case vPass, vRetreat, vSendBack, vStay:
		return say(map[uint8]string{vPass: "pass", vRetreat: "retreat", vSendBack: "send-back", vStay: "stay"}[m.Verb])
	case vDone:
		return say("done-" + steps[s.Top().Step].name)
	case vCard, vHide, vHold, vUse, vSkip, vWound:
		return say(s.cardVerb(seat, m), "card", cardTerm(m.A),
			"price", PriceText(s.expense(seat, s.Data.Cards[m.A].Cost)), "effect", s.Data.CardText(m.A))
	case vCreature:
		return say("creature", "creature", beastTerm(m.A), "space", spaceTerm(m.B))
	case vToken, vSilver:
		return say(map[uint8]string{vToken: "token", vSilver: "silver"}[m.Verb], "action", actionTerm(m.A))
	case vGolden:
		return say("golden", "action", game.Term("kemet.golden."+goldenNames[m.A]))
	case vNext:
		return say("next", "token", game.Term("kemet.token."+actNames[m.A]), "action", s.actTerm(m.A))
	case vRaise:
		cost := s.raiseCost(seat, Colour(m.A), m.B)
		if s.Top().Step == StepHand { // KEM-9.41
			cost = 0
		}
		return say("raise", "colour", colourTerm(m.A), "n", int(m.B), "price", PriceText(cost))
	case vBuy:
		return say("buy", "tile", tileTerm(m.A), "price", PriceText(s.tilePrice(seat, m.A)), "effect", s.Data.TileText(m.A))
	case vRemove, vKeep, vDrop:
		return say(map[uint8]string{vRemove: "remove", vKeep: "keep", vDrop: "drop"}[m.Verb],
			"card", battleTerm(m.A), "figures", s.Data.BattleText(m.A))
	case vPlace, vFight, vTroop, vLand, vTeleport, vLeap, vFlee:
		key := map[uint8]string{vPlace: "place", vFight: "fight", vTroop: "troop", vLand: "land", vTeleport: "teleport", vLeap: "leap", vFlee: "flee"}[m.Verb]
		return say(key, "space", spaceTerm(m.A))
	case vUnits:
		return say("units", "n", int(m.A))
	case vTake, vStayBeast:
		return say(map[uint8]string{vTake: "take", vStayBeast: "without"}[m.Verb], "creature", beastTerm(m.A))
	case vBurn:
		return say("burn", "seat", game.Seat(m.A), "space", spaceTerm(m.B))
	case vPower:
		return say("power", "tile", tileTerm(m.A), "effect", s.Data.TileText(m.A))
	case vOrder:
		return say("order", "n", int(m.A))
	default:
		return say("offer")
	}
}

// cardVerb is the key of what a move does with a divine intervention card.
func (s *State) cardVerb(seat game.Seat, m game.Move) string {
	switch {
	case m.Verb == vCard && s.Top().Step == StepVisionKeep:
		return "keep-card"
	case m.Verb == vUse && s.idle(seat, &s.Data.Cards[m.A]):
		return "use-idle" // KEM-6.7
	}
	return map[uint8]string{vCard: "card", vHide: "hide", vHold: "hold", vUse: "use", vSkip: "skip", vWound: "wound"}[m.Verb]
}

// actTerm names the action of one of the tokens placed this turn.
func (s *State) actTerm(token uint8) game.Term {
	if token == golden {
		return game.Term("kemet.golden." + goldenNames[s.Act[token]])
	}
	return actionTerm(s.Act[token])
}

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
}{
	evCity:      {"KEM-2.4", "city", func(_ *State, e game.Event) []any { return []any{"n", int(e.A) + 1} }},
	evDistricts: {"KEM-2.6", "districts", argNumber},
	evOrder:     {"KEM-7.9", "order", argNumber},
	evPyramid: {"KEM-5.2.1", "pyramid", func(_ *State, e game.Event) []any {
		return []any{"colour", colourTerm(e.A), "n", int(e.B), "space", spaceTerm(e.C)}
	}},
	evDrew:    {"KEM-7.6", "drew", argCard},
	evDay:     {"KEM-4.1", "day", argNumber},
	evTurn:    {"KEM-4.1", "turn", nil},
	evTrigger: {"KEM-4.8", "trigger", nil},
	evToken:   {"KEM-4.3", "token", argAction},
	evSilver:  {"KEM-4.3", "silver", argAction},
	evGolden: {"KEM-9.31", "golden", func(_ *State, e game.Event) []any {
		return []any{"action", game.Term("kemet.golden." + goldenNames[e.A])}
	}},
	evCard:       {"KEM-3.6", "card", argCard},
	evStolen:     {"KEM-10.8", "stolen", argNumber},
	evPrayer:     {"KEM-0.2", "prayer", argNumber},
	evSpent:      {"KEM-0.2", "spent", argNumber},
	evBeast:      {"KEM-9.60", "creature", func(_ *State, e game.Event) []any { return []any{"creature", beastTerm(e.A), "space", spaceTerm(e.B)} }},
	evTile:       {"KEM-5.3.4", "tile", func(_ *State, e game.Event) []any { return []any{"tile", tileTerm(e.A)} }},
	evRemoved:    {"KEM-11.3", "removed", argBattle},
	evUnit:       {"KEM-5.4.1", "unit", argSpace},
	evMarch:      {"KEM-5.5.1", "march", argSpace},
	evStep:       {"KEM-5.5.2", "step", func(_ *State, e game.Event) []any { return []any{"n", int(e.A), "space", spaceTerm(e.B)} }},
	evCombat:     {"KEM-6.1", "combat", func(_ *State, e game.Event) []any { return []any{"other", game.Seat(e.A), "space", spaceTerm(e.B)} }},
	evCalledOff:  {"KEM-6.19", "called-off", argSpace},
	evInitiative: {"KEM-6.18", "initiative", nil},
	evShown:      {"KEM-9.29", "shown", argBattle},
	evReveal:     {"KEM-6.5", "reveal", argBattle},
	evRevealCard: {"KEM-6.5", "reveal-card", argCard},
	evUnpaid:     {"KEM-6.6", "unpaid", argCard},
	evWound:      {"KEM-9.11", "wound", argCard},
	evWon:        {"KEM-6.9", "won", func(_ *State, e game.Event) []any { return []any{"attack", int(e.A), "defence", int(e.B)} }},
	evForce: {"KEM-6.8", "force", func(_ *State, e game.Event) []any {
		return []any{"n", int(e.A) + int(e.B) + int(e.C) + int(e.D), "units", int(e.A), "battle", int(e.B), "cards", int(e.C), "open", int(e.D)}
	}},
	evHarm:        {"KEM-6.10", "harm", func(_ *State, e game.Event) []any { return []any{"damage", int(e.A), "defence", int(e.B)} }},
	evLost:        {"KEM-1.2", "lost", argUnits},
	evCombatVP:    {"KEM-6.11", "combat-vp", nil},
	evSentBack:    {"KEM-6.14", "sent-back", argUnits},
	evRetreated:   {"KEM-6.13", "retreated", argSpace},
	evEscaped:     {"KEM-10.14", "escaped", argSpace},
	evTookBack:    {"KEM-6.16", "took-back", nil},
	evTempleVP:    {"KEM-8.2", "temple-vp", argSpace},
	evPyramidVP:   {"KEM-8.3", "pyramid-vp", argSpace},
	evNight:       {"KEM-7.10", "night", argNumber},
	evSanctuaryVP: {"KEM-7.1", "sanctuary-vp", nil},
	evControlVP:   {"KEM-7.3", "control-vp", nil},
	evSaw:         {"KEM-9.42", "saw", argCard},
	evOver:        {"KEM-7.8", "over", nil},
}

func argNumber(_ *State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(_ *State, e game.Event) []any   { return []any{"card", cardTerm(e.A)} }
func argBattle(_ *State, e game.Event) []any { return []any{"card", battleTerm(e.A)} }
func argAction(_ *State, e game.Event) []any { return []any{"action", actionTerm(e.A)} }
func argSpace(_ *State, e game.Event) []any  { return []any{"space", spaceTerm(e.A)} }
func argUnits(_ *State, e game.Event) []any  { return []any{"n", int(e.A), "space", spaceTerm(e.B)} }

// Tell puts an event into a message; the seat it is about is its first parameter.
func (s *State) Tell(e game.Event) game.Message {
	row := told[e.Kind]
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	return game.Say(row.rule, "kemet.event."+row.key, args...)
}
