package pyramidion

import "ennead/game"

// A position as a state: what belongs to a moment of the game is there then, and only then.

// phases of a position, by the steps that wait.
type phase uint8

const (
	before   phase = iota // the setup (chapter 3)
	refill                // phases 1 to 3
	dealing               // phase 4
	sitesOn               // phase 5
	shipping              // phases 6 and 7
	ended
)

func (l *loader) phase() phase {
	_, dealt := l.Waits(StepDeal)
	_, resolving := l.Waits(StepSite)
	switch f := l.Top(); {
	case l.Bottom().Step == StepRound:
		return before
	case f.Step == Done:
		return ended
	case dealt:
		return refill
	case resolving && l.activated() == 0:
		return dealing
	case resolving:
		return sitesOn
	}
	return shipping
}

// activated is how many sites of the round have been activated.
func (l *loader) activated() int {
	f, _ := l.Waits(StepSite)
	return int(f.A)
}

func (l *loader) moment() {
	at := l.phase()
	l.That((at == before) == (l.Round == 0), "round: %d does not go with the steps", l.Round)
	l.That(l.Endless || l.Round <= l.Data.Guard, "round: the guard ended the game (PYR-14.9)")
	l.orders(at)
	l.piles(at)
	l.sundials(at)
	l.onSite(at)
	l.loads(at)
	if at == before {
		l.fresh()
	}
	if at == ended {
		l.That(l.reached() || l.exhausted(), "pending: the game goes on (PYR-13.3)")
	}
}

// orders: each seat has one place, once it is drawn (PYR-3.8).
func (l *loader) orders(at phase) {
	drawn := game.Seat(l.Count) // seats that have one
	if f := l.Top(); f.Step == StepOrder {
		drawn = f.Seat
	} else if at == before {
		drawn = 0
	}
	seen := game.Seats(0)
	for _, seat := range l.Order[:l.Count] {
		if seat == NoSeat {
			continue
		}
		l.That(seat < drawn && !seen.Has(seat), "order: seat %d has no place yet, or two", seat+1)
		seen |= seat.Set()
	}
	l.That(seen.Len() == int(drawn), "order: %d seats have their places by now", drawn)
}

// piles: what Nature draws of is there, and rows are as full as they can be.
func (l *loader) piles(at phase) {
	top, filling := l.Top().Step, false
	switch top {
	case StepSpread:
		l.That(l.Spreads != 0, "used: there is no distribution card to turn up (PYR-6.3)")
		filling = at == before
	case StepBoat:
		l.That(l.Pile != 0 && l.Row.Len() < l.Data.Row, "row: there is no boat to turn up, or it is full")
		filling = true
	case StepDraw:
		l.That(l.Deck != 0, "spent: there is no card to draw (PYR-18.3)")
	}
	l.That((top == StepSpread) == (l.Spread == 0), "spread: a card is face up, but while it is turned up (PYR-6.2)")
	l.That(top != StepSpread || at != before || l.Row == 0, "row: it is filled later (PYR-3.7)")
	l.That(at >= sitesOn || l.Shuffles == 0, "shuffled: all cards have been dealt out of one pile (PYR-8.2)")
	if !filling && at < shipping {
		l.That(l.Row.Len() == l.Data.Row || l.Pile|l.Sunk == 0, "row: it is filled at the beginning of a round (PYR-5.1)")
	}
}

// fresh: what nothing has changed yet.
func (l *loader) fresh() {
	l.That(l.Spent == 0 && l.Sunk == 0 && l.Used == 0, "spent, sunk, used: the game begins")
	l.That(l.Supply == l.Data.Stock, "sites, players: goods: the game begins (PYR-3.10)")
	l.That(!l.posted(), "sites: troops: the game begins")
	for seat := range l.Count {
		l.That(l.Player[seat] == Player{}, "players: %d: the game begins (PYR-3.10)", seat+1)
	}
}

// sundials: as many as sites have been resolved (PYR-9.5.2).
func (l *loader) sundials(at phase) {
	due := 0
	switch {
	case at == sitesOn:
		due = l.activated()
		if f := l.Top().Step; f != StepSwap {
			due--
		}
	case at > sitesOn:
		due = len(l.table().Sequence)
	}
	l.That(l.Sundials.Len() == due, "sites: sundial: %d lie by now", due)
	l.That(at >= shipping || l.Fetchers == 0, "sites: fetched: no boat has been loaded this round")
}

// onSite: cards are in play, and choices made about them, on the active site alone.
func (l *loader) onSite(at phase) {
	top := l.Top().Step
	on := at == sitesOn && top != StepActivate && top != StepSwap
	if !l.That(on == (l.Site != NoSite), "active: does not go with the steps") {
		return
	}
	l.That((l.Out != Goods{}) == (top == StepIn), "active: out: does not go with the steps")
	l.That(top == StepToken || l.Tokens == 0, "tokens: no revolt goes on (PYR-10.1.6)")
	if on {
		l.That(!l.Sundials.Has(uint8(l.Site)), "active: site: has a sundial")
		l.That(l.Activator == l.activates(), "active: activator: is another (PYR-9.1.1)")
	}
	gizeh := at == sitesOn && (l.Site == Gizeh || l.Sundials.Has(uint8(Gizeh)))
	taken := uint8(0)
	for seat := range l.Count {
		token := l.Player[seat].Token
		l.That(token == 0 || gizeh && taken&(1<<token) == 0, "players: %d: token: nobody or another has taken it (PYR-17.1)", seat+1)
		taken |= 1 << token
	}
}

// loads: chapter 12, and the boat of Karnak (PYR-17.8).
func (l *loader) loads(at phase) {
	top := l.Top()
	l.That((l.Payment.Boat != 0) == (top.Step == StepPay), "payment: does not go with the steps")
	if top.Step == StepLoad {
		l.That(l.Loadable(top.Seat) != 0, "pending: load: there is no boat that the seat can pay for (PYR-12.1)")
	}
	karnak := l.Sundials.Has(uint8(Karnak)) || l.Site == Karnak && top.Step != StepKarnak
	l.That(l.Private == 0 || karnak && at >= sitesOn, "karnak: the site has not been activated (PYR-17.8)")
	l.That(l.Private != 0 || !karnak || at != sitesOn || l.Pile|l.Sunk == 0, "karnak: a boat was drawn there (PYR-17.8)")
	l.That(l.Private == 0 || l.Site != Karnak || l.Captain == l.Activator, "karnak: captain: is another")
	l.That(l.Private == 0 || at != ended || l.reached(), "karnak: the boat was discarded (PYR-13.4)")
	for seat := range game.Seat(l.Count) {
		l.That(at >= shipping || l.Loaded[seat] == 0, "players: %d: loaded: no boat has been loaded this round", seat+1)
		l.That(l.below(seat), "players: %d: boats: the game was over when the round began (PYR-13.3)", seat+1)
	}
	l.laden(at, karnak)
}

// laden: what was loaded this round came out of the row, or is the boat of Karnak (PYR-12.2).
func (l *loader) laden(at phase, karnak bool) {
	row, full := l.Row.Len(), l.Data.Row
	for seat := range l.Count {
		row += int(l.Loaded[seat])
	}
	if karnak && l.Private == 0 {
		full++
	}
	l.That(at < shipping || row <= full, "players: loaded: %d boats were in the row and at Karnak, there were at most %d (PYR-5.1)", row, full)
}
