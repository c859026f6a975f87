package lobby

import (
	"context"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

const (
	rounds = 2 * time.Second // between two looks at the queue
	holds  = 3 * rounds      // after which another server takes over from one that has died
)

// matching is never queued, only held: one server at a time does the rounds.
var matching = store.JobID{Kind: "match"}

// run does a round every now and then. While nobody looks for a game, a server alone waits until somebody does.
func (l *Lobby) run(ctx context.Context) {
	failing := false
	for {
		looking, err := l.turn(ctx)
		if ctx.Err() != nil {
			return
		}
		if err != nil && !failing {
			l.Log.Error("cannot look after those who look for a game", "error", err)
		}
		failing = err != nil
		if l.Alone && !looking && err == nil {
			select {
			case <-l.wake:
			case <-ctx.Done():
				return
			}
		}
		select {
		case <-time.After(rounds):
		case <-ctx.Done():
			return
		}
	}
}

// turn does a round unless another server does, and reports whether somebody looks for a game.
func (l *Lobby) turn(ctx context.Context) (looking bool, err error) {
	q, err := l.look(ctx, 0)
	if err != nil || len(q) == 0 {
		return false, err
	}
	claim, err := l.Store.ClaimJob(ctx, matching, l.server, holds)
	if err != nil || !claim.Held {
		return true, err
	}
	return true, l.pass(ctx)
}

// pass goes once through the queue: who is away leaves it, people are asked for tables, and the tables for which all
// have accepted are opened. Any server may do it at any time.
func (l *Lobby) pass(ctx context.Context) error {
	was, err := l.look(ctx, 0)
	if err != nil || len(was) == 0 {
		return err
	}
	q := was
	blocks, err := l.Store.WantsApart(ctx)
	if err != nil {
		return err
	}
	next := func(q queue) (queue, error) {
		now := l.Now()
		return q.lapse(now).match(part(was, blocks), now, table.NewID), nil
	}
	if after, _ := next(q); !same(q, after) {
		if q, err = l.edit(ctx, next); err != nil {
			return err
		}
	}
	for i, s := range q {
		if id := s.Proposal.ID; id != "" && q.first(id) == i && s.Proposal.Opened == 0 && q.settled(id) {
			if err := l.open(ctx, q.group(id)); err != nil {
				return err
			}
		}
	}
	return nil
}
