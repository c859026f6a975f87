package kemet

import (
	"fmt"
	"slices"
	"strings"

	"ennead/game"
)

// A position as a state: what must hold between its parts, and the steps that wait.

// conserve checks units and battle cards, and puts the cards that lie nowhere in the pile.
func (l *loader) conserve() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		what := fmt.Sprintf("players: %d: ", seat+1)
		l.check(l.reserve(seat) >= 0, "%smore than %d units", what, l.Data.Limit.Units)
		all := p.Battle.InHand | p.Battle.Open | p.Battle.Down | p.Battle.Gone
		special := count8(all &^ (1<<6 - 1))
		l.check(all&(1<<6-1) == 1<<6-1 && special == int(p.Battle.GoneN),
			"%sbattle: six cards, and a special one for each that is gone", what)
		hidden := 0
		if l.Fight.Space != NoSpace && !l.Fight.Open && l.fighting(seat) {
			hidden = int(l.Fight.Side[l.side(seat)].HiddenN)
		}
		l.check(int(p.CardsN) == p.Cards.Len()+hidden, "%scard_count: %d, not %d; a masked position cannot be loaded", what, p.Cards.Len()+hidden, p.CardsN)
	}
	out := l.cardsOut()
	for k, n := range out {
		if l.check(n <= l.Data.Cards[k].Count, "%d cards %s, there are %d", n, cardNames[k], l.Data.Cards[k].Count) {
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

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	if !l.check(len(p.Pending) <= stackSize-8, "pending: over %d steps", stackSize-8) {
		return
	}
	for _, j := range p.Pending {
		step := Step(max(0, slices.IndexFunc(steps[:], func(r row) bool { return r.name == j.Step && r.name != "" })))
		if !l.check(step > 0, "pending: %.40q is no step", j.Step) {
			return
		}
		f := Frame{step, game.Seat(l.number("pending: "+j.Step+": seat", max(j.Seat, 1), 1, int(l.Count)) - 1),
			l.number("pending: a", j.A, 0, 255), l.number("pending: b", j.B, 0, 255)}
		if !l.check(l.suits(f), "pending: %s: a or b does not fit", j.Step) {
			return
		}
		l.push(f.Step, f.Seat, f.A, f.B)
	}
	if l.depth == 0 {
		return
	}
	top := l.Top()
	r := &steps[top.Step]
	if !l.check(r.run == nil && (r.skip == nil || !r.skip(l.State, top, nil)), "pending: %s: there is nothing to choose", r.name) {
		return
	}
	for seat := range l.Owing().All() {
		l.check(len(l.Moves(nil, seat)) > 0, "pending: %s: no choice is possible", strings.ToLower(r.name))
	}
}

// suits tells whether the numbers of a frame are in range for its step, and the step has what it needs.
func (l *loader) suits(f Frame) bool {
	fight := l.Fight.Space != NoSpace
	a, b := int(f.A), int(f.B)
	seats, in := 1<<l.Count-1, l.Board().In
	switch f.Step {
	case StepDistricts:
		return a > 0 && a <= seats
	case StepCouncil:
		return fight && a >= 1 && a <= 3
	case StepHide:
		return fight && a <= 3
	case StepFirstOrder:
		return a < int(l.Count)
	case StepAsk, StepWindow:
		return a <= int(afterAction) && b <= seats && (a != int(beforeCombat) || fight) && l.Active != NoSeat
	case StepBuy:
		return a < colours
	case StepRemove:
		return a == 7 || a == 8
	case StepEscape, StepClash, StepWound, StepLoser, StepWinner, StepFight, StepShow, StepReveal, StepCompare, StepLosses, StepFightEnd:
		return fight
	case StepFlee:
		return fight && a < int(l.Count)
	case StepMarch:
		return in.Has(l.March.Start) && in.Has(l.March.At)
	case StepGroup, StepEscort, StepGo:
		return in.Has(l.March.Start) && in.Has(l.March.At) && in.Has(l.March.To) && (a == int(vLand) || a == int(vTeleport) || a == int(vLeap))
	case StepOffer, StepDelta:
		return f.A < maxSpaces && in.Has(f.A)
	case StepDay, StepPyramids:
		return a <= int(l.Count)
	case StepNight:
		return a >= 1 && a <= 8
	case StepPowers, StepPower:
		return a <= 1
	case StepToken:
		return l.Player[f.Seat].Tokens > 0
	case StepAct:
		return true
	}
	return true
}
