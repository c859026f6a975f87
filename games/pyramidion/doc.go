// Package pyramidion is the rules of Pyramidion, for 2 to 4 foremen. The rules in words are
// docs/rules/pyramidion.en.md; their numbers (PYR-9.2) stand beside the functions that carry them out.
//
// A game is a series of rounds. In each, resources come to eight sites, every player is dealt character cards on top of
// five of their own, and sites are activated one by one: cards are laid there by turns, then influence, negotiation and
// bargaining decide who leaves troops and who takes the resources. With these, boats are loaded, whose points win.
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
//	18 running out                   conserve.go
//	19 who knows what                secrecy.go
//	20 decision points               steps.go, moves.go, lexicon.go
//
// What two players do otherwise (chapter 15) stands where it differs. fast.go has what is written for speed. The sentences are in
// text, components.yaml and positions in codec.
package pyramidion
