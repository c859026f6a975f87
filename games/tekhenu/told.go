package tekhenu

import "ennead/game"

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
}{
	evPaid:       {"TEK-1.13", "paid", argAmount},
	evGained:     {"TEK-1.4", "gained", argAmount},
	evPoints:     {"TEK-8.5", "points", argPoints},
	evLost:       {"TEK-1.12", "lost", argPoints},
	evPopulation: {"TEK-12.3", "population", argNumber},
	evHappiness:  {"TEK-12.3", "happiness", argNumber},
	evProduction: {"TEK-14.3", "production", func(_ *State, e game.Event) []any { return []any{"token", tokenTerm(e.A), "n", int(e.B)} }},
	evStatue:     {"TEK-9.2", "statue", argSite},
	evGold:       {"TEK-9.5", "gold", argSite},
	evTile: {"TEK-10.2", "tile", func(_ *State, e game.Event) []any {
		return []any{"tile", TileName(e.A), "cell", CellName(e.B)}
	}},
	evEdges:     {"TEK-10.2.2", "edges", argNumber},
	evColumn:    {"TEK-10.2.6", "column", func(_ *State, e game.Event) []any { return []any{"cell", CellName(e.A)} }},
	evAbility:   {"TEK-10.2.5", "ability", func(s *State, e game.Event) []any { return []any{"effect", s.Data.TileText(Tile(e.A))} }},
	evBuilding:  {"TEK-11.2", "building", argSite},
	evDistrict:  {"TEK-14.2", "district", func(_ *State, e game.Event) []any { return []any{"row", int(e.A) + 1, "district", tokenTerm(e.B)} }},
	evGodBonus:  {"TEK-9.8", "god-bonus", argGod},
	evTech:      {"TEK-16.6.19", "technology", func(s *State, e game.Event) []any { return argsOfCard(s, Technology.Of(e.A)) }},
	evGodAction: {"TEK-4.7", "god", func(_ *State, e game.Event) []any { return []any{"god", godTerm(e.A), "n", int(e.B)} }},
	evOpens:     {"TEK-13.10", "opens", func(_ *State, e game.Event) []any { return []any{"n", int(e.A) + 1} }},
	evReward:    {"TEK-12.7", "reward", argNumber},
	evShown: {"TEK-10.2.7", "shown", func(s *State, e game.Event) []any {
		return []any{"tile", TileName(e.A), "effect", s.Data.TileText(Tile(e.A))}
	}},
	evDial:      {"TEK-3.1", "dial", argGod},
	evHorusTile: {"TEK-3.4", "horus-tile", func(_ *State, e game.Event) []any { return []any{"god", godTerm(e.A), "n", int(e.B) + 1} }},
	evRolled:    {"TEK-3.6", "rolled", argDieIn},
	evDealt:     {"TEK-20.1", "dealt", argCard},
	evKeptDecree: {"TEK-3.9", "kept-decree", func(_ *State, e game.Event) []any {
		return []any{"card", CardName(Card(e.A)), "back", CardName(Card(e.B))}
	}},
	evLaid:    {"TEK-3.10", "laid", argStart},
	evFirst:   {"TEK-3.11", "first", nil},
	evDrafted: {"TEK-3.11", "drafted", argStart},
	evOrder:   {"TEK-6.5", "order", argNumber},
	evDestiny: {"TEK-6.9", "destiny", func(s *State, e game.Event) []any {
		return []any{"card", DestinyName(e.A), "effect", s.Data.DestinyText(e.A)}
	}},
	evStart:   {"TEK-3.13", "start", argStart},
	evKept:    {"TEK-16.2.3", "kept", argCard},
	evRound:   {"TEK-4.1", "round", argNumber},
	evRotated: {"TEK-5.1", "rotated", argGod},
	evFaith:   {"TEK-6.2", "faith", func(_ *State, e game.Event) []any { return []any{"pan", panTerm(e.A), "n", int(e.B)} }},
	evBalance: {"TEK-6.1", "balance", func(_ *State, e game.Event) []any {
		if e.B == 1 {
			return []any{"n", -int(e.A)}
		}
		return []any{"n", int(e.A)}
	}},
	evScoring: {"TEK-7.1", "scoring", argNumber},
	evLeads:   {"TEK-7.1", "leads", func(_ *State, e game.Event) []any { return []any{"district", tokenTerm(e.A)} }},
	evDecree:  {"TEK-8.2", "decree", argDecree},
	evChosen:  {"TEK-8.2", "chosen", argDecree},
	evDecreeVP: {"TEK-8.2", "decree-vp", func(s *State, e game.Event) []any {
		return append(argDecree(s, e), "n", int(e.B))
	}},
	evDoubled: {"TEK-16.4.2", "doubled", argDecree},
	evPlan:    {"TEK-18.5", "plan", argPlan},
	evDeben: {"TEK-18.7", "deben", func(_ *State, e game.Event) []any {
		return []any{"face", term("deben", debenNames[e.A])}
	}},
	evBotTile:  {"TEK-18.7", "bot-tile", argPlan},
	evBotNoDie: {"TEK-RUL-66", "bot-no-die", nil},
	evBotDie: {"TEK-18.9", "bot-die", func(s *State, e game.Event) []any {
		return []any{"god", godTerm(e.A), "colour", colourTerm(e.B), "n", int(e.C), "why", whyTerm(e.D)}
	}},
	evBotSite: {"TEK-18.11", "bot-site", func(s *State, e game.Event) []any { return append(argSite(s, e), "why", whyTerm(e.B)) }},
	evBotCell: {"TEK-18.13", "bot-cell", func(_ *State, e game.Event) []any {
		return []any{"cell", CellName(e.A), "why", whyTerm(e.B), "n", int(e.C)}
	}},
	evBotInstead: {"TEK-18.11", "bot-instead", nil},
	evBotCard:    {"TEK-18.16", "bot-card", func(s *State, e game.Event) []any { return append(argCard(s, e), "n", int(e.B)+1) }},
	evBotDistrict: {"TEK-18.17", "bot-district", func(_ *State, e game.Event) []any {
		return []any{"row", int(e.A) + 1, "district", tokenTerm(e.B)}
	}},
	evBotIdle: {"TEK-RUL-43", "bot-idle", argGod},
	evPlaced: {"TEK-4.5", "placed", func(_ *State, e game.Event) []any {
		return []any{"colour", colourTerm(e.A), "n", int(e.B), "pan", panTerm(e.C)}
	}},
	evProduced: {"TEK-15.3", "produced", func(_ *State, e game.Event) []any {
		return []any{"amount", Amount(Token(e.A), int(e.B)), "n", int(e.C)}
	}},
	evTaken:       {"TEK-13.6", "taken", argCard},
	evShuffled:    {"TEK-13.11", "shuffled", func(_ *State, e game.Event) []any { return []any{"kind", kindTerm(e.A)} }},
	evLostActions: {"TEK-RUL-52", "lost-actions", func(_ *State, e game.Event) []any { return []any{"n", int(e.A + e.B + e.C)} }},
}

func argNumber(_ *State, e game.Event) []any { return []any{"n", int(e.A)} }
func argAmount(_ *State, e game.Event) []any { return []any{"amount", Amount(Token(e.A), int(e.B))} }
func argPoints(_ *State, e game.Event) []any { return []any{"n", int(e.A), "part", partTerm(e.B)} }
func argSite(_ *State, e game.Event) []any   { return []any{"site", SiteName(e.A)} }
func argGod(_ *State, e game.Event) []any    { return []any{"god", godTerm(e.A)} }
func argCard(_ *State, e game.Event) []any   { return []any{"card", CardName(Card(e.A))} }
func argStart(_ *State, e game.Event) []any  { return []any{"card", StartName(e.A)} }
func argDecree(_ *State, e game.Event) []any { return []any{"card", CardName(Decree.Of(e.A))} }
func argPlan(s *State, e game.Event) []any   { return []any{"tile", PlanName(e.A), "n", int(e.B)} }

func argDieIn(_ *State, e game.Event) []any {
	return []any{"colour", colourTerm(e.A), "n", int(e.B), "god", godTerm(e.C)}
}

// whyTerm is why Botankhamun chooses a thing (TEK-18.9 to TEK-18.14).
func whyTerm(why uint8) game.Term {
	return term("why", [...]string{byRule: "rule", byPure: "pure", byStatue: "statue", bySlot: "slot", byLine: "line", byInside: "inside", byChance: "chance"}[why])
}

// argsOfCard name a card and what it does.
func argsOfCard(s *State, c Card) []any {
	return []any{"card", CardName(c), "effect", s.Data.CardText(c)}
}

// Tell puts an event into a message; the seat it is about is its first parameter.
func (s *State) Tell(e game.Event) game.Message {
	row := told[e.Kind]
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	return game.Say(row.rule, "tekhenu.event."+row.key, args...)
}
