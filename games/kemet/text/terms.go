package text

import (
	"strconv"
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

// gods are the gods by seat. No rule distinguishes them, so each suits the mark of its seat: lotus, scarab, feather,
// jackal, sun.
var gods = [kemet.MaxSeats]string{"sobek", "horus", "wadjet", "anubis", "bastet"}

// God names the god of a seat.
func God(seat game.Seat) game.Term { return game.Term("kemet.god." + gods[seat]) }

// City names a city of the map, counted from 0.
func City(b *kemet.Board, city uint8) game.Term {
	return game.Term("kemet.city." + strings.ToLower(b.Side) + strconv.Itoa(int(city)+1))
}

func tileTerm(t uint8) game.Term { return game.Term("kemet.tile." + kemet.TileNames[t]) }

func actionTerm(a uint8) game.Term { return game.Term("kemet.action." + kemet.ActionSpaceNames[a]) }
