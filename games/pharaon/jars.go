package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// Jars: PHA-1.7, section 6.6, and the nobles that modify them.

// PileLeft counts the jars that can still be drawn from the pile. Until the pile is renewed, JarPile also contains
// the Traitor's unrevealed jars, which cannot be drawn.
func (s *State) PileLeft() int { return s.JarPile.Len() - s.Mixed() }

// Mixed counts the Traitor's unrevealed jars in JarPile. Nobody knows which they are.
func (s *State) Mixed() int { return int(s.Plot.Jars) - s.Plot.Own.Len() }

// readyPile turns the discard into a new pile if no jar can be drawn (PHA-1.7). It reports whether one can be drawn.
func (s *State) readyPile() bool {
	if s.PileLeft() > 0 {
		return true
	}
	if s.JarSpent == 0 {
		return false
	}
	s.Plot.Own |= s.JarPile // only the Traitor's jars were left, so they are known now
	s.JarPile, s.JarSpent = s.JarSpent, 0
	return true
}

func (s *State) jarsShown() (n int) {
	for _, j := range s.Jars {
		if j != 0 {
			n++
		}
	}
	return n
}

// showJarFits accepts no more jars than there are places (PHA-2.6).
func showJarFits(s *State, f, _ Frame) bool { return within(f.A, 0, len(s.Jars)) }

// showJarSkip stops when enough jars are on display (PHA-2.6, PHA-8.3.5) or none is left (PHA-1.7).
func showJarSkip(s *State, f Frame, _ *game.Log) bool {
	return s.jarsShown() >= int(f.A) || !s.readyPile()
}

func showJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.JarPile = s.JarPile.Without(m.A)
	replace(s.Jars[:], 0, m.A)
	log.Add(jarShown(m.A))
	if s.jarsShown() < int(f.A) {
		s.Push(StepShowJar, f.Seat, f.A, 0)
	}
}

func jarCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.Places(dst, VJar, s.Jars[:])
}

func noJarSkip(s *State, _ Frame, _ *game.Log) bool { return s.jarsShown() == 0 }

// pickJarPlay takes a jar during the setup, without once-per-round powers (PHA-2.9.2, PHA-RUL-3).
func pickJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	replace(s.Jars[:], m.A, 0)
	log.Add(tookJar(f.Seat, m.A, Open))
	s.emptyJar(f.Seat, m.A, log)
}

// passJarSkip gives no jar in the last round (PHA-7.3).
func passJarSkip(s *State, _ Frame, _ *game.Log) bool {
	return s.Round == Rounds || s.jarsShown() == 0
}

func passJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	replace(s.Jars[:], m.A, 0)
	log.Add(tookJar(f.Seat, m.A, Open))
	s.openJar(f.Seat, m.A, log)
}

// drawJarSkip loses the gain if there is no jar at all (PHA-1.7).
func drawJarSkip(s *State, _ Frame, _ *game.Log) bool { return !s.readyPile() }

func drawJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.JarPile = s.JarPile.Without(m.A)
	log.Add(tookJar(f.Seat, m.A, Unseen))
	s.openJar(f.Seat, m.A, log)
}

// openJar reveals a jar (PHA-6.6.1). The Diplomat may replace its resources; the Tutor follows.
func (s *State) openJar(seat game.Seat, n uint8, log *game.Log) {
	if s.ready(seat, s.Data.tutors) != 0 {
		s.Push(StepTutor, seat, 0, 0)
	}
	if s.ready(seat, s.Data.diplomats) != 0 && s.basicsLeft() != 0 {
		s.Push(StepDiplomat, seat, n, 0)
		return
	}
	s.emptyJar(seat, n, log)
}

// emptyJar discards a jar and gives its three resources one by one (PHA-6.6.2).
func (s *State) emptyJar(seat game.Seat, n uint8, log *game.Log) {
	s.JarSpent = s.JarSpent.With(n)
	jar := &s.Data.Jars[n]
	s.gain(seat, log, jar.Upper[0], jar.Upper[1], jar.Lower)
}

// useCandidates appends the unused nobles among these, and the move to use none.
func (s *State) useCandidates(seat game.Seat, nobles Cards, dst []game.Move) []game.Move {
	dst = flow.List(dst, VUse, s.ready(seat, nobles))
	return append(dst, game.Move{Verb: VDone})
}

// diplomatFits accepts a jar that is nowhere else (PHA-10.16).
func diplomatFits(s *State, f, _ Frame) bool { return s.JarPile.Has(f.A) }

func diplomatCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.useCandidates(f.Seat, s.Data.diplomats, dst)
}

// diplomatPlay discards the jar and gives three basic resources of the player's choice instead (PHA-10.16).
func diplomatPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		s.emptyJar(f.Seat, f.A, log)
		return
	}
	p := &s.Player[f.Seat]
	p.Tilted = p.Tilted.With(m.A)
	log.Add(replacesJar(f.Seat, m.A, f.A))
	s.JarSpent = s.JarSpent.With(f.A)
	if s.reads(readJar) && s.Top().Step == StepTutor { // PHA-RUL-14: the Tutor of this jar
		s.Pop()
	}
	for range 3 {
		s.Push(StepBasic, f.Seat, m.A, game.Unknown)
	}
}

func tutorSkip(s *State, _ Frame, _ *game.Log) bool { return s.basicsLeft() == 0 }

func tutorCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.useCandidates(f.Seat, s.Data.tutors, dst)
}

// tutorPlay gives one more basic resource of the player's choice (PHA-10.15).
func tutorPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VUse {
		s.tilt(f.Seat, m.A, log)
		s.Push(StepBasic, f.Seat, m.A, game.Unknown)
	}
}
