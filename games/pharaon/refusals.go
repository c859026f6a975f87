package pharaon

import "ennead/game"

// reason is why a move is not legal, as small numbers; the zero reason is none.
type reason struct {
	no   no
	a, b uint8
}

// no is a kind of refusal.
type no uint8

const (
	_              no = iota
	noNotNow          // this is not asked now
	noSlot            // a: quarter, b: usable slots
	noMeans           // a: quarter
	noMeansOption     // the Nile option cannot be paid
	noMeansColour     // a: colour, b: quarter
	noCard            // a: quarter
	noDeck            // a: quarter
	noLot             //
	noStep            //
	noToken           // a: token
	noPrestige        //
	noOtherQuarter    // a: the quarter of the offering
	noAccessColour    // a: colour shown, b: colour needed
	noRest            // the other tokens would not do
	noNeed            // a: colour
	noExtra           // a: colour
	noOfferings       //
	noBag             //
	noTrack           // a: track
	noRoom            // a: track
	noCell            // a: gain
	noSupply          // a: resource
	noBasics          //
	noSameColour      //
	noTwice           // a: noble
	noSpend           // a: noble
	noSilverPrice     // a: noble
	noExchange        // a: token
	noCount
)

// refusals name rule, key and parameters of each kind.
var refusals = [noCount]struct {
	rule, key string
	args      func(r reason) []any
}{
	noSlot:         {"PHA-5.2", "slot", func(r reason) []any { return []any{"quarter", quarterTerm(r.a), "slots", int(r.b)} }},
	noMeans:        {"PHA-3.5", "means", func(r reason) []any { return []any{"quarter", quarterTerm(r.a)} }},
	noMeansOption:  {"PHA-3.5", "means-option", nil},
	noMeansColour:  {"PHA-3.5", "means-colour", func(r reason) []any { return []any{"colour", tokenTerm(r.a), "quarter", quarterTerm(r.b)} }},
	noCard:         {"PHA-3.5", "card", func(r reason) []any { return []any{"quarter", quarterTerm(r.a)} }},
	noDeck:         {"PHA-1.8", "deck", func(r reason) []any { return []any{"quarter", quarterTerm(r.a)} }},
	noLot:          {"PHA-6.3.4", "lot", nil},
	noStep:         {"PHA-6.4.2", "step", nil},
	noToken:        {"PHA-4.1", "token", func(r reason) []any { return []any{"token", tokenTerm(r.a)} }},
	noPrestige:     {"PHA-4.2.6", "prestige", nil},
	noOtherQuarter: {"PHA-4.2.4", "other-quarter", func(r reason) []any { return []any{"quarter", quarterTerm(r.a)} }},
	noAccessColour: {"PHA-5.1", "access-colour", func(r reason) []any { return []any{"colour", tokenTerm(r.a), "facing", tokenTerm(r.b)} }},
	noRest:         {"PHA-5.6", "rest", nil},
	noNeed:         {"PHA-5.6", "need", func(r reason) []any { return []any{"colour", tokenTerm(r.a)} }},
	noExtra:        {"PHA-6.3.1", "extra", func(r reason) []any { return []any{"colour", tokenTerm(r.a)} }},
	noOfferings:    {"PHA-6.3.2", "offerings", nil},
	noBag:          {"PHA-1.6", "bag", nil},
	noTrack:        {"PHA-6.2.2", "track", func(r reason) []any { return []any{"colour", tokenTerm(r.a)} }},
	noRoom:         {"PHA-6.2.3", "room", func(r reason) []any { return []any{"colour", tokenTerm(r.a)} }},
	noCell:         {"PHA-7.5", "cell", func(r reason) []any { return []any{"gain", gainTerm(r.a)} }},
	noSupply:       {"PHA-1.5", "supply", func(r reason) []any { return []any{"resource", tokenTerm(r.a)} }},
	noBasics:       {"PHA-1.5", "basics", nil},
	noSameColour:   {"PHA-10.14.1", "same-colour", nil},
	noTwice:        {"PHA-10.1", "twice", func(r reason) []any { return []any{"noble", nobleTerm(r.a)} }},
	noSpend:        {"PHA-10.14", "spend", func(r reason) []any { return []any{"noble", nobleTerm(r.a)} }},
	noSilverPrice:  {"PHA-10.14.2", "silver-price", func(r reason) []any { return []any{"noble", nobleTerm(r.a)} }},
	noExchange:     {"PHA-RUL-25", "exchange", func(r reason) []any { return []any{"token", tokenTerm(r.a)} }},
}

// Refuse is nil if the move is legal for the seat now, else the reason in words to be.
func (s *State) Refuse(seat game.Seat, m game.Move) *game.Refusal {
	if !s.Owing().Has(seat) {
		return &game.Refusal{Message: game.Say("PHA-16.4", "pharaon.no.turn")}
	}
	r := s.reasonFor(m)
	switch r.no {
	case 0:
		return nil
	case noNotNow:
		return &game.Refusal{Message: game.Say(steps[s.Top().Step].rule, "pharaon.no.not-now")}
	}
	row := refusals[r.no]
	var args []any
	if row.args != nil {
		args = row.args(r)
	}
	return &game.Refusal{Message: game.Say(row.rule, "pharaon.no."+row.key, args...)}
}
