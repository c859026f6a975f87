// Package bot chooses moves. It knows [game.State] and no game in particular.
//
// A [Bot] is shown what its seat may see (a state masked for that seat, see [game.State.Mask]) and
// nothing else; what is hidden it can only guess, as a person would.
//
// There are three families, named by a [Spec]:
//
//	random         any legal move
//	greedy         looks at each move and at the rest of its own turn, by the eye of a Judge
//	mcts:500       information-set Monte Carlo tree search with 500 iterations a choice
//	mcts:250ms     the same for 250 milliseconds a choice
//	mcts:2000x2    two independent trees of 2000 iterations each, on two cores
//	mcts:2000/within=500ms   iterations, or less if that takes too long or the choice is plain
//	scribe         a named level: see [Levels]
//
// The search takes settings after slashes, for the laboratory: mcts:500/depth=20/explore=0.3 and more,
// see [Tuning].
//
// What a position is worth is the opinion of a [Judge], which every game brings along. With a budget
// of iterations a bot is a function of its seed and of what it was shown.
package bot
