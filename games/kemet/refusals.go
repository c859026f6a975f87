package kemet

import "ennead/game"

// reason is why a move is not legal, as small numbers; the zero reason is none.
type reason struct {
	no   no
	a, b uint8
}

// no is a kind of refusal.
type no uint8

const (
	_               no = iota
	noNotNow           // this is not asked now
	noPyramidTwice     // a: colour
	noDistrictTaken    //
	noDistribution     //
	noCard             // a: card
	noCombatCard       // a: card
	noMoveCard         // a: card
	noEscape           //
	noPrayer           // a: PP needed
	noPlace            //
	noTarget           //
	noFlight           //
	noSwap             //
	noCovered          //
	noBalance          // a: tokens left
	noLevel            // a: colour, b: its level
	noPyramid          // a: colour, b: level needed
	noArt              //
	noReserve          //
	noRoom             // a: troop limit
	noAtLeastOne       //
	noCapacity         //
	noWay              //
	noObelisk          //
	noGate             //
	noWall             //
	noSecondWall       //
	noLimit            // a: troop limit
	noFreeCard         //
	noStay             //
	noPosition         //
	noCount
)

// against is a move that is not legal, with all that a refusal may speak of.
type against struct {
	*State
	seat game.Seat
	move game.Move
	reason
}

// refusals name rule, key and parameters of each kind.
var refusals = [noCount]struct {
	rule, key string
	args      func(x against) []any
}{
	noPyramidTwice:  {"KEM-2.8", "pyramid-twice", func(x against) []any { return []any{"colour", colourTerm(x.a)} }},
	noDistrictTaken: {"KEM-2.8", "district-taken", nil},
	noDistribution:  {"KEM-2.8", "distribution", nil},
	noCard:          {"KEM-3.6", "card", func(x against) []any { return []any{"card", cardTerm(x.a)} }},
	noCombatCard:    {"KEM-3.3", "combat-card", func(x against) []any { return []any{"card", cardTerm(x.a)} }},
	noMoveCard:      {"KEM-10.16", "move-card", func(x against) []any { return []any{"card", cardTerm(x.a)} }},
	noEscape:        {"KEM-10.14", "escape", nil},
	noPrayer:        {"KEM-0.2", "prayer", func(x against) []any { return []any{"n", int(x.a), "have", int(x.Player[x.seat].Prayer)} }},
	noPlace:         {"KEM-3.9", "place", nil},
	noTarget:        {"KEM-3.9", "target", nil},
	noFlight:        {"KEM-6.13", "flight", nil},
	noSwap:          {"KEM-9.61", "swap", func(against) []any { return []any{"n", mostSwaps} }},
	noCovered:       {"KEM-4.3", "covered", nil},
	noBalance:       {"KEM-4.5", "balance", balanceArgs},
	noLevel:         {"KEM-5.2.1", "level", func(x against) []any { return []any{"colour", colourTerm(x.a), "n", int(x.b)} }},
	noPyramid:       {"KEM-5.3.2", "pyramid", pyramidArgs},
	noArt:           {"KEM-5.3.2", "art", func(x against) []any { return []any{"tile", tileTerm(x.move.A)} }},
	noReserve:       {"KEM-1.2", "reserve", func(x against) []any { return []any{"n", x.Data.Limit.Units} }},
	noRoom:          {"KEM-1.4", "room", func(x against) []any { return []any{"n", int(x.a)} }},
	noAtLeastOne:    {"KEM-10.9", "at-least-one", nil},
	noCapacity:      {"KEM-5.5.1", "capacity", nil},
	noWay:           {"KEM-5.5.4", "way", marchArgs},
	noObelisk:       {"KEM-5.5.5", "obelisk", marchArgs},
	noGate:          {"KEM-5.5.5", "gate", marchArgs},
	noWall:          {"KEM-5.5.9", "wall", marchArgs},
	noSecondWall:    {"KEM-5.5.9", "second-wall", nil},
	noLimit:         {"KEM-5.5.12", "limit", func(x against) []any { return []any{"n", int(x.a)} }},
	noFreeCard:      {"KEM-6.5", "free-card", nil},
	noStay:          {"KEM-6.12", "stay", nil},
	noPosition:      {"KEM-7.9", "position", func(x against) []any { return []any{"seat", x.Next[x.move.A-1]} }},
}

// balanceArgs are how many tokens would be left for how many levels without one (KEM-4.5).
func balanceArgs(x against) []any {
	p := &x.Player[x.seat]
	covered, own, silver := p.Covered, p.Tokens, p.Silver
	if x.move.Verb != vDone {
		covered |= 1 << x.move.A
	}
	switch x.move.Verb {
	case vToken:
		own--
	case vSilver:
		silver = TokenUsed
	}
	if own > 0 && silver == TokenReady {
		own++
	}
	bare := map[int]bool{}
	for _, a := range x.Data.Actions {
		bare[a.Level] = true
	}
	for i, a := range x.Data.Actions {
		if covered&(1<<i) != 0 {
			delete(bare, a.Level)
		}
	}
	return []any{"n", int(own), "levels", game.Say("", "kemet.levels", "n", len(bare))}
}

// pyramidArgs are the level a tile needs and the best there is of its colour (KEM-5.3.2).
func pyramidArgs(x against) []any {
	return []any{"colour", colourTerm(x.a), "n", int(x.b), "best", int(x.best(x.seat, Colour(x.a)))}
}

// marchArgs are where the Move began, where the group stands and where it would go.
func marchArgs(x against) []any {
	to := x.March.To
	if x.Top().Step == StepMarch {
		to = x.move.A
	}
	return []any{"start", spaceTerm(x.March.Start), "from", spaceTerm(x.March.At), "to", spaceTerm(to)}
}

// Refuse is nil if the move is legal for the seat now, else the reason in words to be.
func (s *State) Refuse(seat game.Seat, m game.Move) *game.Refusal {
	if !s.Owing().Has(seat) {
		return &game.Refusal{Message: game.Say("KEM-4.1", "kemet.no.turn")}
	}
	r := s.reasonFor(seat, m)
	switch r.no {
	case 0:
		return nil
	case noNotNow:
		return &game.Refusal{Message: game.Say(steps[s.Top().Step].rule, "kemet.no.not-now")}
	}
	return against{s, seat, m, r}.refusal()
}

// refusal puts a reason into words to be.
func (x against) refusal() *game.Refusal {
	row := refusals[x.no]
	var args []any
	if row.args != nil {
		args = row.args(x)
	}
	return &game.Refusal{Message: game.Say(row.rule, "kemet.no."+row.key, args...)}
}
