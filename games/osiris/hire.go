package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Action 4 (OSI-5.4), the Recruiter (OSI-11.7) and Bastet (OSI-12.2).

// whyNotHire: the worker lies on the cartouche, and so many tokens can be paid (OSI-5.4.1).
func (s *State) whyNotHire(seat game.Seat, w Worker, price uint8) reason {
	switch {
	case s.Pool[w] == 0:
		return reason{No: noPool, A: uint8(w)}
	case s.Player[seat].Tokens.Sum() < price:
		return reason{No: noTokens, A: price}
	}
	return reason{}
}

// whyNotHireAny: some worker can be hired.
func (s *State) whyNotHireAny(seat game.Seat, price uint8) reason {
	if s.Pool == (Workers{}) {
		return reason{No: noPoolAtAll}
	}
	if s.Player[seat].Tokens.Sum() < price {
		return reason{No: noTokens, A: price}
	}
	return reason{}
}

func hireTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for w := range uint8(workers) {
		dst = append(dst, game.Move{Verb: vHire, A: w})
	}
	return dst
}

// price is what a worker costs through a means: nothing with Bastet (OSI-11.7, OSI-12.2).
func price(by Means) uint8 {
	if by == byRecruiter {
		return 1
	}
	return 0
}

// hireAmong: the only kind on the cartouche is chosen by itself (OSI-14.2).
func hireAmong(s *State, f Frame) (uint8, uint64) {
	if s.Player[f.Seat].Tokens.Sum() < price(f.B) {
		return vHire, 0
	}
	return vHire, uint64(s.Pool.sorts())
}

func hireWhy(s *State, f Frame, m game.Move) reason {
	return s.whyNotHire(f.Seat, Worker(m.A), price(f.B))
}

func hirePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Hired[0] = m.A + 1
	if f.B == byRecruiter {
		s.askPay(f.Seat, 1, f.B, log)
		return
	}
	s.finishBlessing(f.Seat, Bastet, f.A, log)
	s.engage(f.Seat, log)
}

// moreTries: the Recruiter's second worker (OSI-11.7). Two workers are chosen in the order of their kinds.
func moreTries(s *State, f Frame, dst []game.Move) []game.Move {
	for w := s.Turn.Hired[0] - 1; w < workers; w++ {
		dst = append(dst, game.Move{Verb: vHire, A: w})
	}
	return append(dst, game.Move{Verb: vEnough})
}

// more tells whether the Recruiter could hire a second worker: if not, nobody is asked (OSI-14.2).
func (s *State) more(seat game.Seat) bool {
	var pool Workers // that may be the second
	copy(pool[s.Turn.Hired[0]-1:], s.Pool[s.Turn.Hired[0]-1:])
	return s.Data.Special.Recruits > 1 && pool.Sum() > 1 && s.Player[seat].Tokens.Sum() > s.Turn.Paid.Sum()
}

func moreWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == vEnough {
		return reason{}
	}
	pool := s.Pool
	pool[s.Turn.Hired[0]-1]--
	switch {
	case pool[m.A] == 0:
		return reason{No: noPool, A: m.A}
	case s.Player[f.Seat].Tokens.Sum() < s.Turn.Paid.Sum()+1:
		return reason{No: noTokens, A: 1}
	}
	return reason{}
}

func morePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vEnough {
		s.recruit(f.Seat, log)
		return
	}
	s.Turn.Hired[1] = m.A + 1
	s.askPay(f.Seat, 1, f.B, log)
}

// askPay asks for tokens one by one, as long as there is a choice; then the hiring takes effect.
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
	if by == byRecruiter && s.Turn.Hired[1] == 0 && s.more(seat) {
		s.Push(StepMore, seat, 0, by)
		return
	}
	s.recruit(seat, log)
}

func payTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	for r := range uint8(resources) {
		dst = append(dst, game.Move{Verb: vPay, A: r})
	}
	return dst
}

// pays are the kinds of which a token may pay next: any will do (OSI-5.4.2). What the Recruiter's second worker costs is chosen
// by itself.
func (s *State) pays(seat game.Seat, left uint8) Resources {
	have := s.Player[seat].Tokens
	if s.Turn.Hired[1] != 0 {
		return have.Minus(s.Turn.Paid).kinds()
	}
	return picks(have, s.Turn.Paid, left)
}

func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, vPay, s.pays(f.Seat, f.A))
}

func payWhy(s *State, f Frame, m game.Move) reason {
	if s.pays(f.Seat, f.A)&(1<<m.A) != 0 {
		return reason{}
	}
	return reason{No: noToken, A: m.A}
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Paid[m.A]++
	s.askPay(f.Seat, f.A-1, f.B, log)
}

// recruit pays for what was hired, and hires it.
func (s *State) recruit(seat game.Seat, log *game.Log) {
	s.spend(seat, log)
	s.lay(seat, s.Turn.Paid, paidHire, log)
	s.Wages = s.Wages.Plus(s.Turn.Paid) // OSI-5.4.3
	s.engage(seat, log)
}

// engage takes the chosen workers off the cartouche.
func (s *State) engage(seat game.Seat, log *game.Log) {
	s.did(seat, didHire)
	for _, w := range s.Turn.Hired {
		if w != 0 {
			s.Pool[w-1]--
			s.Player[seat].Workers[w-1]++
			log.Announce(evHired, seat, w-1, 0, 0, 0)
		}
	}
}
