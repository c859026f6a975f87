package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Why moves are refused, as messages.

// against is a move that is not legal.
type against = flow.Case[State]

// refusals name rule, key and parameters of each kind.
var refusals = flow.Refusals[State]{Keys: "pyramidion.no.", Turn: "PYR-19.4", Rows: []flow.Refusal[State]{
	noGoods:     {Rule: "PYR-7.1", Key: "goods", Args: argGoodsOn},
	noHere:      {Rule: "PYR-16.5", Key: "goods", Args: argGoodsOn},
	noTokens:    {Rule: "PYR-16.9.2", Key: "goods", Args: argGoodsOn},
	noSundial:   {Rule: "PYR-9.5.2", Key: "sundial", Args: argSite},
	noIdle:      {Rule: "PYR-15.3", Key: "idle"},
	noCard:      {Rule: "PYR-9.2.1", Key: "card", Args: argCardOf},
	noDraw:      {Rule: "PYR-9.3.2", Key: "draw"},
	noItself:    {Rule: "PYR-16.11", Key: "itself"},
	noInPlay:    {Rule: "PYR-16.11", Key: "in-play", Args: argCardOf},
	noOwn:       {Rule: "PYR-16.2", Key: "own", Args: argCardOf},
	noElsewhere: {Rule: "PYR-16.4", Key: "elsewhere", Args: argSite},
	noMerchant:  {Rule: "PYR-16.6", Key: "merchant", Args: argCardOf},
	noTroop:     {Rule: "PYR-17.6", Key: "troop", Args: argTroopOn},
	noGuarded:   {Rule: "PYR-16.4", Key: "troop", Args: argTroopOn},
	noSupply:    {Rule: "PYR-18.1", Key: "supply", Args: argResource},
	noStatue:    {Rule: "PYR-17.5", Key: "statue"},
	noExchange:  {Rule: "PYR-16.9.2", Key: "exchange", Args: argSite},
	noNumber:    {Rule: "PYR-17.1", Key: "number", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noKarnak:    {Rule: "PYR-17.8", Key: "karnak", Args: func(c against) []any { return []any{"seat", game.Seat(c.A)} }},
	noCargo:     {Rule: "PYR-12.3", Key: "cargo", Args: func(c against) []any { return []any{"cargo", c.State.Data.Boat[c.A].Needs.Text()} }},
	noBoat:      {Rule: "PYR-12.2", Key: "boat"},
	noRest:      {Rule: "PYR-12.3", Key: "rest", Args: argResource},
	noStatues:   {Rule: "PYR-12.3", Key: "statues"},
	noFetcher:   {Rule: "PYR-12.4", Key: "fetcher", Args: argSite},
	noBox:       {Rule: "PYR-12.4", Key: "box", Args: argGoodsOn},
	noDue:       {Rule: "PYR-12.6", Key: "due", Args: argResource},
	noWay:       {Rule: "PYR-12.3", Key: "way"},
}}

func argSite(c against) []any     { return []any{"site", atTerm(c.A)} }
func argResource(c against) []any { return []any{"resource", resourceTerm(c.A)} }
func argCardOf(c against) []any   { return []any{"card", c.State.CardName(Card(c.A))} }
func argGoodsOn(c against) []any  { return []any{"resource", resourceTerm(c.A), "site", atTerm(c.B)} }
func argTroopOn(c against) []any  { return []any{"troop", troopTerm(c.A), "site", atTerm(c.B)} }
