package board_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/internal/piece/piecetest"
)

// TestActs checks that the sums of judgements and scorings are the change of points and goods.
func TestActs(t *testing.T) {
	outside := func(e game.Event) (game.Seat, int) {
		switch e.Kind {
		case tekhenu.EvPoints:
			return e.Seat, int(tekhenu.PointsOf(e).VP)
		case tekhenu.EvLost:
			return e.Seat, -int(tekhenu.PointsOf(e).VP)
		case tekhenu.EvLeads:
			return e.Seat, int(tekhenu.LeadOf(e).VP)
		}
		return game.Spectator, 0
	}
	signs := []string{"g-papyrus", "g-bread", "te-limestone", "te-granite", "g-gold", "g-scribe"}
	holds := func(at game.State, seat game.Seat, sign string) (n int, known bool) {
		s := at.(*tekhenu.State)
		for kind, name := range signs {
			if name == sign {
				n = int(s.Player[seat].Stock[kind])
			}
		}
		return n, !s.Automata().Has(seat)
	}
	for players := 1; players <= 4; players++ {
		for g := range gametest.Many(1, 1, 6) {
			acts, beats := suite.Acts(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t), piecetest.Goods{Signs: signs, Holds: holds}, outside)
			if acts != 6 || beats < 7 {
				t.Errorf("%d players: %d acts of up to %d beats, want four judgements and two scorings", players,
					acts, beats)
			}
		}
	}
}
