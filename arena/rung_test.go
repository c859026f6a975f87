package arena_test

import (
	"testing"

	"ennead/arena"
)

// rung says that one bot beats another: in a few games with up to that many players, or with -ladder in more games.
type rung struct {
	better, worse           string
	games, most             int
	ladderGames, ladderMost int
}

// ascend plays the matches of a ladder, each with 2 players and more.
func ascend(t *testing.T, table func(t testing.TB, players, games int, specs ...string) arena.Config, rungs []rung) {
	t.Helper()
	for _, c := range rungs {
		if *ladder {
			c.games, c.most = c.ladderGames, c.ladderMost
		}
		for players := 2; players <= c.most; players++ {
			expectAhead(t, table(t, players, c.games, c.better, c.worse))
		}
	}
}
