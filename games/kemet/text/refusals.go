package text

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/kemet"
)

// Refusals as messages.

// against is an illegal move with everything that its refusal may mention.
type against = flow.Case[kemet.State]

// refusals are the rule, key and parameters of each kind of reason.
var refusals = flow.Refusals[kemet.State]{Keys: "kemet.no.", Turn: "KEM-4.1", Rows: []flow.Refusal[kemet.State]{
	kemet.NoPyramidTwice: {
		Rule: "KEM-2.8", Key: "pyramid-twice",
		Args: func(c against) []any { return []any{"colour", colourTerm(c.A)} },
	},
	kemet.NoDistrictTaken: {Rule: "KEM-2.8", Key: "district-taken"},
	kemet.NoDistribution:  {Rule: "KEM-2.8", Key: "distribution"},
	kemet.NoCard: {
		Rule: "KEM-3.6", Key: "card",
		Args: func(c against) []any { return []any{"card", cardTerm(c.A)} },
	},
	kemet.NoCombatCard: {
		Rule: "KEM-3.3", Key: "combat-card",
		Args: func(c against) []any { return []any{"card", cardTerm(c.A)} },
	},
	kemet.NoMoveCard: {
		Rule: "KEM-10.16", Key: "move-card",
		Args: func(c against) []any { return []any{"card", cardTerm(c.A)} },
	},
	kemet.NoEscape: {Rule: "KEM-10.14", Key: "escape"},
	kemet.NoPrayer: {
		Rule: "KEM-0.2", Key: "prayer",
		Args: func(c against) []any { return []any{"n", int(c.A), "have", int(c.State.Player[c.Seat].Prayer)} },
	},
	kemet.NoPlace:  {Rule: "KEM-3.9", Key: "place"},
	kemet.NoTarget: {Rule: "KEM-3.9", Key: "target"},
	kemet.NoFlight: {Rule: "KEM-6.13", Key: "flight"},
	kemet.NoSwap: {
		Rule: "KEM-9.61", Key: "swap",
		Args: func(against) []any { return []any{"n", kemet.MostSwaps} },
	},
	kemet.NoCovered: {Rule: "KEM-4.3", Key: "covered"},
	kemet.NoBalance: {Rule: "KEM-4.5", Key: "balance", Args: balanceArgs},
	kemet.NoLevel: {
		Rule: "KEM-5.2.1", Key: "level",
		Args: func(c against) []any { return []any{"colour", colourTerm(c.A), "n", int(c.B)} },
	},
	kemet.NoPyramid: {Rule: "KEM-5.3.2", Key: "pyramid", Args: pyramidArgs},
	kemet.NoArt: {
		Rule: "KEM-5.3.2", Key: "art",
		Args: func(c against) []any { return []any{"tile", tileTerm(c.Move.A)} },
	},
	kemet.NoReserve: {
		Rule: "KEM-1.2", Key: "reserve",
		Args: func(c against) []any { return []any{"n", c.State.Data.Limit.Units} },
	},
	kemet.NoRoom:       {Rule: "KEM-1.4", Key: "room", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	kemet.NoAtLeastOne: {Rule: "KEM-10.9", Key: "at-least-one"},
	kemet.NoCapacity:   {Rule: "KEM-5.5.1", Key: "capacity"},
	kemet.NoWay:        {Rule: "KEM-5.5.4", Key: "way", Args: marchArgs},
	kemet.NoObelisk:    {Rule: "KEM-5.5.5", Key: "obelisk", Args: marchArgs},
	kemet.NoGate:       {Rule: "KEM-5.5.5", Key: "gate", Args: marchArgs},
	kemet.NoWall:       {Rule: "KEM-5.5.9", Key: "wall", Args: marchArgs},
	kemet.NoSecondWall: {Rule: "KEM-5.5.9", Key: "second-wall"},
	kemet.NoLimit: {
		Rule: "KEM-5.5.12", Key: "limit",
		Args: func(c against) []any { return []any{"n", int(c.A)} },
	},
	kemet.NoFreeCard: {Rule: "KEM-6.5", Key: "free-card"},
	kemet.NoStay:     {Rule: "KEM-6.12", Key: "stay"},
	kemet.NoPosition: {
		Rule: "KEM-7.9", Key: "position",
		Args: func(c against) []any { return []any{"seat", c.State.Next[c.Move.A-1]} },
	},
}}

// balanceArgs are the number of tokens that would be left, and of levels without one (KEM-4.5).
func balanceArgs(c against) []any {
	p := &c.State.Player[c.Seat]
	covered, own, silver := p.Covered, p.Tokens, p.Silver
	if c.Move.Verb != kemet.VDone {
		covered |= 1 << c.Move.A
	}
	switch c.Move.Verb {
	case kemet.VToken:
		own--
	case kemet.VSilver:
		silver = kemet.TokenUsed
	}
	if own > 0 && silver == kemet.TokenReady {
		own++
	}
	bare := map[int]bool{}
	for _, a := range c.State.Data.Actions {
		bare[a.Level] = true
	}
	for i, a := range c.State.Data.Actions {
		if covered&(1<<i) != 0 {
			delete(bare, a.Level)
		}
	}
	return []any{"n", int(own), "levels", game.Say("", "kemet.levels", "n", len(bare))}
}

// pyramidArgs are the level a tile needs and the highest one that the seat has of its colour (KEM-5.3.2).
func pyramidArgs(c against) []any {
	return []any{"colour", colourTerm(c.A), "n", int(c.B), "best", int(c.State.Best(c.Seat, kemet.Colour(c.A)))}
}

// marchArgs are the spaces where the Move began, where the group is and where it would go.
func marchArgs(c against) []any {
	to := c.State.March.To
	if c.State.Top().Step == kemet.StepMarch {
		to = c.Move.A
	}
	return []any{"start", spaceTerm(c.State.March.Start), "from", spaceTerm(c.State.March.At), "to", spaceTerm(to)}
}

// refusal puts a reason against a move into a message.
func refusal(s *kemet.State, seat game.Seat, m game.Move, why game.Reason) *game.Refusal {
	return refusals.Say(flow.Case[kemet.State]{State: s, Seat: seat, Move: m, Reason: why},
		kemet.Steps[s.Top().Step].Rule)
}

// NoTile returns the reason why the seat could not buy an unsold tile even with the action for it; nil if it could.
func NoTile(s *kemet.State, seat game.Seat, tile uint8) *game.Refusal {
	return refusal(s, seat, game.Move{Verb: kemet.VBuy, A: tile}, s.WhyNotTile(seat, tile))
}
