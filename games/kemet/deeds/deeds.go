// Package deeds says which choices of Kemet are compared with each other, to say what the strongest player has learnt,
// and holds what was counted: docs/strength.md says how.
package deeds

import (
	_ "embed"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/text"
	"ennead/internal/learnt"
)

// Counted is what was counted last.
//
//go:embed counted.json
var Counted []byte

// Kinds are the kinds of choices.
var Kinds = []learnt.Kind{
	{
		Key: "pyramid", Deeds: pyramids(), Number: pyramid,
		Name: func(_ game.State, n int) game.Message {
			colour := game.Term("kemet.colour." + kemet.ColourNames[n/2])
			return game.Say("", "site.game.kemet.learnt.level", "colour", colour, "n", n%2+1)
		},
	},
	{
		Key: "first", Deeds: kemet.ActionSpaceNames, Opens: true, Number: learnt.Verb(kemet.VToken),
		Name: func(_ game.State, n int) game.Message {
			return game.Say("", "kemet.action."+kemet.ActionSpaceNames[n])
		},
	},
	{
		Key: "first-tile", Deeds: kemet.TileNames, Opens: true, Number: bought, Name: tile,
		Effect: power,
	},
	{Key: "tile", Deeds: kemet.TileNames, Number: bought, Name: tile, Effect: power},
}

// pyramids returns the names of the pyramids of the set-up: a colour and a level, 1 or 2.
func pyramids() (names []string) {
	for _, colour := range kemet.ColourNames {
		names = append(names, colour+"-1", colour+"-2")
	}
	return names
}

// pyramid numbers the pyramids of the set-up, in whatever district.
func pyramid(_ game.State, m game.Move) (int, bool) {
	return 2*int(m.A) + int(m.B) - 1, m.Verb == kemet.VPyramid
}

// bought numbers the tiles that are bought: those alike have the number of the first.
func bought(s game.State, m game.Move) (int, bool) {
	if m.Verb != kemet.VBuy {
		return 0, false
	}
	all := &s.(*kemet.State).Data.Tiles
	tile := &all[m.A]
	for n := range int(m.A) {
		t := &all[n]
		same := t.Colour == tile.Colour && t.Level == tile.Level && t.Beast == tile.Beast
		if same && t.Powers == tile.Powers && t.N == tile.N {
			return n, true
		}
	}
	return int(m.A), true
}

func tile(s game.State, n int) game.Message {
	t := &s.(*kemet.State).Data.Tiles[n]
	return game.Say("", "site.game.kemet.learnt.of", "tile", game.Term("kemet.tile."+kemet.TileNames[n]),
		"colour", game.Term("kemet.colour."+kemet.ColourNames[t.Colour]), "n", t.Level)
}

func power(s game.State, n int) game.Message { return text.TileText(s.(*kemet.State).Data, uint8(n)) }
