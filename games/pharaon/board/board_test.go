package board_test

import (
	"sync"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(text.Words) })

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all = all.Reporting(func(err error) { t.Error(err) })
	return all
}

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo", "Ana"}

// reach plays at random until a player has to decide that step, after at least that many moves. It returns what that
// player sees, or a scene without a state if the step never came up.
func reach(t testing.TB, players int, seed uint64, moves int, step pharaon.Step) (scene piece.Scene) {
	t.Helper()
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, rarelyPass, func(at *piecetest.Moment) bool {
		over := at.Next == game.Spectator
		found := (at.N >= moves || over) && at.State.(*pharaon.State).Top().Step == step
		switch {
		case found && over:
			scene = at.Scene(0, names)
		case found:
			scene = at.Scene(at.Next, names)
		}
		return found
	})
	return scene
}

// rarelyPass picks a random move. It rarely passes while there is another choice.
func rarelyPass(r *game.Rand, moves []game.Move) (m game.Move) {
	for range 1 + r.Intn(6) {
		m = moves[r.Intn(len(moves))]
		if text := pharaon.Lexicon.Text(m); text != "pass" && text != "done" {
			break
		}
	}
	return m
}

// TestOrder checks that the seats are listed clockwise from the First Player.
func TestOrder(t *testing.T) {
	moved := false
	for seed := range uint64(8) {
		scene := reach(t, 4, seed, 40, pharaon.StepTurn)
		first := scene.State.(*pharaon.State).First
		order := board.Board{}.Order(scene)
		if len(order) != 4 || order[0] != first {
			t.Fatalf("order = %v, want the First Player %d at its head", order, first)
		}
		for i, seat := range order {
			if seat != (first+game.Seat(i))%4 {
				t.Fatalf("order = %v, want clockwise", order)
			}
		}
		moved = moved || first != 0
	}
	if !moved {
		t.Error("seat 0 was the First Player in every game")
	}
}
