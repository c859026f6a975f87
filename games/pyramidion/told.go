package pyramidion

import "ennead/game"

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
	vary      func(e game.Event) string // what the key ends with; nothing if there is none
}{
	evOrder:   {rule: "PYR-3.8", key: "order", args: argNumber},
	evRound:   {rule: "PYR-4.1", key: "round", args: argNumber},
	evBoat:    {rule: "PYR-5.1", key: "boat", args: argBoat},
	evKarnak:  {rule: "PYR-17.8", key: "karnak", args: argBoat},
	evNoBoat:  {rule: "PYR-17.8", key: "no-boat"},
	evFleet:   {rule: "PYR-5.2", key: "fleet"},
	evSpread:  {rule: "PYR-6.2", key: "spread", args: func(s *State, e game.Event) []any { return []any{"goods", s.spreadGoods(e.A).Text()} }},
	evMixed:   {rule: "PYR-6.3", key: "mixed"},
	evPlaced:  {rule: "PYR-6.1", key: "placed", args: argGoodsAt},
	evMissing: {rule: "PYR-6.4", key: "missing", args: argGoodsAt},
	evNegotiated: {rule: "PYR-7.1", key: "negotiated", args: func(_ *State, e game.Event) []any {
		return []any{"amount", Amount(Resource(e.A), 1), "site", atTerm(e.B)}
	}},
	evDealt:     {rule: "PYR-8.2", key: "dealt", args: argCard, vary: varyUnseen},
	evShuffled:  {rule: "PYR-18.3", key: "shuffled"},
	evNoCard:    {rule: "PYR-18.3", key: "no-card"},
	evActivated: {rule: "PYR-9.1.2", key: "activated", args: argAt},
	evPlayed:    {rule: "PYR-9.2.1", key: "played", args: argCard},
	evPassed:    {rule: "PYR-9.2.2", key: "passed", vary: func(e game.Event) string { return [...]string{"", "-forced"}[e.A] }},
	evRecruited: {rule: "PYR-9.3.1", key: "recruited", args: argCard},
	evCategory: {rule: "PYR-16.1", key: "category", args: func(s *State, e game.Event) []any {
		return []any{"card", s.CardName(Card(e.A)), "category", categoryTerm(e.B)}
	}},
	evRemoved: {rule: "PYR-16.3", key: "removed", args: func(s *State, e game.Event) []any { return []any{"card", s.CardName(Card(e.A)), "of", game.Seat(e.B)} }},
	evDismissed: {rule: "PYR-16.4", key: "dismissed", args: func(_ *State, e game.Event) []any {
		return []any{"troop", troopTerm(e.A), "site", atTerm(e.B), "of", game.Seat(e.C)}
	}},
	evVizier: {rule: "PYR-16.5", key: "vizier", args: argAmount},
	evCopied: {rule: "PYR-16.7", key: "copied", args: argCard},
	evRaised: {rule: "PYR-16.9.1", key: "raised", args: func(*State, game.Event) []any { return []any{"n", raise} }},
	evExchanged: {rule: "PYR-16.9.2", key: "exchanged", args: func(_ *State, e game.Event) []any {
		return []any{"out", Amount(Resource(e.A), 1), "in", Amount(Resource(e.B), 1), "site", atTerm(e.C)}
	}},
	evAdded:  {rule: "PYR-16.10", key: "added", args: argAmount},
	evNumber: {rule: "PYR-17.1", key: "number", args: argNumber},
	evGained: {rule: "PYR-17.5", key: "gained", args: argAmount},
	evToken: {rule: "PYR-10.1.2", key: "token", args: func(s *State, e game.Event) []any {
		t := &s.Data.Token[e.A]
		return []any{"n", int(t.Value), "goods", t.Gives.Text()}
	}},
	evRevolt:     {rule: "PYR-10.1.3", key: "revolt", args: argNumber},
	evFell:       {rule: "PYR-10.1.4", key: "fell", args: argNumber},
	evHeld:       {rule: "PYR-10.1.4", key: "held", args: argNumber},
	evMaster:     {rule: "PYR-10.1.5", key: "master", args: argGoods},
	evTorturer:   {rule: "PYR-10.2.1", key: "torturer", args: argWon},
	evNegotiator: {rule: "PYR-10.3.1", key: "negotiator", args: argWon},
	evMerchant:   {rule: "PYR-10.4.1", key: "merchant", args: argGoods},
	evRecalled:   {rule: "PYR-16.2", key: "recalled", args: argCard},
	evSundial:    {rule: "PYR-9.5.2", key: "sundial", args: argAt},
	evSwapped: {rule: "PYR-17.2", key: "swapped", args: func(*State, game.Event) []any {
		return []any{"workers", Amount(Worker, swapped), "statue", Amount(Statue, 1)}
	}},
	evOrdered: {rule: "PYR-11.1", key: "ordered", args: func(_ *State, e game.Event) []any {
		return []any{"a", placed(e.A), "b", placed(e.B), "c", placed(e.C), "d", placed(e.D)}
	}, vary: func(e game.Event) string { return [...]string{"-two", "-three", "-four"}[min(e.C, 1)+min(e.D, 1)] }},
	evLoaded: {rule: "PYR-12.2", key: "loaded", args: argBoat},
	evFetched: {rule: "PYR-12.4", key: "fetched", args: func(_ *State, e game.Event) []any {
		return []any{"site", atTerm(e.A), "amount", Amount(Resource(e.B), 1)}
	}},
	evPaid:  {rule: "PYR-12.3", key: "paid", args: argGoods},
	evIdle:  {rule: "PYR-13.4", key: "idle", args: argBoat},
	evEnd:   {rule: "PYR-13.5", key: "end", args: argNumber},
	evBonus: {rule: "PYR-13.2", key: "bonus"},
	evTotal: {rule: "PYR-14.8", key: "total", args: argNumber},
}

func argNumber(_ *State, e game.Event) []any  { return []any{"n", int(e.A)} }
func argCard(s *State, e game.Event) []any    { return []any{"card", s.CardName(Card(e.A))} }
func argBoat(s *State, e game.Event) []any    { return []any{"boat", s.BoatName(Boat(e.A))} }
func argAt(_ *State, e game.Event) []any      { return []any{"site", siteTerm(e.A)} }
func argAmount(_ *State, e game.Event) []any  { return []any{"amount", Amount(Resource(e.A), 1)} }
func argGoods(_ *State, e game.Event) []any   { return []any{"amount", Amount(Resource(e.A), int(e.B))} }
func argGoodsAt(s *State, e game.Event) []any { return append(argGoods(s, e), "site", atTerm(e.C)) }
func argWon(_ *State, e game.Event) []any     { return []any{"site", atTerm(e.A), "n", int(e.B)} }

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
func (s *State) spreadGoods(n uint8) (all Goods) {
	for _, goods := range s.Data.Spread[n] {
		for r := range goods {
			all[r] += goods[r]
		}
	}
	return all
}

// tell puts an event into a message.
func tell(s *State, e game.Event) game.Message {
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
