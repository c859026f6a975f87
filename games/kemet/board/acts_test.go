package board_test

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// TestActs checks that what Nights and combats give and take is the change of prayer points, units and victory points.
func TestActs(t *testing.T) {
	// What happened to temporary VP before or after an act in its turns does not follow from events, nor whether a tile
	// bears one.
	outside := func(e game.Event) (game.Seat, int) {
		switch e.Kind {
		case kemet.EvTempleVP, kemet.EvPyramidVP, kemet.EvTile, kemet.EvStep, kemet.EvLost, kemet.EvUnit,
			kemet.EvPyramid, kemet.EvSentBack, kemet.EvRetreated, kemet.EvEscaped:
			return game.Nature, 0
		case kemet.EvCombatVP, kemet.EvControlVP, kemet.EvSanctuaryVP:
			return e.Seat, 1
		}
		return game.Spectator, 0
	}
	for players := 2; players <= 5; players++ {
		for g := range gametest.Many(1, 1, 6) {
			acts, beats := suite.Acts(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t), piecetest.Goods{Signs: signs, Holds: holds}, outside)
			if acts < 3 || beats < 8 {
				t.Errorf("%d players: %d acts of up to %d beats", players, acts, beats)
			}
		}
	}
}

// A Night is told to its end, with the order of the next Day, although reinforcements meet an enemy in it.
func TestNightWithCombat(t *testing.T) {
	words := words(t).In("en")
	nights := 0
	for seed := uint64(1); seed <= 400 && nights == 0; seed++ {
		var night []game.Event
		var before game.State
		var last game.State
		piecetest.Play(t, suite.Game, game.Setup{Players: 5}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			for _, e := range at.Last {
				if e.Kind == kemet.EvNight {
					night, before = nil, last
				}
				if e.Kind == kemet.EvNight || len(night) > 0 {
					night = append(night, e.For(game.Spectator))
				}
				if e.Kind != kemet.EvDay {
					continue
				}
				fought := slices.ContainsFunc(night, func(e game.Event) bool { return e.Kind == kemet.EvCombat })
				if fought {
					scene := at.Scene(game.Spectator, nil)
					scene.Words, scene.Just, scene.Active = words, nil, false
					act := board.Board{}.Act(piece.Passage{Scene: scene, Before: before, Events: night})
					names := []string{}
					for _, b := range act.Beats {
						names = append(names, b.Name)
					}
					if nights++; act.Running || !slices.Contains(names, "Combats (VP)") ||
						!slices.Contains(names, "New order") {
						t.Errorf("seed %d: the Night with a combat is told as %v, running %t", seed, names, act.Running)
					}
				}
				night = nil
			}
			last = at.State.Copy()
			return nights > 0
		})
	}
	if nights == 0 {
		t.Error("no Night with a combat")
	}
}

// A combat that gives no VP says why not (KEM-6.11).
func TestNoVictoryPoint(t *testing.T) {
	words := words(t).In("en")
	seen := map[string]bool{}
	for seed := uint64(1); seed <= 200 && len(seen) < 3; seed++ {
		var last game.State
		piecetest.Play(t, suite.Game, game.Setup{Players: 2}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			before := last
			last = at.State.Copy()
			from := slices.IndexFunc(at.Last, func(e game.Event) bool { return e.Kind == kemet.EvForce })
			if from < 0 {
				return false
			}
			events := at.Last[from:]
			has := func(kind uint8) int {
				return slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == kind })
			}
			attacker := kemet.AsWon(events[has(kemet.EvWon)]).Side == 0
			want := "Nobody gains a VP: the defender has won."
			switch {
			case has(kemet.EvCombatVP) >= 0:
				want = "VP for the combat: "
			case attacker:
				want = "Nobody gains a VP: the winner has no unit left."
			}
			seen[want] = true
			scene := at.Scene(game.Spectator, nil)
			scene.Words, scene.Just, scene.Active = words, nil, false
			act := board.Board{}.Act(piece.Passage{Scene: scene, Before: before, Events: events})
			if !slices.ContainsFunc(act.Beats, func(b piece.Beat) bool { return strings.HasPrefix(b.Line, want) }) {
				t.Errorf("seed %d: no line %q", seed, want)
			}
			return false
		})
	}
	if len(seen) < 3 {
		t.Errorf("only these ends were met: %v", seen)
	}
}
