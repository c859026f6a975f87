package table

import (
	"context"
	"errors"
	"time"

	"ennead/internal/bus"
	"ennead/internal/store"
)

// What only the operator may do. No page leads here.

// Listing is a table in the list of all.
type Listing struct {
	Summary
	Reason Reason
	Moves  int
	Size   int64 // bytes of its record
}

// All lists every table as it is stored, most recently changed first. If part of the store is damaged, it returns an
// error together with the tables that can be read.
func (h *House) All(ctx context.Context) ([]Listing, error) {
	entries, err := h.conf.Store.All(ctx)
	list := make([]Listing, len(entries))
	for i, e := range entries {
		list[i] = Listing{summary(e.Row), Reason(e.Reason), e.Moves, e.Size}
	}
	return list, err
}

// CloseTable ends a table at which a game has not begun or is in progress. [House.Thaw] reopens it.
func (h *House) CloseTable(ctx context.Context, id ID) error {
	return h.closeTable(ctx, id, ReasonHost)
}

// Shut is like [House.CloseTable], for moderators: the table says why.
func (h *House) Shut(ctx context.Context, id ID, why string) error {
	return h.closeTable(ctx, id, ReasonShut+Reason(why))
}

func (h *House) closeTable(ctx context.Context, id ID, why Reason) error {
	for {
		t, err := h.Look(ctx, id)
		switch {
		case err != nil:
			return err
		case t.Status == Frozen:
			return ErrFrozen
		case t.Status == Over:
			return ErrOver
		}
		if err := h.freeze(ctx, t, why); err != nil {
			return err
		}
		after, err := h.Look(ctx, id)
		if err != nil || after.Status == Frozen {
			return err
		}
	}
}

// Delete deletes a table, its game and its chat for good.
func (h *House) Delete(ctx context.Context, id ID) error {
	for {
		version, err := h.conf.Store.Version(ctx, string(id))
		if err != nil {
			return missing(err)
		}
		err = h.drop(ctx, id, version)
		if !errors.Is(err, store.ErrStale) {
			return missing(err)
		}
	}
}

// drop deletes a table if it still has that version.
func (h *House) drop(ctx context.Context, id ID, version int64) error {
	leave, err := h.locks.pass(ctx, id)
	if err != nil {
		return err
	}
	defer leave()
	if err := h.conf.Store.Delete(ctx, string(id), version); err != nil {
		return err
	}
	h.cache.forget(id)
	// Tells everybody looking at it that it is gone.
	h.conf.Bus.Publish(bus.Notice{Table: string(id), Version: version + 1})
	return nil
}

// forgetBegun deletes unfinished games that nobody has touched since then.
func (h *House) forgetBegun(ctx context.Context, since time.Time) error {
	for _, status := range []Status{Playing, Frozen} {
		rows, err := h.conf.Store.Untouched(ctx, string(status), since.UnixMilli())
		if err != nil {
			return err
		}
		for _, r := range rows {
			err := h.drop(ctx, ID(r.ID), r.Version)
			if errors.Is(err, store.ErrStale) || errors.Is(err, store.ErrNotFound) {
				continue // somebody came back at the last moment
			}
			if err != nil {
				return err
			}
			h.conf.Log.Info("deleted an abandoned game", "table", r.ID, "game", r.Game, "status", r.Status,
				"last change", time.UnixMilli(r.Updated).UTC().Format(time.RFC3339))
		}
	}
	return nil
}

// unread returns a table that the store has but cannot read.
func unread(id ID, version int64) *Table {
	return &Table{ID: id, Version: version, Status: Frozen, Reason: ReasonUnread, secret: new([32]byte)}
}

// readable returns nil for an error that leaves a list with what could be read.
func (h *House) readable(err error) error {
	if errors.Is(err, store.ErrDamaged) {
		h.conf.Log.Error("cannot list all tables", "error", err)
		return nil
	}
	return err
}
