package senet

import (
	"ennead/game"
	"ennead/game/flow"
)

// Rules are the rules of senet.
var Rules game.Rules = senet{}

type senet struct{}

func (senet) ID() string             { return "senet" }
func (senet) Version() int           { return 1 }
func (senet) Players() (int, int)    { return Players, Players }
func (senet) Options() []game.Option { return nil }
func (senet) Lexicon() *game.Lexicon { return lexicon }

// New begins a game. Nature is to move first.
func New(box *Components, setup game.Setup) (*State, error) {
	if setup.Players != Players {
		return nil, game.NoTable("senet", Players, Players, setup.Players)
	}
	if _, err := setup.Chosen(nil); err != nil {
		return nil, err
	}
	s := &State{Box: box}
	for i := range Players * box.Pawns {
		s.Path[1+i] = Pawn(game.Seat(i % Players)) // SEN-1.1
	}
	for number, n := range box.Amulets {
		s.Bag[number] = uint8(n)
	}
	s.Push(StepDraw, 0, 0, 0)
	Steps.Settle(s, &s.Stack, nil)
	return s, nil
}

func drawCandidates(s *State, _ flow.Frame, dst []game.Move) []game.Move {
	return each(dst, VDraw, s.Bag[:])
}

// each appends a move for each number with a count above 0.
func each[N int | uint8](dst []game.Move, verb uint8, counts []N) []game.Move {
	for number, n := range counts {
		if n > 0 {
			dst = append(dst, game.Move{Verb: verb, A: uint8(number)})
		}
	}
	return dst
}

// drawPlay draws an amulet (SEN-1.2).
func drawPlay(s *State, f flow.Frame, m game.Move, log *game.Log) {
	s.Bag[m.A]--
	s.Hand[f.Seat][m.A]++
	s.Held[f.Seat]++
	log.Add(game.Event{Kind: EvDrew, Seat: f.Seat, A: m.A, Audience: f.Seat.Set()})
	if n := s.Drawn(); n < Players*s.Box.Hand {
		s.Push(StepDraw, game.Seat(n%Players), 0, 0)
	} else {
		s.Push(StepThrow, 0, 0, 0)
	}
}

// Drawn counts the amulets that have left the bag.
func (s *State) Drawn() int { return int(s.Held[0]) + int(s.Held[1]) + s.Laid.Len() }

// drawFits: the players draw in turn, before any amulet is laid open (SEN-1.2).
func drawFits(s *State, f, _ flow.Frame) bool {
	n := s.Drawn()
	next := flow.Frame{Step: StepDraw, Seat: game.Seat(n % Players)}
	return f == next && n < Players*s.Box.Hand && int(s.Held[f.Seat]) == n/Players && s.Laid.Len() == 0
}
