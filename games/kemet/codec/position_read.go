package codec

import (
	"fmt"
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: what each part says.

func (l *loader) space(what, word string) uint8 {
	space := l.Word(what, word, kemet.SpaceNames)
	if !l.That(l.Board().In.Has(space), "%s: %.40s is not in play with %d players", what, word, l.Count) {
		return l.Board().In.First()
	}
	return space
}

func (l *loader) hand(what string, m map[string]int) (h kemet.Hand) {
	l.Counts(what, m, kemet.CardNames, 20, h[:])
	return h
}

func (l *loader) order(what string, list []int) (order [kemet.MaxSeats]game.Seat) {
	for i := range order {
		order[i] = kemet.NoSeat
	}
	l.That(len(list) <= int(l.Count), "%s: over %d places", what, l.Count)
	for i, n := range list[:min(len(list), int(l.Count))] {
		order[i] = l.Seat(what, n)
		l.That(order[i] == kemet.NoSeat || !slices.Contains(order[:i], order[i]), "%s: seat %d comes twice", what, n)
	}
	return order
}

func (l *loader) fill(p *positionJSON) {
	l.Round = l.Number("round", p.Round, 0, 200)
	l.Active, l.Trigger = l.Seat("active", p.Active), l.Seat("trigger", p.Trigger)
	l.Order, l.Next = l.order("order", p.Order), l.order("next_order", p.Next)
	if !l.That(len(p.Players) == int(l.Count), "players: there are %d, not %d", l.Count, len(p.Players)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
	for word, seats := range p.Units {
		space := l.space("units", word)
		for who, n := range seats {
			l.Units[l.Word("units", who, kemet.SeatNames[:l.Count])][space] = l.Number("units "+word, n, 0, l.Data.Limit.Units)
		}
		l.That(len(seats) <= 2, "units: %s: more than two players (KEM-1.13)", word)
	}
	for word, at := range p.Beasts {
		b := l.Word("creatures", word, kemet.BeastNames)
		l.Beast[b] = l.space("creatures", at)
		owner := l.BeastOwner(b)
		l.That(owner != kemet.NoSeat && l.Units[owner][l.Beast[b]] > 0, "creatures: %s stands without a troop of its owner", word)
	}
	for word, n := range p.Temples {
		l.TempleVP[l.space("temple_vp", word)] = l.Seat("temple_vp", n)
	}
	l.Recount()
	l.Discard = l.hand("discard", p.Discard)
	l.Vision, l.VisionN = l.hand("vision", p.Vision), l.Number("vision_cards", p.VisionN, 0, 35)
	l.That(l.Vision.Len() == int(l.VisionN), "vision: %d cards, not %d; a masked position cannot be loaded", l.Vision.Len(), l.VisionN)
	l.Acts = uint8(l.Set("acts", p.Acts, kemet.ActNames))
	for i, n := range position.Each(&l.Reader, "act", p.Act, len(l.Act)) {
		l.Act[i] = l.Number("act", n, 0, kemet.ActionCount-1)
	}
	l.That(l.Act[kemet.Golden] <= 1, "act: the golden token is for a Move or Recruit")
	l.Free, l.Paid = l.Number("free", p.Free, 0, 12), l.Number("paid", p.Paid, 0, 12)
	if p.Fight != nil {
		l.fight(p.Fight)
	}
	if p.March != nil {
		l.march(p.March)
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	if j.City > 0 {
		p.City = l.Number(what+"city", j.City, 1, int(l.Count)) - 1
	}
	p.Prayer = l.Number(what+"prayer", j.Prayer, 0, l.Data.Limit.Prayer)
	for word, level := range j.Pyramids {
		p.Level[l.Word(what+"pyramids", word, kemet.ColourNames)] = l.Number(what+"pyramids", level, 0, kemet.TopLevel)
	}
	for word, d := range j.Districts {
		p.Place[l.Word(what+"districts", word, kemet.ColourNames)] = l.Number(what+"districts", d, 1, 3) - 1
	}
	for c := range kemet.Colours {
		l.That(p.Level[c] > 0 || p.Place[c] == 0, "%sdistricts: a pyramid of level 0 is in reserve (KEM-1.16)", what)
		for other := range c {
			l.That(p.Level[c] == 0 || p.Level[other] == 0 || p.Place[c] != p.Place[other], "%sdistricts: two pyramids in one", what)
		}
	}
	for c, n := range position.Each(&l.Reader, what+"pyramid_vp", j.Pyramid, kemet.Colours) {
		l.PyrVP[seat][c] = l.Seat(what+"pyramid_vp", n)
	}
	for c, holder := range l.PyrVP[seat] {
		l.That((holder != kemet.NoSeat) == (p.Level[c] == kemet.TopLevel), "%spyramid_vp: goes with level %d", what, kemet.TopLevel)
	}
	p.Tiles = kemet.Tiles(l.Set(what+"tiles", j.Tiles, kemet.TileNames))
	for other := range seat {
		l.That(l.Player[other].Tiles&p.Tiles == 0, "%stiles: one belongs to somebody else too", what)
	}
	p.Covered = uint16(l.Set(what+"covered", j.Covered, kemet.ActionSpaceNames))
	p.Tokens = l.Number(what+"tokens", j.Tokens, 0, kemet.ActionTokens)
	p.Silver, p.Golden = l.Number(what+"silver", j.Silver, 0, 2), l.Number(what+"golden", j.Golden, 0, 2)
	p.CombatVP, p.ControlVP = l.Number(what+"combat_vp", j.Combat, 0, 200), l.Number(what+"control_vp", j.Control, 0, 200)
	p.SanctuaryVP = l.Number(what+"sanctuary_vp", j.Sanctuary, 0, 200)
	names := kemet.BattleNames[1:]
	b := &p.Battle
	b.InHand, b.Open = uint8(l.Set(what+"battle", j.Battle, names)), uint8(l.Set(what+"battle_open", j.Open, names))
	b.Down, b.Gone = uint8(l.Set(what+"battle_down", j.Down, names)), uint8(l.Set(what+"battle_gone", j.Gone, names))
	b.HandN, b.DownN, b.GoneN = uint8(bits.OnesCount8(b.InHand)), uint8(bits.OnesCount8(b.Down)), uint8(bits.OnesCount8(b.Gone))
	counts := []int{int(b.HandN), int(b.DownN), int(b.GoneN)}
	l.That(j.BattleN == nil || slices.Equal(j.BattleN, counts), "%sbattle_counts: %v, not %v; a masked position cannot be loaded", what, counts, j.BattleN)
	l.That(b.InHand&b.Open == 0 && (b.InHand|b.Open)&(b.Down|b.Gone) == 0 && b.Down&b.Gone == 0, "%sbattle: a card is in two places", what)
	p.Cards = l.hand(what+"cards", j.Cards)
	p.CardsN = l.Number(what+"card_count", j.CardsN, 0, 99)
	if j.Empty != nil {
		l.Empty[seat] = l.Secret(what+"empty", j.Empty, 1, 3)
	}
}
