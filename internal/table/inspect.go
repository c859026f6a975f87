package table

import (
	"context"
	"encoding/hex"
	"errors"
	"log/slog"

	"ennead/game"
	"ennead/internal/store"
)

// Finding is the result of inspecting one stored table.
type Finding struct {
	ID       ID
	Game     string
	Status   Status // as it is stored
	Moves    int
	Rules    int    // the version of the rules it is played under
	Older    bool   // played under older rules
	Verified bool   // the secret is known, and drawing again from it gave the same outcomes
	Reason   Reason // why it cannot be used normally; empty if it can
	Err      error  // and what is wrong with it
}

// Inspect loads a stored table, replays it and draws its chance again up to the current turn. It changes nothing and
// makes no moves. It uses only the store, games and guides of the configuration. A table that the store cannot read
// is a finding, not an error.
func Inspect(ctx context.Context, c Config, id ID) (Finding, error) {
	c.Log = slog.New(slog.DiscardHandler)
	f := Finding{ID: id}
	s, err := c.Store.Load(ctx, string(id))
	if err != nil {
		f.Reason, f.Err = ReasonUnread, err
		return f, ctx.Err()
	}
	f.Game, f.Status, f.Moves = s.Game, Status(s.Status), len(s.Moves)
	t := f.restore(ctx, c, s)
	if f.Rules = t.Rules; f.Err == nil {
		f.Older = t.Older()
		if f.Verified, f.Err = t.verify(); f.Err != nil {
			f.Reason = ReasonSecret
		}
	}
	return f, nil
}

// restore replays the table, and records what is wrong if that fails.
func (f *Finding) restore(ctx context.Context, c Config, s *store.Table) (t *Table) {
	t, f.Err = (&House{conf: c.filled()}).restored(ctx, s)
	if f.Err != nil {
		f.Reason = t.Reason
	}
	return t
}

// verify draws the chance of the game again from its secret, if that is known; for an imported game it may not be.
func (t *Table) verify() (verified bool, err error) {
	r := *t.Match.Record
	if r.Secret == "" && *t.secret != [32]byte{} {
		r.Secret = hex.EncodeToString(t.secret[:])
	}
	if r.Secret == "" {
		return false, nil
	}
	err = guarded(func() error {
		_, err := game.Verify(t.Match.Game, &r)
		return err
	})
	if errors.Is(err, game.ErrUnfinished) {
		err = nil
	}
	return err == nil, err
}
