package kemet

import (
	"slices"

	"ennead/game"
)

// Whole Moves, found with the look-ahead of the Move action: for a player who names a goal and not every step
// (KEM-5.5).

// Leg is one step of a route, of the kind that its verb says (KEM-5.5.11).
type Leg struct{ Verb, To uint8 }

// Route is a Move action in which one group goes to a goal together: the cheapest way, and the shortest of those.
type Route struct {
	Start, Units, Beasts uint8
	Legs                 []Leg
	Price                int         // PP for its teleport steps
	Fight                game.Seat   // the opponent at the goal, or NoSeat
	Moves                []game.Move // that make it, from the choice of the troop to the end of the action
}

// Goal returns where the route leads.
func (r *Route) Goal() uint8 { return r.Legs[len(r.Legs)-1].To }

// Routes returns the routes of one of the seat's troops, while the seat chooses a troop to move: each group to each
// space that it can reach, largest groups first.
func (s *State) Routes(seat game.Seat, start uint8) (all []Route) {
	choose := game.Move{Verb: VTroop, A: start}
	if s.Owing() != seat.Set() || s.Top().Step != StepTroop || s.Why(seat, choose).No != 0 {
		return nil
	}
	after := *s
	after.Play(seat, choose, nil)
	w := after.walk(seat)
	here := w.beastsAt(start)
	for units := w.units[start]; units > 0; units-- {
		for beasts := here; ; beasts = (beasts - 1) & here {
			all = append(all, w.routes(units, beasts)...)
			if beasts == 0 {
				break
			}
		}
	}
	return all
}

// trek is a walk of one group with what is behind it.
type trek struct {
	walk
	legs  []Leg
	moves []game.Move
}

// routes returns the routes of a group. What it can still do depends only on the march, so no march is looked at twice.
// Treks are looked at in the order of their length.
func (w *walk) routes(units, beasts uint8) (all []Route) {
	seen, found := map[March]bool{w.march: true}, map[uint8]int{w.march.At: -1}
	first := trek{walk: *w, moves: []game.Move{{Verb: VTroop, A: w.march.Start}}}
	for treks := []trek{first}; len(treks) > 0; {
		var longer []trek
		for i := range treks {
			for _, t := range treks[i].further(units, beasts) {
				if seen[t.march] {
					continue
				}
				seen[t.march] = true
				r := t.route(units, beasts)
				if r.Fight == NoSeat {
					longer = append(longer, t)
				}
				at, old := found[t.march.At]
				switch {
				case r.Fight == NoSeat && !t.stops():
				case !old:
					found[t.march.At] = len(all)
					all = append(all, r)
				case at >= 0 && r.Price < all[at].Price:
					all[at] = r
				}
			}
		}
		treks = longer
	}
	return all
}

// further returns the treks that are one step longer. Before a step the player says where it leads, how many units
// continue, and for each creature there whether it does (KEM-5.5.2).
func (t *trek) further(units, beasts uint8) (all []trek) {
	here := t.beastsAt(t.march.At)
	for _, verb := range stepKinds {
		for open := t.open(verb); open != 0; open = open.Rest() {
			to := open.First()
			if t.whyNotGroup(verb, to, units, beasts&here).No != 0 {
				continue
			}
			next := trek{t.walk, append(slices.Clip(t.legs), Leg{verb, to}), append(slices.Clip(t.moves),
				game.Move{Verb: verb, A: to}, game.Move{Verb: VUnits, A: units})}
			for asked := here; asked != 0; asked &= asked - 1 {
				m := game.Move{Verb: VStayBeast, A: first8(asked)}
				if beasts&(1<<m.A) != 0 {
					m.Verb = VTake
				}
				next.moves = append(next.moves, m)
			}
			next.step(verb, to, units, beasts&here)
			all = append(all, next)
		}
	}
	return all
}

// route returns a trek that ends where it is. A combat ends the action by itself, as does the last step that the
// capacity allows (KEM-5.5.6, KEM-5.5.7).
func (t *trek) route(units, beasts uint8) Route {
	m := &t.march
	r := Route{Start: m.Start, Units: units, Beasts: beasts, Legs: t.legs, Price: t.spent, Moves: t.moves,
		Fight: t.Enemy(t.seat, m.At)}
	if r.Fight == NoSeat && m.Land+m.Teleport+m.Leap > 0 {
		r.Moves = append(slices.Clip(r.Moves), game.Move{Verb: VDone})
	}
	return r
}

// Met returns the position in which the route has led to a combat, before its windows and cards: with the units that
// Initiative destroys gone (KEM-6.18).
func (s *State) Met(seat game.Seat, r *Route) *State {
	after := *s
	after.Play(seat, game.Move{Verb: VTroop, A: r.Start}, nil)
	w := after.walk(seat)
	for _, leg := range r.Legs {
		w.step(leg.Verb, leg.To, r.Units, r.Beasts)
	}
	for space := range w.units {
		after.station(seat, uint8(space), w.units[space])
	}
	for b, space := range w.beast {
		after.house(uint8(b), space)
	}
	after.Fight = Fight{Space: r.Goal()}
	after.Fight.Side[0].Seat, after.Fight.Side[1].Seat = seat, r.Fight
	if n := after.PowerOf(seat, PowerInitiative); n > 0 {
		after.lose(r.Fight, r.Goal(), n, nil)
	}
	return &after
}
