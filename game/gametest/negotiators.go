package gametest

import "ennead/game"

// negotiators makes random out-of-turn moves for seats, usually several in a row for one seat, so that chains of small
// moves lead to something.
type negotiators struct {
	seat game.Seat
	buf  []game.Move
}

// play lets seats negotiate for a while, or not at all. In games without negotiation it does nothing.
func (t *negotiators) play(s game.State, r *game.Rand, negotiate func(game.Turn, []game.Move) error) error {
	if _, ok := s.(game.Negotiated); !ok || r.Intn(3) > 0 {
		return nil
	}
	t.seat = game.Seat(r.Intn(s.Seats()))
	for r.Intn(6) > 0 {
		if r.Intn(3) == 0 {
			t.seat = game.Seat(r.Intn(s.Seats()))
		}
		t.buf = game.OutOfTurnOf(s, t.buf[:0], t.seat)
		if len(t.buf) == 0 {
			continue
		}
		if err := negotiate(game.Turn{Seat: t.seat, Move: evenly(t.buf, r)}, t.buf); err != nil {
			return err
		}
	}
	return nil
}

// evenly returns a random move. All verbs of the list are equally likely, so that a few answers stand a chance among
// many possible offers.
func evenly(list []game.Move, r *game.Rand) game.Move {
	var said [256]bool
	verb, verbs := uint8(0), 0
	for _, m := range list {
		if !said[m.Verb] {
			said[m.Verb] = true
			if verbs++; r.Intn(verbs) == 0 {
				verb = m.Verb
			}
		}
	}
	var pick game.Move
	n := 0
	for _, m := range list {
		if m.Verb == verb {
			if n++; r.Intn(n) == 0 {
				pick = m
			}
		}
	}
	return pick
}

// chat plays some random out-of-turn moves.
func chat(s game.State, r *game.Rand) {
	_ = new(negotiators).play(s, r, func(t game.Turn, _ []game.Move) error { // it never returns an error
		s.Play(t.Seat, t.Move, nil)
		return nil
	})
}
