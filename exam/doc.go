// Package exam asks bots questions that have an answer: a position, the seat to move, and the moves that are best or
// bad there. A position is a YAML file in the format of scenarios with a few keys more:
//
//	name: The first move
//	given: {game: pharaon, players: 3, seed: 3, start: {asked: pharaon.prompt.turn}}
//	seat: 1
//	avoid: [pass]
//	why: Whoever passes first has no action in this round.
//	skill: pass
//	certainty: argued
//
// docs/exam.md lists every key. [Read] checks a file strictly: what it reads can be asked. [Hold] asks bots, which see
// what the seat sees and nothing else.
package exam
