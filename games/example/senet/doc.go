// Package senet is a small game of ours on the old board, to learn by: docs/adding-a-game.md builds it step by
// step, and no site offers it. How senet was really played is not known; these are the rules here.
//
//	SEN-1.1  Two players have five pawns each, by turns on the first ten houses of a path of thirty. Player 1 begins.
//	SEN-2.1  Each turn four sticks are thrown: so many steps as flat sides lie up, five if none does.
//	SEN-2.2  Who threw 1, 4 or 5 has another turn.
//	SEN-3.1  One of the player's pawns goes exactly so many houses on, not onto another of them.
//	SEN-3.2  It changes places with a pawn of the other player that it meets, unless that stands on a safe house.
//	SEN-3.3  A pawn that goes beyond the last house leaves the board.
//	SEN-3.4  Who can move no pawn passes.
//	SEN-4.1  The first with no pawn left on the board wins; a pawn that left is a point.
package senet
