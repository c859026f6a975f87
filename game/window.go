package game

// Interrupted is a [State] of a game in which players may cut in, such as by a card played on somebody's
// turn. It asks them in windows. Whether it does, and what Window and Clock answer, follows from public
// facts alone, so a table may let windows pass for who does not want to be asked and tell nothing by it.
type Interrupted interface {
	State
	// Window tells whether the choice that the seat owes now is only the chance to cut in.
	Window(seat Seat) (w Window, open bool)
	// Clock counts the rounds that have begun and the turns that the seat has begun. Neither ever falls.
	Clock(seat Seat) (round, turn int)
}

// Window is a chance to cut in.
type Window struct {
	Pass Move // lets it go by
	// Touches: it is the seat's own act that is to come, or something that is about to happen to it.
	Touches bool
}

// WindowOf is the window in which that seat is asked now, if it is one.
func WindowOf(s State, seat Seat) (w Window, open bool) {
	in, ok := s.(Interrupted)
	if !ok || !s.Owing().Has(seat) {
		return w, false
	}
	return in.Window(seat)
}
