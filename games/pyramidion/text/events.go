package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *pyramidion.State, e game.Event) []any
	vary      func(e game.Event) string // what the key ends with; nothing if there is none
}{
	pyramidion.EvOrder:   {rule: "PYR-3.8", key: "order", args: argNumber},
	pyramidion.EvRound:   {rule: "PYR-4.1", key: "round", args: argNumber},
	pyramidion.EvBoat:    {rule: "PYR-5.1", key: "boat", args: argBoat},
	pyramidion.EvKarnak:  {rule: "PYR-17.8", key: "karnak", args: argBoat},
	pyramidion.EvNoBoat:  {rule: "PYR-17.8", key: "no-boat"},
	pyramidion.EvFleet:   {rule: "PYR-5.2", key: "fleet"},
	pyramidion.EvSpread:  {rule: "PYR-6.2", key: "spread", args: func(s *pyramidion.State, e game.Event) []any { return []any{"goods", Goods(spreadGoods(s, e.A))} }},
	pyramidion.EvMixed:   {rule: "PYR-6.3", key: "mixed"},
	pyramidion.EvPlaced:  {rule: "PYR-6.1", key: "placed", args: argGoodsAt},
	pyramidion.EvMissing: {rule: "PYR-6.4", key: "missing", args: argGoodsAt},
	pyramidion.EvNegotiated: {rule: "PYR-7.1", key: "negotiated", args: func(_ *pyramidion.State, e game.Event) []any {
		return []any{"amount", Amount(pyramidion.Resource(e.A), 1), "site", atTerm(e.B)}
	}},
	pyramidion.EvDealt:     {rule: "PYR-8.2", key: "dealt", args: argCard, vary: varyUnseen},
	pyramidion.EvShuffled:  {rule: "PYR-18.3", key: "shuffled"},
	pyramidion.EvNoCard:    {rule: "PYR-18.3", key: "no-card"},
	pyramidion.EvActivated: {rule: "PYR-9.1.2", key: "activated", args: argAt},
	pyramidion.EvPlayed:    {rule: "PYR-9.2.1", key: "played", args: argCard},
	pyramidion.EvPassed:    {rule: "PYR-9.2.2", key: "passed", vary: func(e game.Event) string { return [...]string{"", "-forced"}[e.A] }},
	pyramidion.EvRecruited: {rule: "PYR-9.3.1", key: "recruited", args: argCard},
	pyramidion.EvCategory: {rule: "PYR-16.1", key: "category", args: func(s *pyramidion.State, e game.Event) []any {
		return []any{"card", Card(s, pyramidion.Card(e.A)), "category", categoryTerm(e.B)}
	}},
	pyramidion.EvRemoved: {rule: "PYR-16.3", key: "removed", args: func(s *pyramidion.State, e game.Event) []any {
		return []any{"card", Card(s, pyramidion.Card(e.A)), "of", game.Seat(e.B)}
	}},
	pyramidion.EvDismissed: {rule: "PYR-16.4", key: "dismissed", args: func(_ *pyramidion.State, e game.Event) []any {
		return []any{"troop", troopTerm(e.A), "site", atTerm(e.B), "of", game.Seat(e.C)}
	}},
	pyramidion.EvVizier: {rule: "PYR-16.5", key: "vizier", args: argAmount},
	pyramidion.EvCopied: {rule: "PYR-16.7", key: "copied", args: argCard},
	pyramidion.EvRaised: {rule: "PYR-16.9.1", key: "raised", args: func(*pyramidion.State, game.Event) []any { return []any{"n", pyramidion.Raise} }},
	pyramidion.EvExchanged: {rule: "PYR-16.9.2", key: "exchanged", args: func(_ *pyramidion.State, e game.Event) []any {
		return []any{"out", Amount(pyramidion.Resource(e.A), 1), "in", Amount(pyramidion.Resource(e.B), 1), "site", atTerm(e.C)}
	}},
	pyramidion.EvAdded:  {rule: "PYR-16.10", key: "added", args: argAmount},
	pyramidion.EvNumber: {rule: "PYR-17.1", key: "number", args: argNumber},
	pyramidion.EvGained: {rule: "PYR-17.5", key: "gained", args: argAmount},
	pyramidion.EvToken: {rule: "PYR-10.1.2", key: "token", args: func(s *pyramidion.State, e game.Event) []any {
		t := &s.Data.Token[e.A]
		return []any{"n", int(t.Value), "goods", Goods(t.Gives)}
	}},
	pyramidion.EvRevolt:     {rule: "PYR-10.1.3", key: "revolt", args: argNumber},
	pyramidion.EvFell:       {rule: "PYR-10.1.4", key: "fell", args: argNumber},
	pyramidion.EvHeld:       {rule: "PYR-10.1.4", key: "held", args: argNumber},
	pyramidion.EvMaster:     {rule: "PYR-10.1.5", key: "master", args: argGoods},
	pyramidion.EvTorturer:   {rule: "PYR-10.2.1", key: "torturer", args: argWon},
	pyramidion.EvNegotiator: {rule: "PYR-10.3.1", key: "negotiator", args: argWon},
	pyramidion.EvMerchant:   {rule: "PYR-10.4.1", key: "merchant", args: argGoods},
	pyramidion.EvRecalled:   {rule: "PYR-16.2", key: "recalled", args: argCard},
	pyramidion.EvSundial:    {rule: "PYR-9.5.2", key: "sundial", args: argAt},
	pyramidion.EvSwapped: {rule: "PYR-17.2", key: "swapped", args: func(*pyramidion.State, game.Event) []any {
		return []any{"workers", Amount(pyramidion.Worker, pyramidion.SwapWorkers), "statue", Amount(pyramidion.Statue, 1)}
	}},
	pyramidion.EvOrdered: {rule: "PYR-11.1", key: "ordered", args: func(_ *pyramidion.State, e game.Event) []any {
		return []any{"a", placed(e.A), "b", placed(e.B), "c", placed(e.C), "d", placed(e.D)}
	}, vary: func(e game.Event) string { return [...]string{"-two", "-three", "-four"}[min(e.C, 1)+min(e.D, 1)] }},
	pyramidion.EvLoaded: {rule: "PYR-12.2", key: "loaded", args: argBoat},
	pyramidion.EvFetched: {rule: "PYR-12.4", key: "fetched", args: func(_ *pyramidion.State, e game.Event) []any {
		return []any{"site", atTerm(e.A), "amount", Amount(pyramidion.Resource(e.B), 1)}
	}},
	pyramidion.EvPaid:  {rule: "PYR-12.3", key: "paid", args: argGoods},
	pyramidion.EvIdle:  {rule: "PYR-13.4", key: "idle", args: argBoat},
	pyramidion.EvEnd:   {rule: "PYR-13.5", key: "end", args: argNumber},
	pyramidion.EvBonus: {rule: "PYR-13.2", key: "bonus"},
	pyramidion.EvTotal: {rule: "PYR-14.8", key: "total", args: argNumber},
}

func argNumber(_ *pyramidion.State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(s *pyramidion.State, e game.Event) []any {
	return []any{"card", Card(s, pyramidion.Card(e.A))}
}
func argBoat(s *pyramidion.State, e game.Event) []any {
	return []any{"boat", Boat(s, pyramidion.Boat(e.A))}
}
func argAt(_ *pyramidion.State, e game.Event) []any { return []any{"site", siteTerm(e.A)} }
func argAmount(_ *pyramidion.State, e game.Event) []any {
	return []any{"amount", Amount(pyramidion.Resource(e.A), 1)}
}
func argGoods(_ *pyramidion.State, e game.Event) []any {
	return []any{"amount", Amount(pyramidion.Resource(e.A), int(e.B))}
}
func argGoodsAt(s *pyramidion.State, e game.Event) []any {
	return append(argGoods(s, e), "site", atTerm(e.C))
}
func argWon(_ *pyramidion.State, e game.Event) []any {
	return []any{"site", atTerm(e.A), "n", int(e.B)}
}

// placed is the seat at a place of the play order; nobody behind the last.
func placed(n uint8) game.Seat {
	if n == 0 {
		return game.Spectator
	}
	return game.Seat(n - 1)
}

// varyUnseen: the reader may not know what it is.
func varyUnseen(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return ""
}

// spreadGoods is all that a distribution card brings.
func spreadGoods(s *pyramidion.State, n uint8) (all pyramidion.Goods) {
	for _, goods := range s.Data.Spread[n] {
		for r := range goods {
			all[r] += goods[r]
		}
	}
	return all
}

// tell puts an event into a message.
func tell(s *pyramidion.State, e game.Event) game.Message {
	row := &told[e.Kind]
	key := "pyramidion.told." + row.key
	if row.vary != nil {
		key += row.vary(e)
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	return game.Say(row.rule, key, args...)
}
