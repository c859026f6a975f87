package bot

import "ennead/game"

// Dealer is a bot that deals with others beside the turn (see [game.Bargained]), or whatever does so for one.
type Dealer interface {
	// Deal is a chain of moves beside the turn that the seat makes now, each after the one before, or none. The view
	// is masked for the seat and is not changed. It is asked often, and should be quick.
	Deal(view game.State, seat game.Seat, r *game.Rand) []game.Move
}

// DealRounds is how often bots may deal in a row, each of them once a round, before somebody has to do something else.
const DealRounds = 3
