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

// Rotation: chapter 5.

// rotateRun: TEK-5.1; Maat comes before the new dice (TEK-5.2), and nothing comes after the last one.
func rotateRun(s *State, _ Frame, log *game.Log) {
	s.Arrow = (s.Arrow + 1) % Gods
	log.Add(rotated(s.Arrow))
	if s.Round < Rounds {
		s.Push(StepRound, 0, RoundBegins, 0)
		s.Push(StepShade, 0, uint8(s.shade(0)), 2*s.Count)
	}
	if s.Round%(PerRotation*PerMaat) == 0 {
		s.Push(StepMaat, 0, MaatBegins, 0)
	}
}

// shade is the first section in the shade from a god on.
func (s *State) shade(g God) God { return s.Data.Shaded[s.Arrow][g] }

// shadePlay: as many dice as there are players for each section in the shade, one at a time to both in turn (TEK-5.3,
// TEK-RUL-02).
func shadePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.roll(God(f.A), m, log)
	if f.B > 1 {
		s.Push(StepShade, 0, uint8(s.shade(God(f.A).after())), f.B-1)
	}
}

// shadeFits: a section in the Shade gets the next die, of as many as there are for two sections (TEK-5.3).
func shadeFits(s *State, f, _ Frame) bool {
	return f.A < Gods && s.Lit(God(f.A)) == Shade && f.B >= 1 && f.B <= 2*s.Count
}
