package text

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
)

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *osiris.State, e game.Event) []any
	vary      func(e game.Event) string // what the key ends with; nothing if there is none
}{
	osiris.EvRegent: {rule: "OSI-2.1.7", key: "regent"},
	osiris.EvSeason: {rule: "OSI-3.1", key: "season", args: argNumber},
	osiris.EvDealt:  {rule: "OSI-5.8.3", key: "dealt", args: argCard, vary: varyUnseen},
	osiris.EvDrawn:  {rule: "OSI-4.2", key: "drawn", args: argWorker, vary: varyUnseen},
	osiris.EvPool:   {rule: "OSI-4.3", key: "pool", args: argWorker},
	osiris.EvLeft:   {rule: "OSI-4.4", key: "left", args: argLeft, vary: varyUnseen},
	osiris.EvPlaced: {rule: "OSI-5.0.3", key: "placed", args: func(s *osiris.State, e game.Event) []any {
		return []any{"worker", workerTerm(e.A), "place", PlaceName(s, osiris.Place(e.B))}
	}},
	osiris.EvGained:  {rule: "OSI-0.3", key: "gained", args: argTokens, vary: varyWhy},
	osiris.EvPaid:    {rule: "OSI-5.0.1", key: "paid", args: argTokens, vary: varyWhy},
	osiris.EvMissing: {rule: "OSI-6.1", key: "missing", args: argTokens},
	osiris.EvLeads: {rule: "OSI-5.3.2", key: "leads", args: func(_ *osiris.State, e game.Event) []any {
		return []any{"caravan", term("caravan", strings.ToLower(osiris.CaravanNames[e.A]))}
	}},
	osiris.EvFee: {rule: "OSI-5.3.3", key: "fee", args: func(_ *osiris.State, e game.Event) []any {
		return []any{"amount", Amount(osiris.Resource(e.A), 1), "to", game.Seat(e.B)}
	}},
	osiris.EvHired:   {rule: "OSI-5.4.2", key: "hired", args: argWorker},
	osiris.EvMarket:  {rule: "OSI-5.5.3", key: "market", args: func(_ *osiris.State, e game.Event) []any { return []any{"market", MarketName(e.A)} }},
	osiris.EvPlanned: {rule: "OSI-5.6.1", key: "planned", args: argPlanOf},
	osiris.EvBuilt: {rule: "OSI-5.7.1", key: "built", args: func(s *osiris.State, e game.Event) []any {
		return []any{"monument", monumentTerm(uint8(s.Data.Plans[e.A].Monument)), "site", SiteName(s, osiris.Site(e.B))}
	}},
	osiris.EvMoved: {rule: "OSI-5.7.7", key: "moved", args: func(s *osiris.State, e game.Event) []any {
		return []any{"from", PlanName(s, e.A), "to", PlanName(s, e.B)}
	}},
	osiris.EvPoints: {rule: "OSI-5.7.6", key: "points", args: func(_ *osiris.State, e game.Event) []any {
		return []any{"part", game.Term(osiris.ScoreKeys[e.A]), "n", int(e.B)}
	}},
	osiris.EvCorner:  {rule: "OSI-5.8.1", key: "corner", args: argCard},
	osiris.EvSpecial: {rule: "OSI-5.8.1", key: "special", args: argCard},
	osiris.EvBlessing: {rule: "OSI-5.9.1", key: "blessing", args: func(s *osiris.State, e game.Event) []any {
		return []any{"blessing", blessingTerm(e.A), "effect", Blessing(s, osiris.Blessing(e.A))}
	}},
	osiris.EvShared: {rule: "OSI-5.2.3", key: "shared", args: func(s *osiris.State, e game.Event) []any {
		return []any{"card", CardName(s, osiris.Card(e.A)), "to", seatOf(e.B)}
	}, vary: varyUnseen},
	osiris.EvGave:      {rule: "OSI-5.2.6", key: "gave", args: argTo},
	osiris.EvKeptCard:  {rule: "OSI-5.2.3", key: "kept-card", args: argCard, vary: varyUnseen},
	osiris.EvDiscarded: {rule: "OSI-5.8.2", key: "discarded", args: argCard},
	osiris.EvShuffled:  {rule: "OSI-RUL-28", key: "shuffled"},
	osiris.EvNoCard:    {rule: "OSI-RUL-13", key: "no-card"},
	osiris.EvWithdrew:  {rule: "OSI-5.10.3", key: "withdrew", args: argNumber},
	osiris.EvBox:       {rule: "OSI-5.10.4", key: "box", args: func(s *osiris.State, e game.Event) []any { return []any{"gains", Bonus(&s.Data.Row[e.A])} }},
	osiris.EvTaken: {rule: "OSI-6.3", key: "taken", args: func(_ *osiris.State, e game.Event) []any {
		return []any{"tokens", Tokens(osiris.Tokens{e.A, e.B, e.C}), "pile", PileName(e.D)}
	}},
	osiris.EvKeeps: {rule: "OSI-12.3", key: "keeps", args: argPlanOf},
	osiris.EvLost:  {rule: "OSI-8.1", key: "lost", args: argPlanOf},
	osiris.EvEnd:   {rule: "OSI-8.1", key: "end", args: argNumber},
	osiris.EvLots:  {rule: "OSI-9.2.1", key: "lots", args: func(_ *osiris.State, e game.Event) []any { return []any{"rows", int(e.A), "reaches", int(e.B)} }},

	osiris.EvOffer:         {rule: "OSI-7.3.2", key: "offer", args: argOffer, vary: varyTurn},
	osiris.EvDeclined:      {rule: "OSI-7.3.6", key: "declined", args: argOffer, vary: varyTurn},
	osiris.EvCancelled:     {rule: "OSI-7.3.6", key: "cancelled", args: argOffer, vary: varyTurn},
	osiris.EvFailed:        {rule: "OSI-7.3.4", key: "failed", args: argOffer, vary: varyTurn},
	osiris.EvTrade:         {rule: "OSI-7.3.5", key: "trade", args: argTo},
	osiris.EvHanded:        {rule: "OSI-7.4.1", key: "handed", args: argHanded},
	osiris.EvHandedWorkers: {rule: "OSI-7.4.1", key: "handed-workers", args: argToCount},
	osiris.EvHandedWorker: {rule: "OSI-7.4.1", key: "handed-worker", args: func(_ *osiris.State, e game.Event) []any {
		if e.C == game.Unknown {
			return nil
		}
		return []any{"to", game.Seat(e.A), "worker", workerTerm(e.C)}
	}, vary: varyUnseen},
	osiris.EvHandedCards: {rule: "OSI-7.4.1", key: "handed-cards", args: argToCount},
	osiris.EvHandedCard: {rule: "OSI-7.4.1", key: "handed-card", args: func(s *osiris.State, e game.Event) []any {
		return []any{"to", seatOf(e.A), "card", CardName(s, osiris.Card(e.C))}
	}, vary: varyUnseen},
	osiris.EvBribe:    {rule: "OSI-7.5.1", key: "bribe", args: func(_ *osiris.State, e game.Event) []any { return []any{"n", int(e.A), "if", game.Seat(e.B)} }},
	osiris.EvUnbribed: {rule: "OSI-7.5.2", key: "unbribed", args: argNumber},
	osiris.EvBribed:   {rule: "OSI-7.5.2", key: "bribed", args: func(_ *osiris.State, e game.Event) []any { return []any{"to", game.Seat(e.B)} }},
	osiris.EvPromised: {rule: "OSI-7.6.1", key: "promised", args: argPromise, vary: varyUnseen},
	osiris.EvMarked:   {rule: "OSI-7.6.1", key: "marked", args: func(_ *osiris.State, e game.Event) []any { return []any{"by", seatOf(e.B)} }, vary: varyMarked},
}

func argNumber(_ *osiris.State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(s *osiris.State, e game.Event) []any {
	return []any{"card", CardName(s, osiris.Card(e.A))}
}
func argPlanOf(s *osiris.State, e game.Event) []any { return []any{"plan", PlanName(s, e.A)} }
func argTokens(_ *osiris.State, e game.Event) []any {
	return []any{"tokens", Tokens(osiris.Tokens{e.A, e.B, e.C})}
}

func argWorker(_ *osiris.State, e game.Event) []any {
	if e.A == game.Unknown {
		return nil
	}
	return []any{"worker", workerTerm(e.A)}
}

func argLeft(_ *osiris.State, e game.Event) []any {
	if e.A == game.Unknown {
		return nil
	}
	return []any{"a", workerTerm(e.A), "b", workerTerm(e.B)}
}

// seatOf is a seat in a message; who is not told reads of nobody.
func seatOf(n uint8) game.Seat {
	if n == game.Unknown {
		return game.Spectator
	}
	return game.Seat(n)
}

// varyUnseen: the reader may not know what it is.
func varyUnseen(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return ""
}

// varyWhy says what tokens are taken or paid for.
func varyWhy(e game.Event) string {
	return [...]string{
		osiris.GainHarvest: "-harvest", osiris.GainVisit: "-visit", osiris.GainCaravan: "-caravan", osiris.GainMarket: "-market", osiris.GainCorner: "-corner",
		osiris.GainCard: "-card", osiris.GainBlessing: "-blessing", osiris.GainRegent: "-regent", osiris.PaidHire: "-hire", osiris.PaidMarket: "-market", osiris.PaidPlan: "-plan",
	}[e.D]
}

// Tell puts an event into a message.
func Tell(s *osiris.State, e game.Event) game.Message {
	if e.Kind >= osiris.EvShowed {
		return tellShowed(s, e)
	}
	row := &told[e.Kind]
	key := "osiris.told." + row.key
	if row.vary != nil {
		key += row.vary(e)
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	return game.Say(row.rule, key, args...)
}
