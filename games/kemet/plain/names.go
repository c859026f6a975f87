package plain

import (
	"strings"

	"ennead/games/kemet"
	"ennead/games/kemet/text"
)

// Names from the game's catalogues.

func (d *drawing) colourName(c kemet.Colour) string {
	return d.Term("colour." + kemet.ColourNames[c])
}

// short returns the name of a space without the side of the board, which is the same for all spaces in play.
func (d *drawing) short(space uint8) string {
	_, name, _ := strings.Cut(kemet.SpaceNames[space], ".")
	return name
}

func (d *drawing) space(space uint8) string {
	return d.Term("space." + strings.ReplaceAll(kemet.SpaceNames[space], ".", "-"))
}

func (d *drawing) city(city uint8) string {
	return d.Words.Word(string(text.City(d.Board(), city)))
}

func (d *drawing) tile(t uint8) string {
	return d.Term("tile." + kemet.TileNames[t])
}

func (d *drawing) beast(b uint8) string {
	return d.Term("creature." + kemet.BeastNames[b])
}

func (d *drawing) card(k int) string {
	return d.Term("card." + kemet.CardNames[k])
}

// battle names a battle card by its number from 1, with Strength, Damage and Defence.
func (d *drawing) battle(n uint8) string {
	b := &d.Data.Battle[n-1]
	return d.Word("battle", "name", d.Term("battle."+kemet.BattleNames[n]),
		"strength", b.Strength, "damage", b.Damage, "defence", b.Defence)
}

// battles names a set of battle cards.
func (d *drawing) battles(set uint8) (names []string) {
	for n := range uint8(len(d.Data.Battle)) {
		if set&(1<<n) != 0 {
			names = append(names, d.battle(n+1))
		}
	}
	return names
}
