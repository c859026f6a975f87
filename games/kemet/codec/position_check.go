package codec

import (
	"fmt"
	"math/bits"

	"ennead/game"
	"ennead/games/kemet"
)

// A position as a state: what must hold between its parts.

// conserve checks units and battle cards, and puts the cards that lie nowhere in the pile.
func (l *loader) conserve() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		what := fmt.Sprintf("players: %d: ", seat+1)
		l.That(l.Reserve(seat) >= 0, "%smore than %d units", what, l.Data.Limit.Units)
		all := p.Battle.InHand | p.Battle.Open | p.Battle.Down | p.Battle.Gone
		special := bits.OnesCount8(all &^ (1<<6 - 1))
		l.That(all&(1<<6-1) == 1<<6-1 && special == int(p.Battle.GoneN),
			"%sbattle: six cards, and a special one for each that is gone", what)
		hidden := 0
		if l.Fight.Space != kemet.NoSpace && !l.Fight.Open && l.Fighting(seat) {
			hidden = int(l.Fight.Side[l.SideOf(seat)].HiddenN)
		}
		l.That(int(p.CardsN) == p.Cards.Len()+hidden, "%scard_count: %d, not %d; a masked position cannot be loaded", what, p.Cards.Len()+hidden, p.CardsN)
	}
	for k := range l.Spent {
		l.That(l.Fight.Side[0].Paid[k]+l.Fight.Side[1].Paid[k] <= l.Spent[k], "fight: paid: more %s than are revealed", kemet.CardNames[k])
	}
	out := l.CardsOut()
	for k, n := range out {
		if l.That(n <= l.Data.Cards[k].Count, "%d cards %s, there are %d", n, kemet.CardNames[k], l.Data.Cards[k].Count) {
			l.Pile[k] = uint8(l.Data.Cards[k].Count - n)
		}
	}
	l.PileN = uint8(l.Pile.Len())
}

// board checks what stands on the board and lies before the players, whatever is going on.
func (l *loader) board() {
	for seat := range game.Seat(l.Count) {
		l.possessions(seat)
	}
	for in := l.Board().In; in != 0; in = in.Rest() {
		space := in.First()
		n := 0
		for seat := range game.Seat(l.Count) {
			if l.Units[seat][space] > 0 {
				n++
			}
			l.limits(seat, space)
		}
		l.That(n <= 2, "units: %s: more than two players (KEM-1.13)", kemet.SpaceNames[space])
		l.That(n < 2 || l.mayContest(space), "units: %s: two players without a combat (KEM-1.13)", kemet.SpaceNames[space])
		if holder := l.TempleVP[space]; holder != kemet.NoSeat {
			l.That(l.Board().Temples.Has(space) && l.Units[holder][space] > 0, "temple_vp: %s: seat %d has no troop in a temple there (KEM-8.2)", kemet.SpaceNames[space], holder+1)
		}
	}
}

// possessions checks what a player has.
func (l *loader) possessions(seat game.Seat) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	if p.City == kemet.NoCity {
		return
	}
	for other := range seat {
		l.That(l.Player[other].City != p.City, "%scity: is another's too", what)
	}
	var arts [kemet.TileCount]bool
	for t := p.Tiles; t != 0; t = t.Rest() {
		art := l.Data.Tiles[t.First()].Art
		l.That(!arts[art], "%stiles: one illustration twice (KEM-5.3.2)", what)
		arts[art] = true
	}
	l.That(p.Silver == kemet.TokenNone || p.Tiles&l.Data.With(kemet.PowerSilver) != 0, "%ssilver: without its tile", what)
	l.That(p.Golden == kemet.TokenNone || p.Tiles&l.Data.With(kemet.PowerGolden) != 0, "%sgolden: without its tile", what)
	for c, holder := range l.PyrVP[seat] {
		if holder != kemet.NoSeat && holder != seat {
			l.That(l.Units[holder][l.District(seat, p.Place[c])] > 0, "%spyramid_vp: seat %d has no troop there (KEM-8.3)", what, holder+1)
		}
	}
	b := &p.Battle
	l.That(b.GoneN == 0 || bits.OnesCount8(b.Gone&^(1<<6-1)) < int(b.GoneN), "%sbattle_gone: a special card came after the first that was removed (KEM-11.3)", what)
	fighting := l.Fight.Begun && l.Fighting(seat)
	l.That(bits.OnesCount8(b.Open) == int(b.DownN) && (b.HandN > 0 || fighting && l.Fight.Open), "%sbattle: two cards leave the hand in each combat (KEM-11.2)", what)
}

// limits checks a troop and its creatures; on the way a group may be above them (KEM-5.5.3).
func (l *loader) limits(seat game.Seat, space uint8) {
	moving := l.Waiting(kemet.StepMarch) || l.Waiting(kemet.StepGroup) || l.Waiting(kemet.StepGo)
	if moving && seat == l.Active && space == l.March.At {
		return
	}
	l.That(int(l.Units[seat][space]) <= l.TroopLimit(seat) && bits.OnesCount8(l.BeastsAt(seat, space)) <= 1,
		"units: %s: more than the limit of a troop or of creatures (KEM-1.4)", kemet.SpaceNames[space])
}

// mayContest tells whether two players may have units in a space: one of them, just placed there in his own
// city, or a combat.
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
		most, silver := int(p.Tokens), 0
		if p.Silver == kemet.TokenReady {
			silver = 1
		}
		l.That(p.Tokens == 0 || l.Balanced(p.Covered, p.Tokens, p.Silver) && bits.OnesCount16(p.Covered)+most+silver <= kemet.ActionCount,
			"players: %d: covered: the tokens left cannot be played (KEM-4.5)", seat+1)
	}
}

// moment checks that what belongs to a part of the game is there then, and only then.
func (l *loader) moment() {
	first := l.Bottom()
	day, night, set := first.Step == kemet.StepDay, first.Step == kemet.StepNight, l.Waiting(kemet.StepPyramids)
	l.That((l.Round == 0) == set, "round: %d does not go with the steps", l.Round)
	l.That(day == (l.Active != kemet.NoSeat), "active: is for the Day alone")
	l.That(l.Top().Step != kemet.Done || l.Trigger != kemet.NoSeat, "trigger: the game is over without one (KEM-7.8)")
	l.That(l.Waiting(kemet.StepNext) || l.Acts == 0 && l.March == kemet.March{}, "acts, march: no action is going on")
	l.That(l.Waiting(kemet.StepNext) || l.Act == [3]uint8{}, "act: no action is going on")
	l.That(l.Waiting(kemet.StepRecruit) || l.Free == 0 && l.Paid == 0, "free, paid: nobody recruits")
	l.That(l.Waiting(kemet.StepVisionKeep) == (l.VisionN > 0) || l.Waiting(kemet.StepVision), "vision: nobody sees cards")
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		l.That(day || night && first.A < 8 || p.Covered == 0, "players: %d: covered: tokens are taken back (KEM-7.7)", seat+1)
	}
	l.orders()
	l.setUp()
}

// orders checks the track and, at Dawn, the next one.
func (l *loader) orders() {
	placed := int(l.Count)
	if l.Waiting(kemet.StepFirstOrder) {
		placed = int(l.frame(kemet.StepFirstOrder).A)
	}
	for i, seat := range l.Order[:l.Count] {
		l.That((seat != kemet.NoSeat) == (i < placed), "order: %d seats stand there", placed)
	}
	l.That(l.Waiting(kemet.StepOrder) || l.Next == [kemet.MaxSeats]game.Seat{kemet.NoSeat, kemet.NoSeat, kemet.NoSeat, kemet.NoSeat, kemet.NoSeat}, "next_order: is for the Dawn")
}

// setUp checks what is chosen before the first round.
func (l *loader) setUp() {
	waiting := uint8(0)
	if l.Waiting(kemet.StepDistricts) {
		waiting = l.frame(kemet.StepDistricts).A
		l.That(l.SeatOf(kemet.StepDraw) == kemet.NoSeat && l.SeatOf(kemet.StepCity) == kemet.NoSeat || waiting == 1<<l.Count-1, "pending: districts are chosen later")
		once, _ := l.Occupied()
		l.That(l.frame(kemet.StepFirstOrder).A == 0 && once == 0, "pending: districts are chosen first (KEM-2.6)")
	}
	l.That(!l.Waiting(kemet.StepFirstOrder) || l.frame(kemet.StepPyramids).A == 0, "pending: the order comes before the pyramids (KEM-2.8)")
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		chosen := l.Waiting(kemet.StepDistricts) && waiting&(1<<seat) == 0
		l.That((l.Empty[seat] != 0) == chosen, "players: %d: empty: does not go with the steps", seat+1)
		l.That(!l.Waiting(kemet.StepFirstOrder) || p.Level == [kemet.Colours]uint8{}, "players: %d: pyramids: not yet (KEM-2.8)", seat+1)
		l.That(p.City == kemet.NoCity == (l.Waiting(kemet.StepCity) && seat >= l.SeatOf(kemet.StepCity)), "players: %d: city: does not go with the steps", seat+1)
	}
}

// frame is the step of that kind that waits.
func (l *loader) frame(step kemet.Step) kemet.Frame {
	f, _ := l.Waits(step)
	return f
}
