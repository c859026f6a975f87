package lobby

import "errors"

// Errors of the lobby.
var (
	ErrFull = errors.New("too many people look for a game")
	ErrWish = errors.New("the game cannot be played like that here")
	ErrPast = errors.New("nobody asks for that table any more")
)
