package pyramidion_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// TestPYR_9_6_1_Totals checks exactly what cards in play count (PYR-9.6.1, PYR-16.1, PYR-16.7.1, PYR-16.8).
func TestPYR_9_6_1_Totals(t *testing.T) {
	const at = "pending: [" + first + ", {step: card, seat: 3}]"
	for _, c := range []struct {
		id, active, players string
		want                [3]pyramidion.Points
	}{
		{
			"PYR-9.6.1", "",
			"{1: {hand: [], inPlay: [T07, M10, N03], played: 3}, 2: {hand: [], inPlay: [S02, R01], played: 2}}",
			[3]pyramidion.Points{{5, 6, 4}, {}, {}},
		},
		{
			"PYR-16.1", "ankh: true",
			`{1: {hand: [], inPlay: [B-red-G1, N03], played: 2, category: influence},
			2: {hand: [], inPlay: [B-blue-G1], played: 1, category: bargaining}}`,
			[3]pyramidion.Points{{7, 4, 0}, {0, 0, 6}, {}},
		},
		{
			"PYR-16.8", "ankh: true",
			`{1: {hand: [], inPlay: [S07, T05], played: 2},
			2: {hand: [], inPlay: [B-blue-G1, M03, T06], played: 3, category: influence}}`,
			[3]pyramidion.Points{{4, 0, 1}, {8, 0, 3}, {}},
		},
		{
			"PYR-16.8", "copied: S07",
			"{1: {hand: [], inPlay: [S07, S06, T05], played: 3}, 2: {hand: [], inPlay: [M03, M08, N07], played: 3}}",
			[3]pyramidion.Points{{4, 0, 1}, {0, 1, 3}, {}},
		},
		{
			"PYR-16.8", "copied: S07",
			`{1: {hand: [], inPlay: [S07, T05], played: 2}, 2: {hand: [], inPlay: [S06, T02], played: 2},
			3: {inPlay: [T01, M08], played: 2}}`,
			[3]pyramidion.Points{{3, 0, 0}, {4, 0, 0}, {4, 0, 1}},
		},
		{
			"PYR-16.7.1", "copied: T05",
			`{1: {hand: [], inPlay: [S07], played: 1}, 2: {hand: [], inPlay: [S06], played: 1},
			3: {inPlay: [T05], played: 1}}`,
			[3]pyramidion.Points{{}, {3, 0, 0}, {3, 0, 0}},
		},
		{
			"PYR-16.7.1", "ankh: true, copied: B-red-G1, category: negotiation",
			`{1: {hand: [], inPlay: [B-red-G1], played: 1, category: influence},
			2: {hand: [], inPlay: [S06], played: 1}, 3: {inPlay: [S07], played: 1}}`,
			[3]pyramidion.Points{{5, 0, 0}, {0, 5, 0}, {}},
		},
		{
			"PYR-16.7.6", "",
			"{1: {hand: [], inPlay: [S06], played: 1}, 2: {hand: [], inPlay: [M01], played: 1}}",
			[3]pyramidion.Points{{}, {0, 0, 5}, {}},
		},
	} {
		t.Run(c.id, func(t *testing.T) {
			s := given(t, 3, "{active: {site: thebes, activator: 1, "+c.active+"}, "+at+", players: "+c.players+"}")
			for seat, want := range c.want {
				if got := s.Totals(game.Seat(seat)); got != want {
					t.Errorf("%s: totals of seat %d = %v, want %v", c.players, seat+1, got, want)
				}
			}
		})
	}
}

// TestPYR_10_2_2_OwnTroop checks that a troop is not placed again where it is already, and that no event reports one
// (PYR-10.2.2).
func TestPYR_10_2_2_OwnTroop(t *testing.T) {
	s := given(t, 2, "{"+on("cairo")+", sites: {cairo: {torturer: 1}}, players: {1: {hand: [T01]}, 2: {hand: []}}}")
	events := play(t, s, "play T01")
	stays := s.Troop[pyramidion.Torturers][pyramidion.Cairo] == 0 && s.Sundials == 1<<pyramidion.Cairo
	if len(happened(events, pyramidion.EvTorturer)) != 0 || !stays {
		t.Errorf("events = %v, want no troop placed", events)
	}
}

// TestPYR_10_1_4_Untouched checks that a revolt does not concern players without a card in play (PYR-10.1.4).
func TestPYR_10_1_4_Untouched(t *testing.T) {
	s := given(t, 3, "{"+on("cairo")+", players: {1: {hand: [R01]}, 2: {hand: []}, 3: {hand: []}}}")
	events := play(t, s, "play R01", "* token RT1")
	fell, held := happened(events, pyramidion.EvFell), happened(events, pyramidion.EvHeld)
	if len(fell) != 1 || fell[0].Seat != 0 || fell[0].B != 1 || len(held) != 0 {
		t.Errorf("revolt hits %v, want nobody", fell)
	}
}
