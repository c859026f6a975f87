package barter

import "ennead/game"

// VisibleTo says who may know a move.
func (s *State) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	switch m.Verb {
	case vStone:
		return game.Seat(s.turn).Set()
	case vMark, vWish:
		return seat.Set()
	case vOffer, vAccept, vDecline, vShow:
		return seat.Set() | game.Seat(m.A).Set()
	case vCancel:
		return seat.Set() | 1<<(s.player[seat].to-1)
	}
	return game.Everyone
}

// Mask hides the others' stones, and all their negotiation.
func (s *State) Mask(seat game.Seat) {
	if s.step == over {
		return
	}
	for i := range s.players {
		p := &s.player[i]
		if game.Seat(i) == seat {
			continue
		}
		p.held, p.mark, p.entries, p.wish = [3]uint8{0, game.Unknown, game.Unknown}, deal{}, 0, 0
		if p.to != uint8(seat)+1 {
			p.offer, p.to = deal{}, 0
		}
	}
}

// Determinize fills in what is hidden: it assumes that nobody else has negotiated.
func (s *State) Determinize(_ game.Seat, r *game.Rand) {
	for i := range s.players {
		if p := &s.player[i]; p.held[1] == game.Unknown {
			p.held[1] = uint8(r.Intn(int(p.stones) + 1))
			p.held[2] = p.stones - p.held[1]
		}
	}
}
