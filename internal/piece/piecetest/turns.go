package piecetest

import (
	"testing"

	"ennead/game"
	"ennead/internal/piece"
)

// Turns plays games at random, one for each number of players, and checks that the turns come in the order that the
// board says, whoever looks. It fails if the board says nothing.
func (s Suite) Turns(t testing.TB, from, to int, pick Pick) {
	t.Helper()
	claims := 0
	for players := from; players <= to; players++ {
		of, next, round := game.Spectator, game.Spectator, 0 // the last claim that has not come true yet
		Play(t, s.Game, game.Setup{Players: players}, uint64(players), pick, func(at *Moment) bool {
			if rounds := at.State.(game.Rounded).Rounds(); rounds != round { // the order is another one
				of, next, round = game.Spectator, game.Spectator, rounds
			}
			then, ok := piece.Then(s.Board, at.Scene(game.Spectator, nil), at.Next)
			for viewer := range game.Seat(players) {
				if seat, known := piece.Then(s.Board, at.Scene(viewer, nil), at.Next); seat != then || known != ok {
					t.Fatalf("%d players, move %d: not everybody knows the next turn", players, at.N)
				}
			}
			if at.Next == next {
				of, next = game.Spectator, game.Spectator
			}
			if !ok {
				return false
			}
			if next != game.Spectator && at.Next != of {
				t.Fatalf("%d players, move %d: the turn of %s comes after that of %s, not that of %s", players, at.N,
					at.Next.Text(), of.Text(), next.Text())
			}
			of, next = at.Next, then
			claims++
			return false
		})
	}
	if claims == 0 {
		t.Error("nobody knows whose turn comes next")
	}
}
