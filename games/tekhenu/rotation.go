package tekhenu

import "ennead/game"

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
