package tekhenu

import (
	"ennead/game"
	"ennead/game/flow"
)

// What is said of a move that is not legal.

// Refusal explains why a move is not legal.
func (text) Refusal(state game.State, seat game.Seat, m game.Move) *game.Refusal {
	s := state.(*State)
	return refusals.Say(against{State: s, Seat: seat, Move: m, Reason: s.Why(seat, m)}, steps[s.Top().Step].Rule)
}

// against is a move that is not legal.
type against = flow.Case[State]

// refusals name rule, key and parameters of each kind.
var refusals = flow.Refusals[State]{Keys: "tekhenu.no.", Turn: "TEK-4.2", Rows: []flow.Refusal[State]{
	noPiece:      {Rule: "TEK-1.8", Key: "piece", Args: func(c against) []any { return []any{"piece", pieceTerm(c.A)} }},
	noCost:       {Rule: "TEK-1.11", Key: "cost", Args: func(c against) []any { return []any{"token", tokenTerm(c.A), "n", int(c.B)} }},
	noGodSite:    {Rule: "TEK-9.3", Key: "god-site", Args: func(c against) []any { return []any{"god", godTerm(c.A)} }},
	noPeopleSite: {Rule: "TEK-9.5", Key: "people-site"},
	noTile:       {Rule: "TEK-10.1", Key: "tile"},
	noCell:       {Rule: "TEK-10.3", Key: "cell"},
	noSite:       {Rule: "TEK-17.2", Key: "site", Args: func(c against) []any { return []any{"site", SiteName(c.A)} }},
	noTaken:      {Rule: "TEK-11.1", Key: "taken", Args: func(c against) []any { return []any{"site", SiteName(c.A)} }},
	noHappiness:  {Rule: "TEK-14.1", Key: "happiness", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noRow:        {Rule: "TEK-14.1", Key: "row", Args: func(c against) []any { return []any{"n", int(c.A) + 1} }},
	noSpace:      {Rule: "TEK-14.2", Key: "space", Args: func(c against) []any { return []any{"district", tokenTerm(c.A)} }},
	noDistrict:   {Rule: "TEK-16.2.1", Key: "district", Args: func(c against) []any { return []any{"district", tokenTerm(c.A)} }},
	noCard:       {Rule: "TEK-RUL-22", Key: "card", Args: func(c against) []any { return []any{"n", int(c.A) + 1} }},
	noSites:      {Rule: "TEK-11.1", Key: "sites"},
	noTileUsed:   {Rule: "TEK-10.2", Key: "covered"},
	noSymbol:     {Rule: "TEK-8.2", Key: "symbol", Args: func(c against) []any { return []any{"card", CardName(Decree.Of(c.A))} }},
	noUnused:     {Rule: "TEK-RUL-11", Key: "unused"},
	noDecree:     {Rule: "TEK-RUL-64", Key: "decree", Args: func(c against) []any { return []any{"card", CardName(Decree.Of(c.A))} }},

	noDie:          {Rule: "TEK-4.8", Key: "die"},
	noSuchDie:      {Rule: "TEK-4.4", Key: "such-die", Args: func(c against) []any { return []any{"god", godTerm(c.A)} }},
	noForbidden:    {Rule: "TEK-4.4", Key: "forbidden", Args: func(c against) []any { return []any{"colour", colourTerm(c.A), "god", godTerm(c.B)} }},
	noAction:       {Rule: "TEK-1.11", Key: "action", Args: func(c against) []any { return []any{"god", godTerm(c.A)} }},
	noPass:         {Rule: "TEK-RUL-21", Key: "pass"},
	noRange:        {Rule: "TEK-4.6", Key: "range"},
	noLoss:         {Rule: "TEK-16.5.8", Key: "loss", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noIdle:         {Rule: "TEK-RUL-21", Key: "idle"},
	noExtra:        {Rule: "TEK-4.13", Key: "extra"},
	noSection:      {Rule: "TEK-4.7", Key: "section", Args: func(c against) []any { return []any{"god", godTerm(c.A)} }},
	noGray:         {Rule: "TEK-15.1", Key: "gray"},
	noProduce:      {Rule: "TEK-15.2", Key: "produce", Args: func(c against) []any { return []any{"token", tokenTerm(c.A)} }},
	noMix:          {Rule: "TEK-1.13", Key: "mix", Args: func(c against) []any { return []any{"token", tokenTerm(c.A), "n", int(c.B)} }},
	noCards:        {Rule: "TEK-RUL-22", Key: "cards"},
	noUse:          {Rule: "TEK-13.4", Key: "use", Args: func(c against) []any { return []any{"section", int(c.A) + 1, "n", int(c.B)} }},
	noRefresh:      {Rule: "TEK-13.7", Key: "refresh", Args: func(c against) []any { return []any{"section", int(c.A) + 1} }},
	noOtherSection: {Rule: "TEK-13.6", Key: "other-section", Args: func(c against) []any { return []any{"section", int(c.A) + 1} }},
}}
