package text

import (
	"ennead/game/flow"
	"ennead/games/pharaon"
)

// against is an illegal move.
type against = flow.Case[pharaon.State]

// refusals are the rule, the key and the parameters of the message for each kind of reason.
var refusals = flow.Refusals[pharaon.State]{Keys: "pharaon.no.", Turn: "PHA-16.4", Rows: []flow.Refusal[pharaon.State]{
	pharaon.NoSlot: {
		Rule: "PHA-5.2", Key: "slot",
		Args: func(c against) []any { return []any{"quarter", quarterTerm(c.A), "slots", int(c.B)} },
	},
	pharaon.NoMeans:       {Rule: "PHA-3.5", Key: "means", Args: ofQuarter},
	pharaon.NoMeansOption: {Rule: "PHA-3.5", Key: "means-option"},
	pharaon.NoMeansColour: {
		Rule: "PHA-3.5", Key: "means-colour",
		Args: func(c against) []any { return []any{"colour", tokenTerm(c.A), "quarter", quarterTerm(c.B)} },
	},
	pharaon.NoCard:         {Rule: "PHA-3.5", Key: "card", Args: ofQuarter},
	pharaon.NoDeck:         {Rule: "PHA-1.8", Key: "deck", Args: ofQuarter},
	pharaon.NoLot:          {Rule: "PHA-6.3.4", Key: "lot"},
	pharaon.NoStep:         {Rule: "PHA-6.4.2", Key: "step"},
	pharaon.NoSuchToken:    {Rule: "PHA-4.1", Key: "token", Args: ofToken},
	pharaon.NoPrestige:     {Rule: "PHA-4.2.6", Key: "prestige"},
	pharaon.NoOtherQuarter: {Rule: "PHA-4.2.4", Key: "other-quarter", Args: ofQuarter},
	pharaon.NoAccessColour: {
		Rule: "PHA-5.1", Key: "access-colour",
		Args: func(c against) []any { return []any{"colour", tokenTerm(c.A), "facing", tokenTerm(c.B)} },
	},
	pharaon.NoRest:        {Rule: "PHA-5.6", Key: "rest"},
	pharaon.NoNeed:        {Rule: "PHA-5.6", Key: "need", Args: ofColour},
	pharaon.NoExtra:       {Rule: "PHA-6.3.1", Key: "extra", Args: ofColour},
	pharaon.NoOfferings:   {Rule: "PHA-6.3.2", Key: "offerings"},
	pharaon.NoBag:         {Rule: "PHA-1.6", Key: "bag"},
	pharaon.NoTrack:       {Rule: "PHA-6.2.2", Key: "track", Args: ofColour},
	pharaon.NoRoom:        {Rule: "PHA-6.2.3", Key: "room", Args: ofColour},
	pharaon.NoCell:        {Rule: "PHA-7.5", Key: "cell", Args: ofGain},
	pharaon.NoSupply:      {Rule: "PHA-1.5", Key: "supply", Args: ofResource},
	pharaon.NoBasics:      {Rule: "PHA-1.5", Key: "basics"},
	pharaon.NoSameColour:  {Rule: "PHA-10.14.1", Key: "same-colour"},
	pharaon.NoTwice:       {Rule: "PHA-10.1", Key: "twice", Args: ofNoble},
	pharaon.NoSpend:       {Rule: "PHA-10.14", Key: "spend", Args: ofNoble},
	pharaon.NoSilverPrice: {Rule: "PHA-10.14.2", Key: "silver-price", Args: ofNoble},
	pharaon.NoExchange:    {Rule: "PHA-RUL-25", Key: "exchange", Args: ofToken},
}}

func ofQuarter(c against) []any { return []any{"quarter", quarterTerm(c.A)} }

func ofToken(c against) []any { return []any{"token", tokenTerm(c.A)} }

func ofColour(c against) []any { return []any{"colour", tokenTerm(c.A)} }

func ofResource(c against) []any { return []any{"resource", tokenTerm(c.A)} }

func ofGain(c against) []any { return []any{"gain", gainTerm(c.A)} }

func ofNoble(c against) []any { return []any{"noble", nobleTerm(c.A)} }
