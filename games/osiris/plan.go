package osiris

import (
	"math/bits"

	"ennead/game"
)

// Action 6 (OSI-5.6), the Mason (OSI-11.10) and the Architect (OSI-11.2).

// whyNotPlan: the seat needs a piece in stock, an empty cartouche of its kind, and the cost (OSI-5.6.1).
func (s *State) whyNotPlan(seat game.Seat, n uint8, by Means) reason {
	plan, p := &s.Data.Plans[n], &s.Player[seat]
	switch {
	case p.Stock[plan.Monument] == 0:
		return reason{No: NoStock, A: uint8(plan.Monument)}
	case s.Plans[n].Owner == Neutral:
		return reason{No: NoReserved, A: n}
	case s.Plans[n].Owner != NoSeat:
		return reason{No: NoCartouche, A: n}
	case by == ByMason:
		return s.whyNotWaive(seat, plan.Cost)
	case by == ByArchitect && s.sites(plan.Monument, Plainly) == 0:
		return reason{No: NoSite, A: uint8(plan.Monument)}
	}
	return short(p.Tokens, plan.Cost)
}

// whyNotWaive: the seat must be able to pay the cost less the tokens that the Mason saves, of any kinds.
func (s *State) whyNotWaive(seat game.Seat, cost Tokens) reason {
	waive := s.Data.Special.Mason
	lacking := lacks(s.Player[seat].Tokens, cost)
	if lacking.Sum() <= waive {
		return reason{}
	}
	for r, n := range lacking {
		if n > waive {
			return reason{No: NoCost, A: uint8(r), B: cost[r]}
		}
		waive -= n
	}
	return reason{}
}

// lacks returns what is missing to pay a cost.
func lacks(have, cost Tokens) Tokens { return cost.Minus(cost.UpTo(have)) }

// whyNotPlanAny: the card needs a monument that it can plan.
func (s *State) whyNotPlanAny(seat game.Seat, by Means) reason {
	free := s.Vacant(seat)
	if by != ByMason {
		free &= s.Data.afford(s.Player[seat].Tokens).Plans()
	}
	for ; free != 0; free = free.Rest() {
		if s.whyNotPlan(seat, free.First(), by).No == 0 {
			return reason{}
		}
	}
	return reason{No: NoPlanning}
}

func planCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for n := range uint8(maxPlans) {
		if s.Data.Plans[n].On {
			dst = append(dst, game.Move{Verb: VPlan, A: n})
		}
	}
	return dst
}

// planAmong returns the cartouches that a card can plan on. If there is only one, it is chosen automatically
// (OSI-14.2).
func planAmong(s *State, f Frame) (uint8, uint64) {
	var on Cartouches
	for free := s.Vacant(f.Seat); free != 0; free = free.Rest() {
		if n := free.First(); s.whyNotPlan(f.Seat, n, f.B).No == 0 {
			on = on.With(n)
		}
	}
	return VPlan, uint64(on)
}

func planWhy(s *State, f Frame, m game.Move) reason { return s.whyNotPlan(f.Seat, m.A, f.B) }

func planPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Plan = m.A + 1
	if f.B == ByArchitect {
		s.Push(StepSite, f.Seat, 0, f.B)
		return
	}
	s.askWaive(f.Seat, min(s.Data.Special.Mason, s.Data.Plans[m.A].Cost.Sum()), log)
}

// planFits: the seat has chosen the card and nothing else.
func planFits(s *State, f, _ Frame) bool {
	return (f.B == ByArchitect || f.B == ByMason) && s.through(f.Seat, f.B) &&
		s.Turn == Turn{Card: s.Turn.Card}
}

// plan pays the cost and puts the piece on its cartouche. The tokens are in the supply at once (OSI-6.2).
func (s *State) plan(seat game.Seat, n uint8, cost Tokens, log *game.Log) {
	s.did(seat, didPlan)
	s.lay(seat, cost, PaidPlan, log)
	s.Supply = s.Supply.Plus(cost)
	s.Player[seat].Stock[s.Data.Plans[n].Monument]--
	s.Plans[n] = Plan{Owner: seat}
	s.lie(seat, n)
	log.Add(monumentPlanned(seat, n))
}

// waives returns the kinds of the next token of the cost that the seat may leave unpaid.
func (s *State) waives(seat game.Seat, left uint8) (next Resources) {
	cost := s.Data.Plans[s.Turn.Plan-1].Cost
	for rest := picks(cost, s.Turn.Paid, left); rest != 0; rest &= rest - 1 {
		if r := uint8(bits.TrailingZeros8(rest)); s.spares(seat, cost, r, left) {
			next |= 1 << r
		}
	}
	return next
}

// spares reports whether the next waived token may be of kind r. Tokens are waived in the order of their kinds, and
// those that the seat lacks must be among them.
func (s *State) spares(seat game.Seat, cost Tokens, r, left uint8) bool {
	waived := s.Turn.Paid
	waived[r]++
	lack := lacks(s.Player[seat].Tokens, cost)
	owed := uint8(0)
	for k := range uint8(ResourceKinds) {
		if lack[k] > waived[k] {
			if k < r {
				return false
			}
			owed += lack[k] - waived[k]
		}
	}
	return owed < left
}

// askWaive asks for the tokens that the Mason saves, one by one, as long as there is a choice; then the monument is
// planned.
func (s *State) askWaive(seat game.Seat, left uint8, log *game.Log) {
	for left > 0 {
		r, one := only(s.waives(seat, left))
		if !one {
			s.Push(StepWaive, seat, left, ByMason)
			return
		}
		s.Turn.Paid[r]++
		left--
	}
	n := s.Turn.Plan - 1
	s.spend(seat, log)
	s.plan(seat, n, s.Data.Plans[n].Cost.Minus(s.Turn.Paid), log)
}

func waiveCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for r := range uint8(ResourceKinds) {
		dst = append(dst, game.Move{Verb: VWaive, A: r})
	}
	return dst
}

func waiveWhy(s *State, f Frame, m game.Move) reason {
	if s.waives(f.Seat, f.A)&(1<<m.A) != 0 {
		return reason{}
	}
	return reason{No: NoWaive, A: m.A}
}

func waivePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Turn.Paid[m.A]++
	s.askWaive(f.Seat, f.A-1, log)
}

// waiveFits: the Mason can plan on the chosen cartouche, and the chosen tokens match the number still to waive.
func waiveFits(s *State, f, _ Frame) bool {
	t := &s.Turn
	if *t != (Turn{Card: t.Card, Plan: t.Plan, Paid: t.Paid}) || t.Plan == 0 {
		return false
	}
	if f.B != ByMason || !s.through(f.Seat, f.B) || s.whyNotPlan(f.Seat, t.Plan-1, f.B).No != 0 {
		return false
	}
	cost := s.Data.Plans[t.Plan-1].Cost
	return chose(cost, t.Paid, min(s.Data.Special.Mason, cost.Sum()), f.A)
}
