package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// The names of moves, as messages for a button.

// label is the key of a move, and what it speaks of.
func label(s *pyramidion.State, m game.Move) (key string, args []any) {
	switch m.Verb {
	case pyramidion.VTake, pyramidion.VAdd, pyramidion.VGain:
		return map[uint8]string{pyramidion.VTake: "take", pyramidion.VAdd: "add", pyramidion.VGain: "gain"}[m.Verb], []any{"amount", Amount(pyramidion.Resource(m.A), 1)}
	case pyramidion.VActivate, pyramidion.VExchange:
		return map[uint8]string{pyramidion.VActivate: "activate", pyramidion.VExchange: "exchange"}[m.Verb], []any{"site", siteTerm(m.A)}
	case pyramidion.VPlay, pyramidion.VRecruit, pyramidion.VCopy, pyramidion.VRecall:
		return map[uint8]string{pyramidion.VPlay: "play", pyramidion.VRecruit: "recruit", pyramidion.VCopy: "copy", pyramidion.VRecall: "recall"}[m.Verb], []any{"card", Card(s, pyramidion.Card(m.A))}
	case pyramidion.VRemove:
		return "remove", []any{"card", Card(s, pyramidion.Card(m.A)), "seat", s.Holder(pyramidion.Card(m.A))}
	case pyramidion.VPass:
		if s.Top().Step == pyramidion.StepLoad {
			return "pass-boat", nil
		}
		return "pass", nil
	case pyramidion.VCategory:
		return "category", []any{"points", game.Say("", "pyramidion.points."+pyramidion.CategoryNames[m.A], "n", int(s.Data.Divine))}
	case pyramidion.VDismiss:
		return "dismiss", []any{"troop", troopTerm(m.A), "site", atTerm(m.B), "seat", s.Troop[m.A][m.B]}
	case pyramidion.VRaise:
		return "raise", []any{"n", pyramidion.Raise}
	case pyramidion.VOut, pyramidion.VIn:
		return map[uint8]string{pyramidion.VOut: "out", pyramidion.VIn: "in"}[m.Verb], []any{"goods", Goods(pyramidion.Pair(m))}
	case pyramidion.VNumber:
		return "number", []any{"n", int(m.A)}
	case pyramidion.VStation:
		return "station", []any{"site", atTerm(uint8(s.Site))}
	case pyramidion.VSwap:
		return "swap", []any{"workers", Amount(pyramidion.Worker, pyramidion.SwapWorkers), "statue", Amount(pyramidion.Statue, 1)}
	case pyramidion.VDecline:
		return "decline-" + pyramidion.Steps[s.Top().Step].Name, nil
	case pyramidion.VLoad:
		return "load", []any{"boat", Boat(s, pyramidion.Boat(m.A))}
	case pyramidion.VFetch:
		return "fetch", []any{"site", atTerm(m.A), "amount", Amount(pyramidion.Resource(m.B), 1)}
	case pyramidion.VFetchFor:
		return "fetch-for", []any{"site", atTerm(m.A), "amount", Amount(pyramidion.Statue, 1), "for", Amount(pyramidion.Resource(m.B), 1)}
	case pyramidion.VStatue:
		return "statue", []any{"for", Amount(pyramidion.Resource(m.A), 1)}
	case pyramidion.VPay:
		return "pay", []any{"goods", Goods(s.Payment.Left)}
	}
	return "", nil
}

// Effect says what a card does beside its values.
func Effect(s *pyramidion.State, e pyramidion.Effect) game.Message {
	return game.Say("", "pyramidion.does."+pyramidion.EffectNames[e], "n", int(s.Data.Divine))
}

// Power says what a site can do.
func Power(site pyramidion.Site) game.Message {
	return game.Say("", "pyramidion.power."+pyramidion.SiteNames[site])
}
