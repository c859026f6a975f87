package bot

import (
	"context"
	"math"
	"time"

	"ennead/game"
)

// tree is an information-set Monte Carlo tree search (ISMCTS). Every iteration plays in a new guess of what is
// hidden. A node represents the choices that led to it, whatever the guess and whatever chance did, so chance has no
// nodes. Each seat maximises its own reward (max^n), and a move is compared with those that were available with it.
// Simultaneous choices are searched separately, see simultaneous.go.
//
// All nodes are in one slice that is reused for every choice, so there is no garbage to collect.
type tree struct {
	evaluator Evaluator
	tuning    Tuning
	rand      game.Rand

	choice       []game.Move // at the root: those of the seat's moves that are searched
	nodes        []node
	path         []int32   // nodes of this iteration, from a child of the root down
	untried      []untried // legal here and not tried yet
	tally        []tally   // of the root's children; nodes 1 to len(tally)
	simultaneous simultaneous
	secret       game.Seats // the searching seat, if others do not see its choice
	forced       int32      // the child of the root that must be followed, see [Analyzer]; 0 for none
	decided      bool       // the search may end once no other move can overtake the most visited one

	rollout // in the guess of this iteration
	reward
	guided
	kept
}

// word is a move as the tree stores it, read and compared at once.
type word uint32

func wordOf(m *game.Move) word {
	return word(m.Verb) | word(m.A)<<8 | word(m.B)<<16 | word(m.C)<<24
}

func (w word) move() game.Move {
	return game.Move{Verb: uint8(w), A: uint8(w >> 8), B: uint8(w >> 16), C: uint8(w >> 24)}
}

// node is a move of a seat with its results. Its siblings are linked through next; 0 means no node.
type node struct {
	move        word
	first, next int32
	visits      uint32
	available   uint32
	total       float32 // reward of the seat
	share       float32 // what the prior says of it; 0 until it has been asked
	seat        game.Seat
}

// untried is a move that was never tried here. Its node either exists already or is to be added after that sibling.
type untried struct {
	move        word
	node, after int32
}

// tally holds what people want to know about a choice at the root, summed over the iterations of this search.
type tally struct{ count, win, margin float64 }

const (
	root      = 0
	maxNodes  = 1 << 20 // 32 MB; beyond that a search only refines what it knows
	clockTurn = 32      // iterations between two checks of the clock
)

func newTree(evaluator Evaluator, tuning Tuning, seed uint64) *tree {
	t := &tree{evaluator: evaluator, tuning: tuning, rand: game.NewRand(seed)}
	if tuning.History > 1 {
		t.line = make([]made, 0, longest)
	}
	return t
}

// search spends the budget: iterations if above 0, and the time until the deadline if there is one. With a deadline
// it ends early if the choice is obvious.
func (t *tree) search(
	ctx context.Context, view game.State, seat game.Seat, moves []game.Move, iterations int, deadline time.Time,
) error {
	began, done, least := time.Now(), 0, 0
	if !deadline.IsZero() {
		done = t.resume(view, seat, moves)
	}
	if done == 0 {
		t.begin(view, seat, moves)
	} else {
		least = len(moves) // what was kept says nothing of wins and margins
	}
	for i := 0; iterations == 0 || done < iterations || i < least; i++ {
		if i%clockTurn == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
			if i > 0 && !deadline.IsZero() && t.over(done, iterations, began, time.Now(), deadline) {
				return nil
			}
		}
		t.iterate(view, seat)
		done++
	}
	return nil
}

// After this share of its budget a search ends early if one move has this share of the visits: declining to play a
// card in a reaction window, as usual, should not take as long as a plan.
const (
	earliest = 6
	plain    = 0.92
)

// over reports whether the time is up, the choice is obvious, or no other move can catch up in the iterations left.
func (t *tree) over(done, iterations int, began, now, deadline time.Time) bool {
	if !now.Before(deadline) {
		return true
	}
	most, second, sum := uint32(0), uint32(0), uint32(0)
	for i := range t.tally {
		n := t.nodes[i+1].visits
		most, second, sum = max(most, n), max(second, min(most, n)), sum+n
	}
	if t.decided && iterations > 0 && int(most-second) > iterations-done {
		return true
	}
	if iterations > 0 && done < iterations/earliest || iterations == 0 &&
		now.Sub(began) < deadline.Sub(began)/earliest {
		return false
	}
	return float32(most) > plain*float32(sum)
}

// begin plants the root with a child for each move, and measures the rewards here.
func (t *tree) begin(view game.State, seat game.Seat, moves []game.Move) {
	if t.play == nil {
		t.in(view)
		t.reward.prepare(view.Seats())
	}
	t.choice = moves
	t.nodes = append(t.nodes[:0], node{first: 1})
	t.tally = t.tally[:0]
	for i := range moves {
		t.nodes = append(t.nodes, node{move: wordOf(&moves[i]), seat: seat, next: int32(i + 2)})
		t.tally = append(t.tally, tally{})
	}
	t.nodes[len(t.nodes)-1].next = 0
	t.secret = 0
	if secret(view, seat, moves[0]) {
		t.secret = seat.Set()
	}
	t.reward.forget()
	t.history.forget(t.tuning.History)
	t.play.CopyFrom(view)
	t.horizon.set(t.play, seat, t.tuning.Turns)
	for range probes {
		t.horizon.start(seat)
		t.play.CopyFrom(view)
		t.play.Determinize(seat, &t.rand)
		t.roll(&t.rand, seat, t.tuning.Depth)
		t.evaluate(t.play, t.evaluator, t.tuning)
		t.reward.measure()
		t.line = t.line[:0] // rewards are not measured yet
	}
}

// iterate walks down the tree to a new node, plays on at random, and propagates the result upwards.
func (t *tree) iterate(view game.State, seat game.Seat) {
	s := t.play
	s.CopyFrom(view)
	s.Determinize(seat, &t.rand)
	t.horizon.start(seat)
	t.descend(s, seat)
	t.roll(&t.rand, t.nodes[t.path[len(t.path)-1]].seat, t.tuning.Depth)
	t.evaluate(s, t.evaluator, t.tuning)
	for _, at := range t.path {
		n := &t.nodes[at]
		n.visits++
		n.total += t.rewards[n.seat]
	}
	t.learn(t.path, t.nodes, t.rewards)
	top := &t.tally[t.path[0]-1]
	top.count++
	top.win += float64(t.wins[seat])
	top.margin += float64(t.leads[seat])
}

// descend follows the tree until it has grown by one node or the game is over. Forced moves need no node. When
// several seats choose simultaneously, the searching one is asked first, then the lowest.
func (t *tree) descend(s game.State, seat game.Seat) {
	t.path = t.path[:0]
	t.simultaneous.seats = t.secret
	t.simultaneous.begun = root
	t.simultaneous.branch[seat] = root
	at, asked := int32(root), false
	for {
		owing := s.Owing()
		if owing == 0 {
			return
		}
		if owing.Has(game.Nature) {
			s.Play(game.Nature, t.dice.Roll(&t.rand), nil)
			continue
		}
		if asked {
			seat = owing.First()
			if t.simultaneous.seats == 0 && t.beyond(seat) {
				return
			}
		}
		if t.moves = t.moves[:0]; asked {
			t.moves = s.Moves(t.moves, seat)
		} else {
			t.moves = append(t.moves, t.choice...)
		}
		if len(t.moves) == 1 && asked {
			s.Play(seat, t.moves[0], nil)
			continue
		}
		asked = true
		from := t.nodeFor(s, at, owing, seat)
		if from == lost {
			if t.simultaneous.seats == 0 {
				return
			}
			s.Play(seat, t.moves[t.rand.Intn(len(t.moves))], nil)
			continue
		}
		child, fresh := t.forced, false
		if child == 0 || len(t.path) > 0 {
			if t.trusts(from) {
				child, fresh = t.follow(s, from, seat)
			} else {
				child, fresh = t.pick(from, seat)
			}
		}
		t.path = append(t.path, child)
		s.Play(seat, t.nodes[child].move.move(), nil)
		switch {
		case t.simultaneous.seats == 0 && fresh:
			return
		case t.simultaneous.seats == 0:
			at = child
		case fresh:
			t.simultaneous.branch[seat] = lost
		default:
			t.simultaneous.branch[seat] = child
		}
	}
}

// pick chooses which child of a node to follow among the seat's moves in t.moves: one that was never tried while
// there is any, otherwise the best compromise between high reward and few visits.
func (t *tree) pick(at int32, seat game.Seat) (child int32, fresh bool) {
	t.untried = t.untried[:0]
	most := float32(math.Inf(-1))
	best, last := int32(0), int32(0)
	nodes, explore := t.nodes, float32(t.tuning.Explore)
	from := nodes[at].first
	for k := range t.moves {
		m, i := wordOf(&t.moves[k]), from
		if from == 0 || nodes[from].move != m || nodes[from].seat != seat {
			if i = t.find(at, from, seat, m); i == 0 {
				t.untried = append(t.untried, untried{move: m, after: last})
				continue
			}
		}
		n := &nodes[i]
		last, from = i, n.next // siblings are mostly in the order in which the game lists moves
		n.available++
		if n.visits == 0 || at == root && t.unseen(i) {
			t.untried = append(t.untried, untried{node: i})
			continue
		}
		bound := n.total*inverse(n.visits) + explore*(sqrtLog(n.available)*oneOverRoot(n.visits))
		if t.simultaneous.seats != 0 {
			bound += noise[t.rand.Uint64()%noiseSize]
		}
		if bound > most {
			best, most = i, bound
		}
	}
	if len(t.untried) == 0 || best != 0 && len(t.nodes) >= maxNodes {
		return best, false
	}
	u := t.untried[t.rand.Intn(len(t.untried))]
	if u.node == 0 {
		u.node = t.add(at, u.after, node{move: u.move, seat: seat, available: 1})
	}
	return u.node, true
}

// find looks for a child, starting at one of its siblings. It returns 0 if there is none.
func (t *tree) find(at, from int32, seat game.Seat, m word) int32 {
	for i := from; i != 0; i = t.nodes[i].next {
		if n := &t.nodes[i]; n.move == m && n.seat == seat {
			return i
		}
	}
	for i := t.nodes[at].first; i != from; i = t.nodes[i].next {
		if n := &t.nodes[i]; n.move == m && n.seat == seat {
			return i
		}
	}
	return 0
}

// add inserts a node among the children of another, after that sibling or first.
func (t *tree) add(at, after int32, n node) int32 {
	link := &t.nodes[at].first
	if after != 0 {
		link = &t.nodes[after].next
	}
	i := int32(len(t.nodes))
	n.next, *link = *link, i
	t.nodes = append(t.nodes, n)
	return i
}

// report adds the statistics of each option; options are in the order of the root's children. What was kept of earlier
// searches counts as often as it was visited, and is worth what this search says.
func (t *tree) report(options []Option) {
	for i := range options {
		visits, n := float64(t.nodes[i+1].visits), t.tally[i]
		options[i].Visits += int(visits)
		if n.count > 0 {
			options[i].Win += n.win / n.count * visits
			options[i].Margin += n.margin / n.count * visits
		}
	}
}
