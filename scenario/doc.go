// Package scenario runs rules written as examples: given a position, when these moves are made, then this holds. A
// scenario is a YAML file that somebody who knows the game, but not the program, can read and write:
//
//	name: The access token is deducted
//	rules: [PHA-5.3, PHA-6.5.1]
//	text: Three of one colour in all, because the token on the wheel counts.
//	given:
//	  game: pharaon
//	  players: 3
//	  seed: 7
//	  start: {asked: pharaon.ask.turn}
//	  position: {players: {1: {tokens: {com: 3}}}}
//	when:
//	  - 1 quarter artisans
//	  - 1 colour com
//	then:
//	  owes: [1]
//	  legal: [1 access com]
//	  refused: [1 access agr: PHA-5.1]
//
// docs/scenarios.md lists every key. An unknown key is an error with its line. A file may hold several cases as YAML
// documents, separated by lines of three dashes.
package scenario
