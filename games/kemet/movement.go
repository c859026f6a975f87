package kemet

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// The Move action: section 5.5.

func troopCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(spaceCandidates(VTroop, s.held[f.Seat], dst), game.Move{Verb: VDone})
}

// troopPlay sets the starting space and the capacity (KEM-5.5.1).
func troopPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	land := 1 + s.PowerOf(f.Seat, PowerSpeed) + int(s.March.Swift)
	for beasts := s.BeastsAt(f.Seat, m.A); beasts != 0; beasts &= beasts - 1 {
		land += s.Data.Beasts[first8(beasts)].Land
	}
	s.March = March{Start: m.A, At: m.A, Land: uint8(land), Teleport: 1, Leap: s.March.Leaps,
		OpenGates: s.March.OpenGates || s.PowerOf(f.Seat, PowerGates) > 0}
	log.Add(Marched{Seat: f.Seat, Space: m.A, Land: uint8(land)}.event())
	s.Push(StepMarch, f.Seat, 0, 0)
}

// marchFits reports whether the group is in a space in play without opponents (KEM-5.5.1, KEM-5.5.7).
func marchFits(s *State, f, under Frame) bool {
	m, in := &s.March, s.Board().In
	return actionFits(s, f, under) && in.Has(m.Start) && in.Has(m.At) && s.Units[f.Seat][m.At] > 0 &&
		s.Enemy(f.Seat, m.At) == NoSeat
}

// marchCandidates offers a step, or the end of the movement.
func marchCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	b := s.Board()
	dst = spaceCandidates(VLand, b.Land[s.March.At]|b.Ports[s.March.At], dst)
	dst = spaceCandidates(VTeleport, b.Obelisks&^bit(s.March.At), dst)
	if s.March.Leap > 0 {
		dst = spaceCandidates(VLeap, b.Obelisks&^bit(s.March.At), dst)
	}
	return append(dst, game.Move{Verb: VDone})
}

func marchWhy(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	if m.Verb == VDone {
		if !w.stops() {
			return reason{No: NoLimit, A: uint8(s.TroopLimit(f.Seat))}
		}
		return reason{}
	}
	if no := w.whyNotStep(m.Verb, m.A); no.No != 0 {
		return no
	}
	if !w.someGroup(m.Verb, m.A) {
		if no := w.whyNotWall(m.A, w.beastsAt(s.March.At)); no.No != 0 {
			return no
		}
		return reason{No: NoLimit, A: uint8(s.TroopLimit(f.Seat))}
	}
	return reason{}
}

// marchFar explains why no step of that kind leads from the group to a space (KEM-5.5.4, KEM-5.5.5).
func marchFar(s *State, f Frame, m game.Move) reason {
	if slices.Contains(stepKinds[:], m.Verb) {
		w := s.walk(f.Seat)
		if no := w.whyNotStep(m.Verb, m.A); no.No != 0 {
			return no
		}
	}
	return reason{No: flow.NotNow}
}

func marchSkip(s *State, f Frame, _ *game.Log) bool {
	return s.March.Land+s.March.Teleport+s.March.Leap == 0
}

func marchPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.March.To, s.March.Units, s.March.Beasts, s.March.Asked = m.A, 0, 0, 0
	s.Push(StepGroup, f.Seat, m.Verb, 0)
}

// groupFits reports whether a step of kind A leads to the chosen space (KEM-5.5.4, KEM-5.5.5).
func groupFits(s *State, f, under Frame) bool {
	if !marchFits(s, f, under) || !slices.Contains(stepKinds[:], f.A) || !s.Board().In.Has(s.March.To) {
		return false
	}
	w := s.walk(f.Seat)
	return w.whyNotStep(f.A, s.March.To).No == 0
}

// groupCandidates offers how many units continue. A is the kind of step.
func groupCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for n := uint8(1); n <= s.Units[f.Seat][s.March.At]; n++ {
		dst = append(dst, game.Move{Verb: VUnits, A: n})
	}
	return dst
}

func groupWhy(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	return w.whyNotUnits(f.A, s.March.To, m.A)
}

func groupPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.March.Units = m.A
	s.Push(StepGo, f.Seat, f.A, 0)
	s.Push(StepEscort, f.Seat, f.A, 0)
}

// escortFits reports whether the frame is about the same step as the one below it (KEM-5.5.2).
func escortFits(s *State, f, under Frame) bool { return goFits(s, f, under) && f.A == under.A }

// escortCandidates asks which creatures continue, one at a time.
func escortCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	if left := s.BeastsAt(f.Seat, s.March.At) &^ s.March.Asked; left != 0 {
		dst = append(dst, game.Move{Verb: VTake, A: first8(left)}, game.Move{Verb: VStayBeast, A: first8(left)})
	}
	return dst
}

func escortWhy(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	here := w.beastsAt(s.March.At)
	fixed, chosen := s.March.Asked|1<<m.A, s.March.Beasts
	if m.Verb == VTake {
		chosen |= 1 << m.A
	}
	for beasts := here; ; beasts = (beasts - 1) & here {
		no := reason{No: NoLimit, A: uint8(s.TroopLimit(f.Seat))}
		if beasts&fixed == chosen {
			no = w.whyNotGroup(f.A, s.March.To, s.March.Units, beasts)
		}
		if no.No == 0 || beasts == 0 {
			return no
		}
	}
}

func escortSkip(s *State, f Frame, _ *game.Log) bool {
	return s.BeastsAt(f.Seat, s.March.At)&^s.March.Asked == 0
}

func escortPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.March.Asked |= 1 << m.A
	if m.Verb == VTake {
		s.March.Beasts |= 1 << m.A
	}
	s.Push(StepEscort, f.Seat, f.A, 0)
}

// goFits reports whether the units and creatures that continue are in the group's space (KEM-5.5.2).
func goFits(s *State, f, under Frame) bool {
	m := &s.March
	return groupFits(s, f, under) && m.Units > 0 && m.Units <= s.Units[f.Seat][m.At] &&
		m.Beasts&^m.Asked == 0 && m.Asked&^s.BeastsAt(f.Seat, m.At) == 0
}

// goRun carries the step out. Entering a space with an opposing troop ends the movement (KEM-5.5.7).
func goRun(s *State, f Frame, log *game.Log) {
	w := s.walk(f.Seat)
	from, to := s.March.At, s.March.To
	w.step(f.A, to, s.March.Units, s.March.Beasts)
	s.spend(f.Seat, w.spent, log)
	beasts := s.BeastsAt(f.Seat, from)
	s.March = w.march
	s.station(f.Seat, from, w.units[from])
	s.station(f.Seat, to, w.units[to])
	for ; beasts != 0; beasts &= beasts - 1 {
		s.house(first8(beasts), w.beast[first8(beasts)])
	}
	log.Add(Stepped{Seat: f.Seat, Units: s.March.Units, To: to, Verb: f.A, From: from}.event())
	s.leave(f.Seat, from)
	if enemy := s.Enemy(f.Seat, to); enemy != NoSeat {
		s.combat(f.Seat, enemy, to, false, log)
		return
	}
	s.Push(StepMarch, f.Seat, 0, 0)
}
