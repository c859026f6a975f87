package game

import (
	"errors"
	"slices"
)

// ErrUnlisted: the rules name no reason against the move, and do not list it among the legal ones. It is refused all the same.
var ErrUnlisted = errors.New("this is not one of the legal moves")

// Allowed is nil if that seat may make that move now: one that the rules list, as a choice that it owes or beside the
// turn (see [Bargained]). Otherwise the error is [ErrNotYours], a *[Refusal] or [ErrUnlisted].
func Allowed(s State, seat Seat, m Move) error {
	_, err := allowed(s, nil, seat, m)
	return err
}

// allowed is [Allowed] with room for the list of moves, which it gives back.
func allowed(s State, list []Move, seat Seat, m Move) ([]Move, error) {
	list = list[:0]
	beside, _ := BesideOf(s, m)
	switch owing := s.Owing(); {
	case beside && (owing == 0 || int(seat) >= s.Seats()), !beside && !owing.Has(seat):
		return list, ErrNotYours
	case beside:
		list = DealsOf(s, list, seat)
	default:
		list = s.Moves(list, seat) // far cheaper than to ask Refuse, which looks for the reason
	}
	if slices.Contains(list, m) {
		return list, nil
	}
	if refusal := s.Refuse(seat, m); refusal != nil {
		return list, refusal
	}
	return list, ErrUnlisted
}
