// Package barter is the smallest game in which players deal with one another beside the turn (see
// [game.Bargained]). The tests of the kernel, of the table and of the referee play it.
//
//	BAR-1  Two to four players. Each is dealt two stones in secret: clay or gold, equally likely.
//	BAR-2  In each of the rounds (an option, 1 to 3) each player in turn digs, and is dealt one more stone in
//	       secret, or rests, which is worth a point, or polishes gold that he holds, which is worth two.
//	BAR-3  Whenever no stone is being dealt any player may bargain. He marks in secret which kind he would give
//	       for which other, and lays that before another player as an offer, of which the others know nothing.
//	       One offer at a time; he must hold what he gives.
//	BAR-4  Who is offered something may decline, and who offered it may cancel: that too stays between the two.
//	       Who accepts must hold what is asked for. If the other still holds what he gives they swap, and
//	       everybody sees that they did, but not what; otherwise the offer has failed, which the two alone know.
//	BAR-5  A player may show another in secret what he holds.
//	BAR-6  A player marks, offers and shows six times at most between two choices of BAR-2.
//	BAR-7  A player may wish for a kind of stone, of which nobody is told, as often as he likes. The last wish counts, until
//	       he offers something.
//	BAR-8  At the end clay is worth 1 point and gold 3. Most points win.
package barter
