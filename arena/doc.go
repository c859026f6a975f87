// Package arena lets bots play matches against each other, on any game, and counts.
//
// A deal is one stream of chance. Every deal is played once in each rotation of the seats, so that
// neither a good seat nor good luck belongs to one bot; matches with the same seed share their deals. The
// n-th draw of a deal takes the same number in all its games: so they begin with the same set-up, and go on alike
// until the bots choose differently. From there on a draw may be made for another purpose or from what
// another choice has left, and then only the deal's beginning is common. Games run in parallel; the result
// depends on the seed alone, not on how many run at once (unless a bot's budget is time).
//
//	entrants := []arena.Entrant{arena.Enter(mcts, judge), arena.Enter(greedy, judge)}
//	result, err := arena.Run(ctx, arena.Config{Game: pharaonkit.Game, Setup: game.Setup{Players: 4},
//		Bots: entrants, Games: 400, Seed: 1, Jobs: 2})
//
// Rate lets every two of some bots play and gives each a rating with its interval.
//
// Wins say who is better, margins say so sooner: the same certainty takes fewer than half the games.
package arena
