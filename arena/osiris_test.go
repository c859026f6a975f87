package arena_test

import (
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games/osiris"
	osirisevaluator "ennead/games/osiris/evaluator"
	osiriskit "ennead/games/osiris/kit"
)

func barges(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: osiriskit.Game, Setup: game.Setup{Players: players}, Games: games, Seed: 1, Jobs: 2,
		Bots: enter(t, osirisevaluator.Value, specs...)}
}

// Greedy bots beat random ones at Osiris: a few games by default. With -ladder the strongest search must beat greedy
// too (with a tenth of its iterations it does not), and a longer search must beat a shorter one.
func TestOsirisLadder(t *testing.T) {
	ascend(t, barges, []rung{{"greedy", "random", 8, 3, 30, 5}, {"vizier", "greedy", 0, 0, 40, 2},
		{"mcts:300", "mcts:30", 0, 0, 40, 4}})
}

// Bots that negotiate do trade, and with -ladder they score more points in all than bots that keep silent.
func TestOsirisTradingPays(t *testing.T) {
	games, least, most := 6, 4, 4
	if *ladder {
		games, least, most = 300, 3, 5
	}
	for players := least; players <= most; players++ {
		c := barges(t, players, games, "greedy")
		make := c.Bots[0].New
		c.Bots[0].New = func(seed uint64) bot.Bot {
			return bot.Negotiating{Bot: make(seed), Negotiator: bot.NegotiateFunc(osirisevaluator.Negotiate)}
		}
		talking := run(t, c)
		c.Silent = true
		silent := run(t, c)
		t.Logf("%d players: %.2f points with deals, %d negotiation moves per game; %.2f in silence", players,
			talking.Bots[0].ScoreMean, talking.OutOfTurn/games, silent.Bots[0].ScoreMean)
		if talking.OutOfTurn < 20*games || silent.OutOfTurn != 0 {
			t.Errorf("%d players: %d deals, in silence %d", players, talking.OutOfTurn, silent.OutOfTurn)
		}
		if *ladder && talking.Bots[0].ScoreMean < silent.Bots[0].ScoreMean+0.1 {
			t.Errorf("%d players: trading does not pay", players)
		}
	}
}

// summer returns the first turn of the third season.
func summer(t testing.TB, players int) (game.State, game.Seat) {
	return reach(t, osiriskit.Game, players, func(s game.State, _ bool) bool {
		o := s.(*osiris.State)
		return o.Season == 3 && o.Begins()
	})
}

// A search of Osiris allocates nothing either.
func TestOsirisSearchAllocatesNothing(t *testing.T) {
	s, seat := summer(t, 3)
	unallocated(t, s, seat, enter(t, osirisevaluator.Value, "greedy", "mcts:300")...)
}
