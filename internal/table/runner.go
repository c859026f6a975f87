package table

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/trace"
)

// runner makes the bots' moves and negotiates for them. A table where a bot is to move, or may have something to say,
// has one goroutine on one server, which holds its job and ends when that is done. At most Workers bots think at the
// same time; the others wait. If only bots play, the goroutine also ends when nobody is looking.
type runner struct {
	house  *House
	ctx    context.Context
	cancel context.CancelFunc
	queue  *queue
	recall recall
	all    sync.WaitGroup

	mu    sync.Mutex
	awake map[ID]bool     // tables that have a goroutine; true if it is to look again
	why   map[ID]trace.ID // what woke each of them last
	ended bool
}

func newRunner(h *House) *runner {
	ctx, cancel := context.WithCancel(context.Background())
	return &runner{house: h, ctx: ctx, cancel: cancel, queue: newQueue(h.conf.Workers, h.watchers.look, h.clock),
		recall: recall{room: max(h.conf.Workers, 1)}, awake: map[ID]bool{}, why: map[ID]trace.ID{}}
}

// close stops the bots and waits for them.
func (r *runner) close() {
	r.mu.Lock()
	r.ended = true
	r.mu.Unlock()
	r.cancel()
	r.all.Wait()
}

// wake has a goroutine check whether a bot of the table is to move. What it does then belongs to the trace of the
// context, or to one of its own.
func (r *runner) wake(ctx context.Context, id ID) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.works() {
		return
	}
	if because := trace.Of(ctx); because != "" {
		r.why[id] = because
	} else if r.why[id] == "" {
		r.why[id] = trace.New()
	}
	if _, awake := r.awake[id]; awake {
		r.awake[id] = true
		return
	}
	r.begin(id)
}

// takeUp is wake for a job that was found: whoever already attends to the table knows of it.
func (r *runner) takeUp(id ID) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, awake := r.awake[id]; !awake && r.works() {
		r.why[id] = trace.New()
		r.begin(id)
	}
}

// works reports whether tables may have goroutines. The caller holds the lock.
func (r *runner) works() bool { return !r.ended && r.house.does(RoleBots) }

// begin gives a table a goroutine. The caller holds the lock.
func (r *runner) begin(id ID) {
	r.awake[id] = false
	r.all.Go(func() { r.attend(id) })
}

// attend makes moves for the bots of a table as long as they have any to make.
func (r *runner) attend(id ID) {
	const first, longest = time.Second, time.Minute
	wait := first
	for {
		more, err := r.work(id)
		if err != nil && r.ctx.Err() == nil {
			r.house.conf.Log.ErrorContext(r.within(id), "bot cannot move yet", "table", id, "retry_in", wait,
				"error", err)
			r.sleep(wait)
			wait = min(2*wait, longest)
		} else {
			wait = first
		}
		if !r.again(id, more || err != nil) {
			return
		}
	}
}

// again reports whether to continue; if not, the table no longer has a goroutine.
func (r *runner) again(id ID, more bool) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ctx.Err() != nil || !(more || r.awake[id]) {
		delete(r.awake, id)
		delete(r.why, id)
		return false
	}
	r.awake[id] = false
	return true
}

// called reports whether somebody has woken the table since its goroutine last looked.
func (r *runner) called(id ID) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.awake[id]
}

// work does the bots' job at a table, unless another server does, and ends it if nothing is left to do.
func (r *runner) work(id ID) (more bool, err error) {
	job := jobOf(botJob, id)
	claim, err := r.house.jobs.claim(job)
	if err != nil {
		return false, err
	}
	if !claim.Held {
		return r.waits(id)
	}
	switch err := r.move(id); {
	case errors.Is(err, ErrElsewhere): // it is not ours to play
		r.house.jobs.leave(id)
		return false, r.house.jobs.release(job)
	case err != nil && !errors.Is(err, ErrNoTable):
		return false, err
	}
	if r.called(id) {
		return true, nil
	}
	done, err := r.house.jobs.end(job, claim)
	return !done, err
}

// waits reports whether the table may need this server although another attends to it: if only bots play, that one ends
// when nobody is looking there.
func (r *runner) waits(id ID) (bool, error) {
	t, err := r.look(id)
	if errors.Is(err, ErrElsewhere) { // nor is it ours to play
		return false, nil
	}
	if err != nil || !t.crowd() || !t.wantsBots() || !r.house.watchers.look(id) {
		return false, err
	}
	r.sleep(time.Second)
	return true, nil
}

// within returns the context of what is done for a table.
func (r *runner) within(id ID) context.Context {
	r.mu.Lock()
	defer r.mu.Unlock()
	return trace.With(r.ctx, r.why[id])
}

// until sleeps until that moment.
func (r *runner) until(moment time.Time) { r.sleep(moment.Sub(r.house.clock())) }

func (r *runner) sleep(d time.Duration) {
	if d <= 0 {
		return
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-r.ctx.Done():
	}
}

// move makes one move of one bot, if one is due, after the bots have finished negotiating. When it appears depends
// only on public facts, see tempo.go. A faulty bot freezes its table; an error is the store's, and may be temporary.
func (r *runner) move(id ID) error {
	h, ctx := r.house, r.within(id)
	t, err := r.look(id)
	if err != nil || t.crowd() && !h.watchers.look(id) {
		return err
	}
	if dealt, err := r.negotiate(t); dealt || err != nil {
		return err // the table is awake again
	}
	seat := t.botOwing()
	if seat == game.Spectator {
		return nil
	}
	p := h.tempoOf(t, seat)
	if t, err = r.still(t, seat, p.begins()); t == nil {
		return err
	}
	turn, err := r.queue.enter(r.ctx, t, p.takes)
	if err != nil {
		return err
	}
	asked := h.conf.Now()
	_, end := trace.Begin(ctx, "think")
	move, failed := r.think(t, seat, Effort{turn.part, p.within(turn.part)})
	end(failed)
	h.conf.Meter.Thought(h.level(t, seat), h.since(asked))
	r.queue.leave(turn)
	if now, err := r.still(t, seat, p.shows(turn, h.clock())); now == nil {
		return err
	}
	if err = failed; err == nil {
		_, err = h.choose(ctx, id, Bot, seat, t.Version, []game.Move{move}, turn.part > 1)
	}
	var refusal *game.Refusal
	switch {
	case r.ctx.Err() != nil, errors.Is(err, ErrFrozen):
		return r.ctx.Err()
	case errors.Is(err, ErrStale): // the table has changed in the meantime: look again
		r.wake(ctx, id)
		return nil
	case errors.Is(err, errBot), errors.Is(err, ErrMove), errors.Is(err, ErrNotYours), errors.As(err, &refusal):
		h.conf.Log.ErrorContext(ctx, "bot failed", "table", id, "seat", seat, "level", h.level(t, seat),
			"error", err, "stack", stackOf(err))
		return h.freeze(ctx, t, ReasonBot)
	}
	return err
}

// look returns the current table.
func (r *runner) look(id ID) (*Table, error) { return r.house.Look(r.within(id), id) }

// still waits until that moment and returns the table as it is then; or nil, with the table awake again, if the
// question to the bot's seat has changed in the meantime. It does not wait for negotiation.
func (r *runner) still(t *Table, seat game.Seat, moment time.Time) (*Table, error) {
	r.until(moment)
	if r.ctx.Err() != nil {
		return nil, r.ctx.Err()
	}
	now, err := r.look(t.ID)
	if err != nil {
		return nil, err
	}
	if now.botOwing() != seat || !onlyNegotiated(t, now) {
		r.wake(r.ctx, t.ID)
		return nil, nil
	}
	return now, nil
}

// quiet waits until nobody has changed the table for as long as people need to follow the last change.
func (r *runner) quiet(t *Table) (*Table, error) {
	for {
		r.until(t.Updated.Add(r.house.conf.Pause))
		after, err := r.look(t.ID)
		if err != nil || after.Version == t.Version {
			return after, err
		}
		t = after
	}
}

// botWindow returns the reaction window in which a bot is asked, unless a person has just done something that they
// may want to take back: then the bot waits, since its answer would end that.
func (t *Table) botWindow() (w game.Window, open bool) {
	seat := t.botOwing()
	if seat == game.Spectator {
		return w, false
	}
	w, open = game.WindowOf(t.Match.State, seat)
	for i := len(t.Match.Record.Turns) - 1; open && i >= 0; i-- {
		last := t.Match.Record.Turns[i]
		if outOfTurn, _ := t.Match.IsOutOfTurn(i); !last.Waived && !outOfTurn {
			acted := int(last.Seat) < len(t.Seats) && t.Seats[last.Seat].Kind == Person && last.Move != w.Pass
			return w, !acted
		}
	}
	return w, open
}

// errBot says that a bot failed.
var errBot = errors.New("bot failed")

// think asks a bot, which sees what its seat may see, for a move.
func (r *runner) think(t *Table, seat game.Seat, effort Effort) (move game.Move, err error) {
	ctx, cancel := context.WithTimeout(r.ctx, r.house.conf.Patience)
	defer cancel()
	err = guarded(func() (err error) {
		a := asked{t.ID, seat, r.house.level(t, seat), effort}
		p := r.recall.take(a)
		if p == nil {
			p, err = r.house.player(a.level, t.Match.Game, effort)
		}
		if err != nil {
			return err
		}
		move, err = p.Choose(ctx, t.Match.View(seat), seat)
		if err == nil && r.house.conf.Pause > 0 {
			err = t.pretend(ctx, p, seat)
		}
		if err == nil {
			r.recall.put(a, p, r.house.now())
		}
		return err
	})
	if err != nil {
		err = fmt.Errorf("%w: %w", errBot, err)
	}
	return move, err
}

// player makes a bot of that level.
func (h *House) player(level string, g game.Game, effort Effort) (Player, error) {
	if h.conf.Bots == nil || len(level) > maxLevel {
		return nil, ErrLevel
	}
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	p, err := h.conf.Bots(level, g, binary.LittleEndian.Uint64(seed[:]), effort)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrLevel, err)
	}
	return p, nil
}

const maxLevel = 64
