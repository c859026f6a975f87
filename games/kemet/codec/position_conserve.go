package codec

import (
	"fmt"
	"math/bits"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: what must hold between its parts.

// six is the set of the battle cards that everybody has (KEM-11.1).
const six uint8 = 1<<6 - 1

// conserve checks units and battle cards, and puts the cards that lie nowhere in the pile.
func (l *loader) conserve() {
	for seat := range game.Seat(l.Count) {
		l.conserved(seat)
	}
	for k := range l.Spent {
		paid := l.Fight.Side[0].Paid[k] + l.Fight.Side[1].Paid[k]
		l.That(paid <= l.Spent[k], "/fight/spent/%s: %d, and %d took effect; no more do than are revealed (KEM-6.6)",
			kemet.CardNames[k], l.Spent[k], paid)
	}
	for k, n := range l.CardsOut() {
		if l.That(n <= l.Data.Cards[k].Count,
			"%d cards %s; there are %d (KEM-1.1)", n, kemet.CardNames[k], l.Data.Cards[k].Count) {
			l.Pile[k] = uint8(l.Data.Cards[k].Count - n)
		}
	}
	l.PileN = uint8(l.Pile.Len())
}

// conserved checks that a player has neither too much nor too little.
func (l *loader) conserved(seat game.Seat) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	units := 0
	for _, n := range l.Units[seat] {
		units += int(n)
	}
	l.That(units <= l.Data.Limit.Units,
		"/units: %d of seat %d; there are %d (KEM-1.2)", units, seat+1, l.Data.Limit.Units)
	all := p.Battle.InHand | p.Battle.Open | p.Battle.Down | p.Battle.Gone
	l.That(all&six == six && count(all&^six) == p.Battle.GoneN,
		"%s/battle: %d cards, %d of them special; the six and %d special ones fit (KEM-11.3)",
		at, count(all), count(all&^six), p.Battle.GoneN)
	held := p.Cards.Len()
	if l.Fight.Space != kemet.NoSpace && !l.Fight.Open && l.Fighting(seat) {
		held += int(l.Fight.Side[l.SideOf(seat)].HiddenN)
	}
	l.That(int(p.CardsN) == held,
		"%s/card_count: %d; there are %d; a masked position cannot be loaded", at, p.CardsN, held)
}

// board checks what stands on the board and lies before the players, whatever is going on.
func (l *loader) board() {
	for seat := range game.Seat(l.Count) {
		l.possessions(seat)
	}
	for in := l.Board().In; in != 0; in = in.Rest() {
		l.troops(in.First())
	}
}

// troops checks who is in a space.
func (l *loader) troops(space uint8) {
	name, n := kemet.SpaceNames[space], 0
	for seat := range game.Seat(l.Count) {
		if l.Units[seat][space] > 0 {
			n++
		}
		l.limits(seat, space)
	}
	l.That(n <= 2, "/units/%s: %d players; two at most have units in a space (KEM-1.13)", name, n)
	l.That(n < 2 || l.mayContest(space),
		"/units/%s: two players; one has units in a space without a combat (KEM-1.13)", name)
	if holder := l.TempleVP[space]; holder != kemet.NoSeat {
		l.That(l.Board().Temples.Has(space) && l.Units[holder][space] > 0,
			"/temple_vp/%s: %d; who has a troop in a temple there holds it (KEM-8.2)", name, holder+1)
	}
}

// possessions checks what a player has.
func (l *loader) possessions(seat game.Seat) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	if p.City == kemet.NoCity {
		return
	}
	for other := range seat {
		l.That(l.Player[other].City != p.City,
			"%s/city: %d is also seat %d's; each city belongs to one (KEM-2.4)", at, p.City+1, other+1)
	}
	var arts [kemet.TileCount]bool
	for t := p.Tiles; t != 0; t = t.Rest() {
		art := l.Data.Tiles[t.First()].Art
		l.That(!arts[art],
			"%s/tiles: %s has the illustration of another of them; each comes once (KEM-5.3.2)", at,
			kemet.TileNames[t.First()])
		arts[art] = true
	}
	l.That(p.Silver == kemet.TokenNone || p.Tiles&l.Data.With(kemet.PowerSilver) != 0,
		"%s/silver: %d; 0 without its tile (KEM-9.16)", at, p.Silver)
	l.That(p.Golden == kemet.TokenNone || p.Tiles&l.Data.With(kemet.PowerGolden) != 0,
		"%s/golden: %d; 0 without its tile (KEM-9.31)", at, p.Golden)
	for c, holder := range l.PyrVP[seat] {
		l.That(holder == kemet.NoSeat || holder == seat || l.Units[holder][l.District(seat, p.Place[c])] > 0,
			"%s/pyramid_vp/%d: %d; the owner, or who has a troop there, holds it (KEM-8.3)", at, c,
			position.Seat(holder))
	}
	l.battles(seat, at)
}

// battles checks that the battle cards of a player lie as combats have left them.
func (l *loader) battles(seat game.Seat, at string) {
	b := &l.Player[seat].Battle
	special := position.Names(b.Gone&^six, kemet.BattleNames[1:])
	l.That(b.GoneN == 0 || len(special) < int(b.GoneN),
		"%s/battle_gone: %v alone; a special card came after the first that was removed (KEM-11.3)", at, special)
	fighting := l.Fight.Begun && l.Fighting(seat)
	l.That(count(b.Open) == b.DownN && (b.HandN > 0 || fighting && l.Fight.Open),
		"%s/battle: %d open, %d face down, %d in hand; as many open as face down, and some in hand "+
			"(KEM-6.16, KEM-11.2)",
		at, count(b.Open), b.DownN, b.HandN)
}

// limits checks a troop and its creatures; on the way a group may be above them (KEM-5.5.3).
func (l *loader) limits(seat game.Seat, space uint8) {
	moving := l.Waiting(kemet.StepMarch) || l.Waiting(kemet.StepGroup) || l.Waiting(kemet.StepGo)
	if moving && seat == l.Active && space == l.March.At {
		return
	}
	units, beasts, most := int(l.Units[seat][space]), count(l.BeastsAt(seat, space)), l.TroopLimit(seat)
	l.That(units <= most && beasts <= 1,
		"/units/%s: %d units and %d creatures of seat %d; at most %d and one fit (KEM-1.4)", kemet.SpaceNames[space],
		units, beasts, seat+1, most)
}

// mayContest tells whether two players may have units in a space: for a combat, or because one has just placed units in
// the own city.
func (l *loader) mayContest(space uint8) bool {
	if l.Fight.Space == space {
		return true
	}
	owner := l.OwnerOf(space)
	return owner != kemet.NoSeat && l.Units[owner][space] > 0 && l.SeatOf(kemet.StepFights) == owner
}

// balance checks that every player with tokens left can play them (KEM-4.5).
func (l *loader) balance() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		free := kemet.ActionCount - bits.OnesCount16(p.Covered)
		tokens := int(p.Tokens)
		if p.Silver == kemet.TokenReady {
			tokens++
		}
		l.That(p.Tokens == 0 || l.Balanced(p.Covered, p.Tokens, p.Silver) && tokens <= free,
			"/players/%d/covered: %d spaces are free for %d tokens; each level gets one (KEM-4.5)", seat, free, tokens)
	}
}
