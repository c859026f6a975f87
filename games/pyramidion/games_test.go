package pyramidion_test

import (
	"bytes"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// TestRandomGames plays tables with all numbers of players and all options to the end.
func TestRandomGames(t *testing.T) {
	for players := 2; players <= pyramidion.MaxSeats; players++ {
		for _, o := range pyramidion.Rules.Options() {
			for _, value := range o.Values {
				setup := game.Setup{Players: players, Options: map[string]string{o.Key: value}}
				for seed := range uint64(gametest.Many(4, 20, 200)) {
					played(t, setup, seed, over)
				}
			}
		}
	}
}

// TestCorrected plays tables with corrected components to the end. They must lose nothing, and return from their
// positions.
func TestCorrected(t *testing.T) {
	for _, c := range []gametest.Change{
		{Old: "dealt: 4, thebes_bonus: 1", New: "dealt: 9, thebes_bonus: 4"},
		{Old: "boat_row: 5", New: "boat_row: 9"},
		{Old: "boat_row: 5", New: "boat_row: 1"},
		{
			Old: "activation_sequence: {2: [1, 2, 1], 3: [1, 2, 3, 1, 2, 3], 4: [1, 2, 3, 4, 1, 2, 3, 4]}",
			New: "activation_sequence: {2: [1, 2, 1], 3: [1, 2, 3, 1, 2, 3], 4: [4, 2, 3, 4, 1, 1, 1, 1]}",
		},
		{Old: "min_influence: 7", New: "min_influence: 0"},
		{Old: "needs: {wood: 2, food: 2}", New: "needs: {wood: 1, statue: 1}"},
		{Old: "needs: {camel: 1, food: 1, worker: 1}", New: "needs: {statue: 2}"},
		{Old: "fr: statue,     count: 10,", New: "fr: statue,     count: 1,"},
		{Old: "vp: 1, needs: {wood: 1, food: 1, stone: 1}", New: "vp: 0, needs: {wood: 1}"},
		{Old: "resources: [worker, statue]", New: "resources: [camel, wood, food, stone, worker, statue]"},
		{Old: "torturer_troops:    {per_player: 5, count: 20", New: "torturer_troops:    {per_player: 1, count: 4"},
		{Old: "ankh: false, rule: PYR-16.7", New: "ankh: true, rule: PYR-16.7"},
	} {
		source := bytes.Replace(kit.Game.Components(), []byte(c.Old), []byte(c.New), 1)
		if bytes.Equal(source, kit.Game.Components()) {
			t.Fatalf("%q is not in components.yaml", c.Old)
		}
		if c.Old == "fr: statue,     count: 10," {
			source = bytes.Replace(source, []byte("total: 185"), []byte("total: 176"), 1)
		}
		for seed := range uint64(2) {
			setup, n := game.Setup{Players: 4, Components: source}, 0
			played(t, setup, seed, func(s *pyramidion.State) bool {
				if err := whole(s); err != nil {
					t.Fatalf("%q: %v", c.New, err)
				}
				if n++; n%500 == 0 || s.Top().Step == pyramidion.StepPay && n%16 == 0 {
					position := kit.Game.Position(s)
					back, err := kit.Game.Load(setup, position)
					if err != nil || !bytes.Equal(kit.Game.Position(back), position) {
						t.Fatalf("%q: %v\n%s", c.New, err, kit.Game.Position(s))
					}
				}
				return over(s)
			})
		}
	}
}

// over reports whether a game has ended.
func over(s *pyramidion.State) bool { return s.Owing() == 0 }
