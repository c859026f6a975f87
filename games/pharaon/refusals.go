package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// reason is why a move is not legal; the zero reason is none.
type reason = flow.Reason

// The kinds of refusals.
const (
	noSlot        = flow.NotNow + 1 + iota // A: quarter, B: usable slots
	noMeans                                // A: quarter
	noMeansOption                          // the Nile option cannot be paid
	noMeansColour                          // A: colour, B: quarter
	noCard                                 // A: quarter
	noDeck                                 // A: quarter
	noLot
	noStep
	noToken // A: token
	noPrestige
	noOtherQuarter // A: the quarter of the offering
	noAccessColour // A: colour shown, B: colour needed
	noRest         // the other tokens would not do
	noNeed         // A: colour
	noExtra        // A: colour
	noOfferings
	noBag
	noTrack  // A: track
	noRoom   // A: track
	noCell   // A: gain
	noSupply // A: resource
	noBasics
	noSameColour
	noTwice       // A: noble
	noSpend       // A: noble
	noSilverPrice // A: noble
	noExchange    // A: token
)

// against is a move that is not legal.
type against = flow.Case[State]

// refusals name rule, key and parameters of each kind.
var refusals = flow.Refusals[State]{Keys: "pharaon.no.", Turn: "PHA-16.4", Rows: []flow.Refusal[State]{
	noSlot:         {Rule: "PHA-5.2", Key: "slot", Args: func(c against) []any { return []any{"quarter", quarterTerm(c.A), "slots", int(c.B)} }},
	noMeans:        {Rule: "PHA-3.5", Key: "means", Args: func(c against) []any { return []any{"quarter", quarterTerm(c.A)} }},
	noMeansOption:  {Rule: "PHA-3.5", Key: "means-option"},
	noMeansColour:  {Rule: "PHA-3.5", Key: "means-colour", Args: func(c against) []any { return []any{"colour", tokenTerm(c.A), "quarter", quarterTerm(c.B)} }},
	noCard:         {Rule: "PHA-3.5", Key: "card", Args: func(c against) []any { return []any{"quarter", quarterTerm(c.A)} }},
	noDeck:         {Rule: "PHA-1.8", Key: "deck", Args: func(c against) []any { return []any{"quarter", quarterTerm(c.A)} }},
	noLot:          {Rule: "PHA-6.3.4", Key: "lot"},
	noStep:         {Rule: "PHA-6.4.2", Key: "step"},
	noToken:        {Rule: "PHA-4.1", Key: "token", Args: func(c against) []any { return []any{"token", tokenTerm(c.A)} }},
	noPrestige:     {Rule: "PHA-4.2.6", Key: "prestige"},
	noOtherQuarter: {Rule: "PHA-4.2.4", Key: "other-quarter", Args: func(c against) []any { return []any{"quarter", quarterTerm(c.A)} }},
	noAccessColour: {Rule: "PHA-5.1", Key: "access-colour", Args: func(c against) []any { return []any{"colour", tokenTerm(c.A), "facing", tokenTerm(c.B)} }},
	noRest:         {Rule: "PHA-5.6", Key: "rest"},
	noNeed:         {Rule: "PHA-5.6", Key: "need", Args: func(c against) []any { return []any{"colour", tokenTerm(c.A)} }},
	noExtra:        {Rule: "PHA-6.3.1", Key: "extra", Args: func(c against) []any { return []any{"colour", tokenTerm(c.A)} }},
	noOfferings:    {Rule: "PHA-6.3.2", Key: "offerings"},
	noBag:          {Rule: "PHA-1.6", Key: "bag"},
	noTrack:        {Rule: "PHA-6.2.2", Key: "track", Args: func(c against) []any { return []any{"colour", tokenTerm(c.A)} }},
	noRoom:         {Rule: "PHA-6.2.3", Key: "room", Args: func(c against) []any { return []any{"colour", tokenTerm(c.A)} }},
	noCell:         {Rule: "PHA-7.5", Key: "cell", Args: func(c against) []any { return []any{"gain", gainTerm(c.A)} }},
	noSupply:       {Rule: "PHA-1.5", Key: "supply", Args: func(c against) []any { return []any{"resource", tokenTerm(c.A)} }},
	noBasics:       {Rule: "PHA-1.5", Key: "basics"},
	noSameColour:   {Rule: "PHA-10.14.1", Key: "same-colour"},
	noTwice:        {Rule: "PHA-10.1", Key: "twice", Args: func(c against) []any { return []any{"noble", nobleTerm(c.A)} }},
	noSpend:        {Rule: "PHA-10.14", Key: "spend", Args: func(c against) []any { return []any{"noble", nobleTerm(c.A)} }},
	noSilverPrice:  {Rule: "PHA-10.14.2", Key: "silver-price", Args: func(c against) []any { return []any{"noble", nobleTerm(c.A)} }},
	noExchange:     {Rule: "PHA-RUL-25", Key: "exchange", Args: func(c against) []any { return []any{"token", tokenTerm(c.A)} }},
}}

// Why is the reason against a move, or none.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return steps.Why(s, &s.Stack, seat, m)
}
