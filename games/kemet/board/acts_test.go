package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
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
