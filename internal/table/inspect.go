package table

import (
	"context"
	"encoding/hex"
	"errors"
	"log/slog"

	"ennead/game"
	"ennead/internal/store"
)

// Finding is what an inspection says of one stored table.
type Finding struct {
	ID       ID
	Game     string
	Status   Status // as it is stored
	Moves    int
	Older    bool   // played under older rules
	Verified bool   // it is known from which secret its chance comes, and every draw was drawn again
	Reason   Reason // why it cannot be used as it should be; empty if it can
	Err      error  // and what is wrong with it
}

// Inspect loads a stored table, replays it and draws its chance again, as far as it has got. Nothing is changed, and nobody moves.
// Of the configuration, the store, games and guides count. A finding about a table that the store cannot read is no error.
func Inspect(ctx context.Context, c Config, id ID) (Finding, error) {
	c.Log = slog.New(slog.DiscardHandler)
	f := Finding{ID: id}
	s, err := c.Store.Load(ctx, string(id))
	if err != nil {
		f.Reason, f.Err = ReasonUnread, err
		return f, ctx.Err()
	}
	f.Game, f.Status, f.Moves = s.Game, Status(s.Status), len(s.Moves)
	if t := f.restore(c, s); f.Err == nil {
		f.Older = t.Older()
		if f.Verified, f.Err = t.verify(); f.Err != nil {
			f.Reason = ReasonSecret
		}
	}
	return f, nil
}

// restore replays the table, and notes what is wrong if it cannot be.
func (f *Finding) restore(c Config, s *store.Table) (t *Table) {
	t, f.Err = (&House{conf: c}).restored(s)
	if f.Err != nil {
		f.Reason = t.Reason
	}
	return t
}

// verify draws the chance of the game again from its secret, if that is known. Of a game that was imported it may not be.
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
