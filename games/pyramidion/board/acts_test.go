package board_test

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestActs checks that what the resolutions of sites say seats take home is the change of troops on sites and of goods.
func TestActs(t *testing.T) {
	signs := []string{"py-torturer", "py-negotiator"}
	for _, name := range pyramidion.ResourceNames {
		signs = append(signs, "t-py-"+name)
	}
	holds := func(at game.State, seat game.Seat, sign string) (n int, known bool) {
		s := at.(*pyramidion.State)
		for i, name := range signs {
			switch {
			case name != sign:
			case i < pyramidion.TroopCount:
				n = int(s.Posted(seat, pyramidion.Troop(i)))
			default:
				n = int(s.Player[seat].Goods[i-pyramidion.TroopCount])
			}
		}
		return n, true
	}
	for players := 2; players <= 4; players++ {
		for g := range gametest.Many(2, 2, 8) {
			acts, beats := suite.Acts(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t), piecetest.Goods{Signs: signs, Holds: holds},
				func(game.Event) (game.Seat, int) { return game.Spectator, 0 })
			if acts < 12 || beats < 6 {
				t.Errorf("%d players: %d acts of up to %d beats", players, acts, beats)
			}
		}
	}
}

// TestCompared checks that the totals told are those that the rules compared, whatever the last turn before the
// resolution did (PYR-10.1.4, PYR-10.2.1, PYR-10.3.1).
func TestCompared(t *testing.T) {
	row := map[uint8]string{
		pyramidion.EvFell: "Revolt", pyramidion.EvHeld: "Revolt", pyramidion.EvTorturer: "Influence",
		pyramidion.EvNegotiator: "Negotiation",
	}
	over := func(e game.Event) bool { return e.Kind == pyramidion.EvSundial }
	bargained := func(e game.Event) bool { return e.Kind == pyramidion.EvMerchant }
	seen, stay := map[uint8]int{}, 0
	for g := range gametest.Many(12, 12, 40) {
		var before game.State
		var past, prior, events []game.Event
		var now game.State
		setup := game.Setup{Players: 2 + g%3}
		piecetest.Play(t, kit.Game, setup, uint64(g), piecetest.Any, func(at *piecetest.Moment) bool {
			first, begun := piece.Split(board.Board{}, past, at.Last)
			past = append(past, at.Last...)
			if len(begun) > 0 {
				before, prior, events = now, first, begun[0]
			} else {
				events = append(events, first...)
			}
			now = at.State.Copy()
			if before == nil || !slices.ContainsFunc(events, over) {
				return false
			}
			scene := at.Scene(game.Spectator, nil)
			scene.Words = words(t).In("en")
			act := board.Board{}.Act(piece.Passage{Scene: scene, Before: before, Prior: prior, Events: events})
			for _, e := range events {
				points := int(e.A)
				if e.Kind == pyramidion.EvTorturer || e.Kind == pyramidion.EvNegotiator {
					_, points = pyramidion.PlacedOf(e)
				}
				for _, b := range act.Beats {
					if row[e.Kind] == "" || !strings.HasPrefix(b.Name, row[e.Kind]) {
						continue
					}
					seen[e.Kind]++
					fell := e.Kind == pyramidion.EvFell
					if b.Figures[e.Seat] != points || b.Lit.Has(e.Seat) == fell {
						t.Fatalf("game %d, move %d: %q says %+v, not %d for seat %d",
							g, at.N, b.Name, b, points, e.Seat)
					}
				}
			}
			if i := slices.IndexFunc(act.Beats, func(b piece.Beat) bool { return b.Name == "Bargaining" }); i >= 0 {
				line := act.Beats[i].Line
				leftovers := strings.Contains(line, "What stays there")
				if leftovers && (slices.ContainsFunc(events, bargained) || !strings.Contains(act.Line, line)) {
					t.Fatalf("game %d, move %d: %q is not in %q", g, at.N, line, act.Line)
				} else if leftovers {
					stay++
				}
			}
			for _, b := range act.Left().Beats {
				if b.Place != "" && !strings.HasPrefix(b.Place, "site-") || len(b.Spots) > 0 {
					t.Fatalf("game %d, move %d: at the next site %q is told at %q", g, at.N, b.Name, b.Place)
				}
			}
			if won := func(b piece.Beat) bool { return b.Lit.Has(act.Who) }; act.Who != game.Spectator &&
				!slices.ContainsFunc(act.Beats, won) {
				t.Fatalf("game %d, move %d: %q bears the mark of seat %d, who won nothing", g, at.N, act.Line, act.Who)
			}
			before = nil
			return false
		})
	}
	if stay == 0 {
		t.Error("no tie in bargaining left anything")
	}
	for kind, name := range row {
		if seen[kind] == 0 {
			t.Errorf("no event %d for %q", kind, name)
		}
	}
}
