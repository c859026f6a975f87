package pharaon

import "ennead/game"

// What a choice gives at once beside what it says itself. It is no rule: it tells players what the count would be.

// Bonus is what a choice adds to the score of a seat at once, and what else than the chosen thing itself adds to it.
type Bonus struct {
	PP      int   // of all, the chosen thing included
	Gods    uint8 // the columns that count from now on
	Lost    uint8 // the columns that no longer count, since those count instead (PHA-11.3)
	Nobles  Cards // of the seat, that count for more than before
	Pharaoh bool  // the seat becomes Pharaoh
}

// BonusOf returns what a choice of a seat adds at once, without what chance or later choices bring. It is empty if
// only the thing itself adds something, and for choices that take no noble or artisan and make no step.
func (s *State) BonusOf(seat game.Seat, m game.Move) (b Bonus) {
	after := *s
	p := &after.Player[seat]
	switch m.Verb {
	case VNoble:
		after.addNoble(seat, m.A, nil)
	case VArtisan:
		p.Artisans = p.Artisans.With(m.A)
	case VTrack:
		after.advanceNile(seat, Colour(m.A), nil)
	default:
		return b
	}
	was, gods := s.GodsOf(seat), after.GodsOf(seat)
	b = Bonus{PP: after.Score(seat) - s.Score(seat), Gods: gods &^ was, Lost: was &^ gods}
	b.Pharaoh = after.Pharaoh != s.Pharaoh
	for own := s.Player[seat].Nobles; own != 0; own = own.Rest() {
		if n := own.First(); after.NoblePP(seat, n, gods) > s.NoblePP(seat, n, was) {
			b.Nobles = b.Nobles.With(n)
		}
	}
	if b.PP <= 0 || b.Gods == 0 && b.Nobles == 0 && !b.Pharaoh {
		return Bonus{}
	}
	return b
}

// Spares says why a payment spends silver where an offering could pay.
type Spares uint8

// The reasons.
const (
	SparesNothing Spares = iota
	SparesGods           // offerings count for gods
	SparesPoints         // offerings count for more PP
)

// Spares returns why the payment that is suggested to a seat spends more silver and fewer offerings than the best one
// that does not; [SparesNothing] if there is no such payment, or if it would do as well.
func (s *State) Spares(seat game.Seat, best Payment) Spares {
	silver, offerings := best.spends()
	if silver == 0 {
		return SparesNothing
	}
	search := suggestion{from: s, seat: seat, fits: func(p *Payment) bool {
		n, more := p.spends()
		return n < silver && more > offerings
	}}
	search.extend(s, nil)
	switch other := search.best; {
	case other.Moves == nil:
		return SparesNothing
	case best.gods > other.gods, best.gods == other.gods && best.Open == other.Open && best.kept > other.kept:
		return SparesGods
	case best.gods == other.gods && best.Open == other.Open && best.kept == other.kept && best.score > other.score:
		return SparesPoints
	}
	return SparesNothing
}

// spends returns how much silver a payment takes, and how many offerings.
func (p *Payment) spends() (silver, offerings int) {
	for _, m := range p.Moves {
		if t := Token(m.A); t == Token(Silver) {
			silver++
		} else if t >= ResourceOffering {
			offerings++
		}
	}
	return silver, offerings
}
