// Package sticks is the smallest game with everything the kernel supports: chance with uneven odds, a secret deal, a
// secret simultaneous choice, chains of small choices, options and scores. It is nobody's favourite game; the tests
// of the kernel, of scenarios and of the protocol play it. It has two versions of its rules, so that tests can play
// both side by side.
//
//	STK-1  Two to four players. Each is dealt one amulet in secret: clay 1, bronze 2 or gold 3 points.
//	STK-2  All of them hide a pebble in one hand at the same time; the hands are then shown.
//	STK-3  In each of the rounds (an option, 1 to 3) each player in turn throws four sticks: the
//	       number of flat sides up, or 5 if there is none.
//	STK-4  Then the player keeps the throw, leaves it, or, once in the game, wears the amulet, which
//	       adds its points to the throw. Under rules 2 it may be worn again and again.
//	STK-5  A throw that was kept or worn is laid on the red or on the black bank; a bank holds at most
//	       10 points.
//	STK-6  At the end those who hid the pebble on the side fewer players chose get 2 points.
//	STK-7  Most points win.
package sticks
