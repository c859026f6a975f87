package tekhenu

import "ennead/game"

// The catalogue keys of things.

func term(kind, name string) game.Term { return game.Term("tekhenu." + kind + "." + name) }

func tokenTerm(t uint8) game.Term  { return term("token", tokenNames[t]) }
func godTerm(g uint8) game.Term    { return term("god", godNames[g]) }
func colourTerm(c uint8) game.Term { return term("colour", colourNames[c]) }
func pieceTerm(p uint8) game.Term  { return term("piece", pieceNames[p]) }
func siteTerm(n uint8) game.Term   { return term("site", siteNames[n]) }
func cellTerm(n uint8) game.Term {
	return term("cell", lexicon.Text(game.Move{Verb: vCell, A: n})[len("cell "):])
}

func cardTerm(c uint8) game.Term {
	if c == game.Unknown || c == 0 {
		return term("card", "unknown")
	}
	return term("card", cardNames[c])
}

func tileTerm(n uint8) game.Term { return term("tile", numbered("P", tileCount)[n]) }

var pieceNames = []string{"building", "statue", "column"}
