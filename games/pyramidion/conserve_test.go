package pyramidion_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// TestPYR_18_1_NoSuchResource checks that resources that the supply lacks cannot be taken, fetched or placed, and are
// not owed (PYR-18.1).
func TestPYR_18_1_NoSuchResource(t *testing.T) {
	const noWood = "sites: {philae: {goods: {wood: 35}}}, "
	s := given(t, 3, "{"+noWood+on("alexandria")+", players: {1: {hand: [B-red-M2, M07]}}}")
	play(t, s, "1 play B-red-M2") // an ankh card at Alexandria
	refused(t, s, "1 gain wood", "PYR-18.1")
	only(t, s, "1 gain camel", "1 gain food", "1 gain stone", "1 gain worker", "1 gain statue")

	t.Run("fetched", func(t *testing.T) { // a torturer at Cairo could fetch wood for BT02 if the supply had any
		fleet := strings.Replace(ships, "goods: {camel: 1, food: 1, worker: 1}", "goods: {food: 1, stone: 1}", 1)
		with := func(more string) *pyramidion.State {
			cairo := "cairo: {sundial: true, torturer: 1}, " + more
			s, err := patched(3, strings.Replace(fleet, "cairo: {sundial: true}", cairo, 1))
			if err != nil {
				return nil
			}
			return s
		}
		if s := with("philae: {goods: {wood: 34}}"); s == nil || s.Loadable(0) != pyramidion.Boats(0).With(2) {
			t.Error("the last wood cannot be fetched")
		}
		if s := with("philae: {goods: {wood: 35}}"); s != nil {
			t.Errorf("boats that need wood can be loaded without any: %b", s.Loadable(0))
		}
	})
	t.Run("placed", func(t *testing.T) { // D04 puts four wood on Alexandria; the missing tokens are not owed
		s := given(t, 3, "{sites: {philae: {goods: {wood: 33}}}}")
		s.Spread = 4
		var log game.Log
		pyramidion.DistributeRun(s, pyramidion.Frame{}, &log)
		if n, left := s.Goods[pyramidion.Alexandria][pyramidion.Wood], s.Supply[pyramidion.Wood]; n != 2 || left != 0 {
			t.Errorf("wood at Alexandria = %d, in the supply = %d, want 2 and 0", n, left)
		}
		if missing := happened(log.Events, pyramidion.EvMissing); len(missing) != 1 || missing[0].B != 2 {
			t.Errorf("missing = %v, want 2 wood", missing)
		}
	})
}

// TestPYR_18_2_NoTroop checks that a player with all five troops on sites places no further one, and moves none
// (PYR-18.2, PYR-Q18).
func TestPYR_18_2_NoTroop(t *testing.T) {
	five := `sites: {gizeh: {torturer: 1}, abu_simbel: {torturer: 1}, thebes: {torturer: 1},
luxor: {torturer: 1}, alexandria: {torturer: 1}, cairo: {torturer: 2}}, `
	s := given(t, 2, "{"+five+on("cairo")+", players: {1: {hand: [B-red-T1, T01]}, 2: {hand: [B-blue-M1]}}}")
	if s.Left(0, pyramidion.Torturers) != 0 {
		t.Fatalf("torturers left = %d, want 0", s.Left(0, pyramidion.Torturers))
	}
	before := s.Troop
	play(t, s, "1 play T01", "2 play B-blue-M1", "1 pass")
	if s.Troop != before || !s.Sundials.Has(uint8(pyramidion.Cairo)) {
		t.Errorf("torturers = %v, want %v", s.Troop[pyramidion.Torturers], before[pyramidion.Torturers])
	}
}

// TestPYR_18_3_NoCard checks that the discard pile becomes the new pile when a card must be drawn from an empty one.
// It never contains base cards (PYR-18.3, PYR-Q12).
func TestPYR_18_3_NoCard(t *testing.T) {
	draws := func(t *testing.T, deck, spent []string) (*pyramidion.State, []game.Event) {
		t.Helper()
		s := given(t, 3, "{players: {1: {hand: [B-red-M1]}}}")
		s.Player[2].Hand, s.Deck, s.Spent = s.Data.Deck, 0, 0
		for pile, names := range map[*pyramidion.Cards][]string{&s.Deck: deck, &s.Spent: spent} {
			for _, name := range names {
				c := uint8(card(t, name))
				*pile, s.Player[2].Hand = pile.With(c), s.Player[2].Hand.Without(c)
			}
		}
		var log game.Log
		s.Push(pyramidion.StepDraw, 0, 1, 0)
		pyramidion.Steps.Settle(s, &s.Stack, &log)
		return s, log.Events
	}
	s, events := draws(t, nil, []string{"M05", "S03"})
	if len(happened(events, pyramidion.EvShuffled)) != 1 || s.Spent != 0 {
		t.Fatalf("events = %v, discard pile = %b", events, s.Spent)
	}
	only(t, s, "* draw M05", "* draw S03") // but none of the base cards set aside
	s, events = draws(t, []string{"M01"}, []string{"M05"})
	if len(events) != 0 || s.Spent == 0 {
		t.Errorf("events = %v, want none while the pile has a card", events)
	}
	s, events = draws(t, nil, nil)
	if len(happened(events, pyramidion.EvNoCard)) != 1 || s.Top().Step == pyramidion.StepDraw {
		t.Errorf("events = %v, step = %s", events, pyramidion.Steps[s.Top().Step].Name)
	}
	t.Run("PYR-Q12", func(t *testing.T) {
		s := given(t, 3, "{}")
		s.Leaves(0, card(t, "B-red-T1"))
		s.Discard(card(t, "B-red-T1"))
		if s.Spent != 0 {
			t.Errorf("discard pile = %b, want no base cards", s.Spent)
		}
		if err := whole(s); err != nil {
			t.Error(err)
		}
	})
}

// TestPYR_18_4_Piles checks that distribution cards and boats are shuffled again, and that revolt tokens cannot run
// out (PYR-18.4).
func TestPYR_18_4_Piles(t *testing.T) {
	s := given(t, 3, "{spread: D10, used: [D01, D02, D03, D04, D05, D06, D07, D08, D09]}")
	var log game.Log
	s.Push(pyramidion.StepDistribute, 0, 0, 0)
	pyramidion.Steps.Settle(s, &s.Stack, &log)
	mixed := len(happened(log.Events, pyramidion.EvMixed))
	if n := len(s.Moves(nil, game.Nature)); n != 10 || mixed != 1 || s.Used != 0 {
		t.Errorf("cards to reveal = %d, discards = %b", n, s.Used)
	}
	t.Run("boats", func(t *testing.T) {
		s := given(t, 3, "{}")
		s.Row, s.Sunk, s.Pile = s.Row.Without(1), s.Pile.With(1), 0
		var log game.Log
		s.Push(pyramidion.StepBoat, 0, 0, 0)
		pyramidion.Steps.Settle(s, &s.Stack, &log)
		if n := len(s.Moves(nil, game.Nature)); n != 16 || len(happened(log.Events, pyramidion.EvFleet)) != 1 {
			t.Errorf("boats to reveal = %d, events = %v", n, log.Events)
		}
	})
	t.Run("tokens", func(t *testing.T) {
		c := ownData()
		most := c.With[pyramidion.Rebels].Len() + c.With[pyramidion.Philosopher].Len()
		if most != 4 || most > c.Tokens.Len() {
			t.Errorf("tokens needed at most = %d, tokens = %d", most, c.Tokens.Len())
		}
	})
}

// TestPYR_2_5_Markers checks that markers on cards are unlimited, unlike resources and troops, although the box has
// only thirteen (PYR-2.5).
func TestPYR_2_5_Markers(t *testing.T) {
	s := given(t, 4, "{"+on("thebes")+`, players: {1: {hand: [B-red-G1, S06]}, 2: {hand: [B-blue-G1]},
3: {hand: [B-yellow-G1]}, 4: {hand: [B-green-G1]}}}`)
	for _, seat := range []string{"1", "2", "3", "4"} {
		name := []string{"red", "blue", "yellow", "green"}[seat[0]-'1']
		play(t, s, seat+" play B-"+name+"-G1", seat+" category influence")
	}
	// A fifth marker, from a box with four.
	events := play(t, s, "1 play S06", "1 copy B-red-G1", "1 category influence")
	if won := happened(events, pyramidion.EvTorturer); len(won) != 1 || won[0].Seat != 0 || won[0].B != 12 {
		t.Errorf("torturers at Thebes = %v, want one with 12 influence", won)
	}
}
