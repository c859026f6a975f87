package pyramidion_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// moment is a move of a random game: the state before and after it, and its events.
type moment struct {
	was, is *pyramidion.State
	seat    game.Seat
	move    game.Move
	events  []game.Event
}

// first returns the first event of a kind.
func (m *moment) first(kind uint8) (game.Event, bool) {
	at := slices.IndexFunc(m.events, func(e game.Event) bool { return e.Kind == kind })
	if at < 0 {
		return game.Event{}, false
	}
	return m.events[at], true
}

// laws are rules that hold at every move. Each reports whether the move concerns it, and whether it holds.
var laws = []struct {
	rule string
	hold func(m *moment) (about, held bool)
}{
	{"PYR-1.1", func(m *moment) (bool, bool) { // points come from boats
		_, loaded := m.first(pyramidion.EvLoaded)
		more := 0
		for seat := range game.Seat(m.is.Count) {
			more += m.is.VP(seat) - m.was.VP(seat)
		}
		return loaded, (more > 0) == loaded
	}},
	{"PYR-4.1", func(m *moment) (bool, bool) { // the phases follow one another
		_, round := m.first(pyramidion.EvRound)
		before, after := m.was.Phase(), m.is.Phase()
		return before != after, after >= before || round || after == 0
	}},
	{"PYR-4.2", func(m *moment) (bool, bool) { // the play order changes in phase 6, with two players also at the end
		_, ordered := m.first(pyramidion.EvOrdered)
		return ordered, m.was.Round == 0 || m.was.Order == m.is.Order || ordered
	}},
	{"PYR-7.1", func(m *moment) (bool, bool) { // the owner of the negotiator takes one of the resources there
		e, ok := m.first(pyramidion.EvNegotiated)
		return ok, !ok || m.is.Troop[pyramidion.Negotiators][e.B] == e.Seat
	}},
	{"PYR-9.1.1", func(m *moment) (bool, bool) { // players activate sites in play order
		about, held, at := false, true, m.was.Sundials.Len()
		for _, e := range m.events {
			switch e.Kind {
			case pyramidion.EvSundial:
				at++
			case pyramidion.EvActivated:
				about, held = true, held && m.was.Order[m.is.ByPlayers().Sequence[at]] == e.Seat
			}
		}
		return about, held
	}},
	{"PYR-9.2.1", func(m *moment) (bool, bool) { // the next player clockwise who has not passed plays
		cards := m.was.Top().Step == pyramidion.StepCard && m.is.Top().Step == pyramidion.StepCard
		if !cards || m.was.Site != m.is.Site {
			return false, true
		}
		next := m.was.Next(m.seat)
		for m.is.Player[next].Passed {
			next = m.is.Next(next)
		}
		return true, m.is.Top().Seat == next
	}},
	{"PYR-9.2.4", func(m *moment) (bool, bool) { // everybody sees the cards in play and their values
		if m.is.Site == pyramidion.NoSite {
			return false, true
		}
		view, same := masked(m.is, game.Spectator), true
		for seat := range game.Seat(m.is.Count) {
			sameCards := view.Player[seat].InPlay == m.is.Player[seat].InPlay
			same = same && sameCards && view.Totals(seat) == m.is.Totals(seat)
		}
		return m.is.InPlay() != 0, same
	}},
	{"PYR-9.4.1", func(m *moment) (bool, bool) { // revolt, torturer, negotiator, merchant, High Priest
		resolution := []uint8{
			pyramidion.EvRevolt, pyramidion.EvTorturer, pyramidion.EvNegotiator, pyramidion.EvMerchant,
			pyramidion.EvRecalled, pyramidion.EvSundial,
		}
		order := []int{}
		for _, e := range m.events {
			if at := slices.Index(resolution, e.Kind); at >= 0 {
				order = append(order, at)
			}
		}
		return len(order) > 1, slices.IsSorted(order)
	}},
	{"PYR-Q40", func(m *moment) (bool, bool) { // a site is resolved as soon as all have passed
		passed := m.is.Site != pyramidion.NoSite
		for seat := range m.is.Count {
			passed = passed && m.is.Player[seat].Passed
		}
		_, resolving := m.is.Waits(pyramidion.StepClean)
		return resolving, !resolving || passed
	}},
	{"PYR-9.5.1", func(m *moment) (bool, bool) { // all cards in play are discarded
		_, ok := m.first(pyramidion.EvSundial)
		left := pyramidion.Cards(0)
		for seat := range m.is.Count {
			left |= m.is.Player[seat].InPlay
		}
		return ok, !ok || left == 0 && m.is.Copied == pyramidion.Copied{} && m.is.Raised == 0
	}},
	{"PYR-10.2.1", func(m *moment) (bool, bool) { // the winner reaches the minimum
		e, ok := m.first(pyramidion.EvTorturer)
		return ok, !ok || e.B >= m.is.Data.Site[e.A].Least[pyramidion.Torturers] &&
			m.is.Troop[pyramidion.Torturers][e.A] == e.Seat
	}},
	{"PYR-10.4.1", func(m *moment) (bool, bool) { // the winner takes all resources of the site
		e, ok := m.first(pyramidion.EvMerchant)
		_, round := m.first(pyramidion.EvRound)
		return ok, !ok || round || m.is.Goods[m.was.Site] == pyramidion.Goods{} && m.is.Player[e.Seat].Goods[e.A] >= e.B
	}},
	{"PYR-13.5", func(m *moment) (bool, bool) { // the end of a round clears some things and leaves others
		_, ok := m.first(pyramidion.EvEnd)
		_, torturer := m.first(pyramidion.EvTorturer)
		_, negotiator := m.first(pyramidion.EvNegotiator)
		placed := torturer || negotiator // by the last site, which was resolved in the same move
		hands := pyramidion.Cards(0)
		for seat := range m.is.Count {
			hands |= m.is.Player[seat].Hand
		}
		cleared := hands == 0 && m.is.Sundials == 0 && m.is.Round == m.was.Round+1
		return ok, !ok || cleared && (placed || m.is.Troop == m.was.Troop)
	}},
	{"PYR-14.5", func(m *moment) (bool, bool) { // leftovers score nothing
		seat := game.Seat(0)
		bare := *m.is
		bare.Player[seat].Goods, bare.Player[seat].Hand = pyramidion.Goods{}, 0
		return m.is.Top().Step == pyramidion.Done, bare.Score(seat) == m.is.Score(seat)
	}},
	{"PYR-16.12", func(m *moment) (bool, bool) { // the player who played a card makes its choices
		f, ok := m.is.Waits(pyramidion.StepTrigger)
		return ok, !ok || m.is.Holder(pyramidion.Card(f.A)) == f.Seat && m.is.Top().Seat == f.Seat
	}},
	{"PYR-19.4", func(m *moment) (bool, bool) {
		return true, m.is.Owing().Len() == 1 || m.is.Top().Step == pyramidion.Done
	}},
}

// TestSections checks the laws at every move of random games, those with two players included, for whom nothing else
// changes (PYR-15.2).
func TestSections(t *testing.T) {
	about := map[string]int{}
	for seed := range uint64(30) {
		s, err := begun(game.Setup{Players: 2 + int(seed%3)})
		if err != nil {
			t.Fatal(err)
		}
		for r := game.NewRand(seed); s.Owing() != 0; {
			was, seat, log := *s, s.Owing().First(), game.Log{}
			moves := s.Moves(nil, seat)
			move := moves[r.Intn(len(moves))]
			s.Play(seat, move, &log)
			m := &moment{&was, s, seat, move, log.Events}
			for _, law := range laws {
				it, held := law.hold(m)
				if it {
					about[law.rule]++
				}
				if !held {
					t.Fatalf("%s: %d players, %s: %v\n%s",
						law.rule, s.Count, pyramidion.Lexicon.Text(move), log.Events, kit.Game.Position(s))
				}
			}
		}
	}
	for _, law := range laws {
		if about[law.rule] < 5 {
			t.Errorf("%s: concerned only %d moves", law.rule, about[law.rule])
		}
	}
}
