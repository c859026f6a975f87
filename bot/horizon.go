package bot

import "ennead/game"

// horizon bounds a search by turns, whoever's they are. Everything is then judged at the same moment, when a turn
// is over and the next is about to begin. Without it a move that leaves few choices is followed further into the
// answers of the others than one that leaves many.
type horizon struct {
	clock  game.Interrupted // what the search plays in, if its game counts turns
	staged game.Staged      // the same, if it counts stages
	began  int              // the stage in which the search began
	seats  game.Seat
	turns  int // 0 is no bound
	end    int // the count of turns that is beyond
	passed int // where the game does not count them: how often the choice went to another seat
	last   game.Seat
}

// set is for a search of the position that play is in.
func (h *horizon) set(play game.State, seat game.Seat, turns int) {
	h.turns = turns
	if h.staged, _ = play.(game.Staged); h.staged != nil {
		h.began = h.staged.Stages()
	}
	if turns == 0 {
		return
	}
	h.seats = game.Seat(play.Seats())
	h.clock, _ = play.(game.Interrupted)
	h.end = h.count() + turns
	h.start(seat)
}

// start is for another way from the root, where that seat owes a choice.
func (h *horizon) start(seat game.Seat) { h.passed, h.last = 0, seat }

// beyond tells whether the choice that a seat owes now lies beyond.
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

// count is how many turns or stages have begun, in a game that counts them.
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
