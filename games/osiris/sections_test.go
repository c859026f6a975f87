package osiris_test

import (
	"maps"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// sections lists invariants by section of the rules: what must hold after each event of a kind. was is the state before
// the move, s the one after it.
var sections = map[string]struct {
	kind uint8
	hold func(was, s *osiris.State, e game.Event) bool
}{
	"OSI-5.1": {osiris.EvGained, func(was, s *osiris.State, e game.Event) bool {
		return e.D != osiris.GainHarvest || s.Stood != was.Stood
	}},
	"OSI-5.2": {osiris.EvPlaced, func(_, s *osiris.State, e game.Event) bool {
		return s.Standing[e.B].Owner == e.Seat
	}},
	"OSI-5.3": {osiris.EvLeads, func(was, s *osiris.State, e game.Event) bool {
		return was.Leader[e.A] == osiris.NoSeat && s.Leader[e.A] == e.Seat
	}},
	"OSI-5.4": {osiris.EvHired, func(was, s *osiris.State, e game.Event) bool { return s.Pool[e.A] < was.Pool[e.A] }},
	"OSI-5.5": {osiris.EvMarket, func(_, s *osiris.State, e game.Event) bool { return s.Market[e.A].Used }},
	"OSI-5.6": {osiris.EvPlanned, func(was, s *osiris.State, e game.Event) bool {
		return was.Plans[e.A].Owner == osiris.NoSeat
	}},
	"OSI-5.7": {osiris.EvBuilt, func(_, s *osiris.State, e game.Event) bool {
		return s.Site[e.B].Owner == e.Seat || s.Site[e.B].Second == e.Seat
	}},
	"OSI-5.8": {osiris.EvCorner, func(was, s *osiris.State, e game.Event) bool {
		return was.Player[e.Seat].Cards.Has(e.A) && !s.Player[e.Seat].Cards.Has(e.A)
	}},
	"OSI-5.9": {osiris.EvBlessing, func(was, _ *osiris.State, e game.Event) bool {
		return was.Player[e.Seat].Blessings>>e.A&1 == 1
	}},
	"OSI-5.10": {osiris.EvWithdrew, func(was, _ *osiris.State, e game.Event) bool { return was.Withdrawn() == e.A-1 }},
	"OSI-7.3": {osiris.EvTrade, func(was, s *osiris.State, e game.Event) bool {
		return together(was, e) == together(s, e)
	}},
	"OSI-7.6": {osiris.EvPromised, func(was, s *osiris.State, _ game.Event) bool { return was.Moment == s.Moment }},
	"OSI-9.2": {osiris.EvLots, func(_, s *osiris.State, e game.Event) bool {
		return s.Player[e.Seat].VP[osiris.PartRows] == e.A*s.Data.Scoring.Row
	}},
}

// together returns the goods of both parties of a trade.
func together(s *osiris.State, e game.Event) osiris.Goods {
	a, b := s.Holds(e.Seat), s.Holds(game.Seat(e.A))
	return a.Add(&b)
}

// TestSections plays random games with negotiation and checks the invariants of each section: the actions (OSI-5.1 to
// OSI-5.10), swaps (OSI-7.3), promises (OSI-7.6), trades after a withdrawal (OSI-7.7) and lots (OSI-9.2). It also
// checks that costs are paid (OSI-5.0), that negotiation never moves the turn on (OSI-7.1, OSI-7.2), that private
// offers have private events (OSI-7.4), and that nobody makes more entries than the table allows (OSI-7.8).
func TestSections(t *testing.T) {
	seen := tally{}
	for game := range 40 {
		sectioned(t, 2+game%4, uint64(game), seen)
	}
	for _, id := range append(slices.Collect(maps.Keys(sections)), "OSI-7.7") {
		if seen[id] == 0 {
			t.Errorf("%s: no such event happened", id)
		}
	}
}

func sectioned(t *testing.T, players int, seed uint64, seen tally) {
	t.Helper()
	s, err := begun(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for s.Owing() != 0 {
		seat := s.Owing().First()
		moves := s.Moves(nil, seat)
		by := game.Seat(r.Intn(players))
		if s.Withdrawn() > 0 && r.Intn(2) == 0 {
			by = s.First() // trades after a withdrawal are rare
		}
		if r.Intn(2) == 0 {
			if deals := s.OutOfTurn(nil, by); len(deals) > 0 {
				seat, moves = by, deals
				for _, verb := range []uint8{osiris.VOffer, osiris.VAccept} { // rare among all moves of negotiation
					if i := slices.IndexFunc(deals, func(m game.Move) bool { return m.Verb == verb }); i >= 0 {
						moves = deals[i : i+1]
					}
				}
			}
		}
		m, was, turn := moves[r.Intn(len(moves))], *s, s.OnTurn()
		var log game.Log
		s.Play(seat, m, &log)
		if err := whole(s); err != nil { // OSI-5.0
			t.Fatal(err)
		}
		beside, _ := s.IsOutOfTurn(m)
		if beside && s.OnTurn() != turn { // OSI-7.1, OSI-7.2
			t.Fatalf("%s moves the turn on", osiris.Lexicon.Text(m))
		}
		if int(s.Book.Entries[seat%osiris.MaxSeats]) > s.Data.Limits.Entries { // OSI-7.8
			t.Fatalf("seat %d has %d entries", seat, s.Book.Entries[seat])
		}
		for _, e := range log.Events {
			seen.check(t, &was, s, m, e)
		}
	}
}

// tally counts the events by section.
type tally map[string]int

// check checks the invariant of an event's section.
func (seen tally) check(t *testing.T, was, s *osiris.State, m game.Move, e game.Event) {
	t.Helper()
	if e.Kind == osiris.EvOffer && osiris.OfferOf(e).Public != (e.Audience == game.Everyone) { // OSI-7.4
		t.Fatalf("offer %v has the audience %b", e, e.Audience)
	}
	if e.Kind == osiris.EvHanded && s.Player[e.Seat].Order != 0 { // after a withdrawal
		seen["OSI-7.7"]++
	}
	for id, section := range sections {
		if section.kind == e.Kind {
			seen[id]++
			if !section.hold(was, s, e) {
				t.Fatalf("%s: %s: %v", id, osiris.Lexicon.Text(m), e)
			}
		}
	}
}

// TestOSI_2_1_1_Supply checks the tokens of the governors and of the supply at the start (OSI-2.1), and that every
// governor may be the first Regent (OSI-2.1.7).
func TestOSI_2_1_1_Supply(t *testing.T) {
	for players := 2; players <= osiris.MaxSeats; players++ {
		s, err := begun(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(s.Moves(nil, game.Nature)); n != players {
			t.Errorf("%d governors: %d may be Regent", players, n)
		}
		for r, n := range s.Supply {
			if want := int(s.Data.Setup[players].Tokens) - players*int(s.Data.Start[r]); int(n) != want {
				t.Errorf("%d governors, supply of resource %d: got %d, want %d", players, r, n, want)
			}
		}
	}
}
