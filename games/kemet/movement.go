package kemet

import "ennead/game"

// The Move action: section 5.5.

func troopTries(s *State, f Frame, dst []game.Move) []game.Move {
	return append(spaceTries(vTroop, s.held[f.Seat], dst), game.Move{Verb: vDone})
}

// troopPlay fixes the starting space and the capacity (KEM-5.5.1).
func troopPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vDone {
		return
	}
	land := 1 + s.power(f.Seat, PowerSpeed) + int(s.March.Swift)
	for beasts := s.beastsAt(f.Seat, m.A); beasts != 0; beasts &= beasts - 1 {
		land += s.Data.Beasts[first8(beasts)].Land
	}
	s.March = March{Start: m.A, At: m.A, Land: uint8(land), Teleport: 1, Leap: s.March.Leaps,
		OpenGates: s.March.OpenGates || s.power(f.Seat, PowerGates) > 0}
	log.Note(evMarch, f.Seat, m.A, uint8(land), 0, 0)
	s.push(StepMarch, f.Seat, 0, 0)
}

// walk is a Move action looked at ahead: what a group could still do from where it stands.
type walk struct {
	*State
	seat  game.Seat
	march March
	spent int // PP
	units [maxSpaces]uint8
	beast [beastCount]uint8 // the seat's own creatures; others are NoSpace
}

func (s *State) walk(seat game.Seat) walk {
	w := walk{State: s, seat: seat, march: s.March, units: s.Units[seat]}
	for b := range w.beast {
		w.beast[b] = NoSpace
	}
	for beasts := s.beasts[seat] & s.placed; beasts != 0; beasts &= beasts - 1 {
		w.beast[first8(beasts)] = s.Beast[first8(beasts)]
	}
	return w
}

func (w *walk) beastsAt(space uint8) (set uint8) {
	for b, at := range w.beast {
		if at == space {
			set |= 1 << b
		}
	}
	return set
}

// teleportCost is the price of a teleport step (KEM-5.5.5, KEM-9.4, KEM-Q44).
func (s *State) teleportCost(seat game.Seat) int {
	return s.expense(seat, max(0, s.Data.Cost.Teleport-s.power(seat, PowerStargate)))
}

// whyNotStep is the reason why a step of that kind cannot lead to a space, whoever goes: capacity, way,
// price (KEM-5.5.4, KEM-5.5.5, KEM-5.5.11). Where the group stands, no opponent does: it controls what
// pyramid there is.
func (w *walk) whyNotStep(verb, to uint8) reason {
	b, at := w.Board(), w.march.At
	switch verb {
	case vLand:
		if w.march.Land == 0 {
			return reason{no: noCapacity}
		}
		if !(b.Land[at] | b.Ports[at]).Has(to) {
			return reason{no: noWay}
		}
	case vTeleport:
		_, _, pyramid := w.pyramidAt(at)
		switch {
		case w.march.Teleport == 0:
			return reason{no: noCapacity}
		case !b.Obelisks.Has(to) || to == at:
			return reason{no: noObelisk}
		case !pyramid && !(w.power(w.seat, PowerPortal) > 0 && b.Obelisks.Has(at)):
			return reason{no: noGate}
		case w.teleportCost(w.seat) > int(w.Player[w.seat].Prayer)-w.spent:
			return reason{no: noPrayer, a: uint8(w.teleportCost(w.seat))}
		}
	case vLeap:
		if w.march.Leap == 0 {
			return reason{no: noCapacity}
		}
		if !b.Obelisks.Has(to) || to == at {
			return reason{no: noObelisk}
		}
	}
	return reason{}
}

// whyNotWall is the reason why a group with those creatures cannot enter a district (KEM-5.5.9).
func (w *walk) whyNotWall(to, beasts uint8) reason {
	owner := w.OwnerOf(to)
	if owner == NoSeat || owner == w.seat || w.march.OpenGates {
		return reason{}
	}
	for ; beasts != 0; beasts &= beasts - 1 {
		if w.Data.Beasts[first8(beasts)].IgnoresWalls {
			return reason{}
		}
	}
	if !w.Board().Land[w.march.Start].Has(to) {
		return reason{no: noWall}
	}
	if w.march.Entered {
		return reason{no: noSecondWall}
	}
	return reason{}
}

// step carries a step out in this look-ahead.
func (w *walk) step(verb, to, units, beasts uint8) {
	at := w.march.At
	switch verb {
	case vLand:
		w.march.Land--
	case vTeleport:
		w.march.Teleport--
		w.spent += w.teleportCost(w.seat)
	case vLeap:
		w.march.Leap--
	}
	w.units[at] -= units
	w.units[to] += units
	for b := range w.beast {
		if w.beast[b] == at {
			if beasts&(1<<b) != 0 {
				w.beast[b] = to
			} else if w.units[at] == 0 {
				w.beast[b] = NoSpace
			}
		}
	}
	if owner := w.OwnerOf(to); owner != NoSeat && owner != w.seat {
		w.march.Entered = true
	}
	w.march.At = to
}

// fits tells whether a space respects both limits (KEM-1.4).
func (w *walk) fits(space uint8) bool {
	return int(w.units[space]) <= w.limit(w.seat) && count8(w.beastsAt(space)) <= 1
}

// ends tells whether the group can come to a legal end from where it stands: here, or by at least one
// sequence of further steps (KEM-5.5.12).
func (w *walk) ends() bool {
	if w.fits(w.march.At) {
		return true
	}
	if w.march.Land+w.march.Teleport+w.march.Leap == 0 {
		return false
	}
	for _, verb := range [3]uint8{vLand, vTeleport, vLeap} {
		to := w.Board().Obelisks
		if verb == vLand {
			to = w.Board().Land[w.march.At] | w.Board().Ports[w.march.At]
		}
		for ; to != 0; to = to.Rest() {
			if w.someGroup(verb, to.First()) {
				return true
			}
		}
	}
	return false
}

// someGroup tells whether any group can make a step and come to a legal end.
func (w *walk) someGroup(verb, to uint8) bool {
	if w.whyNotStep(verb, to).no != 0 {
		return false
	}
	here := w.beastsAt(w.march.At)
	for units := uint8(1); units <= w.units[w.march.At]; units++ {
		for beasts := here; ; beasts = (beasts - 1) & here {
			if w.whyNotGroup(verb, to, units, beasts).no == 0 {
				return true
			}
			if beasts == 0 {
				break
			}
		}
	}
	return false
}

// whyNotGroup is the reason why a group cannot make a step: walls, what it leaves behind, and where it
// comes to.
func (w *walk) whyNotGroup(verb, to, units, beasts uint8) reason {
	if no := w.whyNotWall(to, beasts); no.no != 0 {
		return no
	}
	enemy := w.Enemy(w.seat, to) != NoSeat
	if enemy && (int(units) > w.limit(w.seat) || count8(beasts) > 1) {
		return reason{no: noLimit, a: uint8(w.limit(w.seat))}
	}
	next := *w
	from := w.march.At
	next.step(verb, to, units, beasts)
	if next.units[from] > 0 && !next.fits(from) {
		return reason{no: noLimit, a: uint8(w.limit(w.seat))}
	}
	if !enemy && !next.ends() {
		return reason{no: noLimit, a: uint8(w.limit(w.seat))}
	}
	return reason{}
}

// StepMarch: a step, or the end of the movement.
func marchTries(s *State, f Frame, dst []game.Move) []game.Move {
	b := s.Board()
	dst = spaceTries(vLand, b.Land[s.March.At]|b.Ports[s.March.At], dst)
	dst = spaceTries(vTeleport, b.Obelisks&^bit(s.March.At), dst)
	if s.March.Leap > 0 {
		dst = spaceTries(vLeap, b.Obelisks&^bit(s.March.At), dst)
	}
	return append(dst, game.Move{Verb: vDone})
}

func marchWhy(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	if m.Verb == vDone {
		if !w.fits(s.March.At) {
			return reason{no: noLimit, a: uint8(s.limit(f.Seat))}
		}
		return reason{}
	}
	if no := w.whyNotStep(m.Verb, m.A); no.no != 0 {
		return no
	}
	if !w.someGroup(m.Verb, m.A) {
		if no := w.whyNotWall(m.A, w.beastsAt(s.March.At)); no.no != 0 {
			return no
		}
		return reason{no: noLimit, a: uint8(s.limit(f.Seat))}
	}
	return reason{}
}

// marchFar: a space that no step of that kind leads to from here (KEM-5.5.4, KEM-5.5.5).
func marchFar(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	if no := w.whyNotStep(m.Verb, m.A); no.no != 0 {
		return no
	}
	return reason{no: noNotNow}
}

func marchSkip(s *State, f Frame, _ *game.Log) bool {
	return s.March.Land+s.March.Teleport+s.March.Leap == 0
}

func marchPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	if m.Verb == vDone {
		return
	}
	s.March.To, s.March.Units, s.March.Beasts, s.March.Asked = m.A, 0, 0, 0
	s.push(StepGroup, f.Seat, m.Verb, 0)
}

// StepGroup: how many units go on; A is the kind of step.
func groupTries(s *State, f Frame, dst []game.Move) []game.Move {
	for n := uint8(1); n <= s.Units[f.Seat][s.March.At]; n++ {
		dst = append(dst, game.Move{Verb: vUnits, A: n})
	}
	return dst
}

func groupWhy(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	here := w.beastsAt(s.March.At)
	for beasts := here; ; beasts = (beasts - 1) & here {
		no := w.whyNotGroup(f.A, s.March.To, m.A, beasts)
		if no.no == 0 || beasts == 0 {
			return no
		}
	}
}

func groupPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.March.Units = m.A
	s.push(StepGo, f.Seat, f.A, 0)
	s.push(StepEscort, f.Seat, f.A, 0)
}

// StepEscort: which creatures go on, asked one by one.
func escortTries(s *State, f Frame, dst []game.Move) []game.Move {
	if left := s.beastsAt(f.Seat, s.March.At) &^ s.March.Asked; left != 0 {
		dst = append(dst, game.Move{Verb: vTake, A: first8(left)}, game.Move{Verb: vStayBeast, A: first8(left)})
	}
	return dst
}

func escortWhy(s *State, f Frame, m game.Move) reason {
	w := s.walk(f.Seat)
	here := w.beastsAt(s.March.At)
	fixed, chosen := s.March.Asked|1<<m.A, s.March.Beasts
	if m.Verb == vTake {
		chosen |= 1 << m.A
	}
	for beasts := here; ; beasts = (beasts - 1) & here {
		no := reason{no: noLimit, a: uint8(s.limit(f.Seat))}
		if beasts&fixed == chosen {
			no = w.whyNotGroup(f.A, s.March.To, s.March.Units, beasts)
		}
		if no.no == 0 || beasts == 0 {
			return no
		}
	}
}

func escortSkip(s *State, f Frame, _ *game.Log) bool {
	return s.beastsAt(f.Seat, s.March.At)&^s.March.Asked == 0
}

func escortPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.March.Asked |= 1 << m.A
	if m.Verb == vTake {
		s.March.Beasts |= 1 << m.A
	}
	s.push(StepEscort, f.Seat, f.A, 0)
}

// goRun carries the step out. Entering a space with an opposing troop ends the movement (KEM-5.5.7).
func goRun(s *State, f Frame, log *game.Log) {
	w := s.walk(f.Seat)
	from, to := s.March.At, s.March.To
	w.step(f.A, to, s.March.Units, s.March.Beasts)
	s.spend(f.Seat, w.spent, log)
	beasts := s.beastsAt(f.Seat, from)
	s.March = w.march
	s.station(f.Seat, from, w.units[from])
	s.station(f.Seat, to, w.units[to])
	for ; beasts != 0; beasts &= beasts - 1 {
		s.house(first8(beasts), w.beast[first8(beasts)])
	}
	log.Note(evStep, f.Seat, s.March.Units, to, f.A, 0)
	s.leave(f.Seat, from)
	if enemy := s.Enemy(f.Seat, to); enemy != NoSeat {
		s.combat(f.Seat, enemy, to, false, log)
		return
	}
	s.push(StepMarch, f.Seat, 0, 0)
}
