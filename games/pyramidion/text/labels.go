package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// The names of moves, as messages for a button.

// labels are the keys and parameters of the names of moves, by verb.
var labels = [...]struct {
	key  string
	args func(s *pyramidion.State, m game.Move) []any
}{
	pyramidion.VTake:     {"take", moveAmount},
	pyramidion.VAdd:      {"add", moveAmount},
	pyramidion.VGain:     {"gain", moveAmount},
	pyramidion.VActivate: {"activate", moveActivate},
	pyramidion.VExchange: {"exchange", moveSite},
	pyramidion.VPlay:     {"play", moveCard},
	pyramidion.VRecruit:  {"recruit", moveCard},
	pyramidion.VCopy:     {"copy", moveCard},
	pyramidion.VRecall:   {"recall", moveCard},
	pyramidion.VRemove:   {"remove", moveRemove},
	pyramidion.VPass:     {"pass", nil},
	pyramidion.VCategory: {"category", moveCategory},
	pyramidion.VDismiss:  {"dismiss", moveDismiss},
	pyramidion.VRaise:    {"raise", moveRaise},
	pyramidion.VOut:      {"out", moveCouple},
	pyramidion.VIn:       {"in", moveCouple},
	pyramidion.VNumber:   {"number", moveNumber},
	pyramidion.VStation:  {"station", moveStation},
	pyramidion.VSwap:     {"swap", moveSwap},
	pyramidion.VDecline:  {"decline-", nil},
	pyramidion.VLoad:     {"load", moveLoad},
	pyramidion.VFetch:    {"fetch", moveFetch},
	pyramidion.VFetchFor: {"fetch-for", moveFetchFor},
	pyramidion.VStatue:   {"statue", moveStatue},
	pyramidion.VPay:      {"pay", movePay},
}

// label returns the key and parameters of a move's name. To play a card says what its ankh or its torturer triggers.
func label(s *pyramidion.State, m game.Move) (key string, args []any) {
	key, args = plainLabel(s, m)
	if m.Verb == pyramidion.VPlay && m.A > 0 && m.A <= pyramidion.MaxCards && s.Top().Step == pyramidion.StepCard {
		if power := s.Triggers(s.Top().Seat, pyramidion.Card(m.A)); power != pyramidion.Done {
			return "play-" + pyramidion.Steps[power].Name, []any{"play", game.Say("", "pyramidion.move."+key, args...)}
		}
	}
	return key, args
}

// plainLabel returns the key and parameters of what a move itself does. Passing and declining depend on the current
// step.
func plainLabel(s *pyramidion.State, m game.Move) (key string, args []any) {
	row, owed := &labels[m.Verb], s.Top().Step
	key = row.key
	switch {
	case m.Verb == pyramidion.VPass && owed == pyramidion.StepLoad:
		key = "pass-boat"
	case m.Verb == pyramidion.VActivate && s.Goods[m.A] == (pyramidion.Goods{}):
		key = "activate-empty"
	case m.Verb == pyramidion.VRemove && s.Holder(pyramidion.Card(m.A)) == s.Top().Seat:
		key = "remove-own"
	case m.Verb == pyramidion.VDecline:
		key += pyramidion.Steps[owed].Name
	case (m.Verb == pyramidion.VPlay || m.Verb == pyramidion.VCopy) && m.A <= pyramidion.MaxCards:
		if effect := s.Data.Card[m.A].Effect; effect != pyramidion.NoEffect {
			return key + "-special", append(row.args(s, m), "does", inShort(s, effect))
		}
	}
	if row.args != nil {
		args = row.args(s, m)
	}
	return key, args
}

func moveAmount(_ *pyramidion.State, m game.Move) []any {
	return []any{"amount", Amount(pyramidion.Resource(m.A), 1)}
}

func moveSite(_ *pyramidion.State, m game.Move) []any { return []any{"site", siteTerm(m.A)} }

func moveActivate(s *pyramidion.State, m game.Move) []any {
	return append(moveSite(s, m), "goods", Goods(s.Goods[m.A]))
}

func moveCard(s *pyramidion.State, m game.Move) []any {
	return []any{"card", TheCard(s, pyramidion.Card(m.A))}
}

func moveRemove(s *pyramidion.State, m game.Move) []any {
	return append(moveCard(s, m), "seat", s.Holder(pyramidion.Card(m.A)))
}

func moveCategory(s *pyramidion.State, m game.Move) []any {
	return []any{"points", points(pyramidion.Category(m.A), s.Data.Divine)}
}

func moveDismiss(s *pyramidion.State, m game.Move) []any {
	kind, site := pyramidion.DismissalOf(m)
	return []any{"troop", troopTerm(uint8(kind)), "site", atTerm(uint8(site)), "seat", s.Troop[kind][site]}
}

func moveRaise(*pyramidion.State, game.Move) []any { return []any{"n", pyramidion.Raise} }

func moveCouple(_ *pyramidion.State, m game.Move) []any {
	return []any{"goods", Goods(pyramidion.Pair(m))}
}

func moveNumber(_ *pyramidion.State, m game.Move) []any { return []any{"n", int(m.A)} }

func moveStation(s *pyramidion.State, _ game.Move) []any {
	return []any{"site", atTerm(uint8(s.Site))}
}

func moveSwap(*pyramidion.State, game.Move) []any {
	return []any{"workers", Amount(pyramidion.Worker, pyramidion.SwapWorkers), "statue", Amount(pyramidion.Statue, 1)}
}

func moveLoad(s *pyramidion.State, m game.Move) []any {
	return []any{"boat", Boat(s, pyramidion.Boat(m.A))}
}

func moveFetch(_ *pyramidion.State, m game.Move) []any {
	site, due := pyramidion.FetchOf(m)
	return []any{"site", atTerm(uint8(site)), "amount", Amount(due, 1)}
}

func moveFetchFor(_ *pyramidion.State, m game.Move) []any {
	site, due := pyramidion.FetchOf(m)
	return []any{"site", atTerm(uint8(site)), "amount", Amount(pyramidion.Statue, 1), "for", Amount(due, 1)}
}

func moveStatue(_ *pyramidion.State, m game.Move) []any {
	return []any{"for", Amount(pyramidion.Resource(m.A), 1)}
}

func movePay(s *pyramidion.State, _ game.Move) []any { return []any{"goods", Goods(s.Payment.Left)} }

// Effect describes what a card does in addition to its values.
func Effect(s *pyramidion.State, e pyramidion.Effect) game.Message {
	return game.Say("", "pyramidion.does."+pyramidion.EffectNames[e], "n", int(s.Data.Divine))
}

// inShort describes what a card does on a button.
func inShort(s *pyramidion.State, e pyramidion.Effect) game.Message {
	if e == pyramidion.Rebels {
		return game.Say("", "pyramidion.does.revolt.short")
	}
	return Effect(s, e)
}

// Power describes the power of a site.
func Power(site pyramidion.Site) game.Message {
	return game.Say("", "pyramidion.power."+pyramidion.SiteNames[site])
}
