package plain

import (
	"strings"

	"ennead/games/kemet"
)

// Names from the game's catalogues, with keys made from the ids of components.

var colourKeys = []string{"ruby", "sapphire", "diamond"}

func (d *drawing) colourName(c kemet.Colour) string {
	return d.Term("colour." + colourKeys[c])
}

// code returns the name of a space in moves.
func (d *drawing) code(space uint8) string { return strings.ToLower(d.Data.Spaces[space].ID) }

// short returns the code without the side of the board, which is the same for all spaces in play.
func (d *drawing) short(space uint8) string {
	_, name, _ := strings.Cut(d.code(space), ".")
	return name
}

func (d *drawing) space(space uint8) string {
	return d.Term("space." + strings.ReplaceAll(d.code(space), ".", "-"))
}

func (d *drawing) tile(t uint8) string {
	return d.Term("tile." + strings.TrimPrefix(d.Data.Tiles[t].ID, "kem_p_"))
}

func (d *drawing) beast(b uint8) string {
	return d.Term("creature." + strings.TrimPrefix(d.Data.Beasts[b].ID, "kem_cr_"))
}

func (d *drawing) card(k int) string {
	return d.Term("card." + dashed(d.Data.Cards[k].ID, "kem_di_"))
}

// battle names a battle card by its number from 1, with Strength, Damage and Defence.
func (d *drawing) battle(n uint8) string {
	b := &d.Data.Battle[n-1]
	return d.Word("battle", "name", d.Term("battle."+dashed(b.ID, "kem_bc_")),
		"strength", b.Strength, "damage", b.Damage, "defence", b.Defence)
}

func dashed(id, prefix string) string {
	return strings.ReplaceAll(strings.TrimPrefix(id, prefix), "_", "-")
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
