package tekhenu

import "ennead/game"

// Rounds (TEK-4.1, TEK-4.2).

// How often things happen. A player's board has room for the dice of exactly these rounds.
const (
	PerRotation = 2 // rounds
	PerMaat     = 2 // rotations
	PerScoring  = 2 // judgements of Maat
)

// Stages of a round: A of StepRound.
const (
	RoundBegins uint8 = iota
	RoundOver
)

// roundRun gives every seat one turn in turn order. After every second round the dial turns (TEK-4.2).
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

// Begins reports whether a turn begins with the choice to move now, see [game.Turned].
func (s *State) Begins() bool { return s.Top().Step == StepDie && s.Turn.Anubis == NoAnubis }

// roundFits accepts the stages of a round (TEK-4.1).
func roundFits(_ *State, f, _ Frame) bool { return f.A <= RoundOver }

// Rotation (chapter 5).

// rotateRun turns the dial (TEK-5.1). Maat comes before the new dice (TEK-5.2). After the last rotation no dice follow.
func rotateRun(s *State, _ Frame, log *game.Log) {
	s.Arrow = (s.Arrow + 1) % Gods
	turn, due := Rotation{Arrow: s.Arrow}, 2*s.Count
	if s.Round < Rounds {
		s.Push(StepRound, 0, RoundBegins, 0)
		s.Push(StepShade, 0, uint8(s.shade(0)), due)
	}
	if s.Round%(PerRotation*PerMaat) == 0 { // its dice return to the bag before the new ones come
		s.Push(StepMaat, 0, MaatBegins, 0)
	} else if n := s.diceInBag(); n < int(due) { // TEK-RUL-02
		turn.Dice, turn.Due = uint8(n), due
	}
	log.Add(turn.event())
}

// shade returns the first section in the Shade, clockwise from g.
func (s *State) shade(g God) God { return s.Data.Shaded[s.Arrow][g] }

// shadePlay adds one new die per player to each section in the Shade, alternating between the two (TEK-5.3,
// TEK-RUL-02).
func shadePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.roll(God(f.A), m, log)
	if f.B > 1 {
		s.Push(StepShade, 0, uint8(s.shade(God(f.A).after())), f.B-1)
	}
}

// shadeFits requires a section in the Shade, and at most the dice due for two sections (TEK-5.3).
func shadeFits(s *State, f, _ Frame) bool {
	return f.A < Gods && s.Lit(God(f.A)) == Shade && f.B >= 1 && f.B <= 2*s.Count
}
