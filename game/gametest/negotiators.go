package gametest

import "ennead/game"

// negotiators are seats that deal at random beside the turn, one of them mostly several times in a row, so that chains
// of small moves come to something.
type negotiators struct {
	seat game.Seat
	buf  []game.Move
}

// play lets seats deal for a while, or not at all. In games without dealing it does nothing.
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

// evenly is a random move, all verbs of the list being equally likely: a yes among many things that could be asked for.
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

// chat plays some random moves beside the turn.
func chat(s game.State, r *game.Rand) {
	_ = new(negotiators).play(s, r, func(t game.Turn, _ []game.Move) error { // there is nothing to go wrong
		s.Play(t.Seat, t.Move, nil)
		return nil
	})
}
