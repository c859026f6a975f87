package osiris

import "ennead/game"

// Action 10 (OSI-5.10), with Horus (OSI-12.3) and a short supply (OSI-6.3).

// spared returns how many planned monuments Horus covers for a seat.
func (s *State) spared(seat game.Seat) int {
	switch {
	case s.Player[seat].Played&(1<<Horus) == 0:
		return 0
	case s.KeepsAll: // OSI-RUL-03
		return maxPlans
	}
	return 1
}

// whyNotWithdraw: a seat cannot withdraw while it can build a planned monument (OSI-5.10.1). Cards in hand do not
// matter (OSI-RUL-02).
func (s *State) whyNotWithdraw(seat game.Seat) reason {
	if n := s.buildable(seat).Len(); n > s.spared(seat) {
		return reason{No: NoWithdraw, A: uint8(n)}
	}
	return reason{}
}

// Losing returns how many planned monuments a seat loses if it withdraws now: those that Horus does not cover
// (OSI-8.1).
func (s *State) Losing(seat game.Seat) int {
	planned := 0
	for i := range s.Plans {
		if s.Plans[i].Owner == seat {
			planned++
		}
	}
	return max(0, planned-s.spared(seat))
}

// askKeep asks which planned monument Horus keeps (OSI-D18), if there is a choice.
func (s *State) askKeep(seat game.Seat, log *game.Log) {
	if s.spared(seat) == 1 {
		var only uint8
		n := 0
		for i := range uint8(maxPlans) {
			if s.whyNotKeep(seat, i).No == 0 {
				only = i + 1
				n++
			}
		}
		if n > 1 {
			s.Push(StepKeep, seat, 0, 0)
			return
		}
		s.Turn.Kept = only
	}
	s.askBonus(seat, log)
}

func keepCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for i := range uint8(maxPlans) {
		if s.Plans[i].Owner == f.Seat {
			dst = append(dst, game.Move{Verb: VKeep, A: i})
		}
	}
	return dst
}

func keepWhy(s *State, f Frame, m game.Move) reason { return s.whyNotKeep(f.Seat, m.A) }

// whyNotKeep: the other planned monuments must be impossible to build (OSI-12.3).
func (s *State) whyNotKeep(seat game.Seat, n uint8) reason {
	switch {
	case s.Plans[n].Owner != seat:
		return reason{No: NoPlanned, A: n}
	case s.buildable(seat) != 0 && s.sites(s.Data.Plans[n].Monument, Plainly) == 0:
		return reason{No: NoKeep, A: n}
	}
	return reason{}
}

func keepPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Kept = m.A + 1
	s.askBonus(f.Seat, log)
}

// keepFits: Horus covers one monument, and the seat may withdraw (OSI-12.3).
func keepFits(s *State, f, _ Frame) bool {
	return s.through(f.Seat, Plainly) && s.Turn == Turn{} &&
		s.whyNotWithdraw(f.Seat).No == 0 && s.spared(f.Seat) == 1
}

// Withdrawn returns the number of governors who have withdrawn this season.
func (s *State) Withdrawn() uint8 { return uint8(s.Gone.Len()) }

// willing returns the number of governors who have withdrawn this season by their own will (OSI-RUL-54).
func (s *State) willing() uint8 { return uint8((s.Gone &^ s.Aside).Len()) }

// First returns the seat that withdrew first this season. It is [NoSeat] if nobody has, except for governors who are
// away (OSI-RUL-54).
func (s *State) First() game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].Order == 1 && !s.Aside.Has(seat) {
			return seat
		}
	}
	return NoSeat
}

// Bonusless reports whether nobody gets a regent bonus this season, since the table has chosen that the last season has
// none (OSI-RUL-04).
func (s *State) Bonusless() bool { return s.Bare && s.Season == Seasons }

// askBonus asks the first governor who withdraws for a box of the regent row (OSI-D14).
func (s *State) askBonus(seat game.Seat, log *game.Log) {
	if s.willing() > 0 || s.Bonusless() {
		s.withdraw(seat, log)
		return
	}
	s.Push(StepBonus, seat, 0, 0)
}

func bonusCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for n := range uint8(len(s.Data.Row)) {
		dst = append(dst, game.Move{Verb: VBonus, A: n})
	}
	return dst
}

func bonusWhy(s *State, _ Frame, m game.Move) reason {
	if s.Boxes&(1<<m.A) != 0 {
		return reason{No: NoBox, A: m.A}
	}
	return reason{}
}

func bonusPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.At = m.A + 1
	s.askShort(f.Seat, 0, log)
}

// bonusFits: the seat is the first one to withdraw (OSI-D14).
func bonusFits(s *State, f, _ Frame) bool {
	return s.withdraws(f.Seat) && s.Turn == Turn{Kept: s.Turn.Kept}
}

// withdraws reports whether a seat may be withdrawing first with its choice for Horus.
func (s *State) withdraws(seat game.Seat) bool {
	n := s.Turn.Kept
	return s.through(seat, Plainly) && s.willing() == 0 && !s.Bonusless() && s.whyNotWithdraw(seat).No == 0 &&
		(n == 0 || s.spared(seat) == 1 && s.whyNotKeep(seat, n-1).No == 0)
}

// missing returns how many tokens of a kind the chosen bonus must take from the piles: what the supply lacks, as far as
// the piles have it (OSI-6.3, OSI-RUL-57).
func (s *State) missing(r uint8) uint8 {
	due := s.Data.Row[s.Turn.At-1].Tokens[r]
	if due <= s.Supply[r] {
		return 0
	}
	return min(due-s.Supply[r], s.Piles()[r])
}

// askShort asks from which piles the missing tokens come, one by one in the order of kinds, as long as there is a
// choice (OSI-D15).
func (s *State) askShort(seat game.Seat, from uint8, log *game.Log) {
	for r := from; r < ResourceKinds; r++ {
		for left := s.missing(r) - s.fetched(r); left > 0; left-- {
			n, one := s.onlyPile(r, left)
			if !one {
				s.Push(StepShort, seat, left, r)
				return
			}
			s.Turn.Piles[n][r]++
		}
	}
	s.withdraw(seat, log)
}

// fetched returns how many tokens of a kind the seat has chosen from the piles.
func (s *State) fetched(r uint8) (n uint8) {
	for i := range s.Turn.Piles {
		n += s.Turn.Piles[i][r]
	}
	return n
}

// fetches reports whether the next token of a kind may come from pile n. Tokens are chosen in the order of piles, and
// enough must be left in this pile and later ones.
func (s *State) fetches(n, r, left uint8) bool {
	rest := uint8(0)
	for i := n; i <= MaxMarket; i++ {
		rest += s.PileOf(i)[r] - s.Turn.Piles[i][r]
		if i > n && s.Turn.Piles[i][r] > 0 {
			return false
		}
	}
	return s.PileOf(n)[r] > s.Turn.Piles[n][r] && rest >= left
}

// onlyPile returns the pile that the next token must come from; one is false if there is a choice.
func (s *State) onlyPile(r, left uint8) (pile uint8, one bool) {
	count := 0
	for n := range uint8(MaxMarket + 1) {
		if s.fetches(n, r, left) {
			pile = n
			count++
		}
	}
	return pile, count == 1
}

func shortCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for n := range uint8(len(s.Data.Market) + 1) {
		dst = append(dst, game.Move{Verb: VShort, A: n})
	}
	return dst
}

func shortWhy(s *State, f Frame, m game.Move) reason {
	if !s.fetches(m.A, f.B, f.A) {
		return reason{No: NoShort, A: f.B, B: m.A}
	}
	return reason{}
}

func shortPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Piles[m.A][f.B]++
	s.askShort(f.Seat, f.B, log)
}

// shortFits: the seat has chosen a box, and the tokens chosen so far are in the piles (OSI-D15).
func shortFits(s *State, f, _ Frame) bool {
	t := &s.Turn
	if !s.withdraws(f.Seat) || *t != (Turn{Kept: t.Kept, At: t.At, Piles: t.Piles}) ||
		t.At == 0 || int(t.At) > len(s.Data.Row) || s.Boxes&(1<<(t.At-1)) != 0 || f.B >= ResourceKinds {
		return false
	}
	for r := range uint8(ResourceKinds) {
		got, due := s.fetched(r), s.missing(r)
		switch {
		case r == f.B:
			got += f.A
		case r > f.B:
			due = 0
		}
		if got != due {
			return false
		}
	}
	return f.A != 0 && s.pilesHold(t.Piles)
}

// withdraw takes a seat out of the season (OSI-5.10.3). The first one also gets the bonus of its box (OSI-5.10.4).
func (s *State) withdraw(seat game.Seat, log *game.Log) {
	s.did(seat, didWithdraw)
	p, t := &s.Player[seat], s.Turn
	p.Order = s.willing() + 1
	s.Gone = s.Gone.With(seat)
	log.Add(seatWithdrew(seat, p.Order))
	s.markKept(seat, log)
	if t.At == 0 {
		return
	}
	box := t.At - 1
	bonus := &s.Data.Row[box]
	s.Boxes |= 1 << box
	s.Bonused = box + 1
	log.Add(boxTaken(seat, box))
	s.points(seat, PartRegent, bonus.Glory, log)
	fromPiles := Tokens{s.fetched(0), s.fetched(1), s.fetched(2)}
	s.gain(seat, bonus.Tokens.Minus(fromPiles), GainRegent, log)
	s.takePiles(seat, log)
	if bonus.Card > 0 {
		s.Push(StepDraw, seat, DrawBonus, bonus.Card)
	}
}

// markKept marks the plans that Horus keeps: the chosen one, or all with the option (OSI-12.3).
func (s *State) markKept(seat game.Seat, log *game.Log) {
	for i := range s.Plans {
		plan := &s.Plans[i]
		if plan.Owner == seat && (s.Turn.Kept == uint8(i)+1 || s.spared(seat) > 1) {
			plan.Kept = Stays
			log.Add(planKept(seat, uint8(i)))
		}
	}
}

// Stays marks a plan that is not removed at the end of the season.
const Stays = 1
