package barter

import "ennead/game"

type step uint8

const (
	dealing step = iota // the first stones
	choosing
	digging
	over
)

var stepNames = []string{"deal", "choose", "dig", "over"}

const (
	first       = 2 // stones of BAR-1
	mostEntries = 6
)

// State is one moment of the game.
type State struct {
	players, rounds uint8
	step            step
	round, turn     uint8 // from 0
	player          [4]player
}

type player struct {
	stones  uint8    // the number, which everybody knows
	held    [3]uint8 // by kind; Unknown when masked
	earned  uint8    // by resting and polishing
	mark    deal
	offer   deal
	to      uint8 // the recipient of the offer, from 1; 0 if there is none
	entries uint8 // of BAR-6
	wish    uint8 // of BAR-7
}

// deal is one stone for another; zeros if there is none.
type deal struct{ give, take uint8 }

// Seats counts the places.
func (s *State) Seats() int { return int(s.players) }

// Automata is empty.
func (s *State) Automata() game.Seats { return 0 }

// Owing returns the seats to move.
func (s *State) Owing() game.Seats {
	switch s.step {
	case dealing, digging:
		return game.Nature.Set()
	case choosing:
		return game.Seat(s.turn).Set()
	}
	return 0
}

// Moves lists the legal moves.
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	switch {
	case !s.Owing().Has(seat):
		return dst
	case seat == game.Nature:
		return append(dst, game.Move{Verb: vStone, A: 1}, game.Move{Verb: vStone, A: 2})
	}
	dst = append(dst, game.Move{Verb: vDig}, game.Move{Verb: vRest})
	if s.player[seat].held[2] > 0 {
		dst = append(dst, game.Move{Verb: vPolish})
	}
	return dst
}

// Tries lists the moves that could be tried.
func (s *State) Tries(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) || seat == game.Nature {
		return s.Moves(dst, seat)
	}
	return append(dst, game.Move{Verb: vDig}, game.Move{Verb: vRest}, game.Move{Verb: vPolish})
}

// Deals lists the moves of BAR-3 to BAR-7.
func (s *State) Deals(dst []game.Move, seat game.Seat) []game.Move {
	may := func(m game.Move) {
		if no, _ := s.why(seat, m); no == "" {
			dst = append(dst, m)
		}
	}
	may(game.Move{Verb: vMark, A: 1, B: 2})
	may(game.Move{Verb: vMark, A: 2, B: 1})
	for to := range s.players {
		for _, verb := range [...]uint8{vOffer, vAccept, vDecline, vShow} {
			may(game.Move{Verb: verb, A: to})
		}
	}
	may(game.Move{Verb: vCancel})
	may(game.Move{Verb: vWish, A: 1})
	may(game.Move{Verb: vWish, A: 2})
	return dst
}

// Beside reports which moves are negotiation: accepting and showing are binding, the rest are words.
func (s *State) Beside(m game.Move) (beside, words bool) {
	return m.Verb >= vMark, m.Verb >= vMark && m.Verb != vAccept && m.Verb != vShow
}

// Overtakes says that a later wish replaces an earlier one.
func (s *State) Overtakes(later, earlier game.Move) bool {
	return later.Verb == vWish && earlier.Verb == vWish
}

// Refuse says why a move is illegal.
func (s *State) Refuse(seat game.Seat, m game.Move) *game.Refusal {
	no, rule := "turn", "BAR-2"
	if m.Verb >= vMark {
		no, rule = s.why(seat, m)
	} else if m.Verb == vPolish && s.step == choosing && s.Owing().Has(seat) && s.player[seat].held[2] == 0 {
		no = "gold"
	} else if s.Owing().Has(seat) && (m.Verb == vStone) == (seat == game.Nature) {
		no = ""
	}
	if no == "" {
		return nil
	}
	return &game.Refusal{Message: game.Say(rule, "barter.refuse."+no)}
}

// why says what is wrong with a negotiation move, and by which rule.
func (s *State) why(seat game.Seat, m game.Move) (no, rule string) {
	if s.step != choosing {
		return "now", "BAR-3"
	}
	p := &s.player[seat]
	entry := m.Verb == vMark || m.Verb == vOffer || m.Verb == vShow
	to := m.Verb == vOffer || m.Verb == vAccept || m.Verb == vDecline || m.Verb == vShow
	switch {
	case to && (m.A >= s.players || game.Seat(m.A) == seat):
		return "whom", "BAR-3"
	case entry && p.entries == mostEntries:
		return "entries", "BAR-6"
	case m.Verb == vMark && m.A == m.B:
		return "same", "BAR-3"
	case m.Verb == vOffer && (p.to != 0 || p.mark == deal{}):
		return "offer", "BAR-3"
	case m.Verb == vOffer && p.held[p.mark.give] == 0:
		return "hold", "BAR-3"
	case m.Verb == vCancel && p.to == 0:
		return "none", "BAR-4"
	case (m.Verb == vAccept || m.Verb == vDecline) && s.player[m.A].to != uint8(seat)+1:
		return "none", "BAR-4"
	case m.Verb == vAccept && p.held[s.player[m.A].offer.take] == 0:
		return "hold", "BAR-4"
	}
	return "", ""
}

// Weight returns the odds of an outcome.
func (s *State) Weight(game.Move) int { return 1 }

// Copy returns an independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal reports whether two states are the same.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
