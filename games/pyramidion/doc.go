// Package pyramidion implements the rules of Pyramidion, a game for 2 to 4 foremen. The rules in words are in
// docs/rules/pyramidion.en.md; comments name them by number (PYR-9.2).
//
// A game is a series of rounds. In each round, resources come to eight sites, and every player is dealt character cards
// in addition to five of their own. Then the players activate sites one by one and take turns to play cards there.
// Influence, negotiation and bargaining decide who places troops and who takes the resources. The resources pay for
// boats, whose points win the game.
//
//	chapter of the rulebook          file
//	2  components and limits         pieces.go, state.go, components.go
//	3  setup                         setup.go
//	4  the round                     round.go
//	5  phase 1, boats                boats.go
//	6  phase 2, distribution         distribute.go
//	7  phase 3, negotiation          negotiate.go
//	8  phase 4, character cards      deal.go
//	9  phase 5, sites                activate.go, cards.go, totals.go
//	10 resolution                    revolt.go, resolve.go
//	11 phase 6, play order           order.go
//	12 phase 7, loading              load.go, payment.go
//	13 phase 8, end of the round     round.go
//	14 end of the game               score.go
//	16 special characters            special.go, philosopher.go, lithographer.go
//	17 powers of the sites           powers.go
//	18 running out                    distribute.go, deal.go, boats.go
//	19 who knows what                secrecy.go
//	20 decision points               steps.go, moves.go, lexicon.go
//
// The exceptions for two players (chapter 15) are in the files that they concern. Code written for speed is in fast.go.
// Package text holds the sentences, and package codec components.yaml and positions.
package pyramidion
