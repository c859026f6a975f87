package game

import (
	"errors"
	"slices"
)

// ErrUnlisted: the rules name no reason against the move, and do not list it among the legal ones. It is refused all the same.
var ErrUnlisted = errors.New("this is not one of the legal moves")

// Reason is why a move is not legal, as small numbers whose meaning belongs to its kind; the zero reason is none.
type Reason struct {
	No   No
	A, B uint8
}

// No is a kind of refusal, numbered by the game. The first two are the same in every game.
type No uint8

const (
	// NotYours refuses a seat that owes no choice now.
	NotYours No = 1 + iota
	// NotNow refuses a move that is not among the choices now. A game's own kinds begin after it.
	NotNow
)

// Allowed is nil if that seat may make that move now: one that the rules list, as a choice that it owes or beside the
// turn (see [Negotiated]). Otherwise the error is [ErrNotYours], a *[Refusal] or [ErrUnlisted].
func Allowed(g Text, s State, seat Seat, m Move) error {
	_, err := allowed(g, s, nil, seat, m)
	return err
}

// allowed is [Allowed] with room for the list of moves, which it gives back.
func allowed(g Text, s State, list []Move, seat Seat, m Move) ([]Move, error) {
	list = list[:0]
	outOfTurn, _ := IsOutOfTurn(s, m)
	switch owing := s.Owing(); {
	case outOfTurn && (owing == 0 || int(seat) >= s.Seats()), !outOfTurn && !owing.Has(seat):
		return list, ErrNotYours
	case outOfTurn:
		list = OutOfTurnOf(s, list, seat)
	default:
		list = s.Moves(list, seat) // far cheaper than Why, which looks for the reason
	}
	if slices.Contains(list, m) {
		return list, nil
	}
	if refusal := g.Refusal(s, seat, m); refusal != nil {
		return list, refusal
	}
	return list, ErrUnlisted
}
