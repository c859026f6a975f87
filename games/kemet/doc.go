// Package kemet is the rules of Kemet, revised edition: 2 to 5 gods fight over temples, pyramids and
// prayers. Each Day every player puts five action tokens on a pyramid of three levels and must have a
// token on each level at its end. In between anybody may play divine intervention cards. Combats are
// fought with two secret battle cards a side. At Night temples pay, at Dawn players choose their
// places in the order of play. A player with nine victory points before playing a token ends the game
// at the next Dawn.
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
// steps.go holds the table of steps, and moves.go reads it. lexicon.go names the moves, refusals.go the reasons
// against them and events.go their effects. components.go describes what is in the box, outlook.go what a player
// could work out. fast.go and tally.go exist for speed.
//
// The packages below this one are codec (components and positions), text (sentences), board and plain (drawings),
// evaluator (for bots), tensor (for learning programs) and guide (the guided first game). kit joins rules, codec
// and text.
package kemet
