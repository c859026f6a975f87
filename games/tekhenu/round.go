package tekhenu

import "ennead/game"

// Rounds: TEK-4.1, TEK-4.2.

// How often things happen; a player's board has room for the dice of just these rounds.
const (
	PerRotation = 2 // rounds
	PerMaat     = 2 // rotations
	PerScoring  = 2 // judgements of Maat
)

// The places of a round.
const (
	RoundBegins uint8 = iota
	RoundOver
)

// roundRun: everybody takes one turn in turn order; after every second round the dial turns (TEK-4.2).
func roundRun(s *State, f Frame, log *game.Log) {
	if f.A == RoundOver {
		if s.Round%PerRotation == 0 {
			s.Push(StepRotate, 0, 0, 0)
		} else {
			s.Push(StepRound, 0, RoundBegins, 0)
		}
		return
	}
	s.Round++
	log.Add(roundOf(s.Round))
	s.Push(StepRound, 0, RoundOver, 0)
	for i := int(s.Count) - 1; i >= 0; i-- {
		seat, step := s.Order[i], StepTurn
		if s.Automata().Has(seat) {
			step = StepBotTurn
		}
		s.Push(step, seat, 0, 0)
	}
}

// Begins tells whether a turn begins with the choice that is owed now, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepDie && s.Turn.Anubis == NoAnubis }

// roundFits: a round begins, or its turns are being taken (TEK-4.1).
func roundFits(_ *State, f, _ Frame) bool { return f.A <= RoundOver }
