package game

import (
	"errors"
	"slices"
)

// ErrUnlisted says that the rules do not list the move as legal but give no reason against it. It is refused all the
// same.
var ErrUnlisted = errors.New("this is not one of the legal moves")

// Reason is why a move is illegal, as small numbers whose meaning depends on its kind. The zero reason means legal.
type Reason struct {
	No   No
	A, B uint8
}

// No is a kind of refusal, numbered by the game. The first two are the same in every game.
type No uint8

const (
	// NotYours refuses a seat that is not to move.
	NotYours No = 1 + iota
	// NotNow refuses a move that is not a current choice. A game's own kinds begin after it.
	NotNow
)

// Allowed returns nil if that seat may make that move now: the rules list it, either as a choice or as an out-of-turn
// move (see [Negotiated]), or it says that a player leaves or is back (see [Deserted]). Otherwise the error is
// [ErrNotYours], a *[Refusal] or [ErrUnlisted].
func Allowed(g Text, s State, seat Seat, m Move) error {
	_, err := allowed(g, s, nil, seat, m)
	return err
}

// allowed is [Allowed] with a buffer for the list of moves, which it returns.
func allowed(g Text, s State, list []Move, seat Seat, m Move) ([]Move, error) {
	list = list[:0]
	outOfTurn, _ := IsOutOfTurn(s, m)
	switch owing := s.Owing(); {
	case outOfTurn && (owing == 0 || int(seat) >= s.Seats()), !outOfTurn && !owing.Has(seat):
		return list, ErrNotYours
	case outOfTurn && IsDesertion(s, m):
		if s.Why(seat, m).No == 0 {
			return list, nil
		}
	case outOfTurn:
		list = OutOfTurnOf(s, list, seat)
	default:
		list = s.Moves(list, seat) // far cheaper than Why, which searches for the reason
	}
	if slices.Contains(list, m) {
		return list, nil
	}
	if refusal := g.Refusal(s, seat, m); refusal != nil {
		return list, refusal
	}
	return list, ErrUnlisted
}
