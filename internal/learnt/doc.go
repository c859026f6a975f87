// Package learnt says what the strongest player has learnt of a game: which cards it takes when it can, which sites it
// prefers, how it begins, and how often it wins with that. It counts games that the player had with itself
// ([Counter]); what was counted last is a file of the game ([Read]).
//
// A share of won games is no proof that a card is good: who is ahead can also pay for more. So every deed has two
// shares, of those who did it and of those who could have done it and did not.
package learnt
