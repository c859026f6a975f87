package sticks

import "ennead/game"

// VisibleTo says who may know a move.
func (s *State) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	switch m.Verb {
	case vAmulet:
		return game.Seat(s.turn).Set()
	case vHide:
		return seat.Set()
	}
	return game.Everyone
}

// Mask hides amulets that were not worn, and hands until all are shown.
func (s *State) Mask(seat game.Seat) {
	for i := range s.players {
		p := &s.player[i]
		if game.Seat(i) == seat {
			continue
		}
		if p.amulet != 0 && !p.worn && s.step != over {
			p.amulet = game.Unknown
		}
		if s.step == hiding && p.hand != 0 {
			p.hand = game.Unknown
		}
	}
}

// Determinize fills in what is hidden.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	for i := range s.players {
		p := &s.player[i]
		if p.amulet == game.Unknown {
			p.amulet = uint8(1 + r.Intn(3))
		}
		if p.hand == game.Unknown {
			p.hand = uint8(1 + r.Intn(2))
		}
	}
}
