package text

import (
	"strconv"

	"ennead/game"
	"ennead/games/pharaon"
)

// The catalogue keys of things in the game.

func tokenTerm(t uint8) game.Term {
	if t == game.Unknown {
		return "pharaon.token.unknown"
	}
	return game.Term("pharaon.token." + pharaon.TokenNames[t])
}

func quarterTerm(q uint8) game.Term { return game.Term("pharaon.quarter." + pharaon.QuarterNames[q]) }

func nobleTerm(n uint8) game.Term {
	if n == game.Unknown || n == 0 {
		return "pharaon.noble.unknown"
	}
	return game.Term("pharaon.noble." + strconv.Itoa(int(n)))
}

// god returns the catalogue key of the god of a quarter (PHA-11.6).
func god(c *pharaon.Components, q pharaon.Quarter) game.Term {
	return game.Term("pharaon.god." + pharaon.GodNames[c.Gods[q]])
}

func gainTerm(g uint8) game.Term {
	return game.Term("pharaon.gain." + []string{"basic", "silver", "offering"}[g])
}

func directionTerm(clockwise uint8) game.Term {
	return game.Term("pharaon.direction." + []string{"counterclockwise", "clockwise"}[clockwise])
}

func tileTerm(t uint8) game.Term { return game.Term("pharaon.tile." + pharaon.TileNames[t]) }

// colourTerms returns the names of colours.
func colourTerms(list ...pharaon.Colour) []game.Term {
	terms := make([]game.Term, len(list))
	for i, c := range list {
		terms[i] = tokenTerm(uint8(c))
	}
	return terms
}

// gainTerms returns the names of gains.
func gainTerms(gains []pharaon.Gain) []game.Term {
	terms := make([]game.Term, len(gains))
	for i, g := range gains {
		if g == pharaon.GainJar {
			terms[i] = "pharaon.gain.jar"
		} else {
			terms[i] = tokenTerm(uint8(g))
		}
	}
	return terms
}

func jarTerms(s *pharaon.State, n uint8) []game.Term {
	jar := &s.Data.Jars[n]
	return colourTerms(jar.Upper[0], jar.Upper[1], jar.Lower)
}
