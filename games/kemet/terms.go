package kemet

import (
	"strings"

	"ennead/game"
)

// The catalogue keys of things.

func colourTerm(c uint8) game.Term { return game.Term("kemet.colour." + colourNames[c]) }

func cardTerm(c uint8) game.Term {
	if c == game.Unknown {
		return "kemet.card.unknown"
	}
	return game.Term("kemet.card." + cardNames[c])
}

func beastTerm(b uint8) game.Term { return game.Term("kemet.creature." + beastNames[b]) }

func battleTerm(c uint8) game.Term {
	if c == game.Unknown || c == 0 {
		return "kemet.battle.unknown"
	}
	return game.Term("kemet.battle." + battleNames()[c])
}

func spaceTerm(space uint8) game.Term {
	return game.Term("kemet.space." + strings.ReplaceAll(spaceNames()[space], ".", "-"))
}

func tileTerm(t uint8) game.Term { return game.Term("kemet.tile." + tileNames()[t]) }

func actionTerm(a uint8) game.Term { return game.Term("kemet.action." + actionSpaceNames()[a]) }
