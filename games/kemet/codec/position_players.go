package codec

import (
	"fmt"
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: what a player has.

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	if j.City > 0 {
		p.City = l.Number(at+"/city", j.City, 1, int(l.Count)) - 1
	}
	p.Prayer = l.Number(at+"/prayer", j.Prayer, 0, l.Data.Limit.Prayer)
	l.pyramids(seat, at, j)
	p.Tiles = kemet.Tiles(l.Set(at+"/tiles", j.Tiles, kemet.TileNames))
	for other := range seat {
		if both := l.Player[other].Tiles & p.Tiles; both != 0 {
			l.That(false,
				"%s/tiles: %s is also seat %d's; each tile belongs to one (KEM-5.3.5)", at,
				kemet.TileNames[both.First()], other+1)
		}
	}
	p.Covered = uint16(l.Set(at+"/covered", j.Covered, kemet.ActionSpaceNames))
	p.Tokens = l.Number(at+"/tokens", j.Tokens, 0, kemet.ActionTokens)
	p.Silver, p.Golden = l.Number(at+"/silver", j.Silver, 0, 2), l.Number(at+"/golden", j.Golden, 0, 2)
	p.CombatVP, p.ControlVP = l.Number(at+"/combat_vp", j.Combat, 0, 200), l.Number(at+"/control_vp", j.Control, 0, 200)
	p.SanctuaryVP = l.Number(at+"/sanctuary_vp", j.Sanctuary, 0, 200)
	l.battleCards(&p.Battle, at, j)
	p.Cards = l.hand(at+"/cards", j.Cards)
	p.CardsN = l.Number(at+"/card_count", j.CardsN, 0, 99)
	if j.Empty != nil {
		l.Empty[seat] = l.Secret(at+"/empty", j.Empty, 1, 3)
	}
}

// pyramids reads the levels of pyramids, their districts and who holds their VP.
func (l *loader) pyramids(seat game.Seat, at string, j *playerJSON) {
	p := &l.Player[seat]
	for word, level := range j.Pyramids {
		c := l.Word(at+"/pyramids", word, kemet.ColourNames)
		p.Level[c] = l.Number(at+"/pyramids/"+kemet.ColourNames[c], level, 0, kemet.TopLevel)
	}
	for word, d := range j.Districts {
		c := l.Word(at+"/districts", word, kemet.ColourNames)
		p.Place[c] = l.Number(at+"/districts/"+kemet.ColourNames[c], d, 1, 3) - 1
	}
	for c := range kemet.Colours {
		name := kemet.ColourNames[c]
		l.That(p.Level[c] > 0 || p.Place[c] == 0,
			"%s/districts/%s: %d; a pyramid of level 0 is in reserve (KEM-1.16)", at, name, p.Place[c]+1)
		for other := range c {
			l.That(p.Level[c] == 0 || p.Level[other] == 0 || p.Place[c] != p.Place[other],
				"%s/districts/%s: %d, as %s; each district has one pyramid (KEM-1.16)", at, name, p.Place[c]+1,
				kemet.ColourNames[other])
		}
	}
	for c, n := range position.Each(l.Reader, at+"/pyramid_vp", j.Pyramid, kemet.Colours) {
		l.PyrVP[seat][c] = l.Seat(at+"/pyramid_vp", n)
	}
	for c, holder := range l.PyrVP[seat] {
		l.That((holder != kemet.NoSeat) == (p.Level[c] == kemet.TopLevel),
			"%s/pyramid_vp/%d: %d; a pyramid of level %d has a VP, no other (KEM-8.3)", at, c, position.Seat(holder),
			kemet.TopLevel)
	}
}

// battleCards reads where the battle cards are.
func (l *loader) battleCards(b *kemet.Battle, at string, j *playerJSON) {
	names := kemet.BattleNames[1:]
	b.InHand, b.Open = uint8(l.Set(at+"/battle", j.Battle, names)), uint8(l.Set(at+"/battle_open", j.Open, names))
	b.Down, b.Gone = uint8(l.Set(at+"/battle_down", j.Down, names)), uint8(l.Set(at+"/battle_gone", j.Gone, names))
	b.HandN, b.DownN, b.GoneN = count(b.InHand), count(b.Down), count(b.Gone)
	counts := []int{int(b.HandN), int(b.DownN), int(b.GoneN)}
	l.That(j.BattleN == nil || slices.Equal(j.BattleN, counts),
		"%s/battle_counts: %v; there are %v; a masked position cannot be loaded", at, j.BattleN, counts)
	twice := b.InHand&b.Open | (b.InHand|b.Open)&(b.Down|b.Gone) | b.Down&b.Gone
	l.That(twice == 0, "%s/battle: %v in two places; each card is in one (KEM-11.1)", at, position.Names(twice, names))
}

// count is how many things a set of eight has.
func count(set uint8) uint8 { return uint8(bits.OnesCount8(set)) }
