package bot

import "ennead/game"

// horizon limits a search to a number of turns, whichever seats take them. Everything is then evaluated at the same
// kind of moment, between two turns. Without it, a move that leaves few choices is followed further into the replies
// of the others than one that leaves many.
type horizon struct {
	clock  game.Reactive // the state the search plays in, if its game counts turns
	staged game.Staged   // the same, if it counts stages
	began  int           // the stage in which the search began
	seats  game.Seat
	turns  int // 0 is no bound
	end    int // the first count of turns beyond the horizon
	passed int // if the game does not count turns: how often the choice passed to another seat
	last   game.Seat
}

// set prepares for a search from the current position of play.
func (h *horizon) set(play game.State, seat game.Seat, turns int) {
	h.turns = turns
	if h.staged, _ = play.(game.Staged); h.staged != nil {
		h.began = h.staged.Stages()
	}
	if turns == 0 {
		return
	}
	h.seats = game.Seat(play.Seats())
	h.clock, _ = play.(game.Reactive)
	h.end = h.count() + turns
	h.start(seat)
}

// start prepares for another descent from the root, where that seat is to move.
func (h *horizon) start(seat game.Seat) { h.passed, h.last = 0, seat }

// beyond reports whether the choice that the seat is about to make lies beyond the horizon.
func (h *horizon) beyond(seat game.Seat) bool {
	switch {
	case h.turns == 0:
		return false
	case h.clock != nil, h.staged != nil:
		return h.count() >= h.end
	case seat != h.last:
		h.passed, h.last = h.passed+1, seat
	}
	return h.passed >= h.turns
}

// count returns how many turns or stages have begun, in a game that counts them.
func (h *horizon) count() (n int) {
	if h.staged != nil {
		return h.staged.Stages()
	}
	if h.clock == nil {
		return 0
	}
	for seat := range h.seats {
		_, turn := h.clock.Clock(seat)
		n += turn
	}
	return n
}
