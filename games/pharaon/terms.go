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

// godNames are the gods by their ids.
var godNames = map[string]string{"G-HOR": "horus", "G-OSI": "osiris", "G-ISI": "isis", "G-ANU": "anubis", "G-SEK": "sekhmet"}

// God is the catalogue key of the god whose quarter it is (PHA-11.6).
func (c *Components) God(q Quarter) game.Term { return game.Term("pharaon.god." + godNames[c.Gods[q]]) }

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
