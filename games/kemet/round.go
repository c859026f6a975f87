package kemet

import (
	"slices"

	"ennead/game"
)

// The round: a Day and a Night, and the Dawn that ends it and begins the next (KEM-3.1, KEM-7.8, KEM-7.9).

// dawn ends the game if its end has been triggered, else starts the choice of the next order (KEM-7.8, KEM-7.9).
func (s *State) dawn(log *game.Log) {
	if s.Trigger != NoSeat {
		log.Add(over())
		return
	}
	for i := range s.Next {
		s.Next[i] = NoSeat
	}
	s.Push(StepSunrise, 0, 0, 0)
	s.Push(StepNewOrder, 0, 0, 0)
}

// newOrderRun asks the next player to choose a position, until all have chosen.
func newOrderRun(s *State, _ Frame, _ *game.Log) {
	next := s.chooser()
	if next == NoSeat {
		s.Order = s.Next
		for i := range s.Next {
			s.Next[i] = NoSeat
		}
		return
	}
	s.Push(StepNewOrder, 0, 0, 0)
	s.Push(StepOrder, next, 0, 0)
}

// chooser returns the seat that chooses next: fewest VP first; among equals, further left first (KEM-7.9). It returns
// NoSeat when all have chosen.
func (s *State) chooser() game.Seat {
	next, best := NoSeat, 0
	for _, seat := range s.Order[:s.Count] {
		if slices.Contains(s.Next[:s.Count], seat) {
			continue
		}
		if vp := s.Score(seat); next == NoSeat || vp < best {
			next, best = seat, vp
		}
	}
	return next
}

// orderFits reports whether it is the seat's turn to choose (KEM-7.9).
func orderFits(s *State, f, _ Frame) bool {
	return !slices.Contains(s.Order[:s.Count], NoSeat) && f.Seat == s.chooser()
}

func orderCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for i := range s.Count {
		dst = append(dst, game.Move{Verb: VOrder, A: i + 1})
	}
	return dst
}

func orderWhy(s *State, _ Frame, m game.Move) reason {
	if s.Next[m.A-1] != NoSeat {
		return reason{No: NoPosition}
	}
	return reason{}
}

func orderPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Next[m.A-1] = f.Seat
	log.Add(ordered(f.Seat, m.A))
}

// sunriseRun begins a round with its Day (KEM-2.9, KEM-4.1).
func sunriseRun(s *State, _ Frame, log *game.Log) {
	s.Round++
	for i := range s.Count {
		s.Player[i].Tokens = ActionTokens
	}
	log.Add(day(s.Round))
	s.Push(StepDay, 0, 0, 0)
}

// Clock counts the Days and the seat's turns that have begun. At Night a player's tokens may already be back, so
// Clock counts every turn of the Day as begun.
func (s *State) Clock(seat game.Seat) (round, turn int) {
	round = int(s.Round)
	if s.Active == NoSeat {
		return round, round * ActionTokens
	}
	turn = round*ActionTokens - int(s.Player[seat].Tokens)
	if s.SeatOf(StepToken) == seat {
		turn++
	}
	return round, turn
}

// Rounds counts the Days that have begun. See [game.Rounded].
func (s *State) Rounds() int { return int(s.Round) }
