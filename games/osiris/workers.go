package osiris

import "ennead/game"

// Drawing workers from the bag (chapter 4). Nobody chooses anything (OSI-4.5).

// gatherRun lets the governors draw their workers: the Regent first, then clockwise. A is the number of governors after
// this one (OSI-4.2).
func gatherRun(s *State, f Frame, _ *game.Log) {
	if f.A > 0 {
		s.Push(StepGather, s.Next(f.Seat), f.A-1, 0)
	}
	s.Push(StepWorker, f.Seat, 0, s.Data.Setup[s.Count].Draw)
}

// gatherFits: the distance from the Regent matches the number of governors still to draw (OSI-4.2).
func gatherFits(s *State, f, _ Frame) bool {
	return f.A < s.Count-1 && s.after(s.Regent, s.Count-1-f.A) == f.Seat
}

// after returns the n-th seat to the left.
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

// workerFits: the next seat draws after this one, or this is the last one (OSI-4.2).
func workerFits(s *State, f, under Frame) bool {
	then := under.Seat
	if under.Step == StepPool {
		then = s.Regent
	}
	return f.B >= 1 && f.B <= s.Data.Setup[s.Count].Draw && s.Next(f.Seat) == then
}

// poolSkip: components may leave no workers for the cartouche.
func poolSkip(_ *State, f Frame, _ *game.Log) bool { return f.B == 0 }

// poolPlay lays a worker face up on the workers' cartouche (OSI-4.3).
func poolPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A]--
	s.Pool[m.A]++
	log.Add(workerLaidOut(f.Seat, Worker(m.A)))
	if f.B > 1 {
		s.Push(StepPool, f.Seat, 0, f.B-1)
	}
}

// poolFits: the cartouche has a limited number of workers (OSI-4.3).
func poolFits(s *State, f, _ Frame) bool {
	return f.Seat == s.Regent && f.B <= s.Data.Setup[s.Count].Pool
}

// readyRun shows the workers left in the bag to the Regent (OSI-4.4). Then the turns begin (OSI-3.2).
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

// readyFits: the Regent looks into the bag (OSI-4.4).
func readyFits(s *State, f, _ Frame) bool {
	return s.Season > 0 && f.Seat == s.Regent
}

// drawing reports whether workers are still to draw. Until then nobody may look into the bag.
func (s *State) drawing() bool {
	_, waits := s.Waits(StepReady)
	return waits || s.Season == 0
}
