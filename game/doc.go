// Package game is the kernel of Ennead: what every game is, and nothing that any one game is.
//
// A [State] is a value: one moment of a game, hidden parts included. It says who owes a choice
// ([State.Owing]), among what ([State.Moves]), why another move is refused ([State.Why]) and what
// a move does ([State.Play]). Chance is a player, [Nature], who owes its choice among weighted outcomes.
//
// Around it stand a [Record] (the game as readable text: replaying it gives the state, replaying less
// of it is undo), [Fair] (chance that nobody can choose and everybody can verify afterwards), and
// [Message] (what the rules have to say, as keys and typed parameters, for catalogues to put in words).
//
// The kernel knows no clock, network, file, user, language, bot or picture.
package game
