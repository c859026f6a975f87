package osiris

import (
	"strings"

	"ennead/game"
)

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
	vary      func(e game.Event) string // what the key ends with; nothing if there is none
}{
	evRegent: {rule: "OSI-2.1.7", key: "regent"},
	evSeason: {rule: "OSI-3.1", key: "season", args: argNumber},
	evDealt:  {rule: "OSI-5.8.3", key: "dealt", args: argCard, vary: varyUnseen},
	evDrawn:  {rule: "OSI-4.2", key: "drawn", args: argWorker, vary: varyUnseen},
	evPool:   {rule: "OSI-4.3", key: "pool", args: argWorker},
	evLeft:   {rule: "OSI-4.4", key: "left", args: argLeft, vary: varyUnseen},
	evPlaced: {rule: "OSI-5.0.3", key: "placed", args: func(s *State, e game.Event) []any {
		return []any{"worker", workerTerm(e.A), "place", s.PlaceName(Place(e.B))}
	}},
	evGained:  {rule: "OSI-0.3", key: "gained", args: argTokens, vary: varyWhy},
	evPaid:    {rule: "OSI-5.0.1", key: "paid", args: argTokens, vary: varyWhy},
	evMissing: {rule: "OSI-6.1", key: "missing", args: argTokens},
	evLeads: {rule: "OSI-5.3.2", key: "leads", args: func(_ *State, e game.Event) []any {
		return []any{"caravan", term("caravan", strings.ToLower(caravanNames[e.A]))}
	}},
	evFee: {rule: "OSI-5.3.3", key: "fee", args: func(_ *State, e game.Event) []any {
		return []any{"amount", Amount(Resource(e.A), 1), "to", game.Seat(e.B)}
	}},
	evHired:   {rule: "OSI-5.4.2", key: "hired", args: argWorker},
	evMarket:  {rule: "OSI-5.5.3", key: "market", args: func(_ *State, e game.Event) []any { return []any{"market", MarketName(e.A)} }},
	evPlanned: {rule: "OSI-5.6.1", key: "planned", args: argPlanOf},
	evBuilt: {rule: "OSI-5.7.1", key: "built", args: func(s *State, e game.Event) []any {
		return []any{"monument", monumentTerm(uint8(s.Data.Plans[e.A].Monument)), "site", s.SiteName(Site(e.B))}
	}},
	evMoved:   {rule: "OSI-5.7.7", key: "moved", args: func(s *State, e game.Event) []any { return []any{"from", s.PlanName(e.A), "to", s.PlanName(e.B)} }},
	evPoints:  {rule: "OSI-5.7.6", key: "points", args: func(_ *State, e game.Event) []any { return []any{"part", game.Term(scoreKeys[e.A]), "n", int(e.B)} }},
	evCorner:  {rule: "OSI-5.8.1", key: "corner", args: argCard},
	evSpecial: {rule: "OSI-5.8.1", key: "special", args: argCard},
	evBlessing: {rule: "OSI-5.9.1", key: "blessing", args: func(s *State, e game.Event) []any {
		return []any{"blessing", blessingTerm(e.A), "effect", s.BlessingText(Blessing(e.A))}
	}},
	evShared:    {rule: "OSI-5.2.3", key: "shared", args: func(s *State, e game.Event) []any { return []any{"card", s.CardName(Card(e.A)), "to", seatOf(e.B)} }, vary: varyUnseen},
	evGave:      {rule: "OSI-5.2.6", key: "gave", args: argTo},
	evKeptCard:  {rule: "OSI-5.2.3", key: "kept-card", args: argCard, vary: varyUnseen},
	evDiscarded: {rule: "OSI-5.8.2", key: "discarded", args: argCard},
	evShuffled:  {rule: "OSI-RUL-28", key: "shuffled"},
	evNoCard:    {rule: "OSI-RUL-13", key: "no-card"},
	evWithdrew:  {rule: "OSI-5.10.3", key: "withdrew", args: argNumber},
	evBox:       {rule: "OSI-5.10.4", key: "box", args: func(s *State, e game.Event) []any { return []any{"gains", s.Data.Row[e.A].Text()} }},
	evTaken: {rule: "OSI-6.3", key: "taken", args: func(_ *State, e game.Event) []any {
		return []any{"tokens", Tokens{e.A, e.B, e.C}.Text(), "pile", PileName(e.D)}
	}},
	evKeeps: {rule: "OSI-12.3", key: "keeps", args: argPlanOf},
	evLost:  {rule: "OSI-8.1", key: "lost", args: argPlanOf},
	evEnd:   {rule: "OSI-8.1", key: "end", args: argNumber},
	evLots:  {rule: "OSI-9.2.1", key: "lots", args: func(_ *State, e game.Event) []any { return []any{"rows", int(e.A), "reaches", int(e.B)} }},

	evOffer:         {rule: "OSI-7.3.2", key: "offer", args: argOffer, vary: varyTurn},
	evDeclined:      {rule: "OSI-7.3.6", key: "declined", args: argOffer, vary: varyTurn},
	evCancelled:     {rule: "OSI-7.3.6", key: "cancelled", args: argOffer, vary: varyTurn},
	evFailed:        {rule: "OSI-7.3.4", key: "failed", args: argOffer, vary: varyTurn},
	evTrade:         {rule: "OSI-7.3.5", key: "trade", args: argTo},
	evHanded:        {rule: "OSI-7.4.1", key: "handed", args: argHanded},
	evHandedWorkers: {rule: "OSI-7.4.1", key: "handed-workers", args: argToCount},
	evHandedWorker: {rule: "OSI-7.4.1", key: "handed-worker", args: func(_ *State, e game.Event) []any {
		if e.C == game.Unknown {
			return nil
		}
		return []any{"to", game.Seat(e.A), "worker", workerTerm(e.C)}
	}, vary: varyUnseen},
	evHandedCards: {rule: "OSI-7.4.1", key: "handed-cards", args: argToCount},
	evHandedCard: {rule: "OSI-7.4.1", key: "handed-card", args: func(s *State, e game.Event) []any {
		return []any{"to", seatOf(e.A), "card", s.CardName(Card(e.C))}
	}, vary: varyUnseen},
	evBribe:    {rule: "OSI-7.5.1", key: "bribe", args: func(_ *State, e game.Event) []any { return []any{"n", int(e.A), "if", game.Seat(e.B)} }},
	evUnbribed: {rule: "OSI-7.5.2", key: "unbribed", args: argNumber},
	evBribed:   {rule: "OSI-7.5.2", key: "bribed", args: func(_ *State, e game.Event) []any { return []any{"to", game.Seat(e.B)} }},
	evPromised: {rule: "OSI-7.6.1", key: "promised", args: argPromise, vary: varyUnseen},
	evMarked:   {rule: "OSI-7.6.1", key: "marked", args: func(_ *State, e game.Event) []any { return []any{"by", seatOf(e.B)} }, vary: varyMarked},
}

func argNumber(_ *State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(s *State, e game.Event) []any   { return []any{"card", s.CardName(Card(e.A))} }
func argPlanOf(s *State, e game.Event) []any { return []any{"plan", s.PlanName(e.A)} }
func argTokens(_ *State, e game.Event) []any { return []any{"tokens", Tokens{e.A, e.B, e.C}.Text()} }

func argWorker(_ *State, e game.Event) []any {
	if e.A == game.Unknown {
		return nil
	}
	return []any{"worker", workerTerm(e.A)}
}

func argLeft(_ *State, e game.Event) []any {
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
		gainHarvest: "-harvest", gainVisit: "-visit", gainCaravan: "-caravan", gainMarket: "-market", gainCorner: "-corner",
		gainCard: "-card", gainBlessing: "-blessing", gainRegent: "-regent", paidHire: "-hire", paidMarket: "-market", paidPlan: "-plan",
	}[e.D]
}

// Tell puts an event into a message.
func (s *State) Tell(e game.Event) game.Message {
	if e.Kind >= evShowed {
		return s.tellShowed(e)
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
