package table

import (
	"context"
	"crypto/rand"
	"errors"
	"maps"
	"math"
	mathrand "math/rand/v2"
	"slices"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Role is what a server of a house does.
type Role string

// The roles.
const (
	RoleWeb  Role = "web"  // answers requests
	RoleBots Role = "bots" // thinks for bots
	RoleJobs Role = "jobs" // analyses games, matches people, declines windows when their time is up, tidies up
)

// does reports whether this server has that role.
func (h *House) does(r Role) bool { return h.conf.Roles == nil || slices.Contains(h.conf.Roles, r) }

// passing reports whether the house is open only for a moment, and no server at all.
func (h *House) passing() bool { return h.conf.Roles != nil && len(h.conf.Roles) == 0 }

// The kinds of jobs. Their key is a table. They are queued with the change of the table that makes them necessary, so
// that none is lost with the server that made the change.
const (
	botJob     = "bot"     // a bot is to move, or may have something to say
	lapseJob   = "lapse"   // the time of a window or of a beginning has come, see [Table.rings]
	analyseJob = "analyse" // somebody has asked for an analysis
	rateJob    = "rate"    // a rated game has ended, see [Table.result]
	factsJob   = "facts"   // a game has ended that somebody has played, see [House.facts]

	peopleJob = "people" // is never queued, only held: one server at a time erases those who have left
)

func jobOf(kind string, id ID) store.JobID { return store.JobID{Kind: kind, Key: string(id)} }

// wantsBots reports whether a bot is to move, or may have something to say.
func (t *Table) wantsBots() bool {
	return t.botOwing() != game.Spectator || t.botsMayNegotiate()
}

// jobs returns what a table needs to be done, in the order of the kinds.
func (t *Table) jobs() (list []store.Job) {
	if t.wantsBots() {
		list = append(list, store.Job{JobID: jobOf(botJob, t.ID), Due: t.Updated.UnixMilli()})
	}
	if first, ok := t.rings(); ok {
		list = append(list, store.Job{JobID: jobOf(lapseJob, t.ID), Due: first.UnixMilli()})
	}
	return list
}

// changedJobs returns the jobs to queue with a change, and the kinds of those that it ends. A job that is still to be
// done is queued again: whoever works at it has to look at what has changed.
func changedJobs(old, next *Table) (queued []store.Job, ended []string) {
	queued = next.jobs()
	for _, was := range old.jobs() {
		if !slices.ContainsFunc(queued, func(j store.Job) bool { return j.Kind == was.Kind }) {
			ended = append(ended, was.Kind)
		}
	}
	if next.endsRated(old) {
		queued = append(queued, store.Job{JobID: jobOf(rateJob, next.ID), Due: next.Updated.UnixMilli()})
	}
	if next.endsPlayed(old) {
		queued = append(queued, store.Job{JobID: jobOf(factsJob, next.ID), Due: next.Updated.UnixMilli()})
	}
	return queued, ended
}

// dispatcher takes up the jobs that nobody works at: those of a server that has died or lacks the role, and those from
// before this one began. What this server queues itself it works at without waiting for it. While it works at a job it
// holds it, so that no other server does the same.
type dispatcher struct {
	house  *House
	server string // names this server in its claims
	ctx    context.Context
	cancel context.CancelFunc
	all    sync.WaitGroup

	mu   sync.Mutex
	held map[store.JobID]bool
	late time.Duration    // for how long a job had been due that nobody held, at the last poll
	left map[ID]time.Time // tables whose rules this server does not know, and until when it leaves their jobs to others
}

const (
	polls   = 500 * time.Millisecond
	holds   = 4 * time.Second // after which others take up the jobs of a server that has died
	renews  = holds / 4
	mostAt  = 500                    // jobs that one poll takes up
	abreast = 64                     // tables of which it acts on times that are up, at the same time
	slack   = 500 * time.Millisecond // within which a server that lives acts on a time that is up by itself
	leaves  = time.Minute
)

func newDispatcher(h *House) *dispatcher {
	ctx, cancel := context.WithCancel(context.Background())
	return &dispatcher{house: h, server: rand.Text(), ctx: ctx, cancel: cancel, held: map[store.JobID]bool{},
		left: map[ID]time.Time{}}
}

// begin takes up jobs from now on.
func (d *dispatcher) begin() {
	d.every(func() (time.Duration, error) { return renews, d.renew() })
	if kinds := d.kinds(); len(kinds) > 0 {
		d.every(func() (time.Duration, error) { return d.poll(kinds) })
	}
}

// kinds returns the kinds of jobs that this server does.
func (d *dispatcher) kinds() (list []string) {
	if d.house.does(RoleBots) {
		list = append(list, botJob)
	}
	if d.house.does(RoleJobs) {
		list = append(list, lapseJob, analyseJob, rateJob, factsJob, store.FollowJob)
	}
	return list
}

// close leaves the jobs that this server holds to the others. Whoever works at them has ended.
func (d *dispatcher) close() {
	d.cancel()
	d.all.Wait()
	ctx, cancel := context.WithTimeout(context.Background(), holds)
	defer cancel()
	if held := d.holding(); len(held) > 0 {
		if err := d.house.conf.Store.RenewJobs(ctx, d.server, held, 0); err != nil {
			d.house.conf.Log.Warn("jobs are left to other servers only after a while", "error", err)
		}
	}
}

// every does something now, and again after the pause that it returns, until the house closes.
func (d *dispatcher) every(do func() (time.Duration, error)) {
	d.all.Go(func() {
		failing := false
		for d.ctx.Err() == nil {
			pause, err := do()
			if err != nil && !failing && d.ctx.Err() == nil {
				d.house.conf.Log.Error("cannot look after jobs", "error", err)
			}
			failing = err != nil
			timer := time.NewTimer(pause)
			select {
			case <-timer.C:
			case <-d.ctx.Done():
				timer.Stop()
			}
		}
	})
}

// poll takes up jobs that nobody holds, and returns when to look again. If no other server can queue any, there is
// nothing new to find: only what is left from before this one began.
func (d *dispatcher) poll(kinds []string) (time.Duration, error) {
	const never = math.MaxInt64
	jobs, next, err := d.house.conf.Store.DueJobs(d.ctx, kinds, mostAt)
	if err != nil {
		return polls, err
	}
	late := d.note(jobs)
	if err := d.takeUp(jobs); err != nil || len(jobs) > 0 || !d.house.alone() {
		if len(jobs) == mostAt && late >= slack { // there are more
			return polls / 10, err
		}
		return polls, err
	}
	if next == 0 {
		return never, nil
	}
	return max(time.UnixMilli(next).Sub(d.house.clock()), polls), nil
}

// note records and returns how late the first of the jobs is that nobody holds.
func (d *dispatcher) note(jobs []store.Job) time.Duration {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.late = 0; len(jobs) > 0 {
		d.late = max(d.house.now().Sub(time.UnixMilli(jobs[0].Due)), 0)
	}
	return d.late
}

// figures returns how many jobs this server works at, and how late the first was that nobody held.
func (d *dispatcher) figures() (held int, late time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.held), d.late
}

func (d *dispatcher) takeUp(jobs []store.Job) error {
	var lapses []store.JobID
	now := d.house.now()
	for _, j := range jobs {
		id := ID(j.Key)
		if d.leavesTo(id) {
			continue
		}
		switch j.Kind {
		case botJob:
			d.house.bots.takeUp(id)
		case lapseJob:
			if d.house.alone() || now.Sub(time.UnixMilli(j.Due)) >= slack {
				lapses = append(lapses, j.JobID)
			}
		case analyseJob:
			d.house.analyst.takeUp(id)
		case rateJob:
			d.rate(d.ctx, id)
		case factsJob:
			d.facts(d.ctx, id)
		case store.FollowJob: // it may change many tables
			d.all.Go(func() { d.follow(d.ctx, j.JobID) })
		}
	}
	return d.lapses(lapses)
}

// lapses acts on times that are up, many at the same time, so that they share statements of the store. The order is
// random, so that servers seldom want the same one.
func (d *dispatcher) lapses(jobs []store.JobID) error {
	if len(jobs) == 0 {
		return nil
	}
	mathrand.Shuffle(len(jobs), func(i, j int) { jobs[i], jobs[j] = jobs[j], jobs[i] })
	var all sync.WaitGroup
	errs := make([]error, abreast)
	for worker := range errs {
		all.Go(func() {
			for i := worker; i < len(jobs) && errs[worker] == nil; i += abreast {
				errs[worker] = d.lapse(jobs[i])
			}
		})
	}
	all.Wait()
	return errors.Join(append(errs, d.release(jobs...))...)
}

// leave has this server leave the jobs of a table to others for a while.
func (d *dispatcher) leave(id ID) {
	d.mu.Lock()
	defer d.mu.Unlock()
	now := d.house.now()
	maps.DeleteFunc(d.left, func(_ ID, until time.Time) bool { return !now.Before(until) })
	d.left[id] = now.Add(leaves)
}

func (d *dispatcher) leavesTo(id ID) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.house.now().Before(d.left[id])
}

// lapse acts on a time of a table that is up. The change that does so ends the job, or queues it anew.
func (d *dispatcher) lapse(job store.JobID) error {
	claim, err := d.claim(job)
	if err == nil && claim.Held && !d.house.briefs.look(ID(job.Key)) {
		_, err = d.end(job, claim)
	}
	return err
}

// claim lets this server work at a job, unless another does.
func (d *dispatcher) claim(id store.JobID) (store.Claim, error) {
	c, err := d.house.conf.Store.ClaimJob(d.ctx, id, d.server, holds)
	d.mu.Lock()
	defer d.mu.Unlock()
	if c.Held {
		d.held[id] = true
	} else if err == nil {
		delete(d.held, id)
	}
	return c, err
}

// end ends a job, unless it has been queued again since it was claimed: then this server still holds it.
func (d *dispatcher) end(id store.JobID, c store.Claim) (bool, error) {
	done, err := d.house.conf.Store.EndJob(d.ctx, id, d.server, c)
	if done {
		d.forget(id)
	}
	return done, err
}

// release leaves jobs to whoever takes them up next.
func (d *dispatcher) release(ids ...store.JobID) error {
	d.forget(ids...)
	return d.house.conf.Store.RenewJobs(d.ctx, d.server, ids, 0)
}

func (d *dispatcher) forget(ids ...store.JobID) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, id := range ids {
		delete(d.held, id)
	}
}

// holding returns the jobs that this server works at.
func (d *dispatcher) holding() []store.JobID {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Collect(maps.Keys(d.held))
}

func (d *dispatcher) renew() error {
	held := d.holding()
	if len(held) == 0 {
		return nil
	}
	return d.house.conf.Store.RenewJobs(d.ctx, d.server, held, holds)
}
