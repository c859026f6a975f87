package bot

import "ennead/game"

// DealFunc is a function that is a [Dealer].
type DealFunc func(view game.State, seat game.Seat, r *game.Rand) []game.Move

// Deal calls the function.
func (f DealFunc) Deal(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	return f(view, seat, r)
}

// Dealing is a bot that chooses as one does, and deals as another does.
type Dealing struct {
	Bot
	Dealer
}
