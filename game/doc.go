// Package game is the kernel of Ennead: what all games have in common, and nothing of any one game.
//
// A [State] is a value: one moment of a game, hidden parts included. It says who is to move ([State.Owing]), what the
// legal moves are ([State.Moves]), why another move is illegal ([State.Why]) and what a move does ([State.Play]). A
// seat that is to move owes a choice. Chance is a player, [Nature], who chooses among weighted outcomes.
//
// The package also has [Record] (the game as readable text: replaying it gives the state, replaying less of it is
// undo), [Fair] (chance that nobody can influence and everybody can verify afterwards), and [Message] (what the rules
// report, as keys and typed parameters that catalogues put into words).
//
// The kernel knows no clock, network, file, user, language, bot or picture.
package game
