package evaluator

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// perJar is what a jar still to be placed is worth to the Traitor, on average.
const perJar = 3.5

// traitor is what the automaton may expect: its score, and something for each jar to come in this
// round and the rounds after it (PHA-15.5, PHA-15.14).
func traitor(s *pharaon.State, seat game.Seat) float32 {
	jars := int(s.Plot.Jars)
	for place := int(s.Round); place < len(s.Plot.Tiles); place++ {
		tile := s.Plot.Tiles[place]
		if int(tile) >= len(s.Data.Tiles) {
			continue // not laid out yet
		}
		side := 0
		if s.Plot.Dark>>tile&1 != 0 {
			side = 1
		}
		jars += s.Data.Tiles[tile][side].Jars
	}
	return float32(s.Score(seat)) + perJar*float32(jars)
}
