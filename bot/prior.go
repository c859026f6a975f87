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
	patience = 32   // visits after which the moves of a node are weighed; before, that would cost more than it tells
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

// weigh asks the prior for the moves of a seat at a node, and adds those that the node does not have yet. The position
// in which it is asked stands for all that the node may be. It reports whether there was room for the moves.
func (t *tree) weigh(s game.State, at int32, seat game.Seat) bool {
	if len(t.nodes)+len(t.moves) > maxNodes {
		return false
	}
	if len(t.shares) < len(t.moves) {
		t.shares = make([]float32, 2*len(t.moves))
	}
	shares := t.shares[:len(t.moves)]
	t.prior.Weigh(s, seat, t.moves, shares)
	last := int32(0)
	for k := range t.moves {
		m := wordOf(&t.moves[k])
		i := t.find(at, 0, seat, m)
		if i == 0 {
			i = t.add(at, last, node{move: m, seat: seat, available: t.nodes[at].visits})
		}
		t.nodes[i].share = max(shares[k], smallest)
		last = i
	}
	return true
}

// follow chooses which child of a node to follow among the seat's moves in t.moves, as pick does, but trusts the prior
// about moves that were tried little (the predictor of UCB applied to trees, PUCT).
func (t *tree) follow(s game.State, at int32, seat game.Seat) (child int32, fresh bool) {
	if !t.listed(at, seat) {
		if !t.weigh(s, at, seat) {
			return t.pick(at, seat)
		}
		t.listed(at, seat)
	}
	nodes := t.nodes
	total, visits, shares := float32(0), uint32(0), float32(0)
	for _, i := range t.children {
		n := &nodes[i]
		n.available++
		total += n.total
		visits += n.visits
		shares += n.share
	}
	untried := float32(undecided)
	if visits > 0 {
		untried = total*inverse(visits) - behind
	}
	trust := float32(t.tuning.Prior) / shares // which sum to 1 only if they were weighed together
	most := float32(math.Inf(-1))
	for _, i := range t.children {
		n := &nodes[i]
		reward := untried
		if n.visits > 0 {
			reward = n.total * inverse(n.visits)
		}
		bound := reward + trust*n.share*float32(math.Sqrt(float64(n.available)))*inverse(n.visits+1)
		if t.simultaneous.seats != 0 {
			bound += noise[t.rand.Uint64()%noiseSize]
		}
		if bound > most {
			child, most = i, bound
		}
	}
	return child, nodes[child].visits == 0
}

// listed lists the children of a node for the seat's moves in t.moves, and reports whether all have been weighed.
func (t *tree) listed(at int32, seat game.Seat) bool {
	t.children = t.children[:0]
	from := t.nodes[at].first
	for k := range t.moves {
		m, i := wordOf(&t.moves[k]), from
		if from == 0 || t.nodes[from].move != m || t.nodes[from].seat != seat {
			i = t.find(at, from, seat, m)
		}
		if i == 0 || t.nodes[i].share == 0 {
			return false
		}
		from = t.nodes[i].next
		t.children = append(t.children, i)
	}
	return true
}
