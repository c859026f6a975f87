package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
)

// Jars: PHA-1.7, section 6.6, and the two nobles that feed on them.

// PileLeft counts the jars that can still be drawn from the pile: the Traitor's pile lies among the
// unseen ones until the pile is made anew.
func (s *State) PileLeft() int { return s.JarPile.Len() - s.Mixed() }

// Mixed counts the Traitor's jars that are somewhere in JarPile.
func (s *State) Mixed() int { return int(s.Plot.Jars) - s.Plot.Own.Len() }

// readyPile makes a new pile of the discard if none can be drawn (PHA-1.7) and tells whether one can.
func (s *State) readyPile() bool {
	if s.PileLeft() > 0 {
		return true
	}
	if s.JarSpent == 0 {
		return false
	}
	s.Plot.Own |= s.JarPile // what lay unseen is now known to be the Traitor's
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

// showJarFits: PHA-2.6, no more jars than there are places.
func showJarFits(s *State, f, _ Frame) bool { return within(f.A, 0, len(s.Jars)) }

// showJarSkip: PHA-2.6, PHA-8.3.5; the display stays short when there is no jar (PHA-1.7).
func showJarSkip(s *State, f Frame, _ *game.Log) bool {
	return s.jarsShown() >= int(f.A) || !s.readyPile()
}

func showJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.JarPile = s.JarPile.Without(m.A)
	for i, j := range s.Jars {
		if j == 0 {
			s.Jars[i] = m.A
			break
		}
	}
	log.Add(jarShown(m.A))
	if s.jarsShown() < int(f.A) {
		s.Push(StepShowJar, f.Seat, f.A, 0)
	}
}

func jarCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.Places(dst, VJar, s.Jars[:])
}

func (s *State) takeJar(n uint8) {
	for i, j := range s.Jars {
		if j == n {
			s.Jars[i] = 0
		}
	}
}

func noJarSkip(s *State, _ Frame, _ *game.Log) bool { return s.jarsShown() == 0 }

// pickJarPlay: PHA-2.9.2, without the powers of a round (PHA-RUL-3).
func pickJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.takeJar(m.A)
	log.Add(tookJar(f.Seat, m.A, Open))
	s.emptyJar(f.Seat, m.A, log)
}

// passJarSkip: PHA-7.3, no jar in the last round.
func passJarSkip(s *State, _ Frame, _ *game.Log) bool {
	return s.Round == Rounds || s.jarsShown() == 0
}

func passJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.takeJar(m.A)
	log.Add(tookJar(f.Seat, m.A, Open))
	s.openJar(f.Seat, m.A, log)
}

// drawJarSkip: PHA-1.7, the gain is ignored if there is no jar at all.
func drawJarSkip(s *State, _ Frame, _ *game.Log) bool { return !s.readyPile() }

func drawJarPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.JarPile = s.JarPile.Without(m.A)
	log.Add(tookJar(f.Seat, m.A, Unseen))
	s.openJar(f.Seat, m.A, log)
}

// openJar: PHA-6.6.1, the jar is seen; then Diplomat or its resources; then Tutor.
func (s *State) openJar(seat game.Seat, n uint8, log *game.Log) {
	if s.ready(seat, s.Data.tutors) != 0 {
		s.Push(StepTutor, seat, 0, 0)
	}
	if s.ready(seat, s.Data.diplomats) != 0 && s.basicLeft() {
		s.Push(StepDiplomat, seat, n, 0)
		return
	}
	s.emptyJar(seat, n, log)
}

// emptyJar: PHA-6.6.2, the three resources one by one.
func (s *State) emptyJar(seat game.Seat, n uint8, log *game.Log) {
	s.JarSpent = s.JarSpent.With(n)
	jar := &s.Data.Jars[n]
	s.gain(seat, log, jar.Upper[0], jar.Upper[1], jar.Lower)
}

// useTries offers the untilted nobles of that power, or to do without.
func (s *State) useTries(seat game.Seat, nobles Cards, dst []game.Move) []game.Move {
	dst = flow.List(dst, VUse, s.ready(seat, nobles))
	return append(dst, game.Move{Verb: VDone})
}

// diplomatFits: PHA-10.16, a jar that lies nowhere else.
func diplomatFits(s *State, f, _ Frame) bool { return s.JarPile.Has(f.A) }

func diplomatCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.useTries(f.Seat, s.Data.diplomats, dst)
}

// diplomatPlay: PHA-10.16, the jar goes, and three basic resources of choice come instead.
func diplomatPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		s.emptyJar(f.Seat, f.A, log)
		return
	}
	s.tilt(f.Seat, m.A, log)
	s.JarSpent = s.JarSpent.With(f.A)
	for range 3 {
		s.Push(StepBasic, f.Seat, m.A, game.Unknown)
	}
}

func tutorSkip(s *State, _ Frame, _ *game.Log) bool { return !s.basicLeft() }

func tutorCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.useTries(f.Seat, s.Data.tutors, dst)
}

// tutorPlay: PHA-10.15, one basic resource more.
func tutorPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VUse {
		s.tilt(f.Seat, m.A, log)
		s.Push(StepBasic, f.Seat, m.A, game.Unknown)
	}
}
