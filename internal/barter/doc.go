// Package barter is the smallest game with negotiation outside the turn order (see [game.Negotiated]). The tests of
// the kernel, of the table and of the referee play it.
//
//	BAR-1  Two to four players. Each is dealt two stones in secret: clay or gold, equally likely.
//	BAR-2  In each of the rounds (an option, 1 to 3) each player in turn digs, and is dealt one more stone in
//	       secret, or rests, which is worth a point, or polishes gold that they hold, which is worth two.
//	BAR-3  Whenever no stone is being dealt any player may bargain. They mark in secret which kind they would
//	       give for which other, and make that offer to another player; the others know nothing of it.
//	       One offer at a time; the player must hold what they give.
//	BAR-4  The recipient may decline an offer, and its author may cancel it: that too stays between the two.
//	       To accept, the recipient must hold what is asked for. If the author still holds what they give the two
//	       swap, and everybody sees that they did, but not what; otherwise the offer has failed, which only the
//	       two know.
//	BAR-5  A player may show another in secret what they hold.
//	BAR-6  A player marks, offers and shows six times at most between two choices of BAR-2.
//	BAR-7  A player may wish for a kind of stone as often as they like; nobody else is told. The last wish
//	       counts, until the player offers something.
//	BAR-8  At the end clay is worth 1 point and gold 3. Most points win.
package barter
