package bot

import "time"

// Part is the spec that thinks one of so many parts of what this one does, on a machine that has much else to do: so many
// fewer iterations, but at least one, and so much less time. Bots that do not search are as they were.
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

// Within is the spec that takes no longer than that to choose. Bots that do not search are as they were.
func (s Spec) Within(limit time.Duration) Spec {
	if s.Kind == MCTS && (s.Time == 0 || s.Time > limit) {
		s.Time = max(limit, time.Millisecond)
	}
	return s
}

// Modest is the spec that asks for no more than another one, and for one core.
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
