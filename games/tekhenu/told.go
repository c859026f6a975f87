package tekhenu

import "ennead/game"

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
	vary      func(e game.Event) string // what the key ends with; nothing if there is none
}{
	evPaid:       {rule: "TEK-1.13", key: "paid", args: argAmount},
	evGained:     {rule: "TEK-1.4", key: "gained", args: argAmount},
	evPoints:     {rule: "TEK-8.5", key: "points", args: argPoints},
	evLost:       {rule: "TEK-1.12", key: "lost", args: argPoints},
	evPopulation: {rule: "TEK-12.3", key: "population", args: argNumber},
	evHappiness:  {rule: "TEK-12.3", key: "happiness", args: argNumber},
	evProduction: {rule: "TEK-14.3", key: "production", args: func(_ *State, e game.Event) []any { return []any{"token", tokenTerm(e.A), "n", int(e.B)} }},
	evStatue:     {rule: "TEK-9.2", key: "statue", args: argSite},
	evGold:       {rule: "TEK-9.5", key: "gold", args: argSite},
	evTile: {rule: "TEK-10.2", key: "tile", args: func(_ *State, e game.Event) []any {
		return []any{"tile", TileName(e.A), "cell", CellName(e.B)}
	}},
	evEdges:     {rule: "TEK-10.2.2", key: "edges", args: argNumber},
	evColumn:    {rule: "TEK-10.2.6", key: "column", args: func(_ *State, e game.Event) []any { return []any{"cell", CellName(e.A)} }},
	evAbility:   {rule: "TEK-10.2.5", key: "ability", args: func(s *State, e game.Event) []any { return []any{"effect", s.Data.TileText(Tile(e.A))} }},
	evBuilding:  {rule: "TEK-11.2", key: "building", args: argSite},
	evDistrict:  {rule: "TEK-14.2", key: "district", args: func(_ *State, e game.Event) []any { return []any{"row", int(e.A) + 1, "district", tokenTerm(e.B)} }},
	evGodBonus:  {rule: "TEK-9.8", key: "god-bonus", args: argGod},
	evTech:      {rule: "TEK-16.6.19", key: "technology", args: func(s *State, e game.Event) []any { return argsOfCard(s, Technology.Of(e.A)) }},
	evGodAction: {rule: "TEK-4.7", key: "god", args: func(_ *State, e game.Event) []any { return []any{"god", godTerm(e.A), "n", int(e.B)} }},
	evOpens:     {rule: "TEK-13.10", key: "opens", args: func(_ *State, e game.Event) []any { return []any{"n", int(e.A) + 1} }},
	evReward:    {rule: "TEK-12.7", key: "reward", args: argNumber},
	evShown: {rule: "TEK-10.2.7", key: "shown", args: func(s *State, e game.Event) []any {
		return []any{"tile", TileName(e.A), "effect", s.Data.TileText(Tile(e.A))}
	}},
	evDial:      {rule: "TEK-3.1", key: "dial", args: argGod},
	evHorusTile: {rule: "TEK-3.4", key: "horus-tile", args: func(_ *State, e game.Event) []any { return []any{"god", godTerm(e.A), "n", int(e.B) + 1} }},
	evRolled: {rule: "TEK-3.6", key: "rolled", args: func(_ *State, e game.Event) []any {
		return []any{"colour", colourTerm(e.A), "n", int(e.B), "god", godTerm(e.C)}
	}},
	evDealt: {rule: "TEK-3.9", key: "dealt", args: argCard, vary: varyUnseen},
	evKeptDecree: {rule: "TEK-3.9", key: "kept-decree", args: func(_ *State, e game.Event) []any {
		return []any{"card", CardName(Card(e.A)), "back", CardName(Card(e.B))}
	}, vary: varyUnseen},
	evLaid:    {rule: "TEK-3.10", key: "laid", args: argStart},
	evFirst:   {rule: "TEK-3.11", key: "first"},
	evDrafted: {rule: "TEK-3.11", key: "drafted", args: argStart},
	evOrder:   {rule: "TEK-6.5", key: "order", args: argNumber},
	evDestiny: {rule: "TEK-6.9", key: "destiny", args: argDestiny},
	evStart:   {rule: "TEK-3.13", key: "start", args: argStart},
	evKept:    {rule: "TEK-16.2.3", key: "kept", args: func(s *State, e game.Event) []any { return argsOfCard(s, Card(e.A)) }},
	evRound:   {rule: "TEK-4.1", key: "round", args: argNumber},
	evRotated: {rule: "TEK-5.1", key: "rotated", args: argGod},
	evFaith:   {rule: "TEK-6.2", key: "faith", args: func(_ *State, e game.Event) []any { return []any{"pan", panTerm(e.A), "n", int(e.B)} }},
	evBalance: {rule: "TEK-6.1", key: "balance", args: func(_ *State, e game.Event) []any {
		return []any{"n", int(e.A) * (1 - 2*int(e.B))}
	}},
	evScoring:  {rule: "TEK-7.8", key: "scoring", args: argNumber},
	evLeads:    {rule: "TEK-7.1", key: "leads", args: func(_ *State, e game.Event) []any { return []any{"district", tokenTerm(e.A), "n", int(e.B)} }},
	evDecree:   {rule: "TEK-8.2", key: "decree", args: argDecree},
	evChosen:   {rule: "TEK-8.2", key: "chosen", args: argDecree},
	evDecreeVP: {rule: "TEK-8.2", key: "decree-vp", args: argDecree},
	evDoubled:  {rule: "TEK-16.4.2", key: "doubled", args: argDecree},
	evPlan:     {rule: "TEK-18.5", key: "plan", args: argPlan},
	evDeben:    {rule: "TEK-18.7", key: "deben", vary: func(e game.Event) string { return []string{"-up", "-right"}[e.A] }},
	evBotTile:  {rule: "TEK-18.7", key: "bot-tile", args: argPlan},
	evBotNoDie: {rule: "TEK-RUL-66", key: "bot-no-die"},
	evBotDie: {rule: "TEK-18.10", key: "bot-die", args: func(_ *State, e game.Event) []any {
		return []any{"god", godTerm(e.A), "colour", colourTerm(e.B), "n", int(e.C), "why", argWhy(e.D)}
	}},
	evBotSite: {rule: "TEK-18.11", key: "bot-site", args: argBotSite, vary: varyBotSite},
	evBotCell: {rule: "TEK-18.13", key: "bot-cell", args: func(_ *State, e game.Event) []any {
		return []any{"cell", CellName(e.A), "why", argWhy(e.B), "n", int(e.C)}
	}},
	evBotInstead: {rule: "TEK-RUL-43", key: "bot-instead"},
	evBotCard: {rule: "TEK-18.16", key: "bot-card", args: func(_ *State, e game.Event) []any {
		return []any{"card", CardName(Card(e.A)), "n", int(e.B) + 1}
	}},
	evBotDistrict: {rule: "TEK-18.17", key: "bot-district", args: func(_ *State, e game.Event) []any {
		return []any{"row", int(e.A) + 1, "district", tokenTerm(e.B)}
	}, vary: varyBotDistrict},
	evBotIdle: {rule: "TEK-RUL-43", key: "bot-idle", args: argGod},

	evPlaced: {rule: "TEK-4.5", key: "placed", args: func(_ *State, e game.Event) []any {
		return []any{"colour", colourTerm(e.A), "n", int(e.B), "pan", panTerm(e.C)}
	}},
	evProduced: {rule: "TEK-15.3", key: "produced", args: func(_ *State, e game.Event) []any {
		return []any{"amount", Amount(Token(e.A), int(e.B)), "n", int(e.C)}
	}, vary: func(e game.Event) string {
		if e.C > 0 {
			return "-surplus"
		}
		return ""
	}},
	evTaken:       {rule: "TEK-RUL-22", key: "taken", args: func(s *State, e game.Event) []any { return argsOfCard(s, Card(e.A)) }},
	evShuffled:    {rule: "TEK-13.11", key: "shuffled", args: func(_ *State, e game.Event) []any { return []any{"kind", kindTerm(e.A)} }},
	evLostActions: {rule: "TEK-RUL-52", key: "lost-actions", args: func(_ *State, e game.Event) []any { return []any{"n", int(e.A) + int(e.B) + int(e.C)} }},

	evMaat:   {rule: "TEK-6.3", key: "maat"},
	evFate:   {rule: "TEK-3.13", key: "fate", args: argDestiny},
	evPlayed: {rule: "TEK-4.12", key: "played", args: func(s *State, e game.Event) []any { return argsOfCard(s, Blessing.Of(e.A)) }},
	evPicked: {rule: "TEK-13.13", key: "picked", args: func(s *State, e game.Event) []any { return argsOfCard(s, Card(e.A)) }},
	evOrders: {rule: "TEK-3.12", key: "orders"},
	evReveal: {rule: "TEK-8.2", key: "reveal"},
	evFirsts: {rule: "TEK-8.4", key: "firsts"},
	evDue:    {rule: "TEK-7.7", key: "due", args: argNumber},
}

func argNumber(_ *State, e game.Event) []any { return []any{"n", int(e.A)} }
func argAmount(_ *State, e game.Event) []any { return []any{"amount", Amount(Token(e.A), int(e.B))} }
func argPoints(_ *State, e game.Event) []any { return []any{"n", int(e.A), "part", partTerm(e.B)} }
func argSite(_ *State, e game.Event) []any   { return []any{"site", SiteName(e.A)} }
func argGod(_ *State, e game.Event) []any    { return []any{"god", godTerm(e.A)} }

func argCard(_ *State, e game.Event) []any { return []any{"card", CardName(Card(e.A))} }
func argStart(s *State, e game.Event) []any {
	return []any{"card", StartName(e.A), "effect", s.Data.StartText(e.A)}
}

func argDestiny(s *State, e game.Event) []any {
	return []any{"card", DestinyName(e.A), "effect", s.Data.DestinyText(e.A)}
}

// argDecree names a Decree by its number, and what it scored if it did.
func argDecree(s *State, e game.Event) []any {
	return append(argsOfCard(s, Decree.Of(e.A)), "n", int(e.B))
}

func argPlan(s *State, e game.Event) []any {
	return []any{"plan", PlanName(e.A), "n", int(e.B), "effect", s.Data.PlanText(e.A)}
}

// varyUnseen: the reader may not know the card.
func varyUnseen(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return ""
}

// argsOfCard name a card and what it does.
func argsOfCard(s *State, c Card) []any {
	return []any{"card", CardName(c), "effect", s.Data.CardText(c)}
}

// Tell puts an event into a message; the seat it is about is its first parameter.
func (text) Tell(state game.State, e game.Event) game.Message {
	s := state.(*State)
	row := told[e.Kind]
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	key := row.key
	if row.vary != nil {
		key += row.vary(e)
	}
	return game.Say(row.rule, "tekhenu.event."+key, args...)
}
