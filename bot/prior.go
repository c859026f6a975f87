package bot

import (
	"math"

	"ennead/game"
)

// Prior says, before any search, how likely each move is to be the one that a long search would choose. A search with a
// prior looks at the likely moves first, and at the others the less, the less likely they are.
type Prior interface {
	// Weigh fills shares, one for each of the moves that a seat has. They are not negative and sum to 1. The state is
	// not masked; what the seat does not know must not matter. It allocates nothing once it has been asked.
	// It is not for concurrent use.
	Weigh(s game.State, seat game.Seat, moves []game.Move, shares []float32)
}

const (
	patience = 32   // visits between two looks at the moves of a node; more often, they would cost more than they tell
	behind   = 0.05 // the reward by which a move never tried is believed to be worse than the mean of the others
	smallest = 1e-6 // share of a move of which the prior thinks nothing; 0 is for moves that it was not asked about
)

// guided is the part of a tree that knows a prior.
type guided struct {
	prior    Prior // nil without
	shares   []float32
	children []int32 // of the node where a seat chooses, one for each of its moves
}

// trusts reports whether a choice at a node follows the prior. The one at the root, which has no visits of its own,
// does not: an error costs most there, and its moves are tried often enough.
func (t *tree) trusts(at int32) bool {
	return t.prior != nil && t.nodes[at].visits >= patience
}

// weigh asks the prior for the moves of a seat at a node, whose children are listed. The position in which it is asked
// stands for all that the node may be.
func (t *tree) weigh(s game.State, seat game.Seat) {
	if len(t.shares) < len(t.moves) {
		t.shares = make([]float32, 2*len(t.moves))
	}
	shares := t.shares[:len(t.moves)]
	t.prior.Weigh(s, seat, t.moves, shares)
	for k, i := range t.children {
		t.nodes[i].share = max(shares[k], smallest)
	}
}

// follow chooses which child of a node to follow among the seat's moves in t.moves, as pick does, but trusts the prior
// about moves that were tried little (the predictor of UCB applied to trees, PUCT). Moves that chance brings later
// count as the mean of the others until the node looks at its moves again.
func (t *tree) follow(s game.State, at int32, seat game.Seat) (child int32, fresh bool) {
	if len(t.nodes)+len(t.moves) > maxNodes {
		return t.pick(at, seat)
	}
	if t.list(at, seat) < len(t.moves) && t.nodes[at].visits%patience == 0 {
		t.weigh(s, seat)
	}
	nodes := t.nodes
	total, visits, shares, known := float32(0), uint32(0), float32(0), uint32(0)
	for _, i := range t.children {
		n := &nodes[i]
		n.available++
		total += n.total
		visits += n.visits
		if n.share > 0 {
			shares += n.share
			known++
		}
	}
	mean := float32(1)
	if known > 0 {
		mean = shares * inverse(known)
	}
	shares += mean * float32(len(t.children)-int(known))
	untried := float32(undecided)
	if visits > 0 {
		untried = total*inverse(visits) - behind
	}
	trust := float32(t.tuning.Prior) / shares // which sum to 1 only if they were weighed together
	most := float32(math.Inf(-1))
	for _, i := range t.children {
		n := &nodes[i]
		reward, share := untried, n.share
		if n.visits > 0 {
			reward = n.total * inverse(n.visits)
		}
		if share == 0 {
			share = mean
		}
		bound := reward + trust*share*float32(math.Sqrt(float64(n.available)))*inverse(n.visits+1)
		if t.simultaneous.seats != 0 {
			bound += noise[t.rand.Uint64()%noiseSize]
		}
		if bound > most {
			child, most = i, bound
		}
	}
	return child, nodes[child].visits == 0
}

// list lists the children of a node for the seat's moves in t.moves, adds those that the node does not have yet, and
// returns how many have been weighed.
func (t *tree) list(at int32, seat game.Seat) (weighed int) {
	t.children = t.children[:0]
	from, last := t.nodes[at].first, int32(0)
	for k := range t.moves {
		m, i := wordOf(&t.moves[k]), from
		if from == 0 || t.nodes[from].move != m || t.nodes[from].seat != seat {
			if i = t.find(at, from, seat, m); i == 0 {
				i = t.add(at, last, node{move: m, seat: seat, available: t.nodes[at].visits})
			}
		}
		if t.nodes[i].share > 0 {
			weighed++
		}
		last, from = i, t.nodes[i].next
		t.children = append(t.children, i)
	}
	return weighed
}
