// Package senet is a small example, our own game on the ancient board: docs/adding-a-game.md builds it step by step,
// and no site offers it. Nobody knows how senet was really played. These are the rules here:
//
//	SEN-1.1  Two players have five pawns each, by turns on the first ten houses of a path of thirty. Player 1 begins.
//	SEN-1.2  First both draw two amulets, in turn and unseen by the other, from a bag: three of each number 1 to 3.
//	SEN-2.1  Each turn the player throws four sticks: as many steps as flat sides are up, five if none is.
//	SEN-2.2  A player who threw 1, 4 or 5 has another turn.
//	SEN-2.3  Then the player may lay one amulet open. Its number is added to the steps, and it leaves the game.
//	SEN-3.1  One of the player's pawns moves exactly that many houses, not onto another of them.
//	SEN-3.2  It changes places with a pawn of the other player that it meets, unless that is on a safe house.
//	SEN-3.3  A pawn that moves beyond the last house leaves the board.
//	SEN-3.4  A player who can move no pawn passes.
//	SEN-4.1  The first player with no pawn left on the board wins; a pawn that left scores a point.
//
// Chapter 1 is setup.go, chapters 2 and 3 are steps.go, chapter 4 is score.go; secrecy.go says who knows what.
package senet
