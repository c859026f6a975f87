package osiris

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// Placing workers, as actions 1 to 3 have it in common (OSI-5.1 to 5.3).

// Sets of places of one kind.
const (
	allTerrains Places = 1<<FirstCity - 1
	allCities   Places = 1<<FirstSection - 1 - allTerrains
	allSections Places = 1<<MaxPlaces - 1 - allTerrains - allCities
)

// harvests reports whether a card sends workers only to harvest.
func harvests(by Means) bool {
	return by == ByScout || by == ByJourneyman || by == ByOverseer
}

// among returns the places on the board where a means can send a worker.
func (s *State) among(by Means) Places { return s.Data.Places & sends[by%means] }

// means is the number of means, rounded up.
const means = 16

// sends lists the places where each means can send a worker, on any board.
var sends = func() (places [means]Places) {
	for by := range places {
		switch {
		case harvests(Means(by)):
			places[by] = allTerrains
		case Means(by) == ByCaravaneer:
			places[by] = allSections
		default:
			places[by] = allTerrains | allCities | allSections
		}
	}
	return places
}()

// places returns the open places for a worker of a seat.
func (s *State) places(seat game.Seat, w Worker, by Means) Places {
	return s.terrains(w, by) | s.cities(by) | s.sections(seat, by)
}

// terrains returns the terrains where a worker can harvest.
func (s *State) terrains(w Worker, by Means) Places {
	open := s.among(by) & allTerrains &^ s.Stood &^ s.Closed
	if by != ByJourneyman {
		open &= s.Data.Works[w.Works()] // OSI-5.1.1 a
	}
	if !w.Foreman() && by != ByScout {
		open &= s.Data.Reached[s.Season] // OSI-5.1.1 d
	}
	return open
}

// cities returns the cities that are open to workers (OSI-5.2.1).
func (s *State) cities(by Means) Places {
	open := s.among(by) & allCities &^ s.Stood
	if s.Count == 2 { // OSI-5.2.2
		open &^= towns(s.Raised)
	}
	return open
}

// sections returns the caravan sections that are open to workers of a seat (OSI-5.3.1).
func (s *State) sections(seat game.Seat, by Means) Places {
	if open := s.among(by) & allSections &^ s.Stood; open != 0 {
		return open &^ s.barred(seat)
	}
	return 0
}

// sent returns the kinds of a seat's workers that have an open place.
func (s *State) sent(seat game.Seat, by Means) (kinds sorts) {
	held := s.Player[seat].Workers.sorts()
	if held == 0 || s.cities(by) != 0 || s.sections(seat, by) != 0 {
		return held
	}
	switch by {
	case ByCaravaneer:
		return 0
	case ByScout, ByJourneyman:
		for ; held != 0; held &= held - 1 {
			if w := Worker(bits.TrailingZeros8(held)); s.terrains(w, by) != 0 {
				kinds |= 1 << w
			}
		}
		return kinds
	}
	return held & s.harvesters()
}

// whyNotPlace: the seat must have such a worker and an open place for it.
func (s *State) whyNotPlace(seat game.Seat, w Worker, by Means) reason {
	switch {
	case s.Player[seat].Workers[w] == 0:
		return reason{No: NoSuchWorker, A: uint8(w)}
	case s.places(seat, w, by) == 0:
		return reason{No: NoPlace, A: uint8(w)}
	}
	return reason{}
}

// whyNotAt returns the reason against a place for a worker; it agrees with [State.places].
func (s *State) whyNotAt(seat game.Seat, w Worker, at Place, by Means) reason {
	switch {
	case s.places(seat, w, by).Has(uint8(at)):
		return reason{}
	case at < FirstCity && by != ByJourneyman && s.Data.Terrain[at].Resource != w.Works():
		return reason{No: NoKind, A: uint8(w), B: uint8(at)}
	case s.Stood.Has(uint8(at)) && at < FirstCity:
		return reason{No: NoRoom, A: uint8(at)}
	case s.Stood.Has(uint8(at)) && at < FirstSection:
		return reason{No: NoCity, A: uint8(at)}
	case s.Stood.Has(uint8(at)):
		return reason{No: NoFull, A: uint8(at)}
	case at < FirstCity && s.Closed.Has(uint8(at)):
		return reason{No: NoSection, A: uint8(at)}
	case at < FirstCity:
		return reason{No: NoReach, A: uint8(w), B: uint8(at)}
	case at < FirstSection:
		return reason{No: NoVisit, A: uint8(at)}
	case s.Leader[at.Caravan()] == Neutral:
		return reason{No: NoCaravan, A: uint8(at)}
	}
	return reason{No: NoCamel}
}

// carryCandidates appends the workers that a card could send (OSI-D11).
func carryCandidates(_ *State, f Frame, dst []game.Move) []game.Move {
	for w := range Worker(WorkerKinds) {
		if f.B != ByScout || !w.Foreman() { // OSI-11.3
			dst = append(dst, game.Move{Verb: VPlace, A: uint8(w)})
		}
	}
	return dst
}

// carried returns the kinds of a seat's workers that a card can send.
func (s *State) carried(seat game.Seat, by Means) sorts {
	if by == ByScout {
		return s.sent(seat, by) & basic // OSI-11.3
	}
	return s.sent(seat, by)
}

func carryLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VPlace, s.carried(f.Seat, f.B))
}

func carryWhy(s *State, f Frame, m game.Move) reason {
	return s.whyNotPlace(f.Seat, Worker(m.A), f.B)
}

func carryPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.askWhere(f.Seat, Worker(m.A), f.B, log)
}

// carries reports whether a means is a card that sends a worker.
func carries(by Means) bool { return harvests(by) || by == ByCaravaneer }

// carryFits: the seat has chosen the card and nothing else (OSI-D11).
func carryFits(s *State, f, _ Frame) bool {
	return carries(f.B) && s.through(f.Seat, f.B) && s.Turn == Turn{Card: s.Turn.Card}
}

// askCarry asks which worker a card sends. A single worker goes without a question. Several workers of one kind do not:
// that would reveal their kinds (OSI-14.2, OSI-13.1).
func (s *State) askCarry(seat game.Seat, by Means, log *game.Log) {
	if s.Player[seat].Workers.Sum() > 1 {
		s.Push(StepCarry, seat, 0, by)
		return
	}
	s.askWhere(seat, Worker(bits.TrailingZeros8(s.carried(seat, by))), by, log)
}

// askWhere asks where a worker goes. Its only place is chosen automatically, unless it is a city: there the seat draws
// cards, which cannot be undone (OSI-14.2).
func (s *State) askWhere(seat game.Seat, w Worker, by Means, log *game.Log) {
	s.Turn.Worker = w
	if s.cities(by) == 0 {
		if open := s.places(seat, w, by); open.Rest() == 0 {
			s.place(seat, Place(open.First()), by, log)
			return
		}
	}
	s.Push(StepWhere, seat, 0, by)
}

// whyNotCarry: the card needs a worker that can go somewhere.
func (s *State) whyNotCarry(seat game.Seat, by Means) reason {
	if s.carried(seat, by) == 0 {
		return reason{No: NoCarry}
	}
	return reason{}
}

func whereCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for places := s.among(f.B); places != 0; places = places.Rest() {
		dst = append(dst, game.Move{Verb: VAt, A: places.First()})
	}
	return dst
}

func whereWhy(s *State, f Frame, m game.Move) reason {
	return s.whyNotAt(f.Seat, s.Turn.Worker, Place(m.A), f.B)
}

func whereLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VAt, s.places(f.Seat, s.Turn.Worker, f.B))
}

func wherePlay(s *State, f Frame, m game.Move, log *game.Log) { s.place(f.Seat, Place(m.A), f.B, log) }

// whereFits: the chosen worker has an open place.
func whereFits(s *State, f, _ Frame) bool {
	return (f.B == Plainly || carries(f.B)) && s.through(f.Seat, f.B) && s.goes(f.Seat, f.B) &&
		s.Turn == Turn{Card: s.Turn.Card, Worker: s.Turn.Worker}
}

// goes reports whether a means can send the chosen worker to an open place.
func (s *State) goes(seat game.Seat, by Means) bool {
	w := s.Turn.Worker
	return (by != ByScout || !w.Foreman()) && s.whyNotPlace(seat, w, by).No == 0 // OSI-11.3
}

// place puts the chosen worker on its place and carries out the action there: a harvest, a visit or a caravan.
func (s *State) place(seat game.Seat, at Place, by Means, log *game.Log) {
	switch {
	case at < FirstCity:
		s.spend(seat, log)
		s.stand(seat, s.Turn.Worker, at, log)
		s.harvest(seat, s.Turn.Worker, at, by, log)
	case at < FirstSection:
		s.stand(seat, s.Turn.Worker, at, log)
		s.visit(seat, at)
	case by == ByCaravaneer:
		s.askTwo(seat, at, log)
	default:
		s.caravan(seat, s.Turn.Worker, at, log)
	}
}

// stand moves a worker to a place until the end of the season (OSI-5.0.3).
func (s *State) stand(seat game.Seat, w Worker, at Place, log *game.Log) {
	s.Player[seat].Workers[w]--
	s.Standing[at] = Standing{w, seat}
	s.guard(at)
	log.Add(workerPlaced(seat, w, at))
}

// guard records a worker at a place.
func (s *State) guard(at Place) {
	s.Stood = s.Stood.With(uint8(at))
	switch {
	case at < FirstCity:
		s.Guarded |= at.Halves() // OSI-5.1.4
	case at < FirstSection:
		s.Guarded = s.Guarded.With(uint8(at.Town()))
	}
}

// Survey recomputes the derived fields of [Moment]. Call it after laying out a board.
func (s *State) Survey() {
	s.Stood, s.Guarded, s.Raised, s.Closed, s.Lone = 0, 0, 0, 0, 0
	s.Laid, s.Own, s.Shut, s.Gone = 0, [MaxSeats]Cartouches{}, 0, 0
	for at := range s.Standing {
		if s.Standing[at].Owner != NoSeat {
			s.guard(Place(at))
		}
	}
	for site := range s.Site {
		if s.Site[site].Owner != NoSeat {
			s.raise(Site(site))
		}
	}
	for n := range s.Plans {
		if s.Plans[n].Owner != NoSeat {
			s.lie(s.Plans[n].Owner, uint8(n))
		}
	}
	for n := range s.Market {
		if s.Market[n].Used {
			s.shut(uint8(n))
		}
	}
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].Order != 0 {
			s.Gone = s.Gone.With(seat)
		}
	}
}

// lie records a monument on a planning cartouche.
func (s *State) lie(owner game.Seat, n uint8) {
	s.Laid = s.Laid.With(n)
	if owner < MaxSeats {
		s.Own[owner] = s.Own[owner].With(n)
	}
}

// shut records the use of a market cartouche.
func (s *State) shut(n uint8) { s.Shut |= 1<<(2*n) | 1<<(2*n+1) }

// raise records a monument at a site.
func (s *State) raise(site Site) {
	s.Raised, s.Lone = s.Raised.With(uint8(site)), s.Lone.Without(uint8(site))
	if b := &s.Site[site]; b.Monument == Obelisk && b.Second == NoSeat {
		s.Lone = s.Lone.With(uint8(site))
	}
	if at := site.Terrain(); !site.City() && s.Raised&at.Halves() == at.Halves() {
		s.Closed = s.Closed.With(uint8(at))
	}
}

// Action 1 (OSI-5.1).

// Yield returns the number of tokens that a worker harvests on a terrain if the supply has enough (OSI-5.1.2,
// OSI-5.1.3).
func (s *State) Yield(w Worker, at Place, by Means) (n uint8) {
	n = s.Icons(at)
	if w.Foreman() && s.Season == Seasons {
		n += s.Data.Foreman
	}
	if by == ByOverseer {
		n += s.Data.Special.Overseer
	}
	return n
}

// Icons returns the number of resource icons on the sections of a terrain without a monument (OSI-5.1.2). It has no
// branches, since evaluators ask for all terrains.
func (s *State) Icons(at Place) uint8 {
	near, far := &s.Data.Site[2*at], &s.Data.Site[2*at+1]
	raised := uint8(s.Raised >> (2 * at))
	return near.Icons*(1-raised&1) + far.Icons*(1-raised>>1&1)
}

func (s *State) harvest(seat game.Seat, w Worker, at Place, by Means, log *game.Log) {
	s.did(seat, didHarvest)
	var due Tokens
	due[s.Data.Terrain[at].Resource] = s.Yield(w, at, by)
	s.gain(seat, due, GainHarvest, log)
}
