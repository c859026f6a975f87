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
}

func argNumber(_ *State, e game.Event) []any { return []any{"n", int(e.A)} }
func argAmount(_ *State, e game.Event) []any { return []any{"amount", Amount(Token(e.A), int(e.B))} }
func argPoints(_ *State, e game.Event) []any { return []any{"n", int(e.A), "part", partTerm(e.B)} }
func argSite(_ *State, e game.Event) []any   { return []any{"site", SiteName(e.A)} }
func argGod(_ *State, e game.Event) []any    { return []any{"god", godTerm(e.A)} }

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
