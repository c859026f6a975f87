package game

// Tireless is a [State] of a game in which a player may go on with something for as long as he likes, undoing
// what he did. Programs should know when it is enough.
type Tireless interface {
	State
	// Enough is the move that ends it, if the choice that the seat owes now is of that kind.
	Enough(seat Seat) (m Move, open bool)
}

// EnoughOf is the move with which that seat ends what it could do for ever now, if there is any such thing.
func EnoughOf(s State, seat Seat) (m Move, open bool) {
	t, ok := s.(Tireless)
	if !ok {
		return m, false
	}
	return t.Enough(seat)
}
