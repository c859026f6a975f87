package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// Events as messages.

// eventText lists the rule, the key and the parameters of the message for each kind of event.
var eventText = [...]struct {
	rule, key string
	args      func(s *pyramidion.State, e game.Event) []any
	vary      func(e game.Event) string // the ending of the key; nil for none
}{
	pyramidion.EvOrder:      {rule: "PYR-3.8", key: "order", args: argNumber},
	pyramidion.EvRound:      {rule: "PYR-4.1", key: "round", args: argNumber},
	pyramidion.EvBoat:       {rule: "PYR-5.1", key: "boat", args: argBoat},
	pyramidion.EvKarnak:     {rule: "PYR-17.8", key: "karnak", args: argBoat},
	pyramidion.EvNoBoat:     {rule: "PYR-17.8", key: "no-boat"},
	pyramidion.EvFleet:      {rule: "PYR-5.2", key: "fleet"},
	pyramidion.EvSpread:     {rule: "PYR-6.2", key: "spread", args: argSpread},
	pyramidion.EvMixed:      {rule: "PYR-6.3", key: "mixed"},
	pyramidion.EvPlaced:     {rule: "PYR-6.1", key: "placed", args: argLotAt},
	pyramidion.EvMissing:    {rule: "PYR-6.4", key: "missing", args: argLotAt},
	pyramidion.EvNegotiated: {rule: "PYR-7.1", key: "negotiated", args: argNegotiated},
	pyramidion.EvDealt:      {rule: "PYR-8.2", key: "dealt", args: argCard, vary: varyUnseen},
	pyramidion.EvShuffled:   {rule: "PYR-18.3", key: "shuffled"},
	pyramidion.EvNoCard:     {rule: "PYR-18.3", key: "no-card"},
	pyramidion.EvActivated:  {rule: "PYR-9.1.2", key: "activated", args: argAt},
	pyramidion.EvPlayed:     {rule: "PYR-9.2.1", key: "played", args: argCard},
	pyramidion.EvPassed:     {rule: "PYR-9.2.2", key: "passed", vary: varyForced},
	pyramidion.EvRecruited:  {rule: "PYR-9.3.1", key: "recruited", args: argCard},
	pyramidion.EvCategory:   {rule: "PYR-16.1", key: "category", args: argCategory},
	pyramidion.EvRemoved:    {rule: "PYR-16.3", key: "removed", args: argRemoved},
	pyramidion.EvDismissed:  {rule: "PYR-16.4", key: "dismissed", args: argDismissed},
	pyramidion.EvVizier:     {rule: "PYR-16.5", key: "vizier", args: argAmount},
	pyramidion.EvCopied:     {rule: "PYR-16.7", key: "copied", args: argCard},
	pyramidion.EvRaised:     {rule: "PYR-16.9.1", key: "raised", args: argRaise},
	pyramidion.EvExchanged:  {rule: "PYR-16.9.2", key: "exchanged", args: argExchanged},
	pyramidion.EvAdded:      {rule: "PYR-16.10", key: "added", args: argAmount},
	pyramidion.EvNumber:     {rule: "PYR-17.1", key: "number", args: argNumber},
	pyramidion.EvGained:     {rule: "PYR-17.5", key: "gained", args: argAmount},
	pyramidion.EvToken:      {rule: "PYR-10.1.2", key: "token", args: argToken},
	pyramidion.EvRevolt:     {rule: "PYR-10.1.3", key: "revolt", args: argNumber},
	pyramidion.EvFell:       {rule: "PYR-10.1.4", key: "fell", args: argNumber},
	pyramidion.EvHeld:       {rule: "PYR-10.1.4", key: "held", args: argNumber},
	pyramidion.EvMaster:     {rule: "PYR-10.1.5", key: "master", args: argLot},
	pyramidion.EvTorturer:   {rule: "PYR-10.2.1", key: "torturer", args: argWon},
	pyramidion.EvNegotiator: {rule: "PYR-10.3.1", key: "negotiator", args: argWon},
	pyramidion.EvMerchant:   {rule: "PYR-10.4.1", key: "merchant", args: argLot},
	pyramidion.EvRecalled:   {rule: "PYR-16.2", key: "recalled", args: argCard},
	pyramidion.EvSundial:    {rule: "PYR-9.5.2", key: "sundial", args: argAt},
	pyramidion.EvSwapped:    {rule: "PYR-17.2", key: "swapped", args: argSwapped},
	pyramidion.EvOrdered:    {rule: "PYR-11.1", key: "ordered", args: argOrder, vary: varySeats},
	pyramidion.EvLoaded:     {rule: "PYR-12.2", key: "loaded", args: argBoat},
	pyramidion.EvFetched:    {rule: "PYR-12.4", key: "fetched", args: argFetched},
	pyramidion.EvPaid:       {rule: "PYR-12.3", key: "paid", args: argLot},
	pyramidion.EvIdle:       {rule: "PYR-13.4", key: "idle", args: argBoat},
	pyramidion.EvEnd:        {rule: "PYR-13.5", key: "end", args: argNumber},
	pyramidion.EvBonus:      {rule: "PYR-13.2", key: "bonus"},
	pyramidion.EvTotal:      {rule: "PYR-14.8", key: "total", args: argNumber},
	pyramidion.EvDrawn:      {rule: "PYR-8.2", key: "dealt", args: argCard, vary: varyUnseen},
}

func argNumber(_ *pyramidion.State, e game.Event) []any { return []any{"n", int(e.A)} }

func argCard(s *pyramidion.State, e game.Event) []any {
	return []any{"card", TheCard(s, pyramidion.Card(e.A))}
}

func argBoat(s *pyramidion.State, e game.Event) []any {
	return []any{"boat", Boat(s, pyramidion.Boat(e.A))}
}

func argAt(_ *pyramidion.State, e game.Event) []any { return []any{"site", siteTerm(e.A)} }

func argAmount(_ *pyramidion.State, e game.Event) []any {
	return []any{"amount", Amount(pyramidion.Resource(e.A), 1)}
}

func argLot(_ *pyramidion.State, e game.Event) []any {
	lot := pyramidion.LotOf(e)
	return []any{"amount", Amount(lot.Resource, int(lot.N))}
}

func argLotAt(s *pyramidion.State, e game.Event) []any {
	return append(argLot(s, e), "site", atTerm(uint8(pyramidion.LotOf(e).Site)))
}

func argWon(_ *pyramidion.State, e game.Event) []any {
	site, points := pyramidion.PlacedOf(e)
	return []any{"site", atTerm(uint8(site)), "n", points}
}

func argSpread(s *pyramidion.State, e game.Event) []any {
	return []any{"goods", Goods(spreadGoods(s, e.A))}
}

func argNegotiated(_ *pyramidion.State, e game.Event) []any {
	r, from := pyramidion.NegotiatedOf(e)
	return []any{"amount", Amount(r, 1), "site", atTerm(uint8(from))}
}

func argCategory(s *pyramidion.State, e game.Event) []any {
	c, category := pyramidion.ChosenOf(e)
	return []any{"card", TheCard(s, c), "category", categoryTerm(uint8(category))}
}

func argRemoved(s *pyramidion.State, e game.Event) []any {
	c, owner := pyramidion.RemovedOf(e)
	return []any{"card", TheCard(s, c), "of", owner}
}

func argDismissed(_ *pyramidion.State, e game.Event) []any {
	kind, site, owner := pyramidion.DismissedOf(e)
	return []any{"troop", troopTerm(uint8(kind)), "site", atTerm(uint8(site)), "of", owner}
}

func argRaise(*pyramidion.State, game.Event) []any { return []any{"n", pyramidion.Raise} }

func argExchanged(_ *pyramidion.State, e game.Event) []any {
	x := pyramidion.ExchangeOf(e)
	return []any{"out", Amount(x.Out, 1), "in", Amount(x.In, 1), "site", atTerm(uint8(x.With))}
}

func argToken(s *pyramidion.State, e game.Event) []any {
	t := &s.Data.Token[e.A]
	return []any{"n", int(t.Value), "goods", Goods(t.Gives)}
}

func argSwapped(*pyramidion.State, game.Event) []any {
	return []any{"workers", Amount(pyramidion.Worker, pyramidion.SwapWorkers), "statue", Amount(pyramidion.Statue, 1)}
}

func argOrder(_ *pyramidion.State, e game.Event) []any {
	order := pyramidion.OrderOf(e)
	for place, seat := range order {
		if seat == pyramidion.NoSeat {
			order[place] = game.Spectator
		}
	}
	return []any{"a", order[0], "b", order[1], "c", order[2], "d", order[3]}
}

func argFetched(_ *pyramidion.State, e game.Event) []any {
	site, r := pyramidion.FetchedOf(e)
	return []any{"site", atTerm(uint8(site)), "amount", Amount(r, 1)}
}

// varyForced marks a pass that the seat had to make.
func varyForced(e game.Event) string { return [...]string{"", "-forced"}[e.A] }

// varySeats marks the number of seats in the play order.
func varySeats(e game.Event) string {
	order := pyramidion.OrderOf(e)
	switch {
	case order[3] != pyramidion.NoSeat:
		return "-four"
	case order[2] != pyramidion.NoSeat:
		return "-three"
	}
	return "-two"
}

// varyUnseen marks a card that the reader may not know.
func varyUnseen(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return ""
}

// spreadGoods returns everything that a distribution card puts on sites.
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
	row := &eventText[e.Kind]
	key := "pyramidion.told." + row.key
	if row.vary != nil {
		key += row.vary(e)
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	says := game.Say(row.rule, key, args...)
	if e.Kind == pyramidion.EvDrawn {
		says.Variant = "drawn"
	}
	return says
}
