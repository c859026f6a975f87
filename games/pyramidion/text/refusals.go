package text

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/pyramidion"
)

// Reasons against moves as messages.

// against is an illegal move.
type against = flow.Case[pyramidion.State]

// refusal is the message for one kind of reason.
type refusal = flow.Refusal[pyramidion.State]

// refusals are the rule, the key and the parameters of the message for each kind of reason.
var refusals = flow.Refusals[pyramidion.State]{Keys: "pyramidion.no.", Turn: "PYR-19.4", Rows: []refusal{
	pyramidion.NoGoods:     {Rule: "PYR-7.1", Key: "goods", Args: argGoodsOn},
	pyramidion.NoHere:      {Rule: "PYR-16.5", Key: "goods", Args: argGoodsOn},
	pyramidion.NoTokens:    {Rule: "PYR-16.9.2", Key: "goods", Args: argGoodsOn},
	pyramidion.NoSundial:   {Rule: "PYR-9.5.2", Key: "sundial", Args: argSite},
	pyramidion.NoIdle:      {Rule: "PYR-15.3", Key: "idle"},
	pyramidion.NoCard:      {Rule: "PYR-9.2.1", Key: "card", Args: argCardOf},
	pyramidion.NoDraw:      {Rule: "PYR-9.3.2", Key: "draw"},
	pyramidion.NoItself:    {Rule: "PYR-16.11", Key: "itself"},
	pyramidion.NoInPlay:    {Rule: "PYR-16.11", Key: "in-play", Args: argCardOf},
	pyramidion.NoOwn:       {Rule: "PYR-16.2", Key: "own", Args: argCardOf},
	pyramidion.NoElsewhere: {Rule: "PYR-16.4", Key: "elsewhere", Args: argSite},
	pyramidion.NoMerchant:  {Rule: "PYR-16.6", Key: "merchant", Args: argCardOf},
	pyramidion.NoTroop:     {Rule: "PYR-17.6", Key: "troop", Args: argTroopOn},
	pyramidion.NoGuarded:   {Rule: "PYR-16.4", Key: "troop", Args: argTroopOn},
	pyramidion.NoSupply:    {Rule: "PYR-18.1", Key: "supply", Args: argResource},
	pyramidion.NoStatue:    {Rule: "PYR-17.5", Key: "statue"},
	pyramidion.NoExchange:  {Rule: "PYR-16.9.2", Key: "exchange", Args: argSite},
	pyramidion.NoNumber:    {Rule: "PYR-17.1", Key: "number", Args: argNo},
	pyramidion.NoKarnak:    {Rule: "PYR-17.8", Key: "karnak", Args: argOwner},
	pyramidion.NoCargo:     {Rule: "PYR-12.3", Key: "cargo", Args: argCargo},
	pyramidion.NoBoat:      {Rule: "PYR-12.2", Key: "boat"},
	pyramidion.NoRest:      {Rule: "PYR-12.3", Key: "rest", Args: argResource},
	pyramidion.NoStatues:   {Rule: "PYR-12.3", Key: "statues"},
	pyramidion.NoFetcher:   {Rule: "PYR-12.4", Key: "fetcher", Args: argSite},
	pyramidion.NoBox:       {Rule: "PYR-12.4", Key: "box", Args: argGoodsOn},
	pyramidion.NoDue:       {Rule: "PYR-12.6", Key: "due", Args: argResource},
	pyramidion.NoWay:       {Rule: "PYR-12.3", Key: "way"},
}}

func argNo(c against) []any       { return []any{"n", int(c.A)} }
func argOwner(c against) []any    { return []any{"seat", game.Seat(c.A)} }
func argCargo(c against) []any    { return []any{"cargo", Goods(c.State.Data.Boat[c.A].Needs)} }
func argSite(c against) []any     { return []any{"site", atTerm(c.A)} }
func argResource(c against) []any { return []any{"resource", resourceTerm(c.A)} }
func argCardOf(c against) []any   { return []any{"card", Card(c.State, pyramidion.Card(c.A))} }
func argGoodsOn(c against) []any  { return []any{"resource", resourceTerm(c.A), "site", atTerm(c.B)} }
func argTroopOn(c against) []any  { return []any{"troop", troopTerm(c.A), "site", atTerm(c.B)} }
