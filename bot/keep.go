package bot

import "ennead/game"

// A turn often takes several choices, one right after the other. What a search has found out about the second while it
// looked for the first still holds, if nothing new is known by then. So the part of the tree below the move that was
// made goes on as the tree of the next choice, and its iterations count towards those of that choice.
//
// Only a search with a limit of time keeps its tree: one of so many iterations answers alike whether or not it has been
// asked before. And only with up to two players: with four it lost by it (docs/experiments.md), presumably since
// rewards go on being measured against what was usual before the turn began.

// kept is what a tree remembers between two choices.
type kept struct {
	from  int32      // the node of the next choice; 0 if the tree does not go on
	next  game.State // what the seat will see then, if nothing else happens
	spare []node     // room for the tree to move to
	moved []int32    // where each node has moved, 0 for those that are gone
}

// expects prepares to go on from where a move leads, if the seat chooses again at once, and nothing is hidden or drawn
// in between.
func (t *tree) expects(view game.State, seat game.Seat, from int32, m game.Move) {
	t.from = 0
	if from == 0 || t.tuning.Turns > 0 || t.secret != 0 || view.Seats() > 2 || view.Owing() != seat.Set() {
		return
	}
	if t.next == nil {
		t.next = view.Copy()
	}
	s := t.next
	s.CopyFrom(view)
	s.Determinize(seat, &t.rand)
	s.Play(seat, m, nil)
	s.Mask(seat)
	if s.Owing() == seat.Set() {
		t.from = from
	}
}

// forcedOn follows a forced move, which has no node.
func (t *tree) forcedOn(view game.State, seat game.Seat, m game.Move) {
	if t.from != 0 && t.next.Equal(view) {
		t.expects(view, seat, t.from, m)
	}
}

// after returns the child of the root for a move, 0 if there is none.
func (t *tree) after(m game.Move) int32 {
	for i := range t.choice {
		if t.choice[i] == m {
			return int32(i + 1)
		}
	}
	return 0
}

// resume goes on from the last choice, if this one was expected, and returns how many iterations have come through it;
// 0 if the tree has to begin anew.
func (t *tree) resume(view game.State, seat game.Seat, moves []game.Move) (done int) {
	from := t.from
	t.from = 0
	if from == 0 || secret(view, seat, moves[0]) || !t.next.Equal(view) {
		return 0
	}
	if t.staged != nil && view.(game.Staged).Stages() != t.began {
		return 0
	}
	t.choice = moves
	t.replant(from, seat)
	for i := range moves {
		done += int(t.nodes[i+1].visits)
	}
	return done
}

// unseen reports whether a child of the root was kept, and not followed since: then nobody knows yet what to say of it.
func (t *tree) unseen(child int32) bool {
	return int(child) <= len(t.tally) && t.tally[child-1].count == 0
}

// replant makes a node the root, with a child for each move of the choice, and keeps what lies below.
func (t *tree) replant(from int32, seat game.Seat) {
	old := t.nodes
	t.moved = append(t.moved[:0], make([]int32, len(old))...)
	t.nodes, t.spare = t.spare[:0], old
	t.nodes = append(t.nodes, node{first: 1})
	t.tally = t.tally[:0]
	for i := range t.choice {
		n := node{move: wordOf(&t.choice[i]), seat: seat}
		for c := old[from].first; c != 0; c = old[c].next {
			if old[c].move == n.move && old[c].seat == seat {
				n, t.moved[c] = old[c], int32(i+1)
			}
		}
		n.next = int32(i + 2)
		t.nodes = append(t.nodes, n)
		t.tally = append(t.tally, tally{})
	}
	t.nodes[len(t.nodes)-1].next = 0
	for i := 1; i < len(t.nodes); i++ {
		child := t.nodes[i].first // still the old number
		t.nodes[i].first = 0
		for last := int32(0); child != 0; child = old[child].next {
			last = t.add(int32(i), last, old[child])
			t.moved[child] = last
		}
	}
	for i := range t.nodes { // joint nodes name another node
		if n := &t.nodes[i]; n.seat == joint {
			n.move = word(t.moved[n.move])
		}
	}
}
