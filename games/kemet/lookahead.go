package kemet

import "ennead/game"

// Looking ahead in a Move action: what each kind of step needs, walls, and limits (KEM-5.5.4 to KEM-5.5.12).

// walk is a Move action in a look-ahead. It carries steps out on its own copies of the units and creatures.
type walk struct {
	*State
	seat    game.Seat
	most    uint8 // the troop limit
	mine    uint8 // set of the seat's creatures on the board
	march   March
	spent   int // PP
	held    Set // spaces where the seat has units or had them during this Move
	enemies Set // spaces where others have units
	units   [MaxSpaces]uint8
	beast   [BeastCount]uint8 // where each creature is
}

func (s *State) walk(seat game.Seat) walk {
	w := walk{State: s, seat: seat, most: uint8(s.TroopLimit(seat)), mine: s.beasts[seat] & s.placed,
		held: s.held[seat], march: s.March, units: s.Units[seat], beast: s.Beast}
	for other, held := range s.held {
		if game.Seat(other) != seat {
			w.enemies |= held
		}
	}
	return w
}

func (w *walk) beastsAt(space uint8) (set uint8) {
	for beasts := w.mine; beasts != 0; beasts &= beasts - 1 {
		if b := first8(beasts); w.beast[b] == space {
			set |= 1 << b
		}
	}
	return set
}

// TeleportPrice returns the PP that a teleport step costs the seat (KEM-5.5.5, KEM-9.4, KEM-Q44).
func (s *State) TeleportPrice(seat game.Seat) int {
	return s.Expense(seat, max(0, s.Data.Cost.Teleport-s.PowerOf(seat, PowerStargate)))
}

// left points to the number of steps of a kind that are left.
func (m *March) left(verb uint8) *uint8 {
	switch verb {
	case VLand:
		return &m.Land
	case VTeleport:
		return &m.Teleport
	}
	return &m.Leap
}

// reach returns where a step of a kind leads: to neighbours, or to obelisks (KEM-5.5.4, KEM-5.5.5).
func (w *walk) reach(verb uint8) Set {
	b, at := w.Board(), w.march.At
	if verb == VLand {
		return b.Land[at] | b.Ports[at]
	}
	return b.Obelisks &^ bit(at)
}

// whyNoTeleport returns the reason why no teleport step can begin where the group is: gate or price. No opponent is
// in that space, so the group controls any pyramid there.
func (w *walk) whyNoTeleport() reason {
	if !w.gate(w.march.At) {
		return reason{No: NoGate}
	}
	if cost := w.TeleportPrice(w.seat); cost > int(w.Player[w.seat].Prayer)-w.spent {
		return reason{No: NoPrayer, A: uint8(cost)}
	}
	return reason{}
}

// whyNotStep returns the reason why no group can make a step of that kind to a space: capacity, way or price
// (KEM-5.5.4, KEM-5.5.5, KEM-5.5.11).
func (w *walk) whyNotStep(verb, to uint8) reason {
	switch {
	case *w.march.left(verb) == 0:
		return reason{No: NoCapacity}
	case w.reach(verb).Has(to):
		if verb == VTeleport {
			return w.whyNoTeleport()
		}
		return reason{}
	case verb == VLand:
		return reason{No: NoWay}
	}
	return reason{No: NoObelisk}
}

// open returns the spaces to which whyNotStep allows a step of that kind.
func (w *walk) open(verb uint8) Set {
	if *w.march.left(verb) == 0 || verb == VTeleport && w.whyNoTeleport().No != 0 {
		return 0
	}
	return w.reach(verb)
}

// whyNotWall returns the reason why a group with those creatures cannot enter a district (KEM-5.5.9).
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
		return reason{No: NoWall}
	}
	if w.march.Entered {
		return reason{No: NoSecondWall}
	}
	return reason{}
}

// leads reports whether capacity and gates allow another step after this one.
func (w *walk) leads(verb, to uint8) bool {
	on := w.march
	*on.left(verb)--
	if on.Land+on.Leap > 0 {
		return true
	}
	return on.Teleport > 0 && w.gate(to)
}

// gate reports whether a teleport step can begin in a space if the player pays.
func (w *walk) gate(space uint8) bool {
	_, _, pyramid := w.pyramidAt(space)
	return pyramid || w.PowerOf(w.seat, PowerPortal) > 0 && w.Board().Obelisks.Has(space)
}

// step carries out a step.
func (w *walk) step(verb, to, units, beasts uint8) {
	at := w.march.At
	*w.march.left(verb)--
	if verb == VTeleport {
		w.spent += w.TeleportPrice(w.seat)
	}
	w.units[at] -= units
	w.units[to] += units
	w.held |= bit(to)
	for here := w.beastsAt(at); here != 0; here &= here - 1 {
		b := first8(here)
		if beasts&(1<<b) != 0 {
			w.beast[b] = to
		} else if w.units[at] == 0 { // KEM-5.5.10
			w.beast[b] = NoSpace
			w.mine &^= 1 << b
		}
	}
	if owner := w.OwnerOf(to); owner != NoSeat && owner != w.seat {
		w.march.Entered = true
	}
	w.march.At = to
}

// fits reports whether units and creatures together respect both limits (KEM-1.4).
func (w *walk) fits(units, beasts uint8) bool {
	return units <= w.most && count8(beasts) <= 1
}

// stops reports whether the move may end where the group is.
func (w *walk) stops() bool {
	return w.fits(w.units[w.march.At], w.beastsAt(w.march.At))
}

// goesOn reports whether at least one sequence of further steps brings the group to a legal end (KEM-5.5.12).
func (w *walk) goesOn() bool {
	easy := w.easy()
	for _, verb := range stepKinds {
		open := w.open(verb)
		if open&easy != 0 {
			return true
		}
		for to := open; to != 0; to = to.Rest() {
			if w.someGroup(verb, to.First()) {
				return true
			}
		}
	}
	return false
}

// stepKinds lists the kinds of steps (KEM-5.5.11).
var stepKinds = [3]uint8{VLand, VTeleport, VLeap}

// someGroup reports whether any group can make an open step and come to a legal end.
func (w *walk) someGroup(verb, to uint8) bool {
	for units := uint8(1); units <= w.units[w.march.At]; units++ {
		if w.whyNotUnits(verb, to, units).No == 0 {
			return true
		}
	}
	return false
}

// whyNotUnits returns the reason why that many units cannot make a step, whichever creatures accompany them.
func (w *walk) whyNotUnits(verb, to, units uint8) reason {
	here := w.beastsAt(w.march.At)
	for beasts := here; ; beasts = (beasts - 1) & here {
		if no := w.whyNotGroup(verb, to, units, beasts); no.No == 0 || beasts == 0 {
			return no
		}
	}
}

// whyNotGroup returns the reason why a group cannot make a step: a wall, or a limit exceeded in the space it leaves
// or the space it enters.
func (w *walk) whyNotGroup(verb, to, units, beasts uint8) reason {
	if no := w.whyNotWall(to, beasts); no.No != 0 {
		return no
	}
	over, from := reason{No: NoLimit, A: w.most}, w.march.At
	if behind := w.units[from] - units; behind > 0 && !w.fits(behind, w.beastsAt(from)&^beasts) {
		return over
	}
	if w.fits(w.units[to]+units, w.beastsAt(to)|beasts) {
		return reason{}
	}
	if w.enemies.Has(to) || !w.leads(verb, to) {
		return over
	}
	next := *w
	next.step(verb, to, units, beasts)
	if !next.goesOn() {
		return over
	}
	return reason{}
}
