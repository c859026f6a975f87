package table

import (
	"context"
	"errors"
	"sync"
	"time"

	"ennead/internal/store"
)

// janitor tidies up: a table that nobody looks at leaves memory, one at which no game ever began is deleted in the end,
// finished games are packed, and people who have left are erased.
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

	// As package person has them.
	regret   = 14 * 24 * time.Hour  // after which nobody who has closed their account comes back
	sessions = 400 * 24 * time.Hour // after which a session that nobody uses ends
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
	k.house.bots.recall.idle(now.Add(-unused))
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
	k.people(ctx, now)
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

// people erases those who have left for good, and deletes the guests of whom nothing tells. One server does it at a
// time.
func (k *janitor) people(ctx context.Context, now time.Time) {
	h, job := k.house, store.JobID{Kind: peopleJob}
	claim, err := h.jobs.claim(job)
	if err == nil && claim.Held {
		err = errors.Join(k.erase(ctx, now.Add(-regret)), k.tidyPeople(ctx, now), h.jobs.release(job))
	}
	if err != nil && ctx.Err() == nil {
		h.conf.Log.Error("cannot tidy up people yet", "error", err)
	}
}

// erase erases all who closed their account before that time, as far as that is possible now.
func (k *janitor) erase(ctx context.Context, before time.Time) error {
	closing, err := k.house.conf.Store.Closing(ctx, before.UnixMilli())
	for _, person := range closing {
		if failed := k.house.Erase(ctx, PersonID(person)); failed != nil {
			err = errors.Join(err, failed)
			continue
		}
		k.house.conf.Log.Info("erased a person who has left")
	}
	return err
}

func (k *janitor) tidyPeople(ctx context.Context, now time.Time) error {
	n, err := k.house.conf.Store.Tidy(ctx, now.Add(-sessions).UnixMilli(), now.UnixMilli())
	if n > 0 {
		k.house.conf.Log.Info("deleted guests of whom nothing is left", "guests", n)
	}
	return errors.Join(err, k.house.forgetSigns(ctx, now))
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
