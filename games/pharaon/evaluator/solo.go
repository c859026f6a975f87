package evaluator

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// perJar is the mean PP that the Traitor scores with a jar still to be placed.
const perJar = 3.5

// traitor returns the PP expected for the Traitor: the current score, plus perJar for each jar to come in this round
// and later ones (PHA-15.5, PHA-15.14).
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
