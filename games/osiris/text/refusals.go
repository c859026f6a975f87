package text

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/osiris"
)

// against is a refused move with its state and reason.
type against = flow.Case[osiris.State]

// refusals lists the rule, the key and the arguments of each kind.
var refusals = flow.Refusals[osiris.State]{Keys: "osiris.no.", Turn: "OSI-3.2", Rows: []flow.Refusal[osiris.State]{
	osiris.NoSuchWorker: {Rule: "OSI-0.5", Key: "worker", Args: func(c against) []any {
		return []any{"worker", workerTerm(c.A)}
	}},
	osiris.NoPlace: {Rule: "OSI-5.1.1", Key: "place", Args: func(c against) []any {
		return []any{"worker", workerTerm(c.A)}
	}},
	osiris.NoKind: {Rule: "OSI-5.1.1", Key: "kind", Args: func(c against) []any {
		return []any{"worker", workerTerm(c.A), "place", PlaceName(c.State, osiris.Place(c.B))}
	}},
	osiris.NoRoom: {Rule: "OSI-5.1.1", Key: "room", Args: func(c against) []any {
		return []any{"place", PlaceName(c.State, osiris.Place(c.A))}
	}},
	osiris.NoCity: {Rule: "OSI-5.2.1", Key: "room", Args: func(c against) []any {
		return []any{"place", PlaceName(c.State, osiris.Place(c.A))}
	}},
	osiris.NoFull: {Rule: "OSI-5.3.1", Key: "room", Args: func(c against) []any {
		return []any{"place", PlaceName(c.State, osiris.Place(c.A))}
	}},
	osiris.NoSection: {Rule: "OSI-5.1.1", Key: "section", Args: func(c against) []any {
		return []any{"place", PlaceName(c.State, osiris.Place(c.A))}
	}},
	osiris.NoReach: {Rule: "OSI-5.1.1", Key: "reach", Args: func(c against) []any {
		return []any{"worker", workerTerm(c.A), "place", PlaceName(c.State, osiris.Place(c.B))}
	}},
	osiris.NoVisit: {Rule: "OSI-5.2.2", Key: "visit", Args: func(c against) []any {
		return []any{"place", PlaceName(c.State, osiris.Place(c.A))}
	}},
	osiris.NoCaravan: {Rule: "OSI-2.2.2", Key: "caravan"},
	osiris.NoCamel:   {Rule: "OSI-5.3.2", Key: "camel"},
	osiris.NoCarry:   {Rule: "OSI-11.0.3", Key: "carry"},
	osiris.NoPool: {Rule: "OSI-5.4.2", Key: "pool", Args: func(c against) []any {
		return []any{"worker", workerTerm(c.A)}
	}},
	osiris.NoPoolAtAll: {Rule: "OSI-5.4.1", Key: "pool-at-all"},
	osiris.NoTokens:    {Rule: "OSI-5.4.1", Key: "tokens", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	osiris.NoToken:     {Rule: "OSI-5.4.2", Key: "token", Args: argResource},
	osiris.NoMarket: {Rule: "OSI-5.5.3", Key: "market", Args: func(c against) []any {
		return []any{"market", MarketName(c.A)}
	}},
	osiris.NoCost: {Rule: "OSI-5.0.1", Key: "cost", Args: func(c against) []any {
		return []any{"amount", Amount(osiris.Resource(c.A), int(c.B))}
	}},
	osiris.NoExtra:     {Rule: "OSI-11.0.2", Key: "extra", Args: argResource},
	osiris.NoExchange:  {Rule: "OSI-11.6", Key: "exchange"},
	osiris.NoStock:     {Rule: "OSI-5.6.1", Key: "stock", Args: argMonument},
	osiris.NoReserved:  {Rule: "OSI-2.3.3", Key: "reserved", Args: argPlan},
	osiris.NoCartouche: {Rule: "OSI-5.6.2", Key: "cartouche", Args: argPlan},
	osiris.NoPlanning:  {Rule: "OSI-11.0.3", Key: "planning"},
	osiris.NoWaive:     {Rule: "OSI-11.10", Key: "waive", Args: argResource},
	osiris.NoPlanned:   {Rule: "OSI-5.7.1", Key: "planned", Args: argPlan},
	osiris.NoObelisk:   {Rule: "OSI-11.1", Key: "obelisk"},
	osiris.NoLone:      {Rule: "OSI-11.1", Key: "lone"},
	osiris.NoSite:      {Rule: "OSI-5.7.2", Key: "site", Args: argMonument},
	osiris.NoBuilding:  {Rule: "OSI-11.0.3", Key: "building"},
	osiris.NoFit: {Rule: "OSI-5.7.2", Key: "fit", Args: func(c against) []any {
		return []any{"monument", monumentTerm(c.A), "site", SiteName(c.State, osiris.Site(c.B))}
	}},
	osiris.NoEmpty: {Rule: "OSI-5.7.4", Key: "empty", Args: func(c against) []any {
		return []any{"site", SiteName(c.State, osiris.Site(c.A))}
	}},
	osiris.NoGuard: {Rule: "OSI-5.7.3", Key: "guard", Args: func(c against) []any {
		return []any{"site", SiteName(c.State, osiris.Site(c.A))}
	}},
	osiris.NoCard: {Rule: "OSI-5.8.1", Key: "card", Args: func(c against) []any {
		return []any{"card", CardName(c.State, osiris.Card(c.A))}
	}},
	osiris.NoBoard:  {Rule: "OSI-1.4", Key: "board"},
	osiris.NoScribe: {Rule: "OSI-11.9", Key: "scribe"},
	osiris.NoDeck:   {Rule: "OSI-11.0.3", Key: "deck"},
	osiris.NoPile:   {Rule: "OSI-11.11", Key: "pile"},
	osiris.NoTax:    {Rule: "OSI-11.11", Key: "tax", Args: argPile},
	osiris.NoBlessing: {Rule: "OSI-5.9.1", Key: "blessing", Args: func(c against) []any {
		return []any{"blessing", blessingTerm(c.A)}
	}},
	osiris.NoSecond: {Rule: "OSI-5.9.2", Key: "second"},
	osiris.NoSame: {Rule: "OSI-5.9.3", Key: "same", Args: func(c against) []any {
		return []any{"blessing", blessingTerm(c.A)}
	}},
	osiris.NoBlessings: {Rule: "OSI-11.0.3", Key: "blessings"},
	osiris.NoWithdraw: {Rule: "OSI-5.10.1", Key: "withdraw", Args: func(c against) []any {
		return []any{"n", int(c.A)}
	}},
	osiris.NoKeep: {Rule: "OSI-12.3", Key: "keep", Args: argPlan},
	osiris.NoBox: {Rule: "OSI-5.10.4", Key: "box", Args: func(c against) []any {
		return []any{"box", BoxName(c.A)}
	}},
	osiris.NoShort:   {Rule: "OSI-6.3", Key: "short", Args: argPile},
	osiris.NoDiscard: {Rule: "OSI-5.2.3", Key: "discard"},
	osiris.NoReceiver: {Rule: "OSI-5.2.3", Key: "receiver", Args: func(c against) []any {
		return []any{"seat", game.Seat(c.A)}
	}},
	osiris.NoIdleBribe:  {Rule: "OSI-7.5.1", Key: "idle-bribe"},
	osiris.NoOtherBribe: {Rule: "OSI-7.5.2", Key: "other-bribe"},
	osiris.NoBribes:     {Rule: "OSI-7.5.2", Key: "bribes"},

	osiris.NoTalks:  {Rule: "OSI-7.8.4", Key: "talks"},
	osiris.NoClosed: {Rule: "OSI-7.3.3", Key: "closed"},
	osiris.NoSelf:   {Rule: "OSI-7.3.2", Key: "self"},
	osiris.NoBarred: {Rule: "OSI-7.3.1", Key: "barred", Args: func(c against) []any {
		return []any{"good", term("good", osiris.GoodNames[c.A])}
	}},
	osiris.NoHold:         {Rule: "OSI-7.3.4", Key: "hold"},
	osiris.NoTotal:        {Rule: "OSI-1.1", Key: "total"},
	osiris.NoTo:           {Rule: "OSI-7.3.2", Key: "to"},
	osiris.NoNothing:      {Rule: "OSI-7.3.2", Key: "nothing"},
	osiris.NoMany:         {Rule: "OSI-7.8.2", Key: "many", Args: argCount},
	osiris.NoFlood:        {Rule: "OSI-7.8.2", Key: "flood", Args: argCount},
	osiris.NoOffer:        {Rule: "OSI-7.3.6", Key: "offer"},
	osiris.NoNamed:        {Rule: "OSI-7.3.4", Key: "named"},
	osiris.NoWant:         {Rule: "OSI-7.3.4", Key: "want"},
	osiris.NoBribeNow:     {Rule: "OSI-7.5.1", Key: "bribe-now"},
	osiris.NoBriber:       {Rule: "OSI-7.5.1", Key: "briber"},
	osiris.NoManyBribes:   {Rule: "OSI-7.8.2", Key: "many-bribes", Args: argCount},
	osiris.NoBound:        {Rule: "OSI-7.5.2", Key: "bound"},
	osiris.NoSuchBribe:    {Rule: "OSI-7.5.2", Key: "such-bribe"},
	osiris.NoPast:         {Rule: "OSI-7.6.1", Key: "past"},
	osiris.NoPromise:      {Rule: "OSI-7.6.2", Key: "promise"},
	osiris.NoManyPromises: {Rule: "OSI-RUL-67", Key: "many-promises", Args: argCount},
	osiris.NoSuchPromise:  {Rule: "OSI-7.6.1", Key: "such-promise"},
	osiris.NoVisitShow:    {Rule: "OSI-7.5.3", Key: "visit-show"},
	osiris.NoShow:         {Rule: "OSI-7.4.2", Key: "show"},
	osiris.NoAway:         {Rule: "OSI-RUL-54", Key: "away", Args: argSeat},
	osiris.NoBack:         {Rule: "OSI-RUL-54", Key: "back", Args: argSeat},
}}

func argSeat(c against) []any { return []any{"seat", game.Seat(c.A)} }

func argCount(c against) []any { return []any{"n", int(c.A)} }

func argResource(c against) []any { return []any{"resource", resourceTerm(c.A)} }
func argMonument(c against) []any { return []any{"monument", monumentTerm(c.A)} }
func argPlan(c against) []any     { return []any{"plan", PlanName(c.State, c.A)} }
func argPile(c against) []any     { return []any{"resource", resourceTerm(c.A), "pile", PileName(c.B)} }
