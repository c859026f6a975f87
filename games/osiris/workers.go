package osiris

import "ennead/game"

// Workers are drawn out of the bag: chapter 4, in which nobody chooses anything (OSI-4.5).

// gatherRun: OSI-4.2, the Regent first, then clockwise; A more governors follow.
func gatherRun(s *State, f Frame, _ *game.Log) {
	if f.A > 0 {
		s.Push(StepGather, s.Next(f.Seat), f.A-1, 0)
	}
	s.Push(StepWorker, f.Seat, 0, s.Data.Setup[s.Count].Draw)
}

// gatherFits: so many places after the Regent, as many others are still to draw (OSI-4.2).
func gatherFits(s *State, f, _ Frame) bool {
	return f.B == 0 && f.A < s.Count-1 && s.after(s.Regent, s.Count-1-f.A) == f.Seat
}

// after is the seat so many places on.
func (s *State) after(seat game.Seat, n uint8) game.Seat {
	for range n {
		seat = s.Next(seat)
	}
	return seat
}

func workerCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for w, n := range s.Bag {
		if n > 0 {
			dst = append(dst, game.Move{Verb: VWorker, A: uint8(w)})
		}
	}
	return dst
}

func workerPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A]--
	s.Player[f.Seat].Workers[m.A]++
	log.Add(workerDrawn(f.Seat, Worker(m.A)))
	if f.B > 1 {
		s.Push(StepWorker, f.Seat, 0, f.B-1)
	}
}

// workerFits: the others draw after this seat, or it is the last one (OSI-4.2).
func workerFits(s *State, f, under Frame) bool {
	then := under.Seat
	if under.Step == StepPool {
		then = s.Regent
	}
	return f.A == 0 && f.B >= 1 && f.B <= s.Data.Setup[s.Count].Draw && s.Next(f.Seat) == then
}

// poolSkip: with a corrected file there may be no room on the workers' cartouche.
func poolSkip(_ *State, f Frame, _ *game.Log) bool { return f.B == 0 }

// poolPlay: OSI-4.3, all but those that are left lie face up on the workers' cartouche.
func poolPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A]--
	s.Pool[m.A]++
	log.Add(workerLaidOut(f.Seat, Worker(m.A)))
	if f.B > 1 {
		s.Push(StepPool, f.Seat, 0, f.B-1)
	}
}

// poolFits: no more are laid out than there is room for (OSI-4.3).
func poolFits(s *State, f, _ Frame) bool {
	return f.Seat == s.Regent && f.A == 0 && f.B <= s.Data.Setup[s.Count].Pool
}

// readyRun: OSI-4.4, the Regent alone may look at those left in the bag. Then the turns begin (OSI-3.2).
func readyRun(s *State, f Frame, log *game.Log) {
	left := [2]Worker{NoWorker, NoWorker}
	i := 0
	for w, n := range s.Bag {
		for range n {
			left[i] = Worker(w)
			i++
		}
	}
	log.Add(workersLeft(f.Seat, left))
	s.Push(StepTurn, f.Seat, 0, 0)
}

// readyFits: it is the Regent who looks into the bag (OSI-4.4).
func readyFits(s *State, f, _ Frame) bool {
	return s.Season > 0 && f.Seat == s.Regent && f.A == 0 && f.B == 0
}

// drawing tells whether workers are still being drawn; until that is over nobody looks into the bag.
func (s *State) drawing() bool {
	_, waits := s.Waits(StepReady)
	return waits || s.Season == 0
}
