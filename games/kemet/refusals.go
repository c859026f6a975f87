package kemet

import (
	"ennead/game"
	"ennead/game/flow"
)

// reason is why a move is not legal; the zero reason is none.
type reason = flow.Reason

// The kinds of refusals.
const (
	noPyramidTwice = flow.NotNow + 1 + iota // A: colour
	noDistrictTaken
	noDistribution
	noCard       // A: card
	noCombatCard // A: card
	noMoveCard   // A: card
	noEscape
	noPrayer // A: PP needed
	noPlace
	noTarget
	noFlight
	noSwap
	noCovered
	noBalance // A: tokens left
	noLevel   // A: colour, B: its level
	noPyramid // A: colour, B: level needed
	noArt
	noReserve
	noRoom // A: troop limit
	noAtLeastOne
	noCapacity
	noWay
	noObelisk
	noGate
	noWall
	noSecondWall
	noLimit // A: troop limit
	noFreeCard
	noStay
	noPosition
)

// against is a move that is not legal, with all that a refusal may speak of.
type against = flow.Case[State]

// refusals name rule, key and parameters of each kind.
var refusals = flow.Refusals[State]{Keys: "kemet.no.", Turn: "KEM-4.1", Rows: []flow.Refusal[State]{
	noPyramidTwice:  {Rule: "KEM-2.8", Key: "pyramid-twice", Args: func(c against) []any { return []any{"colour", colourTerm(c.A)} }},
	noDistrictTaken: {Rule: "KEM-2.8", Key: "district-taken"},
	noDistribution:  {Rule: "KEM-2.8", Key: "distribution"},
	noCard:          {Rule: "KEM-3.6", Key: "card", Args: func(c against) []any { return []any{"card", cardTerm(c.A)} }},
	noCombatCard:    {Rule: "KEM-3.3", Key: "combat-card", Args: func(c against) []any { return []any{"card", cardTerm(c.A)} }},
	noMoveCard:      {Rule: "KEM-10.16", Key: "move-card", Args: func(c against) []any { return []any{"card", cardTerm(c.A)} }},
	noEscape:        {Rule: "KEM-10.14", Key: "escape"},
	noPrayer:        {Rule: "KEM-0.2", Key: "prayer", Args: func(c against) []any { return []any{"n", int(c.A), "have", int(c.State.Player[c.Seat].Prayer)} }},
	noPlace:         {Rule: "KEM-3.9", Key: "place"},
	noTarget:        {Rule: "KEM-3.9", Key: "target"},
	noFlight:        {Rule: "KEM-6.13", Key: "flight"},
	noSwap:          {Rule: "KEM-9.61", Key: "swap", Args: func(against) []any { return []any{"n", mostSwaps} }},
	noCovered:       {Rule: "KEM-4.3", Key: "covered"},
	noBalance:       {Rule: "KEM-4.5", Key: "balance", Args: balanceArgs},
	noLevel:         {Rule: "KEM-5.2.1", Key: "level", Args: func(c against) []any { return []any{"colour", colourTerm(c.A), "n", int(c.B)} }},
	noPyramid:       {Rule: "KEM-5.3.2", Key: "pyramid", Args: pyramidArgs},
	noArt:           {Rule: "KEM-5.3.2", Key: "art", Args: func(c against) []any { return []any{"tile", tileTerm(c.Move.A)} }},
	noReserve:       {Rule: "KEM-1.2", Key: "reserve", Args: func(c against) []any { return []any{"n", c.State.Data.Limit.Units} }},
	noRoom:          {Rule: "KEM-1.4", Key: "room", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noAtLeastOne:    {Rule: "KEM-10.9", Key: "at-least-one"},
	noCapacity:      {Rule: "KEM-5.5.1", Key: "capacity"},
	noWay:           {Rule: "KEM-5.5.4", Key: "way", Args: marchArgs},
	noObelisk:       {Rule: "KEM-5.5.5", Key: "obelisk", Args: marchArgs},
	noGate:          {Rule: "KEM-5.5.5", Key: "gate", Args: marchArgs},
	noWall:          {Rule: "KEM-5.5.9", Key: "wall", Args: marchArgs},
	noSecondWall:    {Rule: "KEM-5.5.9", Key: "second-wall"},
	noLimit:         {Rule: "KEM-5.5.12", Key: "limit", Args: func(c against) []any { return []any{"n", int(c.A)} }},
	noFreeCard:      {Rule: "KEM-6.5", Key: "free-card"},
	noStay:          {Rule: "KEM-6.12", Key: "stay"},
	noPosition:      {Rule: "KEM-7.9", Key: "position", Args: func(c against) []any { return []any{"seat", c.State.Next[c.Move.A-1]} }},
}}

// balanceArgs are how many tokens would be left for how many levels without one (KEM-4.5).
func balanceArgs(c against) []any {
	p := &c.State.Player[c.Seat]
	covered, own, silver := p.Covered, p.Tokens, p.Silver
	if c.Move.Verb != vDone {
		covered |= 1 << c.Move.A
	}
	switch c.Move.Verb {
	case vToken:
		own--
	case vSilver:
		silver = TokenUsed
	}
	if own > 0 && silver == TokenReady {
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

// pyramidArgs are the level a tile needs and the best there is of its colour (KEM-5.3.2).
func pyramidArgs(c against) []any {
	return []any{"colour", colourTerm(c.A), "n", int(c.B), "best", int(c.State.best(c.Seat, Colour(c.A)))}
}

// marchArgs are where the Move began, where the group stands and where it would go.
func marchArgs(c against) []any {
	to := c.State.March.To
	if c.State.Top().Step == StepMarch {
		to = c.Move.A
	}
	return []any{"start", spaceTerm(c.State.March.Start), "from", spaceTerm(c.State.March.At), "to", spaceTerm(to)}
}

// Why is the reason against a move, or none.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	return steps.Why(s, &s.Stack, seat, m)
}
