package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Phase 7: chapter 12. What a boat is paid with is in payment.go.

// boatsRun: the seat may load or pass; who cannot pay for any boat passes by itself. It is over after as many passes in
// succession as there are players, or when no boat is left (PYR-12.1).
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

// open are the boats that a player may load (PYR-12.2).
func (s *State) open(seat game.Seat) Boats {
	if s.Private != 0 && s.Captain == seat {
		return s.Row.With(uint8(s.Private))
	}
	return s.Row
}

// Loadable are those of them that the seat can pay for now.
func (s *State) Loadable(seat game.Seat) (all Boats) {
	purse := s.purse(seat)
	for boats := s.open(seat); boats != 0; boats = boats.Rest() {
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

// loadLegal lists what loadWhy is not against.
func loadLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return append(flow.List(dst, VLoad, s.Loadable(f.Seat)), game.Move{Verb: VPass})
}

func loadWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VPass {
		return reason{}
	}
	if !s.open(f.Seat).Has(m.A) {
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

// loadPlay: passing is not final, since the seat is asked again when its turn comes round (PYR-12.1).
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

// passesFits: it is over after as many passes as there are players (PYR-12.1).
func passesFits(s *State, f, _ Frame) bool { return f.B == 0 && f.A < s.Count }
