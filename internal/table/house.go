package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync/atomic"
	"time"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/collusion"
	"ennead/internal/guide"
	"ennead/internal/learnt"
	"ennead/internal/store"
	"ennead/internal/trace"
)

// Config configures a house.
type Config struct {
	Store store.Store
	Bus   bus.Bus
	// Games are those of the house, in the order in which they are offered. A game may be there under several versions
	// of its rules: a table keeps its own to its end.
	Games []game.Game
	// Build is the version of the program.
	Build string
	// Bots makes a bot of that level; it returns an error if there is none. Nil if there are no bots.
	Bots func(level string, g game.Game, seed uint64, effort Effort) (Player, error)
	// Levels are the levels that people may seat; nil for all that Bots makes.
	Levels []string
	// Steward is the level of the bot that plays for somebody whose time is up at a table without bots; empty for
	// "scribe".
	Steward string
	// Limit returns how long a bot of that level thinks at most about one choice; 0 if it has no time limit. Nil if
	// none has.
	Limit func(level string) time.Duration
	// Analyst says which bot analyses a game, see package analysis. Nil if there is no analysis.
	Analyst func(g game.Game) analysis.Spec
	// Advisor says which bot gives hints. Nil if there are none.
	Advisor func(g game.Game) analysis.Spec
	// Guides are the guided first games, by game; a game may have none.
	Guides map[string]*guide.Guide
	// Deeds are the kinds of deeds that statistics compare at a game. Nil if nothing is compared.
	Deeds func(g game.Game) []learnt.Kind
	// Handed says which events of a game pass pieces from one seat to another. Nil, or nil for a game, if none does.
	Handed func(g game.Game) collusion.Handed
	// Components replace the games' own, by game, at tables that bring none; nil for the games' own.
	Components map[string][]byte
	// OwnComponents refuses tables and records with components other than those, or the games' own.
	OwnComponents bool

	// RatedComponents are the hashes of further components with which games may be rated, each with its name.
	RatedComponents map[string]string

	// Reserved are names, in all languages, that no person may take or resemble: those of the bots.
	Reserved []string

	// Words may not be written at tables, nor in notes; nil if the host forbids none.
	Words *Wordlist

	// Speech is what people may say to each other; the default is whatever they write.
	Speech Speech

	// Notices are stored of what people are to be told who are not looking; somebody sends them.
	Notices bool

	// Quotas limit how many tables people may have; the default is no limit.
	Quotas Quotas

	Workers  int              // bots that think at the same time; 0 for one
	Pause    time.Duration    // before a bot moves, so that people can follow and undo their last click
	Patience time.Duration    // after which a bot counts as failed; 0 for a minute
	Kept     int              // tables kept in memory at most; 0 for 2048
	Absent   time.Duration    // after which the others may free the seat of a person who does not move; 0 for never
	Forget   time.Duration    // after which an unchanged table is deleted, if no game has begun there; 0 for never
	Log      *slog.Logger     // nil for the default
	Meter    Meter            // nil if nobody measures the house
	Now      func() time.Time // nil for the clock

	// Pack is how long nobody may have touched a finished game before the store packs its moves; 0 for never.
	Pack time.Duration
	// ForgetBegun is how long an unfinished game may go untouched before it is deleted; 0 for ever.
	ForgetBegun time.Duration
	// Roles are what this server does; nil for everything. None is for programs that only tidy up.
	Roles []Role
}

// Effort limits how much a bot is to think.
type Effort struct {
	Part   int           // the divisor of its usual effort; 1 for all of it
	Within time.Duration // its time limit; 0 for its usual one
}

// Player is a bot. It is given only the masked state of its seat.
type Player interface {
	Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error)
}

// House is the running server's set of tables: everything that happens to a table goes through it. This is the only
// meaning of "house" in the code.
type House struct {
	conf     Config
	key      []byte // for hashing persons and the links of seats
	bots     *runner
	briefs   *briefs
	watchers *watchers
	janitor  *janitor
	repairer *repairer
	jobs     *dispatcher
	node     *node

	chronometer *chronometer
	doctor      doctor

	outages outages

	cache *cache
	locks *tableLocks
	desk  *desk

	door       door
	talk       pace
	naming     pace
	analyst    *analyst
	explaining chan struct{} // held while a move is being explained
	askers     atomic.Int32
	hints      *advisor
	retries    retries
	lates      *lates
}

// Open opens the house on its store, and takes up the jobs that nobody works at.
func Open(ctx context.Context, c Config) (*House, error) {
	c = c.filled()
	key, err := c.Store.Setting(ctx, "house key", random(32))
	if err != nil {
		return nil, fmt.Errorf("open the house: %w", err)
	}
	h := &House{conf: c, key: key, cache: newCache(c.Kept, c.Now), locks: newTableLocks(), desk: newDesk(),
		watchers: newWatchers(c.Now), explaining: make(chan struct{}, 1), hints: newAdvisor(),
		lates:   &lates{at: map[ID]*Table{}, shown: map[lateness]shown{}},
		retries: retries{done: map[retried][]analysis.Option{}}}
	h.doctor.house = h
	if h.node, err = newNode(ctx, h); err != nil {
		return nil, fmt.Errorf("open the house: %w", err)
	}
	if !h.passing() {
		if err := h.wake(ctx); err != nil && !errors.Is(err, store.ErrDamaged) && !errors.Is(err, store.ErrFull) {
			return nil, fmt.Errorf("open the house: %w", err)
		}
	}
	h.chronometer = newChronometer(ctx, h)
	h.bots, h.briefs = newRunner(h), newBriefs(h)
	h.jobs = newDispatcher(h) // before the janitor, who holds some
	h.analyst, h.janitor, h.repairer = newAnalyst(h), newJanitor(h), newRepairer(h)
	h.jobs.begin()
	return h, nil
}

// filled returns the configuration with the defaults for what it leaves out.
func (c Config) filled() Config {
	c.Workers = cmp.Or(c.Workers, 1)
	c.Patience = cmp.Or(c.Patience, time.Minute)
	c.Kept = cmp.Or(c.Kept, 2048)
	c.Steward = cmp.Or(c.Steward, "scribe")
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Meter == nil {
		c.Meter = unmeasured{}
	}
	return c
}

// Close stops the janitor, the bots and the analyst and waits for them. The store stays open: it belongs to the
// caller.
func (h *House) Close() {
	h.janitor.close()
	h.repairer.close()
	h.chronometer.close()
	h.analyst.close()
	h.briefs.close()
	h.bots.close()
	h.jobs.close()
	h.doctor.all.Wait()
	h.node.close()
}

// Games returns the games of the house under their newest rules, in order.
func (h *House) Games() (all []game.Game) {
	for _, g := range h.conf.Games {
		if g = h.Newest(g.ID()); !slices.ContainsFunc(all, func(o game.Game) bool { return o.ID() == g.ID() }) {
			all = append(all, g)
		}
	}
	return all
}

// Game returns the game with that id under that version of its rules, or nil.
func (h *House) Game(id string, version int) game.Game {
	for _, g := range h.conf.Games {
		if g.ID() == id && g.Version() == version {
			return g
		}
	}
	return nil
}

// Newest returns the game with that id under its newest rules, or nil. New tables may play under older ones, see
// [House.Offered].
func (h *House) Newest(id string) game.Game {
	if all := h.versions(id); len(all) > 0 {
		return all[len(all)-1]
	}
	return nil
}

// versions returns a game under all versions of its rules, oldest first.
func (h *House) versions(id string) (all []game.Game) {
	for _, g := range h.conf.Games {
		if g.ID() == id {
			all = append(all, g)
		}
	}
	slices.SortFunc(all, func(a, b game.Game) int { return a.Version() - b.Version() })
	return all
}

// reading returns the game that reads and replays a record: under its own rules, or else under the newest.
func (h *House) reading(id string, version int) game.Game {
	if g := h.Game(id, version); g != nil {
		return g
	}
	return h.Newest(id)
}

// clock returns the time. Servers of one house go by the clock of their store, since their own may differ.
func (h *House) clock() time.Time {
	now := h.conf.Now()
	if h.alone() {
		return now
	}
	ahead, _ := h.chronometer.last()
	return now.Add(ahead)
}

// now has the precision of what is stored.
func (h *House) now() time.Time { return time.UnixMilli(h.clock().UnixMilli()) }

// nowAfter returns the time of a change of a table: its time does not run backwards, even if a clock does.
func (h *House) nowAfter(t *Table) time.Time {
	if now := h.now(); now.After(t.Updated) {
		return now
	}
	return t.Updated
}

// Look returns the current table, from memory or from the store.
func (h *House) Look(ctx context.Context, id ID) (t *Table, err error) {
	if !id.wellFormed() {
		return nil, ErrNoTable
	}
	if t, err = h.known(ctx, id); t != nil || err != nil {
		return t, err
	}
	leave, err := h.locks.pass(ctx, id)
	if err != nil {
		return nil, err
	}
	defer leave()
	if t, err = h.known(ctx, id); t != nil || err != nil { // loaded by now
		return t, err
	}
	if t, err = h.load(ctx, id); err != nil {
		return nil, missing(err)
	}
	h.cache.put(t)
	if t.wantsBots() && (h.alone() || h.now().Sub(t.Updated) > standstill) {
		h.bots.wake(ctx, id)
	}
	return t, nil
}

// standstill is how long a table may wait for bots until somebody who looks at it wakes them although nobody has queued
// it: it may have left a guide that has changed with the program.
const standstill = time.Minute

// alone reports whether no other server can change a table.
func (h *House) alone() bool { return h.conf.Bus == nil || h.conf.Bus.Watched() == nil }

// load returns the table as it is stored. If the table exists but cannot be read, the result is frozen.
func (h *House) load(ctx context.Context, id ID) (*Table, error) {
	began := h.conf.Now()
	within, end := trace.Begin(ctx, "load a table")
	s, err := h.conf.Store.Load(within, string(id))
	end(err)
	if err == nil {
		h.conf.Meter.Loaded(h.since(began))
		if err := h.elsewhere(ctx, s.Game, rulesOf(s.Header)); err != nil {
			return nil, err
		}
		return h.restore(ctx, s), nil
	}
	version, gone := h.conf.Store.Version(ctx, string(id))
	if gone != nil || !errors.Is(err, store.ErrDamaged) && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	h.conf.Log.ErrorContext(ctx, "cannot read table", "table", id, "error", err)
	return unread(id, version), nil
}

// known returns the current table if it is in memory. Once another server knows the rules of a table that are unknown
// here, the table is no longer ours to show.
func (h *House) known(ctx context.Context, id ID) (*Table, error) {
	version, err := h.conf.Store.Version(ctx, string(id))
	if err != nil {
		return nil, missing(err)
	}
	t := h.cache.get(id, version)
	if t != nil && !t.current(h.outages.list()) {
		h.cache.forget(id) // it is read again
		return nil, nil
	}
	if t != nil && t.orphaned() {
		err = h.elsewhere(ctx, t.Game, t.Rules)
	}
	if err != nil {
		return nil, err
	}
	return t, nil
}

func missing(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return ErrNoTable
	}
	return err
}
