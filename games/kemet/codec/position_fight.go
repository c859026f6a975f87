package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: the combat and the Move that are going on.

func (l *loader) battle(at string, v any) uint8 {
	if v == nil {
		return 0
	}
	word, _ := v.(string)
	return l.Word(at+" (a masked position cannot be loaded)", word, kemet.BattleNames)
}

func (l *loader) fight(j *fightJSON) {
	f := &l.Fight
	f.Space, f.Night, f.Begun, f.Open = l.space("/fight/space", j.Space), j.Night, j.Begun, j.Open
	f.Shown, f.Won, f.Compared = l.Number("/fight/shown", j.Shown, 0, 3), l.Number("/fight/won", j.Won, 0, 1), j.Done
	l.Spent = l.hand("/fight/spent", j.Spent)
	if !l.That(len(j.Sides) == 2, "/fight/sides: %d; a combat has two (KEM-6.1)", len(j.Sides)) {
		return
	}
	for i := range j.Sides {
		l.fighter(&f.Side[i], fmt.Sprintf("/fight/sides/%d", i), &j.Sides[i])
	}
	l.That(f.Side[0].Seat != f.Side[1].Seat,
		"/fight/sides/1/seat: %d, as the other side; two fight (KEM-6.1)", f.Side[1].Seat+1)
}

// fighter reads a side.
func (l *loader) fighter(me *kemet.Fighter, at string, from *sideJSON) {
	me.Seat = game.Seat(l.Number(at+"/seat", from.Seat, 1, int(l.Count)) - 1)
	me.Keep, me.Drop = l.battle(at+"/keep", from.Keep), l.battle(at+"/drop", from.Drop)
	me.Hidden = l.hand(at+"/hidden", from.Hidden)
	me.Asked = l.Number(at+"/asked", from.Asked, 0, 99)
	hand := l.Player[me.Seat].Battle.InHand
	if l.Fight.Open {
		hand = l.Player[me.Seat].Battle.Open
		l.That(me.Keep != 0 && me.Drop == 0, "%s/keep: each side has one open battle card, and no other (KEM-6.5)", at)
	} else {
		me.HiddenN = uint8(me.Hidden.Len())
	}
	l.paid(me, at, from)
	me.Wound, me.Lost = l.Number(at+"/wound", from.Wound, 0, 40), l.Number(at+"/lost", from.Lost, 0, 20)
	l.That(me.Keep == 0 || hand&(1<<(me.Keep-1)) != 0,
		"%s/keep: %q; one of %v fits (KEM-6.3)", at, kemet.BattleNames[me.Keep],
		position.Names(hand, kemet.BattleNames[1:]))
	l.That(me.Drop == 0 || me.Drop != me.Keep && hand&(1<<(me.Drop-1)) != 0,
		"%s/drop: %q; another of %v fits (KEM-6.3)", at, kemet.BattleNames[me.Drop],
		position.Names(hand, kemet.BattleNames[1:]))
}

// paid reads the cards that took effect, and what was compared.
func (l *loader) paid(me *kemet.Fighter, at string, from *sideJSON) {
	me.Paid = l.hand(at+"/paid", from.Paid)
	for k, n := range me.Paid {
		switch c := &l.Data.Cards[k]; c.Effect {
		case kemet.CardStrength:
			me.Strength += int8(int(n) * c.N)
		case kemet.CardDamage:
			me.Damage += int8(int(n) * c.N)
		case kemet.CardDefence:
			me.Defence += int8(int(n) * c.N)
		default:
			l.That(n == 0, "%s/paid/%s: %d; it adds to no figure (KEM-6.7)", at, kemet.CardNames[k], n)
		}
	}
	bonus := [3]int{int(me.Strength), int(me.Damage), int(me.Defence)}
	l.That(from.Bonus == bonus, "%s/bonus: %v; the paid cards add up to %v (KEM-6.6)", at, from.Bonus, bonus)
	if l.Fight.Compared {
		me.Stood, me.With = l.Number(at+"/stood", from.Stood, 0, 20), kemet.NoBeast
		if from.With != "" {
			me.With = l.Word(at+"/with", from.With, kemet.BeastNames)
		}
	}
}

// combats checks the combat against the steps that wait.
func (l *loader) combats() {
	f := &l.Fight
	begun := l.Waiting(kemet.StepFightEnd)
	open := begun && !l.Waiting(kemet.StepReveal)
	waits := begun || l.Waiting(kemet.StepFight)
	l.That((f.Space != kemet.NoSpace) == waits,
		"/fight: one is there while a combat waits under /pending, and only then (KEM-6.2)")
	if f.Space == kemet.NoSpace || l.Err() != nil {
		return
	}
	for _, each := range []struct {
		name       string
		is, should bool
		rule       string
	}{
		{"begun", f.Begun, begun, "KEM-6.19"},
		{"open", f.Open, open, "KEM-6.5"},
		{"compared", f.Compared, begun && !l.Waiting(kemet.StepCompare), "KEM-6.9"},
		{"night", f.Night, l.Bottom().Step == kemet.StepNight, "KEM-7.11"},
	} {
		l.That(each.is == each.should,
			"/fight/%s: %t; %t goes with /pending (%s)", each.name, each.is, each.should, each.rule)
	}
	l.That(open || l.Spent == kemet.Hand{}, "/fight/spent: %d cards; none before the reveal (KEM-6.5)", l.Spent.Len())
	for i := range f.Side {
		l.chosen(i, open)
		if open {
			l.revealed(i)
		} else {
			l.hidden(i)
		}
	}
	if l.Top().Step == kemet.StepWinner {
		loser := f.Side[1-f.Won&1].Seat
		l.That(l.Units[loser][f.Space] == 0,
			"/units/%s/%d: %d units; the loser has left before the winner chooses (KEM-6.12, KEM-6.15)",
			kemet.SpaceNames[f.Space], loser+1, l.Units[loser][f.Space])
	}
	for seat := range game.Seat(l.Count) {
		l.That(l.Fighting(seat) || l.Units[seat][f.Space] == 0,
			"/units/%s/%d: %d units; only the fighters are in the space (KEM-1.13)", kemet.SpaceNames[f.Space], seat+1,
			l.Units[seat][f.Space])
	}
}

// chosen checks a side's battle cards (KEM-6.3).
func (l *loader) chosen(i int, open bool) {
	me := &l.Fight.Side[i]
	waits, last := !l.Waiting(kemet.StepFightEnd), kemet.Frame{}
	for f := range l.Frames() {
		if f.Step == kemet.StepCouncil {
			waits, last = waits || f.A&(1<<me.Seat) != 0, f
		}
	}
	choosing := waits && last.A&(1<<me.Seat) != 0
	l.That(open || (me.Keep == 0 && waits || me.Keep != 0 && (!waits || choosing)) && (me.Drop == 0) == waits,
		"/fight/sides/%d: keep %q and drop %q; both, none, or keep alone while choosing (KEM-6.3)",
		i, kemet.BattleNames[me.Keep], kemet.BattleNames[me.Drop])
	shown := l.Fight.Shown&(1<<i) != 0
	l.That(!shown || !waits && l.PowerOf(l.Fight.Side[1-i].Seat, kemet.PowerPrescience) > 0,
		"/fight/shown: %d; a card chosen is shown to who has Prescience (KEM-9.29)", l.Fight.Shown)
}

// revealed checks a side once the cards are open (KEM-6.5).
func (l *loader) revealed(i int) {
	me, at := &l.Fight.Side[i], fmt.Sprintf("/fight/sides/%d", i)
	resolves := false
	for f := range l.Frames() {
		resolves = resolves || f.Step == kemet.StepClash && f.Seat == me.Seat
	}
	l.That(resolves || me.Hidden == kemet.Hand{},
		"%s/hidden: %d cards; none, as all are resolved (KEM-6.5)", at, me.Hidden.Len())
	l.That(me.Asked == 0, "%s/asked: %d; 0 after the reveal (KEM-6.5)", at, me.Asked)
	l.That(me.Lost == 0 || !l.Waiting(kemet.StepLosses), "%s/lost: %d; 0 before the losses (KEM-6.10)", at, me.Lost)
	l.That(me.Wound == 0 || !l.Waiting(kemet.StepClash),
		"%s/wound: %d; 0 until all cards are resolved (KEM-9.11)", at, me.Wound)
}

// hidden checks a side's cards before the reveal (KEM-6.4).
func (l *loader) hidden(i int) {
	me, at := &l.Fight.Side[i], fmt.Sprintf("/fight/sides/%d", i)
	n := l.Player[me.Seat].CardsN
	hide, _ := l.Waits(kemet.StepHide)
	waits := hide.A&(1<<me.Seat) != 0
	if l.Top().Step == kemet.StepHide {
		l.That(waits == (me.Asked < n) && me.Asked <= n,
			"%s/asked: %d of %d cards; all once the seat has chosen, fewer before (KEM-6.4)", at, me.Asked, n)
	} else {
		l.That(me.Hidden == kemet.Hand{} && me.Asked == 0,
			"%s/asked: %d cards, %d hidden; none until battle cards are chosen (KEM-6.4)", at, me.Asked,
			me.Hidden.Len())
		l.That(waits == (l.Fight.Begun && n > 0),
			"/pending: hide for %b; who fights and holds any card hides some, or none (KEM-6.4)", hide.A)
	}
	asked := int(me.Asked)
	for k, hidden := range me.Hidden {
		all := int(l.Player[me.Seat].Cards[k] + hidden)
		l.That(int(hidden) <= min(all, asked),
			"%s/hidden/%s: %d; %d have been asked about (KEM-6.4)", at, kemet.CardNames[k], hidden, min(all, asked))
		asked -= min(all, asked)
	}
	l.That(me.Wound == 0, "%s/wound: %d; 0 before the reveal (KEM-9.11)", at, me.Wound)
	l.That(me.Lost == 0, "%s/lost: %d; 0 before the reveal (KEM-6.10)", at, me.Lost)
	l.That(me.Paid == kemet.Hand{}, "%s/paid: %d cards; none before the reveal (KEM-6.6)", at, me.Paid.Len())
}

func (l *loader) march(j *marchJSON) {
	m := &l.March
	m.Start, m.At = l.Word("/march/start", j.Start, kemet.SpaceNames), l.Word("/march/at", j.At, kemet.SpaceNames)
	m.To = l.Word("/march/to", j.To, kemet.SpaceNames)
	m.Land, m.Teleport = l.Number("/march/capacity/0", j.Capacity[0], 0, 40),
		l.Number("/march/capacity/1", j.Capacity[1], 0, 2)
	m.Leap = l.Number("/march/capacity/2", j.Capacity[2], 0, 10)
	m.OpenGates, m.Entered, m.Units = j.OpenGates, j.Entered, l.Number("/march/units", j.Units, 0, 20)
	m.Beasts = uint8(l.Set("/march/creatures", j.Beasts, kemet.BeastNames))
	m.Asked = uint8(l.Set("/march/asked", j.Asked, kemet.BeastNames))
	m.Swift, m.Leaps = l.Number("/march/cards/0", j.Cards[0], 0, 10), l.Number("/march/cards/1", j.Cards[1], 0, 10)
}
