package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// The kinds of refusals.
const (
	noWorker  = flow.NotNow + 1 + iota // A: worker
	noPlace                            // A: worker
	noKind                             // A: worker, B: place
	noRoom                             // A: terrain
	noCity                             // A: city
	noFull                             // A: section of a caravan
	noSection                          // A: place
	noReach                            // A: worker, B: place
	noVisit                            // A: place
	noCaravan                          // A: place
	noCamel
	noCarry
	noPool // A: worker
	noPoolAtAll
	noTokens // A: how many
	noToken  // A: resource
	noMarket // A: cartouche
	noCost   // A: resource, B: how many
	noExtra  // A: resource
	noExchange
	noStock     // A: monument
	noReserved  // A: cartouche
	noCartouche // A: cartouche
	noPlanning
	noWaive   // A: resource
	noPlanned // A: cartouche
	noObelisk
	noLone
	noSite // A: monument
	noBuilding
	noFit   // A: monument, B: site
	noEmpty // A: site
	noGuard // A: site
	noCard  // A: card
	noBoard
	noScribe
	noDeck
	noPile
	noTax      // A: resource, B: pile
	noBlessing // A: blessing
	noSecond
	noSame // A: blessing
	noBlessings
	noWithdraw // A: how many
	noKeep     // A: cartouche
	noBox      // A: box
	noShort    // A: resource, B: pile
	noReceiver // A: the seat that must get it
	noDiscard
	noIdleBribe
	noOtherBribe
	noBribes
	noTalks
	noClosed
	noSelf
	noBarred // A: good
	noHold
	noTotal
	noTo
	noNothing
	noMany  // A: how many
	noFlood // A: how many
	noOffer
	noNamed
	noWant
	noBribeNow
	noBriber
	noManyBribes // A: how many
	noBound
	noSuchBribe
	noPast
	noPromise
	noManyPromises // A: how many
	noSuchPromise
	noVisitShow
	noShow
)

// notNow is the refusal of a move that is not among the choices now.
const notNow = flow.NotNow

// against is a move that is not legal.
type against = flow.Case[State]

// refusals name rule, key and parameters of each kind.
var refusals = flow.Refusals[State]{Keys: "osiris.no.", Turn: "OSI-3.2", Rows: []flow.Refusal[State]{
	noWorker:    {Rule: "OSI-0.5", Key: "worker", Args: func(c against) []any { return []any{"worker", workerTerm(c.A)} }},
	noPlace:     {Rule: "OSI-5.1.1", Key: "place", Args: func(c against) []any { return []any{"worker", workerTerm(c.A)} }},
	noKind:      {Rule: "OSI-5.1.1", Key: "kind", Args: func(c against) []any { return []any{"worker", workerTerm(c.A), "place", c.State.PlaceName(Place(c.B))} }},
	noRoom:      {Rule: "OSI-5.1.1", Key: "room", Args: func(c against) []any { return []any{"place", c.State.PlaceName(Place(c.A))} }},
	noCity:      {Rule: "OSI-5.2.1", Key: "room", Args: func(c against) []any { return []any{"place", c.State.PlaceName(Place(c.A))} }},
	noFull:      {Rule: "OSI-5.3.1", Key: "room", Args: func(c against) []any { return []any{"place", c.State.PlaceName(Place(c.A))} }},
	noSection:   {Rule: "OSI-5.1.1", Key: "section", Args: func(c against) []any { return []any{"place", c.State.PlaceName(Place(c.A))} }},
	noReach:     {Rule: "OSI-5.1.1", Key: "reach", Args: func(c against) []any { return []any{"worker", workerTerm(c.A), "place", c.State.PlaceName(Place(c.B))} }},
	noVisit:     {Rule: "OSI-5.2.2", Key: "visit", Args: func(c against) []any { return []any{"place", c.State.PlaceName(Place(c.A))} }},
	noCaravan:   {Rule: "OSI-2.2.2", Key: "caravan"},
	noCamel:     {Rule: "OSI-5.3.2", Key: "camel"},
	noCarry:     {Rule: "OSI-11.0.3", Key: "carry"},
	noPool:      {Rule: "OSI-5.4.2", Key: "pool", Args: func(c against) []any { return []any{"worker", workerTerm(c.A)} }},
	noPoolAtAll: {Rule: "OSI-5.4.1", Key: "pool-at-all"},
	noTokens:    {Rule: "OSI-5.4.1", Key: "tokens", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noToken:     {Rule: "OSI-5.4.2", Key: "token", Args: argResource},
	noMarket:    {Rule: "OSI-5.5.3", Key: "market", Args: func(c against) []any { return []any{"market", MarketName(c.A)} }},
	noCost:      {Rule: "OSI-5.0.1", Key: "cost", Args: func(c against) []any { return []any{"amount", Amount(Resource(c.A), int(c.B))} }},
	noExtra:     {Rule: "OSI-11.0.2", Key: "extra", Args: argResource},
	noExchange:  {Rule: "OSI-11.6", Key: "exchange"},
	noStock:     {Rule: "OSI-5.6.1", Key: "stock", Args: argMonument},
	noReserved:  {Rule: "OSI-2.3.3", Key: "reserved", Args: argPlan},
	noCartouche: {Rule: "OSI-5.6.2", Key: "cartouche", Args: argPlan},
	noPlanning:  {Rule: "OSI-11.0.3", Key: "planning"},
	noWaive:     {Rule: "OSI-11.10", Key: "waive", Args: argResource},
	noPlanned:   {Rule: "OSI-5.7.1", Key: "planned", Args: argPlan},
	noObelisk:   {Rule: "OSI-11.1", Key: "obelisk"},
	noLone:      {Rule: "OSI-11.1", Key: "lone"},
	noSite:      {Rule: "OSI-5.7.2", Key: "site", Args: argMonument},
	noBuilding:  {Rule: "OSI-11.0.3", Key: "building"},
	noFit: {Rule: "OSI-5.7.2", Key: "fit", Args: func(c against) []any {
		return []any{"monument", monumentTerm(c.A), "site", c.State.SiteName(Site(c.B))}
	}},
	noEmpty:      {Rule: "OSI-5.7.4", Key: "empty", Args: func(c against) []any { return []any{"site", c.State.SiteName(Site(c.A))} }},
	noGuard:      {Rule: "OSI-5.7.3", Key: "guard", Args: func(c against) []any { return []any{"site", c.State.SiteName(Site(c.A))} }},
	noCard:       {Rule: "OSI-5.8.1", Key: "card", Args: func(c against) []any { return []any{"card", c.State.CardName(Card(c.A))} }},
	noBoard:      {Rule: "OSI-1.4", Key: "board"},
	noScribe:     {Rule: "OSI-11.9", Key: "scribe"},
	noDeck:       {Rule: "OSI-11.0.3", Key: "deck"},
	noPile:       {Rule: "OSI-11.11", Key: "pile"},
	noTax:        {Rule: "OSI-11.11", Key: "tax", Args: argPile},
	noBlessing:   {Rule: "OSI-5.9.1", Key: "blessing", Args: func(c against) []any { return []any{"blessing", blessingTerm(c.A)} }},
	noSecond:     {Rule: "OSI-5.9.2", Key: "second"},
	noSame:       {Rule: "OSI-5.9.3", Key: "same", Args: func(c against) []any { return []any{"blessing", blessingTerm(c.A)} }},
	noBlessings:  {Rule: "OSI-11.0.3", Key: "blessings"},
	noWithdraw:   {Rule: "OSI-5.10.1", Key: "withdraw", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noKeep:       {Rule: "OSI-12.3", Key: "keep", Args: argPlan},
	noBox:        {Rule: "OSI-5.10.4", Key: "box", Args: func(c against) []any { return []any{"box", BoxName(c.A)} }},
	noShort:      {Rule: "OSI-6.3", Key: "short", Args: argPile},
	noDiscard:    {Rule: "OSI-5.2.3", Key: "discard"},
	noReceiver:   {Rule: "OSI-5.2.3", Key: "receiver", Args: func(c against) []any { return []any{"seat", game.Seat(c.A)} }},
	noIdleBribe:  {Rule: "OSI-7.5.1", Key: "idle-bribe"},
	noOtherBribe: {Rule: "OSI-7.5.2", Key: "other-bribe"},
	noBribes:     {Rule: "OSI-7.5.2", Key: "bribes"},

	noTalks:        {Rule: "OSI-7.8.4", Key: "talks"},
	noClosed:       {Rule: "OSI-7.3.3", Key: "closed"},
	noSelf:         {Rule: "OSI-7.3.2", Key: "self"},
	noBarred:       {Rule: "OSI-7.3.1", Key: "barred", Args: func(c against) []any { return []any{"good", term("good", goodNames[c.A])} }},
	noHold:         {Rule: "OSI-7.3.4", Key: "hold"},
	noTotal:        {Rule: "OSI-1.1", Key: "total"},
	noTo:           {Rule: "OSI-7.3.2", Key: "to"},
	noNothing:      {Rule: "OSI-7.3.2", Key: "nothing"},
	noMany:         {Rule: "OSI-7.8.2", Key: "many", Args: argCount},
	noFlood:        {Rule: "OSI-7.8.2", Key: "flood", Args: argCount},
	noOffer:        {Rule: "OSI-7.3.6", Key: "offer"},
	noNamed:        {Rule: "OSI-7.3.4", Key: "named"},
	noWant:         {Rule: "OSI-7.3.4", Key: "want"},
	noBribeNow:     {Rule: "OSI-7.5.1", Key: "bribe-now"},
	noBriber:       {Rule: "OSI-7.5.1", Key: "briber"},
	noManyBribes:   {Rule: "OSI-7.8.2", Key: "many-bribes", Args: argCount},
	noBound:        {Rule: "OSI-7.5.2", Key: "bound"},
	noSuchBribe:    {Rule: "OSI-7.5.2", Key: "such-bribe"},
	noPast:         {Rule: "OSI-7.6.1", Key: "past"},
	noPromise:      {Rule: "OSI-7.6.2", Key: "promise"},
	noManyPromises: {Rule: "OSI-RUL-67", Key: "many-promises", Args: argCount},
	noSuchPromise:  {Rule: "OSI-7.6.1", Key: "such-promise"},
	noVisitShow:    {Rule: "OSI-7.5.3", Key: "visit-show"},
	noShow:         {Rule: "OSI-7.4.2", Key: "show"},
}}

func argCount(c against) []any { return []any{"n", int(c.A)} }

func argResource(c against) []any { return []any{"resource", resourceTerm(c.A)} }
func argMonument(c against) []any { return []any{"monument", monumentTerm(c.A)} }
func argPlan(c against) []any     { return []any{"plan", c.State.PlanName(c.A)} }
func argPile(c against) []any     { return []any{"resource", resourceTerm(c.A), "pile", PileName(c.B)} }
