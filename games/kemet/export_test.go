package kemet

import (
	"ennead/game"
)

// Constants that only tests use.
const (
	ScoreTiles = scoreTiles
)

// Functions and tables that only tests use.
var (
	Count8   = count8
	TokenWhy = tokenWhy
)

// Contested reports whether two players have units in a space (KEM-1.13).
func (s *State) Contested(space uint8) bool {
	_, twice := s.Occupied()
	return twice.Has(space)
}

func (s *State) PyramidAt(space uint8) (owner game.Seat, c Colour, ok bool) {
	return s.pyramidAt(space)
}

func (s *State) Lose(seat game.Seat, space uint8, n int, log *game.Log) int {
	return s.lose(seat, space, n, log)
}

func (s *State) GainVP(log *game.Log) { s.gainVP(log) }

func (s *State) FleeTo(loser game.Seat, from uint8) (to Set) { return s.fleeTo(loser, from) }

func (s *State) InReserve(seat game.Seat) uint8 { return s.inReserve(seat) }

func (s *State) Fought(i int) int { return s.fought(i) }

func (s *State) Points(seat game.Seat) (vp [scoreCount]int) { return s.count(seat) }

func (s *State) Station(seat game.Seat, space, n uint8) { s.station(seat, space, n) }

func (s *State) Sold() (all Tiles) { return s.sold() }

func (s *State) OwnsArt(seat game.Seat, art uint8) bool { return s.ownsArt(seat, art) }

// What fast_test.go compares with plainer code.

func (h *Hand) Kinds() Kinds { return h.kinds() }

func (s *State) Turn(seat game.Seat) { s.turn(seat) }

func (s *State) Further(seat game.Seat) { s.further(seat) }

func (s *State) Fitting(seat game.Seat) uint16 { return s.fitting(seat) }

// Easy returns the spaces where steps of a kind are easy.
func (s *State) Easy(seat game.Seat, verb uint8) Set {
	w := s.walk(seat)
	return w.open(verb) & w.easy()
}

func (s *State) EasyUnits(seat game.Seat, to uint8) uint8 {
	w := s.walk(seat)
	return w.easyUnits(to)
}

// Alone reports whether that many units can make a step without a creature.
func (s *State) Alone(seat game.Seat, verb, to, units uint8) bool {
	w := s.walk(seat)
	return w.whyNotGroup(verb, to, units, 0).No == 0
}
