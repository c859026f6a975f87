// Package kemet is the rules of Kemet, revised edition: 2 to 5 gods fight over temples, pyramids and
// prayers. Each Day every player puts five action tokens on a pyramid of three levels and must have
// one on each level at its end; in between anybody may play cards of divine intervention. Battles are
// fought with a secret pair of cards. At Night temples pay, at Dawn the order of play is chosen. Who
// has nine points before playing a token ends the game at the next Dawn.
//
//	chapter of the rules                         file
//	1           board, control, pyramids         board.go, state.go
//	2           set-up                           setup.go
//	3           round, windows                   round.go, window.go
//	4           Day phase                        day.go, tokens.go
//	5.1 to 5.4  pray, raise, buy, recruit        actions.go, recruit.go
//	5.5         Move                             movement.go, lookahead.go
//	6           Combat                           combat.go, clash.go, forces.go, aftermath.go
//	7           Night and Dawn                   night.go, powers.go, round.go
//	8           victory points                   score.go
//	9           power tiles and creatures        tiles.go, creatures.go
//	10          divine intervention cards        cards.go
//	12          who knows what                   secrecy.go
//
// The order of things stands in steps.go, and moves.go asks it. lexicon.go has the words of moves, refusals.go and
// events.go what may be said of them, components.go what comes in the box, outlook.go what a player could work out.
// fast.go and tally.go are there for speed.
//
// Beside the rules lie codec (components and positions), text (sentences), board and plain (drawings), judge (for bots)
// and guide (the first game); kit joins rules, codec and text.
package kemet
