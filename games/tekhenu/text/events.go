package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// Events as messages for the chronicle.

// eventText holds, by kind of event, the rule, the key and the parameters of its message.
var eventText = [...]struct {
	rule, key string
	args      func(s *tekhenu.State, e game.Event) []any
	vary      func(e game.Event) string // a suffix of the key
	variant   func(e game.Event) string // another wording of the same key, see [game.Message]
}{
	tekhenu.EvPaid:       {rule: "TEK-1.13", key: "paid", args: argAmount},
	tekhenu.EvGained:     {rule: "TEK-1.4", key: "gained", args: argAmount},
	tekhenu.EvPoints:     {key: "points", args: argPoints},
	tekhenu.EvLost:       {rule: "TEK-1.12", key: "lost", args: argPoints},
	tekhenu.EvPopulation: {rule: "TEK-12.3", key: "population", args: argNumber},
	tekhenu.EvHappiness:  {rule: "TEK-12.3", key: "happiness", args: argNumber},
	tekhenu.EvProduction: {
		rule: "TEK-14.3", key: "production",
		args: func(_ *tekhenu.State, e game.Event) []any {
			to := tekhenu.RaisedOf(e)
			return []any{"token", tokenTerm(uint8(to.Token)), "n", int(to.To)}
		},
	},
	tekhenu.EvStatue: {rule: "TEK-9.2", key: "statue", args: argSite},
	tekhenu.EvTile: {rule: "TEK-10.2", key: "tile", args: func(_ *tekhenu.State, e game.Event) []any {
		laid := tekhenu.LayingOf(e)
		return []any{"tile", TileName(uint8(laid.Tile)), "cell", CellName(laid.Cell)}
	}},
	tekhenu.EvEdges: {rule: "TEK-10.2.2", key: "edges", args: argNumber},
	tekhenu.EvColumn: {
		rule: "TEK-10.2.6", key: "column",
		args: func(_ *tekhenu.State, e game.Event) []any { return []any{"cell", CellName(e.A)} },
	},
	tekhenu.EvAbility: {rule: "TEK-10.2.5", key: "ability", args: func(s *tekhenu.State, e game.Event) []any {
		return []any{"effect", TileText(s.Data, tekhenu.Tile(e.A))}
	}},
	tekhenu.EvBuilding: {rule: "TEK-11.2", key: "building", args: argSite},
	tekhenu.EvDistrict: {rule: "TEK-14.2", key: "district", args: func(_ *tekhenu.State, e game.Event) []any {
		built := tekhenu.HousingOf(e)
		return []any{"row", int(built.Row) + 1, "district", tokenTerm(uint8(built.District))}
	}},
	tekhenu.EvGodBonus: {rule: "TEK-9.8", key: "god-bonus", args: argGod},
	tekhenu.EvTech: {
		rule: "TEK-16.6.19", key: "technology",
		args: func(s *tekhenu.State, e game.Event) []any { return argsOfCard(s, tekhenu.Technology.Of(e.A)) },
	},
	tekhenu.EvGodAction: {
		rule: "TEK-4.7", key: "god",
		args: func(_ *tekhenu.State, e game.Event) []any {
			acting := tekhenu.ActingOf(e)
			return []any{"god", godTerm(uint8(acting.God)), "n", int(acting.Value)}
		},
	},
	tekhenu.EvOpens: {
		rule: "TEK-13.10", key: "opens",
		args: func(_ *tekhenu.State, e game.Event) []any { return []any{"n", int(e.A) + 1} },
	},
	tekhenu.EvReward: {rule: "TEK-12.7", key: "reward", args: argNumber, variant: func(e game.Event) string {
		if e.A == tekhenu.TrackTop { // TEK-12.6
			return "feast"
		}
		return ""
	}},
	tekhenu.EvShown: {rule: "TEK-10.2.7", key: "shown", args: func(s *tekhenu.State, e game.Event) []any {
		tile := tekhenu.ShownOf(e).Tile
		return []any{"tile", TileName(uint8(tile)), "effect", TileText(s.Data, tile)}
	}},
	tekhenu.EvDial: {rule: "TEK-3.1", key: "dial", args: argGod},
	tekhenu.EvHorusTile: {
		rule: "TEK-3.4", key: "horus-tile",
		args: func(_ *tekhenu.State, e game.Event) []any {
			tile := tekhenu.AssignedOf(e)
			return []any{"god", godTerm(uint8(tile.God)), "n", int(tile.Slot) + 1}
		},
	},
	tekhenu.EvRolled: {rule: "TEK-3.6", key: "rolled", args: func(_ *tekhenu.State, e game.Event) []any {
		die := tekhenu.RollOf(e)
		return []any{"colour", colourTerm(uint8(die.Colour)), "n", int(die.Face), "god", godTerm(uint8(die.Section))}
	}},
	tekhenu.EvDealt: {rule: "TEK-3.9", key: "dealt", args: argCard, vary: varyUnseen},
	tekhenu.EvKeptDecree: {rule: "TEK-3.9", key: "kept-decree", args: func(_ *tekhenu.State, e game.Event) []any {
		of := tekhenu.KeepingOf(e)
		return []any{"card", TheCard(of.Kept), "back", TheCard(of.Back)}
	}, vary: varyUnseen},
	tekhenu.EvLaid:    {rule: "TEK-3.10", key: "laid", args: argStart},
	tekhenu.EvFirst:   {rule: "TEK-3.11", key: "first"},
	tekhenu.EvDrafted: {rule: "TEK-3.11", key: "drafted", args: argStart},
	tekhenu.EvOrder:   {rule: "TEK-6.5", key: "order", args: argNumber},
	tekhenu.EvDestiny: {rule: "TEK-6.9", key: "destiny", args: argDestiny},
	tekhenu.EvStart:   {rule: "TEK-3.13", key: "start", args: argStart},
	tekhenu.EvKept: {
		rule: "TEK-16.2.3", key: "kept",
		args: func(s *tekhenu.State, e game.Event) []any { return argsOfCard(s, tekhenu.Card(e.A)) },
	},
	tekhenu.EvRound: {rule: "TEK-4.1", key: "round", args: argNumber},
	tekhenu.EvRotated: {rule: "TEK-5.1", key: "rotated", args: func(_ *tekhenu.State, e game.Event) []any {
		turn := tekhenu.RotationOf(e)
		return []any{"god", godTerm(uint8(turn.Arrow)), "n", int(turn.Dice), "due", int(turn.Due)}
	}, variant: func(e game.Event) string {
		if turn := tekhenu.RotationOf(e); turn.Dice < turn.Due { // TEK-RUL-02
			return "short"
		}
		return ""
	}},
	tekhenu.EvFaith: {
		rule: "TEK-6.2", key: "faith",
		args: func(_ *tekhenu.State, e game.Event) []any {
			faith := tekhenu.FaithfulOf(e)
			return []any{"pan", panTerm(uint8(faith.Pan)), "n", int(faith.N)}
		},
	},
	tekhenu.EvBalance: {rule: "TEK-6.1", key: "balance", args: func(_ *tekhenu.State, e game.Event) []any {
		return []any{"n", tekhenu.BalanceOf(e)}
	}},
	tekhenu.EvScoring: {rule: "TEK-7.8", key: "scoring", args: argNumber},
	tekhenu.EvLeads: {
		rule: "TEK-7.1", key: "leads",
		args: func(_ *tekhenu.State, e game.Event) []any {
			lead := tekhenu.LeadOf(e)
			return []any{"district", tokenTerm(uint8(lead.District)), "n", int(lead.VP)}
		},
	},
	tekhenu.EvDecree:   {rule: "TEK-8.2", key: "decree", args: argDecree},
	tekhenu.EvChosen:   {rule: "TEK-8.2", key: "chosen", args: argDecree},
	tekhenu.EvDecreeVP: {rule: "TEK-8.2", key: "decree-vp", args: argDecree},
	tekhenu.EvDoubled:  {rule: "TEK-16.4.2", key: "doubled", args: argDecree},
	tekhenu.EvPlan:     {rule: "TEK-18.5", key: "plan", args: argPlan},
	tekhenu.EvDeben: {rule: "TEK-18.7", key: "deben",
		vary: func(e game.Event) string { return []string{"-up", "-right"}[e.A] }},
	tekhenu.EvBotTile:  {rule: "TEK-18.7", key: "bot-tile", args: argPlan},
	tekhenu.EvBotNoDie: {rule: "TEK-RUL-66", key: "bot-no-die"},
	tekhenu.EvBotDie: {rule: "TEK-18.10", key: "bot-die", args: func(_ *tekhenu.State, e game.Event) []any {
		die := tekhenu.BotTakeOf(e)
		return []any{"god", godTerm(uint8(die.Section)), "colour", colourTerm(uint8(die.Colour)), "n", int(die.Face),
			"why", argWhy(die.Why)}
	}},
	tekhenu.EvBotSite: {rule: "TEK-18.11", key: "bot-site", args: argBotSite, vary: varyBotSite},
	tekhenu.EvBotCell: {rule: "TEK-18.13", key: "bot-cell", args: func(_ *tekhenu.State, e game.Event) []any {
		cell := tekhenu.BotChoiceOf(e)
		return []any{"cell", CellName(cell.At), "why", argWhy(cell.Why), "n", cell.Worth}
	}},
	tekhenu.EvBotInstead: {rule: "TEK-RUL-43", key: "bot-instead"},
	tekhenu.EvBotCard: {rule: "TEK-18.16", key: "bot-card", args: func(_ *tekhenu.State, e game.Event) []any {
		taken := tekhenu.BotCardOf(e)
		return []any{"card", TheCard(taken.Card), "n", int(taken.Section) + 1}
	}},
	tekhenu.EvBotDistrict: {rule: "TEK-18.17", key: "bot-district", args: func(_ *tekhenu.State, e game.Event) []any {
		space := tekhenu.BotSpaceOf(e)
		return []any{"row", int(space.Row) + 1, "district", tokenTerm(uint8(space.District))}
	}, vary: varyBotDistrict},
	tekhenu.EvBotIdle: {rule: "TEK-RUL-43", key: "bot-idle", args: argGod},

	tekhenu.EvPlaced: {rule: "TEK-4.5", key: "placed", args: func(_ *tekhenu.State, e game.Event) []any {
		die := tekhenu.PlacedOf(e)
		return []any{"colour", colourTerm(uint8(die.Colour)), "n", int(die.Face), "pan", panTerm(uint8(die.Pan))}
	}},
	tekhenu.EvProduced: {rule: "TEK-15.3", key: "produced", args: func(_ *tekhenu.State, e game.Event) []any {
		of := tekhenu.YieldOf(e)
		return []any{"amount", Amount(of.Token, int(of.Value)), "n", int(of.Surplus)}
	}, vary: func(e game.Event) string {
		if tekhenu.YieldOf(e).Surplus > 0 {
			return "-surplus"
		}
		return ""
	}},
	tekhenu.EvTaken: {
		rule: "TEK-RUL-22", key: "taken",
		args: func(s *tekhenu.State, e game.Event) []any { return argsOfCard(s, tekhenu.Card(e.A)) },
	},
	tekhenu.EvShuffled: {
		rule: "TEK-13.11", key: "shuffled",
		args: func(_ *tekhenu.State, e game.Event) []any { return []any{"kind", kindTerm(e.A)} },
	},
	tekhenu.EvLostActions: {
		rule: "TEK-RUL-52", key: "lost-actions",
		args: func(_ *tekhenu.State, e game.Event) []any { return []any{"n", tekhenu.UndoneOf(e).Sum()} },
	},

	tekhenu.EvMaat: {rule: "TEK-6.3", key: "maat"},
	tekhenu.EvFate: {rule: "TEK-3.13", key: "fate", args: argDestiny},
	tekhenu.EvPlayed: {
		rule: "TEK-4.12", key: "played",
		args: func(s *tekhenu.State, e game.Event) []any { return argsOfCard(s, tekhenu.Blessing.Of(e.A)) },
	},
	tekhenu.EvPicked: {
		rule: "TEK-13.13", key: "picked",
		args: func(s *tekhenu.State, e game.Event) []any { return argsOfCard(s, tekhenu.Card(e.A)) },
	},
	tekhenu.EvOrders: {rule: "TEK-3.12", key: "orders"},
	tekhenu.EvReveal: {rule: "TEK-8.2", key: "reveal"},
	tekhenu.EvFirsts: {rule: "TEK-8.4", key: "firsts"},
	tekhenu.EvDue:    {rule: "TEK-7.7", key: "due", args: argNumber},
}

// scoredBy are the rules by which the parts of the score sheet score.
var scoredBy = [tekhenu.Parts]string{
	tekhenu.PartStart: "TEK-3.7", tekhenu.PartStatues: "TEK-9.6", tekhenu.PartColumns: "TEK-10.2",
	tekhenu.PartBuildings: "TEK-11.3", tekhenu.PartBonus: "TEK-9.8", tekhenu.PartCards: "TEK-13.2",
	tekhenu.PartMaat: "TEK-6.4", tekhenu.PartOsiris: "TEK-7.1", tekhenu.PartTemple: "TEK-7.2",
	tekhenu.PartStatueRow: "TEK-7.3", tekhenu.PartHappiness: "TEK-7.4", tekhenu.PartProduction: "TEK-7.5",
	tekhenu.PartRow: "TEK-7.6", tekhenu.PartBread: "TEK-7.7", tekhenu.PartDecrees: "TEK-8.2",
	tekhenu.PartOrder: "TEK-8.4", tekhenu.PartPile: "TEK-18.20",
}

func argNumber(_ *tekhenu.State, e game.Event) []any { return []any{"n", int(e.A)} }

func argAmount(_ *tekhenu.State, e game.Event) []any {
	tokens := tekhenu.TransferOf(e)
	return []any{"amount", Amount(tokens.Token, int(tokens.N))}
}

func argPoints(_ *tekhenu.State, e game.Event) []any {
	points := tekhenu.PointsOf(e)
	return []any{"n", int(points.VP), "part", partTerm(uint8(points.Part))}
}

func argSite(_ *tekhenu.State, e game.Event) []any { return []any{"site", SiteName(e.A)} }
func argGod(_ *tekhenu.State, e game.Event) []any  { return []any{"god", godTerm(e.A)} }

func argCard(_ *tekhenu.State, e game.Event) []any { return []any{"card", TheCard(tekhenu.Card(e.A))} }
func argStart(s *tekhenu.State, e game.Event) []any {
	return []any{"card", StartName(e.A), "effect", StartText(s.Data, e.A)}
}

func argDestiny(s *tekhenu.State, e game.Event) []any {
	return []any{"card", DestinyName(e.A), "effect", DestinyText(s.Data, e.A)}
}

// argDecree names a Decree, and its VP if the event has any.
func argDecree(s *tekhenu.State, e game.Event) []any {
	of := tekhenu.DecreeScoreOf(e)
	return append(argsOfCard(s, tekhenu.Decree.Of(of.Decree)), "n", int(of.VP))
}

func argPlan(s *tekhenu.State, e game.Event) []any {
	plan := tekhenu.PlannedOf(e)
	return []any{"plan", PlanName(plan.Tile), "n", int(plan.Place), "effect", PlanText(s.Data, plan.Tile)}
}

// varyUnseen is for events whose card the reader may not know.
func varyUnseen(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return ""
}

// argsOfCard names a card and says what it does.
func argsOfCard(s *tekhenu.State, c tekhenu.Card) []any {
	return []any{"card", CardName(c), "the", TheCard(c), "effect", CardText(s.Data, c)}
}

// Tell returns the message of an event. Its first parameter is the seat of the event.
func (text) Tell(state game.State, e game.Event) game.Message {
	s := state.(*tekhenu.State)
	row := eventText[e.Kind]
	if e.Kind == tekhenu.EvPoints {
		row.rule = scoredBy[tekhenu.PointsOf(e).Part]
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	key := row.key
	if row.vary != nil {
		key += row.vary(e)
	}
	says := game.Say(row.rule, "tekhenu.event."+key, args...)
	if row.variant != nil {
		says.Variant = row.variant(e)
	}
	return says
}

// Why Botankhamun chooses.

// whys holds the catalogue keys of [tekhenu.Why].
var whys = [...]string{
	tekhenu.ByRule: "rule", tekhenu.ByPure: "pure", tekhenu.ByStatue: "statue", tekhenu.BySlot: "slot",
	tekhenu.ByLine: "line", tekhenu.ByInside: "inside", tekhenu.ByChance: "chance",
}

func argWhy(why tekhenu.Why) game.Message { return game.Say("", "tekhenu.why."+whys[why]) }

// PlanText says what Botankhamun looks for on an action tile (TEK-18.9, TEK-18.10).
func PlanText(c *tekhenu.Components, n uint8) game.Message {
	tile := &c.Bot.Tiles[n]
	if tile.Order == nil {
		return game.Say("TEK-18.9", "tekhenu.plan.god", "god", godTerm(uint8(tile.God)))
	}
	return game.Say("TEK-18.10", "tekhenu.plan.order", "first", colourTerm(uint8(tile.Order[0])),
		"second", colourTerm(uint8(tile.Order[1])),
		"third", colourTerm(uint8(tile.Order[2])), "fourth", colourTerm(uint8(tile.Order[3])))
}

// argBotSite names a site and says how good it is.
func argBotSite(_ *tekhenu.State, e game.Event) []any {
	site := tekhenu.BotChoiceOf(e)
	return []any{"site", SiteName(site.At), "why", argWhy(site.Why), "n", site.Worth}
}

func varyBotSite(e game.Event) string {
	switch site := tekhenu.BotChoiceOf(e).At; {
	case site < tekhenu.FirstGodSite:
		return ""
	case tekhenu.SiteNames[site] == "SP-WS" || tekhenu.SiteNames[site] == "SP-QU":
		return "-osiris"
	}
	return "-people"
}

// varyBotDistrict says where the space is, unless it is the one that his die names.
func varyBotDistrict(e game.Event) string {
	switch space := tekhenu.BotSpaceOf(e); {
	case space.Up > 0:
		return "-above"
	case space.Right > 0:
		return "-right"
	}
	return ""
}
