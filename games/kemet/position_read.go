package kemet

import (
	"fmt"
	"slices"

	"ennead/game"
)

// A position as a state: what each part says.

func (l *loader) number(what string, n, least, most int) uint8 {
	if !l.check(least <= n && n <= most, "%s: %d is not within %d and %d", what, n, least, most) {
		return uint8(max(least, 0))
	}
	return uint8(n)
}

func (l *loader) word(what, word string, names []string) uint8 {
	i := slices.Index(names, word)
	l.check(i >= 0 && word != "", "%s: %.40q is not known", what, word)
	return uint8(max(i, 0))
}

func (l *loader) space(what, word string) uint8 {
	space := l.word(what, word, spaceNames())
	if !l.check(l.Board().In.Has(space), "%s: %.40s is not in play with %d players", what, word, l.Count) {
		return l.Board().In.First()
	}
	return space
}

func (l *loader) seat(what string, n int) game.Seat {
	if n == 0 {
		return NoSeat
	}
	return game.Seat(l.number(what, n, 1, int(l.Count)) - 1)
}

func (l *loader) set(what string, words, names []string) (set uint64) {
	for _, w := range words {
		b := uint64(1) << l.word(what, w, names)
		l.check(set&b == 0, "%s: %s comes twice", what, w)
		set |= b
	}
	return set
}

func (l *loader) hand(what string, m map[string]int) (h Hand) {
	for word, n := range m {
		h[l.word(what, word, cardNames)] = l.number(what, n, 0, 20)
	}
	return h
}

func (l *loader) order(what string, list []int) (order [maxSeats]game.Seat) {
	for i := range order {
		order[i] = NoSeat
	}
	l.check(len(list) <= int(l.Count), "%s: over %d places", what, l.Count)
	for i, n := range list[:min(len(list), int(l.Count))] {
		order[i] = l.seat(what, n)
		l.check(order[i] == NoSeat || !slices.Contains(order[:i], order[i]), "%s: seat %d comes twice", what, n)
	}
	return order
}

func (l *loader) fill(p *positionJSON) {
	l.Round = l.number("round", p.Round, 0, 200)
	l.Active, l.Trigger = l.seat("active", p.Active), l.seat("trigger", p.Trigger)
	l.Order, l.Next = l.order("order", p.Order), l.order("next_order", p.Next)
	if !l.check(len(p.Players) == int(l.Count), "players: there are %d, not %d", l.Count, len(p.Players)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
	for word, seats := range p.Units {
		space := l.space("units", word)
		for who, n := range seats {
			l.Units[l.word("units", who, seatNames[:l.Count])][space] = l.number("units "+word, n, 0, l.Data.Limit.Units)
		}
		l.check(len(seats) <= 2, "units: %s: more than two players (KEM-1.13)", word)
	}
	for word, at := range p.Beasts {
		b := l.word("creatures", word, beastNames)
		l.Beast[b] = l.space("creatures", at)
		owner := l.beastOwner(b)
		l.check(owner != NoSeat && l.Units[owner][l.Beast[b]] > 0, "creatures: %s stands without a troop of its owner", word)
	}
	for word, n := range p.Temples {
		l.TempleVP[l.space("temple_vp", word)] = l.seat("temple_vp", n)
	}
	l.Recount()
	l.Discard = l.hand("discard", p.Discard)
	l.Vision, l.VisionN = l.hand("vision", p.Vision), l.number("vision_cards", p.VisionN, 0, 35)
	l.check(l.Vision.Len() == int(l.VisionN), "vision: %d cards, not %d; a masked position cannot be loaded", l.Vision.Len(), l.VisionN)
	l.Acts = uint8(l.set("acts", p.Acts, actNames))
	for i, n := range p.Act[:min(len(p.Act), 3)] {
		l.Act[i] = l.number("act", n, 0, actionCount-1)
	}
	l.check(l.Act[golden] <= 1, "act: the golden token is for a Move or Recruit")
	l.Free, l.Paid = l.number("free", p.Free, 0, 12), l.number("paid", p.Paid, 0, 12)
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
		p.City = l.number(what+"city", j.City, 1, int(l.Count)) - 1
	}
	p.Prayer = l.number(what+"prayer", j.Prayer, 0, l.Data.Limit.Prayer)
	for word, level := range j.Pyramids {
		p.Level[l.word(what+"pyramids", word, colourNames)] = l.number(what+"pyramids", level, 0, topLevel)
	}
	for word, d := range j.Districts {
		p.Place[l.word(what+"districts", word, colourNames)] = l.number(what+"districts", d, 1, 3) - 1
	}
	for c := range colours {
		l.check(p.Level[c] > 0 || p.Place[c] == 0, "%sdistricts: a pyramid of level 0 is in reserve (KEM-1.16)", what)
		for other := range c {
			l.check(p.Level[c] == 0 || p.Level[other] == 0 || p.Place[c] != p.Place[other], "%sdistricts: two pyramids in one", what)
		}
	}
	for c, n := range j.Pyramid[:min(len(j.Pyramid), colours)] {
		l.PyrVP[seat][c] = l.seat(what+"pyramid_vp", n)
	}
	for c, holder := range l.PyrVP[seat] {
		l.check((holder != NoSeat) == (p.Level[c] == topLevel), "%spyramid_vp: goes with level %d", what, topLevel)
	}
	p.Tiles = Tiles(l.set(what+"tiles", j.Tiles, tileNames()))
	for other := range seat {
		l.check(l.Player[other].Tiles&p.Tiles == 0, "%stiles: one belongs to somebody else too", what)
	}
	p.Covered = uint16(l.set(what+"covered", j.Covered, actionSpaceNames()))
	p.Tokens = l.number(what+"tokens", j.Tokens, 0, ActionTokens)
	p.Silver, p.Golden = l.number(what+"silver", j.Silver, 0, 2), l.number(what+"golden", j.Golden, 0, 2)
	p.CombatVP, p.ControlVP = l.number(what+"combat_vp", j.Combat, 0, 200), l.number(what+"control_vp", j.Control, 0, 200)
	p.SanctuaryVP = l.number(what+"sanctuary_vp", j.Sanctuary, 0, 200)
	names := battleNames()[1:]
	b := &p.Battle
	b.InHand, b.Open = uint8(l.set(what+"battle", j.Battle, names)), uint8(l.set(what+"battle_open", j.Open, names))
	b.Down, b.Gone = uint8(l.set(what+"battle_down", j.Down, names)), uint8(l.set(what+"battle_gone", j.Gone, names))
	b.HandN, b.DownN, b.GoneN = uint8(count8(b.InHand)), uint8(count8(b.Down)), uint8(count8(b.Gone))
	counts := []int{int(b.HandN), int(b.DownN), int(b.GoneN)}
	l.check(j.BattleN == nil || slices.Equal(j.BattleN, counts), "%sbattle_counts: %v, not %v; a masked position cannot be loaded", what, counts, j.BattleN)
	l.check(b.InHand&b.Open == 0 && (b.InHand|b.Open)&(b.Down|b.Gone) == 0 && b.Down&b.Gone == 0, "%sbattle: a card is in two places", what)
	p.Cards = l.hand(what+"cards", j.Cards)
	p.CardsN = l.number(what+"card_count", j.CardsN, 0, 99)
	if n, ok := j.Empty.(float64); ok {
		l.Empty[seat] = l.number(what+"empty", int(n), 1, 3)
	} else {
		l.check(j.Empty == nil, "%sempty: a masked position cannot be loaded", what)
	}
}
