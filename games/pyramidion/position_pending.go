package pyramidion

import (
	"ennead/game"
	"ennead/games/position"
)

// A position as a state: the steps that wait. Each must wait where play could have put it, with numbers that fit.

// beneath says on which steps each may wait; Done is the bottom. Steps left out never wait.
var beneath = [StepEnd + 1][]Step{
	StepRound: {Done}, StepOrder: {StepRound, StepOrder}, StepBoat: {StepOrder, StepDistribute}, StepSpread: {StepBoat, StepNegotiate},
	StepEnd: {Done}, StepReorder: {StepEnd}, StepSite: {StepReorder}, StepDeal: {StepSite}, StepNegotiate: {StepDeal}, StepDistribute: {StepNegotiate},
	StepTake: {StepNegotiate}, StepDraw: {StepSite, StepDraw, StepTurn, StepTrigger}, StepActivate: {StepSite},
	StepTurn: {StepSite}, StepKarnak: {StepTurn}, StepCard: {StepSite}, StepRecruit: {StepTurn}, StepTrigger: {StepTurn},
	StepCategory: {StepTrigger}, StepBandit: {StepTrigger}, StepGuard: {StepTrigger}, StepVizier: {StepTrigger}, StepThief: {StepTrigger},
	StepCopy: {StepTrigger}, StepLitho: {StepTrigger}, StepOut: {StepTrigger}, StepIn: {StepTrigger}, StepAdd: {StepDraw},
	StepNumber: {StepTurn}, StepGain: {StepTurn}, StepDismiss: {StepTurn},
	StepClean: {StepSite}, StepPriest: {StepClean}, StepMerchant: {StepPriest}, StepNegotiator: {StepMerchant}, StepTorturer: {StepNegotiator},
	StepQuell: {StepTorturer}, StepToken: {StepQuell}, StepStation: {StepMerchant}, StepRecall: {StepPriest},
	StepStatue: {StepSite, StepStatue}, StepSwap: {StepSite, StepStatue},
	StepBoats: {StepEnd}, StepLoad: {StepEnd}, StepPay: {StepBoats},
}

// pendingSteps is how many steps a position may have waiting: as many as while revolt tokens are turned up.
const pendingSteps = 10

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	position.Push(&l.Reader, &steps, &l.Stack, p.Pending, pendingSteps, beneath[:], func(f, under Frame) string {
		if !l.fits(f, under) {
			return "does not fit"
		}
		return ""
	})
}

// plain is a step that needs to know nothing, nor whose it is.
func plain(f Frame) bool { return f == Frame{Step: f.Step} }

// fits tells whether a step is its seat's and its numbers are in range.
func (l *loader) fits(f, under Frame) bool {
	if f.B != 0 && f.Step != StepNegotiate {
		return false
	}
	switch f.Step {
	case StepOrder:
		return f.A == 0 && (under.Step == StepRound && f.Seat == game.Seat(l.Count-1) || under.Step == StepOrder && f.Seat+1 == under.Seat)
	case StepNegotiate:
		return f.Seat == 0 && f.A < l.Count && f.B <= sites
	case StepTake:
		return under.B == f.A+1 && f.A < sites && l.Order[under.A] == f.Seat && l.Troop[Negotiators][f.A] == f.Seat
	case StepSite:
		return f.Seat == 0 && int(f.A) <= len(l.table().Sequence)
	case StepActivate:
		return f.A == 0 && l.activates() == f.Seat
	case StepDraw:
		return l.fitsDraw(f, under)
	case StepTurn, StepKarnak, StepRecruit, StepTrigger, StepCard:
		return l.fitsTurn(f, under)
	case StepCategory, StepBandit, StepGuard, StepVizier, StepThief, StepCopy, StepLitho, StepOut, StepIn, StepAdd:
		return l.fitsEffect(f, under)
	case StepNumber, StepGain, StepDismiss:
		return f.A == 0 && l.acts(f.Seat, under) && l.fitsPower(f)
	case StepPriest, StepStation, StepRecall, StepToken:
		return l.fitsResolution(f, under)
	case StepStatue, StepSwap:
		return f.A == 0 && l.fitsStatue(f)
	case StepBoats, StepLoad:
		return f.A < l.Count
	case StepPay:
		return f.A == 0 && under.A == 0 && under.Seat == l.after(f.Seat) && l.pays(f.Seat)
	}
	switch f.Step {
	case StepDeal, StepDistribute, StepSpread, StepMerchant: // beneath is what has not begun yet
		return plain(f) && under.A == 0 && under.B == 0
	case StepClean:
		return plain(f) && l.Site != NoSite
	}
	return plain(f)
}

// activates is who activates the site of the round that the steps say, [NoSeat] before the first.
func (l *loader) activates() game.Seat {
	f, ok := l.Waits(StepSite)
	if !ok || f.A == 0 {
		return NoSeat
	}
	return l.Order[l.table().Sequence[f.A-1]]
}

// fitsDraw: cards are dealt in play order, the card of Thebes last (PYR-8.5), or one is drawn on the active site.
func (l *loader) fitsDraw(f, under Frame) bool {
	switch under.Step {
	case StepTurn: // PYR-9.3.1, PYR-17.4
		p := &l.Player[f.Seat]
		recruits := p.Passed && p.Played == 0 && l.table().Recruits
		return f.A == 1 && under.Seat == l.next(f.Seat) && (recruits || l.acts(f.Seat, under) && l.Site == Luxor && l.FirstAnkh)
	case StepTrigger: // PYR-16.10
		return f.A == 1 && under.Seat == f.Seat && l.effect(under.A) == Politician
	}
	if site, _ := l.Waits(StepSite); site.A > 0 { // no cards are dealt any more
		return false
	}
	thebes := l.Troop[Torturers][Thebes]
	last := l.Order[l.Count-1]
	switch {
	case under.Step == StepSite && thebes != NoSeat: // that of Thebes is beneath the others
		return f.Seat == thebes && f.A <= l.Data.AtThebes
	case under.Step == StepSite:
		return f.Seat == last && f.A >= 1 && f.A <= l.Data.Dealt
	}
	if f.A == 0 || f.A > l.Data.Dealt {
		return false
	}
	if thebes != NoSeat && l.frames() == dealt {
		return f.Seat == last && under.A == l.Data.AtThebes
	}
	return l.Place(f.Seat)+1 == l.Place(under.Seat) && under.A == l.Data.Dealt
}

// dealt is how many steps wait when the first cards to be dealt do: the end of the round, the play order, the sites, and these.
const dealt = 4

// frames counts the steps that wait.
func (l *loader) frames() (n int) {
	for range l.Frames() {
		n++
	}
	return n
}

// fitsTurn: playing cards, by turns.
func (l *loader) fitsTurn(f, under Frame) bool {
	p := &l.Player[f.Seat]
	if l.Site == NoSite {
		return false
	}
	switch f.Step {
	case StepCard:
		return f.A == 0 && !p.Passed && p.Hand != 0 && p.Played != l.table().MostCards
	case StepKarnak:
		return f.A == 0 && l.Site == Karnak && l.Activator == f.Seat && under.Seat == f.Seat && l.Private == 0 && l.Pile != 0
	case StepRecruit:
		return f.A == 0 && under.Seat == l.next(f.Seat) && p.Passed && p.Played == 0 && l.table().Recruits
	case StepTrigger:
		return l.acts(f.Seat, under) && p.InPlay.Has(f.A)
	}
	return f.A == 0
}

// acts tells whether a seat has just played a card, so that the turn of the next one waits.
func (l *loader) acts(seat game.Seat, turn Frame) bool {
	p := &l.Player[seat]
	return turn.Seat == l.next(seat) && !p.Passed && p.Played > 0
}

// effect is what a card in play does, for the Philosopher what it copies; while it chooses that, its own.
func (l *loader) effect(c uint8) Effect {
	if c > maxCards {
		return NoEffect
	}
	if l.Data.With[Philosopher].Has(c) && l.Copied.Card != 0 {
		c = uint8(l.Copied.Card)
	}
	return l.Data.Card[c].Effect
}

// fitsPower: chapter 17.
func (l *loader) fitsPower(f Frame) bool {
	switch f.Step {
	case StepNumber:
		return l.Site == Gizeh && l.Player[f.Seat].Token == 0 && l.numbers() != 0
	case StepGain:
		return l.Site == Alexandria && l.FirstAnkh
	}
	return l.Site == Cairo && l.FirstAnkh && l.posted()
}

// fitsResolution: PYR-9.4.1.
func (l *loader) fitsResolution(f, under Frame) bool {
	switch f.Step {
	case StepPriest:
		return f.Seat == l.Activator && f.A <= 2*l.Count
	case StepStation:
		w := l.winners()
		seat, n := l.wins(&w, Negotiators, Negotiation)
		return seat == f.Seat && n == f.A
	case StepToken:
		return f.Seat == 0 && f.A >= 1 && l.Tokens.Len()+int(f.A) == int(l.effects(Rebels))
	}
	// The priest's step beneath has counted this effect.
	n := under.A - 1
	due := l.Data.With[HighPriest]
	if n%2 == 1 {
		due = l.Data.With[Philosopher]
	}
	return under.A > 0 && f.Seat == (under.Seat+game.Seat(n/2))%game.Seat(l.Count) && due.Has(f.A) && l.Player[f.Seat].InPlay.Has(f.A) &&
		l.effect(f.A) == HighPriest
}

// fitsStatue: the players are asked clockwise, from who activated the site (PYR-17.2).
func (l *loader) fitsStatue(f Frame) bool {
	n, at := game.Seat(l.Count), game.Seat(l.frames()+1-dealt) // those beneath have waited as long as cards to be dealt
	p := &l.Player[f.Seat]
	return at < n && f.Seat == (l.activates()+n-1-at)%n && l.Sundials.Has(uint8(AbuSimbel)) &&
		(f.Step == StepStatue || p.Goods[Worker] >= swapped && l.Supply[Statue] > 0)
}
