package bot

import "time"

// Part returns a spec that thinks a fraction 1/of as long, for a busy machine: fewer iterations, but at least one,
// and less time. Bots that do not search are returned unchanged.
func (s Spec) Part(of int) Spec {
	if s.Kind != MCTS || of <= 1 {
		return s
	}
	if s.Iterations > 0 {
		s.Iterations = max(s.Iterations/of, 1)
	}
	if s.Time > 0 {
		s.Time = max(s.Time/time.Duration(of), time.Millisecond)
	}
	return s
}

// Within returns a spec that takes no longer than limit to choose. Bots that do not search are returned unchanged.
func (s Spec) Within(limit time.Duration) Spec {
	if s.Kind == MCTS && (s.Time == 0 || s.Time > limit) {
		s.Time = max(limit, time.Millisecond)
	}
	return s
}

// Modest returns a spec that asks for no more than most does, and for one core.
func (s Spec) Modest(most Spec) Spec {
	if s.Kind != MCTS {
		return s
	}
	s.Trees = 1
	if s.Iterations == 0 || s.Iterations > most.Iterations {
		s.Iterations = most.Iterations
	}
	if most.Time > 0 {
		s = s.Within(most.Time)
	}
	return s
}
