package osiris

import "ennead/game"

// Bribes (OSI-7.5).

// whyNotBribe: while the visitor chooses, any other seat may offer goods for giving the second card to a certain seat.
func (s *State) whyNotBribe(seat, to game.Seat) reason {
	f, d, held := s.Top(), &s.Book.Drafts[seat], s.Holds(seat)
	switch {
	case f.Step != StepShare:
		return reason{No: NoBribeNow}
	case s.Away.Has(f.Seat): // OSI-RUL-54
		return reason{No: NoAway, A: uint8(f.Seat)}
	case f.Seat == seat || uint8(to) >= s.Count || to == f.Seat:
		return reason{No: NoBriber}
	case d.Give.Empty():
		return reason{No: NoNothing}
	case s.freeBribe(seat) == 0:
		return reason{No: NoManyBribes, A: uint8(s.Data.Limits.Bribes)}
	}
	bound := s.Bound(seat)
	all := bound.add(&d.Give.Goods)
	if bound.Cards&d.Give.Cards != 0 || !held.Covers(&all) { // OSI-7.5.2
		return reason{No: NoBound}
	}
	return s.whyFlood(seat)
}

// HeldFor returns the seats that may put a bribe: all but the visitor, until the choice is made (OSI-7.5.1). A table
// may keep the choice open for them (OSI-7.5.4). Who has as many bribes as are allowed may still replace one.
func (s *State) HeldFor() game.Seats {
	f := s.Top()
	if f.Step != StepShare || s.Silent || s.Data.Limits.Bribes == 0 || s.Away.Has(f.Seat) {
		return 0
	}
	return s.everybody() &^ s.Away &^ f.Seat.Set()
}

// freeBribe returns the number of the seat's next bribe, 0 if it has the maximum.
func (s *State) freeBribe(seat game.Seat) uint8 {
	for n := range uint8(min(MaxBribes, s.Data.Limits.Bribes)) {
		if s.Book.Bribes[seat][n].Number == 0 {
			return n + 1
		}
	}
	return 0
}

// makeBribe offers the goods of the draft to the visitor if the second card goes to a seat.
func (s *State) makeBribe(seat, to game.Seat, log *game.Log) {
	n := s.freeBribe(seat)
	b := s.OpenBribe(seat, n)
	*b = Bribe{Number: n, If: to, Give: s.Book.Drafts[seat].Give}
	s.Book.Drafts[seat] = Draft{}
	s.enter(seat)
	log.Add(bribePut(seat, b))
}

// payBribes hands the goods of the accepted bribes to the visitor, in one step with their choice. All other bribes end
// (OSI-7.5.2, OSI-7.5.5).
func (s *State) payBribes(visitor game.Seat, log *game.Log) {
	if !s.Book.Used {
		return
	}
	bribes := s.Book.Bribes
	s.Book.Bribes = [MaxSeats][MaxBribes]Bribe{}
	for by := range game.Seat(s.Count) {
		for i := range bribes[by] {
			if b := &bribes[by][i]; b.Number != 0 && b.Taken {
				two := Two{From: by, To: visitor}
				log.Add(bribePaid(two, b))
				s.hand(two, &b.Give.Goods, log)
			}
		}
	}
	s.Book.Settle()
}
