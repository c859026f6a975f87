package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Several servers with different programs may share a store while a new version is being brought out. Each writes which
// versions of which rules it knows, so that a new table begins under rules that all of them know, and a server that
// meets rules unknown to it can tell whether another knows them.

const (
	beat  = 3 * time.Second  // between two signs of life
	alive = 15 * time.Second // for which one counts
)

// node says to the other servers that this one is alive.
type node struct {
	house  *House
	self   store.Node
	cancel context.CancelFunc
	all    sync.WaitGroup
}

// newNode appears among the servers. A house that is open only for a moment is none of them.
func newNode(ctx context.Context, h *House) (*node, error) {
	going, cancel := context.WithCancel(context.Background())
	n := &node{house: h, cancel: cancel}
	if h.passing() {
		return n, nil
	}
	rules, err := json.Marshal(h.editions())
	if err != nil {
		return nil, err
	}
	n.self = store.Node{ID: strconv.FormatUint(rand.Uint64(), 36), Build: h.conf.Build, Rules: string(rules)}
	err = h.conf.Store.Appear(ctx, n.self, alive)
	if err != nil && !errors.Is(err, store.ErrDamaged) { // then the house shows what can still be read
		return nil, err
	}
	n.all.Go(func() { n.live(going) })
	return n, nil
}

// live gives signs of life until the house closes.
func (n *node) live(ctx context.Context) {
	h, failed := n.house, false
	ticks, waking := time.NewTicker(beat), time.NewTicker(wakes)
	defer ticks.Stop()
	defer waking.Stop()
	for {
		select {
		case <-ticks.C:
		case <-waking.C:
			if err := h.wake(ctx); err != nil && ctx.Err() == nil {
				h.conf.Log.Warn("cannot write that the house is awake", "error", err)
			}
			continue
		case <-ctx.Done():
			return
		}
		err := h.conf.Store.Appear(ctx, n.self, alive)
		if err != nil && !failed && ctx.Err() == nil {
			h.conf.Log.Error("cannot tell other servers that this one is alive", "error", err)
		}
		failed = err != nil
	}
}

// close departs, so that the others need not wait until nothing is heard of this server.
func (n *node) close() {
	n.cancel()
	n.all.Wait()
	if n.house.passing() {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), beat)
	defer cancel()
	if err := n.house.conf.Store.Depart(ctx, n.self.ID); err != nil {
		n.house.conf.Log.Warn("cannot tell other servers that this one is gone", "error", err)
	}
}

// editions are the versions of the rules that a server knows, by game.
type editions map[string][]int

// rules returns what this house knows.
func (h *House) editions() editions {
	all := editions{}
	for _, g := range h.conf.Games {
		all[g.ID()] = append(all[g.ID()], g.Version())
	}
	return all
}

// others returns what each of the other living servers knows.
func (h *House) others(ctx context.Context) ([]editions, error) {
	nodes, err := h.conf.Store.Nodes(ctx, alive)
	if err != nil {
		return nil, err
	}
	var all []editions
	for _, n := range nodes {
		if n.ID == h.node.self.ID {
			continue
		}
		var rules editions
		if err := json.Unmarshal([]byte(n.Rules), &rules); err != nil {
			return nil, fmt.Errorf("what server %s knows: %w", n.ID, err)
		}
		all = append(all, rules)
	}
	return all, nil
}

// Offered returns a game under the rules of new tables: the newest that all living servers know, or [ErrNoGame]. If
// there are none that all know, it is the newest of this house, and the others hand its tables on.
func (h *House) Offered(ctx context.Context, id string) (game.Game, error) {
	versions := h.versions(id)
	switch len(versions) {
	case 0:
		return nil, ErrNoGame
	case 1:
		return versions[0], nil
	}
	others, err := h.others(ctx)
	if err != nil {
		return nil, err
	}
	for _, g := range slices.Backward(versions) {
		if !slices.ContainsFunc(others, func(rules editions) bool { return !slices.Contains(rules[id], g.Version()) }) {
			return g, nil
		}
	}
	return versions[len(versions)-1], nil
}

// elsewhere returns [ErrElsewhere] if these rules are unknown here, but known to another living server.
func (h *House) elsewhere(ctx context.Context, id string, version int) error {
	if h.Game(id, version) != nil {
		return nil
	}
	others, err := h.others(ctx)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(others, func(rules editions) bool { return slices.Contains(rules[id], version) }) {
		return ErrElsewhere
	}
	return nil
}
