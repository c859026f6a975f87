// Package arena plays matches between bots, at any game, and computes statistics.
//
// A shuffle is one stream of chance (a seed). Every shuffle is played once in each rotation of the seats, so that
// neither a good seat nor good luck favours one bot; matches with the same seed share their shuffles. The n-th draw of
// a shuffle takes the same random number in all its games, so they begin with the same set-up and stay alike until the
// bots choose differently. After that, a draw may serve another purpose or have other outcomes left, so only the
// beginning of a shuffle is common to its games. Games run in parallel; the result depends only on the seed, not on how
// many run at once (unless a bot's budget is time).
//
//	entrants := []arena.Entrant{arena.Enter(mcts, judge), arena.Enter(greedy, judge)}
//	result, err := arena.Run(ctx, arena.Config{Game: games.Find("pharaon"), Setup: game.Setup{Players: 4},
//		Bots: entrants, Games: 400, Seed: 1, Jobs: 2})
//
// Rate plays a match between every two of several bots and rates each, with a confidence interval.
//
// Win rates show who is better. Margins show it sooner: the same certainty takes fewer than half the games.
package arena
