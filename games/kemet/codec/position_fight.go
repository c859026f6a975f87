package codec

import (
	"ennead/game"
	"ennead/games/kemet"
)

// A position as a state: the combat and the Move that are going on.

func (l *loader) battle(what string, v any) uint8 {
	if v == nil {
		return 0
	}
	word, _ := v.(string)
	return l.Word(what+" (a masked position cannot be loaded)", word, kemet.BattleNames)
}

func (l *loader) fight(j *fightJSON) {
	f := &l.Fight
	f.Space, f.Night, f.Begun, f.Open = l.space("fight", j.Space), j.Night, j.Begun, j.Open
	f.Shown, f.Won, f.Compared = l.Number("fight: shown", j.Shown, 0, 3), l.Number("fight: won", j.Won, 0, 1), j.Done
	l.Spent = l.hand("fight: spent", j.Spent)
	if !l.That(len(j.Sides) == 2, "fight: two sides") {
		return
	}
	for i := range j.Sides {
		me, from := &f.Side[i], &j.Sides[i]
		me.Seat = game.Seat(l.Number("fight: seat", from.Seat, 1, int(l.Count)) - 1)
		me.Keep, me.Drop = l.battle("fight: keep", from.Keep), l.battle("fight: drop", from.Drop)
		me.Hidden = l.hand("fight: hidden", from.Hidden)
		me.Asked = l.Number("fight: asked", from.Asked, 0, 99)
		if !f.Open {
			me.HiddenN = uint8(me.Hidden.Len())
		}
		l.paid(me, from)
		me.Wound, me.Lost = l.Number("fight: wound", from.Wound, 0, 40), l.Number("fight: lost", from.Lost, 0, 20)
		hand := l.Player[me.Seat].Battle.InHand
		if f.Open {
			hand = l.Player[me.Seat].Battle.Open
			l.That(me.Keep != 0 && me.Drop == 0, "fight: an open fight has one battle card a side")
		}
		l.That(me.Keep == 0 || hand&(1<<(me.Keep-1)) != 0, "fight: keep: not a card of theirs")
		l.That(me.Drop == 0 || me.Drop != me.Keep && hand&(1<<(me.Drop-1)) != 0, "fight: drop: not a card of theirs")
	}
	l.That(f.Side[0].Seat != f.Side[1].Seat, "fight: two different seats")
}

// paid reads the cards that took effect, and what was compared.
func (l *loader) paid(me *kemet.Fighter, from *sideJSON) {
	me.Paid = l.hand("fight: paid", from.Paid)
	for k, n := range me.Paid {
		switch c := &l.Data.Cards[k]; c.Effect {
		case kemet.CardStrength:
			me.Strength += int8(int(n) * c.N)
		case kemet.CardDamage:
			me.Damage += int8(int(n) * c.N)
		case kemet.CardDefence:
			me.Defence += int8(int(n) * c.N)
		default:
			l.That(n == 0, "fight: paid: %s adds to no figure", kemet.CardNames[k])
		}
	}
	l.That(from.Bonus == [3]int{int(me.Strength), int(me.Damage), int(me.Defence)}, "fight: bonus: is not what the paid cards add up to")
	if l.Fight.Compared {
		me.Stood, me.With = l.Number("fight: stood", from.Stood, 0, 20), kemet.NoBeast
		if from.With != "" {
			me.With = l.Word("fight: with", from.With, kemet.BeastNames)
		}
	}
}

// combats checks the combat against the steps that wait.
func (l *loader) combats() {
	f := &l.Fight
	begun := l.Waiting(kemet.StepFightEnd)
	open := begun && !l.Waiting(kemet.StepReveal)
	l.That(f.Space != kemet.NoSpace == (begun || l.Waiting(kemet.StepFight)), "fight: does not go with the steps")
	if f.Space == kemet.NoSpace || l.Err() != nil {
		return
	}
	l.That(f.Begun == begun && f.Open == open && f.Compared == (begun && !l.Waiting(kemet.StepCompare)) && f.Night == (l.Bottom().Step == kemet.StepNight),
		"fight: night, begun, open or compared does not go with the steps")
	l.That(open || l.Spent == kemet.Hand{}, "fight: spent: nothing is revealed")
	for i := range f.Side {
		l.chosen(i, open)
		l.hidden(i, open)
	}
	for seat := range game.Seat(l.Count) {
		l.That(l.Fighting(seat) || l.Units[seat][f.Space] == 0, "fight: a third player in the space (KEM-1.13)")
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
	l.That(open || (me.Keep == 0 && waits || me.Keep != 0 && (!waits || choosing)) && (me.Drop == 0) == waits, "fight: keep and drop do not go with the steps")
	shown := l.Fight.Shown&(1<<i) != 0
	l.That(!shown || !waits && l.PowerOf(l.Fight.Side[1-i].Seat, kemet.PowerPrescience) > 0, "fight: shown: without Prescience (KEM-9.29)")
}

// hidden checks a side's cards hidden and revealed (KEM-6.4, KEM-6.5).
func (l *loader) hidden(i int, open bool) {
	me := &l.Fight.Side[i]
	none := me.Hidden == kemet.Hand{}
	if open {
		resolves := false
		for f := range l.Frames() {
			resolves = resolves || f.Step == kemet.StepClash && f.Seat == me.Seat
		}
		l.That((none || resolves) && me.Asked == 0, "fight: hidden: all cards are resolved")
		l.That(me.Lost == 0 || !l.Waiting(kemet.StepLosses), "fight: lost: not yet")
		l.That(me.Wound == 0 || !l.Waiting(kemet.StepClash), "fight: wound: not yet")
		return
	}
	hide, n := l.frame(kemet.StepHide), l.Player[me.Seat].CardsN
	waits := hide.A&(1<<me.Seat) != 0
	choosing := l.Top().Step == kemet.StepHide
	l.That(choosing && (waits && me.Asked < n || !waits && me.Asked == n) || !choosing && none && me.Asked == 0 && waits == (l.Fight.Begun && n > 0),
		"fight: hidden: %d of %d cards are asked about", me.Asked, n)
	asked := int(me.Asked)
	for k, hidden := range me.Hidden {
		all := int(l.Player[me.Seat].Cards[k] + hidden)
		l.That(int(hidden) <= min(all, asked), "fight: hidden: %s has not been asked about", kemet.CardNames[k])
		asked -= min(all, asked)
	}
	l.That(me.Wound == 0 && me.Lost == 0 && me.Paid == kemet.Hand{}, "fight: wound, lost, paid: nothing is revealed")
}

func (l *loader) march(j *marchJSON) {
	m := &l.March
	m.Start, m.At = l.Word("march: start", j.Start, kemet.SpaceNames), l.Word("march: at", j.At, kemet.SpaceNames)
	m.To = l.Word("march: to", j.To, kemet.SpaceNames)
	m.Land, m.Teleport = l.Number("march: capacity", j.Capacity[0], 0, 40), l.Number("march: capacity", j.Capacity[1], 0, 2)
	m.Leap = l.Number("march: capacity", j.Capacity[2], 0, 10)
	m.OpenGates, m.Entered, m.Units = j.OpenGates, j.Entered, l.Number("march: units", j.Units, 0, 20)
	m.Beasts, m.Asked = uint8(l.Set("march: creatures", j.Beasts, kemet.BeastNames)), uint8(l.Set("march: asked", j.Asked, kemet.BeastNames))
	m.Swift, m.Leaps = l.Number("march: cards", j.Cards[0], 0, 10), l.Number("march: cards", j.Cards[1], 0, 10)
}
