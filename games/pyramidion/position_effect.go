package pyramidion

import "ennead/game"

// A position as a state: what has been chosen of an effect or of a payment goes with the step that comes next.

// acting are the steps of effects that are chosen by their card.
var acting = map[Step]Effect{
	StepCategory: Goddess, StepBandit: Bandit, StepGuard: Guard, StepVizier: Vizier, StepThief: Thief, StepCopy: Philosopher,
	StepLitho: Lithographer, StepOut: Lithographer, StepIn: Lithographer, StepAdd: Politician,
}

// fitsEffect: the card that acts has been played by the seat, and its trigger waits beneath (PYR-9.2.5).
func (l *loader) fitsEffect(f, under Frame) bool {
	trigger, _ := l.Waits(StepTrigger)
	c := trigger.A
	if f.Seat != trigger.Seat || under.Seat != f.Seat || l.effect(c) != acting[f.Step] {
		return false
	}
	copied := l.Data.With[Philosopher].Has(c)
	switch f.Step {
	case StepCategory:
		chosen := l.Player[f.Seat].Category
		if copied {
			chosen = l.Copied.Category
		}
		return f.A == c && chosen == 0
	case StepVizier:
		return f.A == uint8(l.Site)
	case StepAdd:
		return f.A == 0
	case StepCopy:
		return f.A == c && l.Copied == Copied{}
	case StepLitho:
		return f.A == c && !l.raises(copied) && l.partners() != 0
	case StepOut, StepIn:
		return !l.raises(copied) && l.partners().Has(f.A) && l.fitsExchange(f)
	}
	return f.A == c
}

// raises tells whether the Lithographer that acts, or the Philosopher, raises the minimums.
func (l *loader) raises(copied bool) bool {
	if copied {
		return l.Raised&raisedCopied != 0
	}
	return l.Raised&raisedOwn != 0
}

// fitsExchange: what leaves the site was chosen before what comes, each only if there was a choice (PYR-16.9.2).
func (l *loader) fitsExchange(f Frame) bool {
	from, n := l.Goods[l.Site], l.both(Site(f.A))
	if f.Step == StepIn {
		for r := range from {
			if l.Out[r] > from[r] {
				return false
			}
		}
		from = l.Goods[f.A]
	}
	_, forced := from.only(n)
	return !forced && (f.Step == StepOut || l.Out.Sum() == n)
}

// pays: what has been paid so far was possible, and the boat is open to the seat.
func (l *loader) pays(seat game.Seat) bool {
	pay := &l.Payment
	if !l.open(seat).Has(uint8(pay.Boat)) || pay.Statues > l.Player[seat].Goods[Statue] || pay.Fetched.Sum() != uint8(pay.Troops.Len()) {
		return false
	}
	for troops := pay.Troops; troops != 0; troops = troops.Rest() {
		if site := troops.First(); l.Troop[Torturers][site] != seat || l.Fetchers.Has(site) {
			return false
		}
	}
	others := 0 // that statues stood for
	for r, n := range l.Data.Boat[pay.Boat].Needs {
		done := int(n) - int(pay.Left[r])
		if pay.Fetched[r] > l.Supply[r] {
			return false
		}
		if Resource(r) != Statue {
			done -= int(pay.Fetched[r])
		}
		if done < 0 || Resource(r) == Statue && done > int(pay.Fetched[r]) {
			return false
		}
		others += done
	}
	return others == int(pay.Statues+pay.Fetched[Statue]) && l.brought(pay.Troops, pay.Fetched)
}

// brought tells whether troops can have fetched that, each one thing of its site's box (PYR-12.4).
func (l *loader) brought(troops Sites, fetched Goods) bool {
	if troops == 0 {
		return true
	}
	box := l.Data.Site[troops.First()].Box
	for r, n := range fetched {
		rest := fetched
		if rest[r]--; n > 0 && box&(1<<r) != 0 && l.brought(troops.Rest(), rest) {
			return true
		}
	}
	return false
}
