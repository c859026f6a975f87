package osiris

import "ennead/game"

// A position as a state: what has been chosen of an action goes with the step that comes next.

// fitsChoice: all that has been chosen was possible, and nothing else has.
func (l *loader) fitsChoice(f Frame) bool {
	t, rest := &l.Turn, l.Turn
	outer := f.B // the card through which it is done, see [Means]
	switch {
	case f.Step == StepShort: // it is a resource there
		outer = plainly
	case f.B == byAnubis || f.B == byBastet:
		outer = f.A
	}
	if !l.fitsCard(f.Seat, outer) {
		return false
	}
	rest.Card = 0
	ok := false
	switch f.Step {
	case StepAct:
		ok = f.A == 0 && f.B == plainly
	case StepCarry:
		ok = f.A == 0 && carries(f.B)
	case StepWhere:
		rest.Worker = 0
		ok = f.A == 0 && (f.B == plainly || carries(f.B)) && l.fitsWorker(f)
	case StepPay, StepMore, StepHire:
		rest.Hired, rest.Paid = [2]uint8{}, Tokens{}
		ok = l.fitsHire(f)
	case StepMarket:
		ok = f.A == 0 && f.B == byMerchant
	case StepExtra:
		rest.Worker, rest.At, rest.Side, rest.Paid = 0, 0, 0, Tokens{}
		ok = l.fitsExtra(f)
	case StepPlan:
		ok = f.A == 0 && (f.B == byArchitect || f.B == byMason)
	case StepWaive:
		rest.Plan, rest.Paid = 0, Tokens{}
		ok = f.B == byMason && t.Plan != 0 && l.whyNotPlan(f.Seat, t.Plan-1, f.B).No == 0 &&
			chosen(l.Data.Plans[t.Plan-1].Cost, t.Paid, min(l.Data.Special.Mason, l.Data.Plans[t.Plan-1].Cost.Sum()), f.A)
	case StepBuild:
		ok = l.builds(f) && f.B != byArchitect && f.B != plainly
	case StepSite:
		rest.Plan = 0
		ok = l.builds(f) && l.fitsSite(f)
	case StepTax:
		rest.Piles = [maxMarket + 1]Tokens{}
		ok = f.B == byTaxCollector && l.fitsPiles(func(r uint8) bool { return true }) && f.A >= 1 && l.pileSum()+f.A == l.Data.Special.Tax
	case StepBless:
		ok = f.A == 0 && f.B == byPriest
	case StepKeep:
		ok = f.A == 0 && f.B == plainly && l.whyNotWithdraw(f.Seat).No == 0 && l.spared(f.Seat) == 1
	case StepBonus, StepShort:
		rest.Kept, rest.At, rest.Piles = 0, 0, [maxMarket + 1]Tokens{}
		ok = l.fitsBonus(f)
	}
	return ok && rest == Turn{}
}

// byTaxCollector is the means of that card.
const byTaxCollector = Means(TaxCollector) + 1

// carries tells whether a card sends a worker.
func carries(by Means) bool { return harvests(by) || by == byCaravaneer }

// fitsCard: the card through which an action is done is in the hand, and it can be done; or there is none.
func (l *loader) fitsCard(seat game.Seat, by Means) bool {
	c := l.Turn.Card
	if by == plainly {
		return c == 0
	}
	return c != 0 && l.Player[seat].Cards.Has(uint8(c)) && Means(l.Data.Card[c].Kind)+1 == by && l.whyNotSpecial(seat, c).No == 0
}

func (l *loader) fitsWorker(f Frame) bool {
	w := l.Turn.Worker
	return (f.B != byScout || !w.Foreman()) && l.whyNotPlace(f.Seat, w, f.B).No == 0
}

// chosen tells whether tokens chosen one by one are among some, and as many as are not still to come.
func chosen(from, is Tokens, all, left uint8) bool {
	return left >= 1 && from.Covers(is) && is.Sum()+left == all
}

// fitsHire: actions 4, the Recruiter and Bastet.
func (l *loader) fitsHire(f Frame) bool {
	t, have := &l.Turn, l.Player[f.Seat].Tokens
	if f.Step == StepHire {
		bastet := f.B == byBastet && (f.A == plainly || f.A == byPriest) && l.whyNotBless(f.Seat, Bastet, f.A).No == 0
		return *t == Turn{Card: t.Card} && (bastet || f.A == 0 && f.B == byRecruiter)
	}
	pool := l.Pool
	for _, w := range t.Hired {
		if w != 0 {
			if pool[w-1] == 0 {
				return false
			}
			pool[w-1]--
		}
	}
	if t.Hired[0] == 0 || t.Hired[1] != 0 && t.Hired[1] < t.Hired[0] {
		return false
	}
	second := t.Hired[1] != 0
	switch {
	case f.Step == StepMore:
		return f.B == byRecruiter && f.A == 0 && !second && t.Paid.Sum() == 1 && have.Covers(t.Paid)
	case f.B == byRecruiter && second:
		return chosen(have, t.Paid, 2, f.A) && f.A == 1 && have.Sum() >= 2
	case f.B == byRecruiter:
		return f.A == 1 && t.Paid.Sum() == 0 && have.Sum() >= 1
	}
	return f.B == plainly && !second && chosen(have, t.Paid, l.Data.Hire, f.A) && have.Sum() >= l.Data.Hire
}

// fitsExtra: the Merchant and the Caravaneer.
func (l *loader) fitsExtra(f Frame) bool {
	t := &l.Turn
	switch f.B {
	case byMerchant:
		return t.Worker == 0 && t.At >= 1 && int(t.At) <= len(l.Data.Market) && l.whyNotMarket(f.Seat, t.At-1, t.Side, f.B).No == 0 &&
			chosen(l.extras(f.B), t.Paid, l.Data.Special.Merchant, f.A)
	case byCaravaneer:
		if t.Side != 0 || !l.fitsWorker(f) || t.At >= maxPlaces || !l.places(f.Seat, t.Worker, f.B).Has(t.At) {
			return false
		}
		from := l.extras(f.B)
		return chosen(from, t.Paid, min(l.Data.Special.Caravaneer, from.Sum()), f.A)
	}
	return false
}

// builds tells whether a step builds: by itself, or through a card or a blessing.
func (l *loader) builds(f Frame) bool {
	switch f.B {
	case plainly, bySculptor, byFerryman, byArchitect:
		return f.A == 0
	case byAnubis:
		return (f.A == plainly || f.A == byPriest) && l.whyNotBless(f.Seat, Anubis, f.A).No == 0
	}
	return false
}

func (l *loader) fitsSite(f Frame) bool {
	n := l.Turn.Plan
	if n == 0 || !l.Data.Plans[n-1].On {
		return false
	}
	if f.B == byArchitect {
		return l.whyNotPlan(f.Seat, n-1, f.B).No == 0
	}
	return l.whyNotBuild(f.Seat, n-1, f.B).No == 0
}

// fitsPiles: what is to be taken off piles lies there.
func (l *loader) fitsPiles(kinds func(r uint8) bool) bool {
	for n := range uint8(maxMarket + 1) {
		if !l.State.pile(n).Covers(l.Turn.Piles[n]) {
			return false
		}
		for r := range uint8(resources) {
			if l.Turn.Piles[n][r] > 0 && !kinds(r) {
				return false
			}
		}
	}
	return true
}

// pileSum is how much is to be taken off piles.
func (l *loader) pileSum() (n uint8) {
	for i := range l.Turn.Piles {
		n += l.Turn.Piles[i].Sum()
	}
	return n
}

// fitsBonus: who is first to withdraw chooses a box, and where missing tokens come from (OSI-D14, OSI-D15).
func (l *loader) fitsBonus(f Frame) bool {
	t := &l.Turn
	if l.withdrawn() > 0 || l.whyNotWithdraw(f.Seat).No != 0 ||
		t.Kept != 0 && (l.spared(f.Seat) != 1 || l.whyNotKeep(f.Seat, t.Kept-1).No != 0) {
		return false
	}
	if f.Step == StepBonus {
		return f.A == 0 && f.B == 0 && t.At == 0 && l.pileSum() == 0
	}
	if t.At == 0 || int(t.At) > len(l.Data.Row) || l.Boxes&(1<<(t.At-1)) != 0 || f.B >= resources {
		return false
	}
	for r := range uint8(resources) {
		if got := l.fetched(r); r < f.B && got != l.missing(r) || r > f.B && got != 0 || r == f.B && (f.A == 0 || got+f.A != l.missing(r)) {
			return false
		}
	}
	return l.fitsPiles(func(r uint8) bool { return r <= f.B })
}
