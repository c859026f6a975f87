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
	"ennead/internal/guide"
	"ennead/internal/store"
)

// Config is what a house is made of.
type Config struct {
	Store store.Store
	Bus   *bus.Bus
	Games []game.Game
	// Bots makes a bot of that level; the error says that there is none. Nil where there are no bots.
	Bots func(level string, g game.Game, seed uint64, effort Effort) (Player, error)
	// Levels are those that people may seat; nil for all that Bots makes.
	Levels []string
	// Limit is how long a bot of that level thinks at most about one choice; 0 where it does not look at the clock. Nil
	// where none does.
	Limit func(level string) time.Duration
	// Analyst says who judges games of that kind, see package analysis. Nil where nobody does.
	Analyst func(g game.Game) analysis.Spec
	// Guides teach games, by game; a game may have none.
	Guides map[string]*guide.Guide
	// Components are what tables are opened with that bring none of their own, by game; nil for the games' own.
	Components map[string][]byte
	// OwnComponents has tables and records refused that bring others than those, or the games' own.
	OwnComponents bool

	// Reserved are names that no person may take, nor one that looks like them, in all languages: those of the bots.
	Reserved []string

	// Quotas are how many tables people may have; none by default.
	Quotas Quotas

	Workers  int              // bots that think at the same time; 0 for one
	Pause    time.Duration    // before a bot moves, so that people can follow, and undo their last click
	Patience time.Duration    // after which a bot has failed; 0 for a minute
	Kept     int              // tables kept in memory at most; 0 for 2048
	Absent   time.Duration    // after which the others may free the seat of somebody who does not move; 0 for never
	Forget   time.Duration    // after which a table that has not changed is deleted, if no game has begun there; 0 for never
	Log      *slog.Logger     // nil for the default
	Now      func() time.Time // nil for the clock

	// ForgetBegun is after how long a game that was begun and not finished is deleted, if nobody touches it; 0 for never.
	ForgetBegun time.Duration
	// Still has nobody move: no bot wakes. For whoever only tidies.
	Still bool
}

// Effort is how much a bot is to think.
type Effort struct {
	Part   int           // one of so many parts of what it usually thinks; 1 for all of it
	Within time.Duration // it has no more time than that; 0 for as much as it usually takes
}

// Player is a bot. It is given the masked state of its seat and nothing else.
type Player interface {
	Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error)
}

// House keeps all tables.
type House struct {
	conf     Config
	key      []byte // under which links of seats and persons are hashed
	bots     *runner
	watchers *watchers
	keeper   *keeper
	doctor   doctor

	cache     *cache
	turnstile *turnstile
	desk      *desk

	door       door
	talk       pace
	naming     pace
	analyst    *analyst
	explaining chan struct{} // held while a move is being explained
	askers     atomic.Int32
}

// Open opens the house on its store and wakes the bots that owe a choice.
func Open(ctx context.Context, c Config) (*House, error) {
	c.Workers = cmp.Or(c.Workers, 1)
	c.Patience = cmp.Or(c.Patience, time.Minute)
	c.Kept = cmp.Or(c.Kept, 2048)
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	key, err := c.Store.Setting(ctx, "house key", random(32))
	if err != nil {
		return nil, fmt.Errorf("open the house: %w", err)
	}
	h := &House{conf: c, key: key, cache: newCache(c.Kept, c.Now), turnstile: newTurnstile(), desk: newDesk(), watchers: newWatchers(c.Now), explaining: make(chan struct{}, 1)}
	h.doctor.house = h
	owing, err := c.Store.Awaiting(ctx, string(Playing), string(Bot))
	if errors.Is(err, store.ErrDamaged) { // then the first who looks at a table wakes its bots
		c.Log.Error("the database is damaged: see ennead check", "error", err)
	} else if err != nil {
		return nil, fmt.Errorf("open the house: %w", err)
	}
	h.bots = newRunner(h)
	h.analyst, h.keeper = newAnalyst(h), newKeeper(h)
	for _, id := range owing {
		h.bots.wake(ID(id))
	}
	return h, nil
}

// Close stops the keeper, the bots and the analyst and waits for them. The store stays open: it belongs to the caller.
func (h *House) Close() {
	h.keeper.close()
	h.analyst.close()
	h.bots.close()
	h.doctor.all.Wait()
}

// Games are the games of the house, in order.
func (h *House) Games() []game.Game { return slices.Clone(h.conf.Games) }

// Game is the game of that name, or nil.
func (h *House) Game(id string) game.Game {
	for _, g := range h.conf.Games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// now is as exact as what is stored.
func (h *House) now() time.Time { return time.UnixMilli(h.conf.Now().UnixMilli()) }

// Look gives the table as it stands. One that was not in memory may have bots that nobody has woken: the store does not
// know who has left his guide, or has something to say beside the turn.
func (h *House) Look(ctx context.Context, id ID) (*Table, error) {
	t, loaded, err := h.bring(ctx, id)
	if loaded && (t.botOwing() != game.Spectator || t.botsMayDeal()) {
		h.bots.wake(id)
	}
	return t, err
}

// bring gives the table as it stands, from memory or else from the store.
func (h *House) bring(ctx context.Context, id ID) (t *Table, loaded bool, err error) {
	if !id.wellFormed() {
		return nil, false, ErrNoTable
	}
	if t, err = h.known(ctx, id); t != nil || err != nil {
		return t, false, err
	}
	leave, err := h.turnstile.pass(ctx, id)
	if err != nil {
		return nil, false, err
	}
	defer leave()
	if t, err = h.known(ctx, id); t != nil || err != nil { // by now
		return t, false, err
	}
	if t, err = h.load(ctx, id); err != nil {
		return nil, false, missing(err)
	}
	h.cache.put(t)
	return t, true, nil
}

// load gives the table as it is stored. One that is there and cannot be read is frozen.
func (h *House) load(ctx context.Context, id ID) (*Table, error) {
	s, err := h.conf.Store.Load(ctx, string(id))
	if err == nil {
		return h.restore(s), nil
	}
	version, gone := h.conf.Store.Version(ctx, string(id))
	if gone != nil || !errors.Is(err, store.ErrDamaged) && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	h.conf.Log.Error("table cannot be read", "table", id, "error", err)
	return unread(id, version), nil
}

// known is the table as it stands, if that is in memory.
func (h *House) known(ctx context.Context, id ID) (*Table, error) {
	version, err := h.conf.Store.Version(ctx, string(id))
	if err != nil {
		return nil, missing(err)
	}
	return h.cache.get(id, version), nil
}

func missing(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return ErrNoTable
	}
	return err
}
