package arena_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	osirisjudge "ennead/games/osiris/judge"
)

// summer is the first turn of the third season.
func summer(t testing.TB, players int) (game.State, game.Seat) {
	return reach(t, osiris.Game, players, func(s game.State, _ bool) bool {
		o := s.(*osiris.State)
		return o.Season == 3 && o.Begins()
	})
}

// A search of Osiris allocates nothing either.
func TestOsirisSearchAllocatesNothing(t *testing.T) {
	s, seat := summer(t, 3)
	unallocated(t, s, seat, enter(t, osirisjudge.Value, "greedy", "mcts:300")...)
}
