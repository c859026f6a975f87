package osiris

import (
	"cmp"
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// Action 4 (OSI-5.4), the Recruiter (OSI-11.7) and Bastet (OSI-12.2).

// whyNotHire: the worker must be on the cartouche, and the seat must have enough tokens (OSI-5.4.1).
func (s *State) whyNotHire(seat game.Seat, w Worker, price uint8) reason {
	switch {
	case s.Pool[w] == 0:
		return reason{No: NoPool, A: uint8(w)}
	case s.Player[seat].Tokens.Sum() < price:
		return reason{No: NoTokens, A: price}
	}
	return reason{}
}

// whyNotHireAny: some worker must be on the cartouche, and the seat must have enough tokens.
func (s *State) whyNotHireAny(seat game.Seat, price uint8) reason {
	if s.Pool == (Workers{}) {
		return reason{No: NoPoolAtAll}
	}
	if s.Player[seat].Tokens.Sum() < price {
		return reason{No: NoTokens, A: price}
	}
	return reason{}
}

func hireCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for w := range uint8(WorkerKinds) {
		dst = append(dst, game.Move{Verb: VHire, A: w})
	}
	return dst
}

// price returns the price of a worker through a card or a blessing: one token with the Recruiter, nothing with Bastet
// (OSI-11.7, OSI-12.2).
func price(by Means) uint8 {
	if by == ByRecruiter {
		return 1
	}
	return 0
}

// hireAmong returns the workers that can be hired. If there is only one kind, it is chosen automatically (OSI-14.2).
func hireAmong(s *State, f Frame) (uint8, uint64) {
	if s.Player[f.Seat].Tokens.Sum() < price(f.B) {
		return VHire, 0
	}
	return VHire, uint64(s.Pool.sorts())
}

func hireWhy(s *State, f Frame, m game.Move) reason {
	return s.whyNotHire(f.Seat, Worker(m.A), price(f.B))
}

func hirePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Hired[0] = m.A + 1
	if f.B == ByRecruiter {
		s.askPay(f.Seat, 1, f.B, log)
		return
	}
	s.finishBlessing(f.Seat, Bastet, f.A, log)
	s.engage(f.Seat, log)
}

// hireFits: the seat has chosen the Recruiter and nothing else, or can play Bastet.
func hireFits(s *State, f, _ Frame) bool {
	if s.Turn != (Turn{Card: s.Turn.Card}) {
		return false
	}
	if f.B == ByBastet {
		return s.throughBlessing(f.Seat, Bastet, f.A)
	}
	return f.A == 0 && f.B == ByRecruiter && s.through(f.Seat, f.B)
}

// moreCandidates appends the choices of the Recruiter's second worker, in the order of their kinds (OSI-11.7).
func moreCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for w := s.Turn.Hired[0] - 1; w < WorkerKinds; w++ {
		dst = append(dst, game.Move{Verb: VHire, A: w})
	}
	return append(dst, game.Move{Verb: VEnough})
}

// more reports whether the Recruiter could hire a second worker. If not, there is no question (OSI-14.2).
func (s *State) more(seat game.Seat) bool {
	var pool Workers // candidates for the second worker
	copy(pool[s.Turn.Hired[0]-1:], s.Pool[s.Turn.Hired[0]-1:])
	return s.Data.Special.Recruits > 1 && pool.Sum() > 1 && s.Player[seat].Tokens.Sum() > s.Turn.Paid.Sum()
}

func moreWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VEnough {
		return reason{}
	}
	pool := s.Pool
	pool[s.Turn.Hired[0]-1]--
	switch {
	case pool[m.A] == 0:
		return reason{No: NoPool, A: m.A}
	case s.Player[f.Seat].Tokens.Sum() < s.Turn.Paid.Sum()+1:
		return reason{No: NoTokens, A: 1}
	}
	return reason{}
}

func morePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VEnough {
		s.recruit(f.Seat, log)
		return
	}
	s.Turn.Hired[1] = m.A + 1
	s.askPay(f.Seat, 1, f.B, log)
}

// moreFits: the seat has chosen the first worker and the token for it.
func moreFits(s *State, f, _ Frame) bool {
	t := &s.Turn
	return f.B == ByRecruiter && s.hires(f) && t.Hired[1] == 0 &&
		t.Paid.Sum() == 1 && s.Player[f.Seat].Tokens.Covers(t.Paid)
}

// hires reports whether the chosen workers are on the cartouche, in the order of their kinds. It also
// checks that only they and their payment have been chosen.
func (s *State) hires(f Frame) bool {
	t, pool := &s.Turn, s.Pool
	if *t != (Turn{Card: t.Card, Hired: t.Hired, Paid: t.Paid}) || !s.through(f.Seat, f.B) {
		return false
	}
	for _, w := range t.Hired {
		if w != 0 {
			if pool[w-1] == 0 {
				return false
			}
			pool[w-1]--
		}
	}
	return t.Hired[0] != 0 && (t.Hired[1] == 0 || t.Hired[1] >= t.Hired[0])
}

// askPay asks for the tokens of the payment one by one, as long as there is a choice; then the workers are hired.
func (s *State) askPay(seat game.Seat, left uint8, by Means, log *game.Log) {
	for left > 0 {
		r, one := only(s.pays(seat, left))
		if !one {
			s.Push(StepPay, seat, left, by)
			return
		}
		s.Turn.Paid[r]++
		left--
	}
	if by == ByRecruiter && s.Turn.Hired[1] == 0 && s.more(seat) {
		s.Push(StepMore, seat, 0, by)
		return
	}
	s.recruit(seat, log)
}

func payCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for r := range uint8(ResourceKinds) {
		dst = append(dst, game.Move{Verb: VPay, A: r})
	}
	return dst
}

// pays returns the kinds of the next token to pay. Any kind will do (OSI-5.4.2). The Recruiter's tokens pay for
// different workers, so the order of their kinds is free.
func (s *State) pays(seat game.Seat, left uint8) Resources {
	have := s.Player[seat].Tokens
	if s.Turn.Hired[1] != 0 {
		return have.Minus(s.Turn.Paid).kinds()
	}
	return picks(have, s.Turn.Paid, left)
}

func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VPay, s.pays(f.Seat, f.A))
}

func payWhy(s *State, f Frame, m game.Move) reason {
	if s.pays(f.Seat, f.A)&(1<<m.A) != 0 {
		return reason{}
	}
	return reason{No: NoToken, A: m.A}
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Paid[m.A]++
	s.askPay(f.Seat, f.A-1, f.B, log)
}

// Wage is one way to pay all that is left of the price of workers.
type Wage struct {
	Moves []game.Move // in the order in which they are made
	Paid  Tokens
	left  Tokens // behind the screen afterwards
	plans int    // cartouches on which the seat could plan afterwards
	sides int    // open sides of the market that it could use afterwards
}

// SuggestWage returns a way to pay for the seat that is paying now. It keeps most monuments within reach, then most
// exchanges, and takes what the seat has most of. It is no rule, and depends only on what the seat sees. It returns no
// moves if the seat is not paying.
func (s *State) SuggestWage(seat game.Seat) (best Wage) {
	f := s.Top()
	if f.Step != StepPay || f.Seat != seat {
		return best
	}
	var extend func(now State, w Wage)
	extend = func(now State, w Wage) {
		if w.Paid.Sum() == f.A {
			if w.weigh(&now, seat); best.Moves == nil || w.compare(&best) > 0 {
				best = w
			}
			return
		}
		kinds := now.pays(seat, f.A-w.Paid.Sum())
		_, forced := only(kinds) // a token of the only kind left is paid without asking
		for ; kinds != 0; kinds &= kinds - 1 {
			r := uint8(bits.TrailingZeros8(kinds))
			then, more := now, w
			then.Turn.Paid[r]++
			if more.Paid[r]++; !forced {
				more.Moves = slices.Concat(w.Moves, []game.Move{{Verb: VPay, A: r}})
			}
			extend(then, more)
		}
	}
	extend(*s, Wage{})
	return best
}

// weigh counts what the seat could still pay after its choices.
func (w *Wage) weigh(s *State, seat game.Seat) {
	w.left = s.Player[seat].Tokens.Minus(s.Turn.Paid)
	payable := s.Data.afford(w.left)
	w.plans = (payable.Plans() & s.Vacant(seat)).Len()
	w.sides = bits.OnesCount32(payable.Sides() &^ s.Shut)
}

// compare is positive if one way to pay is better than another.
func (w *Wage) compare(other *Wage) int {
	return cmp.Or(cmp.Compare(w.plans, other.plans), cmp.Compare(w.sides, other.sides),
		cmp.Compare(slices.Min(w.left[:]), slices.Min(other.left[:])))
}

// payFits: the chosen tokens match the number still to pay, and the seat has enough (OSI-5.4.2, OSI-11.7).
func payFits(s *State, f, _ Frame) bool {
	t, have := &s.Turn, s.Player[f.Seat].Tokens
	second := t.Hired[1] != 0
	switch {
	case !s.hires(f):
		return false
	case f.B == ByRecruiter && second:
		return f.A == 1 && chose(have, t.Paid, 2, f.A) && have.Sum() >= 2
	case f.B == ByRecruiter:
		return f.A == 1 && t.Paid.Sum() == 0 && have.Sum() >= 1
	}
	return f.B == Plainly && !second && chose(have, t.Paid, s.Data.Hire, f.A) && have.Sum() >= s.Data.Hire
}

// recruit pays for the chosen workers and hires them.
func (s *State) recruit(seat game.Seat, log *game.Log) {
	s.spend(seat, log)
	s.lay(seat, s.Turn.Paid, PaidHire, log)
	s.Wages = s.Wages.Plus(s.Turn.Paid) // OSI-5.4.3
	s.engage(seat, log)
}

// engage moves the chosen workers from the cartouche behind the screen.
func (s *State) engage(seat game.Seat, log *game.Log) {
	s.did(seat, didHire)
	for _, w := range s.Turn.Hired {
		if w != 0 {
			s.Pool[w-1]--
			s.Player[seat].Workers[w-1]++
			log.Add(workerHired(seat, Worker(w-1)))
		}
	}
}
