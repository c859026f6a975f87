package text

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
)

// Catalogue keys of the components.

func colourTerm(c uint8) game.Term { return game.Term("kemet.colour." + kemet.ColourNames[c]) }

func cardTerm(c uint8) game.Term {
	if c == game.Unknown {
		return "kemet.card.unknown"
	}
	return game.Term("kemet.card." + kemet.CardNames[c])
}

func beastTerm(b uint8) game.Term { return game.Term("kemet.creature." + kemet.BeastNames[b]) }

func battleTerm(c uint8) game.Term {
	if c == game.Unknown || c == 0 {
		return "kemet.battle.unknown"
	}
	return game.Term("kemet.battle." + kemet.BattleNames[c])
}

func spaceTerm(space uint8) game.Term {
	return game.Term("kemet.space." + strings.ReplaceAll(kemet.SpaceNames[space], ".", "-"))
}

func tileTerm(t uint8) game.Term { return game.Term("kemet.tile." + kemet.TileNames[t]) }

func actionTerm(a uint8) game.Term { return game.Term("kemet.action." + kemet.ActionSpaceNames[a]) }
