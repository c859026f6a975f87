package sticks

import "ennead/game"

// The kinds of events.
const (
	eDealt uint8 = iota // A: the amulet
	eHidden
	eShown // A: the hand
	eThrown
	eLaid // A: the bank, B: points
	eLeft
	eFewer // the two points of STK-6
	eWorn  // A: the amulet
)

// Play applies a legal move.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	p := &s.player[s.turn]
	switch m.Verb {
	case vAmulet:
		p.amulet = m.A
		log.Add(game.Event{Kind: eDealt, Seat: game.Seat(s.turn), A: m.A, Audience: game.Seat(s.turn).Set()})
		s.turn++
		if s.turn == s.players {
			s.turn, s.step = 0, hiding
		}
	case vHide:
		s.player[seat].hand = m.A
		log.Add(game.Event{Kind: eHidden, Seat: seat, A: m.A, Audience: seat.Set()})
		if s.Owing() == 0 {
			for i := range s.players {
				log.Add(game.Event{Kind: eShown, Seat: game.Seat(i), A: s.player[i].hand, Audience: game.Everyone})
			}
			s.step = throwing
		}
	case vThrow:
		s.face, s.step = m.A, choosing
		log.Add(game.Event{Kind: eThrown, Seat: game.Seat(s.turn), A: m.A, Audience: game.Everyone})
	case vKeep:
		s.step = laying
	case vWear:
		p.worn = true
		log.Add(game.Event{Kind: eWorn, Seat: seat, A: p.amulet, Audience: game.Everyone})
		s.face += p.amulet
		s.step = laying
	case vLeave:
		log.Add(game.Event{Kind: eLeft, Seat: seat, Audience: game.Everyone})
		s.next(log)
	case vLay:
		points := min(s.face, bankMost-p.bank[m.A])
		p.bank[m.A] += points
		log.Add(game.Event{Kind: eLaid, Seat: seat, A: m.A, B: points, Audience: game.Everyone})
		s.next(log)
	}
}

func (s *State) next(log *game.Log) {
	s.face, s.step = 0, throwing
	s.turn++
	if s.turn < s.players {
		return
	}
	s.turn = 0
	s.round++
	if s.round == s.rounds {
		s.step = over
		for i := range s.players {
			if s.fewer(game.Seat(i)) {
				log.Add(game.Event{Kind: eFewer, Seat: game.Seat(i), A: 2, Audience: game.Everyone})
			}
		}
	}
}

// fewer implements STK-6.
func (s *State) fewer(seat game.Seat) bool {
	same, other := 0, 0
	for i := range s.players {
		if s.player[i].hand == s.player[seat].hand {
			same++
		} else {
			other++
		}
	}
	return same < other
}

// Score returns the sum of the banks, and STK-6 at the end.
func (s *State) Score(seat game.Seat) int {
	p := &s.player[seat]
	n := int(p.bank[0]) + int(p.bank[1])
	if s.step == over && s.fewer(seat) {
		n += 2
	}
	return n
}

// Rank returns the place.
func (s *State) Rank(seat game.Seat) int {
	rank := 1
	for i := range s.players {
		if s.Score(game.Seat(i)) > s.Score(seat) {
			rank++
		}
	}
	return rank
}

// Sheet returns the score by category.
func (s *State) Sheet() []game.Category {
	red, black, pebble := make([]int, s.players), make([]int, s.players), make([]int, s.players)
	for i := range s.players {
		red[i], black[i] = int(s.player[i].bank[0]), int(s.player[i].bank[1])
		pebble[i] = s.Score(game.Seat(i)) - red[i] - black[i]
	}
	return []game.Category{{Key: "sticks.sheet.red", Points: red}, {Key: "sticks.sheet.black", Points: black},
		{Key: "sticks.sheet.pebble", Points: pebble}}
}

// Copy returns an independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal reports whether two states are the same.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
