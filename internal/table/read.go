package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"ennead/game"
)

// read reads and verifies the text of a record, as long as ctx lasts, and returns the version of the rules it was
// played under. Rules that nobody has any more are accepted only if the game is over and replays under the newest ones.
func (h *House) read(ctx context.Context, record io.Reader) (m *game.Match, rules int, err error) {
	leave, err := h.desk.enter(ctx)
	if err != nil {
		return nil, 0, err
	}
	defer leave()
	text := &io.LimitedReader{R: record, N: game.MaxRecord + 1}
	r, err := game.ReadRecordUnder(text, h.reading)
	switch {
	case text.N <= 0:
		return nil, 0, ErrTooLarge
	case err != nil:
		return nil, 0, fmt.Errorf("%w: %w", ErrBadRecord, err)
	case !h.takes(h.reading(r.Game, r.Version), r.Setup.Components):
		return nil, 0, ErrForeign
	}
	if err := h.elsewhere(ctx, r.Game, r.Version); err != nil {
		return nil, 0, err
	}
	g := h.reading(r.Game, r.Version)
	if r.Older(g) {
		if m, err := h.replayed(ctx, g, r.Today(g)); err == nil && m.Over() {
			return m, r.Version, nil
		}
	}
	m, err = h.replayed(ctx, g, r) // which names the version, if that is the problem
	return m, r.Version, err
}

// replayed replays a record, and verifies it if it contains its secret.
func (h *House) replayed(ctx context.Context, g game.Game, r *game.Record) (m *game.Match, err error) {
	check := game.ReplayContext
	if r.Secret != "" {
		check = game.VerifyContext
	}
	err = guarded(func() (err error) {
		m, err = check(ctx, g, r)
		if errors.Is(err, game.ErrUnfinished) {
			err = nil // practice continues from here
		}
		return err
	})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return nil, fmt.Errorf("%w: %w", ErrBadRecord, err)
	}
	return m, nil
}

// takes reports whether tables may play with these components: none, the house's and the game's own are always
// allowed.
func (h *House) takes(g game.Game, components []byte) bool {
	if components == nil || !h.conf.OwnComponents || bytes.Equal(components, h.conf.Components[g.ID()]) {
		return true
	}
	return bytes.Equal(components, g.Components())
}
