package text

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/tekhenu"
)

// Refusals: the sentences against illegal moves.

// Refusal explains why a move is illegal. It returns nil for a legal move.
func (text) Refusal(state game.State, seat game.Seat, m game.Move) *game.Refusal {
	s := state.(*tekhenu.State)
	return refusals.Say(against{State: s, Seat: seat, Move: m, Reason: s.Why(seat, m)},
		tekhenu.Steps[s.Top().Step].Rule)
}

// against is an illegal move with the reason against it.
type against = flow.Case[tekhenu.State]

// refusals holds the rule, key and parameters of each reason.
var refusals = flow.Refusals[tekhenu.State]{Keys: "tekhenu.no.", Turn: "TEK-4.2", Rows: []flow.Refusal[tekhenu.State]{
	tekhenu.NoPiece: {
		Rule: "TEK-1.8", Key: "piece",
		Args: func(c against) []any { return []any{"piece", pieceTerm(c.A)} },
	},
	tekhenu.NoCost: {
		Rule: "TEK-1.11", Key: "cost",
		Args: func(c against) []any { return []any{"token", tokenTerm(c.A), "n", int(c.B)} },
	},
	tekhenu.NoGodSite: {
		Rule: "TEK-9.3", Key: "god-site",
		Args: func(c against) []any { return []any{"god", godTerm(c.A)} },
	},
	tekhenu.NoPeopleSite: {Rule: "TEK-9.5", Key: "people-site"},
	tekhenu.NoTile:       {Rule: "TEK-10.1", Key: "tile"},
	tekhenu.NoCell:       {Rule: "TEK-10.3", Key: "cell"},
	tekhenu.NoSite: {
		Rule: "TEK-17.2", Key: "site",
		Args: func(c against) []any { return []any{"site", SiteName(c.A)} },
	},
	tekhenu.NoTaken: {
		Rule: "TEK-11.1", Key: "taken",
		Args: func(c against) []any { return []any{"site", SiteName(c.A)} },
	},
	tekhenu.NoHappiness: {
		Rule: "TEK-14.1", Key: "happiness",
		Args: func(c against) []any { return []any{"n", int(c.A)} },
	},
	tekhenu.NoRow: {Rule: "TEK-14.1", Key: "row", Args: func(c against) []any { return []any{"n", int(c.A) + 1} }},
	tekhenu.NoSpace: {
		Rule: "TEK-14.2", Key: "space",
		Args: func(c against) []any { return []any{"district", tokenTerm(c.A)} },
	},
	tekhenu.NoDistrict: {
		Rule: "TEK-16.2.1", Key: "district",
		Args: func(c against) []any { return []any{"district", tokenTerm(c.A)} },
	},
	tekhenu.NoCard: {
		Rule: "TEK-RUL-22", Key: "card",
		Args: func(c against) []any { return []any{"n", int(c.A) + 1} },
	},
	tekhenu.NoSites:    {Rule: "TEK-11.1", Key: "sites"},
	tekhenu.NoTileUsed: {Rule: "TEK-10.2", Key: "covered"},
	tekhenu.NoSymbol: {
		Rule: "TEK-8.2", Key: "symbol",
		Args: func(c against) []any { return []any{"card", CardName(tekhenu.Decree.Of(c.A))} },
	},
	tekhenu.NoUnused: {Rule: "TEK-RUL-11", Key: "unused"},
	tekhenu.NoDecree: {
		Rule: "TEK-RUL-64", Key: "decree",
		Args: func(c against) []any { return []any{"card", CardName(tekhenu.Decree.Of(c.A))} },
	},

	tekhenu.NoDie: {Rule: "TEK-4.8", Key: "die"},
	tekhenu.NoSuchDie: {
		Rule: "TEK-4.4", Key: "such-die",
		Args: func(c against) []any { return []any{"god", godTerm(c.A)} },
	},
	tekhenu.NoForbidden: {
		Rule: "TEK-4.4", Key: "forbidden",
		Args: func(c against) []any { return []any{"colour", colourTerm(c.A), "god", godTerm(c.B)} },
	},
	tekhenu.NoAction: {
		Rule: "TEK-1.11", Key: "action",
		Args: func(c against) []any { return []any{"god", godTerm(c.A)} },
	},
	tekhenu.NoPass:  {Rule: "TEK-RUL-21", Key: "pass"},
	tekhenu.NoRange: {Rule: "TEK-4.6", Key: "range"},
	tekhenu.NoLoss:  {Rule: "TEK-16.5.8", Key: "loss", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	tekhenu.NoIdle:  {Rule: "TEK-RUL-21", Key: "idle"},
	tekhenu.NoExtra: {Rule: "TEK-4.13", Key: "extra"},
	tekhenu.NoSection: {
		Rule: "TEK-4.7", Key: "section",
		Args: func(c against) []any { return []any{"god", godTerm(c.A)} },
	},
	tekhenu.NoGray: {Rule: "TEK-15.1", Key: "gray"},
	tekhenu.NoProduce: {
		Rule: "TEK-15.2", Key: "produce",
		Args: func(c against) []any { return []any{"token", tokenTerm(c.A)} },
	},
	tekhenu.NoMix: {
		Rule: "TEK-1.13", Key: "mix",
		Args: func(c against) []any { return []any{"token", tokenTerm(c.A), "n", int(c.B)} },
	},
	tekhenu.NoCards: {Rule: "TEK-RUL-22", Key: "cards"},
	tekhenu.NoUse: {
		Rule: "TEK-13.4", Key: "use",
		Args: func(c against) []any { return []any{"section", int(c.A) + 1, "n", int(c.B)} },
	},
	tekhenu.NoRefresh: {
		Rule: "TEK-13.7", Key: "refresh",
		Args: func(c against) []any { return []any{"section", int(c.A) + 1} },
	},
	tekhenu.NoOtherSection: {
		Rule: "TEK-13.6", Key: "other-section",
		Args: func(c against) []any { return []any{"section", int(c.A) + 1} },
	},
}}
