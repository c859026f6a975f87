package text

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
)

// Events as messages.

// eventText lists the rule, the key and the arguments of each kind of event.
var eventText = [...]struct {
	rule, key string
	args      func(s *osiris.State, e game.Event) []any
	vary      func(e game.Event) string // returns a suffix of the key; nil for none
	cites     func(e game.Event) string // returns the rule if it depends on the event; nil if rule is it
}{
	osiris.EvRegent: {rule: "OSI-2.1.7", key: "regent"},
	osiris.EvSeason: {rule: "OSI-3.1", key: "season", args: argNumber},
	osiris.EvDealt:  {rule: "OSI-5.8.3", key: "dealt", args: argCard, vary: varyUnseen},
	osiris.EvDrawn:  {rule: "OSI-4.2", key: "drawn", args: argWorker, vary: varyUnseen},
	osiris.EvPool:   {rule: "OSI-4.3", key: "pool", args: argWorker},
	osiris.EvLeft:   {rule: "OSI-4.4", key: "left", args: argLeft, vary: varyUnseen},
	osiris.EvPlaced: {rule: "OSI-5.0.3", key: "placed", args: func(s *osiris.State, e game.Event) []any {
		w, at := osiris.PlacedAt(e)
		return []any{"worker", workerTerm(uint8(w)), "place", PlaceName(s, at)}
	}},
	osiris.EvGained:  {rule: "OSI-0.3", key: "gained", args: argTokens, vary: varyWhy},
	osiris.EvPaid:    {rule: "OSI-5.0.1", key: "paid", args: argTokens, vary: varyWhy},
	osiris.EvMissing: {rule: "OSI-6.1", key: "missing", args: argTokens},
	osiris.EvLeads: {rule: "OSI-5.3.2", key: "leads", args: func(_ *osiris.State, e game.Event) []any {
		return []any{"caravan", term("caravan", strings.ToLower(osiris.CaravanNames[e.A]))}
	}},
	osiris.EvFee: {rule: "OSI-5.3.3", key: "fee", args: func(_ *osiris.State, e game.Event) []any {
		r, to := osiris.FeeOf(e)
		return []any{"amount", Amount(r, 1), "to", to}
	}},
	osiris.EvHired: {rule: "OSI-5.4.2", key: "hired", args: argWorker},
	osiris.EvMarket: {rule: "OSI-5.5.3", key: "market", args: func(_ *osiris.State, e game.Event) []any {
		return []any{"market", MarketName(osiris.BarterOf(e).Market)}
	}},
	osiris.EvPlanned: {rule: "OSI-5.6.1", key: "planned", args: argPlanOf},
	osiris.EvBuilt: {rule: "OSI-5.7.1", key: "built", args: func(s *osiris.State, e game.Event) []any {
		n, site := osiris.BuiltAt(e)
		return []any{"monument", monumentTerm(uint8(s.Data.Plans[n].Monument)), "site", SiteName(s, site)}
	}},
	osiris.EvMoved: {rule: "OSI-5.7.7", key: "moved", args: func(s *osiris.State, e game.Event) []any {
		m := osiris.MovedBy(e)
		return []any{"from", PlanName(s, m.From), "to", PlanName(s, m.To)}
	}},
	osiris.EvPoints: {key: "points", args: func(_ *osiris.State, e game.Event) []any {
		part, n := osiris.PointsOf(e)
		return []any{"part", game.Term(osiris.ScoreKeys[part]), "n", int(n)}
	}, cites: citesPart},
	osiris.EvCorner:  {rule: "OSI-5.8.1", key: "corner", args: argKind},
	osiris.EvSpecial: {rule: "OSI-5.8.1", key: "special", args: argKind},
	osiris.EvBlessing: {rule: "OSI-5.9.1", key: "blessing", args: func(s *osiris.State, e game.Event) []any {
		return []any{"blessing", blessingTerm(e.A), "effect", Blessing(s, osiris.Blessing(e.A))}
	}},
	osiris.EvShared: {rule: "OSI-5.2.3", key: "shared", args: func(s *osiris.State, e game.Event) []any {
		c, to := osiris.SharedWith(e)
		return []any{"card", CardName(s, c), "to", seatOf(to)}
	}, vary: varyUnseen},
	osiris.EvGave:      {rule: "OSI-5.2.6", key: "gave", args: argTo},
	osiris.EvKeptCard:  {rule: "OSI-5.2.3", key: "kept-card", args: argCard, vary: varyUnseen},
	osiris.EvDiscarded: {rule: "OSI-5.8.2", key: "discarded", args: argCard},
	osiris.EvShuffled:  {rule: "OSI-RUL-28", key: "shuffled"},
	osiris.EvNoCard:    {rule: "OSI-RUL-13", key: "no-card"},
	osiris.EvWithdrew:  {rule: "OSI-5.10.3", key: "withdrew", args: argNumber},
	osiris.EvBox: {rule: "OSI-5.10.4", key: "box", args: func(s *osiris.State, e game.Event) []any {
		return []any{"gains", Bonus(&s.Data.Row[e.A])}
	}},
	osiris.EvTaken: {rule: "OSI-6.3", key: "taken", args: func(_ *osiris.State, e game.Event) []any {
		t, pile := osiris.TokensOf(e)
		return []any{"tokens", Tokens(t), "pile", PileName(pile)}
	}},
	osiris.EvKeeps: {rule: "OSI-12.3", key: "keeps", args: argPlanOf},
	osiris.EvLost:  {rule: "OSI-8.1", key: "lost", args: argPlanOf},
	osiris.EvEnd:   {rule: "OSI-8.1", key: "end", args: argNumber},
	osiris.EvLots: {rule: "OSI-9.2.1", key: "lots", args: func(_ *osiris.State, e game.Event) []any {
		lots := osiris.LotsOf(e)
		return []any{"rows", int(lots.Rows), "reaches", int(lots.Reaches)}
	}},

	osiris.EvOffer:         {rule: "OSI-7.3.2", key: "offer", args: argOffer, vary: varyTurn},
	osiris.EvDeclined:      {rule: "OSI-7.3.6", key: "declined", args: argOffer, vary: varyTurn},
	osiris.EvCancelled:     {rule: "OSI-7.3.6", key: "cancelled", args: argOffer, vary: varyTurn},
	osiris.EvFailed:        {rule: "OSI-7.3.4", key: "failed", args: argOffer, vary: varyTurn},
	osiris.EvTrade:         {rule: "OSI-7.3.5", key: "trade", args: argTo},
	osiris.EvHanded:        {rule: "OSI-7.4.1", key: "handed", args: argHanded},
	osiris.EvHandedWorkers: {rule: "OSI-7.4.1", key: "handed-workers", args: argToCount},
	osiris.EvHandedWorker: {rule: "OSI-7.4.1", key: "handed-worker", args: func(_ *osiris.State, e game.Event) []any {
		to, _, worker := osiris.HandedTo(e)
		if worker == game.Unknown {
			return nil
		}
		return []any{"to", game.Seat(to), "worker", workerTerm(worker)}
	}, vary: varyUnseen},
	osiris.EvHandedCards: {rule: "OSI-7.4.1", key: "handed-cards", args: argToCount},
	osiris.EvHandedCard: {rule: "OSI-7.4.1", key: "handed-card", args: func(s *osiris.State, e game.Event) []any {
		to, _, card := osiris.HandedTo(e)
		return []any{"to", seatOf(to), "card", CardName(s, osiris.Card(card))}
	}, vary: varyUnseen},
	osiris.EvBribe: {rule: "OSI-7.5.1", key: "bribe", args: func(_ *osiris.State, e game.Event) []any {
		n, receiver := osiris.BribeOf(e)
		return []any{"n", int(n), "if", receiver}
	}, vary: varyOwn},
	osiris.EvUnbribed: {rule: "OSI-7.5.2", key: "unbribed", args: argNumber},
	osiris.EvBribed: {rule: "OSI-7.5.2", key: "bribed", args: func(_ *osiris.State, e game.Event) []any {
		_, visitor := osiris.BribeOf(e)
		return []any{"to", visitor}
	}},
	osiris.EvPromised: {rule: "OSI-7.6.1", key: "promised", args: argPromise, vary: varyUnseen},
	osiris.EvMarked: {rule: "OSI-7.6.1", key: "marked", args: func(_ *osiris.State, e game.Event) []any {
		by, _ := osiris.MarkedBy(e)
		return []any{"by", seatOf(by)}
	}, vary: varyMarked},

	osiris.EvGone:  {rule: "OSI-RUL-54", key: "gone"},
	osiris.EvBack:  {rule: "OSI-RUL-54", key: "back"},
	osiris.EvAside: {rule: "OSI-RUL-54", key: "aside"},
}

func argNumber(_ *osiris.State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(s *osiris.State, e game.Event) []any {
	return []any{"card", CardName(s, osiris.Card(e.A))}
}

// argKind names a played card, its kind, and what its special does: what its corner gives is told as gains.
func argKind(s *osiris.State, e game.Event) []any {
	card := CardName(s, osiris.Card(e.A))
	if !known(s, osiris.Card(e.A)) {
		return []any{"card", card, "kind", card, "effect", game.Say("", "osiris.card.unknown")}
	}
	kind := s.Data.Card[e.A].Kind
	return []any{"card", card, "kind", kindTerm(uint8(kind)), "effect", Effect(s, kind)}
}

func argPlanOf(s *osiris.State, e game.Event) []any { return []any{"plan", PlanName(s, e.A)} }
func argTokens(_ *osiris.State, e game.Event) []any {
	t, _ := osiris.TokensOf(e)
	return []any{"tokens", Tokens(t)}
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
	a, b := osiris.WorkersLeft(e)
	return []any{"a", workerTerm(uint8(a)), "b", workerTerm(uint8(b))}
}

// seatOf returns a seat for a message; a spectator if the reader must not know it.
func seatOf(n uint8) game.Seat {
	if n == game.Unknown {
		return game.Spectator
	}
	return game.Seat(n)
}

// varyUnseen chooses the key for readers who must not know the numbers.
func varyUnseen(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return ""
}

// varyOwn chooses the key by whether a briber asks for the card.
func varyOwn(e game.Event) string {
	if _, receiver := osiris.BribeOf(e); receiver == e.Seat {
		return "-own"
	}
	return ""
}

// varyWhy chooses the key by the reason for taking or paying tokens.
func varyWhy(e game.Event) string {
	_, why := osiris.TokensOf(e)
	return [...]string{
		osiris.GainHarvest: "-harvest", osiris.GainVisit: "-visit", osiris.GainCaravan: "-caravan",
		osiris.GainMarket: "-market", osiris.GainCorner: "-corner", osiris.GainCard: "-card",
		osiris.GainBlessing: "-blessing", osiris.GainRegent: "-regent",
		osiris.PaidHire: "-hire", osiris.PaidMarket: "-market", osiris.PaidPlan: "-plan",
	}[why]
}

// pointRules lists the rule that each part of the score comes from.
var pointRules = [osiris.Parts]string{
	osiris.PartGlory: "OSI-5.7.6", osiris.PartBarge: "OSI-5.7.6", osiris.PartCompletion: "OSI-5.7.8",
	osiris.PartRegent: "OSI-5.10.4", osiris.PartCards: "OSI-11.13",
	osiris.PartRows: "OSI-9.2.1", osiris.PartReaches: "OSI-9.2.1",
}

func citesPart(e game.Event) string {
	part, _ := osiris.PointsOf(e)
	return pointRules[part]
}

// Tell returns an event as a message.
func Tell(s *osiris.State, e game.Event) game.Message {
	if e.Kind >= osiris.EvShowed {
		return showedMessage(s, e)
	}
	row := &eventText[e.Kind]
	key := "osiris.told." + row.key
	if row.vary != nil {
		key += row.vary(e)
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	rule := row.rule
	if row.cites != nil {
		rule = row.cites(e)
	}
	return game.Say(rule, key, args...)
}
