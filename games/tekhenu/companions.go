package tekhenu

import (
	"ennead/game"
	"ennead/game/flow"
)

// What is said of a state, and how it is written.

func (house) Position(s game.State) []byte { return s.(*State).Position() }

func (house) Prompt(s game.State, seat game.Seat) game.Message { return s.(*State).Prompt(seat) }

func (house) Label(s game.State, seat game.Seat, m game.Move) game.Message {
	return s.(*State).Label(seat, m)
}

func (house) Tell(s game.State, e game.Event) game.Message { return s.(*State).Tell(e) }

func (house) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	return s.(*State).refusal(seat, m, s.Why(seat, m))
}

// refusal puts a reason against a move into a message.
func (s *State) refusal(seat game.Seat, m game.Move, why game.Reason) *game.Refusal {
	return refusals.Say(flow.Case[State]{State: s, Seat: seat, Move: m, Reason: why}, steps[s.Top().Step].Rule)
}
