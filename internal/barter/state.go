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
	stones  uint8    // how many, which everybody knows
	held    [3]uint8 // of each kind; Unknown when masked
	earned  uint8    // by resting and polishing
	mark    deal
	offer   deal
	to      uint8 // whom the offer is for, from 1; 0 where there is none
	entries uint8 // of BAR-6
	wish    uint8 // of BAR-7
}

// deal is one stone for another; zeros where there is none.
type deal struct{ give, take uint8 }

// Seats counts the places.
func (s *State) Seats() int { return int(s.players) }

// Automata is empty.
func (s *State) Automata() game.Seats { return 0 }

// Owing says who owes a choice.
func (s *State) Owing() game.Seats {
	switch s.step {
	case dealing, digging:
		return game.Nature.Set()
	case choosing:
		return game.Seat(s.turn).Set()
	}
	return 0
}

// Moves are the legal choices.
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

// Candidates is what could be pointed at.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	if !s.Owing().Has(seat) || seat == game.Nature {
		return s.Moves(dst, seat)
	}
	return append(dst, game.Move{Verb: vDig}, game.Move{Verb: vRest}, game.Move{Verb: vPolish})
}

// OutOfTurn are the moves of BAR-3 to BAR-7.
func (s *State) OutOfTurn(dst []game.Move, seat game.Seat) []game.Move {
	may := func(m game.Move) {
		if s.why(seat, m) == 0 {
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

// IsOutOfTurn: accepting and showing bind, the rest are words.
func (s *State) IsOutOfTurn(m game.Move) (beside, words bool) {
	return m.Verb >= vMark, m.Verb >= vMark && m.Verb != vAccept && m.Verb != vShow
}

// Offerers are the others.
func (s *State) Offerers(seat game.Seat) game.Seats { return (1<<s.players - 1) &^ seat.Set() }

// Declines is the answer to the one offer of another, if it has made one.
func (s *State) Declines(dst []game.Move, seat, by game.Seat) []game.Move {
	if m := (game.Move{Verb: vDecline, A: uint8(by)}); s.why(seat, m) == 0 {
		dst = append(dst, m)
	}
	return dst
}

// Overtakes: the last wish counts.
func (s *State) Overtakes(later, earlier game.Move) bool {
	return later.Verb == vWish && earlier.Verb == vWish
}

// The kinds of refusals.
const (
	noGold = game.NotNow + 1 + iota
	noDeals
	noWhom
	noEntries
	noSame
	noOffer
	noHold // what an offer would give
	noAnswer
	noReturn // what an answer would give
)

// Why says why a move is not legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	owes := s.Owing().Has(seat)
	switch {
	case m.Verb >= vMark:
		return game.Reason{No: s.why(seat, m)}
	case owes && m.Verb == vPolish && s.step == choosing && s.player[seat].held[2] == 0:
		return game.Reason{No: noGold}
	case owes && (m.Verb == vStone) == (seat == game.Nature):
		return game.Reason{}
	}
	return game.Reason{No: game.NotYours}
}

// why says what is wrong with a move beside the turn.
func (s *State) why(seat game.Seat, m game.Move) game.No {
	if s.step != choosing {
		return noDeals
	}
	p := &s.player[seat]
	entry := m.Verb == vMark || m.Verb == vOffer || m.Verb == vShow
	to := m.Verb == vOffer || m.Verb == vAccept || m.Verb == vDecline || m.Verb == vShow
	switch {
	case to && (m.A >= s.players || game.Seat(m.A) == seat):
		return noWhom
	case entry && p.entries == mostEntries:
		return noEntries
	case m.Verb == vMark && m.A == m.B:
		return noSame
	case m.Verb == vOffer && (p.to != 0 || p.mark == deal{}):
		return noOffer
	case m.Verb == vOffer && p.held[p.mark.give] == 0:
		return noHold
	case m.Verb == vCancel && p.to == 0:
		return noAnswer
	case (m.Verb == vAccept || m.Verb == vDecline) && s.player[m.A].to != uint8(seat)+1:
		return noAnswer
	case m.Verb == vAccept && p.held[s.player[m.A].offer.take] == 0:
		return noReturn
	}
	return 0
}

// Weight is the odds of an outcome.
func (s *State) Weight(game.Move) int { return 1 }

// Copy is an independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal tells whether two states are the same.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
