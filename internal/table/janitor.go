package table

import (
	"context"
	"errors"
	"sync"
	"time"
)

// janitor tidies up: a table that nobody looks at leaves memory, one at which no game ever began is deleted in the end,
// and finished games are packed.
type janitor struct {
	house  *House
	cancel context.CancelFunc
	all    sync.WaitGroup

	mu      sync.Mutex // held during a round
	deleted time.Time  // when it last looked for tables to delete
}

const (
	unused = 10 * time.Minute // after which a table leaves memory; its next visitor has it replayed
	rounds = time.Minute      // between two rounds of the janitor
	seldom = time.Hour        // between two looks through all tables
	packs  = 20 * time.Second // how long games are packed before other work has its turn
)

func newJanitor(h *House) *janitor {
	ctx, cancel := context.WithCancel(context.Background())
	k := &janitor{house: h, cancel: cancel}
	k.all.Go(func() { k.walk(ctx) })
	return k
}

// close stops the janitor and waits for it.
func (k *janitor) close() {
	k.cancel()
	k.all.Wait()
}

func (k *janitor) walk(ctx context.Context) {
	round := time.NewTicker(rounds)
	defer round.Stop()
	for {
		k.tidy(ctx)
		select {
		case <-round.C:
		case <-ctx.Done():
			return
		}
	}
}

// tidy does one round.
func (k *janitor) tidy(ctx context.Context) {
	k.mu.Lock()
	defer k.mu.Unlock()
	now := k.house.now()
	k.house.cache.idle(now.Add(-unused))
	k.house.watchers.forget()
	k.house.bots.queue.forget()
	if now.Sub(k.deleted) < seldom || !k.house.does(RoleJobs) {
		return
	}
	k.deleted = now
	if k.house.conf.Forget > 0 {
		k.forget(ctx, now.Add(-k.house.conf.Forget))
	}
	if k.house.conf.ForgetBegun > 0 {
		k.forgetBegun(ctx, now.Add(-k.house.conf.ForgetBegun))
	}
	if k.house.conf.Pack > 0 {
		k.pack(ctx, now.Add(-k.house.conf.Pack))
	}
}

// pack packs the finished games that have not changed since then. If they are too many, the next round goes on.
func (k *janitor) pack(ctx context.Context, since time.Time) {
	log := k.house.conf.Log
	short, stop := context.WithTimeout(ctx, packs)
	defer stop()
	n, err := k.house.conf.Store.Pack(short, string(Over), since.UnixMilli())
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		k.deleted = time.Time{}
	case err != nil && ctx.Err() == nil:
		log.Error("cannot pack finished games yet", "error", err)
	}
	if n > 0 {
		log.Info("packed finished games", "tables", n)
	}
}

// forgetBegun deletes the games that nobody continues.
func (k *janitor) forgetBegun(ctx context.Context, since time.Time) {
	if err := k.house.forgetBegun(ctx, since); err != nil && ctx.Err() == nil {
		k.house.conf.Log.Error("cannot delete abandoned games yet", "error", err)
	}
}

// forget deletes the tables without a game that have not changed since then.
func (k *janitor) forget(ctx context.Context, since time.Time) {
	log := k.house.conf.Log
	n, err := k.house.conf.Store.Forget(ctx, string(Gathering), since.UnixMilli())
	switch {
	case err != nil && ctx.Err() == nil:
		log.Error("cannot delete tables without a game yet", "error", err)
	case n > 0:
		log.Info("deleted tables at which no game began", "tables", n)
	}
}
