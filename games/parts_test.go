package games_test

import (
	"math"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
)

// TestPartsSum: what the evaluator of a game expects of a seat is the sum of its parts, whenever a seat chooses in
// random games with every number of players.
func TestPartsSum(t *testing.T) {
	for _, k := range games.Kits {
		t.Run(k.ID(), func(t *testing.T) {
			t.Parallel()
			told := make([]bool, len(k.Parts.Names))
			least, most := k.Players()
			for players := least; players <= most; players++ {
				for seed := range uint64(2) {
					splitAll(t, k, players, seed, told)
				}
			}
			for i, found := range told {
				if !found {
					t.Errorf("%s is always 0", k.Parts.Names[i])
				}
			}
		})
	}
}

// splitAll compares parts and values during a random game, and notes which parts are ever other than 0.
func splitAll(t *testing.T, k *gamekit.Kit, players int, seed uint64, told []bool) {
	s, err := k.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	values, parts := make([]float32, s.Seats()), make([]float32, len(told))
	var moves []game.Move
	chance := game.NewRand(seed)
	for n := 0; s.Owing() != 0 && n < 3000; n++ { // a random game may take for ever
		seat := s.Owing().First()
		if seat == game.Nature {
			move, _ := chance.Roll(s, nil)
			s.Play(game.Nature, move, nil)
			continue
		}
		if n%7 == 0 {
			k.Evaluator(s, values)
			for seat, value := range values {
				k.Parts.Split(s, game.Seat(seat), parts)
				sum := float32(0)
				for i, x := range parts {
					sum += x
					told[i] = told[i] || x != 0
				}
				if math.Abs(float64(sum-value)) > 0.01 {
					t.Fatalf("%d players, seed %d, move %d, seat %d: %v is %v, not %v", players, seed, n, seat+1, parts,
						sum, value)
				}
			}
		}
		moves = s.Moves(moves[:0], seat)
		s.Play(seat, moves[chance.Intn(len(moves))], nil)
	}
}

// TestPartsHaveNames: the site names the parts in every language.
func TestPartsHaveNames(t *testing.T) {
	for _, k := range games.Kits {
		words, err := locale.New(k.Words...)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range k.Parts.Names {
			for _, lang := range []string{"en", "fr"} {
				if !words.In(lang).Has("site.game." + k.ID() + ".part." + name) {
					t.Errorf("%s, %s: no name for %s", k.ID(), lang, name)
				}
			}
		}
	}
}
