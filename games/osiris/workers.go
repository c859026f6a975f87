package osiris

import "ennead/game"

// Workers are drawn out of the bag: chapter 4, in which nobody chooses anything (OSI-4.5).

// gatherRun: OSI-4.2, the Regent first, then clockwise; A more governors follow.
func gatherRun(s *State, f Frame, _ *game.Log) {
	if f.A > 0 {
		s.Push(StepGather, s.next(f.Seat), f.A-1, 0)
	}
	s.Push(StepWorker, f.Seat, 0, s.Data.Setup[s.Count].Draw)
}

func workerTries(s *State, _ Frame, dst []game.Move) []game.Move {
	for w, n := range s.Bag {
		if n > 0 {
			dst = append(dst, game.Move{Verb: vWorker, A: uint8(w)})
		}
	}
	return dst
}

func workerPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A]--
	s.Player[f.Seat].Workers[m.A]++
	log.Whisper(f.Seat.Set(), evDrawn, f.Seat, m.A, 0, 0, 0)
	if f.B > 1 {
		s.Push(StepWorker, f.Seat, 0, f.B-1)
	}
}

// poolSkip: with a corrected file there may be no room on the workers' cartouche.
func poolSkip(_ *State, f Frame, _ *game.Log) bool { return f.B == 0 }

// poolPlay: OSI-4.3, all but those that are left lie face up on the workers' cartouche.
func poolPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Bag[m.A]--
	s.Pool[m.A]++
	log.Announce(evPool, f.Seat, m.A, 0, 0, 0)
	if f.B > 1 {
		s.Push(StepPool, f.Seat, 0, f.B-1)
	}
}

// readyRun: OSI-4.4, the Regent alone may look at those left in the bag. Then the turns begin (OSI-3.2).
func readyRun(s *State, f Frame, log *game.Log) {
	left := [2]uint8{uint8(NoWorker), uint8(NoWorker)}
	i := 0
	for w, n := range s.Bag {
		for range n {
			left[i] = uint8(w)
			i++
		}
	}
	log.Whisper(f.Seat.Set(), evLeft, f.Seat, left[0], left[1], 0, 0)
	s.Push(StepTurn, f.Seat, 0, 0)
}

// drawing tells whether workers are still being drawn; until that is over nobody looks into the bag.
func (s *State) drawing() bool {
	_, waits := s.Waits(StepReady)
	return waits || s.Season == 0
}

// seasonRun begins a season: OSI-3.1.
func seasonRun(s *State, _ Frame, log *game.Log) {
	s.Season++
	log.Announce(evSeason, s.Regent, s.Season, 0, 0, 0)
	s.Push(StepReady, s.Regent, 0, 0)
	s.Push(StepPool, s.Regent, 0, s.Data.Setup[s.Count].Pool)
	s.Push(StepGather, s.Regent, s.Count-1, 0)
}
