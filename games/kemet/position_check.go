package kemet

import (
	"fmt"

	"ennead/game"
)

// A position as a state: what must hold between its parts.

// conserve checks units and battle cards, and puts the cards that lie nowhere in the pile.
func (l *loader) conserve() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		what := fmt.Sprintf("players: %d: ", seat+1)
		l.That(l.reserve(seat) >= 0, "%smore than %d units", what, l.Data.Limit.Units)
		all := p.Battle.InHand | p.Battle.Open | p.Battle.Down | p.Battle.Gone
		special := count8(all &^ (1<<6 - 1))
		l.That(all&(1<<6-1) == 1<<6-1 && special == int(p.Battle.GoneN),
			"%sbattle: six cards, and a special one for each that is gone", what)
		hidden := 0
		if l.Fight.Space != NoSpace && !l.Fight.Open && l.fighting(seat) {
			hidden = int(l.Fight.Side[l.side(seat)].HiddenN)
		}
		l.That(int(p.CardsN) == p.Cards.Len()+hidden, "%scard_count: %d, not %d; a masked position cannot be loaded", what, p.Cards.Len()+hidden, p.CardsN)
	}
	for k := range l.Spent {
		l.That(l.Fight.Side[0].Paid[k]+l.Fight.Side[1].Paid[k] <= l.Spent[k], "fight: paid: more %s than are revealed", cardNames[k])
	}
	out := l.cardsOut()
	for k, n := range out {
		if l.That(n <= l.Data.Cards[k].Count, "%d cards %s, there are %d", n, cardNames[k], l.Data.Cards[k].Count) {
			l.Pile[k] = uint8(l.Data.Cards[k].Count - n)
		}
	}
	l.PileN = uint8(l.Pile.Len())
}

// cardsOut counts the cards of each kind that are not in the pile.
func (s *State) cardsOut() (out [cardKinds]int) {
	add := func(h *Hand) {
		for k, n := range h {
			out[k] += int(n)
		}
	}
	for seat := range s.Count {
		add(&s.Player[seat].Cards)
	}
	for i := range s.Fight.Side {
		add(&s.Fight.Side[i].Hidden)
	}
	add(&s.Discard)
	add(&s.Vision)
	add(&s.Spent)
	return out
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
		l.That(n <= 2, "units: %s: more than two players (KEM-1.13)", spaceNames()[space])
		l.That(n < 2 || l.mayContest(space), "units: %s: two players without a combat (KEM-1.13)", spaceNames()[space])
		if holder := l.TempleVP[space]; holder != NoSeat {
			l.That(l.Board().Temples.Has(space) && l.Units[holder][space] > 0, "temple_vp: %s: seat %d has no troop in a temple there (KEM-8.2)", spaceNames()[space], holder+1)
		}
	}
}

// possessions checks what a player has.
func (l *loader) possessions(seat game.Seat) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	if p.City == NoCity {
		return
	}
	for other := range seat {
		l.That(l.Player[other].City != p.City, "%scity: is another's too", what)
	}
	var arts [tileCount]bool
	for t := p.Tiles; t != 0; t = t.Rest() {
		art := l.Data.Tiles[t.First()].Art
		l.That(!arts[art], "%stiles: one illustration twice (KEM-5.3.2)", what)
		arts[art] = true
	}
	l.That(p.Silver == TokenNone || p.Tiles&l.Data.with[PowerSilver] != 0, "%ssilver: without its tile", what)
	l.That(p.Golden == TokenNone || p.Tiles&l.Data.with[PowerGolden] != 0, "%sgolden: without its tile", what)
	for c, holder := range l.PyrVP[seat] {
		if holder != NoSeat && holder != seat {
			l.That(l.Units[holder][l.district(seat, p.Place[c])] > 0, "%spyramid_vp: seat %d has no troop there (KEM-8.3)", what, holder+1)
		}
	}
	b := &p.Battle
	l.That(b.GoneN == 0 || count8(b.Gone&^(1<<6-1)) < int(b.GoneN), "%sbattle_gone: a special card came after the first that was removed (KEM-11.3)", what)
	fighting := l.Fight.Begun && l.fighting(seat)
	l.That(count8(b.Open) == int(b.DownN) && (b.HandN > 0 || fighting && l.Fight.Open), "%sbattle: two cards leave the hand in each combat (KEM-11.2)", what)
}

// limits checks a troop and its creatures; on the way a group may be above them (KEM-5.5.3).
func (l *loader) limits(seat game.Seat, space uint8) {
	moving := l.has(StepMarch) || l.has(StepGroup) || l.has(StepGo)
	if moving && seat == l.Active && space == l.March.At {
		return
	}
	l.That(int(l.Units[seat][space]) <= l.limit(seat) && count8(l.beastsAt(seat, space)) <= 1,
		"units: %s: more than the limit of a troop or of creatures (KEM-1.4)", spaceNames()[space])
}

// mayContest tells whether two players may have units in a space: one of them, just placed there in his own
// city, or a combat.
func (l *loader) mayContest(space uint8) bool {
	if l.Fight.Space == space {
		return true
	}
	owner := l.OwnerOf(space)
	return owner != NoSeat && l.Units[owner][space] > 0 && l.top(StepFights) == owner
}

// balance checks that every player with tokens left can play them (KEM-4.5).
func (l *loader) balance() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		most, silver := int(p.Tokens), 0
		if p.Silver == TokenReady {
			silver = 1
		}
		l.That(p.Tokens == 0 || l.balanced(p.Covered, p.Tokens, p.Silver) && count16(p.Covered)+most+silver <= actionCount,
			"players: %d: covered: the tokens left cannot be played (KEM-4.5)", seat+1)
	}
}

func count16(set uint16) int { return count8(uint8(set)) + count8(uint8(set>>8)) }

// moment checks that what belongs to a part of the game is there then, and only then.
func (l *loader) moment() {
	first := l.Bottom()
	day, night, set := first.Step == StepDay, first.Step == StepNight, l.has(StepPyramids)
	l.That((l.Round == 0) == set, "round: %d does not go with the steps", l.Round)
	l.That(day == (l.Active != NoSeat), "active: is for the Day alone")
	l.That(l.Top().Step != Done || l.Trigger != NoSeat, "trigger: the game is over without one (KEM-7.8)")
	l.That(l.has(StepNext) || l.Acts == 0 && l.March == March{}, "acts, march: no action is going on")
	l.That(l.has(StepNext) || l.Act == [3]uint8{}, "act: no action is going on")
	l.That(l.has(StepRecruit) || l.Free == 0 && l.Paid == 0, "free, paid: nobody recruits")
	l.That(l.has(StepVisionKeep) == (l.VisionN > 0) || l.has(StepVision), "vision: nobody sees cards")
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
	if l.has(StepFirstOrder) {
		placed = int(l.frame(StepFirstOrder).A)
	}
	for i, seat := range l.Order[:l.Count] {
		l.That((seat != NoSeat) == (i < placed), "order: %d seats stand there", placed)
	}
	if l.has(StepOrder) {
		l.That(l.Err() != nil || l.chooser() == l.top(StepOrder), "next_order: another seat chooses (KEM-7.9)")
	} else {
		l.That(l.Next == [maxSeats]game.Seat{NoSeat, NoSeat, NoSeat, NoSeat, NoSeat}, "next_order: is for the Dawn")
	}
}

// setUp checks what is chosen before the first round.
func (l *loader) setUp() {
	waiting := uint8(0)
	if l.has(StepDistricts) {
		waiting = l.frame(StepDistricts).A
		l.That(l.top(StepDraw) == NoSeat && l.top(StepCity) == NoSeat || waiting == 1<<l.Count-1, "pending: districts are chosen later")
		once, _ := l.occupied()
		l.That(l.frame(StepFirstOrder).A == 0 && once == 0, "pending: districts are chosen first (KEM-2.6)")
	}
	l.That(!l.has(StepFirstOrder) || l.frame(StepPyramids).A == 0, "pending: the order comes before the pyramids (KEM-2.8)")
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		chosen := l.has(StepDistricts) && waiting&(1<<seat) == 0
		l.That((l.Empty[seat] != 0) == chosen, "players: %d: empty: does not go with the steps", seat+1)
		l.That(!l.has(StepFirstOrder) || p.Level == [colours]uint8{}, "players: %d: pyramids: not yet (KEM-2.8)", seat+1)
		l.That(p.City == NoCity == (l.has(StepCity) && seat >= l.top(StepCity)), "players: %d: city: does not go with the steps", seat+1)
	}
}

// frame is the step of that kind that waits.
func (l *loader) frame(step Step) Frame {
	f, _ := l.Waits(step)
	return f
}
