// Package bot chooses moves. It knows [game.State] and no game in particular.
//
// A [Bot] is given only what its seat may see: a state masked for that seat, see [game.State.Mask]. Like a person, it
// has to guess everything that is hidden.
//
// There are three families, named by a [Spec]:
//
//	random         any legal move
//	greedy         evaluates each move and the rest of its own turn with an evaluator
//	mcts:500       information-set Monte Carlo tree search with 500 iterations per choice
//	mcts:250ms     the same with 250 milliseconds per choice
//	mcts:2000x2    two independent trees of 2000 iterations each, on two cores
//	mcts:2000/within=500ms   iterations, but fewer if that takes too long or the choice is obvious
//	scribe         a named level: see [Levels]
//
// For experiments, the search takes settings after slashes: mcts:500/depth=20/explore=0.3 and more, see [Tuning].
//
// An [Evaluator], which every game provides, evaluates positions. With a budget of iterations, a bot's choice depends
// only on its seed and on what it was shown.
package bot
