package codec

import (
	"ennead/game"
	"ennead/games/position"
	"ennead/games/pyramidion"
)

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
	_, dealt := l.Waits(pyramidion.StepDeal)
	_, resolving := l.Waits(pyramidion.StepSite)
	switch f := l.Top(); {
	case l.Bottom().Step == pyramidion.StepRound:
		return before
	case f.Step == pyramidion.Done:
		return ended
	case dealt:
		return refill
	case resolving && l.Begun() == 0:
		return dealing
	case resolving:
		return sitesOn
	}
	return shipping
}

func (l *loader) moment() {
	at := l.phase()
	l.That((at == before) == (l.Round == 0), "/round: %d; 0 fits during the setup, and only then (PYR-4.1)", l.Round)
	l.That(l.Endless || l.Round <= l.Data.Guard,
		"/round: %d; the game ends after round %d (PYR-14.9)", l.Round, l.Data.Guard)
	l.orders(at)
	l.piles(at)
	l.sundials(at)
	l.onSite(at)
	l.loads(at)
	if at == before {
		l.fresh()
	}
	if at == ended {
		l.That(l.Reached() || l.Exhausted(),
			"/pending: no step waits; the game goes on, as nobody has reached the target and boats are left (PYR-13.3)")
	}
}

// orders: each seat has one place, once it is drawn (PYR-3.8).
func (l *loader) orders(at phase) {
	drawn := game.Seat(l.Count) // seats that have one
	if f := l.Top(); f.Step == pyramidion.StepOrder {
		drawn = f.Seat
	} else if at == before {
		drawn = 0
	}
	seen := game.Seats(0)
	for place, seat := range l.Order[:l.Count] {
		if seat == pyramidion.NoSeat {
			continue
		}
		l.That(seat < drawn && !seen.Has(seat),
			"/order/%d: seat %d; each of the first %d seats has drawn one place, and no other has (PYR-3.8)",
			place, seat+1, drawn)
		seen |= seat.Set()
	}
	l.That(seen.Len() == int(drawn),
		"/order: %d seats have a place; %d have drawn one by now (PYR-3.8)", seen.Len(), drawn)
}

// piles: what Nature draws of is there, and rows are as full as they can be.
func (l *loader) piles(at phase) {
	top, filling := l.Top().Step, false
	switch top {
	case pyramidion.StepSpread:
		l.That(l.Spreads != 0, "/used: all distribution cards; one must be left to be turned up (PYR-6.3)")
		filling = at == before
	case pyramidion.StepBoat:
		l.That(l.Row.Len() < l.Data.Row,
			"/row: %d boats; with fewer than %d another is turned up (PYR-5.1)", l.Row.Len(), l.Data.Row)
		l.That(l.Pile != 0, "/row: no boat is left in the pile; one must be there to be turned up (PYR-5.2)")
		filling = true
	case pyramidion.StepDraw:
		l.That(l.Deck != 0, "/spent: no card is left in the pile; one must be there to be drawn (PYR-18.3)")
	}
	l.That((top == pyramidion.StepSpread) == (l.Spread == 0),
		"/spread: %q; a card is face up, except while one is turned up (PYR-6.2)", pyramidion.SpreadNames[l.Spread])
	l.That(top != pyramidion.StepSpread || at != before || l.Row == 0,
		"/row: %d boats; none fits before the first distribution card is turned up (PYR-3.7)", l.Row.Len())
	l.That(at >= sitesOn || l.Shuffles == 0,
		"/shuffled: %d piles; none fits before sites are activated, as all cards are dealt from one pile (PYR-8.2)",
		l.Shuffles)
	if !filling && at < shipping {
		l.That(l.Row.Len() == l.Data.Row || l.Pile|l.Sunk == 0,
			"/row: %d boats; %d fit, as long as there are any (PYR-5.1)", l.Row.Len(), l.Data.Row)
	}
}

// fresh: what nothing has changed yet.
func (l *loader) fresh() {
	l.That(l.Spent == 0 && l.Sunk == 0 && l.Used == 0,
		"/spent, /sunk, /used: %d, %d and %d cards; none is discarded before the first round (PYR-3.1)",
		l.Spent.Len(), l.Sunk.Len(), l.Used.Len())
	l.That(l.Supply == l.Data.Stock, "/sites, /players: goods; all are in the supply before the first round (PYR-3.4)")
	l.That(!l.Manned(), "/sites: troops; all are in reserve before the first round (PYR-3.2)")
	for seat := range l.Count {
		l.That(l.Player[seat] == pyramidion.Player{},
			"/players/%d: not empty; nobody has anything before the first round (PYR-3.10)", seat)
	}
}

// sundials: as many as sites have been resolved (PYR-9.5.2).
func (l *loader) sundials(at phase) {
	due := 0
	switch {
	case at == sitesOn:
		due = l.Begun()
		if f := l.Top().Step; f != pyramidion.StepSwap {
			due--
		}
	case at > sitesOn:
		due = len(l.ByPlayers().Sequence)
	}
	l.That(l.Sundials.Len() == due,
		"/sites: %d sundials; %d fit, one for each site resolved this round (PYR-9.5.2)", l.Sundials.Len(), due)
	l.That(at >= shipping || l.Fetchers == 0,
		"/sites: %d torturers have fetched; none fits before boats are loaded (PYR-12.4)", l.Fetchers.Len())
}

// onSite: cards are in play, and choices made about them, on the active site alone.
func (l *loader) onSite(at phase) {
	top := l.Top().Step
	on := at == sitesOn && top != pyramidion.StepActivate && top != pyramidion.StepSwap
	if !l.That(on == (l.Site != pyramidion.NoSite),
		"/active: %s; a site is active while cards are played on it and it is resolved, and only then (PYR-9.1.1)",
		siteOr(l.Site)) {
		return
	}
	l.That((l.Out != pyramidion.Goods{}) == (top == pyramidion.StepIn),
		"/active/out: %d resources; they fit while what comes for them is chosen, and only then (PYR-16.9.2)",
		l.Out.Sum())
	l.That(top == pyramidion.StepToken || l.Tokens == 0,
		"/tokens: %d are face up; none fits but while they are drawn (PYR-10.1.6)", l.Tokens.Len())
	if on {
		l.That(!l.Sundials.Has(uint8(l.Site)),
			"/active/site: %s; it has a sundial, and one without fits (PYR-9.5.2)", pyramidion.SiteNames[l.Site])
		l.That(l.Activator == l.Activates(),
			"/active/activator: %d; %d fits (PYR-9.1.1)", position.Seat(l.Activator), position.Seat(l.Activates()))
	}
	gizeh := at == sitesOn && (l.Site == pyramidion.Gizeh || l.Sundials.Has(uint8(pyramidion.Gizeh)))
	taken := uint8(0)
	for seat := range l.Count {
		token := l.Player[seat].Token
		l.That(token == 0 || gizeh && taken&(1<<token) == 0,
			"/players/%d/token: %d; one fits that nobody else has, once Gizeh is activated (PYR-17.1)", seat, token)
		taken |= 1 << token
	}
}

// loads: chapter 12, and the boat of Karnak (PYR-17.8).
func (l *loader) loads(at phase) {
	top := l.Top()
	l.That((l.Payment.Boat != 0) == (top.Step == pyramidion.StepPay),
		"/payment: %s; a boat is paid for while \"pay\" waits last, and only then (PYR-12.3)", boatOr(l.Payment.Boat))
	if top.Step == pyramidion.StepLoad {
		l.That(l.Loadable(top.Seat) != 0,
			"/pending: \"load\" of seat %d waits last; a seat that can pay for no boat is not asked (PYR-12.1)",
			top.Seat+1)
	}
	karnak := l.Sundials.Has(uint8(pyramidion.Karnak)) || l.Site == pyramidion.Karnak &&
		top.Step != pyramidion.StepKarnak
	l.That(l.Private == 0 || karnak && at >= sitesOn,
		"/karnak: %s; none fits before Karnak is activated (PYR-17.8)", boatOr(l.Private))
	l.That(l.Private != 0 || !karnak || at != sitesOn || l.Pile|l.Sunk == 0,
		"/karnak: no boat; one fits, drawn when Karnak was activated (PYR-17.8)")
	l.That(l.Private == 0 || l.Site != pyramidion.Karnak || l.Captain == l.Activator,
		"/karnak/captain: %d; %d fits, who activated Karnak (PYR-17.8)", position.Seat(l.Captain),
		position.Seat(l.Activator))
	l.That(l.Private == 0 || at != ended || l.Reached(),
		"/karnak: %s; none fits, as it is discarded unless somebody reaches the target (PYR-13.4)", boatOr(l.Private))
	for seat := range game.Seat(l.Count) {
		l.That(at >= shipping || l.Loaded[seat] == 0,
			"/players/%d/loaded: %d; 0 fits before boats are loaded (PYR-12.1)", seat, l.Loaded[seat])
		l.That(l.Below(seat),
			"/players/%d/boats: %d VP; fewer than the target fit without the boats of this round (PYR-13.3)", seat,
			l.VP(seat))
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
	l.That(at < shipping || row <= full,
		"/players: with those loaded %d boats were in the row and at Karnak; at most %d fit (PYR-5.1)", row, full)
}

// siteOr is the name of a site, or says that there is none; boatOr that of a boat.
func siteOr(site pyramidion.Site) string {
	if site == pyramidion.NoSite {
		return "none"
	}
	return pyramidion.SiteNames[site]
}

func boatOr(b pyramidion.Boat) string {
	if b == 0 {
		return "none"
	}
	return pyramidion.BoatNames[b]
}
