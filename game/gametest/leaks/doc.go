// Package leaks tries the laws of secrecy: its table holds deliberate leaks, one change of the source each, and the suite that
// all games share must notice every one of them.
//
// That every row still fits the source, and compiles, is tested each time. The leaks themselves are tried on request, since each
// is a run of a game's laws: make leaks, or one row by a part of its name,
//
//	go test ./game/gametest/leaks -leaks -run 'Leaks/kemet.*drawn' -v
package leaks
