// Package arena lets bots play matches against each other, on any game, and counts.
//
// A deal is one stream of chance. Every deal is played once in each rotation of the seats, so that
// neither a good seat nor good luck belongs to one bot. Games run in parallel; the result depends
// on the seed alone, not on how many run at once (unless a bot's budget is time).
//
//	entrants := []arena.Entrant{arena.Enter(mcts, judge), arena.Enter(greedy, judge)}
//	result, err := arena.Run(ctx, arena.Config{Game: pharaon.Game, Setup: game.Setup{Players: 4},
//		Bots: entrants, Games: 400, Seed: 1, Jobs: 2})
//
// Wins say who is better, margins say so sooner: the same certainty takes fewer than half the games.
package arena
