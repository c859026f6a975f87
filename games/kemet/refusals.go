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

// refusals name rule, key and parameters of each kind.
var refusals = [noCount]struct {
	rule, key string
	args      func(r reason) []any
}{
	noPyramidTwice:  {"KEM-2.8", "pyramid-twice", func(r reason) []any { return []any{"colour", colourTerm(r.a)} }},
	noDistrictTaken: {"KEM-2.8", "district-taken", nil},
	noDistribution:  {"KEM-2.8", "distribution", nil},
	noCard:          {"KEM-3.6", "card", func(r reason) []any { return []any{"card", cardTerm(r.a)} }},
	noCombatCard:    {"KEM-3.3", "combat-card", func(r reason) []any { return []any{"card", cardTerm(r.a)} }},
	noMoveCard:      {"KEM-10.16", "move-card", func(r reason) []any { return []any{"card", cardTerm(r.a)} }},
	noEscape:        {"KEM-10.14", "escape", nil},
	noPrayer:        {"KEM-0.2", "prayer", func(r reason) []any { return []any{"n", int(r.a)} }},
	noPlace:         {"KEM-3.9", "place", nil},
	noTarget:        {"KEM-3.9", "target", nil},
	noFlight:        {"KEM-6.13", "flight", nil},
	noSwap:          {"KEM-9.61", "swap", nil},
	noCovered:       {"KEM-4.3", "covered", nil},
	noBalance:       {"KEM-4.5", "balance", func(r reason) []any { return []any{"n", int(r.a)} }},
	noLevel:         {"KEM-5.2.1", "level", func(r reason) []any { return []any{"colour", colourTerm(r.a), "n", int(r.b)} }},
	noPyramid:       {"KEM-5.3.2", "pyramid", func(r reason) []any { return []any{"colour", colourTerm(r.a), "n", int(r.b)} }},
	noArt:           {"KEM-5.3.2", "art", nil},
	noReserve:       {"KEM-1.2", "reserve", nil},
	noRoom:          {"KEM-1.4", "room", func(r reason) []any { return []any{"n", int(r.a)} }},
	noAtLeastOne:    {"KEM-10.9", "at-least-one", nil},
	noCapacity:      {"KEM-5.5.1", "capacity", nil},
	noWay:           {"KEM-5.5.4", "way", nil},
	noObelisk:       {"KEM-5.5.5", "obelisk", nil},
	noGate:          {"KEM-5.5.5", "gate", nil},
	noWall:          {"KEM-5.5.9", "wall", nil},
	noSecondWall:    {"KEM-5.5.9", "second-wall", nil},
	noLimit:         {"KEM-5.5.12", "limit", func(r reason) []any { return []any{"n", int(r.a)} }},
	noFreeCard:      {"KEM-6.5", "free-card", nil},
	noStay:          {"KEM-6.12", "stay", nil},
	noPosition:      {"KEM-7.9", "position", nil},
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
	return r.refusal()
}

// refusal puts a reason into words to be.
func (r reason) refusal() *game.Refusal {
	row := refusals[r.no]
	var args []any
	if row.args != nil {
		args = row.args(r)
	}
	return &game.Refusal{Message: game.Say(row.rule, "kemet.no."+row.key, args...)}
}
