package tekhenu

import "ennead/game/flow"

// The kinds of refusals.
const (
	noPiece   = flow.NotNow + 1 + iota // A: 0 buildings, 1 statues, 2 columns
	noCost                             // A: token, B: how many
	noGodSite                          // A: god
	noPeopleSite
	noTile // A: place of the display
	noCell
	noSite      // A: site
	noTaken     // A: site
	noHappiness // A: what is asked for
	noRow       // A: row, from 0
	noSpace     // A: district
	noDistrict  // A: district that the card does not allow
	noCard      // A: section, from 0
	noTileUsed  // A: cell that holds a tile
	noSites
	noDecree // A: Decree, by number
	noSymbol // A: Decree, by number, that has the same symbol
	noUnused
)

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
}}
