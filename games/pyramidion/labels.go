package pyramidion

import "ennead/game"

// The names of moves, as messages for a button.

// label is the key of a move, and what it speaks of.
func label(s *State, m game.Move) (key string, args []any) {
	switch m.Verb {
	case vTake, vAdd, vGain:
		return map[uint8]string{vTake: "take", vAdd: "add", vGain: "gain"}[m.Verb], []any{"amount", Amount(Resource(m.A), 1)}
	case vActivate, vExchange:
		return map[uint8]string{vActivate: "activate", vExchange: "exchange"}[m.Verb], []any{"site", siteTerm(m.A)}
	case vPlay, vRecruit, vCopy, vRecall:
		return map[uint8]string{vPlay: "play", vRecruit: "recruit", vCopy: "copy", vRecall: "recall"}[m.Verb], []any{"card", s.CardName(Card(m.A))}
	case vRemove:
		return "remove", []any{"card", s.CardName(Card(m.A)), "seat", s.holder(Card(m.A))}
	case vPass:
		if s.Top().Step == StepLoad {
			return "pass-boat", nil
		}
		return "pass", nil
	case vCategory:
		return "category", []any{"points", game.Say("", "pyramidion.points."+categoryNames[m.A], "n", int(s.Data.Divine))}
	case vDismiss:
		return "dismiss", []any{"troop", troopTerm(m.A), "site", atTerm(m.B), "seat", s.Troop[m.A][m.B]}
	case vRaise:
		return "raise", []any{"n", raise}
	case vOut, vIn:
		return map[uint8]string{vOut: "out", vIn: "in"}[m.Verb], []any{"goods", pair(m).Text()}
	case vNumber:
		return "number", []any{"n", int(m.A)}
	case vStation:
		return "station", []any{"site", atTerm(uint8(s.Site))}
	case vSwap:
		return "swap", []any{"workers", Amount(Worker, swapped), "statue", Amount(Statue, 1)}
	case vDecline:
		return "decline-" + steps[s.Top().Step].Name, nil
	case vLoad:
		return "load", []any{"boat", s.BoatName(Boat(m.A))}
	case vFetch:
		return "fetch", []any{"site", atTerm(m.A), "amount", Amount(Resource(m.B), 1)}
	case vFetchFor:
		return "fetch-for", []any{"site", atTerm(m.A), "amount", Amount(Statue, 1), "for", Amount(Resource(m.B), 1)}
	case vStatue:
		return "statue", []any{"for", Amount(Resource(m.A), 1)}
	case vPay:
		return "pay", []any{"goods", s.Payment.Left.Text()}
	}
	return "", nil
}

// EffectText says what a card does beside its values.
func (s *State) EffectText(e Effect) game.Message {
	return game.Say("", "pyramidion.does."+effectNames[e], "n", int(s.Data.Divine))
}

// PowerText says what a site can do.
func PowerText(site Site) game.Message {
	return game.Say("", "pyramidion.power."+siteNames[site])
}
