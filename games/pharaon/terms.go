package pharaon

import (
	"strconv"

	"ennead/game"
)

// The catalogue keys of things.

func tokenTerm(t uint8) game.Term {
	if t == game.Unknown {
		return "pharaon.token.unknown"
	}
	return game.Term("pharaon.token." + tokenNames[t])
}

func quarterTerm(q uint8) game.Term { return game.Term("pharaon.quarter." + quarterNames[q]) }

func nobleTerm(n uint8) game.Term {
	if n == game.Unknown || n == 0 {
		return "pharaon.noble.unknown"
	}
	return game.Term("pharaon.noble." + strconv.Itoa(int(n)))
}

func godTerm(q uint8) game.Term { return game.Term("pharaon.god." + godNames[q]) }

// godNames are the gods by the quarter that carries them.
var godNames = []string{"horus", "osiris", "isis", "anubis", "sekhmet"}

func gainTerm(g uint8) game.Term {
	return game.Term("pharaon.gain." + []string{"basic", "silver", "offering"}[g])
}

func directionTerm(clockwise uint8) game.Term {
	return game.Term("pharaon.direction." + []string{"counterclockwise", "clockwise"}[clockwise])
}

func tileTerm(t uint8) game.Term { return game.Term("pharaon.tile." + tileNames[t]) }

// colourTerms are the names of a list of colours.
func colourTerms(list ...Colour) []game.Term {
	terms := make([]game.Term, len(list))
	for i, c := range list {
		terms[i] = tokenTerm(uint8(c))
	}
	return terms
}

// gainTerms are the names of a list of gains.
func gainTerms(gains []Gain) []game.Term {
	terms := make([]game.Term, len(gains))
	for i, g := range gains {
		if g == GainJar {
			terms[i] = "pharaon.gain.jar"
		} else {
			terms[i] = tokenTerm(uint8(g))
		}
	}
	return terms
}
