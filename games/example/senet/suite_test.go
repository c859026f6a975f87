package senet_test

import (
	"fmt"
	"testing"
	"unsafe"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/example/senet"
	"ennead/games/example/senet/kit"
	"ennead/games/example/senet/text"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: gametest.Tables(kit.Game), Conserve: conserve, Secrets: 100,
		Say: localetest.Languages(t, text.Words), Tender: []string{"pending", "amulets"},
		Seeds: gametest.Seeds{
			Head: "houses: 30",
			Components: []gametest.Change{
				{Old: "pawns: 5", New: "pawns: 3"},
				{Old: "hand: 2", New: "hand: 4"},
			},
			Positions: []string{
				`{"pawns":[[1],[2]],"held":[2,2],"pending":[{"step":"throw"}]}`,
			},
		},
	}
}

func TestLaws(t *testing.T) { suite(t).Run(t, gametest.Many(40, 300, 3_000), 40) }

func TestSuite(t *testing.T) { suite(t).Test(t, gametest.Many(200, 500, 5_000)) }

func TestScenarios(t *testing.T) { scenariotest.Dir(t, "testdata/scenarios", kit.Game) }

func BenchmarkGame(b *testing.B) { gametest.Bench(b, kit.Game, unsafe.Sizeof(senet.State{})) }

// conserve checks that every pawn and amulet is in exactly one place.
func conserve(at game.State) error {
	s := at.(*senet.State)
	pawns := s.Out
	for _, who := range s.Path {
		if who != 0 {
			pawns[who-1]++
		}
	}
	for seat, n := range pawns {
		if int(n) != s.Box.Pawns || int(s.Held[seat]) != s.Hand[seat].Len() {
			return fmt.Errorf("seat %d has %d pawns and %d amulets, not %d and %d",
				seat+1, n, s.Hand[seat].Len(), s.Box.Pawns, s.Held[seat])
		}
	}
	for number, all := range s.Box.Amulets {
		if n := s.Bag[number] + s.Laid[number] + s.Hand[0][number] + s.Hand[1][number]; int(n) != all {
			return fmt.Errorf("%d amulets bear a %d, not %d", n, number, all)
		}
	}
	return nil
}
