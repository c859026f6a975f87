// Package leaks tests the laws of secrecy. Its table holds deliberate leaks, each a change to the source, and the suite
// that all games share must notice every one of them.
//
// Every run tests that each row still fits the source and compiles. The leaks themselves are tried only on request,
// since each needs a run of a game's laws: make leaks, or one row by a part of its name,
//
//	go test ./game/gametest/leaks -leaks -run 'Leaks/kemet.*drawn' -v
package leaks
