package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Phase 7: chapter 12. payment.go pays for a boat.

// boatsRun asks a seat to load a boat or pass. A seat that cannot pay for any boat passes automatically. The phase
// ends when all players pass in succession, or when no boat is left (PYR-12.1).
func boatsRun(s *State, f Frame, _ *game.Log) {
	seat := f.Seat
	for passes := f.A; passes < s.Count; passes++ {
		if s.Row == 0 && s.Private == 0 {
			return
		}
		if s.Loadable(seat) != 0 {
			s.Push(StepLoad, seat, passes, 0)
			return
		}
		seat = s.after(seat)
	}
}

// openBoats returns the boats that a player is allowed to load (PYR-12.2).
func (s *State) openBoats(seat game.Seat) Boats {
	if s.Private != 0 && s.Captain == seat {
		return s.Row.With(uint8(s.Private))
	}
	return s.Row
}

// Loadable returns the boats that the seat is allowed to load and can pay for now.
func (s *State) Loadable(seat game.Seat) (all Boats) {
	purse := s.purse(seat)
	for boats := s.openBoats(seat); boats != 0; boats = boats.Rest() {
		if b := boats.First(); purse.covers(s.Data.Boat[b].Needs.cargo()) {
			all = all.With(b)
		}
	}
	return all
}

func loadCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	boats := s.Row
	if s.Private != 0 {
		boats = boats.With(uint8(s.Private))
	}
	return append(flow.List(dst, VLoad, boats), game.Move{Verb: VPass})
}

// loadLegal lists the moves that loadWhy allows.
func loadLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return append(flow.List(dst, VLoad, s.Loadable(f.Seat)), game.Move{Verb: VPass})
}

func loadWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VPass {
		return reason{}
	}
	if !s.openBoats(f.Seat).Has(m.A) {
		return reason{No: NoKarnak, A: uint8(s.Captain)}
	}
	if purse := s.purse(f.Seat); !purse.covers(s.Data.Boat[m.A].Needs.cargo()) {
		return reason{No: NoCargo, A: m.A}
	}
	return reason{}
}

func loadFar(_ *State, _ Frame, m game.Move) reason {
	if m.Verb == VLoad {
		return reason{No: NoBoat, A: m.A}
	}
	return reason{No: notNow}
}

// loadPlay starts the payment of a boat, or passes. Passing is not final: the seat is asked again on its next turn
// (PYR-12.1).
func loadPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VPass {
		log.Add(passed(f.Seat))
		s.Push(StepBoats, s.after(f.Seat), f.A+1, 0)
		return
	}
	s.Payment = Payment{Boat: Boat(m.A), Left: s.Data.Boat[m.A].Needs}
	s.Push(StepBoats, s.after(f.Seat), 0, 0)
	s.Push(StepPay, f.Seat, 0, 0)
}

// passesFits accepts fewer passes in succession than players: with as many, the phase is over (PYR-12.1).
func passesFits(s *State, f, _ Frame) bool { return f.A < s.Count }
